"""Chance: one generator in every state. Keyed BLAKE2b for real tables, sfc32 for simulation and search."""

from hashlib import blake2b
from typing import Final, TypeVar

from .native import i64
from .reading import need, whole, wholes

T = TypeVar("T")

MASK: Final = 0xFFFFFFFF  # both kinds hand out 32-bit words
BITS: Final = 30  # of them used at a time: a product of two such numbers fits an i64
WHOLE: Final = 1 << BITS
PART: Final = WHOLE - 1
LARGEST_BATCH: Final = 180  # 180⁴ stays below 2³⁰
BLOCK: Final = 64
WORD: Final = 4  # bytes


class Rng:
    """What the rules may ask of chance."""

    def word(self) -> i64:
        """The next 32 bits."""
        raise NotImplementedError

    def clone(self) -> "Rng":
        raise NotImplementedError

    def dump(self) -> dict[str, object]:
        raise NotImplementedError

    def fraction(self, limit: i64) -> i64:
        """A part of WHOLE; as a part of the limit (at most WHOLE) it is any number below it, equally likely.

        Lemire's way: the few parts that would make some numbers likelier are drawn again. Where the limit is
        a product, its factors can be used one after the other, each on what the one before leaves over.
        """
        part = self.word() >> 2
        over = part * limit & PART
        if over < limit:
            least = WHOLE % limit
            while over < least:
                part = self.word() >> 2
                over = part * limit & PART
        return part

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1, each equally likely."""
        return self.fraction(limit) * limit >> BITS

    def shuffle(self, cards: list[T], stay: int = 1) -> None:
        """Fisher and Yates, four swaps out of one number while their product stays small.

        The first cards may `stay` unshuffled where their order does not matter: as a set they are random.
        """
        size: i64 = len(cards)
        while size > stay:
            if 4 <= size <= LARGEST_BATCH:
                part = self.fraction(size * (size - 1) * (size - 2) * (size - 3))
                for last in range(size - 1, size - 5, -1):
                    part = (part & PART) * (last + 1)
                    swap(cards, last, part >> BITS)
                size -= 4
            else:
                size -= 1
                swap(cards, size, self.below(size + 1))


def swap(cards: list[T], i: i64, j: i64) -> None:
    card = cards[i]
    cards[i] = cards[j]
    cards[j] = card


def number_below(rng: Rng, limit: int) -> int:
    """Like `below`, for a limit of any size."""
    if limit <= WHOLE:
        return rng.below(limit)
    bits = limit.bit_length()
    while True:
        number = 0
        for _ in range(0, bits, 32):
            word: int = rng.word()  # an i64 in the sum would make an i64 of all of it
            number = number << 32 | word
        number >>= -bits % 32
        if number < limit:
            return number


class Sfc32(Rng):
    """Chris Doty-Humphrey's small fast chaotic generator: 128 bits of state, no multiplication."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> i64:
        b = self.b
        c = self.c
        counter = self.counter
        out = (self.a + b + counter) & MASK
        self.counter = counter + 1 & MASK
        self.a = b ^ b >> 9
        self.b = c + (c << 3) & MASK
        self.c = (c << 21) + (c >> 11) + out & MASK
        return out

    def clone(self) -> Rng:
        return Sfc32(self.a, self.b, self.c, self.counter)

    def dump(self) -> dict[str, object]:
        return {"kind": "sfc32", "words": [self.a, self.b, self.c, self.counter]}


class Blake(Rng):
    """BLAKE2b keyed with a secret seed over a counter: what is seen of it tells nothing of what comes."""

    def __init__(self, seed: bytes, used: int) -> None:
        self.seed = seed
        self.used = used  # bytes handed out so far
        self.block = b""

    def word(self) -> i64:
        at = self.used % BLOCK
        if at == 0 or not self.block:
            number = (self.used // BLOCK).to_bytes(8, "little")
            self.block = blake2b(number, key=self.seed, digest_size=BLOCK).digest()
        self.used += WORD
        return word_at(self.block, at)

    def clone(self) -> Rng:
        twin = Blake(self.seed, self.used)
        twin.block = self.block
        return twin

    def dump(self) -> dict[str, object]:
        return {"kind": "blake2b", "seed": self.seed.hex(), "used": self.used}


def rng(seed: int) -> Sfc32:
    """The fast generator from any int: the seed's bits fill its state, then it is stirred."""
    spread = blake2b(str(seed).encode(), digest_size=12).digest()
    return Sfc32(word_at(spread, 0), word_at(spread, 4), word_at(spread, 8), 1)


def word_at(data: bytes, at: i64) -> i64:
    """Four bytes as a number, the lowest first."""
    word: i64 = data[at + 3]
    for byte in range(at + 2, at - 1, -1):
        word = word << 8 | data[byte]
    return word


def branch(parent: Rng) -> Sfc32:
    """A fast generator of its own, fed by another: imagined worlds never share the true one's chance."""
    return Sfc32(parent.word(), parent.word(), parent.word(), 1)


def rng_from_seed(seed: int | bytes) -> Rng:
    """An int seeds the fast generator, bytes (up to 64, real tables use 32) the unforeseeable one."""
    if isinstance(seed, bytes):
        if not 16 <= len(seed) <= 64:
            raise ValueError(f"a seed of bytes has 16 to 64 of them, not {len(seed)}")
        return Blake(seed, 0)
    return rng(seed)


def load_rng(dump: dict[str, object]) -> Rng:
    if dump["kind"] == "blake2b":
        seed = bytes.fromhex(str(dump["seed"]))
        rng_from_seed(seed)  # refuses what is too short or too long
        used = whole(dump["used"], 0, PART)
        need(used % WORD == 0, "whole words of chance")
        return Blake(seed, used)
    assert dump["kind"] == "sfc32"
    words = wholes(dump["words"], 4, 0, MASK)
    return Sfc32(words[0], words[1], words[2], words[3])
