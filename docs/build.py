"""Writes the parts of the docs that follow from the program: commands, the protocol, and the pictures.

python docs/build.py           write them
python docs/build.py --check   fail where they are not up to date
"""

import inspect
import io
import re
import sys
import types
import typing
from importlib import import_module
from pathlib import Path

import click
import msgspec
from rich.console import Console

from toque.bots.bot import decide, make_bot
from toque.cli import cli
from toque.core.kernel import rng
from toque.core.words.layout import Layout
from toque.games import OF_THE_PACKAGE, load
from toque.server import protocol

DOCS = Path(__file__).resolve().parent
PICTURE_PLIES = 45
PICTURE_WIDTH = 100


def command_reference() -> str:
    """Every command with its help, as the terminal shows it."""
    lines = ["# Commands", "", "Written by `python docs/build.py` from the program itself.", ""]
    for name, command in [("", cli), *sorted(cli.commands.items())]:
        path = f"toque {name}".strip()
        context = click.Context(command, info_name=path, **cli.context_settings)
        lines += [f"## {path}", "", "```", command.get_help(context), "```", ""]
    return "\n".join(lines)


def protocol_reference() -> str:
    """Every message and every type of the protocol, in the order of its module."""
    lines = ["# The protocol", "", "Written by `python docs/build.py` from `src/toque/server/protocol.py`.", ""]
    lines += [(protocol.__doc__ or "").strip(), ""]
    source = inspect.getsource(protocol)
    headings = {match.start(): match[1] for match in re.finditer(r"^# (.+)$", source, re.MULTILINE)}
    structs = {source.index(f"class {name}("): value for name, value in vars(protocol).items() if is_struct(value)}
    for _, part in sorted((headings | structs).items()):
        lines += [f"## {part}", ""] if isinstance(part, str) else struct_reference(part, source)
    return "\n".join([*lines, *event_reference()])


def event_reference() -> list[str]:
    """Every kind of event of every game, with its values: what `News.events` holds."""
    lines = ["## What happens in a game", ""]
    lines += ["An event has a `kind`, the `seat` that it is about, and values of its own: `News.events`.", ""]
    for name in OF_THE_PACKAGE:
        lines += [f"### {load(name).title}", "", "| kind | values | rule | |", "| --- | --- | --- | --- |"]
        for row in load(name).events:
            values = ", ".join(
                f"`{field.name}` {spelled(field.type)}" for field in msgspec.structs.fields(row.struct)[1:]
            )
            lines.append(f"| `{row.name}` | {values} | {', '.join(sorted(row.rules()))} | {row.note} |")
        lines.append("")
    return lines


def is_struct(value: object) -> bool:
    """Whether it is a type of the protocol with something to tell."""
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not protocol.Message


def struct_reference(struct: type[msgspec.Struct], source: str) -> list[str]:
    """One type: what it is, and its fields."""
    config = struct.__struct_config__
    tag = f' `"{config.tag_field}": "{config.tag}"`' if config.tag and struct is not protocol.Doing else ""
    lines = [f"### {struct.__name__}{tag}", "", " ".join((struct.__doc__ or "").split()), ""]
    fields = msgspec.structs.fields(struct)
    if not fields:
        return lines
    notes = field_notes(struct, source)
    lines += ["| field | type | |", "| --- | --- | --- |"]
    for field in fields:
        note = notes.get(field.name, "")
        default = "" if field.required else f" = {json_default(field)}"
        lines.append(f"| `{field.name}` | `{spelled(field.type)}{default}` | {note} |".replace("| |", "|  |"))
    return [*lines, ""]


def field_notes(struct: type[msgspec.Struct], source: str) -> dict[str, str]:
    """What is written under each field, its bases' included."""
    notes: dict[str, str] = {}
    for base in reversed(struct.__mro__):
        if is_struct(base) and base.__module__ == protocol.__name__:
            body = source[source.index(f"class {base.__name__}(") :].split("\nclass ", 2)[0]
            found = re.findall(r'^    (\w+): [^\n]*\n    """(.+?)"""', body, re.MULTILINE | re.DOTALL)
            notes |= {name: " ".join(note.split()) for name, note in found}
    return notes


def spelled(kind: object) -> str:
    """A type as the protocol's reader needs it."""
    if kind is msgspec.Raw:
        return "JSON"
    if kind is type(None):
        return "null"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ != protocol.__name__:
        parts = (f"`{field.name}` {spelled(field.type)}" for field in msgspec.structs.fields(kind))
        return f"({', '.join(parts)})"
    if typing.get_origin(kind) is typing.Literal:
        return " or ".join(f'"{word}"' for word in typing.get_args(kind))
    if typing.get_origin(kind) in (types.UnionType, typing.Union):
        return " or ".join(spelled(each) for each in typing.get_args(kind))
    if (origin := typing.get_origin(kind)) is not None:
        name = origin.__name__
        return f"{name} of {', '.join(spelled(each) for each in typing.get_args(kind))}"
    return getattr(kind, "__name__", str(kind)).replace("Any", "anything")


def json_default(field: msgspec.structs.FieldInfo) -> str:
    """The value of a field that is left out."""
    value = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    return msgspec.json.encode(value).decode()


def terminal_picture(name: str) -> str:
    """A table in the terminal, in the middle of a game between bots, from the first player's chair."""
    game = load(name)
    generator = rng.generator("picture", name)
    players = min(3, game.max_players)
    state = game.new_state(generator, players)
    bot = make_bot("greedy", game)
    plies = 0
    while plies < PICTURE_PLIES or game.actors(state) != [0]:
        seat = game.actors(state)[0]
        game.apply(state, generator, seat, decide(game, bot, state, seat, generator))
        plies += 1
    text = game.text("en", ["You", "Greedy 2", "Greedy 3"][:players])
    console = Console(
        record=True, width=PICTURE_WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    view = game.view(state, 0)
    console.print(import_module(f"toque.terminal.boards.{name}").draw(view, text))
    console.print(f"[bold]{text.player(0)}:[/bold] {text.prompt(view)}")
    drawing = console.export_svg(title=f"toque play {name}", unique_id=name)
    # Rich names fonts on a server; the picture is to stand on its own.
    return re.sub(r"@font-face \{.*?\}\s*", "", drawing, flags=re.DOTALL)


def observation_reference() -> str:
    """Every field of every game's observation, with its place among the numbers."""
    lines = ["# Observations", "", "Written by `python docs/build.py` from `words/layout.py` of each game.", ""]
    lines += [
        "`game.observe(state, seat, out)` writes what a seat knows as numbers, always in this order. They fit int16."
    ]
    lines += ["`game.observation_layout.read(observation)` gives them names:", ""]
    lines += [
        "```python",
        "fields = game.observation_layout.read(observation)",
        'print(fields["seats"]["is_there"])',
        "```",
        "",
    ]
    for name in OF_THE_PACKAGE:
        layout = load(name).observation_layout
        assert layout is not None
        lines += [f"## {load(name).title}", "", f"{layout.size} numbers.", ""]
        lines += ["| first number | field | how many | says |", "| --- | --- | --- | --- |"]
        place = 0
        for field in layout.fields:
            lines.append(f"| {place} | `{field.name}` | {' × '.join(map(str, field.shape))} | {field.says} |")
            lines += [
                f"| | `{field.name}.{part.name}` | {' × '.join(map(str, part.shape))} | {part.says} |"
                for part in field.parts
            ]
            place += Layout(field).size
        lines.append("")
    return "\n".join(lines)


def files() -> dict[Path, str]:
    """All that is written here."""
    pictures = {DOCS / "images" / f"{name}-terminal.svg": terminal_picture(name) for name in OF_THE_PACKAGE}
    pages = {"commands": command_reference, "observations": observation_reference, "protocol": protocol_reference}
    return {DOCS / f"{name}.md": write() for name, write in pages.items()} | pictures


def main() -> None:
    """Write the files, or check them."""
    stale = [
        path for path, content in files().items() if not path.exists() or path.read_text(encoding="utf-8") != content
    ]
    if "--check" in sys.argv:
        for path in stale:
            print(f"{path.relative_to(DOCS.parent)} is not up to date: run `make fix`")
        sys.exit(1 if stale else 0)
    for path, content in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
