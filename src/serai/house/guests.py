"""Who is who: a guest is a secret in a browser's cookie. The house keeps only its hash."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE = "serai_guest"
YEAR = 365 * 24 * 3600
SECRET = re.compile(r"[A-Za-z0-9_-]{43}")


def new_secret() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def guest_of(secret: str) -> str:
    """How the house calls the guest who has this secret: nobody can go back from it to the secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def find_guest(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The guest who asks, or nobody if there is no cookie or not one of ours."""
    secret = connection.cookies.get(COOKIE, "")
    return guest_of(secret) if SECRET.fullmatch(secret) else None


def guest_cookie(secret: str, secure: bool) -> Cookie:
    """No script can read it, and no other site can send it along with a request of its own."""
    return Cookie(key=COOKIE, value=secret, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure)
