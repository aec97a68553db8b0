"""What changes from one piece of JSON to the next, as JSON: `patched(old, difference(old, new))` is `new`.

A patch in a list of one is the new value itself. A patch of an object has a patch for each name whose value
changes, one of a list for each number whose item does. A list that grows or shrinks is cut at one place:
`{"@": [at, gone, items that come there …]}`. Where names come or go all of the object is new. Nothing changes
by an empty patch.
"""

from typing import Any, Final

CUT: Final = "@"
MISSING: Final = object()


def difference(old: Any, new: Any) -> Any:
    """The patch from `old` to `new`; empty if they are alike."""
    return {} if old == new else _change(old, new)


def _change(old: Any, new: Any) -> Any:
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_objects(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return _of_lists(old, new)
    return [new]


def _of_objects(old: dict[str, Any], new: dict[str, Any]) -> Any:
    if len(old) != len(new):
        return [new]
    patch: dict[str, Any] = {}
    for name, value in new.items():
        before = old.get(name, MISSING)
        if before is value or before == value:
            continue
        if before is MISSING:
            return [new]
        patch[name] = _change(before, value)
    return patch


def _of_lists(old: list[Any], new: list[Any]) -> Any:
    size = len(new)
    if len(old) != size:
        return _cut(old, new)
    patch: dict[str, Any] = {}
    for at in range(size):
        before, value = old[at], new[at]
        if before is not value and before != value:
            patch[str(at)] = _change(before, value)
    return patch if len(patch) * 2 <= size or isinstance(new[0], dict) else [new]


def _cut(old: list[Any], new: list[Any]) -> Any:
    """The middle of a list, between what begins and what ends alike."""
    start, end, size = 0, 0, len(new)
    least = min(len(old), size)
    while start < least and old[start] == new[start]:
        start += 1
    while end < least - start and old[-1 - end] == new[-1 - end]:
        end += 1
    if not start and not end:
        return [new]
    return {CUT: [start, len(old) - start - end, *new[start : size - end]]}


def patched(old: Any, patch: Any) -> Any:
    """The new value; what stays the same is shared with the old."""
    if isinstance(patch, list):
        return patch[0]
    if not patch:
        return old
    if isinstance(old, list):
        items = old[:]
        for at, change in patch.items():
            if at == CUT:
                items[change[0] : change[0] + change[1]] = change[2:]
            else:
                items[int(at)] = patched(items[int(at)], change)
        return items
    fields = dict(old)
    for name, change in patch.items():
        fields[name] = patched(old[name], change)
    return fields
