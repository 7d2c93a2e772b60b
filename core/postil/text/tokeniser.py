"""Text to tokens and exactly back.

Between two tokens stands one ASCII space unless a token says otherwise: the joiner ``￭`` (U+FFED)
at its start or end means "no space on this side". The joiner sits on the punctuation, or on markup
such as ``<i>``, never on the word::

    Il a dit : « L'été, j'irai. »
    Il  a  dit  ￭⍽:  «⍽￭  L'￭  été  ￭,  j'￭  irai  ￭.  ￭⍽»

so that ``été`` is one token wherever it stands. White space other than that one space is visible: a
no-break space belongs to the punctuation mark it protects (``￭⍽:``), anything else is a token of
its own (``￭␠␠￭``). Two neighbouring ideographs or kana, each a token of its own, need no joiner:
there a *space* is what is marked. So it is with Thai, Lao, Khmer and Burmese, whose tokens are
letters with their vowels, about a syllable; Khmer words that spaces without width set apart are
whole.

Escapes: ``␠ ␉ ␊ ␍`` and the other control pictures for U+0020 and the controls below it, ``⍽`` for
the no-break space, ``⎵`` for the narrow one, ``␛`` and four hexadecimal digits for every other
space and control character, and for these signs themselves where the text has them. So for every
text ``x``::

    tokeniser.detokenise(tokeniser.tokenise(x)) == x
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import Literal, NamedTuple, TypeAlias, TypeVar

import regex

from postil.text.scripts import WIDE
from postil.text.token_patterns import token_pattern

Mode: TypeAlias = Literal["postil", "space"]

JOINER = "￭"
_ESCAPE = "␛"
_NO_BREAK = {"\N{NO-BREAK SPACE}": "⍽", "\N{NARROW NO-BREAK SPACE}": "⎵"}
_PICTURES = {chr(code): chr(0x2400 + code) for code in range(0x21) if code != 0x1B}
_VISIBLE = _PICTURES | _NO_BREAK
_INVISIBLE = {glyph: character for character, glyph in _VISIBLE.items()}
DECORATION = JOINER + "".join(_NO_BREAK.values())
"""What a token may have around the characters of a word or mark."""
_SIGNS = JOINER + _ESCAPE + "".join(_INVISIBLE)

_TO_ESCAPE = regex.compile(rf"[\s\p{{Cc}}{_SIGNS}]")
_ESCAPED = regex.compile(rf"{_ESCAPE}([0-9A-F]{{4}})|([{''.join(_INVISIBLE)}])")
# One ASCII space, unless it stands beside other space, at an end, or between wide characters.
_PLAIN_SPACE = regex.compile(rf"(?<=\S) (?=\S)(?:(?<![{WIDE}] )|(?![{WIDE}]))", regex.VERSION1)
_WIDE_SPACE = regex.compile(rf"(?<=[{WIDE}]) (?=[{WIDE}])", regex.VERSION1)
_ASCII_SPACE = regex.compile(r"[^ \t\n\r\f\v]+")
_IS_WIDE = regex.compile(rf"[{WIDE}]", regex.VERSION1)

_FIRST_WIDE = min(WIDE.replace("-", ""))
_PLAIN_SIGNS = ".,;:!?"
_LEANS_RIGHT = regex.compile(r"[\p{Ps}\p{Pi}¿¡]")
# Languages that use quotation marks the other way round: »so«, „so“.
_REVERSED = dict.fromkeys(("de", "da", "sl", "hr", "sr", "cs", "sk", "hu"), "«»‹›")
for _language in ("de", "cs", "sk", "sl", "bg", "ka", "is", "lt"):
    _REVERSED[_language] = _REVERSED.get(_language, "") + "“‘"

PLAIN_SIDE, JOINED_SIDE, WIDE_SIDE = range(3)

_WORD, _WIDE, _MARK, _OPENING, _SPACE = range(5)
_CLASSES = {"wide": _WIDE, "suffix": _MARK, "mark": _MARK, "elision": _OPENING, "space": _SPACE}
_CACHE_SIZE = 1 << 16
_CACHED_LENGTH = 40


T = TypeVar("T")
_Cut: TypeAlias = tuple[tuple[str, ...], tuple[tuple[int, int], ...]]
"""Tokens of a chunk, and their spans in it."""
_TOKENS_OF = itemgetter(0)


class _Piece(NamedTuple):
    """One token before joiners: its characters, place and class."""

    text: str
    start: int
    kind: int


class Surface(NamedTuple):
    """Form of a token in a text: its characters, and the spacing of its sides.

    ``left``, ``right``: ``PLAIN_SIDE``, ``JOINED_SIDE`` or ``WIDE_SIDE``. Between two tokens stands
    one space, unless one of the sides that meet is joined or both are wide.
    """

    text: str
    left: int
    right: int


class _OddSpacingError(Exception):
    """A text was cut at spaces, and more than a single one stands around a token."""


class _Chunks(dict[str, T]):
    """Chunks between single spaces and what a function says of their tokens.

    Raises
    ------
    _OddSpacingError
        The chunk is none.
    """

    def __init__(self, function: Callable[[str], T]) -> None:
        super().__init__()
        self._function = function

    def __missing__(self, chunk: str) -> T:
        if _is_odd(chunk):
            raise _OddSpacingError
        found = self._function(chunk)
        if len(chunk) <= _CACHED_LENGTH:
            if len(self) >= _CACHE_SIZE:
                self.clear()
            self[chunk] = found
        return found


class Tokeniser:
    """Cuts the text of one language into tokens and puts tokens back together.

    An object may be used from several threads.

    Parameters
    ----------
    language
        Language tag; only its first part counts. It decides what an apostrophe does.
    mode
        ``postil`` is the reversible tokenisation above. ``space`` is for text that is tokenised
        already: it cuts at ASCII white space and joins with one space.
    """

    def __init__(self, language: str, mode: Mode = "postil") -> None:
        if mode not in ("postil", "space"):
            raise ValueError(f"no such mode of tokenisation: {mode!r}")
        self.language = language
        self.mode = mode
        self._pattern = token_pattern(primary_subtag(language))
        self._reversed = _REVERSED.get(primary_subtag(language), "")
        self._cuts = _Chunks(self._cut)
        self._lines = _Chunks(self._line_of)

    def tokenise(self, text: str) -> list[str]:
        """Tokens of ``text``; none of them is empty or holds white space."""
        if self.mode == "space":
            return _ASCII_SPACE.findall(text)
        if not text:
            return []
        try:
            cuts = map(self._cuts.__getitem__, _chunks(text))
            return list(chain.from_iterable(map(_TOKENS_OF, cuts)))
        except _OddSpacingError:
            return [token for chunk in _PLAIN_SPACE.split(text) for token in self._cut(chunk)[0]]

    def line(self, text: str) -> str:
        """The tokens of ``text`` with a space between, in less time than to put them together."""
        if self.mode == "space" or not text:
            return " ".join(self.tokenise(text))
        try:
            return " ".join(map(self._lines.__getitem__, _chunks(text)))
        except _OddSpacingError:
            return " ".join(self.tokenise(text))

    def detokenise(self, tokens: Sequence[str]) -> str:
        """The text of ``tokens``; the inverse of :meth:`tokenise`, and sensible for any tokens."""
        text = " ".join(tokens)
        if self.mode == "space" or text.isascii():
            return text
        if JOINER in text:
            text = text.replace(" " + JOINER, JOINER).replace(JOINER + " ", JOINER)
            bare = text.replace(JOINER, "")
        else:
            bare = text
        if len(bare.encode("latin-1", "ignore")) == len(bare):  # nothing wide, nothing escaped
            return bare
        text = _WIDE_SPACE.sub("", text).replace(JOINER, "")
        return _ESCAPED.sub(_unescape, text)

    def surface(self, token: str) -> Surface:
        """Form of one token in the text of :meth:`detokenise`."""
        if self.mode == "space":
            return Surface(token, PLAIN_SIDE, PLAIN_SIDE)
        return _surface(token)

    def spans(self, text: str) -> list[tuple[int, int]]:
        """Half-open character span of each token of :meth:`tokenise`, in its order.

        A no-break space that belongs to a mark lies outside the span of that mark.
        """
        if self.mode == "space":
            return [found.span() for found in _ASCII_SPACE.finditer(text)]
        spans: list[tuple[int, int]] = []
        start = 0
        for chunk in _PLAIN_SPACE.split(text) if text else ():
            for first, last in (self._cut(chunk) if _is_odd(chunk) else self._cuts[chunk])[1]:
                spans.append((start + first, start + last))
            start += len(chunk) + 1
        return spans

    def _cut(self, chunk: str) -> _Cut:
        """Tokens and their spans in the chunk."""
        found = _plain_word(chunk)
        if found is None:
            joined = self._joined(chunk)
            spans = tuple((piece.start, piece.start + len(piece.text)) for _, piece in joined)
            found = tuple(token for token, _ in joined), spans
        return found

    def _line_of(self, chunk: str) -> str:
        return " ".join(self._cut(chunk)[0])

    def _joined(self, chunk: str) -> list[tuple[str, _Piece]]:
        """Tokens with their joiners, for a piece of text that no plain space cuts."""
        pieces = self._pieces(chunk)
        if len(pieces) == 1 and pieces[0].kind != _SPACE:
            return [(_escape(pieces[0].text), pieces[0])]
        before = [""] * len(pieces)
        after = [""] * len(pieces)
        dropped = set()
        for n, piece in enumerate(pieces):
            if piece.kind == _SPACE:
                if _attach_space(pieces, n, before, after):
                    dropped.add(n)
            elif n and pieces[n - 1].kind != _SPACE:
                _attach(pieces[n - 1], piece, n, before, after)
        return [
            (before[n] + _escape(piece.text) + after[n], piece)
            for n, piece in enumerate(pieces)
            if n not in dropped
        ]

    def _pieces(self, chunk: str) -> list[_Piece]:
        pieces = []
        for found in self._pattern.finditer(chunk):
            text = found.group()
            kind = _CLASSES.get(found.lastgroup or "", _WORD)
            if kind == _WORD and text[0] == "<" and text[-1] == ">":  # <i>, </i>
                kind = _MARK if text[1] == "/" or text[-2] == "/" else _OPENING
            elif kind == _MARK and bool(_LEANS_RIGHT.match(text)) != (text[0] in self._reversed):
                kind = _OPENING
            pieces.append(_Piece(text, found.start(), kind))
        return pieces


def _plain_word(chunk: str) -> _Cut | None:
    """Tokens, as the pattern cuts them, of one word in letters, with or without punctuation behind,
    as most chunks are; None of any other.
    """
    word = chunk[:-1] if chunk[-1:] in _PLAIN_SIGNS else chunk
    if not word.isalpha():
        return None
    if not word.isascii() and max(word) >= _FIRST_WIDE and _IS_WIDE.search(word):
        return None
    end = len(word)
    if word is chunk:
        return (word,), ((0, end),)
    return (word, JOINER + chunk[-1]), ((0, end), (end, end + 1))


def _chunks(text: str) -> list[str]:
    """The parts of a text between single spaces that are no tokens; if it has other space, parts
    that are odd may be among them.
    """
    if text.isascii() or not _WIDE_SPACE.search(text):
        return text.split(" ")
    return _PLAIN_SPACE.split(text)


def _is_odd(chunk: str) -> bool:
    """Whether there is more than a single space around what was cut at spaces."""
    return not chunk or chunk[0].isspace() or chunk[-1].isspace()


@lru_cache(_CACHE_SIZE)
def _surface(token: str) -> Surface:
    bare = token.replace(JOINER, "")
    return Surface(
        _ESCAPED.sub(_unescape, bare),
        _side(bare[:1], joined=token.startswith(JOINER)),
        _side(bare[-1:], joined=token.endswith(JOINER)),
    )


def _side(character: str, *, joined: bool) -> int:
    if joined:
        return JOINED_SIDE
    return WIDE_SIDE if character and _IS_WIDE.match(character) else PLAIN_SIDE


def _attach(left: _Piece, right: _Piece, n: int, before: list[str], after: list[str]) -> None:
    """Mark that no space stands between piece ``n - 1`` and piece ``n``, on the one that leans."""
    if _IS_WIDE.match(left.text[-1]) and _IS_WIDE.match(right.text[0]):
        return
    if left.kind > right.kind or (left.kind == right.kind == _OPENING):
        after[n - 1] = JOINER
    else:
        before[n] = JOINER


def _attach_space(pieces: list[_Piece], n: int, before: list[str], after: list[str]) -> bool:
    """Give the white space at ``n`` to the mark it protects; else make it a token with joiners."""
    glyph = _NO_BREAK.get(pieces[n].text)
    if glyph and 0 < n < len(pieces) - 1:
        if pieces[n + 1].kind == _MARK:
            before[n + 1] = JOINER + glyph
            return True
        if pieces[n - 1].kind == _OPENING:
            after[n - 1] = glyph + JOINER
            return True
    before[n] = after[n] = JOINER
    return False


def _escape(text: str) -> str:
    return text if text.isalnum() else _TO_ESCAPE.sub(_escape_one, text)


def _escape_one(found: regex.Match[str]) -> str:
    character = found.group()
    return _VISIBLE.get(character) or f"{_ESCAPE}{ord(character):04X}"


def _unescape(found: regex.Match[str]) -> str:
    code, glyph = found.groups()
    return chr(int(code, 16)) if code else _INVISIBLE[glyph]


def primary_subtag(language: str) -> str:
    """``fr`` of ``fr-CA`` or ``FR_ca``."""
    return language.replace("_", "-").partition("-")[0].lower()
