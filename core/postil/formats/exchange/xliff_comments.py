"""Comments that are not in ``note``, as those of other tools: shown as notes, and kept.

Trados marks the piece of text that a comment is about. Where that gets a new translation, the mark
goes around all of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from postil.formats.exchange import phrase
from postil.formats.exchange.xliff_states import MEMOQ, SDL
from postil.formats.segment import comment_line

COMMENT = "x-sdl-comment"  # mtype of the mark


@dataclass(frozen=True, slots=True)
class Said:
    """What a file says apart from its units, which name it by ids.

    Attributes
    ----------
    comments
        Comments of Trados, by the ids that marks in its texts have.
    people
        Names of the people of Phrase.
    """

    comments: Mapping[str, str]
    people: Mapping[str, str]

    @classmethod
    def by(cls, tree: Any) -> Said:
        """Read it in the tree of a file."""
        return cls(_trados_comments(tree), phrase.people(tree))


def _trados_comments(tree: Any) -> dict[str, str]:
    defined = tree.getroot().iterfind(f"{{{SDL}}}doc-info/{{{SDL}}}cmt-defs/{{{SDL}}}cmt-def")
    return {
        one.get("id", ""): "\n".join(_line(comment, "user") for comment in one.iter("{*}Comment"))
        for one in defined
    }


def comments_on(unit: Any, texts: Iterable[Any], elsewhere: Said) -> Iterator[str]:
    """Comments of memoQ and Phrase on a ``trans-unit``; of Trados, and of marks, in ``texts``."""
    for comment in unit.iterfind(f"{{{MEMOQ}}}comments/{{{MEMOQ}}}comment"):
        if comment.get("deleted") != "true":
            yield _line(comment, "creatoruser")
    for mark in (mark for text in texts for mark in text.iter("{*}mrk")):
        yield elsewhere.comments.get(mark.get(f"{{{SDL}}}cid", ""), "")
        yield mark.get("comment", "")
    if phrase.is_phrase(unit):
        yield from phrase.comments(unit, elsewhere.people)


def comment_marks(text: Any) -> list[Any]:
    """The marks of comments in a text."""
    return [mark for mark in text.iter("{*}mrk") if mark.get("mtype") == COMMENT]


def wrap(text: Any, marks: Iterable[Any]) -> None:
    """Put marks like these around all of a text."""
    for mark in marks:
        new = text.makeelement(mark.tag, dict(mark.attrib), mark.nsmap)
        new.text, text.text = text.text, None
        new[:] = text[:]
        text.append(new)


def _line(comment: Any, author: str) -> str:
    return comment_line(comment.get(author, ""), "".join(comment.itertext()))
