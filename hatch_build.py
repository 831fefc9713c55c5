"""The page goes along in the wheel and in the source archive: it is built if it has to be, or the build fails."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACES = {"wheel": "stellarch/static", "sdist": "web/dist"}


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a source tree serves its own web/dist
            return
        root = Path(self.root)
        built = subprocess.run([sys.executable, root / "tools" / "web.py"], check=False)
        page = root / "web" / "dist"
        if built.returncode or not (page / "index.html").is_file():
            sys.exit("Stellarch is not packed without its page, and the page could not be built here (see above).")
        build_data["force_include"][str(page)] = PLACES[self.target_name]
