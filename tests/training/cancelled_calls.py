"""Progress that is cancelled at one of its reports."""

from __future__ import annotations

from postil.types.progress import Progress


def cancelled_at(report: int) -> Progress:
    """Progress that cancels itself when it is reported to for that time, counted from 1."""
    reports = 0

    def listen(_: Progress) -> None:
        nonlocal reports
        reports += 1
        if reports == report:
            progress.cancel()

    progress = Progress(listen)
    return progress
