"""Runs of formatted text (Word, PowerPoint, Excel, InDesign) as parts, with few tags.

Office programs cut a paragraph into runs, each with all its formatting, often without any visible
reason. Neighbours that look alike are joined; the formatting that needs the fewest tags is that of
the paragraph; runs that look otherwise become pairs of tags.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, groupby
from typing import Any

from postil.formats.codes import MAX_MARKUP, Code, Part, merged, pair, single, text_of


@dataclass(frozen=True, slots=True)
class Style:
    """Formatting of a run.

    Parameters
    ----------
    marks
        One mark-up for each property that can be seen; styles of equal marks look alike.
    properties
        The element to write, or None.
    """

    marks: tuple[str, ...] = ()
    properties: Any = None


@dataclass(slots=True)
class Run:
    """Text and codes of one formatting."""

    style: Style
    content: list[Part]


@dataclass(slots=True)
class Group:
    """Runs inside an element (a link).

    Parameters
    ----------
    payload
        The element, for the format.
    whole
        Payload of the single code that stands for it if there is nothing in it.
    base
        Formatting of its text; set by :func:`parts_of`.
    """

    payload: Any
    markup: str
    display: str
    items: list[Item] = field(default_factory=list)
    whole: Any = None
    base: Style = field(default_factory=Style)


Item = Run | Group | Code


# Properties that show on spaces; and the one that does not matter to punctuation, unless the font
# is one of pictures.
_ON_SPACE = re.compile(
    r"[:<](?:u|strike|dstrike|highlight|shd|bdr|effect|rStyle|pStyle)\b"
    r"|line-through|underline|background"
)
_FONT = re.compile(
    r"[:<](?:rFonts|latin|ea|cs|rFont|family|charset|scheme|font-name|font-family)\b"
)
_PICTURES = re.compile("symbol|dings", re.IGNORECASE)
_NAMED = re.compile(r'[:<](?:rStyle|vertAlign|pStyle) [\w:]*val="([^"]*)"')
# fmt: off
_NAMES = {
    "rFonts": "font", "rFont": "font", "latin": "font", "sz": "size", "szCs": "size",
    "font-weight": "b", "font-style": "i", "text-underline-style": "u", "text-position": "sup",
    "font-name": "font", "font-size": "size", "hlinkClick": "link", "solidFill": "color",
}
# fmt: on


def parts_of(items: Sequence[Item], *, empty_pairs: bool = False) -> tuple[list[Part], Style]:
    """Parts of a paragraph and its basic formatting.

    Parameters
    ----------
    empty_pairs
        Runs and groups with nothing in them are pairs of tags, too, as in the first filters.
    """
    items = items if empty_pairs else list(_filled(items))
    _level(items)
    base = _base(items)
    return merged(_joined(list(_parts(items, base, empty_pairs=empty_pairs)))), base


def _filled(items: Sequence[Item]) -> Iterator[Item]:
    """Items without empty runs; a group with nothing in it is one code that stays where it is."""
    for item in items:
        if isinstance(item, Group):
            item.items = list(_filled(item.items))
            if item.items:
                yield item
            else:
                yield single(item.markup, item.display, item.whole, keep=True)
        elif isinstance(item, Code) or any(item.content):
            yield item


def _level(items: Sequence[Item]) -> None:
    """Give spaces and punctuation the style of a neighbour from which they differ unseen.

    What has the style of some words of the paragraph keeps it, unless it stands within another.
    """
    runs = [item for item in items if isinstance(item, Run)]
    if len({run.style.marks for run in runs}) < 2:
        return
    of_words = {run.style.marks for run in runs if any(map(str.isalnum, text_of(run.content)))}
    for n, run in enumerate(runs):
        text = text_of(run.content)
        if not text or any(map(str.isalnum, text)):
            continue
        seen = _seen_on_space if text.isspace() else _seen_on_punctuation
        around = [other.style for other in (*runs[max(n - 1, 0) : n], *runs[n + 1 : n + 2])]
        within = len(around) == 2 and around[0].marks == around[1].marks
        if run.style.marks in of_words and not within:
            continue
        for style in around:
            if seen(style.marks) == seen(run.style.marks):
                run.style = style
                break


def _seen_on_space(marks: Sequence[str]) -> list[str]:
    return [mark for mark in marks if _ON_SPACE.search(mark)]


def _seen_on_punctuation(marks: Sequence[str]) -> list[str]:
    return [mark for mark in marks if not _FONT.search(mark) or _PICTURES.search(mark)]


def _parts(items: Sequence[Item], base: Style, *, empty_pairs: bool) -> Iterator[Part]:
    """The parts of ``items``; the payload of a pair is a ``Style`` or a ``Group``."""
    current: Code | None = None  # closes the formatting that is open
    marks = base.marks
    waiting: list[Code] = []  # codes between runs; they belong to either formatting
    for item in items:
        if isinstance(item, Code):
            waiting.append(item)
            continue
        style = item.style.marks if isinstance(item, Run) else base.marks
        if style != marks:
            if current is not None:
                yield current
            current = None
        yield from waiting
        waiting = []
        if isinstance(item, Group):
            parts, item.base = parts_of(item.items, empty_pairs=empty_pairs)
            start, end = pair(item.markup, item.display, item)
            yield from [start, *parts, end]
        else:
            if style not in (marks, base.marks):
                start, current = pair(*_description(item.style, base), item.style)
                yield start
            yield from item.content
        marks = style
    if current is not None:
        yield current
    yield from waiting


def _base(items: Sequence[Item]) -> Style:
    """The style that most runs with words have after joining; of these, the plainest."""
    runs = [item for item in items if isinstance(item, Run)]
    runs = [run for run in runs if any(map(str.isalnum, text_of(run.content)))] or runs
    styles: dict[tuple[str, ...], Style] = {}
    counts: Counter[tuple[str, ...]] = Counter()
    last = None
    for run in runs:
        marks = run.style.marks
        styles.setdefault(marks, run.style)
        counts[marks] += marks != last
        last = marks
    if not counts:
        return Style()
    return styles[max(counts, key=lambda marks: (counts[marks], -len(marks)))]


def _description(style: Style, base: Style) -> tuple[str, str]:
    """Mark-up and name of the tags for ``style`` in a paragraph of ``base``."""
    new = [mark for mark in style.marks if mark not in base.marks]
    if not new:
        return "<plain>", "plain"
    names = list(dict.fromkeys(_name(mark) for mark in new))
    return "".join(new)[:MAX_MARKUP], " ".join(names[:2])


def _name(mark: str) -> str:
    if found := _NAMED.search(mark):
        return found[1]
    name = mark.strip("</>").partition(" ")[0].rpartition(":")[2]
    return _NAMES.get(name, name)


def _joined(parts: list[Part]) -> list[Part]:
    """Neighbouring codes that must not get lost as one tag."""
    out: list[Part] = []
    for must_stay, some in groupby(parts, _must_stay):
        neighbours = list(some)
        if must_stay and len(neighbours) > 1:
            out.append(_one_of([part for part in neighbours if isinstance(part, Code)]))
        else:
            out += neighbours
    return out


def _must_stay(part: Part) -> bool:
    return isinstance(part, Code) and part.kind == "single" and part.keep


def _one_of(codes: Sequence[Code]) -> Code:
    payloads = [
        code.payload if isinstance(code.payload, list) else [code.payload] for code in codes
    ]
    return Code(
        "single",
        "".join(code.markup for code in codes)[:MAX_MARKUP],
        "+".join(dict.fromkeys(name for code in codes for name in code.display.split("+"))),
        list(chain.from_iterable(payloads)),
        keep=True,
        word=any(code.word for code in codes),
    )
