"""Rules of a grammar in Python: the symbols of its phrase table as words, gaps and labels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from postil.models.grammar.grammar import Grammar
from postil.models.phrase_table.entries import PhraseEntry


class Rule(NamedTuple):
    """Words are ids, and gap k is -1 - k, numbered in the source.

    ``scores``: log p(f|e), log lex(f|e), log p(e|f), log lex(e|f); ``alignment``: links of the
    words of the rule, gaps left out; ``occurrences``: how often it was extracted; ``root`` and
    ``gaps``: labels, in a grammar that has them.
    """

    source: tuple[int, ...]
    target: tuple[int, ...]
    scores: tuple[float, ...]
    alignment: tuple[tuple[int, int], ...]
    occurrences: int
    root: str = ""
    gaps: tuple[str, ...] = ()


def rules_in(grammar: Grammar) -> list[Rule]:
    """All, by source side."""
    return [_rule(grammar, entry) for entry in grammar.rules.entries()]


def rules_of(grammar: Grammar, source: Sequence[int]) -> list[Rule]:
    """Those of a source side, best first; of a grammar without labels."""
    symbols = [one + grammar.first_word if one >= 0 else -1 - one for one in source]
    return [_rule(grammar, entry) for entry in grammar.rules.options(symbols)]


def _rule(grammar: Grammar, entry: PhraseEntry) -> Rule:
    source: list[int] = []
    gaps: list[str] = []
    for symbol in entry.source:
        if symbol >= grammar.first_word:
            source.append(symbol - grammar.first_word)
        else:
            source.append(-1 - len(gaps))
            gaps.append(grammar.labels[symbol] if grammar.typed else "")
    target = tuple(
        symbol - grammar.first_word if symbol >= grammar.first_word else -1 - symbol
        for symbol in entry.target[grammar.typed :]
    )
    root = grammar.labels[entry.target[0]] if grammar.typed else ""
    labels = tuple(gaps) if grammar.typed else ()
    return Rule(tuple(source), target, entry.scores, entry.alignment, entry.count, root, labels)
