"""The laws that every game keeps, as plain functions that raise AssertionError.

A law of play takes (game, seats, options, seed) and plays a random game; a law of a title takes the game.
Whoever writes a game runs them from any test runner, or all at once: `python -m bosquet.testing eternity`.

>>> import bosquet, bosquet.testing
>>> game = bosquet.game("eternity")
>>> for law in bosquet.testing.LAWS:
...     law(game, 4, {"target": 5}, 7)
"""

from collections.abc import Callable

from ..core.game import Game
from .advice import advice_to_bots_is_sound
from .conservation import things_are_conserved
from .copies import (
    clones_go_their_own_way,
    dumps_play_on,
    pickles_play_on,
    records_replay,
    seeds_decide_everything,
)
from .decisions import (
    check_agrees_with_options,
    clocks_belong_to_the_house,
    decisions_list_the_options,
    frames_answer_for_themselves,
    options_are_well_formed,
    play_ends_in_time,
)
from .digest import play_digest
from .hostile import spoilt_dumps_are_refused_or_played, strange_frames_are_refused_or_played
from .play import Options, Seed, option_sets
from .scenes import scenes_keep_secrets, scenes_lead_to_the_view
from .secrecy import (
    events_keep_secrets,
    imagined_worlds_forget_the_truth,
    imagined_worlds_look_the_same,
    imagined_worlds_play_on,
    take_backs_teach_nothing,
    views_tell_only_what_is_known,
)
from .titles import (
    names_and_ids_match,
    options_settle,
    rules_are_told_alike,
    the_catalogue_is_plain,
    what_is_printed_has_words,
    words_are_told_alike,
)
from .uniform import hidden_cards_are_named, imagined_worlds_are_uniform

Law = Callable[[Game, int, Options, Seed], None]
TitleLaw = Callable[[Game], None]

LAWS: tuple[Law, ...] = (
    options_are_well_formed,
    check_agrees_with_options,
    decisions_list_the_options,
    frames_answer_for_themselves,
    play_ends_in_time,
    clocks_belong_to_the_house,
    clones_go_their_own_way,
    dumps_play_on,
    pickles_play_on,
    spoilt_dumps_are_refused_or_played,
    strange_frames_are_refused_or_played,
    records_replay,
    seeds_decide_everything,
    imagined_worlds_look_the_same,
    imagined_worlds_forget_the_truth,
    imagined_worlds_play_on,
    imagined_worlds_are_uniform,
    hidden_cards_are_named,
    views_tell_only_what_is_known,
    events_keep_secrets,
    take_backs_teach_nothing,
    scenes_lead_to_the_view,
    scenes_keep_secrets,
    advice_to_bots_is_sound,
)

TITLE_LAWS: tuple[TitleLaw, ...] = (
    names_and_ids_match,
    the_catalogue_is_plain,
    what_is_printed_has_words,
    options_settle,
    words_are_told_alike,
    rules_are_told_alike,
)

__all__ = [
    "LAWS",
    "TITLE_LAWS",
    "Law",
    "Options",
    "Seed",
    "TitleLaw",
    "option_sets",
    "play_digest",
    "things_are_conserved",
]
