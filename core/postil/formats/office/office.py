"""Zipped office formats, the part they share: XML parts with paragraphs, edited in place."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path, PurePosixPath
from posixpath import dirname, join, normpath
from typing import Any, ClassVar, NamedTuple

from postil.formats.blocks import BlockDocument, TextBlock
from postil.formats.filter_options import FilterOptions
from postil.formats.office.strict_ooxml import StrictNames, as_transitional
from postil.formats.raw.package import Package
from postil.formats.raw.xml_input import parse
from postil.formats.raw.xml_output import Dress
from postil.text.srx import Splitter
from postil.text.tags import TaggedText
from postil.types.progress import Progress

_TYPES = "{http://schemas.openxmlformats.org/package/2006/content-types}"
CONTENT_TYPES = "[Content_Types].xml"
_BETWEEN_CHECKS = 500  # paragraphs


class PackageDocument(BlockDocument):
    """A zip file of XML parts.

    Parts in which nothing is translated are written as they lie in the file, byte for byte. The
    trees and blocks of the parts are kept for the first time that it is saved.

    Parameters
    ----------
    options
        What is read beside the body, and by which version of the filter.
    progress
        Counts the parts of the file.
    """

    heeds_options: ClassVar[bool] = True

    def __init__(
        self,
        path: Path,
        source_language: str,
        target_language: str,
        splitter: Splitter | None = None,
        *,
        options: FilterOptions | None = None,
        progress: Progress | None = None,
    ) -> None:
        super().__init__(path, source_language, target_language, splitter)
        self.options = options or FilterOptions()
        self._progress = progress or Progress()
        self.package = Package(path)
        self._parts: dict[str, list[str]] = {}
        self._opened: dict[str, tuple[Any, list[TextBlock]]] = {}
        self._dresses: dict[str, tuple[Dress, StrictNames]] = {}
        self._prepare()
        self._labels: dict[str, str] = {}
        taken: set[str] = set()
        names = self._part_names()
        for name in self._progress.track(names, total=len(names)):
            stem = PurePosixPath(name).stem
            self._labels[name] = name if stem in taken else stem
            taken.add(self._labels[name])
            tree, blocks = self._opened[name] = self._read_part(name)
            segments = [segment for block in blocks for segment in block.segments]
            if not segments:
                del self._opened[name], tree
            self._parts[name] = [id_ for block in blocks for id_ in block.ids]
            self.segments += segments
        self._order()
        self._progress = Progress()

    def _order(self) -> None:  # that of the parts serves most formats
        """Bring the segments into the order of reading."""

    def _prepare(self) -> None:  # most formats need nothing
        """Read what is needed to read the parts."""

    @abstractmethod
    def _part_names(self) -> list[str]:
        """The members with text, in the order of reading."""

    @abstractmethod
    def _blocks(self, label: str, tree: Any) -> Iterator[TextBlock]:
        """The paragraphs of a part; their ids begin with ``label``."""

    def _finish(self, tree: Any) -> None:  # most formats need nothing
        """Called for every part that was changed, before it is written."""

    def _style_parts(self) -> list[str]:
        """The members with the default language of the text."""
        return []

    def _mark_language(self, tree: Any) -> bool:  # noqa: ARG002  # sheets mark none
        """Change the proofing language of a part to the target's; whether anything changed."""
        return False

    def _read_part(self, name: str) -> tuple[Any, list[TextBlock]]:
        tree = self._tree(name)
        blocks = []
        for block in self._blocks(self._labels[name], tree):
            blocks.append(block)
            if len(blocks) % _BETWEEN_CHECKS == 0:
                self._progress.check()
        return tree, self._joined(name, blocks)

    def _joined(self, name: str, blocks: list[TextBlock]) -> list[TextBlock]:  # noqa: ARG002  # most have no such part
        """The blocks of a part, without those that repeat another part."""
        return blocks

    def part_tree(self, name: str) -> Any:
        """The elements of a part, only to read."""
        return self._tree(name)

    def _tree(self, name: str) -> Any:
        data, names = as_transitional(self.package.read(name))
        tree = parse(self._edited(data), self.path, name)
        self._dresses[name] = Dress(data, tree.docinfo.encoding), names
        return tree

    def _edited(self, data: bytes) -> bytes:  # all of it, in most formats
        """Elements of a part that are made a tree."""
        return data

    def _serialised(self, name: str, tree: Any) -> bytes:
        """A changed tree of a part that was read before, as the part is written."""
        dress, names = self._dresses[name]
        return names.restored(dress.put_on(tree))

    def _part_of(self, label: str) -> str:
        """The member whose segments have names that begin so."""
        return next(name for name, known in self._labels.items() if known == label)

    def _translated(self, targets: Mapping[str, TaggedText]) -> bytes:
        return self.package.replaced(self._translated_parts(targets))

    def _translated_parts(self, targets: Mapping[str, TaggedText]) -> dict[str, bytes]:
        """The members that change, with their new contents."""
        replaced: dict[str, bytes] = {}
        for name, ids in self._parts.items():
            if targets.keys().isdisjoint(ids):
                continue
            kept = name in self._opened
            tree, blocks = self._opened.pop(name) if kept else self._read_part(name)
            # From the end: what lies inside a paragraph (a text box) comes after it.
            changed = [block.translate(targets) for block in reversed(blocks)]
            if any(changed):
                self._finish(tree)
                self._mark_language(tree)
                replaced[name] = self._serialised(name, tree)
        if replaced:
            for name in self._style_parts():
                tree = None if name in replaced else self._tree(name)
                if tree is not None and self._mark_language(tree):
                    replaced[name] = self._serialised(name, tree)
        return replaced


class Relation(NamedTuple):
    """Relation of a part to another: its id in the part, its kind (``image``), the other part."""

    id: str
    kind: str
    part: str


def parts_of_types(package: Package, endings: Collection[str]) -> list[str]:
    """Members of an Office file whose content type ends so, by ending, then by name.

    Raises
    ------
    InputError
        The file is no Office file.
    """
    found: dict[str, list[str]] = {ending: [] for ending in endings}
    for name, kind in _content_types(package).items():
        for ending in endings:
            if kind.endswith(ending):
                found[ending].append(name)
    ordered = (name for names in found.values() for name in sorted(names, key=natural))
    return list(dict.fromkeys(ordered))


def _content_types(package: Package) -> dict[str, str]:
    """Content types of the members: their own, or that of all whose name ends alike."""
    root = parse(package.read(CONTENT_TYPES), package.path, CONTENT_TYPES).getroot()
    usual = {
        one.get("Extension", "").lower(): one.get("ContentType", "")
        for one in root.iter(f"{_TYPES}Default")
    }
    own = {
        one.get("PartName", "").removeprefix("/"): one.get("ContentType", "")
        for one in root.iter(f"{_TYPES}Override")
    }
    return {
        name: own.get(name) or usual.get(name.rpartition(".")[2].lower(), "")
        for name in package.names
    }


def main_part(package: Package, endings: Collection[str]) -> str:
    """The part that a file of one of these content types is opened by; "" if it is of none."""
    found = parts_of_types(package, endings)
    related = (one.part for one in relations(package, "") if one.kind == "officeDocument")
    return next((name for name in related if name in found), found[0] if found else "")


def related_parts(package: Package, part: str) -> dict[str, str]:
    """The parts that a part relates to, by the ids it uses for them."""
    return {one.id: one.part for one in relations(package, part)}


def relations(package: Package, part: str) -> list[Relation]:
    """Relations of a part; of the part "", those of the file."""
    file = join(dirname(part), "_rels", part.rpartition("/")[2] + ".rels")
    if file not in package:
        return []
    base = join("/", dirname(part))
    tree = parse(package.read(file), package.path, file)
    return [
        Relation(
            one.get("Id", ""),
            one.get("Type", "").rpartition("/")[2],
            normpath(join(base, one.get("Target", "")))[1:],
        )
        for one in tree.getroot().iter("{*}Relationship")
    ]


def natural(name: str) -> tuple[int, str]:
    """Sorts ``slide2`` before ``slide10``."""
    return len(name), name
