"""Logs: a readable line, or one JSON object a line for machines."""

import json
import logging
import re
import sys
import time

from toque.core.types import Plain

_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


SECRETS = (
    (re.compile(r"(://[^:/@\s]*):[^@\s]+@"), r"\1:***@"),
    (re.compile(r"\b[0-9a-f]{64}\b"), "***"),
    (re.compile(r"(toque=)[\w-]+"), r"\1***"),
)
"""Passwords of databases, seeds and hashes of tokens, cookies: nobody logs them, but an error might quote them."""


def without_secrets(text: str) -> str:
    """Return a text with stars in place of secrets."""
    for pattern, stars in SECRETS:
        text = pattern.sub(stars, text)
    return text


class Lines(logging.Formatter):
    """12:34:56 INFO  table opened  table=abc game=paris."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and the traceback if there is one."""
        more = "".join(f"  {name}={value}" for name, value in _extra(record).items())
        moment = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{moment} {record.levelname:<7} {record.getMessage()}{more}"
        return without_secrets(f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record with all its fields."""
        fields = {
            "at": round(record.created, 6),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_extra(record),
        }
        if record.exc_info:
            fields["traceback"] = self.formatException(record.exc_info)
        return without_secrets(json.dumps(fields, default=str))


def start_logging(kind: str, level: str = "info") -> None:
    """Write logs to standard error, as lines or as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else Lines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def _extra(record: logging.LogRecord) -> dict[str, Plain]:
    return {name: value for name, value in vars(record).items() if name not in _USUAL}
