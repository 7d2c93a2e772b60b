"""Kinds of engines as a manifest names them; known before any model is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from postil.features.layout import FeatureLayout
from postil.search.grammar.features import GRAMMAR_FEATURES
from postil.search.margin.features import MARGIN_FEATURES
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.settings import (
    ChartSearchOptions,
    MarginSearchOptions,
    SearchOptions,
    TopDownSearchOptions,
)
from postil.search.sparse.rule_scorer import Reach

SearchKind = (
    type[SearchOptions]
    | type[MarginSearchOptions]
    | type[ChartSearchOptions]
    | type[TopDownSearchOptions]
)


@dataclass(frozen=True, slots=True)
class EngineKind:
    """A kind of engine.

    Attributes
    ----------
    name
        In manifests.
    search
        Settings of its search, with their ranges.
    features
        Dense features of its decoder.
    sparse
        The sparse features that its decoder scores.
    """

    name: str
    search: SearchKind
    features: FeatureLayout
    sparse: Reach


PHRASE = EngineKind("block", SearchOptions, PHRASE_FEATURES, "steps")
MAX_MARGIN = EngineKind("max-margin", MarginSearchOptions, MARGIN_FEATURES, "none")
HIERARCHICAL = EngineKind("hierarchical", ChartSearchOptions, GRAMMAR_FEATURES, "yield")
LEFT_TO_RIGHT = EngineKind(
    "hierarchical-left-to-right", TopDownSearchOptions, GRAMMAR_FEATURES, "yield"
)
ON_DEMAND = EngineKind("hierarchical-on-demand", ChartSearchOptions, GRAMMAR_FEATURES, "yield")
SYNTAX = EngineKind("syntax", ChartSearchOptions, GRAMMAR_FEATURES, "yield")
DECLARED: Mapping[str, EngineKind] = {
    kind.name: kind for kind in (PHRASE, MAX_MARGIN, HIERARCHICAL, LEFT_TO_RIGHT, ON_DEMAND, SYNTAX)
}
