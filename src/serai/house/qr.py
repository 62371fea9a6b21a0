"""A link as a square to be photographed."""

from __future__ import annotations

import io

import segno

from serai.table.table import Refusal


def qr_svg(link: str) -> bytes:
    """The QR code of a link, as an SVG that takes the size it is given; raises `Refusal` if it is too long for one."""
    drawn = io.BytesIO()
    try:
        code = segno.make(link, error="m", micro=False)
    except segno.DataOverflowError:
        raise Refusal("link-too-long") from None
    code.save(drawn, kind="svg", border=2, light="white", omitsize=True)
    return drawn.getvalue()
