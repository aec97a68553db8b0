"""Equal cards of a city: which one is asked where something on them differs, and only there."""

from tests.clauses import rule
from tests.games.everdell.position import GAME, after, choices, city, pile, position, refusal, stock


@rule("EVD-6.15")
def test_which_storehouse_is_occupied() -> None:
    s = after(position(city=["storehouse[3t] storehouse"], hands=["woodcarver"]), "play woodcarver")
    assert choices(s) == {"copy 0", "copy 1"}
    assert GAME.load(s.dump()).dump() == s.dump()
    assert city(after(s, "copy 1")) == ["storehouse[3t]", "storehouse*", "woodcarver"]
    s = after(position(city=["farm farm"], hands=["wife"]), "play wife")
    assert city(s) == ["farm*", "farm", "wife"]  # nobody asks which of two like Farms


@rule("EVD-10.18")
def test_which_copy_ruins_replace() -> None:
    s = after(position(city=["farm* farm"], hands=["ruins"]), "play ruins", "card farm")
    assert choices(s) == {"copy 0", "copy 1"}
    assert GAME.load(s.dump()).dump() == s.dump()
    assert city(after(s, "copy 0")) == ["farm", "ruins"]


@rule("EVD-10.14")
def test_which_copy_the_university_retires() -> None:
    s = after(position(city=["university farm* farm"]), "visit university 0", "card farm")
    assert GAME.load(s.dump()).dump() == s.dump()
    s = after(s, "copy 1", "gain 1b")
    assert city(s) == ["university@0", "farm*"]
    assert stock(s) == "2t 1r 1b"


@rule("EVD-11.7")
def test_which_copies_the_cure_takes() -> None:
    own = "undertaker barge_toad farm* farm"
    s = after(position(city=[own], stock=["2b"], events=["croak_wart_cure"]), "event croak_wart_cure")
    s = after(s, "card farm")
    assert GAME.load(s.dump()).dump() == s.dump()
    s = after(s, "copy 1", "card farm")
    assert pile(s) == ["farm", "farm"]


@rule("EVD-9.6", "EVD-9.14")
def test_which_storehouse_a_sweep_fills() -> None:
    s = position(city=["storehouse[3t] storehouse"], hands=["chip_sweep"], stock=["3b"])
    s = after(s, "play chip_sweep", "activate storehouse 0")
    assert choices(s) == {"copy 0", "copy 1"}
    assert GAME.load(s.dump()).dump() == s.dump()
    assert city(after(s, "copy 0", "gain 1p"))[0] == "storehouse[3t 1p]"


@rule("EVD-10.22", "EVD-10.23")
def test_the_ranger_moves_a_worker_from_card_to_card() -> None:
    shown = "farm king king palace palace castle castle queen"
    s = position(city=["chapel@0", "inn@0"], hands=["ranger"], stock=["2b"], meadow=shown)
    s = after(s, "play ranger")
    assert choices(s) == {"recall_from chapel 0", "recall_from inn 1"}
    s = after(s, "recall_from inn 1")
    assert "visit inn 1" not in choices(s)
    assert refusal(s, "visit inn 1") == ("refuse.same_place", "EVD-10.22")
    s = position(city=["", "inn@0 inn"], hands=["ranger"], stock=["2b"], meadow=shown)
    s = after(s, "play ranger", "recall_from inn 1")
    assert "visit inn 1" in choices(s)  # the other Inn is another place
