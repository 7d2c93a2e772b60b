"""Documents of other tools: opened, exported untouched, translated and opened again.

Every file of ``interop`` whose name ends like a document, a memory or a glossary is tried. A
document is exact if its untouched export is the file, byte for byte; translated if every segment
took a translation and the export, opened again, says it. Memories and glossaries are exported and
read again: translated if all texts are there, exact if everything else is too. An office file is
read if LibreOffice, where it is installed, reads in the export all translations of what it reads in
the file. Others are what another reader (``other_readers.py``) finds all texts in. What fails is
listed with the error. Files in folders called ``invalid`` are meant to be refused; those that are
opened break rules that do no harm.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from common import Row, row

from libreoffice import KINDS, program, says, texts, untold
from other_readers import text_of
from postil.errors import PostilError
from postil.formats.document import Document
from postil.formats.exchange.termbase import stream_termbase, write_termbase
from postil.formats.exchange.tmx import TmxWriter, read_tmx, tmx_languages
from postil.formats.registry import DOCUMENT_SUFFIXES, open_document
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText

BILINGUAL = (
    ".xlf",
    ".xliff",
    ".sdlxliff",
    ".mqxliff",
    ".mqxlz",
    ".mxliff",
    ".txlf",
    ".po",
    ".pot",
    ".ts",
    ".xcstrings",
)
XLIFF = (".xlf", ".xliff")
MEMORIES = (".tmx", ".tmx.gz", ".tmx.zip")
INVALID = "invalid"  # the folder of files that are meant to be refused


@dataclass
class Tally:
    """What became of the files of one format; ``failed`` says why, by file."""

    tried: int = 0
    opened: int = 0
    exact: int = 0
    translated: int = 0
    read: int = 0
    others: int = 0
    failed: dict[str, str] = field(default_factory=dict)


def run(args: argparse.Namespace) -> list[Row]:
    folder = args.data / "interop"
    tallies: dict[str, Tally] = defaultdict(Tally)
    exports: list[_Export] = []
    with tempfile.TemporaryDirectory() as name:
        for path, ending, check in _files(folder):
            tally = tallies[f"{ending} {INVALID}" if INVALID in path.parts else ending]
            tally.tried += 1
            try:
                check(path, Path(name), tally)
                if program() and path.suffix.lower() in KINDS:
                    exports.append(_export(path, Path(name), tally))
            except (PostilError, Differs) as error:
                tally.failed[path.relative_to(folder).as_posix()] = str(error).replace(
                    f"{path}", path.name
                )
        _read(exports, Path(name), folder)
    print(table(tallies))
    return [
        row(f"formats.{ending.replace(' ', '_')}.{what}", getattr(tally, what), "files", **more)
        for ending, tally in sorted(tallies.items())
        for what, more in (
            ("tried", {}),
            ("opened", {}),
            ("exact", {}),
            ("read", {"libreoffice": bool(program())}),
            ("others", {}),
            ("translated", {"failed": tally.failed}),
        )
    ]


class Differs(Exception):  # noqa: N818  (a result, not a mistake of this program)
    """An export is not what it should be."""


def _files(folder: Path) -> Iterator[tuple[Path, str, Callable[[Path, Path, Tally], None]]]:
    for path in sorted(folder.rglob("*")):
        name = path.name.lower()
        ending = path.suffix.lower()
        if name.endswith(MEMORIES):
            yield path, name[name.rindex(".tmx") :], _memory
        elif ending == ".tbx":
            yield path, ending, _glossary
        elif ending in XLIFF:
            yield path, f"{ending} {_version(path)}", _document
        elif ending in DOCUMENT_SUFFIXES and path.is_file():
            yield path, ending, _document


def _version(path: Path) -> int:
    """1 or 2, of an XLIFF file."""
    return 2 if re.search(rb"""<xliff[^>]*version=["']2""", path.read_bytes()[:4096]) else 1


def _document(path: Path, scratch: Path, tally: Tally) -> None:
    document = open_document(path, "en", "fr")
    tally.opened += 1
    out = scratch / path.name
    document.save(out, {})
    if out.read_bytes() != path.read_bytes():
        raise Differs("the untouched export is not the file")
    tally.exact += 1
    targets = _translate(document, out)
    tally.translated += 1
    try:
        said = text_of(out)
    except Exception as error:  # of whatever kind another reader raises
        raise Differs(f"another reader: {type(error).__name__}: {error}") from error
    if said is not None:
        lost = untold(document, text_of(path) or "", said, targets)
        if lost:
            raise Differs(f"another reader does not find {', '.join(lost[:5])}")
        tally.others += 1


@dataclass
class _Export:
    """A translated export that LibreOffice is to read."""

    path: Path
    out: Path
    document: Document
    targets: dict[str, TaggedText]
    tally: Tally


def _export(path: Path, scratch: Path, tally: Tally) -> _Export:
    out = scratch / "exports" / f"{tally.tried}{path.suffix}"
    out.parent.mkdir(exist_ok=True)
    document = open_document(path, "en", "fr")
    targets = {
        one.id: TaggedText("É" + one.source.text, one.source.tags) for one in document.segments
    }
    document.save(out, targets)
    return _Export(path, out, document, targets, tally)


def _read(exports: list[_Export], scratch: Path, folder: Path) -> None:
    """Count the exports in which LibreOffice reads the translations."""
    said = texts([file for one in exports for file in (one.path, one.out)], scratch / "office")
    for one in exports:
        lost = ["all of it"]
        if one.out in said or one.path not in said:
            texts_of = said.get(one.path, ""), said.get(one.out, "")
            lost = untold(one.document, *texts_of, one.targets)
        one.tally.read += not lost
        if lost:
            name = one.path.relative_to(folder).as_posix()
            one.tally.failed[name] = f"LibreOffice does not read {', '.join(lost[:5])}"


def _translate(document: Document, out: Path) -> dict[str, TaggedText]:
    bilingual = document.path.suffix.lower() in BILINGUAL
    texts = {
        segment.id: segment.source + TaggedText("é")
        if bilingual
        else TaggedText("É" + segment.source.text, segment.source.tags)
        for segment in document.segments
    }
    document.save(out, texts, dict.fromkeys(texts, SegmentState.TRANSLATED))
    again = open_document(out, "en", "fr").segments
    if bilingual:
        if {segment.id: segment.target for segment in again} != texts:
            raise Differs("a translation is not in the export")
    elif _signs(segment.source for segment in again) != _signs(texts.values()):
        raise Differs("the export does not say what was translated")
    return texts


def _signs(texts: Iterator[TaggedText]) -> str:
    """All that is said, without spaces: a new first letter may move the end of a sentence."""
    return "".join(sorted("".join(text.plain for text in texts).replace(" ", "")))


def _memory(path: Path, scratch: Path, tally: Tally) -> None:
    languages = tmx_languages(path)
    tally.opened += 1
    if len(languages) < 2:
        tally.exact += 1  # nothing is in it
        tally.translated += 1
        tally.others += 1
        return
    source, target = languages[:2]
    units = list(read_tmx(path, source, target))
    out = scratch / "out.tmx"
    with TmxWriter(out, source, target) as writer:
        for unit in units:
            writer.write(unit)
    texts = [text for unit in units for text in (unit.source, unit.target)]
    tally.others += _all_said(out, texts)
    again = list(read_tmx(out, source, target))
    if [(u.source.plain, u.target.plain) for u in again] != [
        (u.source.plain, u.target.plain) for u in units
    ]:
        raise Differs("the export says something else")
    tally.translated += 1
    if again != units:
        raise Differs("codes or properties are not what they were")
    tally.exact += 1


def _glossary(path: Path, scratch: Path, tally: Tally) -> None:
    named = re.findall(r"""<lang(?:Sec|Set)[^>]*xml:lang=["']([^"']+)""", path.read_text("utf-8"))
    languages = [language for language, _ in Counter(named).most_common(2)]
    terms = list(stream_termbase(path, *languages))
    tally.opened += 1
    out = scratch / "out.tbx"
    write_termbase(terms, out, *languages)
    texts = [TaggedText(text) for term in terms for text in (term.source, term.target)]
    tally.others += _all_said(out, texts)
    again = list(stream_termbase(out, *languages))
    if {(t.source, t.target) for t in again} != {(t.source, t.target) for t in terms}:
        raise Differs("the export says something else")
    tally.translated += 1
    tally.exact += set(again) == set(terms)


def _all_said(path: Path, texts: Iterable[TaggedText]) -> bool:
    """Whether another reader finds all texts in a memory or a glossary."""
    said = text_of(path) or ""
    lost = [text.plain for text in texts if not says(said, text)]
    if lost:
        raise Differs(f"another reader does not find {lost[0]!r}")
    return True


def table(tallies: dict[str, Tally]) -> str:
    """For people: a line for each format, then what failed and why."""
    head = f"{'format':<16} {'tried':>5} {'opened':>6} {'exact':>5} {'translated':>10}"
    head += f" {'LibreOffice':>11} {'others':>6}"
    lines = [head]
    for ending, tally in sorted(tallies.items()):
        lines.append(
            f"{ending:<16} {tally.tried:>5} {tally.opened:>6} {tally.exact:>5} "
            f"{tally.translated:>10} {tally.read or '':>11} {tally.others or '':>6}"
        )
    for ending, tally in sorted(tallies.items()):
        lines += [f"{ending}: {name}: {why}" for name, why in sorted(tally.failed.items())]
    return "\n".join(lines)
