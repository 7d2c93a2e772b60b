"""Measures how long the GUI thread is busy: ``python tests/gui/stalls.py [UNITS]``.

Of what takes more than 50 ms it prints whose work it was, and where the thread stood: a window that
only waits for a processor, or for Python's lock, on a machine that is busy with other programs, is
told from one that works too long itself.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from postil_gui.qt import Qt, QtCore

if TYPE_CHECKING:
    from postil_gui.operations.watchdog import Block

BEAT_MILLISECONDS = 10
TEXT = "press the green button and wait until this lamp on the left cover is dark again"
WORDS = TEXT.split(" ")


class Beats:
    """Counts beats of a clock on the GUI thread, and the longest time without one.

    Attributes
    ----------
    gaps
        Seconds between two beats.
    work
        Processor seconds this process spent between two beats, on all its threads: what it did
        itself, whatever else the machine had to do.
    seconds, worked
        The same from start to end.
    """

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self.work: list[float] = []
        self._clock = QtCore.QTimer()
        self._clock.setTimerType(Qt.TimerType.PreciseTimer)
        self._clock.setInterval(BEAT_MILLISECONDS)
        self._clock.timeout.connect(self._beat)

    def __enter__(self) -> Self:
        self._start = self._last = self._now()
        self._clock.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._clock.stop()
        now = self._now()
        self.seconds, self.worked = (now[n] - self._start[n] for n in (0, 1))

    @property
    def count(self) -> int:
        return len(self.gaps)

    @property
    def longest(self) -> float:
        """Seconds between two beats."""
        return max(self.gaps, default=0.0)

    @property
    def busiest(self) -> float:
        """Processor seconds between two beats."""
        return max(self.work, default=0.0)

    @staticmethod
    def _now() -> tuple[float, float]:
        return time.perf_counter(), time.process_time()

    def _beat(self) -> None:
        now = self._now()
        self.gaps.append(now[0] - self._last[0])
        self.work.append(now[1] - self._last[1])
        self._last = now

    def __str__(self) -> str:
        ordered = sorted(self.gaps)
        middle, most = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
        over = sum(gap > 0.05 for gap in self.gaps)
        return (
            f"{self.seconds:.1f} s, gap median {1000 * middle:.0f} ms, p99 {1000 * most:.0f} ms, "
            f"longest {1000 * self.longest:.0f} ms, over 50 ms {over} of {self.count}, at most "
            f"{1000 * self.busiest:.0f} ms of work on all threads in one gap"
        )


def write_memory(path: Path, units: int) -> Path:
    """A TMX file of made-up sentences."""
    rng = random.Random(3)
    with path.open("w", encoding="utf-8") as stream:
        stream.write('<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>\n')
        for number in range(units):
            source, target = (" ".join(rng.choices(WORDS, k=12)) for _ in range(2))
            stream.write(
                f'<tu><tuv xml:lang="en"><seg>{source} {number}</seg></tuv>'
                f'<tuv xml:lang="fr"><seg>{target} {number}</seg></tuv></tu>\n'
            )
        stream.write("</body></tmx>\n")
    return path


def write_document(path: Path, segments: int) -> Path:
    """A text of made-up sentences, a line each."""
    rng = random.Random(5)
    lines = (f"{' '.join(rng.choices(WORDS, k=12))} {number}\n" for number in range(segments))
    path.write_text("".join(lines), encoding="utf-8")
    return path


def _causes(blocks: list[Block]) -> list[str]:
    """Whose work the blocks were; nothing if there are none."""
    if not blocks:
        return []
    causes = Counter(block.cause for block in blocks)
    told = ", ".join(f"{cause} {count}" for cause, count in causes.items())
    own = max(block.own for block in blocks)
    return [f"causes: {told}", f"own work of the window {1000 * own:.0f} ms at most"]


def main() -> None:
    """Import, train and decode, one after the other, and print the gaps."""
    from postil.workspace.creation import create_project  # noqa: PLC0415
    from postil_gui.app import make_application, make_desk  # noqa: PLC0415
    from postil_gui.operations.watchdog import Watchdog  # noqa: PLC0415
    from postil_gui.places import sample_file  # noqa: PLC0415
    from postil_gui.services.batch import BatchService  # noqa: PLC0415
    from postil_gui.settings import Settings  # noqa: PLC0415

    units = int(sys.argv[1]) if len(sys.argv) > 1 else 50_000
    application = make_application()
    with tempfile.TemporaryDirectory() as name:
        memory = write_memory(Path(name) / "large.tmx", units)
        desk = make_desk(application, Settings(None))
        desk.window.show()
        project = create_project(
            Path(name) / "project",
            name="Stalls",
            source_language="en",
            target_language="fr",
            documents=[sample_file("quick-guide.xlf")],
        )
        desk.show_project(project)
        session = desk.session
        if session is None:
            raise RuntimeError("the project is not shown")

        def settle(what: str) -> None:
            loop = QtCore.QEventLoop()
            clock = QtCore.QTimer()
            clock.timeout.connect(
                lambda: (
                    (session.is_idle and desk.lane.is_idle)
                    and (desk.trainer.is_idle and not desk.trainer.is_running)
                    and loop.quit()
                )
            )
            clock.start(50)
            blocks: list[Block] = []
            dog = Watchdog(application, report=blocks.append, witness=True, always=True)
            with Beats() as beats:
                loop.exec()
            dog.close()
            print("; ".join([f"{what}: {beats}", *_causes(blocks)]))
            for block in blocks:
                print(block, flush=True)

        settle("opening")
        session.import_memory(memory, lambda _: None)
        settle(f"importing {units:,} units")
        desk.engines.train_in_background("Stalls", ("en", "fr"), [sample_file("printer-guide.tmx")])
        settle("training")
        BatchService(session).pretranslate({"memory": 102, "repaired": False, "machine": 0.0})
        settle("decoding")
        desk.window.close()


if __name__ == "__main__":
    main()
