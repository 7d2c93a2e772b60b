"""Finds the numbers, measures, dates, addresses and names of a source text, as the target language
writes them.

Dates are read and written by Qt's locales. A date of numbers alone is read in the order of the
source language; one that cannot be a date in it stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Literal

import regex

from postil.text.nontranslatable import classify
from postil.workspace.checks.numbers import localised, numbers_of
from postil_gui.qt import QtCore

Kind = Literal["number", "measure", "date", "address", "name"]

_ISO = re.compile(r"\b(\d{4})-(\d\d)-(\d\d)\b")
_NUMERIC = re.compile(r"(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?![\d/-])")
_WORD = re.compile(r"[^\s()\[\]{}\"“”«»]+")
_CAPITAL = regex.compile(r"\b\p{Lu}[\w'’&-]*")
_SENTENCE = re.compile(r"(?:^|[.!?:]\s+)[\W_]*$")
_WEEKDAY = re.compile(r",?\s*\bdddd\b,?\s*(?:'de'\s*)?")
_ENDING = r"(?:st|nd|rd|th|er|\.|º)?"
_NO_BREAK = "\N{NO-BREAK SPACE}"
_CLOSE_PERCENT = frozenset({"en", "zh", "ja", "ko", "it", "pt", "nl", "tr", "pl"})
_NOUNS_ARE_CAPITAL = frozenset({"de", "lb"})


@dataclass(frozen=True, slots=True)
class Placeable:
    """A stretch of a source text, from ``start`` on, and how the translation has it."""

    kind: Kind
    start: int
    source: str
    target: str


def find_placeables(text: str, source: str, target: str) -> list[Placeable]:
    """Placeables of a text, in its order; those that lie in longer ones are left out.

    Parameters
    ----------
    source, target
        Codes of the languages.
    """
    found = [
        *_dates(text, source, target),
        *_addresses(text),
        *_numbers(text, source, target),
        *_names(text, source),
    ]
    taken: list[Placeable] = []
    for one in found:
        end = one.start + len(one.source)
        if all(end <= k.start or one.start >= k.start + len(k.source) for k in taken):
            taken.append(one)
    return sorted(taken, key=lambda one: one.start)


def _numbers(text: str, source: str, target: str) -> Iterator[Placeable]:
    language = target.replace("_", "-").partition("-")[0]
    for start, end, unit in numbers_of(text):
        number = localised(text[start:end], source, target)
        if not unit:
            yield Placeable("number", start, text[start:end], number)
            continue
        stop = text.index(unit, end) + len(unit)
        close = unit == "%" and language in _CLOSE_PERCENT
        space = "" if close or (unit.startswith("°") and len(unit) == 1) else _NO_BREAK
        yield Placeable("measure", start, text[start:stop], f"{number}{space}{unit}")


def _addresses(text: str) -> Iterator[Placeable]:
    """Addresses of the net, paths, and identifiers of programs."""
    for found in _WORD.finditer(text):
        word = found[0].rstrip(".,;:!?")
        if classify(word) in ("url", "email", "path", "code"):
            yield Placeable("address", found.start(), word, word)


def _names(text: str, source: str) -> Iterator[Placeable]:
    """Words with a capital that do not begin a sentence, those side by side as one."""
    if source.replace("_", "-").partition("-")[0] in _NOUNS_ARE_CAPITAL:
        return
    runs: list[list[regex.Match[str]]] = []
    for word in _CAPITAL.finditer(text):
        if runs and text[runs[-1][-1].end() : word.start()] == " ":
            runs[-1].append(word)
        elif not _begins_sentence(text, word):
            runs.append([word])
    for run in runs:
        name = text[run[0].start() : run[-1].end()]
        if len(name) > 1:
            yield Placeable("name", run[0].start(), name, name)


def _begins_sentence(text: str, word: regex.Match[str]) -> bool:
    """Whether a word with a capital has it from its place alone; one in capitals has not."""
    alone = len(word[0]) > 1 and word[0].isupper()
    return not alone and bool(_SENTENCE.search(text[: word.start()]))


def _dates(text: str, source: str, target: str) -> Iterator[Placeable]:
    ours, theirs = (
        QtCore.QLocale(source.replace("-", "_")),
        QtCore.QLocale(target.replace("-", "_")),
    )
    for found in _ISO.finditer(text):
        yield Placeable("date", found.start(), found[0], found[0])
    months_first = re.sub(r"[^dM]", "", ours.dateFormat(_short())).startswith("M")
    for found in _NUMERIC.finditer(text):
        first, second = int(found[1]), int(found[3])
        day, month = (second, first) if months_first and found[2] == "/" else (first, second)
        date = QtCore.QDate(int(found[4]), month, day)
        if date.isValid():
            form = re.sub(r"y+", "yyyy", theirs.dateFormat(_short()))
            yield Placeable("date", found.start(), found[0], theirs.toString(date, form))
    yield from _dates_in_words(text, ours, theirs)


def _dates_in_words(text: str, ours: QtCore.QLocale, theirs: QtCore.QLocale) -> Iterator[Placeable]:
    months = _months(ours.name())
    names = "|".join(sorted(map(re.escape, months), key=len, reverse=True))
    day, year = rf"(?P<day>\d{{1,2}}){_ENDING}", r"(?P<year>\d{4})"
    month = rf"(?P<month>{names})\.?"
    of = r"\s+(?:de\s+|of\s+)?"
    forms = (rf"\b{day}{of}{month}(?:{of}{year})?\b", rf"\b{month}\s+{day}(?:,?\s+{year})?\b")
    for form in forms:
        for found in re.finditer(form, text, re.IGNORECASE):
            number = months[found["month"].casefold()]
            date = QtCore.QDate(int(found["year"] or 2000), number, int(found["day"]))
            if date.isValid():
                wanted = _WEEKDAY.sub("", theirs.dateFormat(QtCore.QLocale.FormatType.LongFormat))
                if not found["year"]:
                    wanted = re.sub(r"(?:\s*'de'\s*|,?\s*)y+年?|^y+年", "", wanted).strip()
                yield Placeable("date", found.start(), found[0], theirs.toString(date, wanted))


@cache
def _months(locale: str) -> dict[str, int]:
    names, form = QtCore.QLocale(locale), QtCore.QLocale.FormatType
    kinds = (form.LongFormat, form.ShortFormat)
    return {
        name(number, kind).rstrip(".").casefold(): number
        for kind in reversed(kinds)
        for name in (names.standaloneMonthName, names.monthName)
        for number in range(1, 13)
    }


def _short() -> QtCore.QLocale.FormatType:
    return QtCore.QLocale.FormatType.ShortFormat
