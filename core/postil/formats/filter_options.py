"""Filter options: which texts of a file are read beside its body, by which version of its filter.

The filters of later versions find more texts, join more runs and leave out what is no text; the
segments of a document under way are those of the version that it was added with. So each document
of a project keeps its options, and is read by them until a new version of it is taken in.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

FILTER_VERSION = 7


class Extra(StrEnum):
    """Texts that are translated only if somebody wants them to be."""

    PROPERTIES = "properties"
    """Title, subject, keywords and the like of the file itself (Office, OpenDocument, RTF)."""
    MASTERS = "masters"
    """Text boxes of slide masters and layouts (PowerPoint)."""


class Style(StrEnum):
    """Placeholders of the strings in JSON, properties and tables."""

    AUTO = "auto"
    """Placeholders as the format has them."""
    NONE = "none"
    """No placeholders; tags of HTML are codes all the same."""
    PRINTF = "printf"
    """Like %s and %1$d."""
    BRACES = "braces"
    """Like {name}, {0} and {{name}}."""
    JAVA = "java"
    """Java's MessageFormat: like {0}, with two apostrophes for one."""


@dataclass(frozen=True, slots=True)
class FilterOptions:
    """Options of reading a document.

    Attributes
    ----------
    include
        Texts that are read beside the others.
    version
        Of the filter: 1 is that of documents whose options are not known, 2 reads messages with
        branches as one text; up to 3 all strings have the same placeholders, diagrams are read
        twice, and terms of indexes in OpenDocument not at all; up to 4 all that stands in angle
        brackets in strings is mark-up; up to 5 what keeps mark-up apart from words in
        reStructuredText is text; up to 6 placeholders of printf that group digits are.
    columns
        Columns of tables in text files that are translated, by heading or number; all if none is
        named.
    placeholders
        Their style, where somebody chose one.
    """

    include: frozenset[Extra] = frozenset()
    version: int = FILTER_VERSION
    columns: tuple[str, ...] = ()
    placeholders: Style = Style.AUTO

    @property
    def first(self) -> bool:
        """Whether the document is read as by the first filters."""
        return self.version < 2

    @property
    def reads_branches(self) -> bool:
        """Whether the branches of a message are texts of their own."""
        return self.version > 2

    @property
    def reads_any_placeholder(self) -> bool:
        """Whether placeholders of all styles are codes, in whatever format."""
        return self.version < 4

    @property
    def joins_diagrams(self) -> bool:
        """Whether what a diagram and the picture of it say is one text."""
        return self.version > 3

    @property
    def reads_index_marks(self) -> bool:
        """Whether the terms of indexes in OpenDocument are texts."""
        return self.version > 3

    @property
    def reads_bracketed_words(self) -> bool:
        """Whether words in angle brackets that are no mark-up are text in strings of programs."""
        return self.version > 4

    @property
    def hides_separators(self) -> bool:
        """Whether the backslash and space that keep mark-up apart from a word in reStructuredText
        are no text.
        """
        return self.version > 5

    @property
    def reads_grouping(self) -> bool:
        """Whether the sign of printf for digits in groups, as in %'d, belongs to a placeholder."""
        return self.version > 6

    def to_json(self) -> dict[str, Any]:
        known: dict[str, Any] = {"version": self.version, "include": sorted(self.include)}
        if self.columns:
            known["columns"] = list(self.columns)
        if self.placeholders is not Style.AUTO:
            known["placeholders"] = self.placeholders.value
        return known

    @classmethod
    def from_json(cls, value: Any) -> FilterOptions:
        """Options from outside.

        Raises
        ------
        ValueError
            They are none, or those of a later Postil.
        """
        version = int(value["version"])
        if not 1 <= version <= FILTER_VERSION:
            raise ValueError(f"filter version {version}")
        columns = tuple(str(name) for name in value.get("columns", ()))
        style = Style(value.get("placeholders", Style.AUTO))
        return cls(frozenset(Extra(name) for name in value["include"]), version, columns, style)


def columns_of(names: str) -> tuple[str, ...]:
    """Columns as people write them: headings or numbers with commas between."""
    return tuple(name.strip() for name in names.split(",") if name.strip())


FIRST_FILTERS = FilterOptions(version=1)
