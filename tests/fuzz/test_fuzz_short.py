"""A few changed files for every parser, in this process: the long search is ``fuzz.py``."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from fuzz_targets import targets
from fuzz_worker import attempt, load_seeds, make_case

SEED = 20_260_101
CASES = 40
SLOW = {"engine": 6, "moses": 1, "parcel": 4, "project": 8, "package": 8}
TARGETS = targets()


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "work"
    (folder / "tmp").mkdir(parents=True)
    monkeypatch.setattr(tempfile, "tempdir", str(folder / "tmp"))
    yield folder
    shutil.rmtree(tmp_path)


@pytest.mark.parametrize("name", TARGETS)
def test_a_changed_file_is_refused_or_used(name: str, scratch: Path) -> None:
    seeds = load_seeds(TARGETS[name], scratch)[:8]
    for number in range(len(seeds) + SLOW.get(name, CASES)):
        found = attempt(TARGETS[name], make_case(seeds, name, SEED, number), scratch)
        assert found is None, f"case {number}: {found[0]}\n{found[1]}"


def test_the_command_stops_by_itself_and_sums_up(tmp_path: Path) -> None:
    report = tmp_path / "report.json"
    done = subprocess.run(
        [
            *(sys.executable, str(Path(__file__).with_name("fuzz.py")), "srx", "utx-is-no-target"),
            *("--seconds", "1", "--json", str(report), "--out", str(tmp_path / "found")),
        ],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert "no target utx-is-no-target" in done.stderr
