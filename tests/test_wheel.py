"""The package as others get it: one wheel with rules, bots, server and page, and nothing else needed but pip."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from stellarch import __version__
from tests.server.running import BOT, ME, Server, new_table, play, table
from tests.server.watching import live, next_of

ROOT = Path(__file__).parents[1]
UV = Path(sys.executable).parent / "uv"
PACKED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src", "tools", "web")

needs_uv = pytest.mark.skipif(not UV.exists(), reason="uv is not here: make sets it up")


def uv(*words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([UV, *map(str, words)], capture_output=True, text=True, timeout=840, check=False)


def copied(folder: Path, *names: str) -> Path:
    """The project without what was made in it."""
    ignored = shutil.ignore_patterns("node_modules", "dist", "__pycache__", "*.egg-info")
    for name in names:
        path = ROOT / name
        if path.is_dir():
            shutil.copytree(path, folder / name, ignore=ignored)
        else:
            shutil.copy(path, folder / name)
    return folder


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an empty environment into which only the wheel was installed."""
    if not (ROOT / "web" / "dist" / "index.html").exists():
        pytest.skip("the page is not built: make page")
    folder = tmp_path_factory.mktemp("installed")
    built = uv("build", "--wheel", "--out-dir", folder, "--python", sys.executable, ROOT)
    assert built.returncode == 0, built.stderr
    assert uv("venv", "--python", sys.executable, folder / "venv").returncode == 0
    python = folder / "venv" / "bin" / "python"
    (wheel,) = folder.glob(f"stellarch-{__version__}-*.whl")
    done = uv("pip", "install", "--python", python, wheel)
    assert done.returncode == 0, done.stderr
    return python


class Installed(Server):
    """A server of the installed package, started far from the source tree."""

    def __init__(self, folder: Path, python: Path) -> None:
        super().__init__(folder)
        self.python = python

    @property
    def command(self) -> list[str]:
        return [str(self.python), "-I", *super().command[1:]]


@needs_uv
def test_a_wheel_in_an_empty_environment_serves_page_and_bots(
    installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STELLARCH_KERNEL", "interpreted")  # or it would go on compiling long after the test
    server = Installed(tmp_path, installed)
    server.start()
    try:
        with server.client() as ada:
            assert "/assets/" in ada.get("/").text
            made = new_table(ada, ME, BOT, options={"first_player": 0})["id"]
            with live(server, ada, made) as page:
                assert play(ada, made, 0, 0, table(ada, made)["choices"][0]["text"]).status_code == 200
                while next_of(page, "changed")["number"] < 2:
                    pass
    finally:
        server.stop()


@needs_uv
def test_a_wheel_is_not_built_without_its_page(tmp_path: Path) -> None:
    folder = copied(tmp_path, *PACKED)
    (folder / "web" / "src" / "main.ts").write_text("this is no TypeScript (")
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    built = uv("build", "--wheel", "--out-dir", folder / "out", "--python", sys.executable, folder)
    assert built.returncode != 0
    assert "not packed without its page" in built.stderr
    assert not list((folder / "out").glob("*.whl"))


MISSING = ("os.getuid", "os.nice", "os.setpriority", "signal.pthread_sigmask")
"""What not every system has."""


def test_it_starts_on_a_system_that_lacks_what_not_all_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    without = "import os, signal\n" + "".join(f"del {name}\n" for name in MISSING)
    (tmp_path / "sitecustomize.py").write_text(without)

    server = Server(tmp_path)
    server.start()
    try:
        with server.client() as ada:
            made = new_table(ada, ME, BOT, options={"first_player": 0})["id"]
            assert ada.post(f"/api/tables/{made}/hint", json={"seat": 0}).status_code == 200
    finally:
        assert server.stop() == 0
