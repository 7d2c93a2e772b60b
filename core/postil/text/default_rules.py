"""Postil's own way of finding sentences (:mod:`postil.text.sentences`) as rules of SRX.

For those who want to change it, or use it in another tool. It agrees with the original but for what
SRX cannot say: a list number counts as such at the start of a paragraph only, not of any sentence.
"""

from __future__ import annotations

import regex

from postil.text.abbreviations import BOUND, LOOSE, ORDINAL_STOP, OTHERS, STARTERS, UNCOUNTED
from postil.text.sentences import GOES_ON, GREEK_QUESTION, STOPS, WIDE
from postil.text.srx import Rule, SegmentationRules

_STOPS = f"[{STOPS}]"
_CLOSING = r"(?:[\u00a0\u202f]?[\"'’‘”“»›)\]}])*"
_OPENING = r"[\s\"'«»“”„‘’(\[{¿¡]*"
_WORD_START = r"(?<![^\s(\[{\"'«“„’])"


def default_rules() -> SegmentationRules:
    """The rules for every language that has a list of abbreviations, and for all others."""
    lists = {"Lines": _lines()}
    languages = [(".*", "Lines")]
    for code in sorted(BOUND):
        name = f"Abbreviations ({code or 'other languages'})"
        lists[name] = _abbreviations(code)
        pattern = f"{code}(-.*)?"
        if code == OTHERS:
            known = "|".join(sorted(BOUND.keys() - {OTHERS}))
            pattern = f"(?!(?:{known})(?:-|$)).*"
        languages.append((pattern, name))
    lists["Greek questions"] = _greek_questions()
    languages.append(("el(-.*)?", "Greek questions"))
    lists["Sentences"] = _sentences()
    return SegmentationRules(lists, (*languages, (".*", "Sentences")), True, "postil")


def _lines() -> tuple[Rule, ...]:
    return (Rule(True, r"\n\s*", r"\S"),)


def _abbreviations(code: str) -> tuple[Rule, ...]:
    end = rf"\.{_CLOSING}\s+"
    loose = rf"(?i:{_any(LOOSE[code])}){end}"
    rules = [
        Rule(False, rf"{_WORD_START}(?i:{_spaced(BOUND[code])}){end}", r"\S"),
        Rule(
            False,
            rf"{_WORD_START}(?i:{_spaced(LOOSE[code])}){end}",
            rf"(?={_OPENING}[^\p{{Lu}}])(?!{_OPENING}\p{{Lu}})\S",
        ),
        Rule(False, rf"^\s*(?:\d{{1,3}}|[IVXLC]{{1,6}}|[a-z]){end}", r"\S"),
        Rule(
            False,
            rf"{_WORD_START}(?!{loose})\p{{Lu}}(?:[.-]\p{{L}})*{end}",
            rf"{_OPENING}\p{{Lu}}",
        ),
        Rule(
            False,
            rf"{_WORD_START}\p{{Lu}}(?:[.-]\p{{L}})*\.\p{{L}}(?:[.-]\p{{L}})*{end}",
            rf"{_OPENING}\p{{Nd}}",
        ),
    ]
    if code in STARTERS:
        dotted = _any(frozenset(word for word in LOOSE[code] if "." in word))
        begins = rf"(?!(?i:{_any(STARTERS[code])})\b)"
        named = rf"{_OPENING}{begins}\p{{Lu}}"
        rules.append(Rule(False, rf"{_WORD_START}(?i:{dotted}){end}", named))
    if code in ORDINAL_STOP:
        others = _any(UNCOUNTED.get(code, frozenset()))
        counted = rf"(?!{_OPENING}(?i:{others})\b)\S" if others else r"\S"
        rules.append(Rule(False, rf"{_WORD_START}\d{{1,3}}{end}", counted))
    return tuple(rules)


def _greek_questions() -> tuple[Rule, ...]:
    end = rf"[{GREEK_QUESTION}]{_CLOSING}\s+"
    return (Rule(False, end, rf"{_OPENING}\p{{Ll}}"), Rule(True, end, r"\S"))


def _sentences() -> tuple[Rule, ...]:
    end = rf"{_STOPS}{_CLOSING}\s+"
    return (
        Rule(False, rf"^\s*{_STOPS}+{_CLOSING}\s+", r"\S"),
        Rule(False, rf"{_STOPS}[\u00a0\u202f]", r"[»›”)\]}]"),  # it closes behind a space
        Rule(False, end, rf"{_OPENING}(?![\u10d0-\u10ff])\p{{Ll}}"),
        Rule(True, end, r"\S"),
        Rule(False, rf"{WIDE}[」』）】〉》”’]*[」』]", GOES_ON),
        Rule(True, rf"{WIDE}[」』）】〉》”’]*\s*", r"[^\s。！？｡．」』）】〉》”’]"),
    )


def _spaced(words: frozenset[str]) -> str:
    """Those of ``words``, also with a space behind each full stop inside."""
    return _any(words).replace(r"\.", r"\.[ \u00a0\u202f]?")


def _any(words: frozenset[str]) -> str:
    return "|".join(regex.escape(word) for word in sorted(words, key=lambda w: (-len(w), w)))
