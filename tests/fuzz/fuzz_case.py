"""What a target of fuzzing is, and the cases it is fed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from fuzz_mutate import mutate
from fuzz_seeds import Case

from postil.errors import PostilError

Mutator = Callable[[Case, Sequence[Case], Random], Case]
"""Changes a case, given all seeds of its target."""


class Broken(AssertionError):  # noqa: N818  (a promise is)
    """A promise was not kept: the file was accepted, and then something of it was lost."""


@dataclass(frozen=True, slots=True)
class Target:
    """A parser, or what reads and uses several files.

    Attributes
    ----------
    seeds
        The cases from which others are made.
    run
        Reads the files of a case in the folder it is given.
    change
        Makes a case of a seed.
    prepare
        Makes what all cases of a process share, before the first.
    """

    name: str
    seeds: Callable[[], list[Case]]
    run: Callable[[Path], None]
    change: Mutator = mutate
    prepare: Callable[[], None] = lambda: None


def only(folder: Path) -> Path:
    """The file of a case of one file."""
    return min(folder.iterdir())


def allowed(*work: Callable[[], object]) -> None:
    """Do one after the other; each may be refused."""
    for one in work:
        try:
            one()
        except PostilError:
            continue


def folder_case(folder: Path) -> Case:
    """All files below ``folder``."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def write_case(case: Case, folder: Path) -> None:
    """The files of a case below ``folder``."""
    for name, data in case.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
