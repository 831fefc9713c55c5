"""Packages of others, laid down as an installer would: modules, and metadata with their entry points."""

import shutil
import tomllib
from collections.abc import Mapping
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples" / "hexnim"

EntryPoints = Mapping[str, Mapping[str, str]]
"""By group, then by name, as in a pyproject.toml."""


def install(folder: Path, package: str, entry_points: EntryPoints, **modules: str) -> None:
    """Into a folder that is, or will be, on the path of Python."""
    for name, code in modules.items():
        (folder / f"{name}.py").write_text(code, "utf-8")
    metadata = folder / f"{package}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    written = (
        f"[{group}]\n" + "".join(f"{name} = {where}\n" for name, where in named.items())
        for group, named in entry_points.items()
    )
    (metadata / "entry_points.txt").write_text("\n".join(written), "utf-8")


def install_example(folder: Path) -> None:
    """The package in examples/, as its pyproject.toml has it."""
    shutil.copytree(EXAMPLE / "src", folder)
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    install(folder, project["name"], project["entry-points"])
