"""Checks of the user's own: regular expressions over source and target, limited in time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import regex

from postil.errors import UsageError
from postil.messages import Message
from postil.text.expressions import compile_expression
from postil.types.reasons import reason_of
from postil.workspace.checks.finding import Finding, Pair
from postil.workspace.checks.settings import PatternRule

SECONDS = 0.1
_REFERENCE = regex.compile(r"\\g<(\d{1,2})>")


def rules(pair: Pair) -> Iterator[Finding]:
    """Findings of the project's own rules; a rule that takes too long is a finding, too."""
    for rule in pair.settings.patterns:
        try:
            yield from _apply(rule, pair)
        except TimeoutError:
            yield Finding(
                "pattern",
                Message("The rule “{name}” took too long and was given up.", name=rule.name),
            )


def check_rule(rule: PatternRule) -> None:
    """See that the expressions of ``rule`` can be used.

    Raises
    ------
    UsageError
        They cannot; names the reason and the place.
    """
    groups = _compiled(rule.source, rule.ignore_case, rule.name).groups
    _compiled(_REFERENCE.sub("x", rule.target), rule.ignore_case, rule.name)
    wrong = [n for n in _REFERENCE.findall(rule.target) if int(n) > groups]
    if wrong:
        raise UsageError(
            Message(
                "The rule “{name}” names group {group}, which its source lacks.",
                name=rule.name,
                group=wrong[0],
            )
        )


def _apply(rule: PatternRule, pair: Pair) -> Iterator[Finding]:
    source = _compiled(rule.source, rule.ignore_case, rule.name)
    message = rule.message or rule.name
    seen = set()
    for found in source.finditer(pair.source.text, timeout=SECONDS) if rule.source else (None,):
        wanted = rule.target
        if found is not None:
            wanted = _filled_in(wanted, found)
        if wanted in seen:
            continue
        seen.add(wanted)
        target = _compiled(wanted, rule.ignore_case, rule.name)
        if rule.required:
            if target.search(pair.target.text, timeout=SECONDS) is None:
                yield Finding("pattern", message)
            continue
        for hit in target.finditer(pair.target.text, timeout=SECONDS):
            yield Finding("pattern", message, *hit.span())


def _filled_in(pattern: str, found: regex.Match[str]) -> str:
    """``pattern`` with what the groups of ``found`` matched in place of their references."""
    return _REFERENCE.sub(lambda number: regex.escape(found[int(number[1])] or ""), pattern)


@lru_cache(maxsize=512)
def _compiled(pattern: str, ignore_case: bool, name: str) -> regex.Pattern[str]:
    try:
        return compile_expression(pattern, regex.IGNORECASE if ignore_case else 0)
    except ValueError as error:
        raise UsageError(
            Message(
                "The rule “{name}” is not a regular expression: {reason}",
                name=name,
                reason=reason_of(error),
            ),
            hint="Signs such as ( or ? are written \\( and \\? where they stand for themselves.",
        ) from error
