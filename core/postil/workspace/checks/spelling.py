"""Spelling by Hunspell dictionaries, through Enchant, which every desktop system offers."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import lru_cache
from typing import Protocol

import regex

from postil.messages import Message
from postil.workspace.checks.finding import Finding, Pair, in_code

_WORD = regex.compile(
    r"(?<![\p{L}\p{N}_@./\\-])\p{L}[\p{L}\p{M}]*+(?:['’][\p{L}\p{M}]+)*+(?![\p{N}_@])"
)
_ELISION = regex.compile(
    r"(?i)(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|dell|all|nell|sull|dall|un)['’](?=\p{L})"
)
REMEMBERED = 1 << 16


class Speller(Protocol):
    """Knows the words of one language."""

    def knows(self, word: str) -> bool:
        """Whether ``word`` is right."""
        ...

    def suggest(self, word: str) -> list[str]:
        """Right words near ``word``, best first."""
        ...


def spelling(pair: Pair) -> Iterator[Finding]:
    """Words that neither the dictionary, nor the source, a term or the project knows."""
    speller = speller_of(pair.target_language)
    if speller is None:
        return
    source = {found.casefold() for found in _WORD.findall(pair.source.text)}
    terms = {word.casefold() for hit in pair.terms for word in _WORD.findall(hit.target)}
    text = pair.target.text
    for hit in _WORD.finditer(text):
        word, start = hit[0].replace("’", "'"), hit.start()
        if pair.languages[1] in ("fr", "it", "ca"):
            lead = _ELISION.match(word)
            if lead is not None:
                word, start = word[lead.end() :], start + lead.end()
        folded = word.casefold()
        if len(word) < 2 or folded in source or folded in terms or word in pair.settings.words:
            continue
        if _shouted(word) or in_code(text, start) or speller.knows(word):
            continue
        yield Finding(
            "spelling", Message("“{word}” is not in the dictionary.", word=word), start, hit.end()
        )


@lru_cache(maxsize=16)
def speller_of(language: str) -> Speller | None:
    """The speller for a language tag; None without Enchant or without a dictionary for it."""
    try:
        import enchant  # noqa: PLC0415 (loads a library of the system, which may be absent)
    except ImportError:
        return None
    wanted = language.replace("-", "_")
    primary = wanted.split("_")[0]
    names = [name for name, _ in enchant.list_dicts()]
    regional = f"{primary}_{primary.upper()}"
    order = [wanted, regional, {"en": "en_US", "pt": "pt_PT"}.get(primary, ""), primary]
    order += sorted(name for name in names if name.split("_")[0] == primary)
    found = next((name for name in order if name in names), None)
    return None if found is None else _Enchanted(enchant.Dict(found))


class _Enchanted:
    """A dictionary of Enchant, asked once for every word; may be used from any thread."""

    def __init__(self, dictionary: Speller) -> None:
        self._lock = threading.Lock()
        self._dictionary = dictionary
        self.knows = lru_cache(maxsize=REMEMBERED)(self._knows)
        self._near = lru_cache(maxsize=REMEMBERED)(self._suggest)

    def _knows(self, word: str) -> bool:
        with self._lock:
            return bool(self._dictionary.check(word))  # type: ignore[attr-defined]

    def suggest(self, word: str) -> list[str]:
        return list(self._near(word))

    def _suggest(self, word: str) -> tuple[str, ...]:
        with self._lock:
            return tuple(self._dictionary.suggest(word))


def _shouted(word: str) -> bool:
    """Whether ``word`` is an abbreviation in capitals."""
    return word.isupper() and len(word) <= 5
