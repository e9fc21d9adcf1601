"""Recovery codes: each opens an account once, if passkey and password are lost."""

import hashlib
import secrets

from toque.server.errors import malformed
from toque.server.protocol import Person
from toque.server.store.database import Database
from toque.server.store.store import Store

CODES = 8
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without letters and digits that are taken for each other."""
LENGTH = 12
GROUP = 4
LONGEST_CODE = 64


class Recovery:
    """The recovery codes of all accounts. Only hashes are stored; a code has 59 bits, so that no salt is needed."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def renew(self, person: str) -> list[str]:
        """Return new codes of an account; those from before open nothing any more."""
        codes = ["".join(secrets.choice(ALPHABET) for _ in range(LENGTH)) for _ in range(CODES)]

        def work(database: Database) -> None:
            database.run("DELETE FROM recovery_codes WHERE person = ?", (person,))
            for code in codes:
                database.run("INSERT INTO recovery_codes VALUES (?, ?, NULL)", (_hash(code), person))

        await self._store.ask(work, writes=True)
        return ["-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP)) for code in codes]

    async def use(self, code: str, now: float) -> Person:
        """Return whose code it is, and let it open nothing any more."""
        plain = "".join(letter for letter in code[:LONGEST_CODE].casefold() if letter.isalnum())

        def work(database: Database) -> Person:
            sql = "SELECT p.id, p.name, c.used FROM recovery_codes c JOIN people p ON p.id = c.person WHERE c.code = ?"
            rows = database.run(sql, (_hash(plain),))
            if not rows:
                raise malformed("wrong-code")
            person, name, used = rows[0]
            if used is not None:
                raise malformed("used-code")
            database.run("UPDATE recovery_codes SET used = ? WHERE code = ?", (now, _hash(plain)))
            return Person(person, name, is_guest=False)

        return await self._store.ask(work, writes=True)

    async def left(self, person: str) -> int:
        """Return how many codes were not used yet."""
        sql = "SELECT COUNT(*) FROM recovery_codes WHERE person = ? AND used IS NULL"
        return int((await self._store.ask(lambda database: database.run(sql, (person,))))[0][0])


def _hash(code: str) -> str:
    return hashlib.sha256(f"toque recovery {code}".encode()).hexdigest()
