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

SearchKind = (
    type[SearchOptions]
    | type[MarginSearchOptions]
    | type[ChartSearchOptions]
    | type[TopDownSearchOptions]
)


@dataclass(frozen=True, slots=True)
class EngineKind:
    """A kind of engine: its name in manifests, the settings of its search with their ranges, and
    the dense features of its decoder.
    """

    name: str
    search: SearchKind
    features: FeatureLayout


PHRASE = EngineKind("block", SearchOptions, PHRASE_FEATURES)
MAX_MARGIN = EngineKind("max-margin", MarginSearchOptions, MARGIN_FEATURES)
HIERARCHICAL = EngineKind("hierarchical", ChartSearchOptions, GRAMMAR_FEATURES)
LEFT_TO_RIGHT = EngineKind("hierarchical-left-to-right", TopDownSearchOptions, GRAMMAR_FEATURES)
SYNTAX = EngineKind("syntax", ChartSearchOptions, GRAMMAR_FEATURES)
DECLARED: Mapping[str, EngineKind] = {
    kind.name: kind for kind in (PHRASE, MAX_MARGIN, HIERARCHICAL, LEFT_TO_RIGHT, SYNTAX)
}
