"""Finds the numbers, measures, dates, addresses and names of a source text, as the target language
writes them.

A date of numbers alone is read in the order of the source language; one that cannot be a date in it
stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import regex

from postil.text.entities import EntityKind, find_entities
from postil.workspace.checks.numbers import localised, numbers_of

Kind = Literal["number", "measure", "date", "address", "name"]

_KINDS: dict[EntityKind, Kind] = {"date": "date", "code": "address"}
_CAPITAL = regex.compile(r"\b\p{Lu}[\w'’&-]*")
_SENTENCE = re.compile(r"(?:^|[.!?:]\s+)[\W_]*$")
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
        *_dates_and_addresses(text, source, target),
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


def _dates_and_addresses(text: str, source: str, target: str) -> Iterator[Placeable]:
    """Dates; addresses of the net, paths, and identifiers of programs."""
    for one in find_entities(text, source, target):
        kind = _KINDS.get(one.kind)
        if kind is not None:
            yield Placeable(kind, one.start, text[one.start : one.end], one.target)


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
