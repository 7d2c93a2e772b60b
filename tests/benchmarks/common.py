"""What every benchmark shares: rows, CPU clocks, peak memory, child processes.

A benchmark is a file ``bench_<name>.py`` beside this one with

- ``run(args: argparse.Namespace) -> list[Row]`` (``args.data``, ``args.small``, its own options),
- optionally ``add_arguments(parser)``.

CPU seconds are user + system time, not wall time: the machines these run on are shared. Peak
memory is taken in a child process of its own, so that one measurement does not inherit the peak of
the one before.
"""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import resource
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from types import TracebackType
from typing import Any, ParamSpec, TypedDict, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

REPOSITORY = Path(__file__).resolve().parents[2]
DEFAULT_DATA = Path(os.environ.get("POSTIL_DATA", REPOSITORY.parent / "shared" / "data"))


class Figure(TypedDict):
    """What every row has. ``peer`` and ``peer_value`` are None where nothing is compared."""

    name: str
    value: float
    unit: str
    peer: str | None
    peer_value: float | None
    settings: dict[str, Any]


class Row(Figure, total=False):
    """One figure.

    ``spread`` is the least and the greatest of repeats, of which ``value`` is the median;
    ``relative`` and ``pace`` are those of the module ``yardstick``, by the names of its loops.
    """

    spread: list[float]
    relative: dict[str, float]
    pace: dict[str, float]


def row(
    name: str,
    value: float,
    unit: str,
    *,
    peer: str | None = None,
    peer_value: float | None = None,
    **settings: Any,
) -> Row:
    """A row; ``settings`` are whatever one must know to get the same figure again."""
    return {
        "name": name,
        "value": value,
        "unit": unit,
        "peer": peer,
        "peer_value": peer_value,
        "settings": settings,
    }


def check_row(candidate: object) -> Row:
    """Return ``candidate`` if it is a sound row, else raise ``ValueError`` naming what is wrong."""
    if not isinstance(candidate, dict) or not (
        Row.__required_keys__ <= set(candidate) <= Row.__required_keys__ | Row.__optional_keys__
    ):
        raise ValueError(f"not a benchmark row: {candidate!r}")
    name = candidate["name"]
    if not isinstance(name, str) or not name or any(mark.isspace() for mark in name):
        raise ValueError(f"a row's name is dotted words without spaces, not {name!r}")
    _check_number(name, "value", candidate["value"])
    if not isinstance(candidate["unit"], str):
        raise ValueError(f"{name}: the unit is not text: {candidate['unit']!r}")
    if (candidate["peer"] is None) != (candidate["peer_value"] is None):
        raise ValueError(f"{name}: peer and peer_value go together")
    if candidate["peer_value"] is not None:
        _check_number(name, "peer_value", candidate["peer_value"])
    if not isinstance(candidate["settings"], dict):
        raise ValueError(f"{name}: settings are not a dictionary")
    for number in candidate.get("spread", []):
        _check_number(name, "spread", number)
    for field in ("relative", "pace"):
        for number in candidate.get(field, {}).values():
            _check_number(name, field, number)
    return candidate  # type: ignore[return-value]


def _check_number(name: str, field: str, value: object) -> None:
    if isinstance(value, bool) or not isinstance(value, int | float) or not math.isfinite(value):
        raise ValueError(f"{name}: {field} is not a finite number: {value!r}")


class Clock:
    """CPU and wall seconds of a ``with`` block: this process and the children it waited for.

    ``cpu`` and ``wall`` may be read inside the block (so far) and after it (in all).
    """

    def __init__(self) -> None:
        self._cpu_start = self._wall_start = 0.0
        self._cpu_end: float | None = None
        self._wall_end = 0.0

    def __enter__(self) -> Clock:
        self._cpu_start, self._wall_start = cpu_seconds(), time.perf_counter()
        self._cpu_end = None
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._cpu_end, self._wall_end = cpu_seconds(), time.perf_counter()

    @property
    def cpu(self) -> float:
        end = cpu_seconds() if self._cpu_end is None else self._cpu_end
        return end - self._cpu_start

    @property
    def wall(self) -> float:
        end = time.perf_counter() if self._cpu_end is None else self._wall_end
        return end - self._wall_start


def cpu_seconds() -> float:
    """User + system seconds of this process and of the children it waited for."""
    own = resource.getrusage(resource.RUSAGE_SELF)
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return own.ru_utime + own.ru_stime + children.ru_utime + children.ru_stime


def peak_memory_mb() -> float:
    """Highest resident memory of this process so far, in MiB.

    Linux's ``VmHWM``, which starts afresh with each program; ``ru_maxrss`` carries over from the
    parent.
    """
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text(encoding="ascii").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


@dataclass(frozen=True, slots=True)
class Measured:
    """What a function returned in a child process, and what the call cost there.

    ``peak_mb`` includes the interpreter and the imported modules (about 30 MiB with numpy).
    """

    value: Any
    cpu: float
    wall: float
    peak_mb: float


def measure(function: Callable[P, Any], *args: P.args, **kwargs: P.kwargs) -> Measured:
    """Run ``function`` in a fresh child process and measure it.

    ``function`` stands at the top of an importable module (a ``bench_*.py`` is one); arguments and
    result travel between the processes, so keep them small: paths and figures, not corpora.

    Raises
    ------
    RuntimeError
        The call failed, with the child's traceback; or the child died.
    """
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_child, args=(sender, function, args, kwargs))
    process.start()
    sender.close()
    try:
        outcome = receiver.recv()
    except EOFError:
        outcome = None
    process.join()
    if outcome is None:
        raise RuntimeError(f"{_name(function)}: the child process died, exit {process.exitcode}")
    if isinstance(outcome, str):
        raise RuntimeError(f"{_name(function)} failed in the child process:\n{outcome}")
    return Measured(*outcome)


def _child(
    sender: Connection, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> None:
    try:
        with Clock() as clock:
            value = function(*args, **kwargs)
        sender.send((value, clock.cpu, clock.wall, peak_memory_mb()))
    except BaseException:  # whatever happened belongs to the parent
        sender.send(traceback.format_exc())


def _name(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"


def percentile(values: list[float], share: float) -> float:
    """The value at ``share`` (0..1) of the sorted ``values``, nearest rank: 0.95 gives the p95."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def write(path: Path, rows: list[Row]) -> None:
    """Write rows as JSON, all or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(rows, ensure_ascii=False, indent=1, default=str, allow_nan=False)
    path.write_text(text + "\n", encoding="utf-8")
