"""Training data: memories and parallel files, read as pairs of plain strings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from postil.errors import UsageError
from postil.formats.exchange.memory_files import read_memory
from postil.formats.parallel import read_parallel
from postil.messages import Message
from postil.types.progress import Progress

Pair = tuple[str, str]
Segment = tuple[str, Sequence[str]]  # a source and its translations, one or more


@dataclass(frozen=True, slots=True)
class CorpusFiles:
    """Text files, one segment per line, line by line translations of each other.

    Parameters
    ----------
    others
        Further translations of the same source, by other translators.
    """

    source: Path
    target: Path
    others: tuple[Path, ...] = ()

    @property
    def name(self) -> str:
        return " + ".join(path.name for path in (self.source, self.target, *self.others))

    def pairs(
        self, source_language: str, target_language: str, progress: Progress
    ) -> Iterator[Pair]:
        """All pairs, each translation of a line with its source; the languages are what the files
        are said to be.
        """
        for source, targets in self.segments(source_language, target_language, progress):
            for target in targets:
                yield source, target

    def segments(
        self, source_language: str, target_language: str, progress: Progress
    ) -> Iterator[Segment]:
        """All lines, in order."""
        del source_language, target_language
        columns = [read_parallel(self.source, path) for path in (self.target, *self.others)]
        for pairs in zip(*columns, strict=True):
            progress.check()
            yield pairs[0][0], [target for _, target in pairs]


@dataclass(frozen=True, slots=True)
class MemoryFile:
    """A memory in TMX or of Trados."""

    path: Path

    @property
    def name(self) -> str:
        return self.path.name

    def pairs(
        self, source_language: str, target_language: str, progress: Progress
    ) -> Iterator[Pair]:
        """Units that have both languages, without their inline tags."""
        for unit in read_memory(self.path, source_language, target_language):
            progress.check()
            yield unit.source.plain, unit.target.plain

    def segments(
        self, source_language: str, target_language: str, progress: Progress
    ) -> Iterator[Segment]:
        """Different sources, in order of their first unit, with the different translations that all
        their units give. Holds the whole memory.
        """
        found: dict[str, dict[str, None]] = {}
        for source, target in self.pairs(source_language, target_language, progress):
            found.setdefault(source, {})[target] = None
        for source, targets in found.items():
            yield source, list(targets)


Corpus = CorpusFiles | MemoryFile


def corpus_of(argument: str | Path | Corpus) -> Corpus:
    """A corpus from what a user names: ``memory.tmx`` (also .tmx.gz, .zip), ``text.en:text.fr``, or
    ``text.en:text.0.fr:text.1.fr`` with several translations of one source.

    Raises
    ------
    UsageError
        It is none of these, or a file does not exist.
    """
    if isinstance(argument, CorpusFiles | MemoryFile):
        return argument
    if Path(argument).exists():
        return MemoryFile(Path(argument))
    paths = _split(str(argument))
    if len(paths) > 1 and all(path.exists() for path in paths):
        return CorpusFiles(paths[0], paths[1], tuple(paths[2:]))
    raise UsageError(
        Message("There is no corpus {argument}.", argument=argument),
        hint="Name a TMX file, or two parallel text files as source.en:target.fr. Further "
        "translations of the same source may follow: source.en:target.fr:other.fr.",
    )


def _split(argument: str) -> list[Path]:
    """File names between colons; the colon of a Windows drive (``C:\\text.en``) is part of one."""
    names: list[str] = []
    for piece in argument.split(":"):
        drive = bool(names) and len(names[-1]) == 1 and names[-1].isalpha()
        if drive and piece[:1] in ("\\", "/") and not Path(names[-1]).exists():
            names[-1] += f":{piece}"
        else:
            names.append(piece)
    return [Path(name) for name in names]
