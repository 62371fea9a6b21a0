"""How much one guest may say, and how fast."""

from __future__ import annotations

from time import monotonic

#: The longest message over a WebSocket, and the longest body of a request, in bytes.
MESSAGE_BYTES = 4_096
BODY_BYTES = 16_384
#: Beyond this the line is cut without an answer.
FRAME_BYTES = 65_536

NAME_LENGTH = 24
TALK_LENGTH = 280
WORDS_LENGTH = 120

#: Events of the log that come with a picture, or with each request for older ones.
LOG_PAGE = 200
#: What is said at one table in all, and of that after the end.
TABLE_TALK = 2_000
TALK_AFTER_END = 200

#: Watchers at one table, and messages that may wait for one of them.
LISTENERS = 200
#: Browsers of one guest who sits there: they have room of their own.
LISTENERS_A_SITTER = 16
WAITING_MESSAGES = 256

#: The pause after a refusal for speed.
SLOWED_SECONDS = 0.02


class Bucket:
    """Tokens that come back with time: a burst is fine, a flood is not."""

    def __init__(self, burst: float, each_second: float) -> None:
        self.burst = burst
        self.each_second = each_second
        self.tokens = burst
        self.at = monotonic()

    def take(self) -> bool:
        """Take a token, if there is one."""
        self.fill()
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def seconds_left(self) -> float:
        """How long until there is one."""
        self.fill()
        return max(0.0, 1 - self.tokens) / self.each_second

    def is_full(self) -> bool:
        """Whether it holds all it can, as a new one does."""
        self.fill()
        return self.tokens >= self.burst

    def fill(self) -> None:
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.each_second)
        self.at = now


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    MOST = 10_000

    def __init__(self, burst: float, each_second: float) -> None:
        self.burst = burst
        self.each_second = each_second
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take a token of an address, if it has one."""
        if len(self.by_address) >= self.MOST:
            self.by_address = {key: bucket for key, bucket in self.by_address.items() if not bucket.is_full()}
        return self.by_address.setdefault(address, Bucket(self.burst, self.each_second)).take()


def message_bucket() -> Bucket:
    """For all that one browser sends to a table."""
    return Bucket(burst=60, each_second=30)


def patience_bucket() -> Bucket:
    """For refusals for speed: when they have used it up, the line is closed."""
    return Bucket(burst=50, each_second=1)


def picture_bucket() -> Bucket:
    """For whole pictures to one browser: a few at once, then one a second, whatever it asks for."""
    return Bucket(burst=3, each_second=1)


def talk_bucket() -> Bucket:
    """For what one browser says at a table."""
    return Bucket(burst=5, each_second=0.5)


def pointing_bucket() -> Bucket:
    """For what one browser points at."""
    return Bucket(burst=20, each_second=5)


def table_buckets() -> Buckets:
    """For the tables and seats that one address asks for."""
    return Buckets(burst=100, each_second=5)


def request_buckets() -> Buckets:
    """For all requests of one address: many people may share it."""
    return Buckets(burst=1000, each_second=200)


def heavy_buckets() -> Buckets:
    """For the requests of one address that cost the house much: replays, records, proofs."""
    return Buckets(burst=60, each_second=6)
