"""The kinds of engines there are, by their names."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from postil.engine.kinds.hierarchical import HierarchicalModels, LeftToRightModels, SyntaxModels
from postil.engine.kinds.max_margin import MarginModels
from postil.engine.kinds.phrase import PhraseModels
from postil.engine.manifest import EngineManifest
from postil.engine.models import EngineModels

KINDS: Mapping[str, type[EngineModels]] = {
    models.KIND.name: models
    for models in (
        PhraseModels,
        MarginModels,
        HierarchicalModels,
        LeftToRightModels,
        SyntaxModels,
    )
}


def open_models(folder: Path) -> EngineModels:
    """The models of an engine of any kind.

    Raises
    ------
    EngineError
        Something is missing or damaged; the message names the file.
    """
    return KINDS[EngineManifest.load(folder).kind].open(folder)
