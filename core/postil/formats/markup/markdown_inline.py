"""Mark-up inside of Markdown text as codes; the rest stays as it is written, escapes included."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from postil.formats.codes import Code, Part, pair, single

_CODE = r"(?<!`)(?P<ticks>`{1,8})(?!`)(?:(?!(?<!`)(?P=ticks)(?!`)).){1,2000}(?<!`)(?P=ticks)(?!`)"
_TARGET = r"(?:[^()\s\\<>]|\\.|\([^()\s]*\)|<[^<>]*>)*+"
_TITLE = r"""(?:\s+(?:"[^"]*+"|'[^']*+'))?\s*"""
_ENTITY = (
    r"&(?!(?:amp|lt|gt|quot|apos);)(?:[A-Za-z][A-Za-z0-9]{1,31}"
    r"|\#[0-9]{1,7}|\#[xX][0-9A-Fa-f]{1,6});"
)
_URL = r"https?://(?:[^\s<>()\[\]|`\"]|\([^\s<>()]{0,200}\)){1,2000}(?<![.,;:!?*_~'])"
_TOKEN = re.compile(
    rf"""\\[!-/:-@\[-`{{-~]
    | (?P<code>{_CODE})
    | (?P<template>\{{\{{[^{{}}]{{1,200}}\}}\}}|\{{%[^{{}}%]{{1,200}}%\}})
    | (?P<note>\[\^[^\]\s]{{1,100}}\])
    | (?P<link><(?:[A-Za-z][A-Za-z0-9+.-]{{1,31}}:[^\s<>]*|[^\s<>@]+@[^\s<>@]+)>)
    | (?P<comment><!--.{{0,2000}}?-->)
    | (?P<tag><(?P<slash>/)?(?P<name>[A-Za-z][\w-]*)(?>(?:[^<>"']++|"[^"<]*+"|'[^'<]*+')*)>)
    | (?P<url>{_URL})
    | (?P<entity>{_ENTITY})
    | (?P<start>!?\[)
    | (?P<end>\](?:\({_TARGET}{_TITLE}\)|\[[^\[\]]*\])?)
    | (?P<mark>\*{{1,3}}|_{{1,3}}|~~)""",
    re.VERBOSE | re.DOTALL,
)
_ADDRESS = re.compile(_URL)
_BRACKET = re.compile(r"(?<!\\)(?:\\\\){0,20}\]\Z")


@dataclass(slots=True)
class _Token:
    """Something found in the text; ``kind`` is the name of its group."""

    kind: str
    text: str
    name: str = ""
    opens: bool = False
    closes: bool = False
    at: int = 0


Place = Callable[[int, str], Any]


def inline_parts(
    pieces: Sequence[str | tuple[str, str]],
    labels: Collection[str],
    place: Place | None = None,
) -> list[Part]:
    """Parts of a paragraph.

    Parameters
    ----------
    pieces
        Its text; line breaks that are meant as ``("br", mark-up)``.
    labels
        Those of the link definitions of the document, case folded.
    place
        Payload of the mark-up that ends a link, by its place in the text of all pieces; without it
        the text is read as by the first filter.
    """
    row: list[_Token | str] = []
    text, at = "", 0
    for piece in [*pieces, ("", "")]:
        if isinstance(piece, str):
            text += piece
            continue
        row += _tokens(text, labels, at, first=place is None)
        at += len(text)
        text = ""
        if piece[0]:
            row.append(_Token("br", piece[1]))
    return list(_coded(row, _pairs(row, labels), place or _as_written))


def written_text(parts: Sequence[Part], write: Callable[[Code], str]) -> str:
    """A paragraph; an address that the text after it would lengthen, as in a language without
    spaces, gets angle brackets, and a text in brackets before a footnote is no link.

    Parameters
    ----------
    write
        The mark-up of a code.
    """
    texts = [part if isinstance(part, str) else write(part) for part in parts]
    for n, (text, after) in enumerate(pairwise(texts)):
        address = _ADDRESS.match(text + after) if text.startswith("http") else None
        if address and not isinstance(parts[n], str) and address.end() > len(text):
            texts[n] = f"<{text}>"
        elif isinstance(parts[n], str) and after.startswith("[^") and _BRACKET.search(text):
            texts[n] = f"{text[:-1]}\\]"
    return "".join(texts)


def _as_written(at: int, markup: str) -> str:  # noqa: ARG001  # wherever it is
    return markup


def _tokens(
    text: str, labels: Collection[str], base: int, *, first: bool
) -> Iterator[_Token | str]:
    at = seen = 0
    while found := _TOKEN.search(text, seen):
        seen = found.end()
        kind = next((k for k in _KINDS if found[k]), "")
        if not kind or (first and kind in ("url", "entity")):  # an escape
            if kind:
                seen = found.start() + 1
            continue
        if found.start() > at:
            yield text[at : found.start()]
        token = _Token(kind, found[0], found["name"] or "", at=base + found.start())
        if not first and kind == "end" and _is_two(found[0], text, seen, labels):
            token.text, seen = "]", found.start() + 1
        at = seen
        if kind == "mark":
            start = found.start()
            before, after = text[max(0, start - 1) : start], text[at : at + 1]
            token.opens = bool(after) and not after.isspace()
            token.closes = bool(before) and not before.isspace()
            if "_" in found[0]:
                token.opens = token.opens and not before.isalnum()
                token.closes = token.closes and not after.isalnum()
        yield token
    if at < len(text):
        yield text[at:]


def _is_two(end: str, text: str, at: int, labels: Collection[str]) -> bool:
    """Whether ``][text]`` is no reference but the beginning of another link: ``[a][text](url)``."""
    return end[1:2] == "[" and text[at : at + 1] == "(" and end[2:-1].casefold() not in labels


_LONGEST_LABEL = 999  # characters, as CommonMark has it
_KINDS = (
    "code", "template", "note", "link", "comment", "tag", "url", "entity", "start", "end", "mark",
)  # fmt: skip
_SINGLE = {
    "code": "code", "template": "code", "note": "note", "link": "link", "comment": "comment",
    "url": "link", "entity": "",
}  # fmt: skip


def _pairs(row: Sequence[_Token | str], labels: Collection[str]) -> dict[int, tuple[int, str]]:
    """Position of the end and its mark-up, by the position of the start; they nest."""
    pairs: dict[int, tuple[int, str]] = {}
    waiting: list[int] = []
    for n, token in enumerate(row):
        if isinstance(token, str):
            continue
        place = _start_of(row, waiting, token)
        if place is not None:
            start, markup = waiting[place], token.text
            if markup == "]":
                inside = _label(row, start + 1, n)
                markup = f"][{inside}]" if inside.casefold() in labels else ""
            del waiting[place:]
            if markup:
                pairs[start] = n, markup
        elif token.kind == "start" or token.opens or _is_start(token):
            waiting.append(n)
    return pairs


def _is_start(token: _Token) -> bool:
    return token.kind == "tag" and token.text[1] != "/"


def _label(row: Sequence[_Token | str], start: int, end: int) -> str:
    """The text between two brackets, if it can be a label: not long, and no brackets in it."""
    text = ""
    for n in range(start, end):
        token = row[n]
        text += token if isinstance(token, str) else token.text
        if len(text) > _LONGEST_LABEL or (
            not isinstance(token, str) and token.kind in ("start", "end")
        ):
            return ""
    return text


def _start_of(row: Sequence[_Token | str], waiting: Sequence[int], token: _Token) -> int | None:
    """Index in ``waiting`` of the start that ``token`` ends; None if it ends nothing."""
    for place in range(len(waiting) - 1, max(-1, len(waiting) - 51), -1):
        first = row[waiting[place]]
        assert not isinstance(first, str)  # noqa: S101  # only tokens wait
        if token.kind == "end" and first.kind == "start":
            return place
        if token.kind == "tag" and token.text[1] == "/" and first.name == token.name:
            return place
        if token.kind == "mark" and token.closes and first.text == token.text:
            return place
    return None


def _coded(
    row: Sequence[_Token | str], pairs: dict[int, tuple[int, str]], place: Place
) -> Iterator[Part]:
    closing: dict[int, Code] = {}
    for n, token in enumerate(row):
        if isinstance(token, str):
            yield token
        elif n in closing:
            yield closing[n]
        elif n in pairs:
            end, markup = pairs[n]
            name = _NAMES.get(token.text, token.name)
            last = row[end]
            after = place(last.at, markup) if isinstance(last, _Token) else markup
            start, closing[end] = pair(token.text + markup, name, (token.text, after))
            yield start
        elif token.kind in _SINGLE:
            kept = token.kind in ("note", "comment")
            word = token.kind not in ("note", "comment")
            display = _SINGLE[token.kind] or html.unescape(token.text)
            yield single(token.text, display, token.text, keep=kept, word=word)
        elif token.kind == "br":
            yield single("<br>", "br", token.text)
        elif token.kind == "tag":
            yield single(token.text, token.name, token.text, keep=token.name.lower() != "br")
        else:
            yield token.text


_NAMES = {
    "*": "i", "_": "i", "**": "b", "__": "b", "***": "bi", "___": "bi", "~~": "s", "[": "link",
    "![": "image",
}  # fmt: skip
