"""Writes the types of messages, views and actions as TypeScript, so that the browser's side is checked against ours.

python web/generate_types.py            write web/src/lib/types/*.ts
python web/generate_types.py --check    only say whether they are up to date
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as types

from toque.games import NAMES, load
from toque.server import protocol
from toque.server.book import messages as book
from toque.server.care import messages
from toque.server.notices import messages as notices
from toque.server.ratings import messages as ladder

TARGET = Path(__file__).parent / "src" / "lib" / "types"
SIMPLE: dict[type, str] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
    types.RawType: "unknown",
}

INLINE = ("Action", "GameEvent")
"""Unions whose structs have no other use: they are written out."""


def main() -> None:
    """Write the files, or compare them."""
    wanted = {
        "protocol": written(protocol_types()) + f"\nexport const PROTOCOL = {protocol.PROTOCOL};\n",
        "book": written(structs_of(book)),
        "ladder": written(structs_of(ladder)),
        "notices": written(structs_of(notices)),
        "care": written(structs_of(messages)),
        **{name: written(game_types(name)) for name in NAMES},
    }
    stale = [name for name, text in wanted.items() if not is_current(TARGET / f"{name}.ts", text)]
    if "--check" in sys.argv:
        sys.exit(f"not up to date, run python web/generate_types.py: {', '.join(stale)}" if stale else 0)
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in stale:
        (TARGET / f"{name}.ts").write_text(wanted[name], encoding="utf-8")


def is_current(path: Path, text: str) -> bool:
    """Whether a file says just this."""
    return path.exists() and path.read_text(encoding="utf-8") == text


def protocol_types() -> dict[str, Any]:
    """Everything that protocol.py defines: structs and unions, by name."""
    return {
        name: value
        for name, value in vars(protocol).items()
        if (isinstance(value, type) and issubclass(value, msgspec.Struct) and name not in ("Message", "Doing"))
        or name in ("FromClient", "FromServer", "Clock", "SeatKind", "TableStage")
    }


def structs_of(module: ModuleType) -> dict[str, Any]:
    """All structs of a module, by name."""
    return {name: value for name, value in vars(module).items() if isinstance(value, type) and is_struct(value)}


def is_struct(value: type) -> bool:
    """Whether it is a type of messages."""
    return issubclass(value, msgspec.Struct) and value is not msgspec.Struct


def game_types(name: str) -> dict[str, Any]:
    """A game's view and what it consists of, its options, its actions and its events."""
    view = import_module(f"toque.games.{name}.words.view")
    actions = import_module(f"toque.games.{name}.words.actions")
    found: dict[str, Any] = {}
    add_structs(types.type_info(view.View), found)
    for module, struct in (("printed", "Components"), ("preview", "Outlook")):
        add_struct_of(f"toque.games.{name}.words.{module}", struct, found)
    options = import_module(f"toque.games.{name}.words.options").Options
    return found | {"Options": options, "Action": actions.AnyAction, "GameEvent": load(name).events.type}


def add_struct_of(module: str, name: str, found: dict[str, Any]) -> None:
    """A struct of a module that not every game has."""
    if find_spec(module):
        add_structs(types.type_info(getattr(import_module(module), name)), found)


def add_structs(info: Any, found: dict[str, Any]) -> None:
    """Collect all structs that a type mentions, innermost first."""
    if isinstance(info, types.StructType):
        for field in info.fields:
            add_structs(field.type, found)
        found[info.cls.__name__] = info.cls
    elif isinstance(info, types.UnionType):
        for each in info.types:
            add_structs(each, found)
    elif isinstance(info, types.ListType | types.VarTupleType):
        add_structs(info.item_type, found)
    elif isinstance(info, types.TupleType):
        for each in info.item_types:
            add_structs(each, found)
    elif isinstance(info, types.DictType):
        add_structs(info.value_type, found)


def written(named: dict[str, Any]) -> str:
    """A TypeScript module with these types."""
    blocks = [declaration(name, value) for name, value in named.items()]
    return "// Written by web/generate_types.py from the Python types: do not edit.\n\n" + "\n".join(blocks)


def declaration(name: str, value: Any) -> str:
    """One type, with its docstring."""
    info = types.type_info(value)
    if isinstance(info, types.StructType):
        comment = f"/** {(value.__doc__ or '').strip().splitlines()[0]} */\n" if value.__doc__ else ""
        return f"{comment}export interface {name} {body(info, '  ')}\n"
    return f"export type {name} = {spelled(info, is_inline=name in INLINE)};\n".replace("= \n", "=\n")


def body(info: types.StructType, indent: str) -> str:
    """The fields of a struct."""
    tag = [f'{indent}{info.tag_field}: "{info.tag}";'] if info.tag_field else []
    fields = [f"{indent}{field.encode_name}{optional(info, field)}: {spelled(field.type)};" for field in info.fields]
    return "{\n" + "\n".join(tag + fields) + f"\n{indent[2:]}}}"


def optional(info: types.StructType, field: types.Field) -> str:
    """A question mark if the field may be left out."""
    config = info.cls.__struct_config__
    return "?" if not field.required and (config.omit_defaults or config.forbid_unknown_fields) else ""


def spelled(info: Any, is_inline: bool = False) -> str:
    """A type as TypeScript spells it."""
    if type(info) in SIMPLE:
        return SIMPLE[type(info)]
    if isinstance(info, types.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in info.values)
    if isinstance(info, types.StructType):
        return inline(info) if is_inline else info.cls.__name__
    if isinstance(info, types.UnionType):
        parts = list(dict.fromkeys(spelled(each, is_inline) for each in info.types))
        return ("\n  | " if is_inline else "") + ("\n  | " if is_inline else " | ").join(parts)
    if isinstance(info, types.ListType | types.VarTupleType):
        inner = spelled(info.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(info, types.TupleType):
        return "[" + ", ".join(map(spelled, info.item_types)) + "]"
    if isinstance(info, types.DictType):
        return f"Record<string, {spelled(info.value_type)}>"
    raise TypeError(f"no TypeScript for {info}")


def inline(info: types.StructType) -> str:
    """A struct within a union, in one line."""
    fields = [f'{info.tag_field}: "{info.tag}"'] if info.tag_field else []
    for field in info.fields:
        is_struct = isinstance(field.type, types.StructType)
        fields.append(f"{field.encode_name}{optional(info, field)}: {spelled(field.type, is_inline=is_struct)}")
    return "{ " + "; ".join(fields) + " }"


if __name__ == "__main__":
    main()
