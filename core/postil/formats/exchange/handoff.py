"""Packages of work from Trados (sdlppx) and memoQ (mqout), and those that go back (sdlrpx, mqback).

Both are zips of bilingual files, with memories and term bases beside them.

Trados has a project file, ``*.sdlproj``, and below a folder for each language the sdlxliff files.
What goes back has the same project file, called a return package, with all its ids, and the files
of the source and the target language; memories, term bases and reports stay away, as when Studio
makes one.

memoQ publishes no format of its packages, only that their XLIFF files may be translated elsewhere
and put back: so what goes back is the package as it came, byte for byte, with those files replaced.
"""

from __future__ import annotations

import re
import zipfile
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from io import BytesIO
from pathlib import Path, PurePosixPath
from typing import Any, ClassVar

from postil.errors import InputError
from postil.formats.exchange.memory_files import MEMORY_FILE_SUFFIXES
from postil.formats.languages import canonical, declared_languages
from postil.formats.raw.package import Package
from postil.formats.raw.xml_input import local_name, parse
from postil.formats.raw.xml_output import serialise
from postil.formats.registry import HANDOFF_SUFFIXES
from postil.messages import Message

HEAD = 1 << 18  # bytes in which a bilingual file declares its languages
_GLOSSARIES = (".tbx", ".utx", ".mtf", ".csv")
_NOT_READ = {
    ".sdltb": Message("term bases of MultiTerm are not read: ask for an export as TBX or Excel"),
    ".mtb": Message("term bases of memoQ are not read: ask for an export as TBX or CSV"),
    ".mbd": Message("documents of memoQ itself are not read: ask for a package with XLIFF files"),
}
_LONG_AGO, _FAR = 1990, 2900  # years of due dates that mean none


@dataclass(frozen=True, slots=True)
class Making:
    """Facts of a package that goes back: its language, who made it and when (UTC), whether the work
    is done.
    """

    target: str
    author: str
    time: datetime
    finished: bool


class Handoff(ABC):
    """A package from another tool.

    Parameters
    ----------
    path
        The file; it is read once, here.

    Attributes
    ----------
    name, due
        Of the project, as the package has them; ``due`` may be None.
    source_language, targets
        Its languages; ``targets`` are those that it has documents for.
    memories, glossaries
        Members that can be brought along.
    unread
        Members that a translator misses, with the reason why they are not read.

    Raises
    ------
    InputError
        No such package, damaged, not safe to unpack, or there is no document in it.
    """

    document_suffixes: ClassVar[tuple[str, ...]]
    tool: ClassVar[str]

    def __init__(self, path: Path) -> None:
        self.path = path
        self._package = Package(path)
        self.name = path.stem
        self.due: date | None = None
        names = self._package.names
        self.memories = [one for one in names if one.lower().endswith(MEMORY_FILE_SUFFIXES)]
        self.glossaries = [one for one in names if _suffix(one) in _GLOSSARIES]
        self.unread = [(one, _NOT_READ[_suffix(one)]) for one in names if _suffix(one) in _NOT_READ]
        self.source_language = ""
        self.targets: list[str] = []
        self._read_outline()
        if not self.source_language or not self.targets:
            raise InputError(
                "there is no document in the package that can be translated",
                file=path,
                hint=_without_documents(self.unread),
            )

    def read(self, member: str) -> bytes:
        """The unpacked member; :class:`~postil.errors.InputError` if it is damaged."""
        return self._package.read(member)

    @abstractmethod
    def _read_outline(self) -> None:
        """Fill in the languages and the other values of the package."""

    @abstractmethod
    def documents(self, target: str) -> list[str]:
        """The members to translate into a language."""

    @abstractmethod
    def returned(self, documents: Mapping[str, bytes], made: Making) -> bytes:
        """The package that goes back, with new contents of some members."""


class MemoqHandoff(Handoff):
    """A handoff package of memoQ."""

    document_suffixes = (".mqxliff", ".mqxlz", ".xlf", ".xliff")
    tool = "memoQ"

    def _read_outline(self) -> None:
        self._targets: dict[str, str] = {}
        for member in self._package.names:
            if _suffix(member) not in self.document_suffixes:
                continue
            source, target = declared_languages(self._head(member))
            if source and target:
                self._targets[member] = target
                self.source_language = self.source_language or source
        self.targets = list(dict.fromkeys(self._targets.values()))

    def _head(self, member: str) -> str:
        data = self.read(member)
        if _suffix(member) == ".mqxlz":
            inner = Package(self.path / member, data)
            names = [name for name in inner.names if _suffix(name) == ".mqxliff"]
            data = inner.read(names[0]) if names else b""
        return data[:HEAD].decode("utf-8", "replace")

    def documents(self, target: str) -> list[str]:
        return [member for member, own in self._targets.items() if own == target]

    def returned(
        self,
        documents: Mapping[str, bytes],
        made: Making,  # noqa: ARG002 (memoQ's packages do not say it)
    ) -> bytes:
        return self._package.replaced(documents)


class TradosHandoff(Handoff):
    """A project package of Trados Studio."""

    document_suffixes = (".sdlxliff",)
    tool = "Trados"

    def _read_outline(self) -> None:
        names = self._package.names
        projects = [one for one in names if _suffix(one) == ".sdlproj" and "/" not in _slashed(one)]
        if len(projects) != 1:
            raise InputError(
                Message("the package holds {number} sdlproj files instead of one",
                        number=len(projects)),
                file=self.path,
                hint="Ask for the package again.",
            )  # fmt: skip
        self._project = projects[0]
        root = self._tree().getroot()
        if local_name(root) != "PackageProject":
            raise InputError("this is no package of Trados", file=self.path, unit=self._project)
        for info in _named(root, "GeneralProjectInfo"):
            self.name = info.get("Name") or self.name
            self.due = _day(info.get("DueDate", ""))
        directions = list(_named(root, "LanguageDirection"))
        self._source = next((one.get("SourceLanguageCode", "") for one in directions), "")
        self._codes = {canonical(one.get("TargetLanguageCode", "")): one.get("TargetLanguageCode")
                       for one in directions}  # fmt: skip
        self.source_language = canonical(self._source)
        self._files = _language_files(root)
        self.targets = [one for one in self._codes if one and self.documents(one)]

    def _tree(self) -> Any:
        return parse(self.read(self._project), self.path, self._project)

    def documents(self, target: str) -> list[str]:
        code = str(self._codes.get(target) or target).lower()
        listed = self._files.get(code, frozenset())
        return [
            name
            for name in self._package.names
            if _suffix(name) in self.document_suffixes
            and (_slashed(name) in listed or _folder(name) == code)
        ]

    def returned(self, documents: Mapping[str, bytes], made: Making) -> bytes:
        tree = self._tree()
        _mark_returned(tree.getroot(), made)
        self._leave_out_others(tree.getroot(), made)
        contents = {self._project: serialise(tree, self.read(self._project))}
        going = self.documents(made.target)
        for name in self._package.names:
            if name in going or _folder(name) == self._source.lower():
                contents[name] = documents[name] if name in documents else self.read(name)
        out = BytesIO()
        with zipfile.ZipFile(out, "w") as archive:
            for name, data in contents.items():
                info = zipfile.ZipInfo(name, made.time.timetuple()[:6])
                info.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(info, data)
        return out.getvalue()

    def _leave_out_others(self, root: Any, made: Making) -> None:
        """Name only files that go back: of the source and of one target, with their time."""
        codes = {str(self._codes.get(made.target) or made.target).lower(), self._source.lower()}
        for file in list(_named(root, "LanguageFile")):
            code = file.get("LanguageCode", "").lower()
            if code not in codes:
                file.getparent().remove(file)
            elif code != self._source.lower():
                for version in _named(file, "FileVersion"):
                    version.set("FileTimeStamp", _stamp(made.time))


def open_handoff(path: Path) -> Handoff:
    """The package in a file, by the ending of its name.

    Raises
    ------
    InputError
        It is none, or damaged.
    """
    kinds: dict[str, type[Handoff]] = {".sdlppx": TradosHandoff, ".mqout": MemoqHandoff}
    kind = kinds.get(path.suffix.lower())
    if kind is None:
        raise InputError(
            "this is no package of Trados or memoQ",
            file=path,
            hint=Message("Postil opens {endings}.", endings=" ".join(HANDOFF_SUFFIXES)),
        )
    return kind(path)


def _mark_returned(root: Any, made: Making) -> None:
    """Change the project file of a package into that of a return package; all ids stay."""
    time = _stamp(made.time)
    root.set("PackageType", "ReturnPackage")
    root.set("PackageCreatedAt", time)
    if made.author:
        root.set("PackageCreatedBy", made.author)
    for name in ("AutomaticTask", "TermbaseConfiguration"):  # they name files that stay away
        for element in list(_named(root, name)):
            element.getparent().remove(element)
    for reports in list(_named(root, "Reports")):
        del reports[:]
    if not made.finished:
        return
    for task in _named(root, "ManualTask"):
        task.attrib.update({"Status": "Completed", "PercentComplete": "100", "CompletedAt": time})
        for file in _named(task, "TaskFile"):
            file.set("Completed", "true")


def _stamp(time: datetime) -> str:
    """A time as Studio writes it."""
    return time.strftime("%Y-%m-%dT%H:%M:%S.0000000Z")


def _language_files(root: Any) -> dict[str, frozenset[str]]:
    """Paths of the files of each language, as the project file lists them; by lower-case code."""
    found: dict[str, set[str]] = {}
    for file in _named(root, "LanguageFile"):
        for version in _named(file, "FileVersion"):
            path = _slashed(version.get("PhysicalPath", ""))
            found.setdefault(file.get("LanguageCode", "").lower(), set()).add(path)
    return {code: frozenset(paths) for code, paths in found.items()}


def _named(root: Any, name: str) -> Iterator[Any]:
    return (element for element in root.iter("{*}" + name))


def _day(text: str) -> date | None:
    """The day of a time in XML; None if it is none, or stands for none."""
    found = re.match(r"(\d{4})-(\d\d)-(\d\d)", text)
    if found is None or not _LONG_AGO < int(found[1]) < _FAR:
        return None
    try:
        return date(*map(int, found.groups()))
    except ValueError:
        return None


def _without_documents(unread: list[tuple[str, Message]]) -> str:
    return next(
        (reason for name, reason in unread if _suffix(name) == ".mbd"),
        Message("Ask for a package with the files to translate in it."),
    )


def _slashed(name: str) -> str:
    return name.replace("\\", "/")


def _folder(name: str) -> str:
    """The first folder of a member, in lower case."""
    return _slashed(name).partition("/")[0].lower() if "/" in _slashed(name) else ""


def _suffix(name: str) -> str:
    return PurePosixPath(_slashed(name)).suffix.lower()
