"""Any view in the terminal, for games without a drawing of their own: fields by name, lists of structs as tables."""

import msgspec
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from toque.core.types import Plain
from toque.core.words.text import GameText


def draw(view: msgspec.Struct, text: GameText) -> RenderableType:
    """All fields of a view."""
    return _fields(msgspec.to_builtins(view))


def _fields(fields: dict[str, Plain]) -> RenderableType:
    """Short values first, one a line; then the lists of structs."""
    grid = Table.grid(padding=(0, 2))
    tables = []
    for name, value in fields.items():
        if _is_list_of_structs(value):
            tables.append(_rows(name, value))
        else:
            grid.add_row(escape(name), _short(value))
    return Group(grid, *tables)


def _rows(title: str, rows: list[dict[str, Plain]]) -> RenderableType:
    """One row a struct, one column a field."""
    columns = list(dict.fromkeys(name for row in rows for name in row))
    table = Table(title=escape(title), title_justify="left")
    for name in columns:
        table.add_column(escape(name))
    for row in rows:
        table.add_row(*(_short(row.get(name)) for name in columns))
    return table


def _is_list_of_structs(value: Plain) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def _short(value: Plain) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{escape(str(name))} {_short(each)}" for name, each in value.items())
    if isinstance(value, list):
        return ", ".join(map(_short, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else escape(str(value))
