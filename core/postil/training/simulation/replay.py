"""One way through a document: suggest, confirm, learn, segment after segment."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from postil.engine.engine import Engine
from postil.engine.events import Judgement, LearningEvent, Provenance
from postil.text.tags import TaggedText
from postil.training.simulation.memory import Match
from postil.training.simulation.typing import TypingEffort, type_out
from postil.training.simulation.ways import SimulationPlan, Way
from postil.types.progress import Progress


@dataclass(frozen=True, slots=True)
class ReplayedSuggestion:
    """A suggestion as it was shown for a segment, and the effort it took.

    ``text``: the suggestion, plain; ``match``: score of the memory match that it is, 0 if it is a
    machine translation; ``learn_seconds``: 0 where it did not learn;
    ``typing``: effort of typing the segment with completion, where that is replayed;
    ``judgement``: how sure the engine was of it, and how close it came; ``event``: what was learned
    from the segment, where that is kept.
    """

    text: str
    match: float = 0.0
    learn_seconds: float = 0.0
    typing: TypingEffort | None = None
    judgement: Judgement | None = None
    event: LearningEvent | None = None


def replay(
    plan: SimulationPlan, matches: Sequence[Match], way: Way | None, progress: Progress
) -> list[ReplayedSuggestion]:
    """Go through the document, once for each pass.

    Parameters
    ----------
    matches
        Best earlier match of each segment; for ``way.memory_threshold``.
    way
        None for the engine as trained: nothing is learned, and one pass is all.
    """
    engine = Engine.open(plan.engine, way.options if way else None)
    threshold = way.memory_threshold if way else 0.0
    passes = plan.passes if way else 1
    progress.update(done=0.0, total=passes * len(plan.pairs))
    shown = []
    for turn in range(passes):
        for number, (source, target) in enumerate(plan.pairs):
            match = matches[number] if threshold else Match(0.0, -1)
            if threshold and match.number >= 0 and match.score >= threshold:
                shown.append(ReplayedSuggestion(plan.pairs[match.number][1].plain, match.score))
            else:
                key = f"{turn}.{number}"
                shown.append(_confirm(engine, source, target, key, plan, learn=way is not None))
            progress.step()
    return shown


def _confirm(
    engine: Engine,
    source: TaggedText,
    target: TaggedText,
    key: str,
    plan: SimulationPlan,
    *,
    learn: bool,
) -> ReplayedSuggestion:
    suggestion = engine.suggest(source)
    typing = _type_out(engine, source, target) if plan.typing else None
    ready = time.perf_counter()
    event = None
    if learn:
        event = engine.learn(source, target, Provenance(document="simulation", segment=key))
        judgement = event.judgement
    else:
        judgement = engine.judge(source, target)
    return ReplayedSuggestion(
        suggestion.target.plain,
        learn_seconds=time.perf_counter() - ready if learn else 0.0,
        typing=typing,
        judgement=judgement,
        event=event if plan.keep else None,
    )


def _type_out(engine: Engine, source: TaggedText, target: TaggedText) -> TypingEffort:
    completer = engine.start_completion(source)

    def complete(typed: str) -> str:
        return completer.complete(TaggedText.of(typed)).text.plain

    return type_out(complete, target.plain)
