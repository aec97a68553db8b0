"""The action table: every action of a game is one int with one name."""

from .errors import IllegalAction


class ActionTable:
    """Names and ids, one-to-one. The id is the place in the list of names."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.ids = {name: i for i, name in enumerate(names)}
        if len(self.ids) != len(names):
            raise ValueError("two actions share a name")

    def __len__(self) -> int:
        return len(self.names)

    def name(self, action: int) -> str:
        if not 0 <= action < len(self.names):
            raise IllegalAction("refuse.unknown_action", {"action": action})
        return self.names[action]

    def parse(self, name: str) -> int:
        action = self.ids.get(name, -1)
        if action < 0:
            raise IllegalAction("refuse.unknown_action", {"action": name})
        return action

    def __repr__(self) -> str:
        return f"ActionTable({len(self.names)} actions: {', '.join(self.names[:3])} …)"
