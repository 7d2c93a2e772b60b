"""Comments that are not in ``note``, as those of other tools: shown as notes, kept, and added.

Trados marks the piece of text that a comment is about, and defines the comment at the head of the
file. memoQ keeps comments in the unit, and marks their pieces by their ends. Where such text gets a
new translation, the marks go around all of it: it is unknown which words the comment is about now.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from postil.formats.exchange import phrase
from postil.formats.exchange.xliff_states import MEMOQ, SDL, TIME, sdl_definition
from postil.formats.raw.xml_input import legal
from postil.formats.segment import Remark

COMMENT = "x-sdl-comment"  # mtype of the mark
RANGE = "x-mq-range"  # mtype of a mark of memoQ, which is empty: where a comment begins or ends
_ID = f"{{{SDL}}}cid"
_COMMENTS = f"{{{MEMOQ}}}comments"
_END = f"{{{MEMOQ}}}type"


@dataclass(frozen=True, slots=True)
class CommentTables:
    """Comments and people of a file that are kept outside of its units, which refer to them by ids.

    Attributes
    ----------
    comments
        Comments of Trados, by the ids that marks in its texts have.
    people
        Names of the people of Phrase.
    """

    comments: Mapping[str, Sequence[Remark]]
    people: Mapping[str, str]

    @classmethod
    def by(cls, tree: Any) -> CommentTables:
        """Read it in the tree of a file."""
        return cls(_trados_comments(tree), phrase.people(tree))


def _trados_comments(tree: Any) -> dict[str, list[Remark]]:
    return {
        one.get("id", ""): [_remark(found, "user", "date") for found in one.iter("{*}Comment")]
        for one in _defined(tree.getroot())
    }


def comments_on(unit: Any, texts: Iterable[Any], elsewhere: CommentTables) -> Iterator[Remark]:
    """Comments of memoQ and Phrase on a ``trans-unit``; of Trados, and of marks, in ``texts``."""
    for comment in unit.iterfind(f"{_COMMENTS}/{{{MEMOQ}}}comment"):
        if comment.get("deleted") != "true":
            yield _remark(comment, "creatoruser", "time")
    for mark in (mark for text in texts for mark in text.iter("{*}mrk")):
        yield from elsewhere.comments.get(mark.get(_ID, ""), ())
        if mark.get("comment"):
            yield Remark("", mark.get("comment"))
    if phrase.is_phrase(unit):
        yield from phrase.comments(unit, elsewhere.people)


def comment_marks(text: Any) -> list[Any]:
    """The marks of comments in a text."""
    return [mark for mark in text.iter("{*}mrk") if mark.get("mtype") in (COMMENT, RANGE)]


def wrap(text: Any, marks: Iterable[Any]) -> None:
    """Put marks like these around all of a text."""
    for mark in marks:
        new = text.makeelement(mark.tag, dict(mark.attrib), mark.nsmap)
        if mark.get("mtype") == COMMENT:
            new.text, text.text = text.text, None
            new[:] = text[:]
            text.append(new)
        elif mark.get(_END) == "start":
            new.tail, text.text = text.text, None
            text.insert(0, new)
        else:
            text.append(new)


def add_comments(
    unit: Any, texts: Sequence[Any], mid: str | None, said: Sequence[Remark], name: str
) -> bool:
    """Add remarks to the comments of Trados or memoQ, but for those that are there already.

    Parameters
    ----------
    texts
        Of the segment, the one to be marked first.
    mid
        Of the segment in its unit, if it is not all of it.
    name
        Of the segment in its file.

    Returns
    -------
    bool
        Whether the file is one of them; else nothing is changed.
    """
    if sdl_definition(unit, mid) is not None:
        _add_to_trados(unit.getroottree().getroot(), texts, said, name)
    elif unit.get(f"{{{MEMOQ}}}status") is not None:
        _add_to_memoq(unit, said, name)
    else:
        return False
    return True


def _add_to_trados(root: Any, texts: Sequence[Any], said: Sequence[Remark], name: str) -> None:
    here = {mark.get(_ID) for text in texts for mark in comment_marks(text)}
    known = {
        (comment.get("user", ""), "".join(comment.itertext()))
        for one in _defined(root)
        if one.get("id") in here
        for comment in one.iter("{*}Comment")
    }
    new = [one for one in said if (legal(one.author), legal(one.text)) not in known]
    if not new:
        return
    identifier = _identifier(name, new)
    definition = _child(_child(_child(root, "doc-info", first=True), "cmt-defs"), None)
    definition.set("id", identifier)
    comments = definition.makeelement("Comments")
    definition.append(comments)
    for one in new:
        comment = comments.makeelement("Comment", severity="Low", user=legal(one.author))
        if one.made:
            comment.set("date", one.made.replace("Z", "+00:00"))
        comment.set("version", "1.0")
        comment.text = legal(one.text)
        comments.append(comment)
    text = texts[0]
    space = text.tag.rpartition("}")[0]
    mark = text.makeelement(f"{space}}}mrk" if space else "mrk", nsmap=text.nsmap)
    mark.set("mtype", COMMENT)
    mark.set(_ID, identifier)
    wrap(text, [mark])


def _add_to_memoq(unit: Any, said: Sequence[Remark], name: str) -> None:
    comments = unit.find(_COMMENTS)
    if comments is None:
        comments = unit.makeelement(_COMMENTS, nsmap=unit.nsmap)
        comments.tail = unit[-1].tail
        unit.append(comments)
    known = {(one.get("creatoruser", ""), "".join(one.itertext())) for one in comments}
    for remark in said:
        author, text = legal(remark.author), legal(remark.text)
        if (author, text) in known:
            continue
        new = comments.makeelement(f"{{{MEMOQ}}}comment", nsmap=unit.nsmap)
        new.set("id", _identifier(name, [remark]))
        new.set("creatoruser", author)
        if remark.made:
            new.set("time", remark.made)
        for key, value in (("deleted", "false"), ("category", "0"), ("appliesto", "Target")):
            new.set(key, value)
        new.text = text
        comments.append(new)


def _defined(root: Any) -> Iterator[Any]:
    """Comments that a Trados file defines, each several with one id."""
    found: Iterator[Any] = root.iterfind(f"{{{SDL}}}doc-info/{{{SDL}}}cmt-defs/{{{SDL}}}cmt-def")
    return found


def _child(parent: Any, name: str | None, *, first: bool = False) -> Any:
    """The child of Trados' vocabulary of this name, made if it is missing; a new comment without
    a name.
    """
    found = None if name is None else parent.find(f"{{{SDL}}}{name}")
    if found is None:
        found = parent.makeelement(f"{{{SDL}}}{name or 'cmt-def'}", nsmap={None: SDL})
        parent.insert(0 if first else len(parent), found)
    return found


def _identifier(name: str, said: Iterable[Remark]) -> str:
    """An id for remarks on a segment, the same whenever they are written."""
    facts = [name, *(fact for one in said for fact in (one.author, one.made, one.text))]
    return str(uuid.uuid5(uuid.NAMESPACE_OID, "\n".join(facts)))


def _remark(comment: Any, author: str, made: str) -> Remark:
    return Remark(comment.get(author, ""), "".join(comment.itertext()), _time(comment.get(made)))


def _time(text: str | None) -> str:
    """A time of a comment as Postil writes it; "" if it is none."""
    try:
        found = datetime.fromisoformat(text or "")
    except ValueError:
        return ""
    in_utc = found if found.tzinfo is None else found.astimezone(UTC)
    return in_utc.strftime(TIME)
