"""Filter options: which texts of a file are read beside its body, by which version of its filter.

The filters of later versions find more texts, join more runs and leave out what is no text; the
segments of a document under way are those of the version that it was added with. So each document
of a project keeps its options, and is read by them until a new version of it is taken in.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

FILTER_VERSION = 2


class Extra(StrEnum):
    """Texts that are translated only if somebody wants them to be."""

    PROPERTIES = "properties"
    """Title, subject, keywords and the like of the file itself (Office, OpenDocument)."""
    MASTERS = "masters"
    """Text boxes of slide masters and layouts (PowerPoint)."""


@dataclass(frozen=True, slots=True)
class FilterOptions:
    """Options of reading a document.

    Attributes
    ----------
    include
        Texts that are read beside the others.
    version
        Of the filter: 1 is that of documents whose options are not known.
    """

    include: frozenset[Extra] = frozenset()
    version: int = FILTER_VERSION

    @property
    def first(self) -> bool:
        """Whether the document is read as by the first filters."""
        return self.version < FILTER_VERSION

    def to_json(self) -> dict[str, Any]:
        return {"version": self.version, "include": sorted(self.include)}

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
        return cls(frozenset(Extra(name) for name in value["include"]), version)


FIRST_FILTERS = FilterOptions(version=1)
