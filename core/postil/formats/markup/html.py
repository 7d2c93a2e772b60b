"""HTML, edited in place: text, and the attributes that people read.

A segment is a sentence of a block; elements of running text are tags. Scripts, styles, comments,
drawings and elements with ``translate="no"`` stay as they are. Outside of the sentences that are
translated, of the white space inside their paragraphs, and of the language that a page declares,
the file does not change.

The id of a segment is ``block.sentence``.
"""

from __future__ import annotations

import codecs
import html
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.codes import Part, pair, single
from postil.formats.languages import Direction, base_language, canonical, new_direction
from postil.formats.markup.html_tokens import VOID, Token, attributes, folded, tokens
from postil.formats.raw.files import DecodedText, extends_ascii
from postil.formats.raw.legacy_text import encoded, shown, twins
from postil.formats.text_file import TextDocument
from postil.messages import Message
from postil.text.tags import TaggedText

# fmt: off
_INLINE = frozenset({
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br", "cite", "code", "data", "del", "dfn",
    "em", "embed", "font", "i", "img", "input", "ins", "kbd", "label", "mark", "meter", "nobr",
    "output", "progress", "q", "rb", "rp", "rt", "rtc", "ruby", "s", "samp", "script", "small",
    "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
})
# fmt: on
_READ = frozenset({"alt", "title", "placeholder", "aria-label", "aria-description", "summary"})
_LABELLED = frozenset({"option", "optgroup", "track"})
_META = re.compile(
    r"(?:(?:og|twitter):)?(?:title|description)|keywords|og:image:alt", re.IGNORECASE
)
_BUTTONS = frozenset({"submit", "button", "reset"})
_CHARSET = re.compile(
    rb"""<meta[^>]{1,200}?charset\s*=\s*["']?\s*([\w.:-]{1,40})|<\?xml[^>]{1,200}?encoding=["']([\w.:-]{1,40})""",
    re.IGNORECASE,
)
_AS_BROWSERS = {
    **dict.fromkeys(("iso-8859-1", "latin1", "latin-1", "us-ascii", "ascii"), "windows-1252"),
    **dict.fromkeys(("shift-jis", "x-sjis", "sjis", "ms-kanji", "windows-31j"), "cp932"),
    **dict.fromkeys(("gb2312", "gbk", "x-gbk"), "gb18030"),
    **dict.fromkeys(("euc-kr", "ks-c-5601-1987"), "cp949"),
}
_LANGUAGE = re.compile(r"""(\s(?:xml:)?lang\s*=\s*["']?)([\w-]{2,})""", re.IGNORECASE)
_DIRECTION = re.compile(r"""(\sdir\s*=\s*["']?)(?:rtl|ltr|auto)""", re.IGNORECASE)
_EMPTY = re.compile(r"<(?:meta|link|br|img)\b[^>]*/>", re.IGNORECASE)  # as XHTML writes them
_SEEN = 900  # characters in which browsers look for it, and room for the element itself
_ON_THE_WEB = re.compile(
    r"cp(?:125\d|866|874|932|949|950)|iso8859_(?:[2-9]|1[013-6])|koi8_[ru]|gb18030|euc_jp"
)
_BLANK = " \t\r\n\f"
_SPACE = re.compile(f"[{_BLANK}]+")


class HtmlDocument(TextDocument):
    """An HTML page as segments.

    Encodings: by byte-order mark, else as the page declares, else UTF-8 or Windows-1252. Characters
    the encoding does not have are written as references.
    """

    def _decode(self, data: bytes) -> DecodedText:
        found = _CHARSET.search(data, 0, 4096)
        self._declares = found is not None
        declared = (found[1] or found[2]).decode().lower() if found else ""
        declared = _AS_BROWSERS.get(declared.replace("_", "-"), declared)
        marked = data.startswith((codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
        if marked or declared.startswith(("utf8", "utf-8")) or not extends_ascii(declared):
            return super()._decode(data)
        try:
            text = data.decode(declared)
        except UnicodeDecodeError as error:
            raise InputError(
                Message(
                    "byte {place} does not belong in {declared} text, as the page calls itself",
                    place=error.start,
                    declared=declared,
                ),
                file=self.path,
                line=data[: error.start].count(b"\n") + 1,
            ) from error
        doubles = twins(data, declared)
        if encoded(text, declared, doubles, "replace") != data:
            raise InputError(
                Message("text in {declared} cannot be written back as it is", declared=declared),
                file=self.path,
                hint="Save the page as UTF-8.",
            )
        return DecodedText(text, declared, twins=doubles)

    def _encode(self, text: str) -> bytes:
        encoding, doubles = self._file.encoding, self._file.twins
        if text != self._text:
            text = self._in_target_language(text)
        if not (self._declares or self._file.mark or text.isascii()):
            if not _ON_THE_WEB.fullmatch(encoding):
                encoding, doubles = "utf-8", {}
            text = self._declared(text, shown(encoding))
        return self._file.mark + encoded(text, encoding, doubles, "xmlcharrefreplace")

    def _in_target_language(self, text: str) -> str:
        """``text`` with the target language declared, if it declared the source language:
        hyphenation, voices and search depend on it.
        """
        begins = (token for token in _first_tokens(text) if token.kind == "start")
        page = next((token for token in begins if token.name == "html"), None)
        if page is None:
            return text

        def said(found: re.Match[str]) -> str:
            ours = base_language(found[2]) == base_language(self.source_language)
            return f"{found[1]}{canonical(self.target_language)}" if ours else found[0]

        start = _LANGUAGE.sub(said, text[page.start : page.end])
        direction = new_direction(self.source_language, self.target_language)
        if direction is not None:
            start = _turned(start, direction)
        return f"{text[: page.start]}{start}{text[page.end :]}"

    def _declared(self, text: str, encoding: str) -> str:
        """``text``, which is not ASCII, as a page that declares its encoding; without that,
        browsers guess. A part of a page cannot declare it: if it was ASCII, it stays so.
        """
        if text.lstrip().startswith("<?xml"):  # UTF-8, if it declares no other
            return text
        place, has_head = _place_of_charset(text)
        if place is None:
            is_ascii = self._text.isascii()
            return text.encode("ascii", "xmlcharrefreplace").decode() if is_ascii else text
        end = "/>" if _EMPTY.search(text, 0, 4096) else ">"
        space = _SPACE.match(text, place) if has_head else None
        meta = f'{space[0] if space else ""}<meta charset="{encoding}"{end}'
        return text[:place] + meta + text[place:]

    def _blocks(self) -> Iterator[TextBlock]:
        self._spaces = "&nbsp;" if "&nbsp;" in self._text else None
        self._number = 0
        run: list[Token] = []
        preformatted = 0
        for token in folded(list(tokens(self._text)), self._text):
            if token.kind in ("text", "raw") or _is_inline(token):
                run.append(token)
                continue
            yield from self._flush(run, keep_space=preformatted > 0)
            run = []
            if token.name == "pre":
                preformatted = max(preformatted + (1 if token.kind == "start" else -1), 0)
            yield from self._read_attributes(token)
        yield from self._flush(run, keep_space=preformatted > 0)

    def _flush(self, run: Sequence[Token], *, keep_space: bool) -> Iterator[TextBlock]:
        """The paragraph made of ``run``, then the attributes in it."""
        shown = [
            n for n, token in enumerate(run)
            if token.kind == "text" and not self._text[token.start : token.end].isspace()
        ]  # fmt: skip
        if shown:
            first, last = shown[0], shown[-1]
            while first > 0 and run[first - 1].kind != "text":
                first -= 1
            while last < len(run) - 1 and run[last + 1].kind != "text":
                last += 1
            parts = list(self._parts(run[first : last + 1], keep_space=keep_space))
            parts = _with_edges(parts, self._text[run[shown[0]].start : run[shown[-1]].end])
            self._number += 1
            span = run[first].start, run[last].end
            yield self.span(str(self._number), span, parts, self._escaped)
        for token in run:
            yield from self._read_attributes(token)

    def _parts(self, run: Sequence[Token], *, keep_space: bool) -> Iterator[Part]:
        pairs = _pairs(run)
        closing: dict[int, Part] = {}
        for n, token in enumerate(run):
            span = token.start, token.end
            markup = self._text[token.start : token.end]
            if token.kind == "text":
                if not (keep_space or (self._first and "&#" in markup)):
                    markup = _SPACE.sub(" ", markup)  # what is written as a reference stays
                yield html.unescape(markup)
            elif n in closing:
                yield closing[n]
            elif n in pairs:
                end = run[pairs[n]]
                start, closing[pairs[n]] = pair(markup, token.name, (span, (end.start, end.end)))
                yield start
            else:
                kept = token.name not in ("br", "wbr")
                word = token.kind == "raw" and token.name not in ("comment", "script", "style")
                yield single(markup, token.name, span, keep=kept, word=word)

    def _read_attributes(self, token: Token) -> Iterator[TextBlock]:
        if token.kind != "start":
            return
        found = {name: (start, end) for name, start, end in attributes(self._text, token)}
        values = {name: self._text[start:end] for name, (start, end) in found.items()}
        for name, span in found.items():
            if values[name].strip() and _is_read(token.name, name, values):
                self._number += 1
                write = partial(self._quoted, self._text[span[0] - 1])
                text = html.unescape(values[name])
                yield self.span(str(self._number), span, [text], write, whole=True)

    def _quoted(self, quote: str, text: str) -> str:
        return self._escaped(text).replace(quote, "&quot;" if quote == '"' else "&#39;")

    def _escaped(self, text: str) -> str:
        escaped = html.escape(text, quote=False)
        return escaped.replace("\u00a0", self._spaces) if self._spaces else escaped


class HtmlText(HtmlDocument):
    """HTML that is no file: a page or a part of one, as another program has it in memory."""

    def __init__(self, text: str, source_language: str, target_language: str) -> None:
        self._given = text
        super().__init__(Path("text.html"), source_language, target_language)

    def _read(self) -> bytes:
        return self._given.encode()

    def _decode(self, data: bytes) -> DecodedText:
        return DecodedText(data.decode(), "utf-8")

    def _encode(self, text: str) -> bytes:
        return text.encode()

    def translated(self, targets: Mapping[str, TaggedText]) -> str:
        """The text with ``targets`` by segment id."""
        return self._contents(targets, {}, {}).decode()


def _first_tokens(text: str) -> Iterator[Token]:
    """The tokens that are whole in what browsers look at before they know the encoding."""
    seen = text[:_SEEN]
    cut = len(text) > _SEEN
    return (token for token in tokens(seen) if not cut or token.end < _SEEN)


def _turned(start: str, direction: Direction) -> str:
    """The start tag of a page with the direction of its text."""
    turned, said = _DIRECTION.subn(rf"\g<1>{direction}", start)
    if said or direction == "ltr":  # which it is where nothing is said
        return turned
    end = len(start.rstrip("/> \t\r\n"))
    return f'{start[:end]} dir="{direction}"{start[end:]}'


def _place_of_charset(text: str) -> tuple[int | None, bool]:
    """Position for the element that names a page's encoding, and whether it is in its head; None
    in what is no page, or begins too late for browsers to see it.
    """
    place, has_head = None, False
    for token in _first_tokens(text):
        kind = token.name if token.kind == "start" else ""
        if kind == "head":
            return token.end, True
        if kind == "html" or text[token.start : token.end].lower().startswith("<!doctype"):
            place = token.end
        elif kind in ("body", "frameset", "title", "meta") and place is None:
            place = token.start
        elif token.kind in ("start", "text") and not text[token.start : token.end].isspace():
            break
    return place, has_head


def _is_inline(token: Token) -> bool:
    return token.name in _INLINE or "-" in token.name or ":" in token.name


def _with_edges(parts: list[Part], markup: str) -> list[Part]:
    """``parts`` with the white space before the first and after the last word as it was."""
    texts = [n for n, part in enumerate(parts) if isinstance(part, str)]
    first, last = texts[0], texts[-1]
    start = markup[: len(markup) - len(markup.lstrip(_BLANK))]
    end = markup[len(markup.rstrip(_BLANK)) :]
    parts[first] = start + str(parts[first]).lstrip(_BLANK)
    parts[last] = str(parts[last]).rstrip(_BLANK) + end
    return parts


def _is_read(element: str, name: str, values: dict[str, str]) -> bool:
    if element == "meta":
        about = values.get("name") or values.get("property") or ""
        return name == "content" and bool(_META.fullmatch(about))
    if name == "value":
        return element == "input" and values.get("type", "").lower() in _BUTTONS
    return name in _READ or (name == "label" and element in _LABELLED)


def _pairs(run: Sequence[Token]) -> dict[int, int]:
    """Positions of the start and end tags that go together and nest."""
    pairs: dict[int, int] = {}
    waiting: list[int] = []
    counts: Counter[str] = Counter()
    for n, token in enumerate(run):
        if token.kind == "start" and token.name not in VOID:
            waiting.append(n)
            counts[token.name] += 1
        elif token.kind == "end" and counts[token.name]:
            while True:
                start = waiting.pop()
                counts[run[start].name] -= 1
                if run[start].name == token.name:
                    break
            pairs[start] = n
    return pairs
