"""The shape of what a seat of Everdell sees. Not compiled: the web's types are generated from it.

Targets of a decision's options, as the board draws them:

    hand/<card>                 a card of the own hand             play <card>, card <card> (discard, give …)
    meadow/<slot>               0 to 7; of equal cards the first   meadow <card>, card <card>
    aside/<card>                revealed or drawn, not yet anywhere        card <card>
    city/<seat>/<card>          a card of a city, by kind          visit, occupy, imprison, activate, card …
    city/rugwort/<card>         a card of Rugwort's                visit, activate, recall_from, card
    city/<seat>/<card>/<copy>   which of several equal cards (0 is the oldest)     copy <n>
    location/<name>             a basic location                   place, recall
    forest/<slot>               a forest card, its place in `forest`          place, recall
    haven                                                          place, recall
    journey/<points>            2 to 5                             place
    event/<name>                basic and special                  event, recall
    bundle/<name>               resources, "2t-1p" or "nothing"    spend, gain
    seat/<seat>  count/<n>  pile/deck  pile/discard  season (prepare)  pass  done
    pay  judge  innkeeper  crane        ways to play a card, beside occupy and imprison
    legend/<card>               an own Legendary not yet played    legend <card>
    city/<seat>/bridge_of_the_sky       another way: onto the Bridge       bridge
    choose/<what>               cards, resources, points, reveal: one of what a card offers      choose <what>
    colour/<colour>             tan, red, blue or purple, named in the Stadium     colour <colour>

A Legendary that takes the place of its banner card is never asked about: there is no other way (`upgrade`).

Effects of options (any field may be missing): `cost` the cheapest payment, `ways` how many ways there are and
`how`, `payments` how many for this way, `free` by occupying, `gain` resources, `cards` to be drawn, `points`,
`discards` demanded, `to` the seat that gains (-1: Rugwort). `decision["asker"]` is the card, location or
event that asks.
"""

from typing import Literal, NotRequired, TypedDict

Resource = Literal["twig", "resin", "pebble", "berry"]
Colour = Literal["tan", "green", "red", "blue", "purple"]
Season = Literal["winter", "spring", "summer", "autumn"]
Bundle = dict[Resource, int]  # only what there is of it


class Way(TypedDict):
    """To occupy a farm, to pay, to give up the Crane …"""

    verb: str
    nouns: list[str]


class Effect(TypedDict):
    """What an option would do, as far as it is known."""

    cost: NotRequired[Bundle]
    ways: NotRequired[int]
    how: NotRequired[list[Way]]
    payments: NotRequired[int]
    free: NotRequired[bool]
    gain: NotRequired[Bundle]
    cards: NotRequired[int]
    points: NotRequired[int]
    discards: NotRequired[int]
    to: NotRequired[int]


class Kind(TypedDict):
    """What is printed on a card."""

    name: str
    colour: Colour
    critter: bool
    unique: bool
    copies: int
    points: int
    cost: Bundle
    homes: list[str]  # constructions that house this critter
    houses: list[str]  # critters that this construction houses; the Ever Tree: ["any"]
    workers: int  # spots for workers, without what may be unlocked
    open: bool
    expansion: Literal["base", "extra", "legends"]
    legendary: bool
    upgrades: str | None  # a Legendary: the banner card, whose place it takes and which it counts as


class CityCard(TypedDict):
    card: str
    occupied: bool
    workers: list[int]  # their owners' seats
    spots: int  # room for workers now, taken ones included
    tokens: int  # points on Chapel, Clock Tower and Gazette
    store: Bundle  # on a Storehouse
    prisoners: list[str]  # under a Dungeon
    lost: int  # workers that a University keeps
    on: str | None  # Bridge of the Sky and Silver Scale Spring: the card that lies on it now
    beneath: list[str]  # what lies under this card: the Bridge, the Spring; together they take one plot
    carried: str | None  # the Bridge: the card first played onto it, whose points it has; None once that left
    spent: bool  # the Bridge: it has been used, and will not be again


class Place(TypedDict):
    """A location, the Haven or a Journey."""

    name: str
    workers: list[int]  # owners' seats, one entry a worker; -1 is Rugwort
    shared: bool
    room: int | None  # workers at most; None: any number
    open: bool  # whether a worker of yours (a spectator: of who is to act) has room, and you can pay


class EventSign(TypedDict):
    name: str
    special: bool
    owner: int | None  # -1: Rugwort
    workers: list[int]
    needs: list[str]  # cards of a special event
    colours: dict[Colour, int]  # cards of a colour
    met: list[bool]  # by seat: the requirement, whether or not the event is still free
    worth: int  # what it is worth to its owner now; unowned: its fixed points
    pledged: Bundle
    under: list[str]


class Points(TypedDict):
    cards: int
    tokens: int
    prosperity: int
    journey: int
    events: int


class Player(TypedDict):
    seat: int
    season: Season
    passed: bool
    workers: int  # at hand
    all_workers: int  # in this season, without a kidnapped one
    fixed: int  # that never come back
    resources: dict[Resource, int]
    hand: int  # cards
    known: list[str]  # of their hand, what you know: taken openly, or given by you
    tokens: int
    city: list[CityCard]
    plots: int  # taken, of `plots_all`
    plots_all: int  # 15, and one more for each Legendary played
    legends: int  # Legendaries not yet played
    barred: list[str]  # banner cards that may not be played any more, for their Legendaries have come
    colours: dict[Colour, int]
    pairs: int  # Husbands with Wives
    events: int
    points: Points
    total: int


class RugwortPoints(TypedDict):
    cards: int  # 2 for each that is not purple
    prosperity: int  # 3 for each that is
    events: int
    unachieved: int  # for the special events that you have not achieved
    journey: int
    tokens: int


class Rugwort(TypedDict):
    """Whom one plays against alone (EVD-14)."""

    year: int  # 1 to 3
    season: Season
    city: list[CityCard]  # in the order taken
    meadow: list[int]  # slots that his workers close to you
    forest: int | None  # the slot that he blocks
    location: str | None  # the basic location that he blocks
    journey: int | None  # its points, once he is on it
    events: list[str]
    tokens: int
    points: RugwortPoints
    total: int


class View(TypedDict):
    """Everything public, and the hand and what was drawn aside of the seat that looks."""

    game: Literal["everdell"]
    you: int | None
    turn: int | None  # who is to act; None when the game is over
    turn_number: int
    first: int
    hand: list[str]
    hand_limit: int
    legends: list[
        str
    ]  # the Legendaries that the seat that looks still holds; beside the hand, known to nobody
    plots: int  # of a city without Legendaries
    meadow: list[str | None]
    deck: int
    discard: int
    aside: list[str]  # revealed to you
    aside_count: int
    locations: list[Place]
    forest: list[Place]  # as they lie: Rugwort goes from the first to the last
    haven: Place
    journey: list[Place]
    events: list[EventSign]  # four basic ones, then the special ones in play
    players: list[Player]
    kinds: list[Kind]  # what is printed on the 48 cards of the base game, and those of the expansions in play
    ranks: list[int] | None  # once the game is over; alone: 1 won, 2 not won
    rugwort: Rugwort | None  # None unless one plays alone


# --- events ------------------------------------------------------------------------------------------------


class Seat(TypedDict):
    seat: int


class Laid(TypedDict):
    cards: list[str]


class Forest(TypedDict):
    locations: list[str]


class Signs(TypedDict):
    events: list[str]


class Count(TypedDict):
    """So many resources of the kind that the event names, points, …"""

    seat: int
    count: int


class Reshuffled(TypedDict):
    count: int


class Resources(TypedDict):
    seat: int
    bundle: str  # "2t-1p"
    what: Bundle


class Gift(Resources):
    other: int  # who gets it


class Pledge(Resources):
    event: str


class Drew(TypedDict):
    seat: int
    count: int
    cards: NotRequired[list[str]]  # for who drew them


class Discarded(TypedDict):
    seat: int
    count: int
    card: NotRequired[str]  # for whose it was


class GaveCard(TypedDict):
    seat: int
    other: int
    count: int
    card: NotRequired[str]  # for the two of them


class Refilled(TypedDict):
    slot: int
    card: str


class OneCard(TypedDict):
    """A card and who did something with it."""

    seat: int
    card: str


class CardOf(OneCard):
    other: int  # whose city it stands in


class Mimicked(CardOf):
    by: str  # chip_sweep or miner_mole


class Revealed(TypedDict):
    seat: int
    cards: list[str]


class Token(OneCard):
    count: int  # on the card now


class Legends(TypedDict):
    seat: int
    count: int
    cards: NotRequired[list[str]]  # for whose they are


class Named(TypedDict):
    seat: int
    colour: Colour


class Fooled(TypedDict):
    seat: int
    other: int


class AtLocation(TypedDict):
    seat: int
    location: str


class Achieved(TypedDict):
    seat: int
    event: str


class Under(Achieved):
    card: str


class Prepared(TypedDict):
    seat: int
    season: Season


class Rolled(TypedDict):
    slot: int
    face: int  # of the die: slot + 1


class RugwortTook(TypedDict):
    slot: int
    card: str


class RugwortFool(TypedDict):
    slot: int
    seat: int  # into whose city it goes


class Slot(TypedDict):
    slot: int


class RugwortSeason(TypedDict):
    season: Season


class RugwortMoved(TypedDict):
    source: str  # the place that a worker of his leaves …
    location: str  # … and the one that it blocks now


class RugwortEvent(TypedDict):
    event: str


class RugwortToken(TypedDict):
    count: int


class Copied(OneCard):
    by: str  # chip_sweep or miner_mole


class Over(TypedDict):
    ranks: list[int]
    scores: list[int]


class Events(TypedDict):
    """What every kind of event tells."""

    forest: Forest
    events: Signs
    meadow: Laid
    first: Seat
    legends: Legends
    drew: Drew
    discarded: Discarded
    gained: Resources
    gained_twig: Count
    gained_resin: Count
    gained_pebble: Count
    gained_berry: Count
    paid: Resources
    gave: Gift
    gave_card: GaveCard
    points: Count
    reshuffled: Reshuffled
    refilled: Refilled
    took: OneCard
    kept: OneCard
    set_aside: Laid
    revealed: Revealed
    cleared: OneCard
    played: OneCard
    played_meadow: OneCard
    played_revealed: OneCard
    played_legend: OneCard
    upgraded: OneCard  # the banner card whose place it takes
    bridged: OneCard  # the card that was played onto the Bridge
    slid_under: OneCard  # the card above the Spring
    named: Named
    shown: OneCard  # a card drawn in the Stadium, as proof
    occupied: OneCard
    imprisoned: OneCard
    gave_up: OneCard
    removed: OneCard
    fooled: Fooled
    placed: AtLocation
    copied: AtLocation
    rang: AtLocation
    achieved: Achieved
    visited: CardOf
    visited_own: OneCard
    token: Token
    production: Seat
    activated: OneCard
    mimicked: Mimicked
    stored: Resources
    pledged: Pledge
    called_back: Seat
    under: Under
    prepared: Prepared
    passed: Seat
    rugwort_rolled: Rolled
    rugwort_took: RugwortTook
    rugwort_fool: RugwortFool
    rugwort_fool_lost: Slot
    rugwort_prepared: RugwortSeason
    rugwort_event: RugwortEvent
    rugwort_closed: Rolled
    rugwort_moved: RugwortMoved
    kidnapped: Seat
    rugwort_lost: OneCard
    rugwort_token: RugwortToken
    visited_rugwort: OneCard
    mimicked_rugwort: Copied
    over: Over
