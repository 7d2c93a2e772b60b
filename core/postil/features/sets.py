"""The feature sets that learning from the translator can move the weights of.

Those of Cesa-Bianchi et al. (2008, 3.2.2) with their two kinds of values, and those of Watanabe et
al. (2007, 3.2-3.3) with the word forms of that paper's Table 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from postil.errors import UsageError
from postil.features.templates import STRUCTURE
from postil.features.word_forms import KINDS

WORDS, PHRASES, ENTRIES = "target-word", "target-phrase", "block"
AFFIXES = ("prefix", "suffix")


@dataclass(frozen=True, slots=True)
class FeatureSet:
    """A set of features that learning may use.

    Parameters
    ----------
    templates
        See ``emission`` and ``structure``.
    scaled
        Whether features of phrase pairs have the pair's base translation score as value, so that
        learned weights stretch it (``(1 + w) f``); each of n target words has an n-th of it.
        Otherwise their value is 1, as that of all other features.
    forms
        Word forms, of ``word_forms.KINDS``, that structural features fire for besides the words.
    """

    templates: frozenset[str]
    scaled: bool = False
    forms: tuple[str, ...] = ()


_ENTRY_SETS = {
    "target-words": frozenset({WORDS}),
    "target-phrases": frozenset({PHRASES}),
    "entries": frozenset({ENTRIES}),
    "entries+target-words": frozenset({ENTRIES, WORDS}),
}
_FORMS = {
    "structure": (),
    "structure-affixes": AFFIXES,
    "structure-classes": ("class",),
    "structure-digits": ("digits",),
    "structure-all": KINDS,
}

FEATURE_SETS: Mapping[str, FeatureSet] = {
    **{name: FeatureSet(templates, scaled=True) for name, templates in _ENTRY_SETS.items()},
    **{f"{name}-one": FeatureSet(templates) for name, templates in _ENTRY_SETS.items()},
    **{name: FeatureSet(STRUCTURE, forms=forms) for name, forms in _FORMS.items()},
    "entries+structure": FeatureSet(STRUCTURE | {ENTRIES}, scaled=True),
    "entries-one+structure": FeatureSet(STRUCTURE | {ENTRIES}),
}


def feature_set(name: str) -> FeatureSet:
    """A set by name.

    Raises
    ------
    UsageError
        There is no such set.
    """
    if name not in FEATURE_SETS:
        near = get_close_matches(name, FEATURE_SETS, 1)
        raise UsageError(
            f"There is no feature set {name!r}.",
            hint=f"Did you mean {near[0]}?" if near else f"Known: {', '.join(FEATURE_SETS)}.",
        )
    return FEATURE_SETS[name]
