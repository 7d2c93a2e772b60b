"""Mark-up inside of the text of reStructuredText as codes; the rest stays as it is written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from postil.formats.codes import Code, Part, merged, pair, single

_BEFORE = r"(?:(?<=[\s'\"(\[{<\-/:])|\A|(?<=\\ ))"
_AFTER = r"(?=[\s'\")\]}>\-/:.,;!?\\]|\Z)"
_QUOTED = r"(?:[^`\\\r\n]|\\.){1,1000}"
_TOKEN = re.compile(
    rf"""\\.
    | (?P<literal>{_BEFORE}``(?=\S).{{1,1000}}?(?<=\S)``{_AFTER})
    | (?P<named>{_BEFORE}:[\w.+:-]{{1,100}}:`(?P<role>(?:[^`\\<]|\\.){{1,1000}}?)
        (?P<goal>\s*<[^<>`]{{1,1000}}>`){_AFTER})
    | (?P<code>{_BEFORE}:[\w.+:-]{{1,100}}:`{_QUOTED}`{_AFTER})
    | (?P<linked>{_BEFORE}`(?=\S)(?P<link>(?:[^`\\<]|\\.){{1,1000}}?)
        (?P<url>\s*<[^<>`]{{1,2000}}>`__?|`__){_AFTER})
    | (?P<reference>{_BEFORE}`(?=\S){_QUOTED}`_?(?::[\w.+:-]{{1,100}}:)?{_AFTER})
    | (?P<strong>{_BEFORE}\*\*(?=[^\s*])(?P<bold>.{{1,2000}}?)(?<=\S)(?<!\\)\*\*{_AFTER})
    | (?P<emphasis>{_BEFORE}\*(?=[^\s*])(?P<italic>[^*]{{0,2000}}?[^*\s\\])\*{_AFTER})
    | (?P<substitution>{_BEFORE}\|(?=[^\s|])[^|\r\n]{{0,200}}(?<=\S)\|_{{0,2}}{_AFTER})
    | (?P<note>{_BEFORE}\[(?:\d+|\#[\w-]*|\*|[A-Za-z][\w.-]*)\]_{_AFTER})
    | (?P<address>{_BEFORE}(?:https?|ftp|mailto):[^\s<>|`"]{{1,2000}}(?<![.,;:!?)\]}}'*_]))
    | (?P<name>{_BEFORE}(?<![\w.:+-])[A-Za-z][A-Za-z0-9]*(?:[-+.:_][A-Za-z0-9]+)*__?{_AFTER})""",
    re.VERBOSE | re.DOTALL,
)
_PAIRS = (
    ("named", "role", "link"), ("linked", "link", "link"), ("strong", "bold", "b"),
    ("emphasis", "italic", "i"),
)  # fmt: skip
_SINGLE = {
    "literal": "code", "code": "code", "reference": "link", "substitution": "code", "note": "note",
    "address": "link", "name": "link",
}  # fmt: skip
_MAY_STAND_BEFORE = " \t\n'\"([{<-/:"
_MAY_STAND_AFTER = " \t\n'\")]}>-/:.,;!?\\"


_SEPARATED = re.compile(r"(?<!\\)((?:\\\\)*)\\ \Z")


def inline_parts(text: str, *, hides_separators: bool) -> list[Part]:
    """Parts of a paragraph; mark-up does not nest in this format.

    Parameters
    ----------
    hides_separators
        The backslash and space between mark-up and a word are left out: they are written wherever
        they are needed (see :func:`written_text`).
    """
    return merged(_parts(text, hides_separators))


def _parts(text: str, hides_separators: bool) -> Iterator[Part]:
    at = 0

    def before(end: int) -> str:
        """The text up to some mark-up, or to the end of all."""
        piece = text[at:end]
        if not hides_separators:
            return piece
        piece = piece.removeprefix("\\ ") if at else piece
        return _SEPARATED.sub(r"\1", piece) if end < len(text) else piece

    for found in _TOKEN.finditer(text):
        if found.lastgroup is None:  # an escape
            continue
        yield before(found.start())
        at = found.end()
        for kind, inside, shown in _PAIRS:
            if found[kind]:
                start, end = found.span(inside)
                marks = text[found.start() : start], text[end:at]
                opening, closing = pair("…".join(marks), shown, marks)
                yield from (opening, text[start:end], closing)
                break
        else:
            kind = next(name for name in _SINGLE if found[name])
            keep = kind in ("note", "substitution")
            yield single(found[0], _SINGLE[kind], found[0], keep=keep, word=kind != "note")
    yield before(len(text))


def written_text(parts: Sequence[Part]) -> str:
    """The paragraph in one line: mark-up that would touch a word is kept apart as the format has
    it, and a pair in which another one begins ends before it.
    """
    pieces: list[tuple[str, bool]] = []  # text, and whether it is mark-up
    opened: Code | None = None
    for part in parts:
        if isinstance(part, str):
            text = " ".join(re.split(r"[ \t\r\n]+", part))
            pieces += _marked(text, opened) if opened is not None else [(text, False)]
        elif part.kind == "single":
            pieces.append((str(part.payload), True))
        elif part.kind == "open":
            opened = opened or part
        elif opened is not None and part.pair is opened.pair:
            opened = None
    return _joined(pieces)


def _marked(text: str, code: Code) -> list[tuple[str, bool]]:
    """Text in a pair; spaces at its ends are outside."""
    bare = text.strip(" ")
    if not bare:
        return [(text, False)]
    start = text.index(bare)
    marks = code.payload
    inside = (f"{marks[0]}{bare}{marks[1]}", True)
    return [(text[:start], False), inside, (text[start + len(bare) :], False)]


def _joined(pieces: Sequence[tuple[str, bool]]) -> str:
    out = ""
    after_markup = False
    for text, is_markup in pieces:
        if not text:
            continue
        touches_after = after_markup and (is_markup or text[0] not in _MAY_STAND_AFTER)
        touches_before = is_markup and out and out[-1] not in _MAY_STAND_BEFORE
        if touches_after or touches_before:
            out += "\\ "
        out += text
        after_markup = is_markup
    return out
