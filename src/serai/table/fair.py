"""Fair shuffles: nature's draws are a published function of a seed and of the players' own words.

The hash of the seed is shown before the first move, the seed after the last one: the house cannot
have chosen its draws after seeing the words, nor the players their words after seeing the draws.
docs/fair.md tells it at length; the browser's check repeats these two functions.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

SEED_BYTES = 32


def seed_hash(seed: str) -> str:
    """What is published before the game: SHA-256 of the seed's bytes (a seed is written in hexadecimal)."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def draw(seed: str, words: Sequence[str], number: int, total: int) -> int:
    """The draw of that number (the first is 1): a whole number from 0 to total - 1.

    HMAC-SHA256 under the seed, of the number and each seat's words on lines of their own, read as
    one big number, modulo total.
    """
    message = "\n".join([str(number), *words]).encode()
    digest = hmac.digest(bytes.fromhex(seed), message, "sha256")
    return int.from_bytes(digest) % total


def pick(odds: Sequence[int], drawn: int) -> int:
    """Which of the weights a drawn number falls on, counting them up in their order."""
    for place, weight in enumerate(odds):
        drawn -= weight
        if drawn < 0:
            return place
    raise ValueError("drawn beyond the odds")
