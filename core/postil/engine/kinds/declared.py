"""What a manifest may say of the kind of its engine; known before any model is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from postil.search.settings import MarginSearchOptions, SearchOptions


@dataclass(frozen=True, slots=True)
class EngineKind:
    """A kind of engine: its name in manifests, and the settings of its search with their ranges."""

    name: str
    search: type[SearchOptions] | type[MarginSearchOptions]


PHRASE = EngineKind("block", SearchOptions)
MAX_MARGIN = EngineKind("max-margin", MarginSearchOptions)
DECLARED: Mapping[str, EngineKind] = {kind.name: kind for kind in (PHRASE, MAX_MARGIN)}
