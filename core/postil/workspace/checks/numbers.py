"""Numbers and units: the same ones on both sides, written as the target language does.

``1,234`` may be a thousand or one and a bit: a number stands for every value it can have, and two
numbers agree if they can have the same. So nothing is reported that might be right.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

import regex

from postil.messages import Message
from postil.text.scripts import UNPARTED
from postil.workspace.checks.finding import Finding, Pair, replaced
from postil.workspace.checks.number_words import label, multiplied, names_a_thing
from postil.workspace.checks.number_writings import (
    in_ideographs,
    in_words,
    is_implied,
    is_month,
    is_roman,
)

_DIGITS = r"[0-9\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]"
_GAPS = "\u00a0\u202f\u2007\u2009 "
# A letter to which digits are glued: not one of a script that sets no spaces between words.
_LETTER = rf"[[\p{{L}}_]--[{UNPARTED}\uac00-\ud7af]]"
_TOKEN = regex.compile(
    rf"(?<!{_LETTER}[\d.,]{{0,16}})(?:"
    rf"{_DIGITS}{{1,3}}(?:[{_GAPS}]{_DIGITS}{{3}}(?!{_DIGITS}))++(?:[.,٫]{_DIGITS}++)?"
    rf"|{_DIGITS}++(?:[.,'’٫٬]{_DIGITS}++)*+)",
    regex.VERSION1,
)
_POINT_BEFORE = regex.compile(r"(?<![^\s(\[])\.$")  # ".5" is 0.5
_PART = regex.compile(rf"{_DIGITS}+")
_ID = regex.compile(r"-\p{Lu}(?!\p{Ll})")  # behind the number of a person or a car: "24.356.789-K"
_HOUR = regex.compile(r"(?<=\d)h(?=\d\d(?!\d))")
_THOUSANDS = regex.compile(rf"\d{{1,3}}(?:([.,'’٬{_GAPS}])\d{{3}})(?:\1\d{{3}})*")
_ADDRESS = regex.compile(r"\d{1,3}(?:\.(?:1\d\d|2[0-4]\d|25[0-5])){3}")  # of the net, with dots
_UNIT = regex.compile(
    r"[\s\u00a0\u202f-]?(?P<unit>%|°[CF]?|[µumck]?m[²³]?|km/h|mph|[mkµ]?g|[mc]?l|[mcd]?L|"
    r"[mµn]?s|min|[kMG]?Hz|[kKMGT]?(?:i?B|o)|[kMG]?bit/s|[mk]?[VAW]|kWh|px|pt|dpi|ft|lb|oz)"
    r"(?![\p{L}\p{N}])"
)
_SAME_UNIT = {"o": "B", "Ko": "kB", "ko": "kB", "Mo": "MB", "Go": "GB", "To": "TB", "KB": "kB",
              "L": "l", "mL": "ml", "cL": "cl", "dL": "dl"}  # fmt: skip

# Decimal sign, and signs between thousands, the usual one first.
_STYLE = {
    "en": (".", ","),
    "zh": (".", ","),
    "ja": (".", ","),
    "ko": (".", ","),
    "fr": (",", "\u202f" + _GAPS),
    "de": (",", "." + _GAPS),
    "es": (",", "\u00a0." + _GAPS),
    "it": (",", "." + _GAPS),
    "pt": (",", "." + _GAPS),
    "nl": (",", "." + _GAPS),
    "ru": (",", _GAPS),
    "pl": (",", _GAPS),
    "cs": (",", _GAPS),
    "sv": (",", _GAPS),
    "da": (",", "." + _GAPS),
}
# Lands whose writing differs from that of the language.
_POINT_IN_SPANISH = ("419", "mx", "us", "pr", "gt", "hn", "sv", "ni", "pa", "do", "pe")
_LANDS = {
    "de-ch": (".", "'’\u00a0"),
    "it-ch": (".", "'’\u00a0"),
    **{f"es-{land}": (".", ",") for land in _POINT_IN_SPANISH},
}


@dataclass(frozen=True, slots=True)
class _Number:
    text: str
    start: int
    end: int
    values: frozenset[str]
    unit: str


@dataclass(frozen=True, slots=True)
class _Side:
    """A side of a segment: its text, its language, and its words as :func:`_words` finds them."""

    text: str
    language: str
    words: frozenset[str]


def different(pair: Pair) -> Iterator[Finding]:
    """Numbers of the source that the target lacks, and others that only the target has."""
    unmatched, left = _without_partner(_numbers(pair.source.text), _numbers(pair.target.text))
    for number, other in _rounded(unmatched, left, pair):
        unmatched.remove(number)
        left.remove(other)
        yield _other_decimals(number, other)
    source, target = _side(pair, 0), _side(pair, 1)
    unmatched, left = _without_parts(unmatched, left, (source, target))
    for number in unmatched:
        partner = next((other for other in left if _clock(number, other, pair)), None)
        if partner is not None:
            left.remove(partner)
        elif not _otherwise(number, source, target):
            yield Finding(
                "numbers",
                Message("The number {number} of the source is missing.", number=number.text),
            )
    for number in left:
        if not _otherwise(number, target, source):
            message = Message("The source has no number {number}.", number=number.text)
            yield Finding("numbers", message, number.start, number.end)


def _without_partner(
    ours: Iterable[_Number], theirs: Iterable[_Number]
) -> tuple[list[_Number], list[_Number]]:
    """Numbers of either side that the other has not."""
    left = list(theirs)
    unmatched = []
    for number in ours:
        partner = next((other for other in left if number.values & other.values), None)
        if partner is None:
            unmatched.append(number)
        else:
            left.remove(partner)
    return unmatched, left


def _without_parts(
    ours: Sequence[_Number], theirs: Sequence[_Number], sides: tuple[_Side, _Side]
) -> tuple[list[_Number], list[_Number]]:
    """Numbers of which a part is not on the other side: a date such as 12/31/2026 may be one number
    there, 31.12.2026, in another order, or have a month with a name.
    """
    lost, added = _without_partner(_parts(ours), _parts(theirs))
    lost = [part for part in lost if not _names_month(part, *sides)]
    added = [part for part in added if not _names_month(part, *reversed(sides))]
    return (
        [one for one in ours if any(one.start <= part.start < one.end for part in lost)],
        [one for one in theirs if any(one.start <= part.start < one.end for part in added)],
    )


def _parts(numbers: Iterable[_Number]) -> Iterator[_Number]:
    for number in numbers:
        for hit in _PART.finditer(number.text):
            start, end = (number.start + place for place in hit.span())
            yield _Number(hit[0], start, end, _values(hit[0]), "")


def units(pair: Pair) -> Iterator[Finding]:
    """A number with another unit than in the source."""
    theirs = _numbers(pair.target.text)
    for number in _numbers(pair.source.text):
        same = [other for other in theirs if number.values & other.values]
        if not number.unit or not same or any(not other.unit for other in same):
            continue
        if all(_unit(other.unit) != _unit(number.unit) for other in same):
            other = same[0]
            message = Message(
                "{number} is in {unit} in the source, in {other} here.",
                number=number.text,
                unit=number.unit,
                other=other.unit,
            )
            yield Finding("units", message, other.start, other.end)


def style(pair: Pair) -> Iterator[Finding]:
    """Decimal signs and thousands as they stand in the source, not as the target writes them."""
    theirs, ours = _style(pair.source_language), _style(pair.target_language)
    if theirs is None or ours is None or theirs == ours:
        return
    as_they_are: defaultdict[str, set[str]] = defaultdict(set)
    for number in _numbers(pair.source.text):
        as_they_are[number.text].add(label(pair.source.text, number.start))
    for number in _numbers(pair.target.text):
        if number.text not in as_they_are or _ID.match(pair.target.text, number.end):
            continue
        if _fits(number.text, ours):
            continue
        if _names_a_thing(label(pair.target.text, number.start), as_they_are[number.text]):
            continue
        written = _rewritten(number.text, theirs, ours)
        if written and written != number.text:
            yield Finding(
                "number-style",
                Message(
                    "{number} is written {written} in this language.",
                    number=number.text,
                    written=written,
                ),
                number.start,
                number.end,
                replaced(pair.target, number.start, number.end, written),
            )


def _names_a_thing(word: str, words: Collection[str]) -> bool:
    """Whether a number is the version of a program or the number of a section.

    Parameters
    ----------
    word, words
        Before it in the target; before the same one in the source.
    """
    name = bool(word) and not word.islower() and word in words
    return name or names_a_thing(word) or all(map(names_a_thing, words))


def _numbers(text: str) -> list[_Number]:
    found = []
    text = _HOUR.sub(":", text)
    for hit in _TOKEN.finditer(text):
        unit = _UNIT.match(text, hit.end())
        values = _values(hit[0])
        if hit[0].isdigit() and _POINT_BEFORE.search(text, max(0, hit.start() - 2), hit.start()):
            values |= _values(f"0.{hit[0]}")
        values = multiplied(values, text, hit.end())
        found.append(_Number(hit[0], *hit.span(), values, unit["unit"] if unit else ""))
    return found


def _values(text: str) -> frozenset[str]:
    """Every value ``text`` can have, in plain digits with a full stop for the decimals."""
    plain = "".join(str(int(c)) if c.isdigit() else c for c in text)
    plain = plain.replace("٫", ",").replace("٬", "'")
    digits = "".join(c for c in plain if c.isdigit())
    values = set()
    if _THOUSANDS.fullmatch(plain) or digits == plain:
        values.add(digits.lstrip("0") or "0")
    head, sign, tail = _last_sign(plain)
    if sign in (".", ",") and sign not in head and (head.isdigit() or _THOUSANDS.fullmatch(head)):
        whole = "".join(c for c in head if c.isdigit()).lstrip("0") or "0"
        values.add(f"{whole}.{tail}")
    return frozenset(values) or frozenset({plain})


def numbers_of(text: str) -> Iterator[tuple[int, int, str]]:
    """Start and end of each number in a text, and the unit behind it, or ""."""
    for found in _TOKEN.finditer(text):
        unit = _UNIT.match(text, found.end())
        yield found.start(), found.end(), unit["unit"] if unit else ""


def localised(number: str, source: str, target: str) -> str:
    """A number of the source language as the target language writes it; as it is where it may not
    be of that writing, or nothing is known of a language.
    """
    styles = _style(source), _style(target)
    if styles[0] is None or styles[1] is None or styles[0] == styles[1]:
        return number
    return _rewritten(number, styles[0], styles[1]) or number


def _last_sign(text: str) -> tuple[str, str, str]:
    for place in range(len(text) - 1, -1, -1):
        if not text[place].isdigit():
            return text[:place], text[place], text[place + 1 :]
    return text, "", ""


def _rewritten(text: str, source: tuple[str, str], target: tuple[str, str]) -> str:
    """``text`` in the writing of the target; "" if it is not surely in that of the source."""
    head, sign, tail = _last_sign(text)
    if sign == source[0] and head and (head.isdigit() or _grouped(head, source[1])):
        if sign in source[1]:
            return ""
        return _regrouped(head, target[1]) + target[0] + tail
    if _grouped(text, source[1]) and (text.count(sign) > 1 or sign not in target[1]):
        return _regrouped(text, target[1])
    return ""


def _grouped(text: str, signs: str) -> bool:
    """Whether there are signs of ``signs`` between thousands; an address such as 192.168.100.101
    has none.
    """
    found = _THOUSANDS.fullmatch(text)
    return found is not None and found[1] in signs and not _ADDRESS.fullmatch(text)


def _fits(text: str, style: tuple[str, str]) -> bool:
    """Whether a number surely has signs that ``style`` allows: "1 234,5" need not be "1.234,5" in
    German.
    """
    head, sign, _ = _last_sign(text)
    whole = head if sign == style[0] else text if text.count(sign) > 1 else ""
    return _grouped(whole, style[1])


def _regrouped(text: str, signs: str) -> str:
    if text.isdigit():
        return text
    return "".join(c if c.isdigit() else signs[0] for c in text)


def _style(language: str) -> tuple[str, str] | None:
    tag = language.replace("_", "-").lower()
    return _LANDS.get(tag) or _STYLE.get(tag.split("-")[0])


def _unit(unit: str) -> str:
    return _SAME_UNIT.get(unit, unit)


def _words(text: str) -> frozenset[str]:
    """Words, and the digits that stand glued to letters."""
    return frozenset(regex.findall(r"[\p{L}\p{M}]++|(?<=\p{L})\d+|\d+(?=\p{L})", text.casefold()))


def _side(pair: Pair, place: int) -> _Side:
    text = (pair.source, pair.target)[place].text
    return _Side(text, pair.languages[place], _words(text))


def _otherwise(number: _Number, here: _Side, there: _Side) -> bool:
    """Whether a number of one side stands on the other one in another writing: as a word, glued to
    one, as a Roman numeral.
    """
    if number.text in there.words:
        return True
    if not number.text.isdecimal():
        return False
    digits = _ascii(number.text)
    behind = here.text[number.end : number.end + 2]
    return (
        (len(digits) <= 2 and in_words(digits, there.language, there.words))
        or in_ideographs(digits, there.text, there.language)
        or is_implied(digits, behind, there.language, there.words)
        or is_roman(digits, there.text)
        or _names_month(number, here, there)
    )


def _ascii(digits: str) -> str:
    """Digits of any script as those of ASCII."""
    return "".join(str(int(digit)) for digit in digits)


def _names_month(number: _Number, here: _Side, there: _Side) -> bool:
    if not (number.text.isdecimal() and len(number.text) <= 2):
        return False
    digits = _ascii(number.text)
    return is_month(digits, here.text, there.language, there.words)


def _clock(number: _Number, other: _Number, pair: Pair) -> bool:
    """Whether ``other`` is the hour ``number``, given with a.m. or p.m., on a clock of twenty-four
    hours.
    """
    for first, second, text in (
        (number, other, pair.source.text),
        (other, number, pair.target.text),
    ):
        hour, later = _hour(first.text), _hour(second.text)
        if hour is None or later is None:
            continue
        after = text[first.end : first.end + 12].lower().replace(".", "").replace("\u202f", " ")
        if regex.match(r"(?::\d\d)?[\s\u00a0]?pm\b", after):
            return later == hour + 12
        if hour == 12 and regex.match(r"(?::\d\d)?[\s\u00a0]?am\b", after):
            return later == 0
    return False


def _rounded(
    ours: Sequence[_Number], theirs: Sequence[_Number], pair: Pair
) -> list[tuple[_Number, _Number]]:
    """Numbers that are surely as much as one of the other side, with more or fewer zeros at the
    end.
    """
    left = [(_worth(other, pair.target_language), other) for other in theirs]
    pairs = []
    for number in ours:
        worth = _worth(number, pair.source_language)
        partner = next((one for one in left if worth and one[0] == worth), None)
        if partner is not None:
            left.remove(partner)
            pairs.append((number, partner[1]))
    return pairs


def _worth(number: _Number, language: str) -> str:
    """The value that a number has in a language, without zeros at the end; "" if it may be
    another.
    """
    style, values = _style(language), number.values
    if style is not None and len(values) > 1:
        decimals = _last_sign(number.text)[1] == style[0]
        values = frozenset(value for value in values if ("." in value) is decimals)
    value = next(iter(values)) if len(values) == 1 else ""
    if not regex.fullmatch(r"\d+(?:\.\d+)?", value):
        return ""
    return value.rstrip("0").rstrip(".") if "." in value else value


def _other_decimals(number: _Number, other: _Number) -> Finding:
    message = Message(
        "{number} of the source has other decimals here: {other}.",
        number=number.text,
        other=other.text,
    )
    return Finding("numbers", message, other.start, other.end)


def _hour(text: str) -> int | None:
    """The hour of a time such as 17, 17.30 or 17:30."""
    found = regex.fullmatch(r"([0-9]{1,2})(?:[.:][0-9]{2})?", text)
    return int(found[1]) if found else None
