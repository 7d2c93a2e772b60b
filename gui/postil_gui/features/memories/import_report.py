"""Report of an import in words: what was new, what was there already, what was left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil_gui.i18n.messages import say, tr, whole

if TYPE_CHECKING:
    from postil.formats.exchange.tmx import ImportReport


def import_title(file: str, name: str, report: ImportReport) -> str:
    """Outcome of an import: a new memory, or nothing new.

    Parameters
    ----------
    name
        Of the memory that has its units now, or had them before.
    """
    known = _known(report)
    if known and not report.kept:
        return tr("{file}: nothing new; the memory “{name}” has it already.", file=file, name=name)
    if known:
        return tr("What is new in {file} is the memory “{name}” now.", file=file, name=name)
    return tr("{file} is the memory “{name}” now.", file=file, name=name)


def import_counts(report: ImportReport) -> str:
    """Number of units read, and of those that were new."""
    known = _known(report)
    return tr(
        "Units read: {read}; {new} new, {same} there already, {rejected} left out.",
        read=whole(report.read),
        new=whole(report.kept),
        same=whole(known),
        rejected=whole(report.rejected - known),
    )


def import_reasons(report: ImportReport) -> list[str]:
    """Why units were left out, the most frequent reason first."""
    from postil.memory.importer import ALREADY_THERE  # noqa: PLC0415 (not at start-up)

    return [
        tr("{group}: {name}", group=whole(count), name=say(reason))
        for reason, count in report.reasons.most_common()
        if reason != ALREADY_THERE
    ]


def _known(report: ImportReport) -> int:
    """Units that were there already."""
    from postil.memory.importer import ALREADY_THERE  # noqa: PLC0415 (not at start-up)

    return report.reasons[ALREADY_THERE]
