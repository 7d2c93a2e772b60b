"""reStructuredText (rst), edited in place.

Paragraphs, titles, items of lists, terms and definitions, values of fields, cells of tables (also
of separated values), line blocks, and the texts of directives that hold prose (notes, figures,
topics and the like). Code, comments, targets and other directives are not translated. Emphasis,
literals, roles, references and footnotes are tags. A paragraph in which something is translated
becomes one line; the lines under and over a title, and the columns of a table, grow with their
text. The id of a segment is ``block.sentence``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from postil.formats.blocks import TextBlock
from postil.formats.codes import Part
from postil.formats.markup.restructured_csv import Cell
from postil.formats.markup.restructured_inline import inline_parts, written_text
from postil.formats.markup.restructured_lines import (
    Paragraph,
    Scanner,
    begins_like_markup,
    each_line,
)
from postil.formats.markup.restructured_tables import Table, width_of
from postil.formats.text_file import Span, TextDocument


class RestructuredDocument(TextDocument):
    """A reStructuredText file as segments."""

    def _blocks(self) -> Iterator[TextBlock]:
        spans = list(each_line(self._text))
        lines = [self._text[start:end] for start, end in spans]
        scanner = Scanner(lines, spans)
        number = 0
        self._tables: list[tuple[Table, dict[int, str]]] = []
        for found in scanner.paragraphs():
            if isinstance(found, Table):
                new: dict[int, str] = {}
                self._tables.append((found, new))
                for place, text in enumerate(found.texts()):
                    number += 1
                    put = partial(self._put_cell, new, place)
                    yield self.block(str(number), self._inline(text), put)
            else:
                number += 1
                yield self._paragraph(str(number), found)

    def _inline(self, text: str) -> list[Part]:
        return inline_parts(text, hides_separators=self._options.hides_separators)

    def _paragraph(self, name: str, paragraph: Paragraph) -> TextBlock:
        text = " ".join(self._text[start:end].strip() for start, end in paragraph.spans)
        if paragraph.cell is not None:
            text = paragraph.cell.dialect.read(text, quoted=paragraph.cell.is_quoted)
        ending = "::" if text.endswith("::") else ""
        text = text.removesuffix("::")
        put = partial(self._put, paragraph, ending)
        return self.block(name, self._inline(text), put)

    def _put(self, paragraph: Paragraph, ending: str, parts: list[Part]) -> None:
        whole = paragraph.spans[0][0], paragraph.spans[-1][1]
        text = written_text(parts)
        if begins_like_markup(text) and not begins_like_markup(self._text[slice(*whole)]):
            text = f"\\{text}"
        text += ending
        if paragraph.cell is not None:
            whole, text = self._in_cell(paragraph.cell, whole, text)
        self._replace(whole, text)
        width = width_of(text) + paragraph.indent * 2
        for start, end in paragraph.adornments:
            if end - start < width:
                self._replace((start, end), self._text[start] * width)

    def _in_cell(self, cell: Cell, span: Span, text: str) -> tuple[Span, str]:
        """A text and its place as they are written in a cell, with quotes where it needs some."""
        dialect = cell.dialect
        if cell.is_quoted:
            return span, dialect.written(text)
        if not dialect.needs_quotes(text):
            return span, text
        whole = cell.spans[0]
        before, after = self._text[whole[0] : span[0]], self._text[span[1] : whole[1]]
        said = dialect.read(before, quoted=False) + text + dialect.read(after, quoted=False)
        return whole, dialect.quote + dialect.written(said) + dialect.quote

    def _put_cell(self, new: dict[int, str], place: int, parts: list[Part]) -> None:  # by partial
        new[place] = written_text(parts)

    def _finish(self) -> None:
        """Lay out the tables in which something is new."""
        for table, new in self._tables:
            if new:
                for span, line in table.written(new):
                    self._replace(span, line)
