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


class Seat(TypedDict):
    seat: int


class Began(Seat):
    faces: list[Spirit]


class Drew(Seat):
    count: int
    cards: NotRequired[list[str]]  # for the one who drew


class Took(Seat):
    card: str
    place: int


class Refilled(TypedDict):
    card: str
    place: int


class Count(TypedDict):
    count: int


class Secret(Seat):
    card: NotRequired[str]  # for the one who chose


class Named(Seat):
    cards: list[str]


class Invoked(Seat):
    spirit: Spirit


class Gave(Seat):
    other: int


class DrewThree(Seat):
    cards: NotRequired[list[str]]


class Placed(Seat):
    """A piece on the tree, and what its player has left."""

    piece: Piece
    at: int
    own: bool  # from the reserve
    twig: int  # the twig that bears it, or that grew
    left: int


class Played(Seat):
    count: int


class Trunk(Seat):
    tile: int
    left: int


class Over(Seat):
    seats: list[int]
    count: int


class Events(TypedDict):
    """What every kind of event tells."""

    began: Began
    drew: Drew
    took: Took
    refilled: Refilled
    shuffled: Count
    discarded: Secret
    named_twig: Named
    named_leaf: Named
    named_bud: Named
    named_fruit: Named
    named_nothing: Named
    invoked: Invoked
    gave: Gave
    drew_three: DrewThree
    kept: Secret
    placed_twig: Placed
    placed_gift: Placed
    placed_leaf: Placed
    placed_bud: Placed
    placed_fruit: Placed
    placed_flower: Placed
    wild_twig: Placed
    wild_leaf: Placed
    wild_bud: Placed
    played: Played
    trunk: Trunk
    over_empty: Over
    over_closed: Over
    over_quiet: Over
    over_turns: Over
