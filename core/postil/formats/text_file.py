"""Text files in which paragraphs are spans of characters: only what is translated is replaced."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from postil.formats.blocks import BlockDocument, TextBlock
from postil.formats.codes import Code, Part
from postil.formats.filter_options import FilterOptions
from postil.formats.placeholders import ANY, ICU, Placeholders, parts_of_string, written
from postil.formats.raw.files import MAX_TEXT_SIZE, DecodedText, decode, read_bytes
from postil.formats.raw.legacy_text import shown
from postil.formats.strings.icu_messages import message_of
from postil.text.srx import Splitter
from postil.text.tags import TaggedText
from postil.types.progress import Progress

Span = tuple[int, int]


class TextDocument(BlockDocument):
    """A text file.

    The blocks are kept for the first time that it is saved: whoever exports opens and saves once.

    Encodings: UTF-8, UTF-16 with a byte-order mark, a code page of the source language; a format
    may know others.

    Parameters
    ----------
    encoding
        Python's name of the code page somebody chose, if the file does not say its own.
    options
        By which version of the filter it is read.
    """

    heeds_options: ClassVar[bool] = True

    def __init__(
        self,
        path: Path,
        source_language: str,
        target_language: str,
        splitter: Splitter | None = None,
        *,
        encoding: str = "",
        options: FilterOptions | None = None,
        progress: Progress | None = None,  # noqa: ARG002  # such files are read at once
    ) -> None:
        super().__init__(path, source_language, target_language, splitter)
        self._options = options or FilterOptions()
        self._first = self._options.first
        self._chosen = encoding
        self._data = self._read()
        self._file = self._decode(self._data)
        self._text = self._file.text
        self._feeds = "\r\n" if "\r\n" in self._text else "\n"
        self.code_page = shown(self._file.encoding) if self._file.guessed else ""
        self._forget()
        self._kept: list[TextBlock] | None = list(self._blocks())
        for block in self._kept:
            self.segments += block.segments

    def _forget(self) -> None:
        """Begin with the text as it is in the file."""
        self._new: dict[int, tuple[int, str]] = {}  # end and new text of a span, by its start
        # The starts, negative: writing goes from the end to the beginning, so that they ascend.
        self._starts: list[int] = []

    def _read(self) -> bytes:
        return read_bytes(self.path, MAX_TEXT_SIZE)

    @abstractmethod
    def _blocks(self) -> Iterator[TextBlock]:
        """The paragraphs; what lies inside another one comes after it."""

    def _decode(self, data: bytes) -> DecodedText:
        return decode(data, self.path, self.source_language, page=self._chosen)

    def _encode(self, text: str) -> bytes:
        return self._file.encode(text)

    def _translated(self, targets: Mapping[str, TaggedText]) -> bytes:
        self._forget()
        blocks, self._kept = self._kept or list(self._blocks()), None
        changed = [block.translate(targets) for block in reversed(blocks)]
        if not any(changed):
            return self._data
        self._finish()
        return self._encode(self._now((0, len(self._text))))

    def _finish(self) -> None:  # most formats have nothing to do
        """Change what else changes in a file that is translated."""

    def _now(self, span: Span) -> str:
        """The text of ``span`` with what was replaced in it so far."""
        pieces = []
        at, end = span
        first, last = self._inside(span)
        for start in reversed(self._starts[first:last]):
            stop, new = self._new[-start]
            pieces += [self._text[at:-start], new]
            at = stop
        pieces.append(self._text[at:end])
        return "".join(pieces)

    def _replace(self, span: Span, new: str) -> None:
        first, last = self._inside(span)
        for start in self._starts[first:last]:
            del self._new[-start]
        self._starts[first:last] = [-span[0]]
        self._new[span[0]] = span[1], new

    def _insert(self, at: int, new: str) -> None:
        """Put text where no span that is replaced begins, before what was put there so far."""
        if at in self._new:
            self._new[at] = at, new + self._new[at][1]
        else:
            self._replace((at, at), new)

    def _inside(self, span: Span) -> Span:
        """Those of ``_starts`` that lie in ``span``."""
        return bisect_right(self._starts, -span[1]), bisect_right(self._starts, -span[0])

    def _code(self, code: Code) -> str:
        payload = code.payload
        if code.kind != "single":
            payload = payload[0 if code.kind == "open" else 1]
        pieces = payload if isinstance(payload, list) else [payload]
        return "".join(p if isinstance(p, str) else self._now(p) for p in pieces)

    def _indent(self, at: int) -> str:
        """White space that alone stands between the beginning of a line and a place in it."""
        start = at
        while start and self._text[start - 1] in " \t":
            start -= 1
        return self._text[start:at] if not start or self._text[start - 1] == "\n" else ""

    def _line(self, at: int) -> int:
        return self._text.count("\n", 0, at) + 1

    def span(
        self,
        name: str,
        span: Span,
        parts: Sequence[Part],
        write: Callable[[str], str],
        *,
        whole: bool = False,
        note: str = "",
    ) -> TextBlock:
        """A block that fills ``span``.

        The payload of a code is the span it is copied from, or the text to write, or a list of
        these; that of a pair is two of them.

        Parameters
        ----------
        write
            Text as it is written in the file.
        """

        def put(new: list[Part]) -> None:
            pieces = [write(p) if isinstance(p, str) else self._code(p) for p in new]
            self._replace(span, "".join(pieces))

        return self.block(name, parts, put, whole=whole, note=note)

    def message(  # noqa: PLR0917  # two are optional
        self,
        name: str,
        span: Span,
        text: str,
        write: Callable[[str], str],
        note: str = "",
        code: Placeholders = ANY,
    ) -> Iterator[TextBlock]:
        """Blocks for a string that may be a message of ICU: one for each of its branches."""
        found = message_of(text, self.target_language) if self._options.reads_branches else None
        if found is None:
            block = self.string(name, span, text, write, note, code)
            yield from () if block is None else (block,)
            return
        new: dict[tuple[str, ...], str] = {}

        def put(path: tuple[str, ...], parts: list[Part]) -> None:
            new[path] = written(parts)
            self._replace(span, write(found.written(new)))

        for path, one in found.texts().items():
            if any(map(str.isalpha, one)):
                about = "\n".join(line for line in (note, f"Branch {', '.join(path)}") if line)
                parts = parts_of_string(one, ICU)
                yield self.block(f"{name}[{','.join(path)}]", parts, partial(put, path), note=about)

    def string(  # noqa: PLR0917  # two are optional
        self,
        name: str,
        span: Span,
        text: str,
        write: Callable[[str], str],
        note: str = "",
        code: Placeholders = ANY,
    ) -> TextBlock | None:
        """A block for a string of a program or a table; None if it has no letter.

        Parameters
        ----------
        text
            Text of ``span``.
        write
            Writes a text as the content of the span.
        code
            Placeholders as the format has them.
        """
        if not any(character.isalpha() for character in text):
            return None

        def put(new: list[Part]) -> None:
            self._replace(span, write(code.written(new)))

        parts = code.parts(text, words=self._options.reads_bracketed_words)
        return self.block(name, parts, put, note=note)
