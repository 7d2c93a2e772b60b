"""Candidate files for an import: their kind, their languages, and whether they can be used.

Nothing is changed by looking; what cannot be used is named with the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePosixPath
from typing import Literal

from postil.errors import InputError, PostilError
from postil.formats.exchange.memory_files import MEMORY_FILE_SUFFIXES, is_sdltm
from postil.formats.exchange.sdltm import sdltm_languages
from postil.formats.exchange.srx import read_srx
from postil.formats.exchange.termbase import (
    TERMBASE_SUFFIXES,
    WORKBOOK_SUFFIXES,
    stream_termbase,
)
from postil.formats.languages import base_language, canonical, declared_languages
from postil.formats.pdf_text import LOSS, is_pdf, write_as_word
from postil.formats.raw.files import open_packed, read_bytes
from postil.formats.registry import DOCUMENT_SUFFIXES, REFUSED, TAKEN_AS_TEXT, open_document
from postil.memory.shared import SUFFIX as SHARED_SUFFIX
from postil.memory.shared import languages_of
from postil.messages import Message
from postil.text.language_guess import guess_language
from postil.types.progress import Progress
from postil.types.reasons import reason_of
from postil.types.temporary import ScratchFolder
from postil.workspace.word_counts import word_count

Kind = Literal["document", "memory", "glossary", "segmentation"]

MEMORY_SUFFIXES = (*MEMORY_FILE_SUFFIXES, SHARED_SUFFIX)
_ONLY_GLOSSARIES = (".tbx", ".utx", ".mtf")
_GLOSSARY_NAME = re.compile(r"gloss|term|vocab", re.IGNORECASE)
_GLOSSARY_BOOK = re.compile(r"gloss|termbase|terminolog|vocab", re.IGNORECASE)  # not "terms of use"
MOST_FILES = 5000
MANY = 20  # files that are named as not translatable
HEAD = 1 << 18  # bytes in which a file declares its languages
GUESSED_FROM = 200  # segments
_PO_LANGUAGE = re.compile(r'"Language:\s*([\w-]+)\s*\\n"')
_HEADER_LANGUAGE = re.compile(r"""<header[^>]*\bsrclang\s*=\s*["']([\w*-]+)["']""")
_UNIT_LANGUAGE = re.compile(r"""<tuv[^>]*\b(?:xml:)?lang\s*=\s*["']([\w-]+)["']""")


@dataclass(frozen=True, slots=True)
class CandidateFile:
    """A file that can be used.

    Attributes
    ----------
    source_language, target_language
        Language by the file or by its text, "" if unknown.
    segments, words
        Of documents; 0 for others.
    loss
        What of it is not taken, as a sentence; "" if all is.
    folder
        Of the folder that was named, and those below it that the file is in, as POSIX writes them;
        "" of a file that was named itself.
    """

    path: Path
    kind: Kind
    source_language: str = ""
    target_language: str = ""
    segments: int = 0
    words: int = 0
    loss: str = ""
    folder: str = ""

    @property
    def title(self) -> str:
        """Its name, below the folder that was named."""
        return f"{self.folder}/{self.path.name}" if self.folder else self.path.name

    def is_foreign(self, languages: tuple[str, str]) -> bool:
        """Whether it declares other languages than these."""
        declared = (self.source_language, self.target_language)
        return bool(self.target_language) and any(
            one and base_language(one) != base_language(ours)
            for one, ours in zip(declared, languages, strict=True)
        )


@dataclass(slots=True)
class ImportCandidates:
    """Files that were found; ``refused`` are those that cannot be used, with the reason."""

    files: list[CandidateFile] = field(default_factory=list)
    refused: list[tuple[Path, str]] = field(default_factory=list)

    def of(self, kind: Kind) -> list[CandidateFile]:
        """The files of one kind, in order."""
        return [file for file in self.files if file.kind == kind]

    def languages(self) -> tuple[str, str]:
        """Source and target language of most files; "" where none has one."""
        source = _most(file.source_language for file in self.files)
        others = (file.target_language for file in self.files)
        return source, _most(code for code in others if code != source)


def _most(codes: Iterable[str]) -> str:
    counts = Counter(code for code in codes if code)
    return counts.most_common(1)[0][0] if counts else ""


def look_at(
    paths: Sequence[Path],
    kind: Kind | None = None,
    progress: Progress | None = None,
    languages: tuple[str, str] = ("", ""),
) -> ImportCandidates:
    """Look at files, and at all files in folders, however deep.

    Parameters
    ----------
    kind
        Kind of the files; None: by their names. In folders, files of other kinds are passed over;
        those named one by one are refused with a reason.
    languages
        Those of the project, where they are known: a glossary is read for them.

    Raises
    ------
    Cancelled
        Somebody cancelled; there is nothing to undo.
    """
    found = ImportCandidates()
    progress = progress or Progress()
    wanted = list(_expanded(paths, kind, found))
    for path, folder in progress.track(wanted, total=len(wanted)):
        progress.update(message=path.name)
        try:
            file = _looked_at(path, kind or kind_of(path), languages, progress)
            found.files.append(replace(file, folder=folder))
        except PostilError as error:
            found.refused.append((path, _reason(error)))
    return found


def _reason(error: PostilError) -> str:
    """Text of an error about a file and its hint, without the name of the file."""
    if not isinstance(error, InputError):
        return error.message
    if not error.hint:
        return error.within
    return Message("{reason}. {hint}", reason=error.within, hint=Message.of(error.hint))


def kind_of(path: Path) -> Kind:
    """Kind of a file, by its name."""
    name = path.name.lower()
    if name.endswith(MEMORY_SUFFIXES):
        return "memory"
    if name.endswith(".srx"):
        return "segmentation"
    named = _GLOSSARY_BOOK if name.endswith(WORKBOOK_SUFFIXES) else _GLOSSARY_NAME
    table = name.endswith(TERMBASE_SUFFIXES) and named.search(path.stem)
    return "glossary" if table or name.endswith(_ONLY_GLOSSARIES) else "document"


def _expanded(
    paths: Sequence[Path], kind: Kind | None, found: ImportCandidates
) -> Iterator[tuple[Path, str]]:
    """The files, once each, and the folders they are in; what is not there is refused."""
    seen: set[Path] = set()
    for path in paths:
        if not path.exists():
            found.refused.append((path, Message("there is no such file")))
            continue
        is_folder, name = path.is_dir(), path.resolve().name
        if is_folder and kind in (None, "document"):
            found.refused += _untranslatable(path)
        for file in sorted(_inside(path, kind)) if is_folder else [path]:
            if file in seen:
                continue
            if len(seen) >= MOST_FILES:
                reason = Message("there are more than {number:,} files in it", number=MOST_FILES)
                found.refused.append((path, reason))
                return
            seen.add(file)
            inside = file.parent.relative_to(path).as_posix() if is_folder else ""
            yield file, str(PurePosixPath(name, inside)) if is_folder else ""


def _inside(folder: Path, kind: Kind | None) -> Iterator[Path]:
    for file in folder.rglob("*"):
        if (
            not _is_hidden(file, folder)
            and file.is_file()
            and _is_known(file)
            and kind in (None, kind_of(file))
        ):
            yield file


def _untranslatable(folder: Path) -> list[tuple[Path, str]]:
    """Documents in a folder that people translate, and that cannot be translated here."""
    unread = REFUSED.keys() - set(TAKEN_AS_TEXT)
    files = (file for file in folder.rglob("*") if file.suffix.lower() in unread)
    found = sorted(file for file in files if file.is_file() and not _is_hidden(file, folder))
    return [(file, REFUSED[file.suffix.lower()]) for file in found[:MANY]]


def _is_hidden(file: Path, folder: Path) -> bool:
    return any(part.startswith((".", "~$")) for part in file.relative_to(folder).parts)


def _is_known(path: Path) -> bool:
    name = path.name.lower()
    return name.endswith(
        (*DOCUMENT_SUFFIXES, *TAKEN_AS_TEXT, *MEMORY_SUFFIXES, *TERMBASE_SUFFIXES, ".srx")
    )


def _looked_at(
    path: Path, kind: Kind, languages: tuple[str, str], progress: Progress
) -> CandidateFile:
    if kind == "document":
        return _document(path)
    if kind == "segmentation":
        read_srx(path)
    elif kind == "memory":
        return CandidateFile(path, kind, *memory_languages(path))
    elif not path.name.lower().endswith(TERMBASE_SUFFIXES):
        raise InputError("not a kind of file that glossaries are kept in", file=path)
    elif all(languages):
        for _ in stream_termbase(path, *languages):
            progress.check()
    else:
        read_bytes(path)
    return CandidateFile(path, kind)


def _document(path: Path) -> CandidateFile:
    if is_pdf(path):
        with ScratchFolder() as scratch:
            word = scratch / "text.docx"
            write_as_word(path, word)
            return replace(_document(word), path=path, loss=LOSS)
    source, target = _declared_languages(path)
    segments = open_document(path, source or "en", target or "en").segments
    if not segments:
        raise InputError("there is no text to translate in it", file=path)
    if not source:
        source = guess_language("\n".join(one.source.plain for one in segments[:GUESSED_FROM]))
    words = sum(word_count(one.source.plain) for one in segments)
    return CandidateFile(path, "document", source, target, len(segments), words)


def _declared_languages(path: Path) -> tuple[str, str]:
    """Languages that a bilingual file names itself."""
    try:
        with path.open("rb") as stream:
            head = stream.read(HEAD).decode("utf-8", errors="replace")
    except OSError:
        return "", ""  # opening it raises the error
    source, target = declared_languages(head)
    if path.suffix.lower() == ".po" and (found := _PO_LANGUAGE.search(head)):
        target = canonical(found.group(1))
    return source, target


def memory_languages(path: Path) -> tuple[str, str]:
    """Source and target language of a TMX file, by its beginning, or of a memory of Trados or a
    shared one; "" where it names none.

    Raises
    ------
    InputError
        It is no memory, or cannot be read.
    """
    if not path.name.lower().endswith(MEMORY_SUFFIXES):
        raise InputError("not a memory: Postil reads memories in TMX and sdltm", file=path)
    if path.suffix.lower() == SHARED_SUFFIX:
        return languages_of(path)
    if is_sdltm(path):
        return sdltm_languages(path)
    try:
        with open_packed(path, ".tmx") as (stream, _):
            data = stream.read(HEAD)
    except OSError as error:
        raise InputError(
            Message("cannot be read: {reason}", reason=reason_of(error)), file=path
        ) from error
    encoding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8"
    head = data.decode(encoding, errors="replace")
    if "<tmx" not in head:
        raise InputError("this is no TMX file", file=path)
    found = _HEADER_LANGUAGE.search(head)
    counts = Counter(canonical(code) for code in _UNIT_LANGUAGE.findall(head))
    common = [code for code, _ in counts.most_common()]
    source = canonical(found.group(1)) if found and found.group(1) != "*all*" else ""
    if not source:
        return "", ""
    others = [code for code in common if code.split("-")[0] != source.split("-")[0]]
    return source, others[0] if len({code.split("-")[0] for code in others}) == 1 else ""
