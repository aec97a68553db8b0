"""L'Arbre once more, slowly: from the rulebook alone, in plain definitions, to hold the engine against.

Twigs are objects that know what grew from them, every site is searched for in the whole tree, and a card may
be picked if among all sets of cards that could still be picked one is a legal play. Only chance is shared:
the shuffles come from the engine's generator.
"""

from collections import Counter
from copy import deepcopy
from itertools import combinations
from typing import Any

from bosquet.core.rng import load_rng

TYPES = ["twig", "leaf", "bud", "fruit"]
TILES = [("faun", "dryad"), ("naiad", "pegaea")]
PIECES = ["twig", "gift", "leaf", "bud", "fruit", "flower", "sprout"]
KINDS = [f"{kind}-{spirit}" for kind in TYPES for pair in TILES for spirit in pair] + ["joker", "flute"]


class Twig:
    def __init__(self, owner: int | None) -> None:
        self.owner = owner
        self.twigs: list[Twig] = []
        self.bears: list[str] = []  # leaf, bud, then flower or whose fruit

    def end(self) -> str:
        return self.bears[-1] if self.bears else ["free", "one twig", "two twigs"][len(self.twigs)]


def type_of(card: str) -> str:
    return card.split("-")[0]


def icon(card: str) -> str:
    return card.partition("-")[2]


def pairs(cards: list[str], kind: str) -> list[int]:
    """How many cards of other types have each icon (ARB-4.4)."""
    others = Counter(icon(card) for card in cards if icon(card) and type_of(card) != kind)
    return list(others.values())


class SlowArbre:
    """A game from its first position on, read from the engine's dump."""

    def __init__(self, dump: dict[str, Any]) -> None:
        self.rng = load_rng(dump["rng"])
        self.seats: int = dump["seats"]
        self.fork = dump["options"]["branch"] == "fork"
        self.pairs_alone: bool = dump["options"]["pairs_alone"]
        self.seat: int = dump["first"]
        self.turn = 1
        self.quiet = 0
        self.hands: list[list[str]] = [list(hand["cards"]) for hand in dump["hands"]]
        self.river: list[str | None] = list(dump["river"])
        self.source: list[str] = list(dump["source"]["cards"])
        self.discards: list[str] = []
        self.faces: list[str] = list(dump["faces"])
        self.reserves = [dict(zip(PIECES, row, strict=True)) for row in dump["reserves"]]
        self.tree: list[Twig] = []
        self.tiles = 0
        self.colour_tile()
        self.over = False
        self.phase = "turn"
        self.picked: list[str] = []
        self.kind = ""
        self.placed = 0
        self.owed = 0
        self.used: set[int] = set()  # tiles
        self.drawn: list[str] = []
        self.takes = 0
        self.moved = False
        self.piece = ""

    # --- the tree -------------------------------------------------------------------------------------------

    def colour_tile(self) -> None:
        for _ in range(2 if self.tiles else 4):
            first, second, third = Twig(None), Twig(None), Twig(None)
            first.twigs.append(second)
            (first if self.fork else second).twigs.append(third)
            self.tree += [first, second, third]
        self.tiles += 1

    def may_grow(self, piece: str, twig: Twig) -> bool:
        """ARB-5."""
        if piece in ("twig", "gift", "wild"):
            return not twig.bears and len(twig.twigs) < 2
        if piece == "leaf":
            return not twig.bears and not twig.twigs
        if piece == "bud":
            return twig.bears == ["leaf"]
        return twig.bears == ["leaf", "bud"] and (piece == "flower" or twig.owner in (None, self.seat))

    def sites(self, piece: str) -> list[int]:
        return [number for number, twig in enumerate(self.tree) if self.may_grow(piece, twig)]

    def pieces(self, kind: str) -> list[str]:
        """What could be placed now of the type: of the reserve, else of the undergrowth (ARB-4.8)."""
        reserve = self.reserves[self.seat]
        of_type = {"twig": ["twig", "gift"], "leaf": ["leaf"], "bud": ["bud"], "fruit": ["fruit", "flower"]}
        own = [piece for piece in of_type[kind] if reserve[piece]]
        wild = {"twig": "wild", "leaf": "leaf", "bud": "bud"}
        if not own and kind != "fruit":
            own = [wild[kind]]
        return [piece for piece in own if self.sites(piece)]

    # --- legal plays ----------------------------------------------------------------------------------------

    def number(self, kind: str) -> int:
        """ARB-4.3."""
        cards = [*self.picked, *[card for card in self.river if card]]
        counted = sum(1 for card in cards if type_of(card) in (kind, "joker"))
        return counted + sum(count // 2 for count in pairs(self.picked, kind))

    def names(self, cards: list[str]) -> set[str]:
        """What these cards may grow, or nothing, for a spirit alone (ARB-4.5, 4.6, 4.12, 4.13)."""
        found = set()
        for kind in TYPES:
            odd = any(count % 2 for count in pairs(cards, kind))
            own = any(type_of(card) in (kind, "joker") for card in cards)
            grows = own or (self.pairs_alone and bool(pairs(cards, kind)))
            if self.pieces(kind) and not odd and grows and cards.count("flute") <= 1:
                found.add(kind)
        if len(cards) == 1 and (
            cards[0] == "flute" or (icon(cards[0]) in self.faces and icon(cards[0]) != "dryad")
        ):
            found.add("nothing")
        return found

    def can_become_a_play(self, cards: list[str], rest: list[str]) -> bool:
        return any(
            self.names([*cards, *more]) for size in range(len(rest) + 1) for more in combinations(rest, size)
        )

    def rest(self) -> list[str]:
        rest = list(self.hands[self.seat])
        if self.phase == "turn":
            for card in self.picked:
                rest.remove(card)
        return rest

    # --- what may be done -----------------------------------------------------------------------------------

    def options(self) -> set[str]:
        if self.phase == "turn":
            return self.turn_options()
        if self.phase == "take":
            return {f"take {card}" for card in self.river if card}
        if self.phase == "discard":
            return {f"discard {card}" for card in self.hands[self.seat]}
        if self.phase == "give":
            return {f"give {seat}" for seat in range(self.seats) if seat != self.seat}
        if self.phase == "keep":
            return {f"keep {card}" for card in self.drawn}
        if self.phase == "piece":
            return {f"piece {piece}" for piece in self.pieces(self.kind)} | self.before()
        if self.phase == "place":
            chosen = len(self.pieces(self.kind)) > 1
            return {f"at {twig}" for twig in self.sites(self.piece)} | (set() if chosen else self.before())
        return self.spirits() | (set() if self.must_call() else {"done"})

    def turn_options(self) -> set[str]:
        rest = self.rest()
        found = set()
        for card in set(rest):
            others = list(rest)
            others.remove(card)
            if self.can_become_a_play([*self.picked, card], others):
                found.add(f"show {card}")
        if self.picked:
            return found | {f"grow {kind}" for kind in self.names(self.picked)}
        if self.reserves[self.seat]["sprout"]:
            found.add("trunk")
        return found | {f"take {card}" for card in self.river if card}

    def before(self) -> set[str]:
        return set() if self.placed else self.spirits()

    def spirits(self) -> set[str]:
        """ARB-6.1, 6.6, 7.1."""
        flute = "flute" in self.picked
        found = set()
        for tile, face in enumerate(self.faces):
            icons = {icon(card) for card in self.picked}
            if tile in self.used or (not flute and (self.used or face not in icons)):
                continue
            full = self.placed > 0 and self.placed == self.owed
            if face != "dryad" or (self.kind != "nothing" and full and bool(self.pieces(self.kind))):
                found.add(f"invoke {face}")
        return found

    def must_call(self) -> bool:
        return not self.used and (self.kind == "nothing" or "flute" in self.picked)

    def after(self, action: str) -> "SlowArbre":
        twin = SlowArbre.__new__(SlowArbre)
        fields = {name: value for name, value in vars(self).items() if name != "rng"}
        vars(twin).update(deepcopy(fields), rng=self.rng.clone())
        twin.apply(action)
        return twin

    # --- what is done ---------------------------------------------------------------------------------------

    def apply(self, action: str) -> None:
        verb, _, noun = action.partition(" ")
        getattr(self, f"do_{verb}")(noun)

    def draw(self) -> str:
        """ARB-3.3, 3.4."""
        card = self.source.pop()
        if not self.source:
            self.source = sorted(self.discards, key=KINDS.index)
            self.discards = []
            self.rng.shuffle(self.source)
        return card

    def refill(self) -> None:
        for place in range(4):
            if self.river[place] is None:
                self.river[place] = self.draw()

    def do_take(self, card: str) -> None:
        if self.phase == "turn":
            self.takes = 2
        self.river[self.river.index(card)] = None
        self.hands[self.seat].append(card)
        self.takes -= 1
        self.phase = "take"
        if self.takes:
            return
        self.refill()
        if self.kind:
            self.go_on()
        else:
            self.trim()

    def trim(self) -> None:
        self.phase = "discard"
        if len(self.hands[self.seat]) <= 6:
            self.end_turn()

    def do_discard(self, card: str) -> None:
        self.hands[self.seat].remove(card)
        self.discards.append(card)
        self.trim()

    def do_trunk(self, _: str) -> None:
        self.reserves[self.seat]["sprout"] = 0
        self.moved = True
        if self.wins():
            return
        self.colour_tile()
        hand = self.hands[self.seat]
        lacking = 6 - len(hand)
        if 0 < lacking < 4:
            self.takes = lacking
            self.phase = "take"
            return
        if lacking:
            hand += [card for card in self.river if card]
            self.river = [None] * 4
            hand += [self.draw() for _ in range(lacking - 4)]
            self.refill()
        self.end_turn()

    def do_show(self, card: str) -> None:
        self.picked.append(card)

    def do_grow(self, kind: str) -> None:
        self.kind = kind
        for card in self.picked:
            self.hands[self.seat].remove(card)
        self.go_on()

    def go_on(self) -> None:
        """What comes next of a play."""
        pieces = self.pieces(self.kind) if self.kind != "nothing" else []
        if pieces and (self.placed == 0 or self.placed < self.owed):
            self.phase = "piece" if len(pieces) > 1 else "place"
            self.piece = pieces[0]
        elif self.spirits():
            self.phase = "spirits"
        else:
            self.end_play()

    def do_piece(self, piece: str) -> None:
        self.piece = piece
        self.phase = "place"

    def do_at(self, number: str) -> None:
        if self.placed == 0:
            self.owed = self.number(self.kind)
        self.placed += 1
        twig = self.tree[int(number)]
        if self.kind == "twig":
            grown = Twig(self.seat if self.piece == "twig" else None)
            twig.twigs.append(grown)
            self.tree.append(grown)
        else:
            twig.bears.append(f"fruit {self.seat}" if self.piece == "fruit" else self.piece)
        reserve = self.reserves[self.seat]
        if reserve.get(self.piece, 0):
            reserve[self.piece] -= 1
            self.moved = True
        if not self.wins():
            self.go_on()

    def do_invoke(self, spirit: str) -> None:
        tile = self.faces.index(spirit)
        self.used.add(tile)
        self.faces[tile] = TILES[tile][1 - TILES[tile].index(spirit)]
        if spirit == "faun":
            self.phase = "give"
        elif spirit == "naiad":
            self.phase = "take"
            self.takes = 1
        elif spirit == "pegaea":
            self.phase = "keep"
            self.drawn = [self.draw() for _ in range(3)]
        else:
            self.owed += 1
            self.go_on()

    def do_give(self, seat: str) -> None:
        self.reserves[int(seat)]["gift"] += 1
        self.go_on()

    def do_keep(self, card: str) -> None:
        self.drawn.remove(card)
        self.hands[self.seat].append(card)
        self.discards += self.drawn
        self.drawn = []
        self.go_on()

    def do_done(self, _: str) -> None:
        self.end_play()

    def end_play(self) -> None:
        self.discards += self.picked
        self.picked = []
        self.kind = ""
        self.placed = self.owed = 0
        self.used = set()
        self.end_turn()

    # --- the end --------------------------------------------------------------------------------------------

    def left(self) -> list[int]:
        return [sum(reserve.values()) for reserve in self.reserves]

    def wins(self) -> bool:
        self.over = 0 in self.left()
        return self.over

    def end_turn(self) -> None:
        self.quiet = 0 if self.moved else self.quiet + 1
        self.moved = False
        if self.stuck() or self.quiet == 20 * self.seats or self.turn == 200 * self.seats:
            self.over = True
            return
        self.turn += 1
        self.seat = (self.seat + 1) % self.seats
        self.phase = "turn"

    def stuck(self) -> bool:
        needy = all(reserve["twig"] + reserve["gift"] + reserve["leaf"] for reserve in self.reserves)
        sprouts = any(reserve["sprout"] for reserve in self.reserves)
        return needy and not sprouts and not self.sites("twig") and not self.sites("leaf")
