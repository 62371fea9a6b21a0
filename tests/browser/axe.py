"""Whether a page suits everyone: axe-core, and no scrolling sideways."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page) -> list[str]:
    """What axe-core finds serious or worse, in a few words each."""
    page.evaluate(AXE.read_text("utf-8"))
    result: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {violation['nodes'][0]['failureSummary']} ({violation['nodes'][0]['html'][:120]})"
        for violation in result["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


def check(page: Page) -> None:
    """No page scrolls sideways, and axe-core finds nothing serious."""
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), f"{page.url} scrolls sideways"
    found = findings(page)
    assert found == [], f"{page.url}: {found}"
