"""The house put together: routes, pages, errors, and what comes with every answer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

import serai
from serai.house import errors, limits
from serai.house.api import api
from serai.house.guests import guest_cookie
from serai.house.house import House
from serai.house.pages import API_PAGE_PATH, SECURITY_HEADERS, ApiPage, ApiSchema, show_page


def make_app(house: House) -> Litestar:
    """The application that serves a house, and closes it in the end."""

    @asynccontextmanager
    async def opened(_: Litestar) -> AsyncIterator[None]:
        # The house answers at once; its tables go on one by one meanwhile.
        house.tables.employ(house.tables.resume())
        try:
            yield
        finally:
            await house.close()

    def the_house() -> House:
        return house

    return Litestar(
        route_handlers=[api, show_page],
        lifespan=[opened],
        dependencies={"house": Provide(the_house, sync_to_thread=False)},
        exception_handlers=errors.HANDLERS,
        before_send=[add_headers],
        request_max_body_size=limits.BODY_BYTES,
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key="no_compression"),
        openapi_config=OpenAPIConfig(
            title="Serai",
            version=serai.__version__,
            description="A house of board games. A table is played over its WebSocket: see docs/house.md.",
            path=API_PAGE_PATH,
            render_plugins=[ApiPage(path="/"), ApiSchema(path="/openapi.json")],
        ),
        logging_config=None,
    )


async def add_headers(message: Message, scope: Scope) -> None:
    """What comes with every answer; and the cookie of a guest who had none."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in SECURITY_HEADERS.items():
        headers.setdefault(name, value)
    secret = scope["state"].get("new_secret")
    if secret is not None:
        headers.add("Set-Cookie", guest_cookie(secret, scope["scheme"] == "https").to_header(header=""))
