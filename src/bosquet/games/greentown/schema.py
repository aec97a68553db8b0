"""The shape of what a seat of GreenTown sees. Not compiled: the web's types are generated from it."""

from typing import Literal, TypedDict

Side = Literal["e", "ne", "nw", "w", "sw", "se"]


class KindName(str):
    pass


class WishName(str):
    pass


class BuildingName(str):
    pass


class MarkerName(str):
    pass


class PlanName(str):
    pass


class CardName(str):
    pass


class Kind(TypedDict):
    """A kind of tile, as it is printed."""

    roads: list[Side]
    count: int


class Wish(TypedDict):
    pass


class Building(TypedDict):
    count: int  # of each player


class Marker(TypedDict):
    build: bool
    travel: bool
    either: bool  # not both


class Plan(TypedDict):
    pass


class Bounds(TypedDict):
    least: int
    most: int


class Card(TypedDict):
    """A tourist card."""

    stops: int
    wishes: dict[WishName, Bounds]


class Catalogue(TypedDict):
    """What is printed."""

    kinds: dict[KindName, Kind]
    wishes: dict[WishName, Wish]
    buildings: dict[BuildingName, Building]
    markers: dict[MarkerName, Marker]
    plans: dict[PlanName, Plan]
    cards: dict[CardName, Card]


class Piece(TypedDict):
    what: Literal["hotel", "tree", "culture", "sport", "shopping"]
    owner: int | None  # of a building


class Tile(TypedDict):
    """A laid tile. Cells are axial, pointy-top: `q,r`; sides go counter-clockwise from the east."""

    cell: str
    kind: KindName
    rotation: int  # sixths of a turn, counter-clockwise
    roads: list[Side]
    joined: list[Side]  # those that meet a road of the neighbour
    piece: Piece | None


class Supply(TypedDict):
    """One of the piles of tiles."""

    kind: KindName
    count: int
    placeable: bool  # of the smallest number of roads left (GRT-3.2)


class Pile(TypedDict):
    count: int
    top: CardName | None


class Pending(TypedDict):
    """What has been chosen so far towards a tile, a building or a tree."""

    doing: Literal["place", "develop", "building", "tree"]
    kind: KindName | None  # of the tile to lay
    cell: str | None  # where it goes; of a tree: the cell that it must leave
    building: BuildingName | None


class WishState(TypedDict):
    wish: WishName
    visits: int
    met: bool


class TourState(TypedDict):
    """How a tour stands."""

    stops: int  # so far
    needed: int
    numbers: list[int | None]  # for every cell after the departure: which stop it is, if one
    wishes: list[WishState]
    incomes: list[int]  # by seat, if no further visit came


class Suggestion(TourState):
    """A tour of exactly the right length, the best ones first; no two pay everybody alike."""

    path: list[str]  # cells, the hotel of departure first
    walk: list[Side]
    actions: list[str]  # names of the actions that are still to be taken


class Tour(TourState):
    """The tour under way."""

    seat: int
    card: CardName
    path: list[str]  # empty until the hotel is chosen
    walk: list[Side]
    suggestions: list[Suggestion]  # for the traveller: the best that go on from here
    suggestions_proved: bool  # whether they certainly are the best


class Player(TypedDict):
    seat: int
    card: CardName | None
    start: bool  # got the start card
    markers: dict[MarkerName, bool]  # True: face up
    buildings: dict[BuildingName, int]  # not put up yet
    buildings_left: int
    money: int | None  # None: secret (GRT-1.6)
    own_tours: int | None  # how much of it came from own tours
    last_turn: int  # its number, 0 before the first


class View(TypedDict):
    """All lies open but the pile below its top card and, during play, the money of others."""

    game: Literal["greentown"]
    you: int | None
    phase: Literal[
        "marker",
        "part",
        "plan",
        "half",
        "kind",
        "cell",
        "rotation",
        "tile",
        "better",
        "fit",
        "building",
        "site",
        "tree",
        "hotel",
        "walk",
        "double",
        "over",
    ]
    turn: int | None
    turn_number: int  # from 1
    round: int  # from 1
    first: int  # of this round
    order: list[int]  # of this round
    place: int  # how many of the order are done
    second_turn: bool  # by the double-turn marker (GRT-2.4)
    double_turn: Literal["fixed", "free"] | None  # None: two players
    double_holder: int | None
    ending: bool  # the last round (GRT-6.1)
    open_money: bool
    tiles: list[Tile]  # in the order in which they came
    supply: list[Supply]
    pile: Pile
    fulfilled: list[CardName]  # tourist cards out of the game
    pending: Pending | None
    tour: Tour | None
    players: list[Player]
    ranks: list[int] | None  # once the game is over


class Seat(TypedDict):
    seat: int


class Dealt(TypedDict):
    seat: int
    card: CardName


class Marked(TypedDict):
    seat: int
    marker: MarkerName


class Planned(TypedDict):
    seat: int
    plan: PlanName


class Placed(TypedDict):
    seat: int
    cell: str
    kind: KindName
    rotation: int


class Developed(Placed):
    old: KindName
    old_rotation: int


class Put(TypedDict):
    seat: int
    building: BuildingName
    cell: str


class TreeMoved(TypedDict):
    seat: int
    cell: str  # where it stood
    to: str


class Toured(TypedDict):
    seat: int
    card: CardName
    path: list[str]  # cells, the hotel of departure first
    sides: list[Side]
    visits: dict[WishName, int]
    incomes: list[int]  # by seat
    count: int  # the traveller's own


class Earned(TypedDict):
    seat: int
    other: int  # the traveller
    count: int


class Drew(TypedDict):
    seat: int
    card: CardName
    top: CardName | None  # of the pile now


class Doubled(TypedDict):
    seat: int
    other: int  # who gets the marker


class Round(TypedDict):
    round: int
    seat: int  # who begins


class Nothing(TypedDict):
    pass


class Over(TypedDict):
    ranks: list[int]
    money: list[int]


class Events(TypedDict):
    """What every kind of event tells."""

    dealt: Dealt
    first: Seat
    marker: Marked
    nothing_done: Seat
    plan: Planned
    build_lapsed: Seat
    half_lapsed: Seat
    placed: Placed
    developed: Developed
    put: Put
    tree: TreeMoved
    all_nine: Seat
    tour_lapsed: Seat
    toured: Toured
    earned: Earned
    drew: Drew
    no_card: Seat
    double: Doubled
    round: Round
    frozen: Nothing
    over: Over


class Fit(TypedDict):
    """A turn of the tile in hand."""

    roads: list[Side]
    joined: list[Side]
    lost: list[Side]  # of the tile that it replaces


class Site(TypedDict):
    tree: bool  # a tree stands there and must move


class Use(TypedDict):
    """What a marker would allow as things stand."""

    build: bool
    travel: bool
    income: int | None  # of the best tour now


class Effects(TypedDict):
    """What an answer would do, by its verb."""

    marker: Use
    cell: Site | None  # only of a place for a building
    rotation: Fit
    walk: TourState
