"""What the routes for accounts and for whoever runs the site take and give, as JSON."""

import msgspec

from toque.core.types import Plain


class SessionInfo(msgspec.Struct, frozen=True):
    """A browser in which a person is at home."""

    id: str
    """A name for this session; not its token."""
    device: str
    """The browser and the system, as far as they say so."""
    began: float | None
    seen: float
    """When it was last used, to the day."""
    is_this: bool


class Account(msgspec.Struct, frozen=True):
    """GET /api/account: what is stored of the person who asks."""

    id: str
    name: str
    login: str | None
    is_admin: bool
    created: float
    sessions: list[SessionInfo]
    tables: int
    """How many tables they sit or sat at."""
    has_password: bool
    passkeys: int
    recovery_codes: int
    """How many were not used yet."""


class DeviceAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/passkeys keeps a new passkey; POST /api/passkeys/login comes back with one."""

    credential: Plain
    """What the browser gives, as JSON."""


class RecoveryCodes(msgspec.Struct, frozen=True):
    """POST /api/recovery: new codes; those from before open nothing any more."""

    codes: list[str]


class RecoveryCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/recovery/login: come back with a code, once."""

    code: str


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/password: change the password; all other sessions end."""

    old: str
    new: str


class EndSessions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/sessions: end one session, or all but this one."""

    id: str | None = None


class Deletion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/account/delete: forget the person; an account gives its password."""

    password: str = ""


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/reports: tell whoever runs the site about somebody at a table, or about the table."""

    table: str
    reason: str
    person: str | None = None


class Notice(msgspec.Struct, frozen=True):
    """GET /api/notice: what whoever runs the site announces."""

    text: str
    until: float | None


class ReportInfo(msgspec.Struct, frozen=True):
    """A report."""

    id: str
    since: float
    reporter: str | None
    reporter_name: str | None
    about: str | None
    about_name: str | None
    table: str
    reason: str
    handled: float | None


class BanInfo(msgspec.Struct, frozen=True):
    """A ban; it ends by itself."""

    id: str
    person: str | None
    name: str
    has_network: bool
    """Whether new guests of the same address are banned too."""
    reason: str
    since: float
    until: float


class PersonInfo(msgspec.Struct, frozen=True):
    """A person in the list of people."""

    id: str
    name: str
    login: str | None
    is_admin: bool
    created: float
    seen: float | None
    tables: int


class TableInfo(msgspec.Struct, frozen=True):
    """A table in the list of tables."""

    id: str
    stage: str
    is_public: bool
    updated: float
    entries: int
    people: list[str]
    closed: str | None
    """Why it was closed."""


class AuditLine(msgspec.Struct, frozen=True):
    """Something that somebody who looks after the site did."""

    since: float
    person: str | None
    name: str | None
    what: str
    about: str
    detail: str


class Overview(msgspec.Struct, frozen=True):
    """GET /api/admin/overview: the site at a glance."""

    counts: dict[str, int]
    """People, accounts, tables by stage, entries, open reports, bans."""
    storage: dict[str, float]
    """Bytes of the database, and bytes free on its disk, if they are known."""
    load: dict[str, float]
    """Sockets, tables in memory, bots that think and wait, delay of the event loop, memory."""
    notice: Notice | None
    version: str


class NewBan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/ban."""

    person: str
    reason: str
    days: float
    with_network: bool = False


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/unban, .../handled, .../open-table, .../rename: what it is about, and a word about it."""

    id: str
    detail: str = ""


class NewNotice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/notice: announce something, for some hours; nothing ends it."""

    text: str
    hours: float = 24


class Page(msgspec.Struct, frozen=True):
    """A part of a list, and where it goes on."""

    rows: list[Plain]
    next: str | None
