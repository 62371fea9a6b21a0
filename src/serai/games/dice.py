"""A small random generator for the hot loops, the same compiled and plain.

Never used for the draws of a real table: those come from the table's published seed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_LOW: Final[i64] = 0xFFFFFFFF
# Multiply-with-carry: 2147483085 * 2**32 - 1 is a safe prime, so the period is about 2**62, and
# every product fits in 63 bits: nothing overflows compiled, and nothing grows plain.
_MULTIPLIER: Final[i64] = 2147483085


class Dice:
    """Random numbers from a seed.

    >>> dice = Dice(7)
    >>> all(0 <= dice.below(6) < 6 for _ in range(100))
    True
    """

    def __init__(self, seed: int) -> None:
        # Any whole number seeds; the constants keep the state away from its two fixed points.
        self.state: i64 = (seed % 0x3FFFFFFFFFFFFFF) * 16 + 11
        for _ in range(8):
            self.below(2)

    def below(self, count: i64) -> i64:
        """A number from 0 to count - 1; count is at most 2**31 - 1."""
        low: i64 = self.state & _LOW
        carry: i64 = self.state >> 32
        self.state = _MULTIPLIER * low + carry
        return ((low ^ carry) * count) >> 32

    def fraction(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(int(self.below(0x40000000))) / 1073741824.0
