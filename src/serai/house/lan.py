"""Where others on the same network reach the house."""

from __future__ import annotations

import socket
from contextlib import suppress
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with, not bound to


def lan_addresses(host: str, port: int) -> list[str]:
    """The addresses to share; none if the house listens to this machine only."""
    if host not in EVERYWHERE:
        return []
    return [f"http://{address}:{port}" for address in own_addresses()]


def own_addresses() -> list[str]:
    """The machine's own IPv4 addresses, the one it would send from first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        # Nothing is sent: connecting a datagram socket only chooses the network card.
        probe.connect(("192.0.2.1", 9))
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith(("127.", "0."))]


def link_of(asked_at: str, addresses: list[str], path: str) -> str:
    """A link that others can follow: asked on this machine itself, it has the address on the network."""
    host = urlsplit(asked_at).hostname or ""
    if addresses and (host == "localhost" or host.startswith("127.") or host == "::1"):
        asked_at = addresses[0] + "/"
    return asked_at + path
