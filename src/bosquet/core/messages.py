"""A sentence by key and arguments: the rules hold no words."""


class Message:
    def __init__(self, key: str, args: dict[str, object], clause: str = "") -> None:
        self.key = key
        self.args = args
        self.clause = clause

    def data(self) -> dict[str, object]:
        return {"key": self.key, "args": self.args}

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"


def one_of(group: str) -> str:
    """One of a group of the catalogue, as keys of words begin: `card` of the cards."""
    if group.endswith("ies"):
        return group[:-3] + "y"
    return group[:-2] if group.endswith(("ches", "shes", "xes")) else group[:-1]
