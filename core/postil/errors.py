"""Every error Postil raises on purpose: one small tree with one root.

A message says what was wrong, where (file, line, unit), and what to do about it. The command line
prints it without a traceback; the desk shows it in a dialog, in its own language: a message with
gaps is :class:`~postil.messages.Message`, one without is a literal.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from postil.messages import Message

RESCUE = Message("Bring back what can be read: in the window with Rescue, or with postil rescue.")


class PostilError(Exception):
    """Root of the tree.

    Parameters
    ----------
    message
        What was wrong, as a sentence a translator understands.
    hint
        What to do about it; shown on a line of its own.
    """

    exit_code = 1

    def __init__(self, message: str, *, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        return f"{self.message}\n{self.hint}" if self.hint else self.message

    def __reduce__(self) -> tuple[Any, ...]:
        """As it is, to be raised in another process: it is not made again from its arguments."""
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[PostilError], args: tuple[Any, ...]) -> PostilError:
    return kind.__new__(kind, *args)


class UsageError(PostilError):
    """The user asked for something that does not exist or does not go together."""

    exit_code = 2


class NoSegmentError(UsageError):
    """A segment is asked for that is not, or no longer, in the project."""


class InputError(PostilError):
    """A file from outside cannot be used; names the file and the place in it.

    Parameters
    ----------
    line
        1-based line number, if known.
    unit
        The segment, translation unit or zip member concerned, if known.

    Attributes
    ----------
    within
        What was wrong and where in the file, without the name of the file.
    """

    exit_code = 3

    def __init__(
        self,
        message: str,
        *,
        file: Path | str,
        line: int | None = None,
        unit: str = "",
        hint: str = "",
    ) -> None:
        message = Message.of(message)
        self.file = str(file)
        self.line = line
        self.unit = unit
        self.within = message
        if line is not None and unit:
            self.within = Message(
                "line {line}, unit {unit}: {message}", line=line, unit=unit, message=message
            )
        elif line is not None:
            self.within = Message("line {line}: {message}", line=line, message=message)
        elif unit:
            self.within = Message("unit {unit}: {message}", unit=unit, message=message)
        if self.within is message:
            whole = Message("{file}: {message}", file=self.file, message=message)
        else:
            whole = Message("{file}, {within}", file=self.file, within=self.within)
        super().__init__(whole, hint=hint)


class StorageError(PostilError):
    """Writing failed (disk full, no permission, locked); nothing was changed."""

    exit_code = 4


class EngineError(PostilError):
    """An engine folder or archive is missing, damaged, or of another format version."""

    exit_code = 5


class ProjectError(PostilError):
    """A project folder is missing, damaged, or in use."""

    exit_code = 6


class DamagedProject(ProjectError):  # noqa: N818 (what it is)
    """A database of a project is not as it was saved: what can be read of it can be rescued."""

    def __init__(self, message: str, *, hint: str = RESCUE) -> None:
        super().__init__(message, hint=hint)


class Cancelled(PostilError):  # noqa: N818 (what the user did, not a fault)
    """The user pressed Cancel; whatever was under way left nothing behind."""

    exit_code = 130

    def __init__(self) -> None:
        super().__init__("Cancelled.")
