"""Training data: memories and parallel files, read as pairs of plain strings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path

from postil.errors import InputError, UsageError
from postil.formats.exchange.memory_files import languages_in, read_memory
from postil.formats.exchange.tmx import ImportReport
from postil.formats.parallel import read_parallel, text_lines
from postil.messages import Message
from postil.text.language_guess import guess_language
from postil.types.progress import Progress

Pair = tuple[str, str]
Segment = tuple[str, Sequence[str]]  # a source and its translations, one or more
GUESSED_FROM = 500  # lines of a side, for its language
NAMED_SO = Message(
    "Name a TMX file, or two parallel text files as source.en:target.fr. Further translations of "
    "the same source may follow: source.en:target.fr:other.fr."
)


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

    @property
    def languages(self) -> list[str]:
        """Files of text do not name their languages."""
        return []

    def pairs(
        self,
        source_language: str,
        target_language: str,
        progress: Progress,
        report: ImportReport | None = None,
    ) -> Iterator[Pair]:
        """All pairs, each translation of a line with its source; the languages are what the files
        are said to be. No line is rejected, so ``report`` is left as it is.
        """
        del report
        for source, targets in self.segments(source_language, target_language, progress):
            for target in targets:
                yield source, target

    def segments(
        self, source_language: str, target_language: str, progress: Progress
    ) -> Iterator[Segment]:
        """All lines, in order.

        Raises
        ------
        InputError
            A file cannot be read, or the sides are swapped.
        """
        self._check_sides(source_language, target_language)
        columns = [read_parallel(self.source, path) for path in (self.target, *self.others)]
        for pairs in zip(*columns, strict=True):
            progress.check()
            yield pairs[0][0], [target for _, target in pairs]

    def _check_sides(self, source_language: str, target_language: str) -> None:
        """Refuse files that were named the wrong way round."""
        first = [
            "\n".join(islice(text_lines(one), GUESSED_FROM)) for one in (self.source, self.target)
        ]
        found = _swapped((source_language, target_language), first)
        if found:
            raise InputError(
                Message(
                    "its language is {language}, and that of its translation {name} is {other}",
                    language=found[0],
                    name=self.target.name,
                    other=found[1],
                ),
                file=self.source,
                hint="Name the text in the source language first, then its translation.",
            )


def _swapped(languages: tuple[str, str], texts: Sequence[str]) -> list[str] | None:
    """The languages of two texts, if each reads as that of the other."""
    wanted = [one.split("-")[0].lower() for one in languages]
    found = [guess_language(text) for text in texts]
    turned = [one.split("-")[0] for one in reversed(found)]
    return found if wanted[0] != wanted[1] and turned == wanted else None


@dataclass(frozen=True, slots=True)
class MemoryFile:
    """A memory in TMX or of Trados."""

    path: Path

    @property
    def name(self) -> str:
        return self.path.name

    @property
    def languages(self) -> list[str]:
        """Languages of its units, the most frequent first; reads the whole memory."""
        return languages_in(self.path)

    def pairs(
        self,
        source_language: str,
        target_language: str,
        progress: Progress,
        report: ImportReport | None = None,
    ) -> Iterator[Pair]:
        """Units that have both languages, without their inline tags; ``report`` counts the others,
        too.

        Raises
        ------
        InputError
            The memory cannot be read, or its languages are swapped.
        """
        units = read_memory(self.path, source_language, target_language, report=report)
        pairs = ((unit.source.plain, unit.target.plain) for unit in units)
        first = list(islice(pairs, GUESSED_FROM))
        self._check_labels((source_language, target_language), first)
        for pair in chain(first, pairs):
            progress.check()
            yield pair

    def _check_labels(self, languages: tuple[str, str], first: Sequence[Pair]) -> None:
        """Refuse a memory whose units have the label of the other language."""
        found = _swapped(languages, ["\n".join(side) for side in zip(*first, strict=True)])
        if found:
            raise InputError(
                Message(
                    "what it labels {language} reads as {found}, and what it labels {other} as "
                    "{found_other}",
                    language=languages[0],
                    found=found[0],
                    other=languages[1],
                    found_other=found[1],
                ),
                file=self.path,
                hint="Correct the languages in the program that the memory comes from, or leave "
                "it out.",
            )

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
    names = _split(str(argument))
    paths = [Path(name) for name in names]
    missing = [path for path in paths if not path.exists()]
    if len(paths) > 1 and all(names) and not missing:
        return CorpusFiles(paths[0], paths[1], tuple(paths[2:]))
    if len(paths) > 1 and all(names) and len(missing) < len(paths):
        raise UsageError(
            Message(
                "There is no corpus {argument}: the file {path} is missing.",
                argument=argument,
                path=missing[0],
            ),
            hint=NAMED_SO,
        )
    raise UsageError(
        Message("There is no corpus {argument}.", argument=argument),
        hint=NAMED_SO,
    )


def _split(argument: str) -> list[str]:
    """File names between colons; the colon of a Windows drive (``C:\\text.en``) is part of one."""
    names: list[str] = []
    for piece in argument.split(":"):
        drive = bool(names) and len(names[-1]) == 1 and names[-1].isalpha()
        if drive and piece[:1] in ("\\", "/") and not Path(names[-1]).exists():
            names[-1] += f":{piece}"
        else:
            names.append(piece)
    return names
