"""What all routes share: who asks, about which table, how fast, and how refusals look."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from serai.house.guests import find_guest, guest_of, new_secret
from serai.house.house import House
from serai.house.messages import Problem
from serai.house.tables import LiveTable
from serai.table.table import Refusal

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
TheHouse = NamedDependency[House]
Guest = NamedDependency[str]
Visitor = NamedDependency[str | None]
TableId = FromPath[str]
SeatNumber = FromPath[int]

#: How refusals look, for the page of the API.
REFUSALS = {
    status: ResponseSpec(Problem, generate_examples=False, description="Refused")
    for status in (400, 403, 404, 409, 413, 429, 503)
}


def who(request: AnyRequest) -> str:
    """The guest who asks; one who comes for the first time is given a cookie with the answer."""
    guest = find_guest(request)
    if guest is None:
        secret = new_secret()
        request.scope["state"]["new_secret"] = secret
        guest = guest_of(secret)
    return guest


def who_looks(request: AnyRequest) -> str | None:
    """The guest who looks at a table, if it is one we know."""
    return find_guest(request)


def take_token(request: AnyRequest, house: House) -> None:
    """Refuse an address that asks for more than people do."""
    if not house.buckets.take(address_of(request)):
        raise Refusal("too-fast")


def address_of(connection: AnyConnection) -> str:
    """Where somebody asks from."""
    return connection.client.host if connection.client else ""


def take_heavy(connection: AnyConnection, house: House) -> None:
    """Refuse an address that asks too often for what costs the house much."""
    if not house.heavy.take(address_of(connection)):
        raise Refusal("too-fast")


async def open_table(connection: AnyConnection, house: House, id: str) -> LiveTable:
    """A table; one that is not in memory must be read and replayed, which is as heavy as looking back at it."""
    if not house.tables.is_at_hand(id):
        take_heavy(connection, house)
    return await house.tables.open(id, address_of(connection))
