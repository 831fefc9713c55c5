"""What `make release` refuses, and what it tags."""

import subprocess
import sys
from pathlib import Path

import pytest

RELEASE = Path(__file__).parents[2] / "tools" / "release.py"
CHANGES = """# Changes

## Unreleased

- Something to come.

## 0.3.0 - 2030-01-31

### Play

- A new game.

## 0.2.0 - 2029-12-24

- The first.
"""


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    return subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True, text=True).stdout


def release(folder: Path, step: str) -> str:
    """What it complains of; nothing where all is well."""
    done = subprocess.run([sys.executable, RELEASE, step], cwd=folder, capture_output=True, text=True, check=False)
    assert bool(done.returncode) == bool(done.stderr)
    return done.stderr


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src" / "stellarch").mkdir(parents=True)
    (tmp_path / "dist").mkdir()
    (tmp_path / "src" / "stellarch" / "__init__.py").write_text('__version__ = "0.3.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    (tmp_path / ".gitignore").write_text("dist/\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Ada")
    git(tmp_path, "config", "user.email", "ada@example.org")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "all")
    return tmp_path


def test_a_version_is_tagged_with_its_changes_and_only_once(project: Path) -> None:
    assert release(project, "ready") == ""
    assert "no wheel of 0.3.0" in release(project, "tag")
    (project / "dist" / "stellarch-0.3.0-py3-none-any.whl").touch()
    assert release(project, "tag") == ""
    assert git(project, "tag", "--list", "--format=%(refname:short) %(contents)").strip() == (
        "v0.3.0 0.3.0\n\n### Play\n\n- A new game."
    )
    assert "tagged already" in release(project, "ready")


def test_what_is_not_committed_is_not_released(project: Path) -> None:
    (project / "new.py").touch()
    assert "?? new.py" in release(project, "ready")


@pytest.mark.parametrize("heading", ["## 0.3.0", "## 0.3.0 - soon", "## 0.3.0 - 2030-01-31\n\n## 0.2.9 - 2030-01-30"])
def test_a_version_needs_a_date_and_its_changes(project: Path, heading: str) -> None:
    (project / "CHANGELOG.md").write_text(CHANGES.replace("## 0.3.0 - 2030-01-31", heading))
    assert "says nothing under" in release(project, "ready")
