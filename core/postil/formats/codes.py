"""Paragraphs as text and codes: cut into sentences whose tags balance, put together again.

A format reads a paragraph as a list of *parts*, text pieces and :class:`Code`, in which the pairs
nest. :func:`split` cuts the list into :class:`Piece`, one a sentence:

- a pair that runs over the end of a sentence is closed there and opened again in the next one;
- codes and white space at either end of a sentence stay outside what the translator sees, unless
  they stand for words (a page number, a formula) or pair with something inside;
- a sentence without any letter or digit is no segment.

:func:`assemble` is the way back. A tag of a translation is one of its source or it is left out, so
no mark-up can come in from elsewhere. Pairs that the translator crossed are closed and opened
again; a pair left open closes at the end of the sentence. What carries content of its own and was
left out (a picture, a footnote) comes at the end of the sentence rather than getting lost.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

from postil.text.srx import Splitter
from postil.text.tags import MAX_TAGS, Tag, TaggedText, TagKind, clean, placeholder

MAX_MARKUP = 300  # characters of mark-up that a tag shows; it serves to tell tags from each other
MOST_REPEATED = 1 << 18
"""Codes in all that the sentences of a paragraph begin with as others before them do: pairs around
pairs, around thousands of sentences, would take time and memory for each in each.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Code:
    """One inline code of a document, with what its format needs to write it.

    Parameters
    ----------
    pair
        The same object for both halves of a pair.
    payload
        For the format only.
    keep
        It carries content of its own and is never lost.
    word
        It stands for words, so that it belongs into the sentence even at its end.
    """

    kind: TagKind
    markup: str
    display: str = ""
    payload: Any = None
    pair: object = None
    keep: bool = False
    word: bool = False


Part = str | Code


@dataclass(slots=True)
class Piece:
    """A sentence, and the parts before and after it that are not shown to the translator.

    Parameters
    ----------
    source
        What the translator sees; None if there is nothing to translate.
    codes
        Code ``n`` is the one that tag ``n`` of ``source`` stands for.
    """

    before: list[Part]
    inner: list[Part]
    after: list[Part]
    source: TaggedText | None = None
    codes: list[Code] = field(default_factory=list)


def pair(markup: str, display: str, payload: Any = None) -> tuple[Code, Code]:
    """The two halves of a code that goes around text."""
    key = object()
    markup = markup[:MAX_MARKUP]
    return (
        Code("open", markup, display, payload, key),
        Code("close", markup, display, payload, key),
    )


def single(
    markup: str, display: str, payload: Any = None, *, keep: bool = False, word: bool = False
) -> Code:
    """A code that stands alone."""
    return Code("single", markup[:MAX_MARKUP], display, payload, keep=keep, word=word)


def length_of(parts: Iterable[Part]) -> int:
    """Characters of a text, each code counting as one."""
    return sum(len(part) if isinstance(part, str) else 1 for part in parts)


def text_of(parts: Iterable[Part]) -> str:
    """The text without codes."""
    return "".join([part for part in parts if isinstance(part, str)])


def split(parts: Sequence[Part], splitter: Splitter | None) -> list[Piece]:
    """The sentences of a paragraph; one only, if ``splitter`` is None.

    Raises
    ------
    ValueError
        There are more codes in it than a text can hold.
    """
    return pieces_of(sentences(parts, splitter))


def pieces_of(cut: Iterable[list[Part]]) -> list[Piece]:
    """The sentences of a paragraph that is cut."""
    return [_trimmed(sentence) for sentence in _balanced(cut)]


def sentences(parts: Sequence[Part], splitter: Splitter | None) -> Iterator[list[Part]]:
    """The parts of each sentence of a paragraph; errors as :func:`split`."""
    if splitter is None:
        yield list(parts)
        return
    if len(parts) > MAX_TAGS:
        raise ValueError(f"a paragraph with {len(parts)} pieces")
    # Codes may all be the same character here: only lengths are needed.
    text = "".join(clean(part) if isinstance(part, str) else placeholder(0) for part in parts)
    waiting = [part for part in parts if part]
    cut = splitter(text)
    if len(cut) == 1:
        yield waiting
        return
    number = at = 0  # of the next part, and of the next character in it
    for sentence in cut:
        length = len(sentence)  # of which a code is one character
        out: list[Part] = []
        while length > 0:
            part = waiting[number]
            left = len(part) - at if isinstance(part, str) else 1
            taken = min(length, left)
            out.append(part[at : at + taken] if isinstance(part, str) else part)
            length -= taken
            number, at = (number, at + taken) if taken < left else (number + 1, 0)
        yield out


def _balanced(sentences: Iterable[list[Part]]) -> Iterator[list[Part]]:
    opened: list[Code] = []
    closing: dict[object, Code] = {}
    repeated = 0
    all_sentences = list(sentences)
    if all(isinstance(part, str) for sentence in all_sentences for part in sentence):
        yield from all_sentences
        return
    for sentence in all_sentences:
        for part in sentence:
            if isinstance(part, Code) and part.kind == "close":
                closing[part.pair] = part
    for sentence in all_sentences:
        out: list[Part] = list(opened)
        repeated += len(opened)
        if repeated > MOST_REPEATED:
            raise ValueError(f"a paragraph whose sentences repeat {repeated} codes")
        for part in sentence:
            out.append(part)
            if isinstance(part, Code) and part.kind == "open":
                opened.append(part)
            elif isinstance(part, Code) and part.kind == "close":
                opened.pop()
        yield out + [closing[code.pair] for code in reversed(opened)]


def _trimmed(parts: list[Part]) -> Piece:
    """Cut off what is not for the translator at either end."""
    if parts and all(isinstance(end, str) and _is_content(end) for end in (parts[0], parts[-1])):
        return _piece([], list(parts), [])
    partners = _partners(parts)
    contents = list(accumulate((_is_content(part) for part in parts), initial=0))
    start, end = 0, len(parts)
    while start < end:
        first, last = partners.get(start, start), partners.get(end - 1, end - 1)
        if contents[first + 1] == contents[start]:
            start = first + 1
        elif contents[end] == contents[last]:
            end = last
        elif first == end - 1 > start:  # a pair around all
            start, end = start + 1, end - 1
        else:
            break
    return _piece(parts[:start], parts[start:end], parts[end:])


def _piece(before: list[Part], inner: list[Part], after: list[Part]) -> Piece:
    """A sentence, the spaces at its ends cut off."""
    if inner and isinstance(inner[0], str):
        bare = inner[0].lstrip()
        before.append(inner[0][: len(inner[0]) - len(bare)])
        inner[0] = bare
    if inner and isinstance(inner[-1], str):
        bare = inner[-1].rstrip()
        after.insert(0, inner[-1][len(bare) :])
        inner[-1] = bare
    piece = Piece(before, inner, after)
    if any(character.isalnum() for character in text_of(inner)):
        piece.source, piece.codes = tagged(inner)
    return piece


def _partners(parts: Sequence[Part]) -> dict[int, int]:
    """Positions of the halves of pairs, each by that of the other."""
    partners: dict[int, int] = {}
    opened: list[int] = []
    for n, part in enumerate(parts):
        if isinstance(part, Code) and part.kind == "open":
            opened.append(n)
        elif isinstance(part, Code) and part.kind == "close":
            start = opened.pop()
            partners[start], partners[n] = n, start
    return partners


def _is_content(part: Part) -> bool:
    """Whether it is text, or a code that stands for words."""
    if isinstance(part, str):
        return bool(part) and not part.isspace()
    return part.word


def tagged(parts: Sequence[Part]) -> tuple[TaggedText, list[Code]]:
    """Parts as a text for the translator: tags numbered from 1, both halves of a pair alike."""
    codes = [part for part in parts if isinstance(part, Code)]
    if len(codes) > MAX_TAGS:
        raise ValueError(f"a sentence with {len(codes)} inline codes")
    numbers: dict[object, str] = {}
    out: list[str | Tag] = []
    for part in parts:
        if isinstance(part, str):
            out.append(part)
            continue
        key = part if part.pair is None else part.pair
        number = numbers.setdefault(key, str(len(numbers) + 1))
        out.append(Tag(part.kind, number, part.markup, part.display))
    return TaggedText.from_parts(out), codes


def assemble(target: TaggedText, source: TaggedText, codes: Sequence[Code]) -> list[Part]:
    """The parts of a translation, pairs nested, with codes of its source only."""
    known: dict[tuple[str, ...], Code] = {}
    closing: dict[object, Code] = {}
    for tag, code in zip(source.tags, codes, strict=True):
        known.setdefault((tag.kind, tag.markup), code)
        known.setdefault((tag.kind, tag.markup, tag.id), code)
        if code.kind == "close":
            closing[code.pair] = code
    out: list[Part] = []
    opened: list[tuple[str, Code]] = []
    used: set[Code] = set()
    for part in target.parts():
        if isinstance(part, str):
            out.append(part)
        elif part.kind == "close":
            _close(part, opened, closing, out)
        else:
            keys = (part.kind, part.markup, part.id), (part.kind, part.markup)
            found = known.get(keys[0]) or known.get(keys[1])
            if found is None or (found.keep and found in used):
                continue
            used.add(found)
            out.append(found)
            if part.kind == "open":
                opened.append((part.id, found))
    out += [closing[code.pair] for _, code in reversed(opened)]
    return out + [
        code for code in codes if code.keep and code.kind == "single" and code not in used
    ]


def _close(
    tag: Tag, opened: list[tuple[str, Code]], closing: dict[object, Code], out: list[Part]
) -> None:
    """Close the pair that ``tag`` ends; pairs inside it go on after it."""
    for depth in range(len(opened) - 1, -1, -1):
        if opened[depth][0] == tag.id and opened[depth][1].markup == tag.markup:
            break
    else:
        return
    inside = opened[depth + 1 :]
    out += [closing[code.pair] for _, code in reversed(opened[depth:])]
    out += [code for _, code in inside]
    del opened[depth]


def merged(parts: Iterable[Part]) -> list[Part]:
    """``parts`` without pairs that close only to open again, and neighbouring texts in one."""
    out: list[Part] = []
    for part in parts:
        last = out[-1] if out else None
        if (
            isinstance(part, Code)
            and part.kind == "open"
            and isinstance(last, Code)
            and last.kind == "close"
            and last.pair is part.pair
        ):
            out.pop()
        elif part:
            out.append(part)
    return list(_texts_joined(out))


def _texts_joined(parts: Iterable[Part]) -> Iterator[Part]:
    texts: list[str] = []
    for part in parts:
        if isinstance(part, str):
            texts.append(part)
            continue
        if texts:
            yield "".join(texts)
            texts = []
        yield part
    if texts:
        yield "".join(texts)
