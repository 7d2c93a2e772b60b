"""InDesign documents (idml): the text of all stories, edited in place.

A paragraph is what stands between two breaks of a paragraph style range; its character style ranges
become tags where they differ. Links and text tagged for XML are pairs; tables, footnotes, objects
and special characters are single tags, and the paragraphs in them segments of their own. Of tracked
changes what was inserted or moved is a pair around its text, what was deleted a single tag. Notes
are shown with the segments of their paragraph. After the paragraphs of a story, and then by spread,
come the alternative texts of pictures. The id of a segment is ``story:paragraph.sentence``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.codes import Part
from postil.formats.languages import new_direction
from postil.formats.office.idml_direction import turn_indesign
from postil.formats.office.idml_runs import (
    CHARACTERS,
    Atom,
    atom_items,
    is_around_text,
    is_break,
    is_deletion,
    is_tagged,
    part_at_breaks,
    put_properties_first,
    shell,
    write,
)
from postil.formats.office.office import PackageDocument
from postil.formats.plain_texts import alternative_texts, plain_blocks
from postil.formats.raw.xml_input import local_name
from postil.formats.runs import Style, parts_of
from postil.formats.segment import comment_line

_MAP = "designmap.xml"
_ALT_SOURCE, _OWN_ALT = "AltTextSourceType", "SourceCustom"
_SKIPPED = frozenset({"Note", "HiddenText"})


@dataclass(slots=True)
class _Paragraph:
    """Atoms between two breaks; all of them below children of one parent.

    ``within``: the parent is in a character style range, and they are its children themselves.
    """

    parent: Any
    within: bool = False
    atoms: list[Atom] = field(default_factory=list)


class IdmlDocument(PackageDocument):
    """An InDesign document as segments."""

    def _part_names(self) -> list[str]:
        if _MAP not in self.package:
            raise InputError("this is no InDesign document", file=self.path)
        first = self.options.first
        return self._parts_of(*["Story"] if first else ["Story", "Spread", "MasterSpread"])

    def _style_parts(self) -> list[str]:
        turned = new_direction(self.source_language, self.target_language) is not None
        return self._parts_of("Styles") if turned else []

    def _parts_of(self, *kinds: str) -> list[str]:
        """Parts that the document names, kind by kind."""
        root = self._tree(_MAP).getroot()
        found = [
            str(element.get("src"))
            for kind in kinds
            for element in root.iter(f"{{*}}{kind}")
            if element.get("src") in self.package
        ]
        return list(dict.fromkeys(found))

    def _mark_language(self, tree: Any) -> bool:
        direction = new_direction(self.source_language, self.target_language)
        return direction is not None and turn_indesign(tree.getroot(), direction)

    def _blocks(self, label: str, tree: Any) -> Iterator[TextBlock]:
        root = tree.getroot()
        if local_name(root) == "Story":
            yield from self._story_blocks(label, root)
        if not self.options.first:
            pictures = (
                one
                for one in root.iter("{*}ObjectExportOption")
                if one.get(_ALT_SOURCE) == _OWN_ALT
            )
            yield from plain_blocks(
                self, f"{label}:alt", alternative_texts(pictures, "CustomAltText")
            )

    def _story_blocks(self, label: str, root: Any) -> Iterator[TextBlock]:
        first = self.options.first
        put_properties_first(root)
        part_at_breaks(root)
        for number, paragraph in enumerate(_paragraphs(root, tags=not first), 1):
            items = [item for atom in paragraph.atoms for item in atom_items(atom, tags=not first)]
            parts, base = parts_of(items, empty_pairs=first)
            if any(isinstance(part, str) for part in parts):
                put = partial(_put, paragraph, base)
                line, note = paragraph.parent.sourceline, _note(paragraph)
                yield self.block(f"{label}:{number}", parts, put, line=line, note=note)


def _note(paragraph: _Paragraph) -> str:
    """Text of the notes in a paragraph."""
    lines = []
    for atom in paragraph.atoms:
        for note in atom.node.iter("Note"):
            author = note.get("UserName", "")
            text = " ".join("".join(content.itertext()) for content in note.iter("Content"))
            lines.append(comment_line("" if author.startswith("$ID/") else author, text))
    return "\n".join(filter(None, lines))


def _paragraphs(root: Any, *, tags: bool) -> Iterator[_Paragraph]:
    """Paragraphs in order of the file; those inside another one come after it."""
    for parent in root.iter("{*}*"):
        within = tags and _is_tag_of_several(parent)
        if not (within or parent.find(CHARACTERS) is not None) or is_around_text(parent, tags=tags):
            continue
        if any(_is_skipped(element) for element in (parent, *parent.iterancestors())):
            continue
        paragraph = _Paragraph(parent, within)
        for atom in _atoms(parent, tags=tags, within=within):
            if atom.node is None or is_break(atom.node):
                if paragraph.atoms:
                    yield paragraph
                paragraph = _Paragraph(parent, within)
            else:
                paragraph.atoms.append(atom)
        if paragraph.atoms:
            yield paragraph


def _is_tag_of_several(element: Any) -> bool:
    """Whether it is a tag for XML, within a range, around several paragraphs."""
    return (
        is_tagged(element)
        and not is_around_text(element, tags=True)
        and element.find(CHARACTERS) is None
    )


def _atoms(parent: Any, *, tags: bool, within: bool) -> Iterator[Atom]:
    """The children of the ranges of a paragraph style range, or of a tag ``within`` a range; what
    ends a paragraph has no node.
    """
    for child in parent:
        if local_name(child) == "Properties":
            continue
        nodes = [child]
        characters = child if child.tag == CHARACTERS else None
        if characters is not None:
            nodes = [node for node in child if local_name(node) != "Properties"]
        elif not (within or is_around_text(child, tags=tags) or is_deletion(child)):
            yield Atom(None, None)  # a frame of its own
            continue
        for node in nodes:
            apart = tags and _is_tag_of_several(node)
            yield Atom(None, None) if apart else Atom(characters, node)


def _is_skipped(element: Any) -> bool:
    return is_deletion(element) or local_name(element) in _SKIPPED


def _put(paragraph: _Paragraph, base: Style, parts: Sequence[Part]) -> None:
    """Replace the atoms, which come to fill whole character style ranges first.

    Later paragraphs were written before, so that what follows may move to new ranges.
    """
    first, last = paragraph.atoms[0], paragraph.atoms[-1]
    if last.range is not None:
        _split(last.range, last.node.getnext())
    start = first.node if first.range is None else _split(first.range, first.node)
    end = last.node if last.range is None else last.node.getparent()
    old = [start]
    while old[-1] is not end:
        old.append(old[-1].getnext())
    tail = end.tail
    new = write(paragraph.parent, base, parts, within=paragraph.within)
    for element in new:
        start.addprevious(element)
    for element in old:
        paragraph.parent.remove(element)
    if new:
        new[-1].tail = tail


def _split(characters: Any, node: Any | None) -> Any:
    """Move ``node`` and what follows it to a range of its own; the range it is in then."""
    if node is None:
        return characters
    before = node.itersiblings(preceding=True)
    if all(local_name(child) == "Properties" for child in before):
        return characters
    new = shell(characters)
    following = [node, *node.itersiblings()]
    new.extend(following)
    new.tail = characters.tail
    characters.addnext(new)
    return new
