"""The kinds of engines there are, by their names; each imports its decoder when it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from postil.engine.kinds.declared import (
    HIERARCHICAL,
    LEFT_TO_RIGHT,
    MAX_MARGIN,
    ON_DEMAND,
    PHRASE,
    SYNTAX,
)
from postil.engine.manifest import EngineManifest
from postil.engine.models import EngineModels


def _phrase() -> type[EngineModels]:
    from postil.engine.kinds.phrase import PhraseModels  # noqa: PLC0415

    return PhraseModels


def _max_margin() -> type[EngineModels]:
    from postil.engine.kinds.max_margin import MarginModels  # noqa: PLC0415

    return MarginModels


def _hierarchical() -> type[EngineModels]:
    from postil.engine.kinds.hierarchical import HierarchicalModels  # noqa: PLC0415

    return HierarchicalModels


def _left_to_right() -> type[EngineModels]:
    from postil.engine.kinds.hierarchical import LeftToRightModels  # noqa: PLC0415

    return LeftToRightModels


def _on_demand() -> type[EngineModels]:
    from postil.engine.kinds.hierarchical import OnDemandModels  # noqa: PLC0415

    return OnDemandModels


def _syntax() -> type[EngineModels]:
    from postil.engine.kinds.hierarchical import SyntaxModels  # noqa: PLC0415

    return SyntaxModels


KINDS: dict[str, Callable[[], type[EngineModels]]] = {
    PHRASE.name: _phrase,
    MAX_MARGIN.name: _max_margin,
    HIERARCHICAL.name: _hierarchical,
    LEFT_TO_RIGHT.name: _left_to_right,
    ON_DEMAND.name: _on_demand,
    SYNTAX.name: _syntax,
}


def open_models(folder: Path) -> EngineModels:
    """The models of an engine of any kind.

    Raises
    ------
    EngineError
        Something is missing or damaged; the message names the file.
    """
    return KINDS[EngineManifest.load(folder).kind]().open(folder)
