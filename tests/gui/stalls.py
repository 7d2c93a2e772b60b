"""Measures how long the GUI thread is busy: ``python tests/gui/stalls.py [UNITS] [SCENE ...]``.

UNITS is how large the memory, the glossary and the document are; of the scenes ``memory``,
``glossary``, ``document`` and ``engine`` all are played if none is named.

Of what takes more than 50 ms it prints whose work it was, and where the thread stood: a window that
only waits for a processor, or for Python's lock, on a machine that is busy with other programs, is
told from one that works too long itself.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from postil_gui.project import exports
from postil_gui.qt import Qt, QtCore

if TYPE_CHECKING:
    from postil_gui.features.projects.new_project import WizardAnswers
    from postil_gui.features.projects.page_service import OverviewService
    from postil_gui.operations.watchdog import Stall
    from postil_gui.project.open_project import OpenProject
    from postil_gui.shell.main_controller import MainController

BEAT_MILLISECONDS = 10
TEXT = "press the green button and wait until this lamp on the left cover is dark again"
WORDS = TEXT.split(" ")
QUIET = 3  # looks without work, and a scene is over
MOST_LEARNED = 500  # segments: an engine takes some hundredths of a second for each


class Beats:
    """Counts beats of a clock on the GUI thread, and the longest time without one.

    Attributes
    ----------
    gaps
        Seconds between two beats.
    work, own
        Processor seconds this process spent between two beats, on all its threads and on the GUI
        thread: what it did itself, whatever else the machine had to do.
    seconds, worked
        The same from start to end.
    """

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self.work: list[float] = []
        self.own: list[float] = []
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
    def _now() -> tuple[float, float, float]:
        return time.perf_counter(), time.process_time(), time.thread_time()

    def _beat(self) -> None:
        now = self._now()
        self.gaps.append(now[0] - self._last[0])
        self.work.append(now[1] - self._last[1])
        self.own.append(now[2] - self._last[2])
        self._last = now

    def __str__(self) -> str:
        ordered = sorted(self.gaps)
        middle, most = ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]
        over = sum(gap > 0.05 for gap in self.gaps)
        return (
            f"{self.seconds:.1f} s, gap median {1000 * middle:.0f} ms, p99 {1000 * most:.0f} ms, "
            f"longest {1000 * self.longest:.0f} ms, over 50 ms {over} of {self.count}, at most "
            f"{1000 * self.busiest:.0f} ms of work on all threads in one gap, "
            f"{1000 * max(self.own, default=0.0):.0f} ms of the window"
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


def write_glossary(path: Path, terms: int) -> Path:
    """Made-up terms as TBX, CSV or TSV, by the ending of ``path``."""
    from postil.formats.exchange.glossary import Term  # noqa: PLC0415
    from postil.formats.exchange.termbase import write_termbase  # noqa: PLC0415

    rng = random.Random(7)
    made = [
        Term(" ".join(rng.choices(WORDS, k=2)) + f" {number}", f"mot {number}", f"note {number}")
        for number in range(terms)
    ]
    write_termbase(made, path, "en", "fr")
    return path


def _causes(stalls: list[Stall]) -> list[str]:
    """Whose work the stalls were; nothing if there are none."""
    if not stalls:
        return []
    causes = Counter(stall.cause for stall in stalls)
    told = ", ".join(f"{cause} {count}" for cause, count in causes.items())
    return [f"causes: {told}"]


class Stage:
    """A desk on which scenes are played, each watched until nothing is under way any more."""

    def __init__(self, folder: Path, units: int) -> None:
        from postil.workspace.creation import NewProject, create_project  # noqa: PLC0415
        from postil_gui.app import make_application, make_desk  # noqa: PLC0415
        from postil_gui.settings import Settings  # noqa: PLC0415
        from postil_resources.sample_project import sample_file  # noqa: PLC0415

        self.folder = folder
        self.units = units
        self._application = make_application()
        self.desk: MainController = make_desk(self._application, Settings(None))
        self.desk.window.show()
        project = create_project(
            folder / "project",
            NewProject(
                name="Stalls",
                source_language="en",
                target_language="fr",
                documents=[sample_file("quick-guide.xlf")],
            ),
        )
        self.play("showing a project", lambda: self.desk.show_project(project))

    @property
    def open_project(self) -> OpenProject:
        if self.desk.open_project is None:
            raise RuntimeError("the project is not shown")
        return self.desk.open_project

    def play(self, what: str, start: Callable[[], object]) -> None:
        """Do something; print how late the GUI thread was until everything is done."""
        from postil_gui.operations.watchdog import Watchdog  # noqa: PLC0415

        loop = QtCore.QEventLoop()
        clock = QtCore.QTimer()
        idle = 0  # times in a row: between two operations nothing is under way, either

        def look() -> None:
            nonlocal idle
            idle = idle + 1 if self._is_idle else 0
            if idle == QUIET:
                loop.quit()

        clock.timeout.connect(look)
        clock.start(50)
        stalls: list[Stall] = []
        dog = Watchdog(self._application, report=stalls.append, witness=True, always=True)
        with Beats() as beats:
            QtCore.QTimer.singleShot(0, start)
            loop.exec()
        dog.close()
        print("; ".join([f"{what}: {beats}", *_causes(stalls)]))
        for stall in stalls:
            print(stall, flush=True)

    @property
    def _is_idle(self) -> bool:
        desk = self.desk
        return (
            not desk.is_showing
            and (desk.open_project is not None and desk.open_project.is_idle)
            and desk.executor.is_idle
            and desk.trainer.is_idle
            and not desk.trainer.is_running
            and desk.engine_page.service.is_idle
        )

    def memory(self) -> None:
        path = write_memory(self.folder / "large.tmx", self.units)
        open_project = self.open_project
        self.play(
            f"importing {self.units:,} units",
            lambda: open_project.import_memory(path, lambda _: None),
        )
        out = {"large": self.folder / "out.tmx"}
        self.play(
            "exporting them",
            lambda: exports.export_memories(open_project, out, lambda: None, print),
        )

    def glossary(self) -> None:
        desk = self.desk
        service = desk.glossaries.service
        if service is None:
            raise RuntimeError("the project is not shown")
        for ending in ("tbx", "csv", "tsv"):
            path = write_glossary(self.folder / f"terms-{ending}.{ending}", self.units)

            def bring(path: Path = path) -> None:
                service.bring(path, lambda _: None, print)

            self.play(f"importing {self.units:,} terms of {path.name}", bring)
        self.play("importing the last again", bring)
        self.play("opening the glossaries page", desk.glossaries.show)
        for ending in ("tbx", "csv"):
            out = self.folder / f"out.{ending}"

            def export(out: Path = out) -> None:
                service.export(out, "terms-tbx", lambda _: None, print)

            self.play(f"exporting {self.units:,} terms as {ending}", export)

    def document(self) -> None:
        from postil_gui.features.batch.service import BatchService  # noqa: PLC0415

        desk, name = self.desk, "long.txt"
        path = write_document(self.folder / name, self.units)
        service = self._overview()
        self.play(
            f"adding a document of {self.units:,} segments", lambda: service.add_documents([path])
        )
        lines = path.read_text(encoding="utf-8").splitlines()
        for place in range(0, len(lines), 100):
            lines[place] += " indeed"
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        number = self.open_project.project.files.all()[-1].id
        service = self._overview()
        self.play("a new version of it", lambda: service.update_document(number, name, path))
        self.play("the project page", desk.page.toggle)
        out = self.folder / "out"
        batch = BatchService(self.open_project)
        self.play("exporting all", lambda: batch.export_all(out, "{stem}", "keep"))
        self.play("opening it again", lambda: desk.projects.open_folder(self._closed()))
        self.play("making a project of it", lambda: desk.projects._create(self._answer(path)))

    def _overview(self) -> OverviewService:
        """Of the project that is shown now."""
        if self.desk.page.service is None:
            raise RuntimeError("the project is not shown")
        return self.desk.page.service

    def _closed(self) -> Path:
        """The folder of the project, which is closed."""
        folder = self.open_project.project.folder
        self.desk.close_project()
        return folder

    def _answer(self, document: Path) -> WizardAnswers:
        from postil.workspace.documents.import_candidates import CandidateFile  # noqa: PLC0415
        from postil_gui.features.projects.new_project import WizardAnswers  # noqa: PLC0415

        return WizardAnswers(
            name="Other",
            folder=self.folder / "other",
            source_language="en",
            target_language="fr",
            documents=(CandidateFile(document, "document"),),
            memories=(),
            glossaries=(),
            segmentation=None,
            engine_choice="none",
            engine=None,
            author="",
            deadline=None,
        )

    def engine(self) -> None:
        from postil_gui.features.batch.service import BatchService  # noqa: PLC0415
        from postil_resources.sample_project import sample_file  # noqa: PLC0415

        desk, open_project = self.desk, self.open_project
        samples = [sample_file("printer-guide.tmx")]
        self.play(
            "training",
            lambda: desk.training.train_in_background("Stalls", ("en", "fr"), samples),
        )
        policy = {"memory": 102, "repaired": False, "machine": 0.0}
        self.play("decoding", lambda: BatchService(open_project).pretranslate(policy))
        self._learning()
        self._engines()
        self.play("opening it again", lambda: desk.projects.open_folder(self._closed()))
        self._result()

    def _learning(self) -> None:
        """Many segments that came confirmed, and the coming ones decoded anew after each key."""
        from postil_gui.features.batch.service import BatchService  # noqa: PLC0415

        path = write_confirmed(self.folder / "came.po", min(self.units, MOST_LEARNED))
        service = self._overview()
        self.play("adding a document that is confirmed", lambda: service.add_documents([path]))
        batch = BatchService(self.open_project)
        self.play("into the memory, and learned", lambda: batch.remember(None, learning=True))
        view, places = self.desk.view, range(10)
        if view is None:
            raise RuntimeError("the project is not shown")
        for place in places:
            view.go_to_number(place + 1)
            self.play(f"confirming segment {place + 1}", view.editing.confirm)

    def _engines(self) -> None:
        """The page of the engines, another engine for the project, and two side by side."""
        desk = self.desk
        page = desk.engine_page
        self.play("the engines page", page.show)
        if page.page is None:
            raise RuntimeError("the engines page is not shown")
        used = page.page.engines[0]
        self.play("a copy of an engine", lambda: page.service.duplicate(used))
        first, second = page.page.engines[:2]
        other = first if first.folder != used.folder else second
        self.play("switching to it", lambda: page.page.asked.emit("use", other))
        self.play(
            "two side by side", lambda: page.page.compare.asked.emit(first, second, "project")
        )
        desk.window.leave_page()

    def _result(self) -> None:
        """A training that is compared with the engine in use, and the page of what came of it."""
        from postil_gui.operations.jobs import Job  # noqa: PLC0415
        from postil_gui.paths import engines_folder  # noqa: PLC0415
        from postil_resources.sample_project import sample_file  # noqa: PLC0415

        desk, used = self.desk, self.open_project.project.info.engine
        job = Job(
            recipe="phrase-based",
            name="Second",
            source_language="en",
            target_language="fr",
            corpora=((str(sample_file("printer-guide.tmx")),),),
            destination=str(engines_folder() / "Second"),
            against=str(used),
        )
        self.play("training beside the one in use", lambda: desk.trainer.enqueue(job))
        self.play("what came of it", desk.training.show_training)


def write_confirmed(path: Path, segments: int) -> Path:
    """A PO file of made-up sentences that are translated."""
    rng = random.Random(9)
    lines = ['msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n']
    for number in range(segments):
        source, target = (" ".join(rng.choices(WORDS, k=12)) for _ in range(2))
        lines.append(f'msgid "{source} {number}"\nmsgstr "{target} {number}"\n')
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


SCENES = {
    "memory": Stage.memory,
    "glossary": Stage.glossary,
    "document": Stage.document,
    "engine": Stage.engine,
}


def main() -> None:
    """Play the scenes one after the other, and print the gaps."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("units", nargs="?", type=int, default=50_000)
    parser.add_argument("scenes", nargs="*", default=[])
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        stage = Stage(Path(name), asked.units)
        for scene in asked.scenes or SCENES:
            SCENES[scene](stage)
        stage.desk.window.close()


if __name__ == "__main__":
    main()
