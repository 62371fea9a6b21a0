"""A link as a square to be photographed."""

from __future__ import annotations

import io

import segno


def qr_svg(link: str) -> bytes:
    """The QR code of a link, as an SVG that takes the size it is given."""
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", border=2, light="white", omitsize=True)
    return drawn.getvalue()
