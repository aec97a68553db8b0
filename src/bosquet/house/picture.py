"""Links as pictures that a phone reads."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import segno

from bosquet import Refusal
from bosquet.house.limits import Budget
from bosquet.house.settings import Limits

KEPT: Final = 512  # pictures; a table has one for each address under which it is reached


class Pictures:
    """One is drawn at a time, in a thread: several at once would leave the event loop no time of its own."""

    def __init__(self, limits: Limits, draw: Callable[[str], str] | None = None) -> None:
        self.draw = draw or drawn
        self.budget = Budget(limits.pictures, limits.pictures_per_second)
        self.pen = asyncio.Lock()
        self.kept: OrderedDict[str, str] = OrderedDict()  # the newest last

    async def of(self, link: str, address: str) -> str:
        """As `once`; who asks again gets the same, and it costs nothing."""
        picture = self.kept.get(link) or await self.once(link, address)
        self.kept[link] = picture
        self.kept.move_to_end(link)
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return picture

    async def once(self, link: str, address: str) -> str:
        """Nothing of it is kept. A Refusal if this address has too many drawn."""
        if not self.budget.take(address):
            raise Refusal("refuse.too_fast", {})
        async with self.pen:
            return await asyncio.to_thread(self.draw, link)


def drawn(link: str) -> str:
    """An SVG, after some milliseconds."""
    code = segno.make(link, error="m")
    drawing = code.svg_inline(border=2, dark="#1d2b22", light="#ffffff", omitsize=True)
    return drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
