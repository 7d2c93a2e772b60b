"""A piece of background work: what to run, what its result changes, what to call afterwards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from postil.types.progress import Progress


@dataclass(frozen=True, slots=True)
class Changes:
    """Changes an operation made; views refresh that and nothing else.

    Attributes
    ----------
    segments
        Row ids of segments that differ now.
    counts
        Whether numbers of segments, words or units differ.
    engine
        Whether another engine is attached, or none.
    """

    segments: frozenset[int] = frozenset()
    counts: bool = False
    engine: bool = False


NOTHING = Changes()


@dataclass(slots=True)
class Operation:
    """Work for an executor.

    Parameters
    ----------
    title
        What it does, for messages: "Save the translation".
    work
        Runs off the GUI thread; gets a progress to report to and to be cancelled by.
    done, failed
        Called on the GUI thread with the result, or with the exception. Work that was cancelled
        and gave up calls neither.
    changes
        What the result changed.
    key
        Work of one key replaces work of the same key that has not been delivered yet; "" never
        replaces.
    stopped
        Called on the GUI thread when work that was cancelled has given up; work that keeps what it
        had done up to then returns it, and ``done`` is called.
    """

    title: str
    work: Callable[[Progress], Any]
    done: Callable[[Any], None] = lambda _: None
    failed: Callable[[Exception], None] | None = None
    changes: Callable[[Any], Changes] = lambda _: NOTHING
    key: str = ""
    stopped: Callable[[], None] = lambda: None
    progress: Progress = field(default_factory=Progress)

    def cancel(self) -> None:
        """Stop it at its next chance; it is told by ``stopped``, or by ``done`` if it has a
        result all the same.
        """
        self.progress.cancel()
