"""Paths of the parts of well-known parallel corpora in a data folder."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from postil.errors import InputError, UsageError
from postil.formats.raw.files import open_packed

DRAWN_SEED = 1
_MARKS = re.compile(r"</?s\b[^>]*>")


@dataclass(frozen=True, slots=True)
class Part:
    """Lines ``start`` to ``stop`` of a file; ``{}`` in its name stands for the language.

    ``marked``: each line stands in ``<s …>`` and ``</s>``, which are left out.
    """

    file: str
    start: int = 0
    stop: int | None = None
    marked: bool = False

    def lines(self, data: Path, language: str) -> list[str]:
        """The lines, without their ends.

        Raises
        ------
        InputError
            The file is missing.
        """
        path = data / self.file.format(language)
        if not path.exists():
            raise InputError(
                "there is no such file.", file=path, hint="Name the folder that holds the corpora."
            )
        lines = read_lines(path)[self.start : self.stop]
        return [_MARKS.sub("", line).strip() for line in lines] if self.marked else lines


@dataclass(frozen=True, slots=True)
class Joined:
    """Several parts, one behind the other."""

    parts: tuple[Part, ...]

    def lines(self, data: Path, language: str) -> list[str]:
        """See :meth:`Part.lines`."""
        return [line for part in self.parts for line in part.lines(data, language)]


@dataclass(frozen=True, slots=True)
class Drawn:
    """Lines ``start`` to ``stop`` of several parts one behind the other, in random order: what is
    drawn stands beside sentences of the same documents.
    """

    parts: tuple[Part, ...]
    start: int = 0
    stop: int | None = None

    def lines(self, data: Path, language: str) -> list[str]:
        """See :meth:`Part.lines`; the order is the same for each language."""
        found = [line for part in self.parts for line in part.lines(data, language)]
        random.Random(DRAWN_SEED).shuffle(found)
        return found[self.start : self.stop]


Text = Part | Drawn | Joined


@dataclass(frozen=True, slots=True)
class Layout:
    """Parallel text in three parts; directions are "source-target".

    ``endings``: of the names of files, where they are not the codes of the languages; ``trees``:
    syntax trees of all parts, by language.
    """

    directions: tuple[str, ...]
    train: Text
    tune: Text
    test: Text
    endings: Mapping[str, str] = field(default_factory=dict)
    trees: Mapping[str, Joined] = field(default_factory=dict)

    def lines(self, part: str, data: Path, language: str) -> list[str]:
        """Lines of one of the parts; see :meth:`Part.lines`."""
        text: Text = getattr(self, part)
        return text.lines(data, self.endings.get(language, language))


_TECH = (Part("tech-en-fr/train.en-fr.{}"), Part("tech-en-fr/dev.en-fr.{}"))

_HANSARDS = "hansards-align-trees/train/hansard.36.1.house.debates.{}.{{}}"
_HANSARD_TREES = (
    *(Part(_HANSARDS.format(number).format("etrees")) for number in ("001", "002", "003")),
    Part("hansards-align-trees/test/test.etrees"),
)

CORPORA = {
    "tech-en-fr": Layout(
        ("en-fr", "fr-en"),
        Part("tech-en-fr/train.en-fr.{}"),
        Part("tech-en-fr/dev.en-fr.{}", 0, 1189),
        Part("tech-en-fr/dev.en-fr.{}", 1189, 2378),
    ),
    "tech-en-fr-random": Layout(
        ("en-fr", "fr-en"),
        Drawn(_TECH, 2378),
        Drawn(_TECH, 0, 1189),
        Drawn(_TECH, 1189, 2378),
    ),
    "hansards": Layout(
        ("en-fr", "fr-en"),
        Joined((Part(_HANSARDS.format("003")), Part(_HANSARDS.format("002")))),
        Part(_HANSARDS.format("001")),
        Part("hansards-align-trees/test/test.{}", marked=True),
        {"en": "e", "fr": "f"},
        {"en": Joined(_HANSARD_TREES)},
    ),
    "multi30k": Layout(
        ("en-de", "en-fr", "fr-en"),
        Part("multi30k/train.{}"),
        Part("multi30k/val.{}"),
        Part("multi30k/test_2016_flickr.{}"),
    ),
}
PAIRS = tuple(f"{name}.{way}" for name, layout in CORPORA.items() for way in layout.directions)


def layout_of(pair: str) -> tuple[Layout, str, str]:
    """Layout, source and target language of a pair such as "multi30k.en-de".

    Raises
    ------
    UsageError
        There is no such pair.
    """
    if pair not in PAIRS:
        raise UsageError(f"There is no pair {pair}.", hint=f"Choose among: {', '.join(PAIRS)}.")
    name, _, direction = pair.rpartition(".")
    source, _, target = direction.partition("-")
    return CORPORA[name], source, target


def read_lines(path: Path) -> list[str]:
    """Lines of a file, packed or not; only line feeds end lines."""
    with open_packed(path, ".txt") as (stream, _):
        text = stream.read().decode()
    return text.removesuffix("\n").split("\n")
