"""Values that the fields of an engine's manifest may have.

A manifest may come from anybody. Weights, search settings and the coefficients of confidence go
into decoders that trust them; the rest is shown. How an engine was trained stands
there in names that this version need not know: of that only the form is checked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from postil.engine.kinds.declared import DECLARED
from postil.features.layout import WEIGHT
from postil.types.ranges import Choice, Decimal, Range, Whole, check_range, ranges_of

TOKENISERS = ("postil", "space")
Options = TypeVar("Options")

_COUNT = Whole(0, 1 << 53)
_SCORE = Decimal(-1e12, 1e12)
_NUMBER = Decimal(-(2.0**63), 2.0**63)
_ORDER = Whole(1, 6)
_DEPTH = Whole(0, 10)  # settings within settings


@dataclass(frozen=True, slots=True)
class _Text:
    """Texts of ``least`` to ``most`` characters that fit a pattern as a whole."""

    least: int
    most: int
    pattern: re.Pattern[str] = re.compile(r"(?s).*")

    def allows(self, value: object) -> bool:
        return (
            isinstance(value, str)
            and self.least <= len(value) <= self.most
            and self.pattern.fullmatch(value) is not None
        )

    def __str__(self) -> str:
        return f"{self.least}…{self.most}"


@dataclass(frozen=True, slots=True)
class _Object:
    """Names with values."""

    def allows(self, value: object) -> bool:
        return isinstance(value, dict)

    def __str__(self) -> str:
        return "{}"


_OBJECT = _Object()
_TEXT = _Text(0, 10_000)
_TAG = _Text(1, 100, re.compile(r"[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*"))
_FIELDS: Mapping[str, Range] = {
    "name": _Text(1, 10_000),
    "source_language": _TAG,
    "target_language": _TAG,
    "created": _Text(0, 100),
    "build": _Text(0, 100),
    "tokeniser": Choice(TOKENISERS),
    "title": _TEXT,
}


def known_options(kind: type[Options], settings: Mapping[str, Any]) -> Options:
    """Options made of the settings that this version knows; others are those of another version,
    which has made sure by the format version that they may be left out.

    Raises
    ------
    UsageError
        A value is out of its range.
    """
    names = {item.name for item in fields(kind)}  # type: ignore[arg-type]  # a dataclass
    return kind(**{name: value for name, value in settings.items() if name in names})


def check_values(values: Mapping[str, Any]) -> None:
    """Check all fields but the format version; they are there and of the right JSON type.

    Raises
    ------
    UsageError
        A value is out of its range; names it from the top, ``settings.search.beam``.
    EngineError
        A weight is of a feature that is not known.
    """
    for name, allowed in _FIELDS.items():
        check_range(name, values[name], allowed)
    check_range("kind", values["kind"], Choice(tuple(DECLARED)))
    for name, weight in values["weights"].items():
        check_range(f"weights.{name}", weight, WEIGHT)
    DECLARED[values["kind"]].features.weights(values["weights"])  # does it have them all?
    for group in ("scores", "confidence"):
        for name, value in values[group].items():
            check_range(f"{group}.{name}", value, _SCORE if group == "scores" else WEIGHT)
    for number, source in enumerate(values["sources"]):
        _check_source(f"sources.{number}", source)
    settings = values["settings"]
    _check_form("settings", settings, 0)
    if "order" in settings:
        check_range("settings.order", settings["order"], _ORDER)
    _check_search(values["kind"], settings.get("search", {}))


def _check_source(place: str, source: Any) -> None:
    """A corpus: its name, pairs read and kept."""
    check_range(place, source, _OBJECT)
    _check_form(place, source, 0)
    check_range(f"{place}.name", source.get("name", ""), _TEXT)
    for count in ("read", "kept"):
        check_range(f"{place}.{count}", source.get(count, 0), _COUNT)


def _check_search(kind: str, search: Any) -> None:
    check_range("settings.search", search, _OBJECT)
    options = DECLARED[kind].search
    for name, allowed in ranges_of(options).items():
        if name in search:
            check_range(f"settings.search.{name}", search[name], allowed)
    known_options(options, search)  # do they go together?


def _check_form(place: str, value: Any, depth: int) -> None:
    """Texts, finite numbers, lists and objects of them, not too deep."""
    check_range(f"depth of {place}", depth, _DEPTH)
    if isinstance(value, dict):
        for name, inner in value.items():
            _check_form(f"{place}.{name}"[:200], inner, depth + 1)
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            _check_form(f"{place}.{number}"[:200], inner, depth + 1)
    elif isinstance(value, str):
        check_range(place, value, _TEXT)
    elif value is not None and not isinstance(value, bool):
        check_range(place, value, _NUMBER)
