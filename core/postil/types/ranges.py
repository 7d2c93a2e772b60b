"""Ranges of the fields of options objects, declared beside their defaults.

A range has one home: whoever makes the options, of a command line, a form or a file from outside,
is refused by the object itself. Truth values are no numbers here, and what is not finite is none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from math import isfinite
from numbers import Integral, Real
from typing import Any, Protocol, TypeVar

from postil.errors import UsageError
from postil.messages import Message

T = TypeVar("T")
SHOWN = 60  # characters of a value that is refused


class Range(Protocol):
    """Values that a field may have; as text it says which."""

    def allows(self, value: object) -> bool:
        """Whether the field may have this value, of whatever type it is."""


@dataclass(frozen=True, slots=True)
class Whole:
    """Whole numbers from ``low`` to ``high``, both included."""

    low: int
    high: int

    def allows(self, value: object) -> bool:
        if not isinstance(value, Integral) or isinstance(value, bool):
            return False
        return self.low <= int(value) <= self.high

    def __str__(self) -> str:
        return f"{self.low}…{self.high}"


@dataclass(frozen=True, slots=True)
class Decimal:
    """Finite numbers from ``low`` to ``high``, both included."""

    low: float
    high: float

    def allows(self, value: object) -> bool:
        if not isinstance(value, Real) or isinstance(value, bool):
            return False
        try:
            number = float(value)
        except OverflowError:
            return False
        return isfinite(number) and self.low <= number <= self.high

    def __str__(self) -> str:
        return f"{self.low:g}…{self.high:g}"


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def allows(self, value: object) -> bool:
        return isinstance(value, bool)

    def __str__(self) -> str:
        return "true, false"


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some texts."""

    texts: tuple[str, ...]

    def allows(self, value: object) -> bool:
        return isinstance(value, str) and value in self.texts

    def __str__(self) -> str:
        return ", ".join(self.texts)


@dataclass(frozen=True, slots=True)
class OrNone:
    """None, or a value of another range."""

    values: Range

    def allows(self, value: object) -> bool:
        return value is None or self.values.allows(value)

    def __str__(self) -> str:
        return f"none, {self.values}"


def ranged(default: T, allowed: Range) -> T:
    """A field of a dataclass with its default and its range; see :func:`check_ranges`."""
    made: T = field(default=default, metadata={"range": allowed})
    return made


def ranges_of(options: Any) -> Mapping[str, Range]:
    """The ranges declared in a dataclass, by field."""
    return {
        item.name: item.metadata["range"] for item in fields(options) if "range" in item.metadata
    }


def check_ranges(options: Any) -> None:
    """Check the fields of a dataclass, in its ``__post_init__``.

    Raises
    ------
    UsageError
        A field has a value out of its range; names both.
    """
    for name, allowed in ranges_of(options).items():
        check_range(name, getattr(options, name), allowed)


def check_range(name: str, value: object, allowed: Range) -> None:
    """Raise ``UsageError``, which names both, unless the value called ``name`` is in its range."""
    if allowed.allows(value):
        return
    text = repr(value)
    shown = value if len(text) <= SHOWN else text[:SHOWN]
    raise UsageError(
        Message("{name} cannot be {value!r}.", name=name, value=shown),
        hint=Message("Allowed: {allowed}.", allowed=str(allowed)),
    )
