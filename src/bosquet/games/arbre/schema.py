"""The shape of what a seat of L'Arbre sees. Not compiled: the web's types are generated from it."""

from typing import Literal, NotRequired, TypedDict


class TypeName(str):
    pass


class SpiritName(str):
    pass


class CardName(str):
    pass


class PieceName(str):
    pass


class Type(TypedDict):
    """What can grow (ARB-4.2)."""

    pieces: list[PieceName]  # of the reserve


class Spirit(TypedDict):
    clause: str
    back: SpiritName  # of its tile


class Card(TypedDict):
    type: TypeName | None  # None: joker and flute
    spirit: SpiritName | None
    copies: int


class Piece(TypedDict):
    type: TypeName | None  # None: the sprout
    clause: str
    start: int  # of each player


class Catalogue(TypedDict):
    """What is printed."""

    types: dict[TypeName, Type]
    spirits: dict[SpiritName, Spirit]
    cards: dict[CardName, Card]
    pieces: dict[PieceName, Piece]


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
    face: SpiritName
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
    known: list[CardName]  # of another's hand: what you saw them take and they must still have
    reserve: Reserve
    left: int  # pieces in the reserve: 0 wins
    score: int  # 26 less what is left


class GrowthSum(TypedDict):
    """How the number to grow adds up (ARB-4.3)."""

    type: TypeName
    cards: int  # of the type, played
    jokers: int
    pairs: int
    river: int  # cards of the type in the river
    river_jokers: int
    total: int
    fits: bool  # every card has its use, so the type could be named with these cards


class Growth(TypedDict):
    """The same before the type is named, with what would find a place."""

    type: TypeName
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
    shown: list[CardName]  # in the order in which they were picked
    type: Literal["twig", "leaf", "bud", "fruit", "nothing"] | None  # None: not named yet, only you see it
    sum: GrowthSum | None  # from naming to the first piece
    owed: int  # pieces in all, the Dryad's included
    placed: int
    piece: PieceName | None  # whose site is being chosen


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
    river: list[CardName | None]  # four places; None: taken and not yet refilled
    source: int  # cards
    discards: int  # cards
    spirits: list[SpiritTile]  # the earth's tile and the water's
    undergrowth: Undergrowth
    hand: list[CardName]  # without what you have picked
    hand_limit: int
    drawn: list[CardName]  # the three cards of the Pegaea, while you choose
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
    faces: list[SpiritName]


class Drew(Seat):
    count: int
    cards: NotRequired[list[CardName]]  # for the one who drew


class Took(Seat):
    card: CardName
    place: int


class Refilled(TypedDict):
    card: CardName
    place: int


class Count(TypedDict):
    count: int


class Secret(Seat):
    card: NotRequired[CardName]  # for the one who chose


class Named(Seat):
    cards: list[CardName]


class Invoked(Seat):
    spirit: SpiritName


class Gave(Seat):
    other: int


class DrewThree(Seat):
    cards: NotRequired[list[CardName]]


class Placed(Seat):
    """A piece on the tree, and what its player has left."""

    piece: PieceName
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


class Called(TypedDict):
    spirit: SpiritName
    turns_to: SpiritName


class Site(TypedDict):
    piece: PieceName
    own: bool  # from the reserve


class Sites(TypedDict):
    piece: PieceName
    sites: list[int]


class Places(TypedDict):
    places: list[int]  # of the river, where such a card lies


class Fill(TypedDict):
    cards: int  # that would fill the hand


class Sums(TypedDict):
    sums: list[Growth]  # with this card; types that cannot grow are left out


class Left(TypedDict):
    left: int  # in the other's reserve


class Effects(TypedDict):
    """What an answer would do, by its verb."""

    at: Site
    piece: Sites
    invoke: Called
    take: Places
    show: Sums
    grow: Growth | None  # None: nothing
    give: Left
    trunk: Fill
