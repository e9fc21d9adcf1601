"""People: guests with a name, accounts with a password, and the sessions of both.

A browser carries one random token in a cookie. It is made at the browser's first request, and becomes a session
when a name is chosen. Only a hash of it is stored; the token that every change must carry is derived from it.
"""

import asyncio
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from toque.server.errors import Conflict, malformed, not_yours
from toque.server.names import is_readable, is_visible
from toque.server.ops.priority import stand_back
from toque.server.people.places import Places
from toque.server.protocol import Person
from toque.server.store.store import Store

DAY = 86_400.0
LASTS = 400 * DAY
"""Seconds that browsers keep a cookie at most."""
REMEMBERED = 50_000
"""Sessions kept in memory."""
HASHED_AT_ONCE = 2
"""Passwords: argon2 takes 64 MiB for each."""
LONGEST_NAME = 30
SHORTEST_LOGIN, LONGEST_LOGIN = 3, 60
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200


Result = TypeVar("Result")


class Sessions:
    """The sessions of all people with a name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._hasher = PasswordHasher()
        self._hashing = ThreadPoolExecutor(HASHED_AT_ONCE, "hash", stand_back)
        self._places = Places(HASHED_AT_ONCE)
        self._decoy = ""

    async def person(self, token: str | None, now: float) -> Person | None:
        """The person of a token, if there is one."""
        if not token:
            return None
        key = token_hash(token)
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        found = await self._store.session(key)
        if found is None or found[1] < now - LASTS:
            return None
        if found[1] < now - DAY:
            await self._store.touch_session(key, now)
        return self._remember(key, found[0])

    async def name(self, token: str, name: str, now: float, network: str | None = None, device: str = "") -> Person:
        """Name the person of this token: a new guest, or a known person with another name."""
        name = clean_name(name)
        person = await self.person(token, now)
        if person is None:
            person = Person(secrets.token_urlsafe(9), name)
            await self._store.add_person(person, token_hash(token), now, network, device)
        elif person.name != name:
            await self._store.rename(person.id, name)
            person = msgspec.structs.replace(person, name=name)
            self._rename(person)
        return self._remember(token_hash(token), person)

    async def register(self, token: str, login: str, password: str, now: float, device: str = "") -> tuple[str, Person]:
        """Let a guest come back from anywhere, with a password; a new token replaces the guest's."""
        person = await self.person(token, now)
        if person is None:
            raise not_yours("name-first")
        if not person.is_guest:
            raise malformed("has-account")
        login = clean_login(login)
        hashed = await self.hash(password)
        try:
            await self._store.register(person.id, login, hashed)
        except Conflict:
            raise malformed("login-taken") from None
        registered = msgspec.structs.replace(person, is_guest=False)
        fresh = await self._new_session(registered, now, device)
        await self.log_out(token)
        return fresh

    async def hash(self, password: str) -> str:
        """The hash of a new password; refuse one that is too short or too long."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise malformed("bad-password", shortest=SHORTEST_PASSWORD, longest=LONGEST_PASSWORD)
        return await self._in_thread(self._hasher.hash, password)

    async def log_in(
        self, login: str, password: str, now: float, device: str = "", failures: int = 0
    ) -> tuple[str, Person]:
        """A new token for an account."""
        return await self._new_session(await self.check(login, password, failures), now, device)

    async def check(self, login: str, password: str, failures: int = 0) -> Person:
        """The person of an account; neither a refusal nor its time shows which of the two is wrong.

        Whoever comes with fewer failures is looked at first.
        """
        account = await self._store.account(clean_login(login))
        if not self._decoy:
            self._decoy = await self._in_thread(self._hasher.hash, secrets.token_hex())
        is_right = await self._in_thread(
            self._is_right,
            account.password if account and account.password else self._decoy,
            password,
            failures=failures,
        )
        if account is None or not is_right:
            raise malformed("wrong-password")
        return account.person

    async def come_back(self, person: Person, now: float, device: str = "") -> tuple[str, Person]:
        """A new token for somebody who has shown in another way that the account is theirs."""
        return await self._new_session(person, now, device)

    async def log_out(self, token: str) -> None:
        """End a session."""
        self._known.pop(token_hash(token), None)
        await self._store.end_session(token_hash(token))

    async def rename(self, person: str, name: str) -> tuple[str, Person]:
        """Give somebody another name; return the old one, and the person."""
        name = clean_name(name)
        old = await self._store.person(person)
        if old is None:
            raise malformed("no-such-person")
        await self._store.rename(person, name)
        new = msgspec.structs.replace(old, name=name)
        self._rename(new)
        return old.name, new

    def drop(self, key: str) -> None:
        """Ask the store again about a session, by the hash of its token."""
        self._known.pop(key, None)

    def drop_person(self, person: str) -> None:
        """Ask the store again about a person."""
        for key in [key for key, known in self._known.items() if known.id == person]:
            del self._known[key]

    def forget_all(self) -> None:
        """Ask the store again about everybody."""
        self._known.clear()

    async def _new_session(self, person: Person, now: float, device: str) -> tuple[str, Person]:
        token = new_token()
        await self._store.add_session(token_hash(token), person.id, now, device)
        return token, self._remember(token_hash(token), person)

    def _is_right(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password[: LONGEST_PASSWORD + 1])
        except (Argon2Error, InvalidHashError):
            return False

    async def _in_thread(self, function: Callable[..., Result], *arguments: str, failures: int = 0) -> Result:
        async with self._places.place(failures):
            return await asyncio.get_running_loop().run_in_executor(self._hashing, function, *arguments)

    def _rename(self, person: Person) -> None:
        """Rename the person in all their remembered sessions."""
        for key, known in self._known.items():
            if known.id == person.id:
                self._known[key] = person

    def _remember(self, key: str, person: Person) -> Person:
        self._known[key] = person
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """The hash of a token: only this is stored."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def change_token(token: str) -> str:
    """The token that a change must carry beside the cookie: another site can send the cookie, but cannot know this."""
    return hmac.digest(token.encode(errors="replace"), b"toque change", "sha256").hex()


def is_change_token(token: str, given: str) -> bool:
    """Whether it is the change token of this token."""
    return hmac.compare_digest(change_token(token).encode(), given.encode(errors="replace"))


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no invisible characters, not too long."""
    shown = " ".join("".join(letter if is_visible(letter) else " " for letter in name).split())
    if not shown or len(shown) > LONGEST_NAME or not is_readable(shown):
        raise malformed("bad-name", longest=LONGEST_NAME)
    return shown


def clean_login(login: str) -> str:
    """A login: capitals make no difference."""
    cleaned = login.strip().casefold()
    if not SHORTEST_LOGIN <= len(cleaned) <= LONGEST_LOGIN or not cleaned.isprintable() or " " in cleaned:
        raise malformed("bad-login", shortest=SHORTEST_LOGIN, longest=LONGEST_LOGIN)
    return cleaned
