"""How much one guest may say, and how fast."""

from __future__ import annotations

import ipaddress
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
#: What is said from the seats of a table, and of that after the end; each seat has an equal share of its own.
TABLE_TALK = 2_000
TALK_AFTER_END = 200
#: What all who watch there say together, and of that after the end.
WATCHERS_TALK = 200
WATCHERS_TALK_AFTER_END = 50
#: What the seats of a table ask beside the game: each has an equal share of its own, and as much again for what it
#: needs to go on, which is to take a choice back and to change the device.
TABLE_ASIDE = 4_000
#: How often guests come to a table, and how often its hosts set it anew and hand the role on.
COMINGS = 500
HOSTINGS = 500
#: Requests for a seat from one address that wait at one table.
REQUESTS_AN_ADDRESS = 3

#: Tables that stay in memory although nobody follows them, because somebody has just looked.
TABLES_AT_HAND = 32
#: Long work that goes on in threads at once: more would only take the interpreter from each other.
LONG_WORK = 2
#: Long work that goes on or waits, of one address and of all: beyond it the house says that it is busy.
LONG_WORK_EACH = 16
LONG_WORK_WAITING = 64

#: Watchers at one table, and messages that may wait for one of them.
LISTENERS = 200
#: Browsers and screens of one guest who sits there, or is the host: they have room of their own.
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

    def fill(self) -> None:
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.each_second)
        self.at = now


def neighbourhood(address: str) -> str:
    """Whom an address stands for: with IPv6 everybody has 2^64 of them."""
    if ":" not in address:
        return address
    try:
        whole = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    return str(whole.ipv4_mapped or ipaddress.IPv6Network((whole, 64), strict=False))


class Buckets:
    """A bucket for each address; the ones that were not used for longest are forgotten."""

    MOST = 10_000

    def __init__(self, burst: float, each_second: float) -> None:
        self.burst = burst
        self.each_second = each_second
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Take a token of an address, if it has one."""
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        who = neighbourhood(address)
        bucket = self.by_address.pop(who, None) or Bucket(self.burst, self.each_second)
        self.by_address[who] = bucket
        if len(self.by_address) > self.MOST:
            del self.by_address[next(iter(self.by_address))]
        return bucket


class Shared:
    """A line's own bucket, and that of all lines of its address: a token is taken from both, or from neither."""

    def __init__(self, own: Bucket, shared: Buckets, address: str) -> None:
        self.own = own
        self.shared = shared
        self.address = address

    def take(self) -> bool:
        """Take a token, if there is one for this line and for its address."""
        return not self.seconds_left() and self.own.take() and self.shared.take(self.address)

    def seconds_left(self) -> float:
        """How long until there is one."""
        return max(self.own.seconds_left(), self.shared.of(self.address).seconds_left())


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
    """For what costs the house much, by address: replays, records, proofs, tables not in memory, new QR codes."""
    return Buckets(burst=60, each_second=6)


def message_buckets() -> Buckets:
    """For all that the browsers of one address send to tables."""
    return Buckets(burst=2000, each_second=300)


def picture_buckets() -> Buckets:
    """For whole pictures, and pages of logs, to the browsers of one address."""
    return Buckets(burst=200, each_second=20)
