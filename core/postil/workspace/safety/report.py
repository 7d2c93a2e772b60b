"""The report of a rescue, as text: the source of the rescued rows, and the lost ones."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from postil.workspace.safety.cells import Value
from postil.workspace.safety.repair import Repairs
from postil.workspace.safety.salvage import Salvaged

MOST_NUMBERS = 2000
MOST_TEXT = 4000  # characters shown of a damaged row


@dataclass(slots=True)
class RescueReport:
    """Report of a rescue.

    Attributes
    ----------
    folder
        Of the new project.
    segments, confirmed
        How many it has.
    salvaged, from_backup
        Rows by table, as they were last, and as a backup has them.
    doubtful
        Rows that may not be as they were saved: confirmed segments among them are drafts now.
    gone
        Rows that are known to have been there and are lost, by table.
    left_out
        Rows that are damaged and were not put in; the report shows what can be read of them.
    backups
        Names of the backups that were used.
    missing_files
        Originals of documents that are not there.
    last_is_torn
        Whether the log of the damaged project is damaged: what was saved last may be missing.
    """

    folder: Path
    segments: int = 0
    confirmed: int = 0
    salvaged: dict[str, int] = field(default_factory=dict)
    from_backup: dict[str, list[Value]] = field(default_factory=dict)
    doubtful: dict[str, list[Value]] = field(default_factory=dict)
    gone: dict[str, list[Value]] = field(default_factory=dict)
    left_out: list[Salvaged] = field(default_factory=list)
    backups: list[str] = field(default_factory=list)
    repairs: Repairs = field(default_factory=Repairs)
    missing_files: list[str] = field(default_factory=list)
    last_is_torn: bool = False

    @staticmethod
    def count(rows: Mapping[str, Sequence[Value]], table: str = "segment") -> int:
        """Number of rows of a table among ``rows``."""
        return len(rows.get(table, ()))

    @property
    def read_again(self) -> int:
        """Segments that were lost and taken from their document again, without a translation."""
        return sum(self.repairs.reread.values())


def report_text(report: RescueReport, damaged: Path) -> str:
    """The report as text, one fact a line; tables have their names in the database."""
    lines = [
        f"Rescue of {damaged}",
        f"Segments: {report.segments}, confirmed: {report.confirmed}",
        f"Backups used: {', '.join(report.backups) or 'none'}",
        *(["What was saved last may be missing: the log is damaged."] * report.last_is_torn),
        "",
        "Read from the damaged project:",
        *_counts(report.salvaged.items()),
        "Taken from a backup, as they were then:",
        *_lists(report.from_backup),
        "May not be as they were saved (confirmed segments are drafts now):",
        *_lists(report.doubtful),
        "Known to have been there, and gone:",
        *_lists(report.gone),
        *_repairs(report),
    ]
    if report.left_out:
        lines += ["", "Damaged and not put into the new project; what can be read of them:"]
        lines += [f"  {one.table} {one.key!s}: {_readable(one)}" for one in report.left_out]
    return "\n".join(lines) + "\n"


def _repairs(report: RescueReport) -> list[str]:
    done = report.repairs
    lines = [
        f"Segments of document {number} read from the original again: {count}"
        for number, count in done.reread.items()
    ]
    if done.remembered:
        lines.append(f"Of them with the translation that the memory has: {done.remembered}")
    lines += [
        f"Document {number}: lost segments could not be read again: {reason}"
        for number, reason in done.unplaced.items()
    ]
    lines += [f"The original is missing: {file}" for file in report.missing_files]
    if done.settings:
        lines.append(f"Settings that were lost: {', '.join(done.settings)}")
    if done.documents:
        lines.append(f"Documents whose name was lost: {_numbers(done.documents)}")
    if done.without_unit:
        lines.append(f"Segments whose memory unit was made anew: {_numbers(done.without_unit)}")
    lines += [
        f"Rows of {table} that belonged to something lost, removed: {count}"
        for table, count in done.dropped.items()
    ]
    return ["", *lines] if lines else []


def _counts(rows: Iterable[tuple[str, int]]) -> list[str]:
    return [f"  {table}: {count}" for table, count in rows] or ["  nothing"]


def _lists(rows: Mapping[str, Sequence[Value]]) -> list[str]:
    return [
        f"  {table}: {len(keys)} ({_numbers(keys)})" for table, keys in rows.items() if keys
    ] or ["  nothing"]


def _numbers(keys: Sequence[Value]) -> str:
    shown = sorted(keys, key=lambda key: (isinstance(key, str), key))[:MOST_NUMBERS]
    more = ", …" if len(keys) > len(shown) else ""
    return ", ".join(map(str, shown)) + more


def _readable(row: Salvaged) -> str:
    texts = [value for value in row.values.values() if isinstance(value, str) and value]
    return " | ".join(texts).replace("\n", " ")[:MOST_TEXT]
