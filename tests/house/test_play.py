"""A table from its opening to the rematch."""

from collections.abc import Callable

from tests.house.people import Person, play_together, settle

Visit = Callable[..., Person]


def test_a_person_and_three_bots_play_to_the_end(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open("me", "seedling", "seedling", "seedling")
    line = ann.join(table)
    assert line.table["status"] == "playing"
    assert [seat["name"] for seat in line.table["seats"]] == ["Ann", None, None, None]
    assert line.position["fresh"]
    assert line.position["news"][0]["move"] == 0
    line.play_on()
    assert line.table["status"] == "over"
    assert min(line.position["view"]["ranks"]) == 1
    assert line.position["moves"] == 120
    assert line.table["seed"]
    lobby = ann.http.get("/api/house").json()
    assert [(mine["id"], mine["status"], mine["your_turn"]) for mine in lobby["tables"]] == [
        (table, "over", False)
    ]


def test_a_friend_sits_down_by_the_link(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.open("me", "link", "seedling")
    host = ann.join(table)
    assert host.table["status"] == "waiting"
    assert host.table["commitment"] is None
    assert host.refused("start") == "refuse.seats_open"
    friend = bob.join(table)
    assert friend.table["seats"][1]["free"]
    assert friend.refused("start") == "refuse.not_host"
    assert friend.refused("sit", seat=0) == "refuse.seat_taken"
    friend.sit(1)
    host.until(lambda message: message["type"] == "table" and message["seats"][1]["name"] == "Bob")
    assert host.table["seats"][1] == {
        "seat": 1,
        "kind": "link",
        "name": "Bob",
        "level": None,
        "present": True,
        "yours": False,
        "free": False,
        "absence": None,
        "away_since": None,
        "bot_from": None,
        "bot_now": False,
    }
    watcher = eve.join(table)
    assert watcher.refused("sit", seat=1) == "refuse.seat_taken"
    host.send("start")
    for line in (host, friend, watcher):
        line.until("position")
        assert line.table["status"] == "playing"
        assert line.table["watchers"] == 1
    assert [line.position["face"] for line in (host, friend, watcher)] == [0, 1, None]
    assert len(friend.position["view"]["hand"]) == 10
    assert watcher.position["view"]["hand"] == []
    assert watcher.refused("sit", seat=1) == "refuse.started"
    friend.close()
    host.until(lambda message: message["type"] == "table" and not message["seats"][1]["present"])
    back = bob.join(table)
    assert back.position["face"] == 1
    assert back.position["view"]["hand"] == friend.position["view"]["hand"]


def test_the_host_changes_seats_before_the_start(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("me", "link", "link", start=True)
    host, friend = ann.join(table), bob.join(table)
    friend.sit(2, name="  Bob\u202e  the   Builder ")
    assert friend.table["seats"][2]["name"] == "Bob the Builder"
    assert friend.refused("sit", seat=1) == "refuse.already_seated"
    assert friend.refused("reseat", seat=1, kind="bot") == "refuse.not_host"
    assert host.refused("reseat", seat=7, kind="bot") == "refuse.no_such_seat"
    host.send("reseat", seat=1, kind="bot", level="oak")
    friend.until(lambda message: message["type"] == "table" and message["seats"][1]["level"] == "oak")
    friend.send("stand", seat=2)
    host.until(lambda message: message["type"] == "table" and message["seats"][2]["free"])
    host.send("reseat", seat=2, kind="here", name="Uncle")
    host.until(lambda message: message["type"] == "table" and message["seats"][2]["name"] == "Uncle")
    host.ask("start", "position")
    assert host.refused("reseat", seat=1, kind="link") == "refuse.started"


def test_one_sofa_sees_one_hand_at_a_time(visit: Visit) -> None:
    ann = visit("Ann")
    line = ann.join(ann.open("me", {"kind": "here", "name": "Uncle"}, "seedling"))
    assert line.position["face"] is None
    assert line.position["view"]["hand"] == []
    hands = [line.ask("face", "position", seat=seat)["view"]["hand"] for seat in (0, 1)]
    assert not set(hands[0]) & set(hands[1])
    assert line.position["fresh"]
    assert line.refused("face", seat=2) == "refuse.not_your_seat"
    assert line.ask("face", "position", seat=None)["view"]["hand"] == []


def test_who_leaves_is_played_by_a_bot_and_may_come_back(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("me", "link", start=False)
    host, friend = ann.join(table), bob.join(table)
    friend.sit(1)
    host.ask("start", "position")
    assert host.refused("stand", seat=1) == "refuse.not_your_seat"
    friend.until("position")
    friend.send("stand", seat=1)
    friend.until(lambda message: message["type"] == "position" and message["face"] is None)
    assert friend.position["view"]["hand"] == []
    assert friend.position["fresh"]  # the log anew, as a spectator may read it
    seat = friend.table["seats"][1]
    assert (seat["kind"], seat["name"], seat["yours"], seat["free"]) == ("bot", "Bob", True, False)
    host.until(lambda message: message["type"] == "table" and message["seats"][1]["kind"] == "bot")
    assert visit("Eve").join(table).refused("sit", seat=1) == "refuse.started"  # the seat stays Bob's
    assert host.refused("sit", seat=1) == "refuse.started"
    host.play_on(3)
    friend.send("sit", seat=1)
    friend.until(lambda message: message["type"] == "position" and message["face"] == 1)
    assert friend.table["seats"][1]["kind"] == "link"
    assert friend.position["fresh"]
    settle([host, friend])
    play_together([host, friend], 4)


def test_a_rematch_brings_the_same_people(visit: Visit) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = ann.open("me", "link", target=5)
    host, friend, watcher = ann.join(table), bob.join(table), eve.join(table)
    assert host.refused("rematch") == "refuse.not_over"
    friend.sit(1)
    host.send("start")
    for line in (host, friend, watcher):
        line.until("position")
    play_together([host, friend])
    assert friend.table["status"] == "over"
    assert watcher.refused("rematch") == "refuse.not_your_seat"
    friend.send("rematch")
    ids = {
        line.until(lambda message: bool(message.get("rematch")))["rematch"]
        for line in (host, friend, watcher)
    }
    assert len(ids) == 1
    host.send("rematch")  # harmless: there is one already
    new = ids.pop()
    first, second = ann.join(new), bob.join(new)
    assert [seat["name"] for seat in first.table["seats"]] == ["Ann", "Bob"]
    assert (first.table["host"], second.table["host"]) == (False, True)
    assert first.table["options"]["target"] == 5
    assert second.table["status"] == "playing"  # both have come
    assert second.position["face"] == 1


def test_a_rematch_against_bots_starts_at_once(visit: Visit) -> None:
    ann = visit("Ann")
    line = ann.join(ann.open("me", "seedling", target=5))
    line.play_on()
    line.send("rematch")
    again = ann.join(line.until(lambda message: bool(message.get("rematch")))["rematch"])
    assert again.table["status"] == "playing"
    assert again.table["commitment"] != line.table["commitment"]


def test_several_tabs_of_one_person_agree(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open("me", "seedling", "seedling")
    left, right = ann.join(table), ann.join(table)
    left.play_on(2)
    settle([left, right])
    assert left.position["view"] == right.position["view"]
    right.send("sync")
    right.until(lambda message: bool(message.get("fresh")))
    settle([left, right])
    assert right.log == left.log


def test_the_last_card_is_laid_by_the_house(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.open("me", "link", look_back="yes")
    host, friend = ann.join(table), bob.join(table)
    friend.sit(1)
    host.send("start")
    host.until("position")
    friend.until("position")
    play_together([host, friend], 40)  # past the first round, whose last cards leave no choice
    forced = [line for line in host.log + friend.log if line["forced"]]
    assert forced
    for number, line in enumerate(
        host.log
    ):  # only the seat itself learns that it had no choice, and what it chose
        assert not (line["forced"] and friend.log[number]["forced"])
        assert line["seat"] is None or (line["action"] is None) == (line["seat"] == 1)
