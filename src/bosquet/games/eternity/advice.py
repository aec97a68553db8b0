"""How a seat stands in a round of Eternity, for bots: a small model of the tricks still to come.

The model forgets the cards and keeps how strong they are on average. What remains is a game of one against
chance, solved exactly: at every trick one tries to win it or to lose it, or pledges where that is open, and
the round pays as in ETE-5. The figures were found by letting bots play against each other.
"""

from typing import Final

from ...core.advice import Advice
from ...core.rng import Rng
from .actions import PLEDGE
from .data import (
    BONUS,
    CARDS,
    CARDS_A_TRICK,
    FAMILY,
    NO_FAMILY,
    PLEDGES_A_TRICK,
    RANK,
    RANKS,
    TARGET_BONUS,
    TREES,
)
from .hands import cards_of
from .state import Eternity

# The chance that a card wins when it is played, as a plain card and as trump.
PLAIN: Final = [0.05 + 0.6 * (RANK[card] / RANKS) ** 3 for card in range(CARDS)]
TRUMP: Final = [0.25 + 0.4 * (RANK[card] / RANKS) ** 3 for card in range(CARDS)]

# The chance that one player still to come beats it, as a plain card and as trump.
BEATEN: Final = [0.07 + 0.55 * (1 - RANK[card] / RANKS) for card in range(CARDS)]
OVERTRUMPED: Final = [0.45 * (1 - RANK[card] / RANKS) for card in range(CARDS)]

KEEN: Final = 0.6  # how often a player who can beat a card does
HUNGRY: Final = 0.85  # the same for one whose trees wait for tricks

TRYING: Final = 1.5  # how much oftener than its strength says a hand wins that tries to
DUCKING: Final = 0.33  # and one that tries not to
PLEDGE_OPEN: Final = [0.0, 0.0, 0.6, 0.5, 0.45, 0.55]  # how often a follower may pledge, by number of players

GRADES: Final = 17  # of strength: 0, 0.05 … 0.8
GRADE: Final = 20.0
MOST_LEFT: Final = 10  # tricks
LEAST_SPARE: Final = -8  # tricks less trees
MOST_SPARE: Final = 10
SPARES: Final = MOST_SPARE - LEAST_SPARE + 1
MOST_TREES: Final = 14

RIVALS: Final = 0.3  # what a point less for each of the others is worth
NOISE: Final = 0.5  # in points: what makes habits differ from one playout to the next


def strength(card: int, trump: int) -> float:
    return TRUMP[card] if FAMILY[card] == trump else PLAIN[card]


def hand_strength(cards: list[int], trump: int) -> float:
    total = 0.0
    for card in cards:
        total += TRUMP[card] if FAMILY[card] == trump else PLAIN[card]
    return total


# --- the model --------------------------------------------------------------------------------------------


def slot(lead: int, left: int, spare: int, trees: int) -> int:
    """Where a value stands in an outlook; what lies beyond the edge counts as the edge."""
    if spare < LEAST_SPARE:
        spare = LEAST_SPARE
    elif spare > MOST_SPARE:
        spare = MOST_SPARE
    if trees > MOST_TREES:
        trees = MOST_TREES
    return ((lead * (MOST_LEFT + 1) + left) * SPARES + spare - LEAST_SPARE) * (MOST_TREES + 1) + trees


class Outlook:
    """What a round is worth to a hand of one strength: by lead or not, tricks left, spare tricks, trees."""

    def __init__(self, strength: float, seats: int, bonus: int, only_best: bool) -> None:
        win = min(0.95, TRYING * strength)
        slip = min(0.95, DUCKING * strength)
        pledge_open = PLEDGE_OPEN[seats]
        values = [0.0] * (2 * (MOST_LEFT + 1) * SPARES * (MOST_TREES + 1))
        self.values: Final = values
        for left in range(MOST_LEFT + 1):
            for spare in range(LEAST_SPARE, MOST_SPARE + 1):
                for trees in range(MOST_TREES + 1):
                    if left == 0:
                        leading = payoff(spare, trees, bonus, only_best)
                        following = leading
                    else:
                        won = values[slot(1, left - 1, spare + 1, trees)]
                        lost = values[slot(0, left - 1, spare, trees)]
                        leading = max(lost + win * (won - lost), lost + slip * (won - lost))
                        pledged = lost  # a low card
                        for more in range(1, 3):
                            pledged = max(pledged, values[slot(0, left - 1, spare - more, trees + more)])
                        following = leading + pledge_open * max(0.0, pledged - leading)
                    values[slot(1, left, spare, trees)] = leading
                    values[slot(0, left, spare, trees)] = following


def payoff(spare: int, trees: int, bonus: int, only_best: bool) -> float:
    """What a round pays (ETE-5). Where only the best keep their points (ETE-6.2), few are worth less."""
    if spare < 0:
        return 0.0
    points = trees + (bonus if spare == 0 else 0)
    return points * min(1.0, points / 8) if only_best else float(points)


class Forecast:
    """The outlooks of one number of players and one bonus, made when first asked for."""

    def __init__(self, seats: int, bonus: int, only_best: bool) -> None:
        self.seats: Final = seats
        self.bonus: Final = bonus
        self.only_best: Final = only_best
        self.outlooks: Final[list[Outlook | None]] = [None] * GRADES

    def worth(self, total: float, cards: int, lead: int, left: int, spare: int, trees: int) -> float:
        """For so many cards of that strength in total; between two grades in proportion."""
        mean = total / cards * GRADE if cards else 0.0
        grade = int(mean)
        if grade > GRADES - 2:
            grade = GRADES - 2
            mean = float(grade + 1)
        at = slot(lead, left, spare, trees)
        low = self.outlook(grade).values[at]
        return low + (mean - grade) * (self.outlook(grade + 1).values[at] - low)

    def outlook(self, grade: int) -> Outlook:
        outlook = self.outlooks[grade]
        if outlook is None:
            outlook = Outlook(grade / GRADE, self.seats, self.bonus, self.only_best)
            self.outlooks[grade] = outlook
        return outlook


ROUNDS_FORECAST: Final = [[Forecast(seats, bonus, False) for bonus in BONUS] for seats in range(6)]
TARGET_FORECAST: Final = [Forecast(seats, TARGET_BONUS, True) for seats in range(6)]


def forecast(s: Eternity) -> Forecast:
    return TARGET_FORECAST[s.seats] if s.target else ROUNDS_FORECAST[s.seats][s.round - 1]


def tricks_left(s: Eternity, cards: int) -> int:
    """After the current one; two players lay two cards each a trick (ETE-7.3)."""
    return cards // 2 if s.seats == 2 else cards


# --- how a seat stands ------------------------------------------------------------------------------------


def hope(s: Eternity, seat: int) -> float:
    """What the seat may hope to score, less a part of what the others may on average."""
    others = 0.0
    rivals: int = s.seats - 1
    for other in range(s.seats):
        if other != seat:
            others += promise(s, other)
    return promise(s, seat) - RIVALS * others / rivals


def promise(s: Eternity, seat: int) -> float:
    """The total, and what the round may bring: tricks, trees, the hand, and the trick on the table."""
    total = float(s.totals[seat])
    if s.over():
        return total
    hand = cards_of(s.hands[seat].cards)
    cards = len(hand)
    force = hand_strength(hand, s.trump)
    trees = s.trees[seat]
    spare = s.tricks[seat] - trees
    left = tricks_left(s, cards)
    guess = forecast(s)
    if s.led == NO_FAMILY:
        return total + guess.worth(force, cards, 1 if s.leader == seat else 0, left, spare, trees)
    if has_to_act(s, seat):
        closed = 1 if s.pledged == PLEDGES_A_TRICK[s.seats] else 0  # who cannot pledge stands like a leader
        return total + guess.worth(force, cards, closed, left, spare, trees)
    lost = guess.worth(force, cards, 0, left, spare, trees)
    if s.winner != seat:
        return total + lost
    won = guess.worth(force, cards, 1, left, spare + 1, trees)
    return total + lost + chance_to_win(s, seat) * (won - lost)


def has_to_act(s: Eternity, seat: int) -> bool:
    """Whether the seat is still to come in this trick."""
    turns = s.frames
    while turns is not None:
        if turns.top.seat == seat:
            return True
        turns = turns.below
    return False


def chance_to_win(s: Eternity, seat: int) -> float:
    """That the seat's card stays ahead of those who are still to come."""
    chance = 1.0
    turns = s.frames
    while turns is not None:
        other = turns.top.seat
        turns = turns.below
        if other >= 0 and other != seat and can_beat(cards_of(s.hands[other].cards), s.best, s.led, s.trump):
            chance *= 1 - (HUNGRY if s.tricks[other] < s.trees[other] else KEEN)
    return chance


def can_beat(hand: list[int], best: int, led: int, trump: int) -> bool:
    """Whether a hand may play a card above the best one (ETE-4.3, 4.6)."""
    follows = False
    trumps = False
    for card in hand:
        if FAMILY[card] == led:
            if FAMILY[best] == led and card > best:
                return True
            follows = True
        elif FAMILY[card] == trump and (FAMILY[best] != trump or card > best):
            trumps = True
    return trumps and not follows


# --- a quick choice ---------------------------------------------------------------------------------------


def habit(s: Eternity, seat: int, options: list[int], rng: Rng) -> int:
    """An ordinary choice that looks at no other hand: what playouts are made of."""
    if len(options) == 1:
        return options[0]
    trump = s.trump
    hand = cards_of(s.hands[seat].cards)
    cards = len(hand) - 1
    force = hand_strength(hand, trump)
    trees = s.trees[seat]
    spare = s.tricks[seat] - trees
    left = tricks_left(s, cards)
    guess = forecast(s)
    behind: int = CARDS_A_TRICK[s.seats] - 1 - s.laid.count
    pick = options[0]
    most = -1.0
    for action in options:
        card = action if action < PLEDGE else action - PLEDGE
        rest = force - strength(card, trump)
        if action >= PLEDGE:
            more = TREES[card]
            value = guess.worth(rest, cards, 0, left, spare - more, trees + more)
        else:
            value = guess.worth(rest, cards, 0, left, spare, trees)
            ahead = chance_ahead(card, s.best, trump, behind)
            if ahead > 0.0:
                value += ahead * (guess.worth(rest, cards, 1, left, spare + 1, trees) - value)
        dice: int = rng.below(1024)
        value += NOISE * dice / 1024
        if value > most:
            most = value
            pick = action
    return pick


def chance_ahead(card: int, best: int, trump: int, behind: int) -> float:
    """That a card played now wins the trick, for all that one hand can tell (ETE-4.6)."""
    is_trump = FAMILY[card] == trump
    if best >= 0 and (card < best if FAMILY[card] == FAMILY[best] else not is_trump):
        return 0.0
    stays = 1.0 - (OVERTRUMPED[card] if is_trump else BEATEN[card])
    chance = 1.0
    for _ in range(behind):
        chance *= stays
    return chance


class EternityAdvice(Advice[Eternity]):
    def evaluate(self, s: Eternity, seat: int) -> float:
        return hope(s, seat)

    def policy(self, s: Eternity, seat: int, options: list[int], rng: Rng) -> int:
        return habit(s, seat, options, rng)

    def chapter(self, s: Eternity) -> int:
        """A round is a chapter."""
        return len(s.past)
