"""The languages there are, and which of them a person's machine asks for. Commands ask before any rules are loaded."""

import os
import re
from collections.abc import Mapping
from pathlib import Path

LOCALE = Path(__file__).resolve().parents[2] / "locale"
ENGLISH = "en"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def languages() -> list[str]:
    """The available languages."""
    return sorted(folder.name for folder in LOCALE.iterdir() if folder.is_dir())


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language of a person's machine if we have it, else English: LANG=fr_BE.UTF-8 is fr."""
    wanted = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    code = re.split("[._@]", wanted)[0].lower()
    return code if code in languages() else ENGLISH
