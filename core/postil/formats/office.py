"""Zipped office formats, the part they share: XML parts with paragraphs, edited in place."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path, PurePosixPath
from posixpath import dirname, join, normpath
from typing import Any

from postil.formats.blocks import Block, BlockDocument
from postil.formats.package import Package
from postil.formats.xml_input import parse
from postil.formats.xml_output import serialise
from postil.text.srx import Splitter
from postil.text.tags import TaggedText

_TYPES = "{http://schemas.openxmlformats.org/package/2006/content-types}"
CONTENT_TYPES = "[Content_Types].xml"


class PackageDocument(BlockDocument):
    """A zip file of XML parts.

    Parts in which nothing is translated are written as they lie in the file, byte for byte.
    """

    def __init__(
        self,
        path: Path,
        source_language: str,
        target_language: str,
        splitter: Splitter | None = None,
    ) -> None:
        super().__init__(path, source_language, target_language, splitter)
        self._package = Package(path)
        self._parts: dict[str, list[str]] = {}
        self._prepare()
        self._labels: dict[str, str] = {}
        for name in self._part_names():
            stem = PurePosixPath(name).stem
            self._labels[name] = name if stem in self._labels.values() else stem
            blocks = self._blocks(self._labels[name], self._tree(name))
            segments = [segment for block in blocks for segment in block.segments]
            self._parts[name] = [segment.id for segment in segments]
            self.segments += segments

    def _prepare(self) -> None:  # most formats need nothing
        """Read what is needed to read the parts."""

    @abstractmethod
    def _part_names(self) -> list[str]:
        """The members with text, in the order of reading."""

    @abstractmethod
    def _blocks(self, label: str, tree: Any) -> Iterator[Block]:
        """The paragraphs of a part; their ids begin with ``label``."""

    def _finish(self, tree: Any) -> None:  # most formats need nothing
        """Called for every part that was changed, before it is written."""

    def _tree(self, name: str) -> Any:
        return parse(self._package.read(name), self.path, name)

    def _part_of(self, label: str) -> str:
        """The member whose segments have names that begin so."""
        return next(name for name, known in self._labels.items() if known == label)

    def _translated(self, targets: Mapping[str, TaggedText]) -> bytes:
        return self._package.replaced(self._translated_parts(targets))

    def _translated_parts(self, targets: Mapping[str, TaggedText]) -> dict[str, bytes]:
        """The members that change, with their new contents."""
        replaced: dict[str, bytes] = {}
        for name, ids in self._parts.items():
            if targets.keys().isdisjoint(ids):
                continue
            tree = self._tree(name)
            # From the end: what lies inside a paragraph (a text box) comes after it.
            blocks = list(self._blocks(self._labels[name], tree))
            changed = [block.translate(targets) for block in reversed(blocks)]
            if any(changed):
                self._finish(tree)
                replaced[name] = serialise(tree, self._package.read(name))
        return replaced


def parts_of_types(package: Package, endings: Collection[str]) -> list[str]:
    """Members of an Office file whose content type ends so, by ending, then by name.

    Raises
    ------
    InputError
        The file is no Office file.
    """
    tree = parse(package.read(CONTENT_TYPES), package.path, CONTENT_TYPES)
    found: dict[str, list[str]] = {ending: [] for ending in endings}
    for override in tree.getroot().iter(f"{_TYPES}Override"):
        name = override.get("PartName", "").removeprefix("/")
        for ending in endings:
            if override.get("ContentType", "").endswith(ending) and name in package:
                found[ending].append(name)
    ordered = (name for names in found.values() for name in sorted(names, key=natural))
    return list(dict.fromkeys(ordered))  # a part may be named twice


def related_parts(package: Package, part: str) -> dict[str, str]:
    """The parts that a part relates to, by the ids it uses for them."""
    relations = join(dirname(part), "_rels", part.rpartition("/")[2] + ".rels")
    if relations not in package:
        return {}
    base = join("/", dirname(part))
    tree = parse(package.read(relations), package.path, relations)
    return {
        relation.get("Id", ""): normpath(join(base, relation.get("Target", "")))[1:]
        for relation in tree.getroot().iter("{*}Relationship")
    }


def natural(name: str) -> tuple[int, str]:
    """Sorts ``slide2`` before ``slide10``."""
    return len(name), name
