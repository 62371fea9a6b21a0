"""Fair shuffles: nature's draws are a published function of what was fixed before the first one.

These are the house's seed, whose hash is shown first, the players' words, and the nonces that their
browsers committed to. docs/fair.md tells what that proves; the browser's check repeats it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

SEED_BYTES = 32
NONCE_BYTES = 16


def seed_hash(seed: str) -> str:
    """The house's promise: SHA-256 of the seed's bytes (a seed is written in hexadecimal)."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def commitment(nonce: str) -> str:
    """A browser's promise: SHA-256 of its nonce's bytes (a nonce is written in hexadecimal)."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def fingerprint(seed_hash: str, words: Sequence[str], nonces: Sequence[str]) -> str:
    """One hash of all that fixes the draws, known to every browser before the first of them."""
    return hashlib.sha256("\n".join([seed_hash, *words, *nonces]).encode()).hexdigest()


def draw(seed: str, words: Sequence[str], nonces: Sequence[str], number: int, total: int) -> int:
    """The draw of that number (the first is 1): a whole number from 0 to total - 1.

    HMAC-SHA256 under the seed, of the number, each seat's words and, where there is one, each seat's
    nonce, on lines of their own, read as one big number, modulo total.
    """
    lines = [str(number), *words, *(nonces if any(nonces) else [])]
    digest = hmac.digest(bytes.fromhex(seed), "\n".join(lines).encode(), "sha256")
    return int.from_bytes(digest) % total


def pick(odds: Sequence[int], drawn: int) -> int:
    """Which of the weights a drawn number falls on, counting them up in their order."""
    for place, weight in enumerate(odds):
        drawn -= weight
        if drawn < 0:
            return place
    raise ValueError("drawn beyond the odds")
