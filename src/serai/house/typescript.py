"""The browser's types, made from the messages and from each game's view: `make types`.

A test fails when what is written in `web/` is no longer what this makes.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as shapes

from serai.games.game import find_game, game_ids
from serai.house import messages

WEB = Path(__file__).parents[3] / "web" / "src"
HEADER = "// Made by `make types` from the Python messages and views: change those, not this.\n"


def main() -> None:
    """Write every file anew."""
    for path, text in files().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(WEB.parents[1]))


def files() -> dict[Path, str]:
    """What each of the browser's files of types should say."""
    made = {WEB / "lib" / "messages.ts": messages_file()}
    for id in game_ids():
        game = find_game(id)
        made[WEB / "games" / id / "view.ts"] = HEADER + interfaces([game.view_type, game.foresight_type])
    return made


def messages_file() -> str:
    """All messages, and the two unions of what each side says over the WebSocket."""
    structs = [
        kind
        for _, kind in inspect.getmembers(messages, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind not in (messages.Message, messages.Request)
    ]
    unions = [
        f"\nexport type {name} = {' | '.join(kind.__name__ for kind in union.__args__)};\n"
        for name, union in (("ToBrowser", messages.ToBrowser), ("ToHouse", messages.ToHouse))
    ]
    return HEADER + interfaces(structs) + "".join(unions)


def interfaces(structs: list[type[msgspec.Struct]]) -> str:
    """The interfaces of these structs and of all that they are made of."""
    found: dict[str, shapes.StructType] = {}
    for struct in structs:
        collect(shapes.type_info(struct), found)
    return "".join(interface(found[name]) for name in sorted(found))


def collect(shape: shapes.Type, found: dict[str, shapes.StructType]) -> None:
    """Every struct within a type."""
    if isinstance(shape, shapes.StructType):
        if shape.cls.__name__ in found:
            return
        found[shape.cls.__name__] = shape
        for field in shape.fields:
            collect(field.type, found)
    for part in parts(shape):
        collect(part, found)


def parts(shape: shapes.Type) -> list[shapes.Type]:
    """The types directly inside a type that is not a struct."""
    if isinstance(shape, shapes.ListType | shapes.VarTupleType):
        return [shape.item_type]
    if isinstance(shape, shapes.UnionType):
        return list(shape.types)
    if isinstance(shape, shapes.TupleType):
        return list(shape.item_types)
    return [shape.value_type] if isinstance(shape, shapes.DictType) else []


def interface(struct: shapes.StructType) -> str:
    """One interface. A field that a browser may leave out is optional."""
    asked = issubclass(struct.cls, messages.Request)
    tag = [f"  {struct.tag_field}: '{struct.tag}';\n"] if struct.tag else []
    fields = [
        f"  {field.encode_name}{'?' if asked and not field.required else ''}: {written(field.type)};\n"
        for field in struct.fields
    ]
    doc = " ".join((struct.cls.__doc__ or "").split("\n")[0].split())
    return f"\n/** {doc} */\nexport interface {struct.cls.__name__} {{\n{''.join(tag + fields)}}}\n"


def written(shape: shapes.Type) -> str:
    """A type in TypeScript's words."""
    if isinstance(shape, shapes.StructType):
        return str(shape.cls.__name__)
    if isinstance(shape, shapes.LiteralType):
        return " | ".join(f"'{value}'" for value in shape.values)
    if isinstance(shape, shapes.UnionType):
        return " | ".join(sorted((written(part) for part in shape.types), key=lambda name: (name == "null", name)))
    if isinstance(shape, shapes.ListType | shapes.VarTupleType):
        item = written(shape.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(shape, shapes.TupleType):
        return f"[{', '.join(map(written, shape.item_types))}]"
    if isinstance(shape, shapes.DictType):
        return f"Record<string, {written(shape.value_type)}>"
    return simple(shape)


def simple(shape: Any) -> str:
    """A type that has no parts."""
    names: dict[type, str] = {
        shapes.StrType: "string",
        shapes.IntType: "number",
        shapes.FloatType: "number",
        shapes.BoolType: "boolean",
        shapes.NoneType: "null",
        shapes.AnyType: "unknown",
    }
    return names[type(shape)]


if __name__ == "__main__":
    main()
