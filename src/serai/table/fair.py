"""Fair shuffles: nature's draws are a published function of what was fixed before the first one.

These are the house's seed, whose hash is shown first, the players' words, and the nonces that their
browsers committed to, under the rules of that table. docs/fair.md tells what that proves; the
browser's check repeats it.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence

SEED_BYTES = 32
NONCE_BYTES = 16


def seed_hash(seed: str) -> str:
    """The house's promise: SHA-256 of the seed's bytes (a seed is written in hexadecimal)."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def commitment(nonce: str) -> str:
    """A browser's promise: SHA-256 of its nonce's bytes (a nonce is written in hexadecimal)."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def commitments(nonces: Sequence[str]) -> list[str]:
    """What each seat's browser had promised, by what it opened; empty where it added nothing."""
    return [nonce and commitment(nonce) for nonce in nonces]


def rules_hash(game: str, version: int, options: Mapping[str, str], edition: str) -> str:
    """One hash of the rules that a table is played by: they decide what a draw is drawn from."""
    chosen = [f"{option}={value}" for option, value in sorted(options.items())]
    return hashlib.sha256("\n".join([game, str(version), *chosen, edition]).encode()).hexdigest()


def fingerprint(seed_hash: str, rules: str, words: Sequence[str], commitments: Sequence[str]) -> str:
    """One hash of all that fixes the draws, known to every browser before it opens its nonce."""
    return hashlib.sha256("\n".join([seed_hash, rules, *words, *commitments]).encode()).hexdigest()


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
