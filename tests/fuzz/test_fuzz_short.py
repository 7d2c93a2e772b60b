"""A few changed files for every target, in this process: the long search is ``fuzz.py``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest
from fuzz_arrays import mutate_array
from fuzz_json import mutate_json
from fuzz_mutate import HUGE, repeated
from fuzz_sanitize import report_signature
from fuzz_targets import targets
from fuzz_worker import attempt, load_seeds, make_case

SEED = 20_260_101
CASES = 12
SLOW = {
    "engine": 4,
    "engine-margin": 2,
    "moses": 1,
    "project": 4,
    "layer": 4,
    "package": 3,
    "handoff": 4,
    "session": 2,
}
LONG = (
    "engine-full",
    "engine-grammar",
    "archive",
    "snapshot",
)  # whose seeds take seconds to train
TARGETS = targets()
OWN_PROCESS = "widgets"  # Qt shall be in no process of other tests as a desk leaves it
REPORT = """\
==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x6020 at pc 0x7f bp 0x7f sp 0x7f
READ of size 4 at 0x6020 thread T0
    #0 0x7f01 in std::vector<unsigned int>::operator[](unsigned long) /usr/include/c++/vector.h:9
    #1 0x7f02 in __pyx_f_6postil_6models_2lm_walk build/cython/core/postil/models/lm.cpp:1234
    #2 0x7f03 in __pyx_pw_6postil_6models_2lm_1score build/cython/core/postil/models/lm.cpp:2345
"""


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "work"
    (folder / "tmp").mkdir(parents=True)
    monkeypatch.setattr(tempfile, "tempdir", str(folder / "tmp"))
    monkeypatch.setenv("POSTIL_CACHE", os.environ.get("POSTIL_CACHE", ""))
    yield folder
    shutil.rmtree(tmp_path)


def check_cases(name: str, cases: int, scratch: Path) -> None:
    seeds = load_seeds(TARGETS[name], scratch)[:8]
    for number in range(min(len(seeds), cases) + cases):
        found = attempt(TARGETS[name], make_case(seeds, TARGETS[name], SEED, number), scratch)
        assert found is None, f"case {number}: {found[0]}\n{found[1]}"


@pytest.mark.parametrize("name", [name for name in TARGETS if name not in (*LONG, OWN_PROCESS)])
def test_a_changed_file_is_refused_or_used(name: str, scratch: Path) -> None:
    check_cases(name, SLOW.get(name, CASES), scratch)


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in TARGETS if name != OWN_PROCESS])
def test_many_changed_files_are_refused_or_used(name: str, scratch: Path) -> None:
    check_cases(name, 20 * SLOW.get(name, 5 if name in LONG else CASES), scratch)


@pytest.mark.parametrize("cases", [16, pytest.param(200, marks=pytest.mark.long)])
def test_texts_stand_as_they_are_in_every_widget(cases: int) -> None:
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("fuzz_widgets.py")), str(cases)],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_command_refuses_unknown_targets(tmp_path: Path) -> None:
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


def test_a_report_of_the_sanitizer_names_our_function() -> None:
    assert report_signature(REPORT) == "heap-buffer-overflow in models.lm.walk"
    assert report_signature("lm.cpp:7:9: runtime error: index 9 out of bounds for type 'int [4]'\n")
    assert report_signature("Fatal Python error: Segmentation fault") is None


def test_changes_upon_changes_stay_small() -> None:
    """A process that has no room for a case ended all of a campaign."""
    assert len(repeated(bytes(HUGE), 1000)) <= 2 * HUGE
    assert len(repeated(b"ab", 1000)) == 2000
    assert repeated(b"", 1000) == b""


def test_changed_arrays_hold_whole_elements_and_other_ones() -> None:
    for dtype in (np.dtype("<u4"), np.dtype("<f4"), np.dtype([("key", "<u8"), ("weight", "<f4")])):
        data = np.arange(24, dtype=np.uint8).repeat(dtype.itemsize).tobytes()
        changed = [mutate_array(data, dtype, Random(seed)) for seed in range(50)]
        assert all(len(one) % dtype.itemsize == 0 for one in changed)
        assert sum(one != data for one in changed) > 40


def test_changed_json_is_json_again() -> None:
    data = b'{"a": [1, 2.5, "x"], "b": {"c": null}}'
    changed = {mutate_json(data, Random(seed)) for seed in range(50)}
    assert len(changed) > 30
    assert all(one[:1] in b'{["-0123456789NIntf' for one in changed)
