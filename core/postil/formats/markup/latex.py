"""LaTeX (tex), edited in place.

Paragraphs, items, cells of tables, and the arguments of commands that hold text: titles, captions,
footnotes. The preamble is not translated but for title, author and date. Commands that format text
are pairs of tags; math, verbatim text, references and other commands are single ones. A command
that is not known is a pair if its argument reads like prose, so that no text is missed. Accents
and signs written as commands are shown as what they mean; what is typed is escaped. The id of a
segment is ``block.sentence``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from postil.formats.blocks import TextBlock
from postil.formats.codes import Code, Part, merged
from postil.formats.markup.latex_text import LatexReader, escaped
from postil.formats.text_file import TextDocument

_DOCUMENT = re.compile(r"\\begin[ \t]*\{document\}")
_END = re.compile(r"\\end[ \t]*\{document\}")
_HEAD = re.compile(r"\\(?:title|subtitle|author|date|subject|institute)(?![A-Za-z@])")
_WORD_ENDS = re.compile(r"\\[A-Za-z@]+\Z")


class LatexDocument(TextDocument):
    """A LaTeX file as segments."""

    def _blocks(self) -> Iterator[TextBlock]:
        reader = LatexReader(self._text, self.path)
        begin = _DOCUMENT.search(self._text)
        start, end = 0, len(self._text)
        if begin is not None:
            start = begin.end()
            stop = _END.search(self._text, start)
            end = stop.start() if stop else end
            for found in _HEAD.finditer(self._text, 0, begin.start()):
                if not self._is_comment(found.start()) and (last := reader.argument(found.end())):
                    reader.read(found.start(), last)
        reader.read(start, end)
        for number, one in enumerate(reader.paragraphs(), 1):
            yield self._paragraph(str(number), one.span, one.parts)

    def _is_comment(self, at: int) -> bool:
        line = self._text[self._text.rfind("\n", 0, at) + 1 : at]
        return re.search(r"(?<!\\)%", line) is not None

    def _paragraph(self, name: str, span: tuple[int, int], parts: list[Part]) -> TextBlock:
        in_brackets = self._text[span[0] - 1 : span[0]] == "["

        def put(new: list[Part]) -> None:
            out = ""
            for part in new:
                piece = escaped(part) if isinstance(part, str) else self._markup(part)
                if isinstance(part, str) and in_brackets:
                    piece = re.sub(r"[\[\]]", r"{\g<0>}", piece)
                elif piece[:1] == "[" and (not out or out.endswith("\\")):
                    piece = "{[}" + piece[1:]  # no option of the command before it
                if piece[:1].isalpha() and _WORD_ENDS.search(out[-100:]):
                    out += " "  # ends the name of the command
                out += piece
            self._replace(span, out)

        return self.block(name, merged(parts), put)

    def _markup(self, code: Code) -> str:
        return self._code(code)
