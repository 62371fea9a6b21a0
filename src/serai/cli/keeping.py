"""What the keeper of a house asks: whether all its tables can be played on, and a copy of its games."""

from pathlib import Path

import typer

from serai.cli.said import harmless, print_json
from serai.texts import Texts


def check_house(texts: Texts, data: Path | None, json: bool) -> None:
    """Replay all tables and list those that would be frozen; leaves with 1 if there are any."""
    from serai.house.checkup import check_up
    from serai.house.serve import default_data

    found = check_up(data or default_data())
    if json:
        print_json(found)
    else:
        for table in found.frozen:
            names = harmless(", ".join(name or texts.say("open-seat") for name in table.names))
            why = harmless(texts.say(table.line.text, table.line.args))
            print(texts.say("check-frozen", {"id": table.id, "names": names, "why": why}))
        print(texts.say("check-done", {"tables": found.tables, "open": found.open, "frozen": len(found.frozen)}))
    if found.frozen:
        raise typer.Exit(1)


def back_up_house(texts: Texts, file: Path, data: Path | None) -> None:
    """Copy the games of a house into a file, also while it is open."""
    from serai.house.files import back_up
    from serai.house.serve import default_data

    back_up(data or default_data(), file)
    print(texts.say("backup-done", {"file": str(file)}))
