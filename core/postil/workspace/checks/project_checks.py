"""The checks of a project: what they find, what the translator has ignored, their settings."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

from postil.text.tags import TaggedText
from postil.types.progress import Progress
from postil.workspace.checks.catalogue import BY_ID, check_pair
from postil.workspace.checks.consistency import Consistency, Contradiction, Reading, contradiction
from postil.workspace.checks.dictionaries import add_dictionary
from postil.workspace.checks.finding import Finding, Pair, Severity
from postil.workspace.checks.patterns import check_rule
from postil.workspace.checks.settings import CheckSettings
from postil.workspace.checks.spelling import speller_of
from postil.workspace.context import ProjectContext
from postil.workspace.database import set_setting, setting
from postil.workspace.records import ProjectSegment
from postil.workspace.segments import rows as segments

_SETTING = "checks"


@dataclass(frozen=True, slots=True)
class Issue:
    """A finding in a segment of the project.

    Attributes
    ----------
    ignored
        The translator said that it is right as it is; that holds until source or target change.
    fingerprint
        What :meth:`ProjectChecks.ignore` remembers.
    """

    row_id: int
    finding: Finding
    severity: Severity
    fingerprint: bytes
    ignored: bool = False


@dataclass(frozen=True, slots=True)
class CheckedSegment:
    """A segment of the project with what was found in it; ``place``: where it stands, from 0."""

    place: int
    segment: ProjectSegment
    issues: list[Issue]


class ProjectChecks:
    """Checks the segments of one project; methods may be called from any thread."""

    def __init__(self, context: ProjectContext) -> None:
        self._database = context.database
        self._glossaries = context.glossaries
        self._languages = context.languages

    @property
    def settings(self) -> CheckSettings:
        with self._database.reading() as connection:
            text = setting(connection, _SETTING)
            return CheckSettings.from_json(json.loads(text)) if text else CheckSettings()

    def set_settings(self, settings: CheckSettings) -> None:
        """Keep ``settings`` with the project.

        Raises
        ------
        UsageError
            A rule is not a regular expression; nothing was changed.
        """
        for rule in settings.patterns:
            check_rule(rule)
        with self._database.writing() as connection:
            set_setting(connection, _SETTING, json.dumps(settings.to_json(), ensure_ascii=False))

    def add_word(self, word: str) -> None:
        """Take ``word`` for rightly spelt in this project."""
        settings = self.settings
        self.set_settings(replace(settings, words=settings.words | {word}))

    def dictionary(self) -> str:
        """Name of the dictionary by which translations are spelt, a file or what Enchant calls it;
        "" if there is none of the target language.
        """
        speller = speller_of(self._languages[1])
        return "" if speller is None else speller.name

    @property
    def is_unspelt(self) -> bool:
        """Whether spelling is to be checked, and cannot be: the target language has no
        dictionary.
        """
        return "spelling" not in self.settings.off and not self.dictionary()

    def add_dictionary(self, path: Path) -> str:
        """Spell the target language by another dictionary from now on; its name.

        Raises
        ------
        InputError, StorageError, UsageError
            As :func:`~postil.workspace.checks.dictionaries.add_dictionary`.
        """
        add_dictionary(path, self._languages[1])
        speller_of.cache_clear()
        return self.dictionary()

    def segment(self, row_id: int) -> list[Issue]:
        """Findings in one segment as it is saved, without the checks across segments."""
        settings = self.settings
        with self._database.reading() as connection:
            found = segments.read_segment(connection, row_id)
            ignored = _ignored(connection, [row_id])
        return self._issues(found, settings, ignored)

    def text(self, row_id: int, target: TaggedText) -> list[Issue]:
        """Findings in a target that is not saved yet, as of :meth:`segment`."""
        settings = self.settings
        with self._database.reading() as connection:
            found = segments.read_segment(connection, row_id)
            ignored = _ignored(connection, [row_id])
        return self._issues(replace(found, target=target), settings, ignored)

    def all(
        self,
        document: int | None = None,
        progress: Progress | None = None,
        *,
        settings: CheckSettings | None = None,
    ) -> list[Issue]:
        """Findings in a document or the whole project, in the order of the segments; by other
        ``settings`` than the project's if they are given.
        """
        settings = settings or self.settings
        with self._database.surveying() as connection:
            rows = segments.read_segments(connection, 0, None, document)
            ignored = _ignored(connection, None)
        issues: dict[int, list[Issue]] = {}
        for row in (progress or Progress()).track(rows, total=len(rows)):
            issues[row.row_id] = self._issues(row, settings, ignored)
        by_id = {row.row_id: row for row in rows}
        with closing(Consistency()) as known:
            known.load(map(_reading, rows))
            found = known.contradictions()
        for one in found:
            if one.check not in settings.off:
                row, other = by_id[one.segment], _reading(by_id[one.other])
                issues[row.row_id].append(self._contradicted(row, one, other, settings, ignored))
        return [issue for of_row in issues.values() for issue in of_row]

    def contradicted(
        self,
        there: Sequence[tuple[int, ProjectSegment]],
        found: Iterable[Contradiction],
        others: Iterable[Reading],
    ) -> list[CheckedSegment]:
        """Segments, each with its place, with their contradictions to ``others`` as the only
        findings.
        """
        settings = self.settings
        with self._database.reading() as connection:
            ignored = _ignored(connection, [row.row_id for _, row in there])
        texts = {one.segment: one for one in others}
        against: dict[int, list[Contradiction]] = {}
        for one in found:
            if one.check not in settings.off and one.other in texts:
                against.setdefault(one.segment, []).append(one)
        return [
            CheckedSegment(
                place,
                row,
                [
                    self._contradicted(row, one, texts[one.other], settings, ignored)
                    for one in against.get(row.row_id, ())
                ],
            )
            for place, row in there
        ]

    def translated(self, after: int, count: int) -> list[CheckedSegment]:
        """Up to ``count`` segments with a translation whose row ids come after ``after``, in the
        order of those, checked as by :meth:`segment`; none at the end of the project.
        """
        with self._database.reading() as connection:
            return self._checked(connection, segments.read_translated(connection, after, count))

    def these(self, row_ids: Sequence[int]) -> list[CheckedSegment]:
        """Some segments, checked as by :meth:`segment`; one that there is not is left out."""
        with self._database.reading() as connection:
            return self._checked(connection, segments.read_placed(connection, row_ids))

    def ignore(self, issues: Iterable[Issue], *, ignored: bool = True) -> None:
        """Ignore ``issues`` from now on, or report them again."""
        keys = [(issue.row_id, issue.fingerprint) for issue in issues]
        query = (
            "INSERT OR IGNORE INTO ignored_finding VALUES (?, ?)"
            if ignored
            else "DELETE FROM ignored_finding WHERE segment = ? AND fingerprint = ?"
        )
        with self._database.writing() as connection:
            connection.executemany(query, keys)

    def _checked(
        self, connection: sqlite3.Connection, rows: Sequence[tuple[int, ProjectSegment]]
    ) -> list[CheckedSegment]:
        ignored = _ignored(connection, [row.row_id for _, row in rows])
        settings = self.settings
        return [
            CheckedSegment(place, row, self._issues(row, settings, ignored)) for place, row in rows
        ]

    def _contradicted(
        self,
        row: ProjectSegment,
        found: Contradiction,
        other: Reading,
        settings: CheckSettings,
        ignored: set[tuple[int, bytes]],
    ) -> Issue:
        pair = Pair(row.source, row.target, *self._languages, settings=settings)
        return _issue(
            row.row_id, contradiction(found.check, other.source, other.target), pair, ignored
        )

    def _issues(
        self, row: ProjectSegment, settings: CheckSettings, ignored: set[tuple[int, bytes]]
    ) -> list[Issue]:
        pair = self._pair(row, settings)
        return [_issue(row.row_id, finding, pair, ignored) for finding in check_pair(pair)]

    def _pair(self, row: ProjectSegment, settings: CheckSettings) -> Pair:
        terms = self._glossaries.recognise(row.source.plain)
        return Pair(row.source, row.target, *self._languages, terms, settings, row.limit)


def _reading(row: ProjectSegment) -> Reading:
    return Reading(row.row_id, row.source.plain, row.target.plain, row.state.is_confirmed)


def _issue(row_id: int, finding: Finding, pair: Pair, ignored: set[tuple[int, bytes]]) -> Issue:
    fingerprint = finding.fingerprint(pair)
    return Issue(
        row_id,
        finding,
        BY_ID[finding.check].severity,
        fingerprint,
        (row_id, fingerprint) in ignored,
    )


def _ignored(
    connection: sqlite3.Connection, row_ids: Sequence[int] | None
) -> set[tuple[int, bytes]]:
    # in a damaged project it may be anything, and bytes of a number are as many
    query = "SELECT segment, fingerprint FROM ignored_finding WHERE typeof(fingerprint) = 'blob'"
    if row_ids is not None:
        query += f" AND segment IN ({', '.join('?' * len(row_ids))})"
    return {(segment, bytes(key)) for segment, key in connection.execute(query, row_ids or ())}
