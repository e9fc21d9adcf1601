"""What hatchling does before it packs a wheel: build the web application and the docs, so that no user needs Node."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface  # type: ignore[import-not-found]

sys.path.extend([str(Path(__file__).parent / folder) for folder in ("docs", "web")])
import build_site
import build_web


class Pages(BuildHookInterface):  # type: ignore[misc]
    """Runs for wheels and for editable installs."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what the server offers."""
        build_web.build()
        build_site.build_packed(build_site.PACKED)
