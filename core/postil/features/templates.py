"""Templates of sparse features, and the sets that the papers compare.

Tillmann & Zhang (section II, VI-A) distinguish phrase features and word features; Gao & He (2.2)
use phrase pairs (p), word pairs (t) and triplets of words (tp). Cesa-Bianchi et al. (2008, 3.2.2)
learn online with target words, target phrases and phrase pairs; Watanabe et al. (2007, 3.2) with
the structure that word links give.
"""

from __future__ import annotations

from collections.abc import Iterable

from postil.errors import UsageError

# Numbered from 1; the numbers are part of every key (see keys.pxd).
TEMPLATES = (
    "block",
    "word-pair",
    "orientation",
    "target-bigram",
    "source-bigram",
    "length",
    "jump",
    "target-ngram",
    "boundary",
    "triplet-source",
    "triplet-target",
    "target-word",
    "target-phrase",
    "aligned-pair",
    "aligned-bigram",
    "insertion",
    "word-bigram",
    "hierarchical",
    "gap-size",
    "rule-count",
    "inserted-word",
    "word-before",
    "word-after",
    "source-match",
    "source-cross",
    "rule-root",
    "rewrite",
    "node-count",
)

PHRASE = frozenset({"block", "orientation", "target-bigram", "source-bigram", "length"})
WORD = frozenset({"word-pair", "jump", "target-ngram", "boundary"})
ALL = PHRASE | WORD
PHRASE_PAIRS = frozenset({"block"})
WORD_PAIRS = frozenset({"word-pair"})
TRIPLETS = frozenset({"triplet-source", "triplet-target"})
STRUCTURE = frozenset({"aligned-pair", "aligned-bigram", "insertion", "word-bigram"})

# Only decoders with gaps have them: see ``placement``.
GAPPED = frozenset({"hierarchical", "gap-size", "rule-count", "inserted-word"})

# What stands beside a word in the source sentence, and what its parse has: see ``site``.
CONTEXT = frozenset({"word-before", "word-after"})
SOURCE_SYNTAX = frozenset({"source-match", "source-cross"})
# Only rules that come from trees have them: see ``rule_tree``.
TREES = frozenset({"rule-root", "rewrite", "node-count"})

GAP_SIZES = ("1", "2", "3", "4", "5…6", "7…10", "11…")
RULE_COUNTS = ("1", "2", "3…5", "6…10", "11…")
WAYS = ("monotone", "swap", "other")
JUMPS = ("-7…", "-6…-5", "-4", "-3", "-2", "-1", "0", "1", "2", "3", "4", "5…6", "7…")


def template_bits(names: Iterable[str]) -> int:
    """Bit ``n`` stands for template number ``n``.

    Raises
    ------
    UsageError
        A name that no template has.
    """
    bits = 0
    for name in names:
        if name not in TEMPLATES:
            raise UsageError(
                f"There is no feature template {name!r}.", hint=f"Known: {', '.join(TEMPLATES)}."
            )
        bits |= 1 << (TEMPLATES.index(name) + 1)
    return bits


def template_names(bits: int) -> list[str]:
    """Names of the templates in ``bits``, in their order."""
    return [name for number, name in enumerate(TEMPLATES, 1) if bits >> number & 1]
