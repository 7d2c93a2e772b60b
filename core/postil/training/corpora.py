"""Where training data comes from: memories and parallel files, read as pairs of plain strings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from postil.errors import UsageError
from postil.formats.parallel import read_parallel
from postil.formats.tmx import read_tmx
from postil.types.progress import Progress

Pair = tuple[str, str]


@dataclass(frozen=True, slots=True)
class CorpusFiles:
    """Two text files, one segment per line, line by line translations of each other."""

    source: Path
    target: Path

    @property
    def name(self) -> str:
        return f"{self.source.name} + {self.target.name}"

    def pairs(
        self, source_language: str, target_language: str, progress: Progress
    ) -> Iterator[Pair]:
        """All pairs; the languages are what the files are said to be."""
        del source_language, target_language
        for pair in read_parallel(self.source, self.target):
            progress.check()
            yield pair


@dataclass(frozen=True, slots=True)
class MemoryFile:
    """A TMX memory."""

    path: Path

    @property
    def name(self) -> str:
        return self.path.name

    def pairs(
        self, source_language: str, target_language: str, progress: Progress
    ) -> Iterator[Pair]:
        """Units that have both languages, without their inline tags."""
        for unit in read_tmx(self.path, source_language, target_language):
            progress.check()
            yield unit.source.plain, unit.target.plain


Corpus = CorpusFiles | MemoryFile


def corpus_of(argument: str | Path | Corpus) -> Corpus:
    """A corpus from what a user names: ``memory.tmx`` (also .tmx.gz, .zip) or ``text.en:text.fr``.

    Raises
    ------
    UsageError
        It is neither, or a file does not exist.
    """
    if isinstance(argument, CorpusFiles | MemoryFile):
        return argument
    if Path(argument).exists():
        return MemoryFile(Path(argument))
    source, separator, target = str(argument).partition(":")
    if separator and Path(source).exists() and Path(target).exists():
        return CorpusFiles(Path(source), Path(target))
    raise UsageError(
        f"There is no corpus {argument}.",
        hint="Name a TMX file, or two parallel text files as source.en:target.fr.",
    )
