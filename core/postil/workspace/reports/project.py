"""The reports of one project: made, kept for comparison, weighed."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping

from postil.memory.database import now
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.database import set_setting, setting
from postil.workspace.records import ProjectStatistics
from postil.workspace.reports.analysis import Analysis, analyse, checked_weights
from postil.workspace.reports.counts import project_statistics
from postil.workspace.reports.edits import Edit, read_edits
from postil.workspace.segments import rows as segments

_WEIGHTS = "pay_weights"
_KEPT = "analyses"
_BEFORE = "analysis_before_work"


class ProjectReports:
    """Reports on one project; methods may be called from any thread."""

    def __init__(self, context: ProjectContext) -> None:
        self._database = context.database
        self._memories = context.memories

    def counts(self) -> ProjectStatistics:
        """Progress of the project; quick."""
        units = len(self._memories.own)
        with self._database.surveying() as connection:
            return project_statistics(connection, units)

    def analyse(
        self, *, internal: bool = True, keep: bool = False, progress: Progress | None = None
    ) -> Analysis:
        """Segments, words, characters and tags by band; about a millisecond a segment.

        Parameters
        ----------
        internal
            Also look for matches among the segments themselves.
        keep
            Keep it with the project, to compare with later ones.
        """
        with self._database.surveying() as connection:
            rows = segments.read_segments(connection, 0, None, None)
            names = _names(connection.execute("SELECT id, name FROM document ORDER BY id"))
        done = analyse(rows, names, self._memories, now(), internal=internal, progress=progress)
        if keep:
            kept = [*self.analyses(), done]
            with self._database.writing() as connection:
                set_setting(connection, _KEPT, json.dumps([item.to_json() for item in kept]))
        return done

    def keep_before_work(
        self, only: Collection[int] | None = None, progress: Progress | None = None
    ) -> Analysis:
        """Analyse documents before anything is translated in them, and keep that: what the work
        was planned and is paid by, whatever the memories learn from it.

        Parameters
        ----------
        only
            Ids of documents that were added; those kept before stay as they are. None for all.
        """
        done = self.analyse(progress=progress)
        before = self.before_work if only is not None else None
        if before is not None and only is not None:
            with self._database.reading() as connection:
                names = _names(connection.execute("SELECT id, name FROM document ORDER BY id"))
            new = {names[number] for number in only if number in names}
            added = {name: bands for name, bands in done.documents.items() if name in new}
            done = Analysis(done.time, before.documents | added)
        with self._database.writing() as connection:
            set_setting(connection, _BEFORE, json.dumps(done.to_json()))
        return done

    @property
    def before_work(self) -> Analysis | None:
        """Analysis of every document from when it was added; None if none was made then."""
        with self._database.reading() as connection:
            text = setting(connection, _BEFORE)
            return Analysis.from_json(json.loads(text)) if text else None

    def analyses(self) -> list[Analysis]:
        """Analyses that were kept, oldest first."""
        with self._database.reading() as connection:
            text = setting(connection, _KEPT)
            return [Analysis.from_json(item) for item in json.loads(text)] if text else []

    @property
    def weights(self) -> dict[str, float]:
        """Payment of a word of each band, in percent of a new word."""
        with self._database.reading() as connection:
            text = setting(connection, _WEIGHTS)
            return checked_weights(json.loads(text) if text else {})

    def set_weights(self, weights: Mapping[str, float]) -> None:
        """Pay bands differently; those not named have the default.

        Raises
        ------
        UsageError
            There is no such band, or a weight is not 0 to 100%.
        """
        checked_weights(weights)
        with self._database.writing() as connection:
            set_setting(connection, _WEIGHTS, json.dumps(dict(weights)))

    def edits(self, document: int | None = None, progress: Progress | None = None) -> list[Edit]:
        """Confirmed segments with what was suggested, changed, and how long it took."""
        with self._database.surveying() as connection:
            return read_edits(connection, document, progress)


def _names(rows: Iterable[tuple[int, str]]) -> dict[int, str]:
    """Names of documents by id, each name once."""
    names: dict[int, str] = {}
    for number, name in rows:
        names[number] = name if name not in names.values() else f"{name} ({number})"
    return names
