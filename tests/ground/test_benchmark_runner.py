"""The benchmark runner: what it accepts as a figure, how it measures, what it writes."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).resolve().parents[1] / "benchmarks"


@pytest.fixture
def common(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    return importlib.import_module("common")


@pytest.fixture
def runner(common: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The runner with a folder of its own to look for benchmarks."""
    run = importlib.import_module("run")
    monkeypatch.setattr(run, "HERE", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return run


BENCHMARK = '''\
"""Counts to three."""

from common import Row, row


def add_arguments(parser):
    parser.add_argument("--times", type=int, default=3)


def run(args):
    settings = {"small": args.small}
    return [row("count.total", args.times, "things", peer="fingers", peer_value=5, **settings)]
'''


def test_rows_are_written_and_printed(
    runner: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bench_counting.py").write_text(BENCHMARK, encoding="utf-8")
    out = tmp_path / "new" / "rows.json"
    assert runner.main(["counting", "--times", "7", "--small", "--json", str(out)]) == 0
    assert json.loads(out.read_text(encoding="utf-8")) == [
        {
            "name": "count.total",
            "value": 7,
            "unit": "things",
            "peer": "fingers",
            "peer_value": 5,
            "settings": {"small": True},
        }
    ]
    assert "count.total" in capsys.readouterr().out
    assert runner.main([]) == 0
    assert "Counts to three." in capsys.readouterr().out


def test_an_unknown_name_lists_the_known(
    runner: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert runner.main(["nonsense"]) == 2
    assert "no benchmark 'nonsense'" in capsys.readouterr().err


@pytest.mark.parametrize(
    "change",
    [
        {"name": "two words"},
        {"name": ""},
        {"value": float("nan")},
        {"value": "fast"},
        {"value": True},
        {"unit": None},
        {"peer": "moses"},
        {"peer_value": 3.0},
        {"settings": []},
        {"extra": 1},
    ],
)
def test_unsound_rows_are_refused(common: ModuleType, change: dict[str, object]) -> None:
    sound = common.row("a.b", 1.0, "s")
    assert common.check_row(sound) == sound
    with pytest.raises(ValueError, match=r".+"):
        common.check_row({**sound, **change})
    with pytest.raises(ValueError, match="not a benchmark row"):
        common.check_row(None)


def test_clock_counts_work_not_sleep(common: ModuleType) -> None:
    with common.Clock() as clock:
        time.sleep(0.2)
    assert clock.wall > clock.cpu
    stopped = clock.cpu
    sum(range(1_000_000))
    assert clock.cpu == stopped


def test_clock_counts_children(common: ModuleType) -> None:
    with common.Clock() as clock:
        before = os.times()
        subprocess.run([sys.executable, "-c", "sum(range(10_000_000))"], check=True)
        spent = os.times().children_user - before.children_user
    assert spent > 0
    assert clock.cpu >= spent - 0.02  # which is counted in ticks of 10 ms


def test_measuring_happens_in_a_process_of_its_own(runner: ModuleType, common: ModuleType) -> None:
    measured = common.measure(os.getpid)
    assert measured.value != os.getpid()
    assert measured.peak_mb > 1


def test_a_failing_child_tells_why(common: ModuleType) -> None:
    with pytest.raises(RuntimeError, match="FileNotFoundError"):
        common.measure(os.stat, "/there/is/no/such/file")
    with pytest.raises(RuntimeError, match="died, exit 7"):
        common.measure(os._exit, 7)


def test_percentiles(common: ModuleType) -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert common.percentile(values, 0.5) == 50.0
    assert common.percentile(values, 0.95) == 95.0
    assert common.percentile([3.0], 0.95) == 3.0


@pytest.fixture
def yardstick(common: ModuleType) -> ModuleType:
    return importlib.import_module("yardstick")


def test_figures_are_medians_beside_the_pace_of_the_machine(
    common: ModuleType, yardstick: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    paces = iter([1.0, 1.0, 4.0, 4.0])  # before the first repeat, and after each
    monkeypatch.setattr(yardstick, "pace", lambda _seconds: {"compute": next(paces)})
    speeds, seconds = iter([100.0, 150.0, 900.0]), iter([3.0, 2.0, 1.0])

    def measured(name: str) -> list[object]:
        return [
            common.row(f"{name}.speed", next(speeds), "words/CPU s", peer="moses", peer_value=7),
            common.row(f"{name}.time", next(seconds), "CPU ms"),
            common.row(f"{name}.bleu", 35.0, "points"),
        ]

    rows = yardstick.Yardstick(3).beside(measured, "decode")
    speed, time_row, bleu = (common.check_row(found) for found in rows)
    assert (speed["value"], speed["spread"], speed["peer_value"]) == (150.0, [100.0, 900.0], 7)
    assert speed["relative"] == {"compute": 100.0}  # of 100 / 1, 150 / 2, 900 / 4
    assert time_row["relative"] == {"compute": 4.0}  # of 3 * 1, 2 * 2, 1 * 4
    assert speed["pace"] == {"compute": 2.0}
    assert "relative" not in bleu


def test_the_yardstick_measures_this_machine(yardstick: ModuleType) -> None:
    paces = yardstick.pace(0.02)
    assert set(paces) >= {"compute", "memory"}
    assert all(0.01 < speed < 100 for speed in paces.values())
    assert yardstick.pace(0) == {}


def test_repeats_and_spread_are_shown(
    runner: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bench_repeating.py").write_text(REPEATING, encoding="utf-8")
    out = tmp_path / "rows.json"
    arguments = ["repeating", "--repeats", "2", "--yardstick", "0.01", "--json", str(out)]
    assert runner.main(arguments) == 0
    (figure,) = json.loads(out.read_text(encoding="utf-8"))
    assert (figure["value"], figure["spread"]) == (1.5, [1.0, 2.0])
    assert set(figure["relative"]) == set(figure["pace"]) >= {"compute", "memory"}
    shown = capsys.readouterr().out
    assert "[1 to 2]" in shown
    assert "relative to compute " in shown
    with pytest.raises(SystemExit):
        runner.main(["repeating", "--help"])
    assert "compare relative values" in capsys.readouterr().out


REPEATING = '''\
"""Seconds of repeats that take longer each time."""

from itertools import count

from common import row
from yardstick import Yardstick, add_yardstick_arguments as add_arguments

seconds = count(1.0)


def measured():
    return [row("repeating.time", next(seconds), "CPU s")]


def run(args):
    return Yardstick.of(args).beside(measured)
'''


HELP = """
import sys
from pathlib import Path

import run

for path in sorted(Path(run.__file__).parent.glob("bench_*.py")):
    name = path.stem.removeprefix("bench_")
    print("benchmark", name)
    try:
        run.main([name, "--help"])
    except SystemExit as end:
        if end.code:
            raise
"""


def test_every_benchmark_in_the_repository_can_be_asked_for_help() -> None:
    done = subprocess.run(
        [sys.executable, "-c", HELP],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(BENCHMARKS), *sys.path])},
    )
    assert done.returncode == 0, done.stderr
    helps = ("\n" + done.stdout).split("\nbenchmark ")[1:]
    assert len(helps) == len(list(BENCHMARKS.glob("bench_*.py")))
    assert all("--json" in told for told in helps)
