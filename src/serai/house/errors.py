"""Every refusal over HTTP is a `Problem`: a code, and a sentence in the reader's language that tells nothing hidden."""

from __future__ import annotations

import logging
import sqlite3
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from serai.games.game import Impossible
from serai.house import limits
from serai.house.messages import Problem
from serai.table.table import Refusal

log = logging.getLogger(__name__)

#: The HTTP status of a refusal; 400 for all others.
STATUS = {
    "already-asked": 409,
    "already-seated": 409,
    "already-sitting": 409,
    "already-started": 409,
    "bot-plays": 409,
    "busy": 503,
    "closed": 409,
    "consent-needed": 409,
    "dead-link": 404,
    "frozen": 409,
    "host-stays": 409,
    "house-error": 500,
    "no-script": 404,
    "no-such-moment": 404,
    "no-such-page": 404,
    "no-such-seat": 404,
    "no-such-table": 404,
    "nobody-there": 409,
    "not-answerer": 403,
    "not-frozen": 409,
    "not-host": 403,
    "not-over": 409,
    "not-their-turn": 409,
    "not-yet-away": 409,
    "nothing-asked": 409,
    "not-your-eye": 403,
    "not-yours": 403,
    "other-site": 403,
    "over": 409,
    "seat-kept": 409,
    "seat-refused": 403,
    "seat-taken": 409,
    "seats-changed": 409,
    "seen-secrets": 403,
    "table-full": 409,
    "too-big": 413,
    "too-fast": 429,
    "wrong-method": 405,
}
#: What Litestar itself refuses, by its status.
BY_STATUS = {
    403: Refusal("other-site"),
    404: Refusal("no-such-page"),
    405: Refusal("wrong-method"),
    413: Refusal("too-big", most=limits.BODY_BYTES),
}


def refuse(refusal: Refusal, headers: dict[str, str] | None = None) -> Response[Problem]:
    """A refusal as an answer."""
    problem = Problem(refusal.error, refusal.line)
    return Response(problem, status_code=STATUS.get(refusal.error, 400), headers=headers)


def on_refusal(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """The table, or the house, said no."""
    return refuse(refusal)


def on_impossible(_: Request[Any, Any, Any], error: Impossible) -> Response[Problem]:
    """There is no such game, or it cannot be played so."""
    return Response(Problem("bad-setup", error.line), status_code=400)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Litestar could not make sense of the request."""
    if error.status_code in BY_STATUS:
        return refuse(BY_STATUS[error.status_code], error.headers)
    if error.status_code >= 500:
        return on_failure(request, error)
    return refuse(Refusal("bad-request", detail=explain(error)))


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something is wrong with the house: it says so, and tells the details to its own log only."""
    if not isinstance(error, sqlite3.OperationalError):  # of a disk that is full the store has told already
        # A path may hold anything, a line break too: it must not look like a line of its own.
        log.error("%s %s failed", request.method, ascii(request.scope["path"][:200]), exc_info=error)
    return refuse(Refusal("house-error"))


def explain(error: HTTPException) -> str:
    """What was wrong with a request, in a few words."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        return "; ".join(f"{item.get('key', '')}: {item['message']}".lstrip(": ") for item in error.extra)
    return error.detail


HANDLERS: ExceptionHandlersMap = {
    Refusal: on_refusal,
    Impossible: on_impossible,
    HTTPException: on_http_error,
    Exception: on_failure,
}
