"""What hatchling does before it packs a wheel: build the web application, so that nobody who installs it needs Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
import build_web


class WebApplication(BuildHookInterface):  # type: ignore[type-arg]
    """Runs for wheels and for editable installs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build where something is new."""
        build_web.build()
