"""Ways of suggesting and learning that a simulation compares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from postil.engine.engine import EngineOptions
from postil.errors import UsageError
from postil.messages import Message
from postil.text.tags import TaggedText

MemoryMetric = Literal["wer", "per"]
STATIC = "static"  # the engine as trained; every simulation has it


@dataclass(frozen=True, slots=True)
class Way:
    """One way of learning.

    Parameters
    ----------
    name
        In reports; unique.
    options
        How its engine suggests and learns.
    memory_threshold
        Segments with a match of at least this (0-100) in the memory of earlier ones are suggested
        from there, and do not reach the learner; 0 disables.
    """

    name: str
    options: EngineOptions = field(default_factory=EngineOptions)
    memory_threshold: float = 0.0


@dataclass(frozen=True, slots=True)
class SimulationPlan:
    """A simulation.

    Parameters
    ----------
    engine
        Folder of the engine.
    pairs
        (source, confirmed target) in document order: references or a log of post-edits.
    ways
        Ways of learning to compare with the engine as trained.
    memory_metric
        How sources are compared: word error rate, or its position-independent form.
    passes
        How often the document is gone through, each pass with what the one before has learned
        (Cesa-Bianchi et al. 2008, figure 3.5).
    typing
        Also replay a translator who types with completion.
    tokenize
        sacrebleu's BLEU tokenizer; None: that of ``metrics.corpus.tokenizer_for``.
    processes
        Ways that run at once.
    keep
        Whether to give back what was learned, see ``ReplayedSuggestion.event``.
    """

    engine: Path
    pairs: Sequence[tuple[TaggedText, TaggedText]]
    ways: Sequence[Way] = (Way("adaptive"),)
    memory_metric: MemoryMetric = "wer"
    passes: int = 1
    typing: bool = False
    tokenize: str | None = None
    processes: int = 1
    keep: bool = False

    def check(self) -> None:
        """Raise ``UsageError`` where the plan makes no sense."""
        names = [STATIC, *(way.name for way in self.ways)]
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice:
            raise UsageError(
                Message("Two ways of the simulation are called {twice!r}.", twice=twice)
            )
        if self.passes < 1:
            raise UsageError("A simulation takes one pass or more.")
        for way in self.ways:
            if not 0 <= way.memory_threshold <= 100:
                raise UsageError("The threshold of the memory lies between 0 and 100.")
