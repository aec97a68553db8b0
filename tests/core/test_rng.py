"""Chance: known answers, computed here by other means, and fairness."""

import struct
from hashlib import blake2b
from math import factorial

import pytest

import bosquet
from bosquet.core.rng import Blake, Rng, Sfc32, branch, load_rng, rng, rng_from_seed

TABLE_SEED = bytes(range(32))


def sfc32_words(a: int, b: int, c: int, counter: int, count: int) -> list[int]:
    """PractRand's sfc32, line by line as its author wrote it, with 32-bit wrapping spelled out."""
    words = []
    for _ in range(count):
        tmp = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b // 2**9)
        b = (c * 9) % 2**32
        rotated = (c * 2**21) % 2**32 + c // 2**11
        c = (rotated + tmp) % 2**32
        words.append(tmp)
    return words


@pytest.mark.parametrize(
    "state", [(0, 0, 0, 1), (1, 2, 3, 4), (0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF)]
)
def test_sfc32_says_what_its_definition_says(state: tuple[int, int, int, int]) -> None:
    generator = Sfc32(*state)
    assert [generator.word() for _ in range(200)] == sfc32_words(*state, 200)


def test_an_int_seeds_sfc32_through_blake2b() -> None:
    a, b, c = struct.unpack("<3I", blake2b(b"-5", digest_size=12).digest())
    generator = rng(-5)
    assert [generator.word() for _ in range(20)] == sfc32_words(a, b, c, 1, 20)


def test_the_table_stream_is_blake2b_over_a_counter() -> None:
    stream = b"".join(
        blake2b(number.to_bytes(8, "little"), key=TABLE_SEED, digest_size=64).digest() for number in range(3)
    )
    generator = rng_from_seed(TABLE_SEED)
    assert [generator.word() for _ in range(48)] == list(struct.unpack("<48I", stream))


@pytest.mark.parametrize("generator", [rng(3), Blake(TABLE_SEED, 0)], ids=["sfc32", "blake2b"])
@pytest.mark.parametrize("used", [0, 1, 15, 16, 17, 100])
def test_clones_and_dumps_go_on_where_they_were(generator: Rng, used: int) -> None:
    original = generator.clone()
    for _ in range(used):
        original.word()
    copies = [original.clone(), load_rng(original.dump())]
    expected = [original.word() for _ in range(40)]
    for copy in copies:
        assert [copy.word() for _ in range(40)] == expected


def test_a_branch_is_another_stream() -> None:
    parent = rng(3)
    child = branch(parent)
    assert [child.word() for _ in range(5)] != [parent.word() for _ in range(5)]


scripted = pytest.mark.skipif(bosquet.compiled(), reason="compiled classes have no interpreted children")


class Script(Rng):
    """Hands out the given words."""

    def __init__(self, *words: int) -> None:
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


@scripted
def test_the_upper_thirty_bits_of_a_word_are_a_part_of_the_limit() -> None:
    assert [Script(part << 2).below(4) for part in (0, 2**28 - 1, 2**28, 2**30 - 1)] == [0, 0, 1, 3]
    assert Script(2**32 - 1).below(1) == 0
    assert Script(2**32 - 1).below(2**30) == 2**30 - 1


@scripted
def test_a_part_that_would_make_a_number_likelier_is_drawn_again() -> None:
    """3 does not divide 2^30: one part must go, the lowest of those that give 0."""
    assert Script(0, 2**31).below(3) == 1
    assert Script(1 << 2).below(3) == 0


@pytest.mark.parametrize("generator", [rng(11), Blake(TABLE_SEED, 0)], ids=["sfc32", "blake2b"])
def test_numbers_below_a_limit_are_about_equally_frequent(generator: Rng) -> None:
    """Chi-squared with 9 degrees of freedom: over 27.9 happens once in a thousand."""
    generator, draws = generator.clone(), 10_000
    counts = [0] * 10
    for _ in range(draws):
        counts[generator.below(10)] += 1
    assert sum((count - draws / 10) ** 2 / (draws / 10) for count in counts) < 27.9


@pytest.mark.parametrize(("size", "rounds", "critical"), [(4, 4800, 49.7), (5, 12_000, 172.8)])
def test_all_orders_of_a_shuffle_are_about_equally_frequent(size: int, rounds: int, critical: float) -> None:
    """Chi-squared with size! - 1 degrees of freedom: the critical value is passed once in a thousand."""
    generator = rng(5)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(rounds):
        cards = list(range(size))
        generator.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == factorial(size)
    share = rounds / factorial(size)
    assert sum((count - share) ** 2 / share for count in counts.values()) < critical


@pytest.mark.parametrize("size", [0, 1, 42, 180, 181, 200])
def test_a_shuffle_keeps_every_card(size: int) -> None:
    cards = list(range(size))
    rng(2).shuffle(cards)
    assert sorted(cards) == list(range(size))
    assert cards != sorted(cards) or size < 2


@pytest.mark.parametrize("length", [0, 15, 65])
def test_table_seeds_are_16_to_64_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"not {length}"):
        rng_from_seed(bytes(length))
