"""GreenTown once more, slowly: from the rulebook alone, in plain definitions, to hold the engine against.

Tiles are sets of directions on a dictionary of cells, routes are tried one by one, and nothing is remembered.
"""

import itertools
from collections import Counter
from collections.abc import Iterator
from typing import Any

Cell = tuple[int, int]
DIRECTIONS = {"e": (1, 0), "ne": (1, -1), "nw": (0, -1), "w": (-1, 0), "sw": (-1, 1), "se": (0, 1)}
NAMES = list(DIRECTIONS)
SHAPES = {
    "2-sharp": "01",
    "2-bend": "02",
    "2-straight": "03",
    "3-left": "013",
    "3-right": "023",
    "3-star": "024",
    "4-notch": "0124",
    "4-cross": "0134",
    "5": "01234",
    "6": "012345",
}
BOX = Counter({"2-sharp": 3, "2-bend": 3, "2-straight": 3, "3-left": 6, "3-right": 6, "3-star": 3})
BOX.update({"4-notch": 5, "4-cross": 3, "5": 4, "6": 2})
MARKERS = ["build", "travel", "build-and-travel", "build-or-travel"]
KINDS_OF_SITE = ["nature", "culture", "sport", "shopping"]
CARDS = {
    "5-start": "13010101", "5-a": "13110101", "5-b": "13011101", "5-c": "13010111",
    "6-a": "13110102", "6-b": "13021101", "6-c": "13010211",
    "7-a": "13121102", "7-b": "13021211", "7-c": "13110212",
    "8-a": "13121103", "8-b": "13031211", "8-c": "13110312",
    "9-a": "23131202", "9-b": "23021312", "9-c": "23120213",
}  # fmt: skip


def cell_of(name: str) -> Cell:
    q, r = name.split(",")
    return int(q), int(r)


def name_of(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def beside(cell: Cell, way: str) -> Cell:
    return cell[0] + DIRECTIONS[way][0], cell[1] + DIRECTIONS[way][1]


def back(way: str) -> str:
    return NAMES[(NAMES.index(way) + 3) % 6]


def roads_of(kind: str, turns: int) -> frozenset[str]:
    return frozenset(NAMES[(int(side) + turns) % 6] for side in SHAPES[kind])


def number(kind: str) -> int:
    return int(kind[0])


def parted(question: Any) -> tuple[str, Any]:
    """A question is a word, or a word with what has been chosen so far."""
    return (question, ()) if isinstance(question, str) else (question[0], question[1:])


class SlowGame:
    """A game from any start of a turn, read from the engine's dump."""

    def __init__(self, dump: dict[str, Any]) -> None:
        assert [frame[0] for frame in dump["frames"]] == ["ChooseMarker"], "a turn has begun"
        self.seats: int = dump["seats"]
        self.free = dump["options"]["double_turn"] == "free" and self.seats > 2
        self.town: dict[Cell, tuple[str, frozenset[str]]] = {}
        self.on: dict[Cell, str] = {}
        for line in dump["town"]:
            cell, kind, turns, *piece = line.split()
            self.town[cell_of(cell)] = kind, roads_of(kind, int(turns))
            self.on[cell_of(cell)] = " ".join(piece)
        self.supply = BOX.copy()
        if dump["options"]["spares"]:
            self.supply["6"] += 2
        self.supply.subtract(kind for kind, _ in self.town.values())
        self.cards: list[str | None] = list(dump["cards"])
        self.pile: list[str] = list(dump["pile"])
        self.money: list[int] = list(dump["money"])
        self.markers: list[list[str]] = [list(face_up) for face_up in dump["markers"]]
        self.start: int = dump["start"]
        self.order: list[int] = [(dump["first"] + at) % self.seats for at in range(dump["place"], self.seats)]
        self.holder: int | None = dump["holder"]
        self.ending = bool(dump["ending"])
        self.idle: list[int] = list(dump["idle"])
        self.last: list[int] = list(dump["last"])
        self.turn: int = dump["turn"]
        self.first: int = dump["first"]
        self.todo: list[Any] = ["marker"]
        self.acted = bool(dump["acted"])
        self.developed: Cell | None = None
        self.route: list[Cell] = []

    def is_over(self) -> bool:
        return not self.todo

    def actor(self) -> int:
        return self.order[0]

    # --- the town ------------------------------------------------------------------------------------------

    def joined(self, cell: Cell, way: str) -> bool:
        other = beside(cell, way)
        return way in self.town[cell][1] and other in self.town and back(way) in self.town[other][1]

    def is_whole(self) -> bool:
        found = {next(iter(self.town))}
        edge = list(found)
        while edge:
            cell = edge.pop()
            for way in NAMES:
                if self.joined(cell, way) and beside(cell, way) not in found:
                    found.add(beside(cell, way))
                    edge.append(beside(cell, way))
        return len(found) == len(self.town)

    def ends(self) -> set[Cell]:
        return {
            beside(cell, way)
            for cell, (_, roads) in self.town.items()
            for way in roads
            if beside(cell, way) not in self.town
        }

    def smallest(self) -> set[str]:
        left = [kind for kind, count in self.supply.items() if count]
        least = min((number(kind) for kind in left), default=0)
        return {kind for kind in left if number(kind) == least}

    def placings(self, kind: str, cell: Cell) -> set[int]:
        seen: list[frozenset[str]] = []
        found = set()
        for turns in range(6):
            roads = roads_of(kind, turns)
            joins = [
                way for way in roads
                if beside(cell, way) in self.town and back(way) in self.town[beside(cell, way)][1]
            ]  # fmt: skip
            if joins and roads not in seen:
                found.add(turns)
            seen.append(roads)
        return found

    def developments(self, cell: Cell) -> dict[str, set[int]]:
        """GRT-3.3 to 3.6: kind and rotations."""
        found: dict[str, set[int]] = {}
        old_kind, old = self.town[cell]
        if self.on[cell] == "hotel":
            return found
        others = self.on[cell] not in ("", "tree") and not self.on[cell].endswith(f"-{self.actor()}")
        for kind in self.supply:
            if self.supply[kind] and number(kind) == number(old_kind) + 1:
                seen: list[frozenset[str]] = []
                for turns in range(6):
                    roads = roads_of(kind, turns)
                    if len(old - roads) <= (0 if others else 1) and roads not in seen:
                        self.town[cell] = kind, roads
                        if self.is_whole():
                            found.setdefault(kind, set()).add(turns)
                        self.town[cell] = old_kind, old
                    seen.append(roads)
        return found

    def can_place(self) -> bool:
        return bool(self.smallest() and self.ends())

    def developable(self) -> set[Cell]:
        return {cell for cell in self.town if cell != self.developed and self.developments(cell)}

    # --- tours ---------------------------------------------------------------------------------------------

    def stops(self, route: list[Cell]) -> int:
        return sum(self.on[cell] != "" for cell in route[1:])

    def onward(self, route: list[Cell], wanted: int) -> Iterator[str]:
        """Ways from the end of a route that use no road twice and do not stop too often."""
        used = [{one, other} for one, other in itertools.pairwise(route)]
        for way in NAMES:
            if self.joined(route[-1], way):
                to = beside(route[-1], way)
                if {route[-1], to} not in used and self.stops([*route, to]) <= wanted:
                    yield way

    def routes(self, route: list[Cell], wanted: int) -> Iterator[list[Cell]]:
        """All ways to end it at a hotel with exactly so many stops (GRT-5.1 to 5.3)."""
        for way in self.onward(route, wanted):
            longer = [*route, beside(route[-1], way)]
            if self.stops(longer) < wanted:
                yield from self.routes(longer, wanted)
            elif self.on[longer[-1]] == "hotel":
                yield longer

    def can_finish(self, route: list[Cell], wanted: int) -> bool:
        if self.stops(route) == wanted:
            return self.on[route[-1]] == "hotel"
        return next(self.routes(route, wanted), None) is not None

    def hotels(self) -> list[Cell]:
        card = self.cards[self.actor()]
        if card is None:
            return []
        return [
            cell for cell in self.town if self.on[cell] == "hotel" and self.can_finish([cell], int(card[0]))
        ]

    def incomes(self, route: list[Cell], card: str, traveller: int) -> list[int]:
        """GRT-5.4 to 5.7, 7.2."""
        incomes = [0] * self.seats
        for at, kind in enumerate(KINDS_OF_SITE):
            wanted = "tree" if kind == "nature" else kind
            visited = [cell for cell in route[1:] if self.on[cell].split("-")[0] == wanted]
            least, most = int(CARDS[card][2 * at]), int(CARDS[card][2 * at + 1])
            if least <= len(visited) <= most:
                for cell in set(visited):
                    owner = traveller if kind == "nature" else int(self.on[cell].split("-")[1])
                    incomes[owner] += 1
            else:
                incomes[traveller] -= 1
        incomes[traveller] = max(0, incomes[traveller])
        if self.seats == 2 and min(incomes) > 0:
            incomes = [income - min(incomes) for income in incomes]
        return incomes

    # --- choices -------------------------------------------------------------------------------------------

    def can_build(self) -> bool:
        return self.can_place() or bool(self.developable())

    def options(self) -> set[str]:
        what, more = parted(self.todo[-1])
        seat = self.actor()
        if what == "marker":
            build, travel = self.can_build(), bool(self.hotels())
            useful = [
                name for name in self.markers[seat]
                if (build and name != "travel") or (travel and name != "build")
            ]  # fmt: skip
            return {f"marker {name}" for name in useful or self.markers[seat]}
        if what == "part":
            parts = [("build", self.can_build()), ("travel", bool(self.hotels()))]
            return {f"part {name}" for name, possible in parts if possible}
        if what == "plan":
            place, develop = self.can_place(), bool(self.developable())
            plans = [("place-two", place), ("develop-two", develop), ("place-and-develop", place or develop)]
            return {f"plan {name}" for name, possible in plans if possible}
        kinds = {f"kind {kind}" for kind in self.smallest()} if self.can_place() else set()
        if what == "half":
            return kinds | {f"cell {name_of(cell)}" for cell in self.developable()}
        if what == "place":
            return kinds
        if what == "where":
            return {f"cell {name_of(cell)}" for cell in self.ends()}
        if what == "lay":
            return {f"rotation {turns}" for turns in self.placings(more[0], more[1])}
        if what == "develop":
            return {f"cell {name_of(cell)}" for cell in self.developable()}
        if what == "better":
            return {f"kind {kind}" for kind in self.developments(more[0])}
        if what == "fit":
            return {f"rotation {turns}" for turns in self.developments(more[0])[more[1]]}
        if what == "put":
            built = Counter(self.on.values())
            return {"put nothing"} | {
                f"put {kind}" for kind in KINDS_OF_SITE[1:] if built[f"{kind}-{seat}"] < 3
            }
        if what == "site":
            return {f"cell {name_of(cell)}" for cell in self.town if self.on[cell] in ("", "tree")}
        if what == "tree":
            return {f"cell {name_of(cell)}" for cell in self.town if self.on[cell] == ""}
        if what == "hotel":
            return {f"cell {name_of(cell)}" for cell in self.hotels()}
        if what == "walk":
            wanted = int(str(self.cards[seat])[0])
            return {
                f"walk {way}"
                for way in self.onward(self.route, wanted)
                if self.can_finish([*self.route, beside(self.route[-1], way)], wanted)
            }
        assert what == "double"
        return {"again", "enough"}

    def apply(self, action: str) -> None:
        self.choose(self.todo.pop(), action.split())
        self.settle()

    def choose(self, question: Any, words: list[str]) -> None:
        what, more = parted(question)
        noun = words[-1]
        if what == "marker":
            self.markers[self.actor()].remove(noun)
            self.acted = False
            doing = {"build": ["build"], "travel": ["travel"], "build-and-travel": ["travel", "build"]}
            either = ["part"] if self.can_build() or self.hotels() else []
            self.todo += ["end", *doing.get(noun, either)]
        elif what == "part":
            self.todo.append(noun)
        elif what == "plan":
            self.developed = None
            self.todo += {"place-two": ["place?"] * 2, "develop-two": ["develop?"] * 2}.get(noun, ["half"])
        elif what == "half" and words[0] == "kind":
            self.todo += ["develop?", ("where", noun)]
        elif what == "half":
            self.todo += ["place?", ("better", cell_of(noun))]
        elif what == "place":
            self.todo.append(("where", noun))
        elif what == "where":
            self.todo.append(("lay", more[0], cell_of(noun)))
        elif what == "lay":
            self.town[more[1]] = more[0], roads_of(more[0], int(noun))
            self.on[more[1]] = ""
            self.supply[more[0]] -= 1
            self.acted = True
            if sum(piece.endswith(f"-{self.actor()}") for piece in self.on.values()) < 9:
                self.todo.append("put")
        elif what == "develop":
            self.todo.append(("better", cell_of(noun)))
        elif what == "better":
            self.todo.append(("fit", more[0], noun))
        elif what == "fit":
            self.supply[self.town[more[0]][0]] += 1
            self.supply[more[1]] -= 1
            self.town[more[0]] = more[1], roads_of(more[1], int(noun))
            self.developed = more[0]
            self.acted = True
        elif what == "put":
            if noun != "nothing":
                self.todo.append(("site", noun))
        elif what == "site":
            if self.on[cell_of(noun)] == "tree":
                self.todo.append(("tree", more[0], cell_of(noun)))
            else:
                self.build(more[0], cell_of(noun))
        elif what == "tree":
            self.on[cell_of(noun)] = "tree"
            self.build(more[0], more[1])
        elif what == "hotel":
            self.route = [cell_of(noun)]
            self.todo.append("walk")
        elif what == "walk":
            self.route.append(beside(self.route[-1], noun))
            if self.stops(self.route) < int(str(self.cards[self.actor()])[0]):
                self.todo.append("walk")
            else:
                self.pay()
        elif noun == "again":
            self.holder = (self.actor() - 1) % self.seats
            self.turn += 1
            self.todo.append("marker")
        else:
            self.next_turn()

    def build(self, kind: str, cell: Cell) -> None:
        self.on[cell] = f"{kind}-{self.actor()}"
        if sum(piece.endswith(f"-{self.actor()}") for piece in self.on.values()) == 9:
            self.ending = True

    def pay(self) -> None:
        seat = self.actor()
        incomes = self.incomes(self.route, str(self.cards[seat]), seat)
        self.money = [have + more for have, more in zip(self.money, incomes, strict=True)]
        self.acted = True
        self.route = []
        self.cards[seat] = self.pile.pop() if self.pile else None
        self.ending = self.ending or self.cards[seat] is None

    def settle(self) -> None:
        """What happens by itself."""
        while self.todo and self.todo[-1] in ("build", "travel", "place?", "develop?", "end"):
            what = self.todo.pop()
            if what == "build" and self.can_build():
                self.todo.append("plan")
            elif what == "travel" and self.hotels():
                self.todo.append("hotel")
            elif what == "place?" and self.can_place():
                self.todo.append("place")
            elif what == "develop?" and self.developable():
                self.todo.append("develop")
            elif what == "end":
                self.end_turn()
            if what == "build":
                self.developed = None

    def end_turn(self) -> None:
        seat = self.actor()
        self.last[seat] = self.turn
        self.idle[seat] = 0 if self.acted else self.idle[seat] + 1
        if not self.markers[seat]:
            self.markers[seat] = list(MARKERS)
        if min(self.idle) >= 4:
            return
        if self.free and self.holder == seat and not self.ending:
            self.todo.append("double")
        else:
            self.next_turn()

    def next_turn(self) -> None:
        done = self.order.pop(0)
        if not self.order:
            if self.ending:
                self.order = [done]
                return
            first = self.start if self.free else done
            self.order = [(first + at) % self.seats for at in range(self.seats)]
            if not self.free and self.seats > 2:
                self.holder = (first - 1) % self.seats
        self.turn += 1
        self.todo.append("marker")

    def ranks(self) -> list[int]:
        """GRT-6.2."""
        best = sorted(range(self.seats), key=lambda seat: (-self.money[seat], self.last[seat]))
        return [best.index(seat) + 1 for seat in range(self.seats)]
