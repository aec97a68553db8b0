"""What bots are told of L'Arbre: sites that are alike count once, and whole turns are weighed."""

import bosquet
from bosquet import State
from bosquet.testing.play import positions
from tests.games.arbre.position import FREE_ENDS, GAME, Tree, after, position, show

CHANCE = bosquet.rng(3)


def shortlist(state: State) -> set[str]:
    seat = state.actor()
    return {GAME.table.name(action) for action in GAME.advice.shortlist(state, seat, state.options(seat))}


def turns(state: State, most: int = 99) -> list[list[str]]:
    found = GAME.advice.turns(state, state.actor(), CHANCE, most)
    return [[GAME.table.name(action) for action in turn] for turn in found]


def habit(state: State) -> str:
    seat = state.actor()
    return GAME.table.name(
        GAME.advice.policy(state, seat, GAME.advice.shortlist(state, seat, state.options(seat)), CHANCE)
    )


def test_one_site_of_each_kind() -> None:
    """Common ends, an end of each colour, and ends beside a twig: that is all there is to choose."""
    tree = Tree().twig(1, 0).twig(1, 0).twig(2, 1).twig(4, 1)
    named = after(position("joker", tree=tree), *show("joker"))
    assert shortlist(after(named, "grow twig")) == {"at 2", "at 5", "at 12", "at 14"}
    assert shortlist(after(named, "grow leaf")) == {"at 5", "at 12", "at 14"}


def test_a_spirit_stays_on_the_list() -> None:
    named = after(position("leaf-pegaea"), *show("leaf-pegaea"), "grow leaf")
    assert shortlist(named) == {"at 1", "invoke pegaea"}


def test_cards_of_a_play_come_in_order() -> None:
    picked = after(position("leaf-faun leaf-naiad joker"), *show("leaf-naiad"))
    assert shortlist(picked) == {"show joker", "grow leaf"}


def test_far_pages_are_left_to_people() -> None:
    tree = Tree()
    for twig in range(12, 200):
        tree.twig(11 if twig == 12 else twig - 1)
    named = after(position("joker", tree=tree), *show("joker"), "grow leaf")
    assert shortlist(named) == {"at 1"}
    assert shortlist(after(named, "further")) == {"at 39"}
    assert habit(after(named, "further")) == "at 39"


def test_planned_turns_are_legal_to_their_end() -> None:
    for seats in (2, 3, 4):
        for state in positions(GAME, seats, {"pairs_alone": seats != 3}, seed=seats, every=3):
            for turn in turns(state) if state.actors() else []:
                after(state, *turn)


def test_a_turn_is_planned_to_the_name_of_what_grows() -> None:
    start = position(
        "leaf-naiad leaf-pegaea joker twig-naiad bud-naiad", "leaf-faun joker twig-faun bud-dryad"
    )
    found = turns(start)
    assert ["show leaf-naiad", "show leaf-pegaea", "grow leaf"] in found
    assert ["trunk"] in found
    assert ["take twig-faun", "take joker"] in found
    assert len(found) == len({tuple(turn) for turn in found})
    picked = after(start, *show("leaf-naiad"))
    assert turns(picked)[0][-1] == "grow leaf"
    assert turns(after(picked, "show leaf-pegaea", "grow leaf")) == []  # sites one by one


def test_a_turn_begins_with_its_first_choice() -> None:
    start = position("joker")
    assert not GAME.advice.midturn(start)
    assert GAME.advice.midturn(after(start, "show joker"))
    assert GAME.advice.midturn(after(start, "take twig-faun"))
    assert not GAME.advice.midturn(after(start, "trunk"))
    assert not GAME.advice.midturn(after(start, "take twig-faun", "take bud-faun"))


def test_the_trunk_waits_for_an_empty_hand() -> None:
    assert habit(position("", QUIET_RIVER)) == "trunk"
    assert habit(position("joker joker joker leaf-faun leaf-naiad leaf-dryad", QUIET_RIVER)) != "trunk"


QUIET_RIVER = "flute fruit-faun fruit-faun fruit-dryad"


def test_a_win_is_taken() -> None:
    tree = Tree().trunk(0)
    for twig in (1, 2, 4, 5, 7):
        tree.twig(twig, 0).twig(twig, 0)
    tree.bear("fruit 0", 8, 10, 11).flower(13, seat=0)
    start = position("leaf-naiad bud-faun", tree=tree, reserves=[{"leaf": 1, "bud": 0}])
    assert habit(start) == "show leaf-naiad"
    assert habit(after(start, "show leaf-naiad")) == "grow leaf"
    won = after(start, "show leaf-naiad", "grow leaf", "at 14")
    assert GAME.advice.evaluate(won, 0) > 30 > GAME.advice.evaluate(start, 0)


def test_a_closing_tree_frightens_who_has_twigs() -> None:
    wide = position("", tree=Tree().bear("leaf", *FREE_ENDS[:3]))
    narrow = position("", tree=Tree().bear("leaf", *FREE_ENDS[:-1]))
    assert GAME.advice.evaluate(narrow, 0) - GAME.advice.evaluate(wide, 0) < -0.5


def test_the_faun_plagues_who_is_nearest_to_the_end() -> None:
    start = position("flute", faces="faun naiad", others=["", "", ""], reserves=[{}, {}, {"leaf": 0}, {}])
    asked = after(start, *show("flute"), "grow nothing", "invoke faun")
    assert habit(asked) == "give 2"


def test_habits_play_whole_games() -> None:
    for seed in range(6):
        state = GAME.new(2 + seed % 3, seed)
        chooser = bosquet.rng(seed)
        while state.actors():
            seat = state.actor()
            state.apply(
                seat,
                GAME.advice.policy(
                    state, seat, GAME.advice.shortlist(state, seat, state.options(seat)), chooser
                ),
            )
        assert state.view(None)["ending"] == "empty"
