"""The action table: every action of a game is one int with one name, a verb and its nouns."""

from typing import Final

from .errors import IllegalAction
from .messages import Message
from .types import Action

ALONE: Final[list[str]] = [""]  # the nouns of a verb that needs none


class Verb:
    """Actions that share a verb, a run of ids: one for each noun, or for each pair of nouns."""

    def __init__(
        self, name: str, first: int, nouns: list[str], others: list[str], not_now: Message | None
    ) -> None:
        self.name: Final = name
        self.first: Final = first
        self.nouns: Final = nouns
        self.others: Final = others
        self.width: Final = len(others)
        self.count: Final = len(nouns) * len(others)
        self.not_now: Final = not_now  # why it is refused when nothing better can be said
        self.end: Final = first + self.count

    def has(self, action: Action) -> bool:
        return self.first <= action < self.end

    def action(self, noun: int, other: int = 0) -> Action:
        return self.first + noun * self.width + other

    def each(self, nouns: list[int]) -> list[Action]:
        """The actions of these nouns, in their order: what a question with many options asks at once."""
        if self.width == 1:
            first = self.first
            return [first + noun for noun in nouns]
        return [self.action(noun) for noun in nouns]

    def noun(self, action: Action) -> int:
        """Which of the nouns it is: a card, a place …"""
        return (action - self.first) // self.width

    def other(self, action: Action) -> int:
        """Which of the second nouns, for a verb with two."""
        return (action - self.first) % self.width

    def at(self, action: Action) -> int:
        """Its index among all actions of the verb."""
        return action - self.first

    def words(self, action: Action) -> list[str]:
        """The nouns by name: none, one or two."""
        words = [self.nouns[self.noun(action)], self.others[self.other(action)]]
        return [word for word in words if word]

    def actions(self) -> list[int]:
        return list(range(self.first, self.end))

    def __repr__(self) -> str:
        return f"Verb({self.name!r}, {self.count} actions from {self.first} on)"


class ActionTable:
    """Names and ids, one-to-one. The id is the index in the list of names; a game adds its verbs in order."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.ids: Final[dict[str, int]] = {}
        self.verbs: Final[dict[str, Verb]] = {}
        self.by_action: Final[list[Verb]] = []

    def add(
        self,
        verb: str,
        nouns: list[str] = ALONE,
        others: list[str] = ALONE,
        not_now: tuple[str, str] | None = None,
    ) -> Verb:
        """A verb with its nouns; `not_now` is the key and the clause of its refusal at a wrong moment."""
        if verb in self.verbs:
            raise ValueError(f"the verb {verb!r} is there already")
        reason = None if not_now is None else Message(not_now[0], {}, not_now[1])
        added = Verb(verb, len(self.names), nouns[:], others, reason)
        self.enter(added, nouns)
        self.verbs[verb] = added
        return added

    def enter(self, verb: Verb, nouns: list[str]) -> None:
        for noun in nouns:
            for other in verb.others:
                name = " ".join([word for word in (verb.name, noun, other) if word])
                if name in self.ids:
                    raise ValueError(f"two actions share the name {name!r}")
                self.ids[name] = len(self.names)
                self.names.append(name)
                self.by_action.append(verb)

    def verb(self, name: str) -> Verb:
        return self.verbs[name]

    def verb_of(self, action: Action) -> Verb:
        return self.by_action[action]

    def __len__(self) -> int:
        return len(self.names)

    def name(self, action: Action) -> str:
        if not 0 <= action < len(self.names):
            raise IllegalAction("refuse.unknown_action", {"action": action})
        return self.names[action]

    def parse(self, name: str) -> Action:
        action = self.ids.get(name, -1)
        if action < 0:
            raise IllegalAction("refuse.unknown_action", {"action": name})
        return action

    def __repr__(self) -> str:
        return f"ActionTable({len(self.names)} actions: {', '.join(self.names[:3])} …)"
