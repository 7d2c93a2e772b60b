"""Paragraphs of LaTeX as text and codes."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from postil.errors import InputError
from postil.formats.codes import Code, Part, pair, single
from postil.formats.text_file import Span

_TOKEN = re.compile(
    r"""(?P<comment>%[^\r\n]*(?:(?:\r\n|\r|\n)(?![ \t]*[\r\n])[ \t]*)?)
    | (?P<gap>[ \t]*(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)[ \t\r\n]*)
    | (?P<space>[ \t\r\n]+)
    | (?P<math>\$\$(?:[^$\\]|\\.){0,2000}\$\$|\$(?:[^$\\]|\\.){1,1000}\$
        |\\\((?:[^\\]|\\(?![()]).){0,500}\\\)|\\\[(?:[^\\]|\\(?![\[\]]).){0,1000}\\\])
    | \\(?P<edge>begin|end)[ \t]*\{(?P<name>[A-Za-z@]{1,60}\*?)\}
    | (?P<verbatim>\\(?:verb\*?|lstinline|mintinline\{\w*\}|path)(?P<quote>[^A-Za-z*\s{\[])
        [^\r\n]{0,2000}?(?P=quote))
    | (?P<accent>\\(?:['`^"~=.](?![A-Za-z]{2})|['`^"~=.]|[Hcvudkr](?=[ {]|\\[ij]))[ ]*
        (?:\{\\?[A-Za-z]\}|\\[ij](?![A-Za-z])|[A-Za-z]))
    | (?P<command>\\[A-Za-z@]+\*?)
    | (?P<escaped>\\[%&_\#${}]|\{[\[\]]\})
    | (?P<symbol>\\(?:.|\Z))
    | (?P<brace>[{}])
    | (?P<cell>&)
    | (?P<tie>~)
    | (?P<text>[^\\%{}$&~ \t\r\n]+|\$)""",
    re.VERBOSE | re.DOTALL,
)
_OPTION = re.compile(r"\[[^\[\]{}]{0,500}(?:\{[^{}]{0,300}\}[^\[\]{}]{0,300})*\]")
_PROSE = re.compile(r"[^\W\d_]{2}[.,;:]?\s+[^\W\d_]{2}")
_NEXT_LINE = re.compile(r"[ \t]*(?:(?:\r\n|\r|\n)(?![ \t]*[\r\n])[ \t]*)?")
_ACCENT = re.compile(r"\\(.) *\{?\\?([A-Za-z])\}?")
# fmt: off
_PAIRS = frozenset({
    "textbf", "textit", "emph", "texttt", "underline", "textsc", "textrm", "textsf", "textsl",
    "textup", "textmd", "textnormal", "uline", "enquote", "mbox", "text", "uppercase", "lowercase",
    "MakeUppercase", "textsuperscript", "textsubscript", "hbox", "alert", "strong", "sout",
    "centerline", "textquote", "fbox",
})
_PAIRS_OF_TWO = frozenset({
    "href", "textcolor", "colorbox", "hyperlink", "hypertarget", "foreignlanguage", "resizebox",
    "parbox", "raisebox", "selectlanguage",
})
"""The last of their arguments is text."""
_BLOCKS = frozenset({
    "part", "chapter", "section", "subsection", "subsubsection", "paragraph", "subparagraph",
    "title", "subtitle", "author", "date", "caption", "subcaption", "frametitle", "framesubtitle",
    "addchap", "addsec", "minisec", "captionof", "thanks", "subject", "institute", "footnotetext",
})
_NOTES = frozenset({"footnote", "marginpar", "todo", "sidenote", "marginnote", "endnote"})
"""Commands whose argument is a paragraph within a paragraph."""
_ITEMS = frozenset({
    "item", "par", "newline", "hline", "toprule", "midrule", "bottomrule", "maketitle", "newpage",
    "tableofcontents", "clearpage", "centering", "bigskip", "medskip", "smallskip",
    "tabularnewline",
    "noindent", "label", "appendix", "endhead", "endfirsthead", "cleardoublepage", "bibliography",
    "bibliographystyle", "includegraphics", "input", "include", "vspace", "multicolumn",
})
"""Commands that end a paragraph; those of ``_WITHIN`` only where none is begun."""
_WITHIN = frozenset({"label", "includegraphics", "vspace", "newline", "centering", "noindent"})
_UNSEEN = frozenset({
    "label", "index", "bf", "it", "em", "rm", "sf", "tt", "sc", "sl", "bfseries", "itshape",
    "ttfamily", "sffamily", "rmfamily", "upshape", "scshape", "mdseries", "tiny", "scriptsize",
    "footnotesize", "small", "normalsize", "large", "Large", "LARGE", "huge", "Huge", "centering",
    "noindent", "vspace", "hfill", "protect",
})
"""Commands that print nothing."""
_VERBATIM = frozenset({
    "verbatim", "verbatim*", "lstlisting", "minted", "comment", "Verbatim", "filecontents",
    "filecontents*", "tikzpicture", "alltt", "picture", "algorithmic", "pspicture",
})
_MATH = frozenset({
    "equation", "align", "gather", "multline", "eqnarray", "displaymath", "math", "flalign",
    "alignat", "split", "dmath",
})
_TABLES = frozenset({
    "tabular", "tabularx", "longtable", "tabulary", "tblr", "supertabular", "array",
})
_SIGNS = {
    "ss": "ß", "o": "ø", "O": "Ø", "ae": "æ", "AE": "Æ", "oe": "œ", "OE": "Œ", "aa": "å",
    "AA": "Å", "l": "ł", "L": "Ł", "i": "ı", "S": "§", "textendash": "–", "textemdash": "—",
    "textbackslash": "\\", "textasciitilde": "~", "textasciicircum": "^", "copyright": "©",
    "guillemotleft": "«", "guillemotright": "»", "texteuro": "€", "textdegree": "°",
}
# fmt: on
_MARKS = {
    "'": "\u0301",
    "`": "\u0300",
    "^": "\u0302",
    '"': "\u0308",
    "~": "\u0303",
    "=": "\u0304",
    ".": "\u0307",
    "H": "\u030b",
    "c": "\u0327",
    "v": "\u030c",
    "u": "\u0306",
    "d": "\u0323",
    "k": "\u0328",
    "r": "\u030a",
}  # fmt: skip
_TYPED = {
    "\\": "\\textbackslash{}", "~": "\\textasciitilde{}", "^": "\\textasciicircum{}",
    "\u00a0": "~", "\u202f": "\\,", **{sign: f"\\{sign}" for sign in "%&_#${}"},
}  # fmt: skip
_TO_ESCAPE = re.compile(r"[\\~^%&_#${}\u00a0\u202f]")
_DEEPEST = 200


def escaped(text: str) -> str:
    """Text as LaTeX writes it, in one line."""
    text = re.sub(r"[ \t\r\n]+", " ", text)
    return _TO_ESCAPE.sub(lambda found: _TYPED[found[0]], text)


@dataclass(slots=True)
class Paragraph:
    """A paragraph while it is read; its span is that from its first to its last part."""

    parts: list[Part] = field(default_factory=list)
    start: int = -1
    end: int = -1
    length: int = 0
    """Of its parts without spaces and remarks behind the last one."""

    @property
    def span(self) -> Span:
        """Place in the file."""
        return self.start, self.end

    def add(self, part: Part, start: int, end: int) -> None:
        """Add a part of the paragraph, with its place in the file."""
        if self.start < 0:
            self.start = start
        self.end = end
        self.parts.append(part)
        self.length = len(self.parts)


@dataclass(slots=True)
class _Group:
    """Something in braces that is open: a pair, a block of its own, or a note in a paragraph."""

    end: int
    closing: Code | None = None
    outer: Paragraph | None = None
    start: int = 0
    is_block: bool = False


class LatexReader:
    """Reads parts of a file into paragraphs.

    Raises
    ------
    InputError
        Groups stand too deep in one another.
    """

    def __init__(self, text: str, path: Path) -> None:
        self._text = text
        self._found: list[Paragraph] = []
        self._ends, self._breaks = self._groups(path)
        self._tables: list[str] = []
        self._now = Paragraph()
        self._stack: list[_Group] = []
        self._handlers: dict[str, Callable[[re.Match[str]], int]] = {
            "comment": self._comment, "gap": self._gap, "space": self._space, "math": self._math,
            "name": self._name, "verbatim": self._verbatim, "accent": self._accent,
            "command": self._command, "escaped": self._escaped, "symbol": self._symbol,
            "brace": self._brace, "cell": self._cell, "tie": self._tie, "text": self._plain,
        }  # fmt: skip

    def paragraphs(self) -> list[Paragraph]:
        """Paragraphs read so far, in order: a note after the paragraph that it is in."""
        letters = (one for one in self._found if _has_text(one.parts))
        return sorted(letters, key=lambda one: one.start)

    def _groups(self, path: Path) -> tuple[dict[int, int], list[int]]:
        """Ends of groups by their beginnings; places where a paragraph ends anyhow."""
        ends: dict[int, int] = {}
        opened: list[int] = []
        breaks: list[int] = []
        at = 0
        while found := _TOKEN.match(self._text, at):
            at = found.end()
            kind = found.lastgroup
            if found[0] == "{":
                opened.append(found.start())
                if len(opened) > _DEEPEST:
                    line = self._text.count("\n", 0, at) + 1
                    raise InputError("the document is nested too deeply", file=path, line=line)
            elif found[0] == "}" and opened:
                ends[opened.pop()] = found.start()
            elif kind in ("gap", "name"):
                breaks.append(found.start())
                if found["edge"] == "begin" and _is(found["name"], _VERBATIM):
                    at = self._behind(found["name"], at)
            elif kind == "command" and found[0][1:].rstrip("*") in (_BLOCKS | _ITEMS - _WITHIN):
                breaks.append(found.start())
        return ends, breaks

    def _behind(self, name: str, at: int) -> int:
        """Place behind the end of an environment."""
        mark = f"\\end{{{name}}}"
        end = self._text.find(mark, at)
        return len(self._text) if end < 0 else end + len(mark)

    def argument(self, at: int) -> int | None:
        """End of the argument of a command that was read up to here; None: it has none."""
        at = _NEXT_LINE.match(self._text, at).end()  # type: ignore[union-attr]  # it can be empty
        if found := _OPTION.match(self._text, at):
            at = found.end()
        end = self._ends.get(at)
        return None if end is None else end + 1

    def read(self, at: int, end: int) -> None:
        """Read a part of the file."""
        while at < end and (found := _TOKEN.match(self._text, at, end)):
            at = self._handlers[found.lastgroup or ""](found)
        while self._stack:
            self._close(self._stack.pop(), end)
        self._end()

    def _add(self, part: Part, start: int, end: int) -> None:
        self._now.add(part, start, end)

    def _end(self) -> None:
        """The paragraph ends here; pairs in it do not go on over its end."""
        del self._now.parts[self._now.length :]
        self._found.append(self._now)
        self._now = Paragraph()

    def _text_token(self, found: re.Match[str], text: str) -> int:
        self._add(text, *found.span())
        return found.end()

    def _comment(self, found: re.Match[str]) -> int:
        if self._now.parts:
            self._now.parts.append(single("%", "%", found.span(), keep=True))
        return found.end()

    def _gap(self, found: re.Match[str]) -> int:
        self._end()
        return found.end()

    def _space(self, found: re.Match[str]) -> int:
        if self._now.parts:
            self._now.parts.append(" ")  # at its end it is outside
        return found.end()

    def _plain(self, found: re.Match[str]) -> int:
        return self._text_token(found, found[0])

    def _math(self, found: re.Match[str]) -> int:
        self._add(single(found[0], "math", found.span(), word=True), *found.span())
        return found.end()

    def _verbatim(self, found: re.Match[str]) -> int:
        self._add(single(found[0], "code", found.span(), word=True), *found.span())
        return found.end()

    def _accent(self, found: re.Match[str]) -> int:
        parts = _ACCENT.fullmatch(found[0])
        if parts is None:
            return self._symbol(found)
        return self._text_token(found, unicodedata.normalize("NFC", parts[2] + _MARKS[parts[1]]))

    def _escaped(self, found: re.Match[str]) -> int:
        return self._text_token(found, found[0][1])

    def _tie(self, found: re.Match[str]) -> int:
        return self._text_token(found, "\u00a0")

    def _symbol(self, found: re.Match[str]) -> int:
        if found[0] == "\\\\":
            option = _OPTION.match(self._text, found.end())
            end = option.end() if option else found.end()
            if self._tables:
                self._end()
            else:
                self._add(single("\\\\", "br", (found.start(), end)), found.start(), end)
            return end
        if found[0] in ("\\ ", "\\\n", "\\,"):
            return self._text_token(found, "\u202f" if found[0] == "\\," else " ")
        self._add(single(found[0], found[0], found.span()), *found.span())
        return found.end()

    def _cell(self, found: re.Match[str]) -> int:
        if self._tables:
            self._end()
            return found.end()
        return self._text_token(found, "&")

    def _brace(self, found: re.Match[str]) -> int:
        at = found.start()
        if found[0] == "}":
            if self._stack and self._stack[-1].end == at:
                self._close(self._stack.pop(), found.end())
            return found.end()
        self._open(at, at, at + 1, "{}")
        return found.end()

    def _open(self, start: int, brace: int, inside: int, name: str) -> None:
        """Begin a pair; what has paragraphs within is none."""
        end = self._ends.get(brace)
        if end is None:
            return
        if self._breaks_within(brace, end):
            self._stack.append(_Group(end))
            return
        markup = self._text[start:inside]
        opening, closing = pair(markup, name, ((start, inside), (end, end + 1)))
        self._add(opening, start, inside)
        self._stack.append(_Group(end, closing))

    def _breaks_within(self, start: int, end: int) -> bool:
        return bisect_left(self._breaks, start) < bisect_left(self._breaks, end)

    def _close(self, group: _Group, end: int) -> None:
        if group.closing is not None:
            self._add(group.closing, group.end, end)
        elif group.outer is not None:
            self._end()
            self._now = group.outer
            span = group.start, end
            self._add(single(self._text[slice(*span)], "note", span, keep=True), *span)
        elif group.is_block:
            self._end()

    def _name(self, found: re.Match[str]) -> int:
        """The beginning or the end of an environment."""
        name, end = found["name"], found.end()
        if found["edge"] == "begin" and _is(name, _MATH):
            end = self._behind(name, end)
            span = found.start(), end
            self._add(single(self._text[slice(*span)], "math", span, word=True), *span)
            return end
        self._end()
        if found["edge"] == "end":
            if self._tables and self._tables[-1] == name:
                self._tables.pop()
            return end
        if _is(name, _VERBATIM):
            return self._behind(name, end)
        if _is(name, _TABLES):
            self._tables.append(name)
        while (more := self._past_argument(end)) is not None:
            end = more
        return end

    def _past_argument(self, at: int) -> int | None:
        """Place behind an option or an argument that begins here and is no prose."""
        if option := _OPTION.match(self._text, at):
            return option.end()
        end = self._ends.get(at)
        return None if end is None or _PROSE.search(self._text, at, end) else end + 1

    def _command(self, found: re.Match[str]) -> int:
        name, start = found[0][1:].rstrip("*"), found.start()
        at = found.end()
        brace = _NEXT_LINE.match(self._text, at).end()  # type: ignore[union-attr]  # as above
        if option := _OPTION.match(self._text, at):
            brace = option.end()
        if name in _BLOCKS | _NOTES and brace in self._ends:
            outer = self._now if name in _NOTES else None
            if outer is None:
                self._end()
            self._now = Paragraph()
            self._stack.append(_Group(self._ends[brace], None, outer, start, outer is None))
            return brace + 1
        if name in _PAIRS and brace in self._ends:
            self._open(start, brace, brace + 1, name)
            return brace + 1
        if name in _PAIRS_OF_TWO and brace in self._ends:
            second = self._ends[brace] + 1
            if second in self._ends:
                self._open(start, second, second + 1, name)
                return second + 1
        if name == "item":
            self._end()
            return self._term(at) if option else at
        return self._other(name, start, at)

    def _term(self, at: int) -> int:
        """The term of an item, a paragraph of its own if nothing but text is in it."""
        option = _OPTION.match(self._text, at)
        assert option is not None  # noqa: S101  # it was found there
        inside = self._text[at + 1 : option.end() - 1].replace("{[}", "[").replace("{]}", "]")
        if not re.search(r"[\\{}$%~]", inside):
            self._add(inside, at + 1, option.end() - 1)
            self._end()
        return option.end()

    def _other(self, name: str, start: int, at: int) -> int:
        """A command that probably holds no text."""
        while (more := self._past_argument(at)) is not None:
            at = more
        if at in self._ends and self._text[at - 1 : at] != " ":  # it reads like prose
            self._open(start, at, at + 1, name)
            return at + 1
        if name in _ITEMS and (name not in _WITHIN or not self._now.parts):
            self._end()
            return at
        if self._text[at - 1].isalpha():
            at = _NEXT_LINE.match(self._text, at).end()  # type: ignore[union-attr]  # as above
        if name in _SIGNS:
            sign = _SIGNS[name]
            self._add(sign, start, at)
            return at
        raw = self._text[start:at]
        self._add(single(raw, name, (start, at), word=name not in _UNSEEN), start, at)
        return at


def _is(name: str, names: frozenset[str]) -> bool:
    return name in names or name.rstrip("*") in names


def _has_text(parts: list[Part]) -> bool:
    return any(isinstance(part, str) and any(map(str.isalpha, part)) for part in parts)
