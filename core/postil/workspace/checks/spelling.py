"""Spelling by the dictionaries of Hunspell, and by all that Enchant knows on this system."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Protocol

import regex

from postil.messages import Message
from postil.text.normalise import without_vowels
from postil.types.system_folders import (
    bundled_dictionaries,
    own_dictionaries,
    system_dictionaries,
)
from postil.workspace.checks.finding import Finding, Pair, in_code
from postil.workspace.checks.hunspell import Hunspell, best_for, dictionaries_in, has_hunspell

_WORD = regex.compile(
    r"(?<![\p{L}\p{N}_@./\\\u2011-])\p{L}[\p{L}\p{M}]*+(?:['’][\p{L}\p{M}]+)*+(?![\p{N}_@])"
)
_ELISION = regex.compile(
    r"(?i)(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|dell|all|nell|sull|dall|un)['’](?=\p{L})"
)
_HYPHENED = regex.compile(r"(?:[-\u2011][\p{L}\p{M}]++(?:['’][\p{L}\p{M}]+)*+)+")  # of a compound
_DOUBLE, _SINGLE = frozenset('"״”'), frozenset("'׳’")
"""Signs of abbreviations in Hebrew: within one of several words, behind a shortened one."""
REMEMBERED = 1 << 16
_LIBRARY = threading.Lock()  # dictionaries of a process share tables, in Hunspell and in Enchant


class Speller(Protocol):
    """Spelling checker of one language.

    Attributes
    ----------
    name
        The file of its dictionary, or what Enchant calls it.
    """

    name: str

    def knows(self, word: str) -> bool:
        """Whether ``word`` is right."""
        ...

    def suggest(self, word: str) -> list[str]:
        """Right words near ``word``, best first."""
        ...


def spelling(pair: Pair) -> Iterator[Finding]:
    """Words that are neither in the dictionary, nor in the source, a term or the word list of the
    project.
    """
    speller = speller_of(pair.target_language)
    if speller is None:
        return
    source = {_plain(found).casefold() for found in _WORD.findall(pair.source.text)}
    terms = {_plain(word).casefold() for hit in pair.terms for word in _WORD.findall(hit.target)}
    text = pair.target.text
    for hit in _WORD.finditer(text):
        word, start = _plain(hit[0]), hit.start()
        if pair.languages[1] in ("fr", "it", "ca"):
            lead = _ELISION.match(word)
            if lead is not None:
                word, start = word[lead.end() :], start + lead.end()
        folded = word.casefold()
        if len(word) < 2 or folded in source or folded in terms or word in pair.settings.words:
            continue
        if pair.languages[1] in ("he", "yi") and _is_shortened(text, start, hit.end()):
            continue
        if _shouted(word) or in_code(text, start) or speller.knows(word):
            continue
        if (rest := _HYPHENED.match(text, hit.end())) and speller.knows(word + _plain(rest[0])):
            continue
        yield Finding(
            "spelling", Message("“{word}” is not in the dictionary.", word=word), start, hit.end()
        )


def _plain(word: str) -> str:
    """A word with the apostrophes and hyphens that dictionaries have, and without the vowels of
    Arabic and Hebrew, which they lack.
    """
    return without_vowels(word.replace("’", "'").replace("\u2011", "-"))


def _is_shortened(text: str, start: int, end: int) -> bool:
    """Whether a word of Hebrew is an abbreviation, or a part of one: ``צה"ל``, ``עמ׳``."""
    before, behind = text[max(0, start - 2) : start], text[end : end + 2]
    if behind[:1] in _DOUBLE and behind[1:].isalpha():
        return True
    if before[1:] in _DOUBLE and before[:1].isalpha():
        return True
    return behind[:1] in _SINGLE and before[-1:] not in _SINGLE


def _by_hunspell(language: str, folders: list[Path]) -> Speller | None:
    there = dictionaries_in(folders)
    found = best_for(language, there)
    if found is None or not has_hunspell():
        return None
    with _LIBRARY:
        return _Locked(Hunspell(there[found]), str(there[found]))


def _by_enchant(language: str) -> Speller | None:
    try:
        import enchant  # noqa: PLC0415 (loads a library of the system, which may be absent)
    except ImportError:
        return None
    with _LIBRARY:
        found = best_for(language, [name for name, _ in enchant.list_dicts()])
        return None if found is None else _Locked(enchant.Dict(found), found)


class _Dictionary(Protocol):
    """Interface that Hunspell and Enchant have in common."""

    def check(self, word: str) -> bool: ...

    def suggest(self, word: str) -> list[str]: ...


class _Locked:
    """A dictionary that is asked once for every word; may be used from any thread."""

    def __init__(self, dictionary: _Dictionary, name: str) -> None:
        self.name = name
        self._dictionary = dictionary
        self.knows = lru_cache(maxsize=REMEMBERED)(self._knows)
        self._near = lru_cache(maxsize=REMEMBERED)(self._suggest)

    def _knows(self, word: str) -> bool:
        with _LIBRARY:
            return bool(self._dictionary.check(word))

    def suggest(self, word: str) -> list[str]:
        return list(self._near(word))

    def _suggest(self, word: str) -> tuple[str, ...]:
        with _LIBRARY:
            return tuple(self._dictionary.suggest(word))


def _shouted(word: str) -> bool:
    """Whether ``word`` is an abbreviation in capitals."""
    return word.isupper() and len(word) <= 5


class _Spellers:
    """The speller for a language tag; None without a dictionary for it.

    What the user added counts first, then what came with Postil, then what Enchant knows, then
    what office programs brought. Each is opened once, whichever thread asks first: Enchant gives
    the same dictionary to two that ask for it, and it is not for several threads at once.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._open: dict[str, Speller | None] = {}

    def __call__(self, language: str) -> Speller | None:
        with self._lock:
            if language not in self._open:
                self._open[language] = (
                    _by_hunspell(language, [own_dictionaries(), *bundled_dictionaries()])
                    or _by_enchant(language)
                    or _by_hunspell(language, system_dictionaries())
                )
            return self._open[language]

    def cache_clear(self) -> None:
        """Look for dictionaries anew: one was added."""
        with self._lock:
            self._open.clear()


speller_of = _Spellers()
