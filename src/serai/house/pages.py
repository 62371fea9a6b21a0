"""The browser's half: the bundle that the build has put beside this file, and the page of the API."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.params import FromPath

from serai.house.heads import game_of, wanted_language, with_head
from serai.table.table import Refusal

BUNDLE = Path(__file__).parent / "bundle"
#: Files here have a hash in their name, so that they never change.
ASSETS = "assets"

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg+xml")

NO_BUNDLE = """<!doctype html><meta charset="utf-8"><title>Serai</title>
<p lang="en">The pages of the house are not built yet. In the folder of Serai’s sources, run
<code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code> (or <code>make play</code>), then reload.</p>
<p lang="fr">Les pages de la maison ne sont pas encore construites. Dans le dossier des sources de Serai, lancez
<code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code> (ou <code>make play</code>), puis rechargez.</p>
"""


class Page(NamedTuple):
    """A file of the bundle, ready to be sent."""

    body: bytes
    zipped: bytes | None
    media_type: str
    etag: str


@lru_cache(maxsize=256)
def read_page(path: Path, changed: int, language: str | None = None, game: str | None = None, house: str = "") -> Page:
    """A file of the bundle as it was when it last changed; the application itself with a head in a language."""
    body = path.read_bytes()
    if language is not None:
        body = with_head(body.decode(), game, language, house).encode()
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    zipped = gzip.compress(body, mtime=0) if media_type.startswith(COMPRESSIBLE) else None
    return Page(body, zipped, media_type, f'"{hashlib.sha256(body).hexdigest()[:32]}"')


def find_page(path: str) -> Path:
    """The file behind an address; the application itself for addresses that only the browser knows."""
    try:
        wanted = (BUNDLE / path.lstrip("/")).resolve()
        if wanted.is_relative_to(BUNDLE.resolve()) and wanted.is_file():
            return wanted
    except (OSError, ValueError):
        # No file can have such a name.
        raise Refusal("no-such-page") from None
    if path.startswith("/api/") or "." in path.rpartition("/")[2]:
        raise Refusal("no-such-page")
    return BUNDLE / "index.html"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={"no_compression": True})
def show_page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the bundle."""
    file = find_page(path)
    if not file.exists():
        return Response(NO_BUNDLE.encode(), status_code=503, media_type=MediaType.HTML)
    changed = file.stat().st_mtime_ns
    if file.name == "index.html":
        language = wanted_language(request.query_params.get("lang"), request.headers.get("accept-language", ""))
        game = game_of(path)
        # Only the preview of a game says where the house is.
        page = read_page(file, changed, language, game, str(request.base_url) if game else "")
    else:
        page = read_page(file, changed)
    immutable = file.parent.name == ASSETS
    headers = {"Cache-Control": FOREVER if immutable else ASK_AGAIN, "ETag": page.etag}
    headers["Vary"] = "Accept-Encoding, Accept-Language" if file.name == "index.html" else "Accept-Encoding"
    if request.headers.get("if-none-match") == page.etag:
        return Response(b"", status_code=304, headers=headers, media_type=page.media_type)
    if page.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.zipped, headers=headers | {"Content-Encoding": "gzip"}, media_type=page.media_type)
    return Response(page.body, headers=headers, media_type=page.media_type)


# --- the page of the API -------------------------------------------------------------------------

API_PAGE_PATH = "/api/docs"
START_SWAGGER = (
    f'SwaggerUIBundle({{url: "{API_PAGE_PATH}/openapi.json", dom_id: "#api", deepLinking: true, validatorUrl: null}})'
)
API_PAGE = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Serai’s API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api-page/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="/api-page/swagger-ui-bundle.js"></script>
<script>{START_SWAGGER}</script>
</body>
</html>
"""


class ApiPage(OpenAPIRenderPlugin):
    """Swagger UI out of the bundle: nothing is asked of any other place."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return API_PAGE.encode()


class ApiSchema(JsonRenderPlugin):
    """The schema, written out once."""

    written: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        if self.written is None:
            self.written = super().render(request, openapi_schema)
        return self.written


# --- what a browser may do with our pages ----------------------------------------------------------

START_HASH = base64.b64encode(hashlib.sha256(START_SWAGGER.encode()).digest()).decode()
POLICY = "; ".join(
    [
        "default-src 'self'",
        # The one script that is written into a page: the one that starts the page of the API.
        f"script-src 'self' 'sha256-{START_HASH}'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
SECURITY_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
