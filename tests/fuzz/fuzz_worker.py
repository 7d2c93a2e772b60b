"""Cases of one target, one after the other, in a process that may die of them.

Which case number n is follows from the seed and n alone. Limits: address space, CPU and wall time
of a case (the process is killed, a traceback on standard error says where it was). Findings go to
standard output, a line of JSON each; the number of the case under way to the file ``now``.
"""

from __future__ import annotations

import contextlib
import faulthandler
import gc
import itertools
import json
import os
import re
import resource
import shutil
import signal
import sys
import tempfile
import time
import traceback
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

import fuzz_sanitize
from fuzz_case import Broken, Target, folder_case, write_case
from fuzz_seeds import Case
from fuzz_targets import targets

from postil.errors import InputError, PostilError

CPU_SECONDS = 100 if fuzz_sanitize.is_on() else 20
WALL_SECONDS = 300  # for what waits instead of working; the machine may be busy
MEMORY = 2 << 30  # bytes of address space beyond what the process has before the first case
LEAK = 24 << 20  # bytes that a hundred readings of one file, ten if slow, may leave behind
LEAK_SECONDS = 10  # for the hundred, about
PATIENCE = 5.0  # seconds for what a case leaves open to be closed
_NUMBERS = itertools.count()
_PLACES = re.compile(r'File "[^"]*/postil/([\w/.]+)", line \d+,? in (\w+)')


@dataclass(frozen=True)
class Finding:
    """Something a parser must not do.

    Attributes
    ----------
    signature
        The same for what is probably the same mistake.
    case
        Number of the case; -1 if no single one is to blame.
    """

    target: str
    signature: str
    message: str
    seed: int
    case: int


def make_case(seeds: list[Case], target: Target, seed: int, number: int) -> Case:
    """Case ``number``; the first ones are the seeds themselves."""
    if number < len(seeds):
        return dict(seeds[number])
    random = Random(f"{target.name} {seed} {number}")
    return target.change(random.choice(seeds), seeds, random)


def attempt(target: Target, case: Case, scratch: Path) -> tuple[str, str] | None:
    """Feed a case to its parser; signature and message of what it did wrong, None if nothing."""
    folder = scratch / "case"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    target.prepare()
    files = _open_files()
    # what a case taught is not known of the next, whose files may look the same but for contents
    os.environ["POSTIL_CACHE"] = str(scratch / "caches" / str(next(_NUMBERS)))
    shutil.rmtree(scratch / "caches", ignore_errors=True)
    try:
        write_case(case, folder)
    except (OSError, ValueError):
        return None  # a name no file can have
    try:
        target.run(folder)
    except PostilError as error:
        if isinstance(error, InputError) and folder.name not in Path(error.file).parts:
            return "the error names another file", str(error)
    except Broken as error:
        return f"Broken: {re.sub(r'[:(].*', '', str(error), flags=re.DOTALL)[:70]}", str(error)
    except Exception as error:  # this is what is looked for
        return _signature(error), "".join(traceback.format_exception(error))[-4000:]
    return _left_behind(files, scratch)


def _signature(error: Exception) -> str:
    places = _PLACES.findall("".join(traceback.format_tb(error.__traceback__)))
    return f"{type(error).__name__} in {' '.join(places[-1]) if places else 'the target'}"


def _open_files() -> dict[str, str]:
    """What is open, by the number of its descriptor."""
    files = {}
    for path in Path("/proc/self/fd").iterdir():
        # The listing's own is gone by now; so may be what a thread or the collector closed.
        with contextlib.suppress(FileNotFoundError):
            files[path.name] = str(path.readlink())
    return files


def _left_behind(files: dict[str, str], scratch: Path) -> tuple[str, str] | None:
    end = time.monotonic() + PATIENCE
    while len(now := _open_files()) > len(files):
        if time.monotonic() > end:
            new = sorted(set(now.values()) - set(files.values()))
            return "files left open", f"{len(files)} before, {len(now)} after: {', '.join(new)}"
        gc.collect()  # a thread that is at its end holds what it had last, and may be slow to go
        time.sleep(0.01)
    rest = sorted(path.name for path in (scratch / "tmp").iterdir())
    if rest:
        shutil.rmtree(scratch / "tmp")
        (scratch / "tmp").mkdir()
        return "temporary files left", ", ".join(rest)
    return None


def load_seeds(target: Target, scratch: Path) -> list[Case]:
    """The seeds of a target; what is slow to make is made once for all workers."""
    kept = scratch.parent / "seeds" / target.name
    if not kept.is_dir():
        making = Path(tempfile.mkdtemp(dir=scratch.parent))
        for number, case in enumerate(target.seeds()):
            write_case(case, making / f"{number:04}")
        kept.parent.mkdir(exist_ok=True)
        making.rename(kept)
    return [folder_case(folder) for folder in sorted(kept.iterdir())]


def set_limits() -> None:
    """Bound memory and files from here on; say where the process was when a limit kills it."""
    if not fuzz_sanitize.is_on():  # it takes terabytes of addresses, and has limits of its own
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        room = pages * resource.getpagesize() + MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (room, room))
    resource.setrlimit(resource.RLIMIT_FSIZE, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    faulthandler.enable()
    for number in (signal.SIGPROF, signal.SIGALRM):
        signal.signal(number, signal.SIG_DFL)
        faulthandler.register(number, chain=True)


def start_clock(*, running: bool = True) -> None:
    """The time of one case begins, or does not matter any more."""
    signal.setitimer(signal.ITIMER_PROF, CPU_SECONDS if running else 0)
    signal.setitimer(signal.ITIMER_REAL, WALL_SECONDS if running else 0)


def leak(target: Target, case: Case, scratch: Path) -> tuple[str, str] | None:
    """Whether reading one file many times takes memory for good."""
    started = time.monotonic()
    attempt(target, case, scratch)
    times = 50 if time.monotonic() - started < LEAK_SECONDS / 150 else 5
    sizes = []
    for _ in range(3):
        for _ in range(times):
            start_clock()
            attempt(target, case, scratch)
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        sizes.append(pages * resource.getpagesize())
    if sizes[2] - sizes[0] > LEAK:
        return (
            "memory grows",
            f"{(sizes[2] - sizes[0]) >> 10} KiB in {2 * times} readings of a seed",
        )
    return None


def main(name: str, seed: int, first: int, seconds: float, scratch: Path) -> None:
    """Cases from number ``first`` until time is over; then the search for leaks."""
    target = targets()[name]
    (scratch / "tmp").mkdir(parents=True, exist_ok=True)
    tempfile.tempdir = str(scratch / "tmp")
    seeds = load_seeds(target, scratch)
    set_limits()
    if fuzz_sanitize.is_on():
        fuzz_sanitize.read_arrays_whole()
    now = os.open(scratch / "now", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    end = time.monotonic() + seconds
    number = first
    while time.monotonic() < end:
        os.pwrite(now, f"{number:<20}".encode(), 0)
        case = make_case(seeds, target, seed, number)
        start_clock()
        found = attempt(target, case, scratch)
        if found:
            print(json.dumps(asdict(Finding(name, *found, seed, number))), flush=True)
        number += 1
    leaks = not fuzz_sanitize.is_on()  # which keeps what was freed
    if leaks and (found := leak(target, seeds[0], scratch)):
        print(json.dumps(asdict(Finding(name, *found, seed, -1))), flush=True)
    start_clock(running=False)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4]), Path(sys.argv[5]))
