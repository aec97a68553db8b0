"""One person at a table with bots, in a terminal. Actions are typed as records name them."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import bosquet
from bosquet import Game, IllegalAction, Record, State
from bosquet.bots import bot
from bosquet.core.rng import Rng

from .sentences import Sentences

SHOWN: Final = 12  # options that are listed unasked

Read = Callable[[str], str]  # a line typed after a prompt; EOFError when there is none


class Table:
    def __init__(self, record: Record, you: int, level: str, language: str, read: Read) -> None:
        self.game: Final[Game] = record.game
        self.record: Final = record
        self.you: Final = you
        self.bot: Final = bot(level)
        self.chance: Final[Rng] = bosquet.rng(record.seed if isinstance(record.seed, int) else 1)
        self.state: State = record.replay()
        self.state.listen()
        self.read: Final = read
        self.backs: list[State] = []  # where the person's moves may be taken back to, the last one last
        people = [f"seat {seat}" for seat in range(record.seats)]
        self.say: Final = Sentences(record.game.id, language, people)
        for seat in range(record.seats):
            people[seat] = self.say.own_word("seat", seat=seat)

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        print(self.say.own_word("help"))
        try:
            while self.state.actors():
                others = [seat for seat in self.state.actors() if seat != self.you]
                if others:
                    self.let_play(others[0])
                else:
                    self.ask()
        except EOFError:
            print(self.say.own_word("left", count=len(self.record.moves)))
            return
        self.show_table()
        print(self.say.own_word("over"))
        ranks, scores = self.state.ranks(), self.state.scores()
        for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
            name = self.say.own_word("you") if seat == self.you else self.say.people[seat]
            print(self.say.own_word("rank", rank=ranks[seat], name=name, score=scores[seat]))

    def let_play(self, seat: int) -> None:
        """A bot looks at nothing but a world that the seat may imagine."""
        world = self.state.determinize(seat, self.chance)
        self.do(seat, self.bot.choose(world, seat, self.chance))
        self.backs.clear()

    def ask(self) -> None:
        """The table and the question, until an answer has been given."""
        self.show_table()
        decision = self.state.decision(self.you)
        print(self.say.of(decision["prompt"]["key"], decision["prompt"]["args"]) or "")
        if len(self.names()) <= SHOWN:
            self.show_options("")
        step = len(self.record.moves), len(self.backs)
        while (len(self.record.moves), len(self.backs)) == step:
            self.obey(self.read("> ").strip())

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line.startswith("?"):
            self.show_options(line[1:].strip())
        elif word == "why" and rest:
            self.explain(rest.strip())
        elif word == "save" and rest:
            self.save(Path(rest.strip()))
        elif line == "undo":
            self.take_back()
        elif line == "table":
            self.show_table()
        elif line == "quit":
            raise EOFError
        elif line:
            self.choose(line)
        elif len(self.names()) == 1:
            self.choose(self.names()[0])

    # --- what is typed --------------------------------------------------------------------------------------

    def names(self) -> list[str]:
        return [self.game.table.name(action) for action in self.state.options(self.you)]

    def choose(self, text: str) -> None:
        """The option with this name or, if there is but one, with this beginning."""
        name = only(text, self.names())
        if name:
            before = self.state.clone()
            reveals = self.do(self.you, self.game.table.parse(name))
            if reveals:
                self.backs.clear()
            else:
                self.backs.append(before)
        elif begun := beginning(text, self.names()):
            print(self.say.own_word("many", names=", ".join(begun)))
        else:
            self.explain(text)

    def explain(self, text: str) -> None:
        """Why an action cannot be done, with its rule."""
        name = only(text, self.game.table.names)
        if not name:
            names = beginning(text, self.game.table.names)
            shown = ", ".join(names[:SHOWN]) + (" …" if len(names) > SHOWN else "")
            print(self.say.own_word("many" if names else "none", names=shown, text=text))
            return
        try:
            self.game.check(self.state, self.you, self.game.table.parse(name))
        except IllegalAction as no:
            clause = f" ({no.clause})" if no.clause else ""
            print(f"{self.say.of(no.key, no.details) or no.key}{clause}")
        else:
            print(self.say.own_word("may"))

    def take_back(self) -> None:
        """As long as nobody else has moved and nothing was revealed since."""
        if not self.backs:
            print(self.say.own_word("no_undo"))
            return
        self.state = self.backs.pop()
        self.state.listen()
        self.record.moves.pop()
        print(self.say.own_word("taken_back"))

    def save(self, file: Path) -> None:
        try:
            file.write_text(self.record.text(), "utf-8")
        except OSError as error:
            print(self.say.own_word("not_saved", file=file, why=error.strerror))
            return
        print(self.say.own_word("saved", count=len(self.record.moves), file=file))

    # --- what is shown --------------------------------------------------------------------------------------

    def do(self, seat: int, action: int) -> bool:
        """Carry it out and tell what happens; whether anything was revealed."""
        self.record.add(seat, action)
        self.state.apply(seat, action)
        told = self.state.heard()
        for event in told:
            sentence = self.say.event(event.kind, event.seen_by(self.you), self.you)
            if sentence:
                print(sentence)
        return any(event.reveals for event in told)

    def show_table(self) -> None:
        print()
        print(self.game.draw(self.state.view(self.you)))
        print()

    def show_options(self, part: str) -> None:
        print("  ".join([name for name in self.names() if part in name]) or "–")


def only(text: str, names: list[str]) -> str:
    """The name itself, or the only one that begins so; empty if there is none or more."""
    if text in names:
        return text
    found = beginning(text, names)
    return found[0] if len(found) == 1 else ""


def beginning(text: str, names: list[str]) -> list[str]:
    """The names whose words begin like those typed: `p sea-1` for `play sea-11` and `pledge sea-1`."""
    typed = text.split()
    return [name for name in names if begins(typed, name.split())]


def begins(typed: list[str], words: list[str]) -> bool:
    pairs = zip(typed, words, strict=False)
    return len(typed) <= len(words) and all(word.startswith(part) for part, word in pairs)


def typed(prompt: str) -> str:
    """A line of the keyboard, with its history where Python has one; a pipe's lines are shown."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line
