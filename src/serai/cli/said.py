"""How a command says what it has to say."""

import unicodedata

#: How a command ends that Ctrl-C has ended, as shells say it.
STOPPED = 130


def harmless(text: str) -> str:
    """A text from a file without what a terminal would obey."""
    return "".join(letter for letter in text if unicodedata.category(letter) != "Cc")


def print_json(value: object) -> None:
    """Print something for programs to read."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(value)).decode())
