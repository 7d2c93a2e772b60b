"""Translations that a bilingual document brings along beside a segment's own: suggestions of a
machine, matches of somebody's memory (XLIFF ``alt-trans`` and ``matches``, Trados, memoQ, PO).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from postil.formats.languages import base_language
from postil.text.tags import TaggedText

OfferKind = Literal["machine", "memory", ""]
MOST_OFFERS = 20
"""Offers kept of one segment; a file may name any number."""

_MACHINES = {"mt", "nmt", "amt", "machine", "machinetranslation", "machinetranslated"}
_MEMORIES = {"tm", "memory"}
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


@dataclass(frozen=True, slots=True)
class Offer:
    """One translation that came with a document.

    Attributes
    ----------
    kind
        Origin of the translation, as far as the file names it.
    name
        Of the tool, engine or memory, in the words of the file; "" if it names none.
    source
        What it translates; None: just the segment's source.
    """

    target: TaggedText
    kind: OfferKind = ""
    name: str = ""
    source: TaggedText | None = None


def kind_named(name: str) -> OfferKind:
    """Kind of origin that a file names in its own words ("nmt", "leveraged-tm", ...)."""
    words = set(re.findall("[a-z]+", name.lower()))
    if words & _MACHINES:
        return "machine"
    return "memory" if words & _MEMORIES else ""


def alternatives(unit: Any, mid: str | None, language: str) -> Iterator[tuple[Any, Any, str]]:
    """Source element (or None), target element and origin of each proposal in the ``alt-trans`` of
    a ``trans-unit`` of XLIFF 1.

    Parameters
    ----------
    mid
        Of the segment within the unit; None: the segment is the whole unit.
    language
        Of the translation; alternatives in other languages are left out.
    """
    space = unit.tag.removesuffix("trans-unit")
    for element in unit.iterchildren(f"{space}alt-trans"):
        if element.get("mid") != mid or element.get("alttranstype", "proposal") != "proposal":
            continue
        names = (element.get("origin"), element.get("tool-id"), element.get("tool"))
        source = element.find(f"{space}source")
        for target in element.iterchildren(f"{space}target"):
            qualifier = target.get("state-qualifier", "")
            theirs = target.get(_LANGUAGE, "")
            if not (theirs and language) or base_language(theirs) == base_language(language):
                yield source, target, next(filter(None, (*names, qualifier)), "")


def candidates(unit: Any, *, whole: bool) -> Iterator[tuple[Any, Any, str, str]]:
    """Source element, target element, type and origin of each ``match`` that the module for
    translation candidates of XLIFF 2 has for a unit.

    Parameters
    ----------
    whole
        The unit is one segment; in a unit of several, a match does not reliably refer to one of
        them, and none is given.
    """
    space = unit.tag.removesuffix("unit")
    for element in unit.iterfind("{*}matches/{*}match") if whole else ():
        source, target = element.find(f"{space}source"), element.find(f"{space}target")
        if source is not None and target is not None and element.get("reference") != "yes":
            yield source, target, element.get("type", ""), element.get("origin", "")
