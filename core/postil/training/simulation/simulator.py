"""Run a simulation: all ways of learning through the same document, several at once.

The segments of a document are taken in order. Each is translated by the engine as trained (static)
and, for each way of learning, by an engine that has learned from all segments before it; then the
reference, or the recorded post-edit, is confirmed as the translator would confirm it (Cesa-Bianchi
et al. 2008, chapter 3).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from postil.engine.manifest import EngineManifest
from postil.errors import UsageError
from postil.metrics.corpus import corpus_scores
from postil.training.simulation.memory import Match, best_matches
from postil.training.simulation.replay import ReplayedSuggestion, replay
from postil.training.simulation.report import SimulationReport, way_report
from postil.training.simulation.ways import SimulationPlan, Way
from postil.types.processes import Processes
from postil.types.progress import Progress

MESSAGE = "Post-editing by simulation"


def simulate(
    plan: SimulationPlan,
    progress: Progress | None = None,
    *,
    static: Sequence[ReplayedSuggestion] = (),
) -> SimulationReport:
    """Replay confirmed segments, in all ways of the plan.

    What comes out does not depend on how many ways run at once, but for times.

    Parameters
    ----------
    static
        What the engine as trained shows for each pair that has text on both sides, where that is
        known of another order of them; else it is replayed, too.

    Raises
    ------
    UsageError
        There are no segments, or the plan makes no sense.
    """
    progress = progress or Progress()
    plan.check()
    pairs = [pair for pair in plan.pairs if all(text.plain.strip() for text in pair)]
    if not pairs:
        raise UsageError("There are no segments to simulate: every source or target is empty.")
    plan = replace(plan, pairs=pairs)
    progress.update(done=0.0, total=1.0, message=MESSAGE)
    matches = _matches(plan, progress.part(0.05))
    progress.update(done=0.05)
    ways: list[Way | None] = [*([] if static else [None]), *plan.ways]
    with Processes(plan.processes, progress.part(0.85)) as processes:
        results = processes.track(partial(replay, plan, matches), ways)
    return _report(plan, [list(static), *results] if static else results, progress)


def _matches(plan: SimulationPlan, progress: Progress) -> list[Match]:
    if not any(way.memory_threshold for way in plan.ways):
        return []
    language = EngineManifest.load(plan.engine).source_language
    sources = [source.plain for source, _ in plan.pairs]
    return best_matches(sources, language, plan.memory_metric, progress)


def _report(
    plan: SimulationPlan, results: Sequence[list[ReplayedSuggestion]], progress: Progress
) -> SimulationReport:
    references = [target.plain for _, target in plan.pairs]
    static = results[0]
    scores = corpus_scores([item.text for item in static], [references], tokenize=plan.tokenize)
    sources = [source.plain for source, _ in plan.pairs]
    report = SimulationReport(sources, references, static, scores)
    for way, shown in zip(plan.ways, results[1:], strict=True):
        report.ways[way.name] = way_report(way.name, shown, static, references, plan.tokenize)
        progress.update(done=0.9 + 0.1 * len(report.ways) / len(plan.ways))
    return report
