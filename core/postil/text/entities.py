"""Numbers, quantities, dates and codes of a text, as another language writes them.

Rules translate what no model should have to learn (Cesa-Bianchi et al. 2008, 3.1). The forms are
those of the Unicode CLDR for both languages, read by Babel. What cannot be told for sure is left to
the models: a single digit, a number behind a name ("Java 1.8") or in one ("24.356.789-K"), a date
that is none.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, TypeAlias

import regex

from postil.text.locale_data import locale_of, month_numbers
from postil.text.nontranslatable import classify

if TYPE_CHECKING:
    from babel import Locale

EntityKind: TypeAlias = Literal["number", "quantity", "date", "code"]

_UNITS = (
    *(f"digital-{name}" for name in ("terabyte", "gigabyte", "megabyte", "kilobyte", "megabit")),
    *(f"length-{name}" for name in ("kilometer", "meter", "centimeter", "millimeter")),
    *(f"length-{name}" for name in ("micrometer", "mile", "foot")),
    *(f"mass-{name}" for name in ("kilogram", "gram", "milligram", "pound", "ounce")),
    *(f"volume-{name}" for name in ("liter", "deciliter", "milliliter", "cubic-meter")),
    *(f"area-{name}" for name in ("square-meter", "square-kilometer", "hectare")),
    *(f"temperature-{name}" for name in ("celsius", "fahrenheit")),
    *(f"speed-{name}" for name in ("kilometer-per-hour", "meter-per-second", "mile-per-hour")),
    *(f"power-{name}" for name in ("watt", "kilowatt")),
    *(f"electric-{name}" for name in ("volt", "milliampere")),
    *(f"frequency-{name}" for name in ("hertz", "kilohertz", "megahertz", "gigahertz")),
    *("energy-kilowatt-hour", "pressure-bar", "pressure-hectopascal", "duration-millisecond"),
)
_SPACES = " \N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}"
_APOSTROPHES = "'’"
_ISO = re.compile(r"(?<![\w-])\d{4}-\d\d-\d\d(?![\w-])")
_NUMERIC = re.compile(r"(?<![\w./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?![\w/-]|\.\d)")
_WORD = re.compile(r"[^\s()\[\]{}\"“”«»]+")
_ENDING = r"(?:st|nd|rd|th|er|\.|º)?"
_OF = r"\s+(?:de\s+|of\s+)?"
_NAME_BEFORE = regex.compile(r"(?r)\p{Lu}[\w.-]*[\s\u00a0]$")


@dataclass(frozen=True, slots=True)
class Entity:
    """Characters ``[start, end)`` of a text, and how another language writes them."""

    kind: EntityKind
    start: int
    end: int
    target: str


def find_entities(text: str, source: str, target: str) -> list[Entity]:
    """Find what rules can translate, in the order of the text; of two that overlap, codes, then
    dates, then quantities, then numbers.

    Parameters
    ----------
    source, target
        Codes of the languages; of those that the CLDR lacks only codes and ISO dates are found.
    """
    ours, theirs = locale_of(source), locale_of(target)
    found = [*_codes(text), *_iso_dates(text)]
    if ours is not None and theirs is not None:
        found += _numeric_dates(text, ours, theirs)
        found += _dates_in_words(text, ours, theirs)
        found += _amounts(text, ours, theirs)
    taken: list[Entity] = []
    for one in found:
        if all(one.end <= other.start or other.end <= one.start for other in taken):
            taken.append(one)
    return sorted(taken, key=lambda one: one.start)


# -- codes and dates


def _codes(text: str) -> Iterator[Entity]:
    """Addresses, paths, identifiers: the same in every language."""
    for found in _WORD.finditer(text):
        word = found[0].rstrip(".,;:!?")
        if classify(word) in ("url", "email", "path", "code"):
            yield Entity("code", found.start(), found.start() + len(word), word)


def _iso_dates(text: str) -> Iterator[Entity]:
    for found in _ISO.finditer(text):
        yield Entity("date", *found.span(), found[0])


def _numeric_dates(text: str, ours: Locale, theirs: Locale) -> Iterator[Entity]:
    """Day, month and year of four digits, in the order that the source language has."""
    order = re.sub(r"[^dMy]", "", _short_date(ours))
    for found in _NUMERIC.finditer(text):
        if order.startswith("y"):
            continue
        first, second = int(found[1]), int(found[3])
        month_first = order.startswith("M") and found[2] == "/"
        day, month = (second, first) if month_first else (first, second)
        if (date := _date(int(found[4]), month, day)) is not None:
            yield Entity("date", *found.span(), _written_short(date, theirs))


def _dates_in_words(text: str, ours: Locale, theirs: Locale) -> Iterator[Entity]:
    from babel.dates import format_date, format_skeleton  # noqa: PLC0415

    months = month_numbers(ours.language)
    capital = ours.months["format"]["wide"][1][0].isupper()
    names = "|".join(sorted(map(re.escape, months), key=len, reverse=True))
    day, year = rf"(?P<day>\d{{1,2}}){_ENDING}", r"(?P<year>\d{4})"
    month = rf"(?P<month>{names})\.?"
    for form in (
        rf"(?<!\w){day}{_OF}{month}(?:{_OF}{year})?(?!\w)",
        rf"(?<!\w){month}\s+{day}(?:,?\s+{year})?(?!\w)",
    ):
        for found in re.finditer(form, text, re.IGNORECASE):
            number = months[found["month"].casefold()]
            date = _date(int(found["year"] or 2000), number, int(found["day"]))
            if date is None or (capital and not found["month"][0].isupper()):  # "5 may be"
                continue
            if found["year"]:
                written = format_date(date, "long", theirs)
            else:
                written = format_skeleton("MMMMd", date, locale=theirs)
            yield Entity("date", *found.span(), written)


def _date(year: int, month: int, day: int) -> datetime.date | None:
    try:
        return datetime.date(year, month, day)
    except ValueError:
        return None


def _short_date(locale: Locale) -> str:
    from babel.dates import get_date_format  # noqa: PLC0415

    return str(get_date_format("short", locale).pattern)


def _written_short(date: datetime.date, locale: Locale) -> str:
    """The short form of a date, with all four digits of the year."""
    from babel.dates import format_date  # noqa: PLC0415

    return format_date(date, re.sub("y+", "yyyy", _short_date(locale)), locale)


# -- numbers and quantities


@dataclass(frozen=True, slots=True)
class _Form:
    """Patterns of a language: a number, and the units that may follow it, with their names."""

    number: regex.Pattern[str]
    unit: regex.Pattern[str]
    unit_of: dict[str, str]


def _amounts(text: str, ours: Locale, theirs: Locale) -> Iterator[Entity]:
    """Quantities, and numbers without a unit that are surely numbers."""
    form = _form(ours)
    for found in form.number.finditer(text):
        whole, decimals = found["whole"], found["decimals"] or ""
        sign, grouped = found["sign"], not whole.isdecimal()
        number = sign + _written(whole, decimals, grouped=grouped, locale=theirs)
        unit = form.unit.match(text, found.end())
        start, end = found.span()
        if unit is not None:
            yield Entity(
                "quantity", start, unit.end(), _quantity(number, unit["unit"], ours, theirs)
            )
        elif grouped or _is_sure(whole, decimals, text[:start]):
            yield Entity("number", start, end, number)


def _is_sure(whole: str, decimals: str, before: str) -> bool:
    """Whether digits are a number, and written as one: not a version behind a name, nor a single
    digit, which may become a word.
    """
    return not _NAME_BEFORE.search(before) if decimals else len(whole) > 1


@lru_cache(16)
def _form(locale: Locale) -> _Form:
    symbols = locale.number_symbols["latn"]
    decimal, group = symbols["decimal"], symbols["group"]
    for alike in (_SPACES, _APOSTROPHES):
        group = alike if group in alike else group
    marks = rf"[{re.escape(group)}]"
    number = (
        r"(?<![\w.,:/'’]|\w[-–])(?P<sign>[-+−±]?)"
        rf"(?P<whole>\d{{1,3}}(?:{marks}\d{{3}})++|\d++)(?:{re.escape(decimal)}(?P<decimals>\d++))?"
        rf"(?![\w]|[.,:/'’–-]\d|[/-]\p{{Lu}}(?!\p{{Ll}}))"
    )
    unit_of = {"%": "%"} | {_symbol(unit, locale)[1]: unit for unit in _UNITS}
    names = "|".join(sorted(map(regex.escape, unit_of), key=len, reverse=True))
    unit = rf"[{_SPACES}]?(?P<unit>{names})(?![\p{{L}}\p{{N}}/])"
    return _Form(regex.compile(number), regex.compile(unit), unit_of)


def _written(whole: str, decimals: str, *, grouped: bool, locale: Locale) -> str:
    """Digits in the writing of a language; as many decimals as there are."""
    from babel.numbers import format_decimal  # noqa: PLC0415

    digits = "".join(sign for sign in whole if sign.isdecimal())
    if not grouped:
        mark = locale.number_symbols["latn"]["decimal"]
        return digits + (mark + decimals if decimals else "")
    pattern = locale.decimal_formats[None].pattern.partition(".")[0]
    return format_decimal(int(digits), pattern, locale) + (
        locale.number_symbols["latn"]["decimal"] + decimals if decimals else ""
    )


def _quantity(number: str, unit: str, ours: Locale, theirs: Locale) -> str:
    """Number and unit; where the target writes a word for it, as "kbyte", the unit is English."""
    if unit == "%":
        pattern = theirs.percent_formats[None].pattern
        return re.sub(r"[#,.0]+", number, pattern, count=1)
    name = _form(ours).unit_of[unit]
    space, symbol = _symbol(name, theirs)
    if len(symbol) > len(unit) + 1:
        symbol = unit if (english := locale_of("en")) is None else _symbol(name, english)[1]
    return number + space + symbol


@lru_cache(1024)
def _symbol(unit: str, locale: Locale) -> tuple[str, str]:
    """The space between number and unit, and the unit, in its short form."""
    from babel.units import format_unit  # noqa: PLC0415

    text = str(format_unit("7", unit, "short", locale=locale)).removeprefix("7")
    symbol = text.lstrip(_SPACES)
    return text[: len(text) - len(symbol)], symbol.replace("μ", "µ")
