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

`decision["asker"]` is the card, location or event that asks.
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


class Played(TypedDict):
    """What playing a card would cost and bring."""

    cost: Bundle  # the cheapest payment
    ways: int  # how many there are
    how: NotRequired[list[Way]]  # which
    free: NotRequired[bool]  # by occupying, or in place of the banner card
    points: int  # printed


class Paid(TypedDict):
    """A way to play a card, or what is given."""

    cost: Bundle
    payments: NotRequired[int]  # how many there are for this way


class Brought(TypedDict):
    """What a location or a card gives, as far as it is known."""

    gain: NotRequired[Bundle]
    cards: NotRequired[int]  # to be drawn
    points: NotRequired[int]
    discards: NotRequired[int]  # demanded
    to: NotRequired[int]  # the seat that gains by a visit; -1: Rugwort


class Worth(TypedDict):
    points: int  # printed on the event


class Gained(TypedDict):
    gain: Bundle


class Effects(TypedDict):
    """What an option would do, by its verb."""

    play: Played
    meadow: Played
    legend: Played
    place: Brought | None
    visit: Brought | None
    event: Worth | None
    occupy: Paid
    pay: Paid
    judge: Paid
    innkeeper: Paid
    crane: Paid
    imprison: Paid
    upgrade: Paid
    bridge: Paid
    spend: Paid
    gain: Gained


class CardName(str):
    pass


class LocationName(str):
    pass


class EventName(str):
    pass


class CardFacts(TypedDict):
    """What is printed on a card."""

    colour: Colour
    critter: bool
    unique: bool
    copies: int  # in the deck
    points: int
    cost: Bundle
    homes: list[CardName]  # constructions that house this critter
    houses: list[CardName]  # critters that this construction houses …
    houses_any: bool  # … or any
    workers: int  # spots for workers, without what may be unlocked
    open: bool  # to others' workers
    expansion: str  # "base", "extra", "legends"
    legendary: bool
    upgrades: CardName | None  # a Legendary: the banner card, whose place it takes and which it counts as
    clause: str
    signs: str  # what it does, as a line of signs


class LocationFacts(TypedDict):
    area: Literal["river", "forest", "haven", "journey"]
    shared: bool  # by any number of workers
    points: int  # at the end, for each worker there
    expansion: str
    clause: str
    signs: str


class EventFacts(TypedDict):
    special: bool
    needs: list[CardName]
    colours: dict[Colour, int]  # cards of a colour
    points: int
    expansion: str
    clause: str
    signs: str  # what it is worth, where that is more than its points


class Catalogue(TypedDict):
    cards: dict[CardName, CardFacts]
    locations: dict[LocationName, LocationFacts]
    events: dict[EventName, EventFacts]


class CityCard(TypedDict):
    """A card of a city, with what there is on it."""

    card: CardName
    shares: NotRequired[int | None]  # no plot of its own: the card whose plot it shares; None: it needs none
    occupied: NotRequired[bool]
    workers: NotRequired[list[int]]  # their owners' seats
    spots: NotRequired[int]  # room for workers now, taken ones included
    tokens: NotRequired[int]  # points on Chapel, Clock Tower and Gazette
    store: NotRequired[Bundle]  # on a Storehouse
    prisoners: NotRequired[list[CardName]]  # under a Dungeon
    lost: NotRequired[int]  # workers that a University keeps
    beneath: NotRequired[list[CardName]]  # what lies under it: the Bridge, the Spring
    carried: NotRequired[CardName]  # the Bridge: the card first played onto it, whose points it has
    spent: NotRequired[bool]  # the Bridge: it has been used, and will not be again


class Place(TypedDict):
    """A location, the Haven or a Journey."""

    name: LocationName
    workers: list[int]  # owners' seats, one entry a worker; -1 is Rugwort
    room: NotRequired[int]  # workers at most, where it is not shared


class EventSign(TypedDict):
    name: EventName
    owner: int | None  # -1: Rugwort
    met: list[bool]  # by seat: the requirement, whether or not the event is still free
    worth: int  # what it is worth to its owner now; unowned: its fixed points
    workers: NotRequired[list[int]]
    pledged: NotRequired[Bundle]
    under: NotRequired[list[CardName]]


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
    known: list[CardName]  # of their hand, what you know: taken openly, or given by you
    tokens: int
    city: list[CityCard]
    plots: int  # taken, of `plots_all`
    plots_all: int  # 15, and one more for each Legendary played
    legends: int  # Legendaries not yet played
    barred: list[CardName]  # banner cards that may not be played any more, for their Legendaries have come
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
    location: LocationName | None  # the basic location that he blocks
    journey: int | None  # its points, once he is on it
    events: list[EventName]
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
    hand: list[CardName]
    hand_limit: int
    legends: list[
        CardName
    ]  # the Legendaries that the seat that looks still holds; beside the hand, known to nobody
    plots: int  # of a city without Legendaries
    meadow: list[CardName | None]
    deck: int
    discard: int
    aside: list[CardName]  # revealed to you
    aside_count: int
    locations: list[Place]
    forest: list[Place]  # as they lie: Rugwort goes from the first to the last
    haven: Place
    journey: list[Place]
    events: list[EventSign]  # four basic ones, then the special ones in play
    players: list[Player]
    ranks: list[int] | None  # once the game is over; alone: 1 won, 2 not won
    rugwort: Rugwort | None  # None unless one plays alone


# --- events ------------------------------------------------------------------------------------------------


class Seat(TypedDict):
    seat: int


class Laid(TypedDict):
    cards: list[CardName]


class Forest(TypedDict):
    locations: list[LocationName]


class Signs(TypedDict):
    events: list[EventName]


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
    event: EventName


class Drew(TypedDict):
    seat: int
    count: int
    cards: NotRequired[list[CardName]]  # for who drew them


class Discarded(TypedDict):
    seat: int
    count: int
    card: NotRequired[CardName]  # for whose it was


class GaveCard(TypedDict):
    seat: int
    other: int
    count: int
    card: NotRequired[CardName]  # for the two of them


class Refilled(TypedDict):
    slot: int
    card: CardName


class OneCard(TypedDict):
    """A card and who did something with it."""

    seat: int
    card: CardName


class CardOf(OneCard):
    other: int  # whose city it stands in


class Mimicked(CardOf):
    by: CardName  # chip_sweep or miner_mole


class Revealed(TypedDict):
    seat: int
    cards: list[CardName]


class Token(OneCard):
    count: int  # on the card now


class Legends(TypedDict):
    seat: int
    count: int
    cards: NotRequired[list[CardName]]  # for whose they are


class Named(TypedDict):
    seat: int
    colour: Colour


class Fooled(TypedDict):
    seat: int
    other: int


class AtLocation(TypedDict):
    seat: int
    location: LocationName


class Achieved(TypedDict):
    seat: int
    event: EventName


class Under(Achieved):
    card: CardName


class Prepared(TypedDict):
    seat: int
    season: Season


class Rolled(TypedDict):
    slot: int
    face: int  # of the die: slot + 1


class RugwortTook(TypedDict):
    slot: int
    card: CardName


class RugwortFool(TypedDict):
    slot: int
    seat: int  # into whose city it goes


class Slot(TypedDict):
    slot: int


class RugwortSeason(TypedDict):
    season: Season


class RugwortMoved(TypedDict):
    source: LocationName  # the place that a worker of his leaves …
    location: LocationName  # … and the one that it blocks now


class RugwortEvent(TypedDict):
    event: EventName


class RugwortToken(TypedDict):
    count: int


class Copied(OneCard):
    by: CardName  # chip_sweep or miner_mole


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
