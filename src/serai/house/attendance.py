"""Who has left a table lately: after a while without them, the others may let a bot play on."""

from __future__ import annotations

from serai.house.clock import now

#: How long somebody who is to move may be away before a bot may play for them.
AWAY_SECONDS = 120.0
#: How long somebody who is to move may do nothing although their browser is there.
IDLE_SECONDS = 600.0


class Attendance:
    """When guests went. Whoever is neither at a table nor known to have left lately has been away for long.

    A house that has just opened gives everyone time to come back first.
    """

    def __init__(self, patience_seconds: float = AWAY_SECONDS, idle_seconds: float = IDLE_SECONDS) -> None:
        self.patience = round(patience_seconds * 1000)
        self.idle = round(idle_seconds * 1000)
        self.opened = now()
        self.gone: dict[tuple[str, str], int] = {}

    def went(self, table: str, guest: str) -> None:
        """A guest's last browser has left a table."""
        long_ago = now() - self.patience
        self.gone = {who: at for who, at in self.gone.items() if at > long_ago}
        self.gone[table, guest] = now()

    def since(self, table: str, guest: str | None) -> int:
        """The latest that a guest, who is not there, can have been there."""
        return self.gone.get((table, guest or ""), self.opened)
