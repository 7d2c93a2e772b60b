"""Messages of ICU (MessageFormat): their plurals and choices as texts of their own.

A message with ``{n, plural, ...}``, ``select`` or ``selectordinal`` becomes one text for each
combination of branches, with what stands around them, so that each is a whole sentence. A message
whose choice has words around it is written with these words in each branch, as ICU recommends; one
that is only a choice keeps its layout. Of plurals, a translation gets the forms of the target
language: those that the source has not begin as its "other".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from postil.formats.strings.plural_forms import CATEGORIES, forms_to_translate

MOST_TEXTS = 100
"""Texts of a message at most; one with more stays as it is."""
_DEPTH = 8
_BEGINS = re.compile(r"\{\s*[\w.-]+\s*,\s*(?:plural|select|selectordinal)\s*,")
_HEAD = re.compile(
    r"\{\s*[\w.-]+\s*,\s*(?P<kind>plural|selectordinal|select)\s*,\s*(?:offset:\s*\d+\s*)?"
)
_SELECTOR = re.compile(r"\s*(?P<name>=\d+|[^\s{}#']+)\s*\{")
_TAIL = re.compile(r"\s*\}")
_QUOTED = re.compile(r"''|'[{}#|](?:[^']|'')*(?:'|\Z)")

Path = tuple[str, ...]
"""Branches of a text, one for each choice that leads to it."""


@dataclass(slots=True)
class _Branch:
    """A branch: its selector, what is written up to its text, and the text."""

    name: str
    before: str
    pieces: list[str | _Choice]


@dataclass(slots=True)
class _Choice:
    """A plural or a select.

    Attributes
    ----------
    head, tail
        What is written before the first branch and after the last.
    """

    kind: str
    head: str
    branches: list[_Branch] = field(default_factory=list)
    tail: str = "}"


class Message:
    """A message with branches.

    Parameters
    ----------
    language
        Of the translation.
    """

    def __init__(self, pieces: list[str | _Choice], language: str) -> None:
        self._pieces = pieces
        self._language = language

    def texts(self) -> dict[Path, str]:
        """The texts to translate, by their branches, in order."""
        return dict(self._texts(self._pieces))

    def _texts(self, pieces: list[str | _Choice]) -> Iterator[tuple[Path, str]]:
        place = _place_of_choice(pieces)
        if place is None:
            yield (), "".join(map(str, pieces))
            return
        choice = pieces[place]
        assert isinstance(choice, _Choice)  # noqa: S101  # that is what was looked for
        for name, branch in self._branches(choice):
            inside = _around(pieces, place, branch, choice)
            for path, text in self._texts(inside):
                yield (name, *path), text

    def _branches(self, choice: _Choice) -> Iterator[tuple[str, _Branch]]:
        """Branches of a translation, and those of the source that they begin as."""
        there = {branch.name: branch for branch in choice.branches}
        if choice.kind != "plural":  # ordinals have other categories than counted things
            yield from there.items()
        else:
            for name in forms_to_translate(there, self._language):
                yield name, there.get(name) or there["other"]

    def written(self, texts: Mapping[Path, str]) -> str:
        """The message with these texts in place of its own; those of forms that the source has not
        are added, and forms that the target language has not stay.
        """
        return self._written(self._pieces, texts, ())

    def _written(self, pieces: list[str | _Choice], texts: Mapping[Path, str], path: Path) -> str:
        place = _place_of_choice(pieces)
        if place is None:
            return texts.get(path, "".join(map(str, pieces)))
        choice = pieces[place]
        assert isinstance(choice, _Choice)  # noqa: S101  # that is what was looked for
        there = {branch.name for branch in choice.branches}
        out = choice.head
        for branch in choice.branches:
            inside = _around(pieces, place, branch, choice)
            if branch.name == "other":  # forms that the source has not go before it
                for name in (one for one, _ in self._branches(choice) if one not in there):
                    begins = (*path, name)
                    if any(given[: len(begins)] == begins for given in texts):
                        out += _added_form(name, branch, out, self._written(inside, texts, begins))
            out += f"{branch.before}{self._written(inside, texts, (*path, branch.name))}}}"
        return out + choice.tail


def _added_form(name: str, other: _Branch, before: str, text: str) -> str:
    """A branch for another plural form, as the one of ``other`` is written; ``before``: the choice
    up to it.
    """
    selector = re.sub(r"other(?=\s*\{\Z)", name, other.before)
    left = "" if selector[:1].isspace() or before[-1:].isspace() else " "
    right = "" if other.before[:1].isspace() else " "
    return f"{left}{selector}{text}}}{right}"


def _place_of_choice(pieces: list[str | _Choice]) -> int | None:
    return next((n for n, piece in enumerate(pieces) if isinstance(piece, _Choice)), None)


def _around(
    pieces: list[str | _Choice], place: int, branch: _Branch, choice: _Choice
) -> list[str | _Choice]:
    """The pieces of a branch with what stands around its choice."""
    around = pieces[:place], pieces[place + 1 :]
    if choice.kind != "select":
        before, after = ([_no_number(one) for one in side] for side in around)
    else:
        before, after = around
    return [*before, *branch.pieces, *after]


def _no_number(piece: str | _Choice) -> str | _Choice:
    """Text that comes to stand in a plural: a # in it is no number there."""
    if isinstance(piece, str) and "#" in piece:
        return re.sub(r"('[{}#|](?:[^']|'')*')|#", lambda sign: sign[1] or "'#'", piece)
    return piece


def message_of(text: str, language: str) -> Message | None:
    """The branches of a message; None if it has none, is not well-formed, or has too many."""
    if not _BEGINS.search(text):
        return None
    try:
        pieces, at = _pieces(text, 0, 0)
        message = Message(pieces, language)
        if at != len(text) or _count(pieces) > MOST_TEXTS:
            return None
        if _place_of_choice(pieces) is None or _numbers_move(pieces):
            return None
    except _NotWellFormed:
        return None
    return message


class _NotWellFormed(Exception):  # noqa: N818  # it is caught here
    """Text that is no message."""


def _pieces(text: str, at: int, depth: int) -> tuple[list[str | _Choice], int]:
    """Pieces up to the end of the text or of a branch, and where that is."""
    pieces: list[str | _Choice] = []
    start = at
    while at < len(text) and text[at] != "}":
        if quoted := _QUOTED.match(text, at):
            at = quoted.end()
        elif text[at] != "{":
            at += 1
        elif head := _HEAD.match(text, at):
            pieces.append(text[start:at])
            choice, at = _choice(text, head, depth + 1)
            pieces.append(choice)
            start = at
        else:
            end = text.find("}", at)
            if end < 0 or "{" in text[at + 1 : end]:
                raise _NotWellFormed
            at = end + 1
    pieces.append(text[start:at])
    return [piece for piece in pieces if piece], at


def _choice(text: str, head: re.Match[str], depth: int) -> tuple[_Choice, int]:
    if depth > _DEPTH:
        raise _NotWellFormed
    choice = _Choice(head["kind"], head[0])
    at = head.end()
    while found := _SELECTOR.match(text, at):
        pieces, at = _pieces(text, found.end(), depth)
        if text[at : at + 1] != "}":
            raise _NotWellFormed
        choice.branches.append(_Branch(found["name"], found[0], pieces))
        at += 1
    tail = _TAIL.match(text, at)
    names = [branch.name for branch in choice.branches]
    if tail is None or "other" not in names or len(set(names)) < len(names):
        raise _NotWellFormed
    choice.tail = tail[0]
    return choice, tail.end()


def _count(pieces: list[str | _Choice]) -> int:
    """Number of texts that a message has at most."""
    count = 1
    for piece in pieces:
        if isinstance(piece, _Choice):
            inside = [_count(branch.pieces) for branch in piece.branches]
            forms = len(CATEGORIES) if piece.kind == "plural" else 0
            count *= max(sum(inside), (len(inside) + forms) * max(inside) if forms else 0)
    return count


def _numbers_move(pieces: list[str | _Choice], *, in_plural: bool = False) -> bool:
    """Whether a # would mean another number with the words around a plural moved into it: it stands
    in a plural, beside another one.
    """
    plural = any(isinstance(one, _Choice) and one.kind != "select" for one in pieces)
    if in_plural and plural:
        return True
    if sum(isinstance(one, _Choice) for one in pieces) > 1 and plural:
        return True
    return any(
        _numbers_move(branch.pieces, in_plural=in_plural or one.kind != "select")
        for one in pieces
        if isinstance(one, _Choice)
        for branch in one.branches
    )
