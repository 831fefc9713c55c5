"""Takes the built page along in the wheel, where `make page` has built it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        page = Path(self.root) / "web" / "dist"
        if version == "standard" and (page / "index.html").exists():
            build_data["force_include"][str(page)] = "stellarch/static"
