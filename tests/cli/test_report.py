"""`stellarch report`."""

import shutil
from pathlib import Path

from tests.cli.conftest import Command

RECORD = Path(__file__).parents[1] / "records" / "ending_survival.ge"


def test_the_chronicle_is_written_beside_the_record(stellarch: Command, tmp_path: Path) -> None:
    record = Path(shutil.copy(RECORD, tmp_path))
    ran = stellarch("report", str(record))
    page = record.with_suffix(".html")
    assert (ran.code, ran.out) == (0, f"The page is in {page}\n")
    assert page.read_text("utf-8").startswith('<!doctype html>\n<html lang="en">')


def test_or_where_it_is_wanted_in_french(stellarch: Command, tmp_path: Path) -> None:
    page = tmp_path / "chronique.html"
    ran = stellarch("report", str(RECORD), "-o", str(page), "--language", "fr")
    assert (ran.code, ran.out) == (0, f"La page est dans {page}\n")
    assert "<h2>Tour par tour</h2>" in page.read_text("utf-8")


def test_what_is_no_record_is_refused(stellarch: Command, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert stellarch("report", str(Path(__file__)), "-o", str(page)).code == 2
    assert not page.exists()
