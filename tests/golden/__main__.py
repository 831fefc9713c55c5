"""Compares what is told now with what is stored, or stores it."""

import argparse
import sys
from pathlib import Path

from tests.golden.collecting import STORED, collect, differences
from tests.golden.sentences import FULL, SAMPLE, read, write

parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
parser.add_argument("--write", action="store_true", help="store what is told now")
parser.add_argument("--full", type=Path, metavar="FOLDER", help="write every sentence of all records into a folder")
asked = parser.parse_args()

if asked.full:
    write(asked.full, collect(FULL))
elif asked.write:
    write(STORED, collect(SAMPLE))
elif found := differences(read(STORED), collect(SAMPLE)):
    sys.exit(found)
