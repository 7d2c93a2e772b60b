"""Kinds of engines as a manifest names them; known before any model is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from postil.features.layout import FeatureLayout
from postil.search.margin.features import MARGIN_FEATURES
from postil.search.phrase.features import PHRASE_FEATURES
from postil.search.settings import MarginSearchOptions, SearchOptions


@dataclass(frozen=True, slots=True)
class EngineKind:
    """A kind of engine: its name in manifests, the settings of its search with their ranges, and
    the dense features of its decoder.
    """

    name: str
    search: type[SearchOptions] | type[MarginSearchOptions]
    features: FeatureLayout


PHRASE = EngineKind("block", SearchOptions, PHRASE_FEATURES)
MAX_MARGIN = EngineKind("max-margin", MarginSearchOptions, MARGIN_FEATURES)
DECLARED: Mapping[str, EngineKind] = {kind.name: kind for kind in (PHRASE, MAX_MARGIN)}
