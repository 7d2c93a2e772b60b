"""Character style ranges of InDesign as runs, and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from postil.formats.codes import Code, Part, single
from postil.formats.office.office_runs import markup
from postil.formats.raw.xml_input import legal, local_name
from postil.formats.runs import Group, Item, Run, Style

CHARACTERS = "CharacterStyleRange"
TAGGED = "XMLElement"
_SHOWN = frozenset({"InsertedText", "MovedText"})  # of tracked changes
_LINKS = frozenset({"HyperlinkTextSource", "CrossReferenceSource"})
_LINE_BREAK = "\u2028"
_UNSEEN = frozenset({"Self", "AppliedLanguage", "KerningValue", "Tracking"})


@dataclass(slots=True)
class Atom:
    """A piece of a paragraph: a child of a range, or a link between ranges (no ``range``)."""

    range: Any | None
    node: Any


def is_around_text(element: Any, *, tags: bool) -> bool:
    """Whether it is a link or a recorded insertion, within one paragraph; with ``tags`` also text
    tagged for XML.
    """
    around = local_name(element) in _LINKS or element.get("ChangeType") in _SHOWN
    around = around or (tags and is_tagged(element))
    return around and len(element) > 0 and element.find(".//{*}Br") is None


def is_tagged(element: Any) -> bool:
    """Whether it is an XML tag around text, not around a story, a table or a frame."""
    return element.tag == TAGGED and any(
        child.tag in ("Content", "Br", CHARACTERS) or is_tagged(child) for child in element
    )


def is_deletion(element: Any) -> bool:
    """Whether it holds what was deleted while changes were tracked."""
    return bool(element.get("ChangeType") == "DeletedText")


def is_break(element: Any) -> bool:
    """Whether it ends a paragraph: a break, or the insertion of one."""
    inside = [child for child in element if local_name(child) != "Properties"]
    changed = element.get("ChangeType") in _SHOWN and len(inside) == 1
    return local_name(inside[0] if changed else element) == "Br"


def part_at_breaks(root: Any) -> None:
    """Make several insertions of each that holds breaks and more than one."""
    for change in list(root.iter("Change")):
        nodes = list(change)
        if change.get("ChangeType") not in _SHOWN or len(nodes) < 2:
            continue
        pieces: list[list[Any]] = []
        for node in nodes:
            if not pieces or "Br" in (local_name(node), local_name(pieces[-1][-1])):
                pieces.append([])
            pieces[-1].append(node)
        for piece in reversed(pieces[1:]):
            new = change.makeelement(change.tag, dict(change.attrib), change.nsmap)
            new.extend(piece)
            new.tail, change.tail = change.tail, None
            change.addnext(new)


def put_properties_first(root: Any) -> None:
    """Make properties the first child, as InDesign does: so they are found at once."""
    for properties in list(root.iter("{*}Properties")):
        before, parent = properties.getprevious(), properties.getparent()
        if before is None or local_name(parent[0]) == "Properties":
            continue
        before.tail = (before.tail or "") + (properties.tail or "")
        properties.tail = None
        parent.insert(0, properties)


def shell(element: Any) -> Any:
    """The element with its attributes and properties, without its text."""
    new = element.makeelement(element.tag, dict(element.attrib), element.nsmap)
    properties = _properties(element)
    if properties is not None:
        new.append(_copy(properties))
    return new


def _properties(element: Any) -> Any | None:
    first = next(iter(element), None)  # its length would be counted
    return first if first is not None and local_name(first) == "Properties" else None


def _copy(element: Any) -> Any:
    copy = deepcopy(element)
    copy.tail = None
    return copy


def atom_items(atom: Atom, *, tags: bool) -> Iterator[Item]:
    """The runs and codes of an atom; text tagged for XML is a pair or, without ``tags``, a code."""
    style = Style() if atom.range is None else _style(atom.range)
    node = atom.node
    if node.tag == "Content":
        yield Run(style, list(_content(node)))
    elif is_around_text(node, tags=tags):
        payload = (atom.range, node)
        group = Group(payload, *_description(node), whole=payload)
        for child in node:
            inside = [Atom(child, inner) for inner in child if local_name(inner) != "Properties"]
            for inner in inside if child.tag == CHARACTERS else [Atom(atom.range, child)]:
                if local_name(inner.node) != "Properties":
                    group.items += atom_items(inner, tags=tags)
        yield group
    else:
        name = "deleted" if is_deletion(node) else local_name(node)
        start = markup(node).partition(">")[0] + ">" if name else "<?code?>"
        word = name == "TextVariableInstance"
        yield single(start, name or "code", (atom.range, node), keep=True, word=word)


def _description(around: Any) -> tuple[str, str]:
    """Mark-up and name of the tags for what is around text."""
    name = local_name(around)
    if name == TAGGED:
        tag = around.get("MarkupTag", "").removeprefix("XMLTag/")
        return f"<{name} {tag}>", tag or "xml"
    kind = "inserted" if around.get("ChangeType") else "link"
    return f"<{name} {around.get('Name', '')}>", kind


def _style(characters: Any) -> Style:
    marks = [f'<{k} val="{v}"/>' for k, v in sorted(characters.items()) if k not in _UNSEEN]
    properties = _properties(characters)
    marks += [] if properties is None else [markup(child) for child in properties]
    return Style(tuple(marks), characters)


def _content(node: Any) -> Iterator[Part]:
    """Text, forced line breaks, and the special characters that are instructions."""
    for text, code in [(node.text, None), *((child.tail, child) for child in node)]:
        if code is not None:
            yield single(f"<?{code.text or ''}?>", "special", (None, code), keep=True, word=True)
        for n, line in enumerate((text or "").split(_LINE_BREAK)):
            if n:
                yield single("<br>", "br", _LINE_BREAK)
            if line:
                yield line


def write(parent: Any, base: Style, parts: Sequence[Part], *, within: bool) -> list[Any]:
    """New children of ``parent`` that hold ``parts``; ``within`` a range they need none."""
    top = parent.makeelement(parent.tag)
    writer = _Writer()
    stack: list[tuple[Any, Style, bool]] = [(top, base, within)]  # in a link inside of a range?
    for part in parts:
        holder, style, direct = stack[-1]
        if isinstance(part, str):
            writer.text(holder, style, part, direct=direct)
        elif part.kind == "single":
            writer.things(holder, style, part, direct=direct)
        elif part.kind == "close":
            stack.pop()
            writer.end()
        elif isinstance(part.payload, Style):
            stack.append((holder, part.payload, direct))
            writer.end()
        else:
            group: Group = part.payload
            characters, link = group.payload
            inner = shell(link)
            if inner.tag == TAGGED:
                writer.name(inner)
            if characters is not None and not direct:
                outer = shell(characters)
                holder.append(outer)
                holder = outer
            holder.append(inner)
            stack.append((inner, group.base, link.find(CHARACTERS) is None))
            writer.end()
    writer.end()
    return list(top)


class _Writer:
    """Keeps the range and the content that text goes on in."""

    def __init__(self) -> None:
        self._range: Any | None = None
        self._content: Any | None = None
        self._texts: list[str] = []  # to be written behind what is in the content
        self._names: set[str] = set()

    def name(self, tagged: Any) -> None:
        """Give a tag for XML a name of its own: a sentence that ends in it closes and opens it."""
        name = own = tagged.get("Self", "")
        while own in self._names:
            own = f"{name}x{len(self._names)}"
        if own:
            tagged.set("Self", own)
            self._names.add(own)

    def end(self) -> None:
        """End the range: the text that follows is not in it."""
        self._end_text()
        self._range = self._content = None

    def _end_text(self) -> None:
        if not self._texts or self._content is None:
            return
        text = "".join(self._texts)
        last = next(self._content.iterchildren(reversed=True), None)
        if last is None:
            self._content.text = text
        else:
            last.tail = text
        self._texts.clear()

    def text(self, holder: Any, style: Style, text: str, *, direct: bool) -> None:
        self._open(holder, style, direct=direct)
        self._texts.append(legal(text).replace("\n", _LINE_BREAK))

    def things(self, holder: Any, style: Style, code: Code, *, direct: bool) -> None:
        for payload in code.payload if isinstance(code.payload, list) else [code.payload]:
            if isinstance(payload, str):
                self.text(holder, style, payload, direct=direct)
                continue
            characters, node = payload
            if not local_name(node):  # a special character
                content = self._open(holder, style, direct=direct)
                self._end_text()
                content.append(_copy(node))
                continue
            self.end()
            place = holder
            if characters is not None and not direct:
                place = shell(characters)
                holder.append(place)
            place.append(_copy(node))

    def _open(self, holder: Any, style: Style, *, direct: bool) -> Any:
        if self._content is None:
            self._range = holder
            if not direct:
                plain = style.properties is None
                self._range = holder.makeelement(CHARACTERS) if plain else shell(style.properties)
                holder.append(self._range)
            self._content = holder.makeelement("Content")
            self._range.append(self._content)
        return self._content
