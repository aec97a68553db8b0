"""Cards that are in no box: each a row, perhaps a class, and words, as docs/everdell-cards.md adds one."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
PACKAGE = "bosquet/games/everdell"

# by the file of cards/ that they would stand in
ROWS = {
    "green.py": """
enter(Gain(berry=1, per=Named("clock_tower")), "bell_ringer", CRITTER, GREEN, COMMON, 3, 1, "bb",
      home="clock_tower", expansion="bells", yields=0.4, clause="EVD-9.1", signs="1 berry")
""",
    "red.py": """
from .simple import Coloured, Draw
enter(Draw(1, per=Coloured(RED, other=True)), "watch_house", CONSTRUCTION, RED, UNIQUE, 2, 1, "trp",
      expansion="bells", use=1.5, clause="EVD-9.1", signs="1 berry")


class TollGate(Card):
    def can_visit(self, s: Everdell, seat: int) -> bool:
        return s.stock[seat * 4 + 3] > 0

    def why_not(self, s: Everdell, seat: int) -> Message:
        return Message("refuse.two_resources", {"card": self.name}, "EVD-10.13")

    def visited(self, s: Everdell, seat: int, owner: int, at: int) -> None:
        s.push(GiveAny(seat, self.kind, 1))


enter(TollGate(), "toll_gate", CONSTRUCTION, RED, COMMON, 2, 2, "tr", expansion="bells", open=1, stays=True,
      clause="EVD-9.1", signs="1 berry")
""",
    "blue.py": """
enter(After(critter=Gain(twig=1), construction=AnyBuilding()), "rope_maker", CRITTER, BLUE,
      UNIQUE, 2, 1, "bb", home="watch_house", expansion="bells", use=2.0, clause="EVD-9.1", signs="1 berry")
enter(Help(critters=True, off=2), "baker", CRITTER, BLUE, UNIQUE, 2, 1, "b",
      home="inn", expansion="bells", use=1.0, clause="EVD-9.1", signs="1 berry")
""",
    "purple.py": """
from .simple import Named
enter(Points(2, per=Named("bell_ringer")), "belfry", CONSTRUCTION, PURPLE, UNIQUE, 2, 2, "trp",
      expansion="bells", houses_any=True, once=2.0, clause="EVD-9.1", signs="1 berry")
""",
    "tan.py": """
class Herald(Card):
    def played(self, s: Everdell, seat: int, at: int) -> None:
        for other in range(s.seats):
            gain(s, other, BERRY, 2 if other == seat else 1)


enter(Herald(), "herald", CRITTER, TAN, COMMON, 3, 0, "b", home="belfry", expansion="bells", once=1.0,
      clause="EVD-9.1", signs="1 berry")
""",
    "legends.py": """
from ..data import RED
from .simple import Coloured
enter(Points(1, per=Coloured(RED)), "great_bell", CRITTER, PURPLE, UNIQUE, 1, 3, "bbbbb",
      banner="king", expansion="bells", once=3.0, clause="EVD-9.1", signs="1 berry")
""",
}
NAMES = ("bell_ringer", "watch_house", "toll_gate", "rope_maker", "baker", "belfry", "herald")
WORDS = {f"{group}.{name}": name for name in (*NAMES, "great_bell") for group in ("card", "text")}
WORDS |= {
    "option.bells": "Bells",
    "option.bells.on": "On",
    "option.bells.off": "Off",
    "option.bells.more": "…",
}
WORDS |= {"verb.baker": "Baker", "way.baker": "the Baker"}


def copy_with_cards(folder: Path) -> Path:
    """The plain sources, with these cards among Everdell's."""
    sources = folder / "src"
    shutil.copytree(ROOT / "src", sources, ignore=shutil.ignore_patterns("*.so", "__pycache__", "site"))
    for file, rows in ROWS.items():
        with (sources / PACKAGE / "cards" / file).open("a", encoding="utf-8") as cards:
            cards.write(rows)
    for language in ("en", "fr"):
        words = sources / PACKAGE / "locale" / f"{language}.json"
        told = json.loads(words.read_text("utf-8"))
        words.write_text(json.dumps({**told, **WORDS}, ensure_ascii=False), "utf-8")
    return sources


def run(sources: Path, program: str) -> str:
    """What a program prints that imports these sources."""
    environment = {**os.environ, "PYTHONPATH": f"{sources}:{ROOT}", "BOSQUET_INTERPRETED": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, cwd=sources
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout
