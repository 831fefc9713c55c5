"""The steps of `make release` before and after tests and wheel, from the project's root.

python tools/release.py ready    exits 1 and says why where the version in stellarch/__init__.py cannot be released
python tools/release.py tag      the same, and wants its wheel in dist/; then tags the commit with the changes
"""

import re
import subprocess
import sys
from pathlib import Path

VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)


class NotReady(Exception):
    """Why this cannot be released yet."""


def main(step: str, root: Path) -> int:
    try:
        version = version_of(root)
        changes = changes_in(root, version)
        require_new(root, version)
        require_clean(root)
        if step == "tag":
            require_wheel(root, version)
            git(root, "tag", "--annotate", "--cleanup=verbatim", f"v{version}", "--message", f"{version}\n\n{changes}")
            print(f"v{version} is tagged. Publish it: git push origin v{version}")
    except NotReady as why:
        print(why, file=sys.stderr)
        return 1
    return 0


def version_of(root: Path) -> str:
    found = VERSION.search((root / "src" / "stellarch" / "__init__.py").read_text("utf-8"))
    if found is None:
        raise NotReady("src/stellarch/__init__.py has no __version__.")
    return found[1]


def changes_in(root: Path, version: str) -> str:
    """What CHANGELOG.md says of a version, from its heading with a date to the next."""
    _, _, rest = (root / "CHANGELOG.md").read_text("utf-8").partition(f"\n## {version} - ")
    date, _, changes = rest.partition("\n")
    changes = changes.partition("\n## ")[0].strip()
    if not re.fullmatch(r"\d{4}-\d\d-\d\d", date) or not changes:
        raise NotReady(f'CHANGELOG.md says nothing under "## {version} - year-month-day".')
    return changes


def require_new(root: Path, version: str) -> None:
    if git(root, "tag", "--list", f"v{version}"):
        raise NotReady(f"v{version} is tagged already. Raise __version__ in src/stellarch/__init__.py.")


def require_clean(root: Path) -> None:
    if changed := git(root, "status", "--porcelain"):
        raise NotReady(f"Commit this first, or remove it:\n{changed}")


def require_wheel(root: Path, version: str) -> None:
    if not list((root / "dist").glob(f"stellarch-{version}-*.whl")):
        raise NotReady(f"There is no wheel of {version} in dist/. Run: make wheel")


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout.rstrip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], Path.cwd()))
