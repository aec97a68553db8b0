"""People without accounts: a signed cookie holds an id and a name, and the house keeps nothing.

So does the link by which somebody becomes the same guest in another browser.
"""

import contextlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from bosquet import Refusal
from bosquet.house.messages import LONGEST_NAME, Guest
from bosquet.house.storage.folder import NoFolder, new_private_file

COOKIE: Final = "bosquet_guest"
KEY_BYTES: Final = 32
YEAR: Final = 365 * 24 * 3600
COOKIES: Final = b""  # what a signature is for: one for a cookie is none for a link, and the other way round
LINKS: Final = b"link "
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # by their kind letters and signs, yet nothing is to be seen
MOST_MARKS: Final = 2  # accents on one letter: more of them would reach into the lines above


class Signed(msgspec.Struct, array_like=True, frozen=True):
    """What a cookie or a link holds. Whatever is signed for somebody carries on the generation of what they
    came with: nothing that is signed late outlives a revocation."""

    id: str
    name: str | None
    at: float = 0  # when older houses signed it; they knew no generations
    generation: int | None = None  # how often this guest had revoked their cookies

    @property
    def guest(self) -> Guest:
        return Guest(self.id, self.name)


class Revoked(msgspec.Struct, frozen=True):
    """What counts no more: cookies of earlier generations, and those that older houses signed before."""

    generation: int = 0
    before: float = 0


class Signer:
    """Reads and writes cookies, and the ends of links. Without the key nobody can make up an id."""

    def __init__(self, key: bytes, revoked: Mapping[str, Revoked]) -> None:
        self.key = key
        self.revoked = revoked

    def sign(self, signed: Signed, purpose: bytes = COOKIES) -> str:
        body = msgspec.json.encode(signed)
        return f"{_text(body)}.{_text(self._mark(body, purpose))}"

    def read(self, cookie: str | None, purpose: bytes = COOKIES) -> Signed | None:
        if not cookie or len(cookie) > 400:
            return None
        try:
            body, mark = (urlsafe_b64decode(part + "=" * (-len(part) % 4)) for part in cookie.split("."))
            if not hmac.compare_digest(mark, self._mark(body, purpose)):
                return None
            signed = msgspec.json.decode(body, type=Signed)
        except (ValueError, msgspec.MsgspecError):
            return None
        return signed if self.stands(signed) else None

    def stands(self, signed: Signed) -> bool:
        """Whether it was not revoked; to be asked again after whatever was waited for."""
        for id in (signed.id, forgotten(signed.id)):
            revoked = self.revoked.get(id)
            if revoked is None:
                continue
            if signed.generation is None and (revoked.generation or signed.at < revoked.before):
                return False
            if signed.generation is not None and signed.generation < revoked.generation:
                return False
        return True

    def _mark(self, body: bytes, purpose: bytes) -> bytes:
        return hmac.digest(self.key, purpose + body, sha256)


def forgotten(guest: str) -> str:
    """By what a guest who has left is still known, so that their cookies end: no id can be read in it."""
    return sha256(b"forgotten " + guest.encode()).hexdigest()[:32]


def new_guest() -> Signed:
    return Signed(secrets.token_hex(12), None, generation=0)


def house_key(data: Path) -> bytes:
    """The secret that signs cookies, made at the first start and kept beside the games."""
    file = data / "house.key"
    try:
        key = _kept_key(file)
    except OSError as error:
        raise NoFolder(f"The key of the house, {file}, cannot be used: {error.strerror}.") from error
    if len(key) < KEY_BYTES:  # whoever knows a key can be anybody
        raise NoFolder(
            f"The key of the house, {file}, is damaged: without the file the next start makes another."
        )
    return key


def _kept_key(file: Path) -> bytes:
    if not file.exists():
        keep_key(file.parent, secrets.token_bytes(KEY_BYTES))
    return file.read_bytes()


def keep_key(data: Path, key: bytes) -> None:
    """Unless there is one: two who begin at once have the same."""
    with contextlib.suppress(FileExistsError), new_private_file(data / "house.key") as new:
        new.write(key)


def tidy(name: str) -> str:
    """A name fit to be shown: something to be seen, no control or invisible characters, single spaces."""
    seen = ""
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)[0]
        marks = marks + 1 if kind == "M" else 0
        if kind != "C" and letter not in BLANKS and marks <= MOST_MARKS:
            seen += letter
    tidied = " ".join(seen.split())
    if len(tidied) > LONGEST_NAME or not any(unicodedata.category(letter)[0] in "LNPS" for letter in tidied):
        raise Refusal("refuse.bad_name", {})
    return tidied


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
