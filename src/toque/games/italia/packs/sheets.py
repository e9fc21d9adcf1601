"""Reading a file of a pack, whatever is in it: plain rows, or problems that say where."""

import csv
import io
import stat
from dataclasses import dataclass, field
from pathlib import Path

BOARD = "board"
COLUMNS = {
    BOARD: ("key", "value"),
    "ingredients": ("shop", "id", "name_en", "price", "copies"),
    "recipes": (
        "course",
        "id",
        "name_it",
        "name_en",
        "category",
        "specialty",
        "ingredients",
        "toques",
        "income",
        "prestige",
        "wine",
    ),
    "wines": ("id", "name", "colour", "cost", "income", "prestige", "copies"),
    "bonus_1": ("id", "name_en", "cost", "icon", "points", "kind", "shop", "amount", "effect"),
    "bonus_2": ("id", "name_en", "cost", "icon", "points", "kind", "shop", "amount", "effect"),
    "rooms": ("kind", "cost", "income", "prestige", "count_2", "count_3", "count_4", "count_5"),
}
"""The columns that each file must have, in any order; names in other languages (name_fr) may be added."""
OPTIONAL_COLUMNS = ("name_it", "name_fr", "name_nl")
FILES = tuple(COLUMNS)

LARGEST_FILE = 256 * 1024
LONGEST_VALUE = 400


@dataclass(frozen=True)
class Problem:
    """An error of a pack and its place; line and column count from 1, and 0 is the file as a whole."""

    file: str
    line: int
    column: int
    message: str

    def __str__(self) -> str:
        place = f"{self.file}.csv"
        if self.line:
            place += f", line {self.line}"
        if self.column:
            place += f", column {self.column}"
        return f"{place}: {self.message}"


@dataclass(frozen=True)
class Row:
    """A row by column name, with the line it stands on."""

    line: int
    values: dict[str, str]


@dataclass
class Sheet:
    """The rows of a file that could be read."""

    name: str
    columns: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    has_header: bool = False
    """Whether its first line names all the columns, so that the rows can be checked."""

    @property
    def records(self) -> list[dict[str, str]]:
        """The rows without their lines."""
        return [row.values for row in self.rows]

    def complain(self, line: int, column: int | str, message: str) -> None:
        """Note a problem; a column is named, or counted."""
        if isinstance(column, str):
            message = f"{column}: {message}"
            column = 1 + self.columns.index(column) if column in self.columns else 0
        self.problems.append(Problem(self.name, line, column, message))


def read_sheet(folder: Path, name: str) -> Sheet:
    """Read one file of a pack."""
    sheet = Sheet(name)
    try:
        _parse(_text(folder / f"{name}.csv"), sheet)
    except _Unreadable as reason:
        sheet.complain(reason.line, 0, reason.message)
    return sheet


class _Unreadable(Exception):
    """A file that cannot be read: the line and the reason."""

    def __init__(self, line: int, message: str) -> None:
        self.line, self.message = line, message


def _text(path: Path) -> str:
    """The text of a plain, reasonably small UTF-8 file."""
    try:
        status = path.lstat()
        if stat.S_ISLNK(status.st_mode):
            raise _Unreadable(0, "is a link; a pack holds plain files")
        if not stat.S_ISREG(status.st_mode):
            raise _Unreadable(0, "is not a file")
        if status.st_size > LARGEST_FILE:
            raise _Unreadable(0, f"is larger than {LARGEST_FILE // 1024} kB; a pack's files are small")
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise _Unreadable(0, "is missing") from None
    except OSError as error:
        raise _Unreadable(0, f"cannot be read: {error.strerror}") from None
    return _decoded(content)


def _decoded(content: bytes) -> str:
    if b"\0" in content:
        line = 1 + content[: content.index(b"\0")].count(b"\n")
        raise _Unreadable(line, "holds a zero byte: this is no text file, or not saved as UTF-8")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = 1 + content[: error.start].count(b"\n")
        place = error.start - content.rfind(b"\n", 0, error.start)
        message = f"byte {place} of the line is not UTF-8: save the file as CSV in UTF-8"
        raise _Unreadable(line, message) from None


def _parse(text: str, sheet: Sheet) -> None:
    reader = csv.reader(io.StringIO(text, newline=""), strict=True)
    try:
        header = next(reader, [])
        if not _take_header([cell.strip() for cell in header], sheet):
            return
        end = reader.line_num
        for cells in reader:
            line, end = end + 1, reader.line_num
            if any(cell.strip() for cell in cells):
                _take_row(line, cells, sheet)
    except csv.Error as error:
        sheet.complain(reader.line_num, 0, f"cannot be read as CSV: {error}")


def _take_header(header: list[str], sheet: Sheet) -> bool:
    sheet.columns = header
    known = (*COLUMNS[sheet.name], *(OPTIONAL_COLUMNS if sheet.name != BOARD else ()))
    if not any(header):
        sheet.complain(1, 0, "is empty; its first line must name the columns")
        return False
    for column, cell in enumerate(header, 1):
        if cell not in known:
            sheet.complain(1, column, f"no column is called {cell[:40]!r}; columns are separated by commas")
        elif cell in header[: column - 1]:
            sheet.complain(1, column, f"there are two columns {cell!r}")
    missing = [name for name in COLUMNS[sheet.name] if name not in header]
    for name in missing:
        sheet.complain(1, 0, f"the column {name!r} is missing")
    sheet.has_header = not missing
    return sheet.has_header


def _take_row(line: int, cells: list[str], sheet: Sheet) -> None:
    if len(cells) != len(sheet.columns):
        column = min(len(cells), len(sheet.columns)) + 1
        sheet.complain(line, column, f"there are {len(cells)} values for {len(sheet.columns)} columns")
        return
    for column, cell in enumerate(cells, 1):
        if len(cell) > LONGEST_VALUE:
            sheet.complain(line, column, f"is longer than {LONGEST_VALUE} characters")
            return
        if not cell.isprintable():
            sheet.complain(line, column, "holds a character that cannot be printed")
            return
    sheet.rows.append(Row(line, dict(zip(sheet.columns, (cell.strip() for cell in cells), strict=True))))
