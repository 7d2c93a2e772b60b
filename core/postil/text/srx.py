"""Segmentation by rules in the manner of SRX 2.0 (Segmentation Rules eXchange, LISA 2008).

A rule is a pair of regular expressions: at a place of the text where ``before`` ends and ``after``
begins, there is a break, or there is none. At every place the first rule that fits decides, in the
order of the lists of rules that apply to the language; where none fits, there is no break. Rules do
not see inline tags: one that stands at a break belongs to the sentence before it if white space
follows, else to the next.

The expressions are those of ICU. The ``regex`` package knows nearly all of that; what it writes
otherwise is rewritten by :func:`from_icu`. Every rule has a time limit, so that a list from
elsewhere cannot stop the work.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import Protocol, TypeAlias

import regex

from postil.errors import UsageError
from postil.messages import Message
from postil.text.expressions import compile_expression
from postil.text.tags import tag_index

SECONDS = 1.0  # for one rule and one paragraph

Splitter: TypeAlias = Callable[[str], list[str]]
"""Cuts a text into sentences; their concatenation is the text."""


class SentenceRules(Protocol):
    """Rules that say where sentences end in a language."""

    def splitter(self, language: str) -> Splitter:
        """Splitter of texts of ``language``."""
        ...


_QUOTED = regex.compile(r"\\Q(.*?)(?:\\E|$)", regex.DOTALL)
_ICU = regex.compile(
    r"\\(?:x\{(?P<hex>[0-9A-Fa-f]{1,6})\}|(?P<end>Z)|(?P<last>z)|(?P<other>.))", regex.DOTALL
)


@dataclass(frozen=True)
class Rule:
    """A break, or none, between ``before`` and ``after`` (ICU regular expressions)."""

    breaks: bool
    before: str = ""
    after: str = ""

    @cached_property
    def pattern(self) -> regex.Pattern[str]:
        """Matches, with no characters, at the places the rule is about.

        Raises
        ------
        UsageError
            It is not a regular expression.
        """
        before, after = from_icu(self.before), from_icu(self.after)
        source = (f"(?<={before})" if before else "") + (f"(?={after})" if after else "")
        try:
            return compile_expression(source, regex.VERSION1)
        except ValueError as error:
            raise UsageError(
                Message(
                    "The segmentation rule {before!r} {after!r} cannot be used: {reason}",
                    before=self.before,
                    after=self.after,
                    reason=error,
                )
            ) from error


@dataclass(frozen=True, slots=True)
class SegmentationRules:
    """Lists of rules by name, and which of them apply to which language.

    Attributes
    ----------
    lists
        Rules by the name of their list.
    languages
        Pairs of a regular expression for a whole language tag, any case, and the name of a list.
    cascade
        All lists that fit a language apply, in order; else the first one alone.
    """

    lists: dict[str, tuple[Rule, ...]]
    languages: tuple[tuple[str, str], ...]
    cascade: bool = True
    name: str = field(default="", compare=False)

    def rules_for(self, language: str) -> tuple[Rule, ...]:
        """The rules for a language tag, in the order in which they decide.

        Raises
        ------
        UsageError
            The pattern of a language is not a regular expression, or takes too long.
        """
        found = [self.lists[name] for pattern, name in self.languages if _fits(pattern, language)]
        return tuple(rule for rules in (found if self.cascade else found[:1]) for rule in rules)

    def splitter(self, language: str) -> Splitter:
        """Splitter of texts of ``language``.

        Raises
        ------
        UsageError
            A rule is not a regular expression.
        """
        rules = self.rules_for(language)
        for rule in rules:
            _ = rule.pattern  # see now that it can be used
        return lambda text: split_by_rules(text, rules)


def _fits(pattern: str, language: str) -> bool:
    try:
        expression = compile_expression(from_icu(pattern), regex.IGNORECASE)
        return expression.fullmatch(language, timeout=SECONDS) is not None
    except ValueError as error:
        raise UsageError(
            Message(
                "The segmentation rules name a language {pattern!r} that cannot be used: {reason}",
                pattern=pattern,
                reason=error,
            )
        ) from error
    except TimeoutError as error:
        raise UsageError(
            Message(
                "The segmentation rules name a language {pattern!r} that takes too long.",
                pattern=pattern,
            )
        ) from error


def split_by_rules(text: str, rules: Sequence[Rule]) -> list[str]:
    """The sentences of ``text``, which may hold inline tags; their concatenation is ``text``.

    Raises
    ------
    UsageError
        A rule took too long.
    """
    plain = [(place, char) for place, char in enumerate(text) if tag_index(char) is None]
    if len(plain) == len(text):
        breaks = _breaks(text, rules)
    else:
        breaks = []
        for place in _breaks("".join(char for _, char in plain), rules):
            before, (after, char) = plain[place - 1][0] + 1, plain[place]
            breaks.append(after if char.isspace() else before)
    return [text[a:b] for a, b in pairwise([0, *breaks, len(text)]) if b > a]


def _breaks(text: str, rules: Sequence[Rule]) -> list[int]:
    """Positions where a text without tags is cut, neither at its start nor at its end."""
    decided: dict[int, bool] = {0: False, len(text): False}
    for rule in rules:
        try:
            for found in rule.pattern.finditer(text, timeout=SECONDS):
                decided.setdefault(found.start(), rule.breaks)
        except TimeoutError as error:
            raise UsageError(
                Message(
                    "The segmentation rule {before!r} {after!r} took too long.",
                    before=rule.before,
                    after=rule.after,
                ),
                hint="Rules with a + or * inside another one can take for ever; rewrite it.",
            ) from error
    return sorted(place for place, there in decided.items() if there)


def from_icu(pattern: str) -> str:
    r"""An expression of ICU as ``regex`` writes it: ``\x{41}``, ``\Z``, ``\z``, ``\Q...\E``."""
    pattern = _QUOTED.sub(lambda found: regex.escape(found[1]), pattern)
    return _ICU.sub(_rewritten, pattern)


def _rewritten(found: regex.Match[str]) -> str:
    if found["hex"]:
        return regex.escape(chr(int(found["hex"], 16)))
    if found["end"]:
        return r"(?=\n?\Z)"
    return r"\Z" if found["last"] else found[0]
