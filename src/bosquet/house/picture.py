"""A link as a picture that a phone reads."""

from functools import lru_cache

import segno


@lru_cache(maxsize=512)
def drawn(link: str) -> str:
    """As `drawn_once`; who asks again gets the same."""
    return drawn_once(link)


def drawn_once(link: str) -> str:
    """An SVG. Drawing takes some milliseconds: call it in a thread. Nothing of it is kept."""
    code = segno.make(link, error="m")
    drawing = code.svg_inline(border=2, dark="#1d2b22", light="#ffffff", omitsize=True)
    return drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
