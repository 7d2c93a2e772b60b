"""A project package as a file: ``.postilproject``, a zip of members of known names.

Members: ``manifest.json``; ``documents/N`` (the documents as they were brought in),
``segments.jsonl`` (one line a segment), ``memories/N.tmx``, ``glossaries/N.tbx``,
``segmentation/*.srx``, ``engine.postil`` if it goes along.

A package comes from outside. Names, sizes and kinds of members are checked before anything is
unpacked, sizes again while unpacking; nothing in it is trusted to name a path, and no database is
taken over: a project is built anew from what the readers of the formats accept.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

from postil.errors import InputError
from postil.formats.exchange.srx import MAX_SIZE as MAX_RULES
from postil.memory.rows import tagged_column, tagged_value
from postil.messages import Message
from postil.text.tags import TaggedText
from postil.types.archives import (
    MAX_BYTES,
    ArchiveRules,
    CheckedArchive,
    MemberKind,
    open_archive,
)
from postil.types.progress import Progress
from postil.types.reasons import reason_of
from postil.workspace.records import Origin

FORMAT = 1
MANIFEST, SEGMENTS, ENGINE = "manifest.json", "segments.jsonl", "engine.postil"
MAX_MANIFEST, MAX_SEGMENTS = 32 << 20, 4 << 30  # bytes
MAX_LINE = 64 << 20  # bytes of one segment with its history
MOST_SEGMENTS = 2_000_000
MOST_SECONDS = 1e9  # of work on one segment
_VALUES = 1 << 22  # in the manifest or in a segment: each takes some 70 bytes when it is read
HINT = "Ask for the package again."
RULES = ArchiveRules(
    kinds=(
        MemberKind(re.compile(r"manifest\.json"), MAX_MANIFEST),
        MemberKind(re.compile(r"segments\.jsonl"), MAX_SEGMENTS),
        MemberKind(re.compile(r"documents/\d{1,6}"), 1 << 30),
        MemberKind(re.compile(r"segmentation/[0-9a-f]{1,32}\.srx"), MAX_RULES),
        MemberKind(
            re.compile(r"engine\.postil|memories/\d{1,6}\.tmx|glossaries/\d{1,6}\.tbx"), MAX_BYTES
        ),
    ),
    members=20_000,
    stranger="no project package has a member of this name",
    too_large="too large to be a project package",
    hint=HINT,
)


class PackageReader:
    """A package that was checked; made by :func:`open_package`."""

    def __init__(self, archive: CheckedArchive) -> None:
        self.path = archive.path
        self._archive = archive
        if MANIFEST not in archive.members:
            raise InputError(
                Message("not a project package: it has no {name}", name=MANIFEST), file=self.path
            )
        manifest = _parsed(archive.read(MANIFEST, MAX_MANIFEST))
        if not isinstance(manifest, dict) or not isinstance(manifest.get("format"), int):
            raise InputError("this is no project package", file=self.path)
        if manifest["format"] > FORMAT:
            raise InputError(
                Message(
                    "it has format {found}; this Postil knows {known}",
                    found=manifest["format"],
                    known=FORMAT,
                ),
                file=self.path,
                hint="Open it with the newer Postil it was made with.",
            )
        archive.expect(_members(manifest))
        self.manifest: dict[str, Any] = manifest

    def has(self, name: str) -> bool:
        """Whether there is a member of that name."""
        return name in self._archive.members

    def unpack(self, name: str, path: Path, progress: Progress | None = None) -> Path:
        """Write a member to ``path``."""
        return self._archive.unpack(name, path, progress)

    def segments(self) -> Iterator[dict[str, Any]]:
        """Segments of the package; one at a time is in memory."""
        for number, line in enumerate(self._archive.lines(SEGMENTS, MAX_LINE), 1):
            if number > MOST_SEGMENTS:
                raise InputError(RULES.too_large, file=self.path, unit=SEGMENTS, line=number)
            if not line:
                continue
            row = _parsed(line)
            if not isinstance(row, dict):
                raise InputError("not a segment", file=self.path, unit=f"{SEGMENTS} {number}")
            yield row


def _parsed(data: bytes) -> Any:
    if data.count(b",") + data.count(b"[") + data.count(b"{") > _VALUES:
        raise ValueError("too many values")
    return json.loads(data.decode("utf-8"))


def _members(manifest: Mapping[str, Any]) -> dict[str, int]:
    """The members that a manifest lists, and the size limit of each."""
    documents = manifest["documents"]
    names = [MANIFEST, SEGMENTS, ENGINE]
    names += [f"documents/{number}" for number in range(len(documents))]
    names += [f"memories/{number}.tmx" for number in range(len(manifest["memories"]))]
    names += [f"glossaries/{number}.tbx" for number in range(len(manifest["glossaries"]))]
    names += [f"segmentation/{one['rules']}" for one in documents if one["rules"]]
    kinds = {name: RULES.kind(name) for name in names}
    return {name: kind.size for name, kind in kinds.items() if kind is not None}


@contextmanager
def open_package(path: Path) -> Iterator[PackageReader]:
    """Open a package; whatever is wrong with it is an ``InputError`` that names it."""
    try:
        with open_archive(path, RULES) as archive:
            yield PackageReader(archive)
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as error:
        raise InputError(
            Message("it does not say what it should: {reason}", reason=reason_of(error)),
            file=path,
            hint=HINT,
        ) from error
    except InputError as error:
        raise of_package(error, path) from error


def of_package(error: InputError, path: Path) -> InputError:
    """An error about an unpacked member, worded as an error about its package."""
    if error.file == str(path):
        return error
    message = Message("{file}: {message}", file=Path(error.file).name, message=error.within)
    return InputError(message, file=path, hint=error.hint)


def packed(text: TaggedText) -> list[str | None]:
    """A text for a package."""
    return [text.plain, tagged_column(text)]


def text_of(value: Any) -> TaggedText:
    """A text that a package has."""
    plain, tagged = value
    if not isinstance(plain, str) or not isinstance(tagged, str | None):
        raise ValueError("a text is not one")
    return tagged_value(plain, tagged)


def seconds_of(row: Mapping[str, Any]) -> float:
    """Seconds of work on a segment."""
    seconds = float(row["seconds"])
    if not 0.0 <= seconds <= MOST_SECONDS:  # false for nan
        raise ValueError("seconds that are none")
    return seconds


def origin_of(value: object) -> Origin:
    """Origin of a target by its name in a package."""
    return next((one for one in get_args(Origin) if one == value), "")
