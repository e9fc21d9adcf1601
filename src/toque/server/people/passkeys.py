"""Passkeys: coming back with what a device or a password manager keeps, without a password."""

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from toque.core.types import Plain
from toque.server.errors import Conflict, malformed
from toque.server.protocol import Person
from toque.server.store.database import Database
from toque.server.store.store import Store

CHALLENGE_SECONDS = 300.0
REMEMBERED = 10_000
MOST_OF_ONE = 10
PREFERRED = UserVerificationRequirement.PREFERRED


class Site(NamedTuple):
    """Where a browser is, as a device takes it into what it signs."""

    host: str
    origin: str


class Passkeys:
    """The passkeys of all people, and the challenges that devices are to sign."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._challenges: OrderedDict[str, tuple[bytes, float]] = OrderedDict()

    async def begin(self, person: Person, session: str, site: Site) -> str:
        """Return what a browser needs to make a passkey, as JSON."""
        known = await self._ids(person.id)
        if len(known) >= MOST_OF_ONE:
            raise malformed("many-passkeys")
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name="Toque",
            user_id=person.id.encode(),
            user_name=person.name,
            challenge=self._challenge(session),
            exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(each)) for each in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=PREFERRED
            ),
        )
        return webauthn.options_to_json(options)

    async def add(self, person: Person, session: str, site: Site, answer: Plain, device: str, now: float) -> None:
        """Keep a passkey that a device has just made. A guest has an account from then on."""
        challenge = self._take(session)
        try:
            made = webauthn.verify_registration_response(
                credential=answer, expected_challenge=challenge, expected_rp_id=site.host, expected_origin=site.origin
            )
        except Exception:  # it reads a stranger's bytes: whatever it trips over, they are no passkey
            raise malformed("bad-passkey") from None
        key, public = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)

        def work(database: Database) -> None:
            values = (key, person.id, public, made.sign_count, device, now)
            database.run("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?)", values)
            login = f"passkey-{secrets.token_hex(8)}"
            database.run(
                "UPDATE people SET login = ?, password = '' WHERE id = ? AND login IS NULL", (login, person.id)
            )

        try:
            await self._store.ask(work, writes=True)
        except Conflict:
            raise malformed("bad-passkey") from None

    def ask(self, session: str, site: Site) -> str:
        """Return what a browser needs to come back with any passkey of this site, as JSON."""
        options = webauthn.generate_authentication_options(
            rp_id=site.host, challenge=self._challenge(session), user_verification=PREFERRED
        )
        return webauthn.options_to_json(options)

    async def check(self, session: str, site: Site, answer: Plain) -> Person:
        """Return whose passkey has signed the challenge."""
        challenge = self._take(session)
        key = answer.get("id") if isinstance(answer, dict) else None
        sql = (
            "SELECT p.id, p.name, k.public_key, k.uses FROM passkeys k JOIN people p ON p.id = k.person WHERE k.id = ?"
        )
        rows = await self._store.ask(lambda database: database.run(sql, (str(key),)))
        if not rows:
            raise malformed("bad-passkey")
        person, name, public, uses = rows[0]
        try:
            signed = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(public),
                credential_current_sign_count=uses,
            )
        except Exception:  # it reads a stranger's bytes: whatever it trips over, they are no passkey
            raise malformed("bad-passkey") from None
        count = "UPDATE passkeys SET uses = ? WHERE id = ?"
        await self._store.ask(lambda database: database.run(count, (signed.new_sign_count, key)), writes=True)
        return Person(person, name, is_guest=False)

    async def _ids(self, person: str) -> list[str]:
        sql = "SELECT id FROM passkeys WHERE person = ?"
        return [str(row[0]) for row in await self._store.ask(lambda database: database.run(sql, (person,)))]

    def _challenge(self, session: str) -> bytes:
        challenge = secrets.token_bytes(32)
        self._challenges[session] = challenge, self._clock() + CHALLENGE_SECONDS
        self._challenges.move_to_end(session)
        if len(self._challenges) > REMEMBERED:
            self._challenges.popitem(last=False)
        return challenge

    def _take(self, session: str) -> bytes:
        """Return a browser's challenge, once."""
        challenge, until = self._challenges.pop(session, (b"", 0.0))
        if until < self._clock():
            raise malformed("bad-passkey")
        return challenge
