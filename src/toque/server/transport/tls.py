"""HTTPS without a proxy: a certificate and its key."""

import asyncio
import logging
import ssl
from pathlib import Path

from toque.server.errors import CertificateError

RENEWED_SECONDS = 60.0
"""Seconds between two looks at the files of the certificate."""

logger = logging.getLogger("toque.tls")


class Certificate:
    """A certificate and its key, read again when the files change."""

    def __init__(self, certificate: Path, key: Path) -> None:
        self._files = (certificate, key)
        self._seen = self._stamp()
        self.context = self._load()

    async def watch(self) -> None:
        """Use a renewed certificate for all new connections, as long as the server runs."""
        while True:
            await asyncio.sleep(RENEWED_SECONDS)
            self.renew()

    def renew(self) -> None:
        """Read the files again if they have changed; a pair that does not fit is logged, and the old one stays."""
        try:
            stamp = self._stamp()
            if stamp != self._seen:
                self.context = self._load()
                self._seen = stamp
                logger.info("certificate renewed")
        except CertificateError as error:
            logger.error("certificate not renewed", extra={"error": str(error)})

    def _stamp(self) -> tuple[float, ...]:
        try:
            return tuple(file.stat().st_mtime for file in self._files)
        except OSError as error:
            raise CertificateError(str(error)) from None

    def _load(self) -> ssl.SSLContext:
        certificate, key = self._files
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.set_alpn_protocols(["http/1.1"])
        try:
            context.load_cert_chain(certificate, key)
        except (ssl.SSLError, OSError) as error:
            raise CertificateError(f"{certificate} and {key} are no certificate with its key: {error}") from None
        return context
