"""Addresses are kept as keyed hashes only: enough to know the same one again, for a while."""

import hmac

HASH_LENGTH = 32


class Networks:
    """Hashes addresses with the site's own secret."""

    def __init__(self) -> None:
        self._secret = b""

    def use(self, secret: bytes) -> None:
        """Hash with this secret from now on."""
        self._secret = secret

    def hash(self, address: str) -> str:
        """Return the hash of an address."""
        return hmac.digest(self._secret, address.encode(), "sha256").hex()[:HASH_LENGTH]
