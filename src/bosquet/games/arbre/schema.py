"""The shape of what a seat of L'Arbre sees. Not compiled: the web's types are generated from it."""

from typing import Literal, NotRequired, TypedDict

Type = Literal["twig", "leaf", "bud", "fruit"]
Spirit = Literal["faun", "dryad", "naiad", "pegaea"]
Piece = Literal["twig", "gift", "leaf", "bud", "fruit", "flower", "wild"]


class Twig(TypedDict):
    """A twig of the tree; `id` never changes, and a parent is older than what grew from it."""

    id: int
    parent: int | None  # the twig it grew from
    tile: int | None  # instead of a parent: the tile of the trunk, 0 being the lowest
    owner: int | None  # None: common
    twigs: int  # at its end, 0 to 2
    leaf: bool
    bud: bool  # on the leaf; also under a fruit or a flower
    flower: bool
    fruit: int | None  # the seat whose colour it has


class SpiritTile(TypedDict):
    face: Spirit
    back: Spirit
    used: bool  # turned over in this turn


class Undergrowth(TypedDict):
    """Printed pieces left; the undergrowth never runs out all the same (ARB-4.10)."""

    twig: int
    leaf: int
    bud: int


class Reserve(TypedDict):
    twig: int
    gift: int  # common twigs that the Faun gave
    leaf: int
    bud: int
    fruit: int
    flower: int
    sprout: int


class Player(TypedDict):
    seat: int
    cards: int  # in hand
    known: list[str]  # of another's hand: what you saw them take and they must still have
    reserve: Reserve
    start: Reserve  # what it had at the start
    left: int  # pieces in the reserve: 0 wins
    score: int  # 26 less what is left


class GrowthSum(TypedDict):
    """How the number to grow adds up (ARB-4.3)."""

    type: Type
    cards: int  # of the type, played
    jokers: int
    pairs: int
    river: int  # cards of the type in the river
    river_jokers: int
    total: int
    fits: bool  # every card has its use, so the type could be named with these cards


class Growth(TypedDict):
    """The same before the type is named, with what would find a place."""

    type: Type
    cards: int
    jokers: int
    pairs: int
    river: int
    river_jokers: int
    total: int
    fits: bool
    sites: int  # places on the tree now
    own: int  # pieces that would leave the reserve
    wild: int  # pieces that would come from the undergrowth
    grows: bool  # at least one piece of it can be placed


class Play(TypedDict):
    seat: int
    shown: list[str]  # in the order in which they were picked
    type: Literal["twig", "leaf", "bud", "fruit", "nothing"] | None  # None: not named yet, only you see it
    sum: GrowthSum | None  # from naming to the first piece
    owed: int  # pieces in all, the Dryad's included
    placed: int
    piece: Piece | None  # whose site is being chosen


class View(TypedDict):
    """Everything public, and the hand of the seat that looks."""

    game: Literal["arbre"]
    you: int | None
    phase: Literal["turn", "take", "discard", "show", "grow", "spirits", "give", "keep", "over"]
    turn: int | None  # whose turn it is
    turn_number: int  # from 1
    first: int
    trunk: list[bool]  # the five tiles from below: coloured or grey
    tree: list[Twig]  # in the order of growth: the index is the id
    river: list[str | None]  # four places; None: taken and not yet refilled
    source: int  # cards
    discards: int  # cards
    spirits: list[SpiritTile]  # the earth's tile and the water's
    undergrowth: Undergrowth
    hand: list[str]  # without what you have picked
    hand_limit: int
    drawn: list[str]  # the three cards of the Pegaea, while you choose
    play: Play | None  # once cards are shown; your own picks before that
    sums: list[Growth]  # for each type, with what you have picked so far; empty once a type is named
    players: list[Player]
    quiet: int  # turns running in which no piece left a reserve (ARB-9.2)
    quiet_limit: int
    turn_limit: int
    ending: Literal["empty", "closed", "quiet", "turns"] | None
    ranks: list[int] | None  # once the game is over


class Began(TypedDict):
    seat: int
    faces: list[Spirit]


class Drew(TypedDict):
    seat: int
    count: int
    cards: NotRequired[list[str]]  # for who drew them


class Took(TypedDict):
    seat: int
    card: str
    place: int  # of the river


class Refilled(TypedDict):
    card: str
    place: int


class Shuffled(TypedDict):
    count: int


class MaybeCard(TypedDict):
    seat: int
    card: NotRequired[str]  # for whose hand it is


class DrewThree(TypedDict):
    seat: int
    cards: NotRequired[list[str]]


class Named(TypedDict):
    """What a play grows, and the cards, which all are shown now."""

    seat: int
    cards: list[str]


class Invoked(TypedDict):
    seat: int
    spirit: Spirit


class Gave(TypedDict):
    seat: int
    other: int


class Placed(TypedDict):
    seat: int
    piece: Piece
    at: int  # the twig at whose end it grew
    own: bool  # of the reserve; else of the undergrowth
    twig: int  # the new twig, or the one that bears it
    left: int  # in the seat's reserve


class Trunk(TypedDict):
    seat: int
    tile: int
    left: int


class Discarded(TypedDict):
    """The cards of a play go to the discard pile."""

    seat: int
    count: int


class Over(TypedDict):
    seat: int  # who has won; the first of several
    seats: list[int]
    count: int


class Events(TypedDict):
    """What every kind of event tells."""

    began: Began
    drew: Drew
    took: Took
    refilled: Refilled
    shuffled: Shuffled
    discarded: MaybeCard
    named_twig: Named
    named_leaf: Named
    named_bud: Named
    named_fruit: Named
    named_nothing: Named
    invoked: Invoked
    gave: Gave
    drew_three: DrewThree
    kept: MaybeCard
    placed_twig: Placed
    placed_gift: Placed
    placed_leaf: Placed
    placed_bud: Placed
    placed_fruit: Placed
    placed_flower: Placed
    wild_twig: Placed
    wild_leaf: Placed
    wild_bud: Placed
    played: Discarded
    trunk: Trunk
    over_empty: Over
    over_closed: Over
    over_quiet: Over
    over_turns: Over
