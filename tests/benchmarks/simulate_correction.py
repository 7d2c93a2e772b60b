"""Correction of another machine's translations, by simulation: ``postedit-fr-en.correction``.

The corrector learns from the first 3,000 post-edits of postedit-fr-en-half1, then corrects each of
the next 2,000 before it learns from it. Static is what the machine said. Its text has no capitals,
so the post-edits are taken without theirs, too.

Tried instead: a phrase engine from the first 3,000, the machine's text as its source, that went on
learning. It changed 30 % of the segments and lost 1.5 BLEU; of its 728 changes 95 made a segment
better, all of which together would gain 0.26, and neither its confidence nor what became of earlier
changes told which.

The gate, not the rules, is what holds the corrector back, and no better gate was found. Rules fit
60,970 spans of the 2,000 segments where it is known what became of them: 2.6 % of these uses are
right, 86 % would change what the translator kept. Only the right ones, told by an oracle, would
change 705 segments: +3.0 BLEU [2.8, 3.2], -2.0 TER. A logistic regression of 34 features of a use
(how often and how steadily the phrase was changed, what its words are beside, n-grams of post-edits
and of the machine's text before and after, agreement of the source, evidence so far), learned from
the first 3,000, ranks them (area under the curve 0.80), but of its 100 surest uses 25 are right and
53 wrong: where it spoke, in 41 segments, it lost 0.05 BLEU [0.01, 0.10]. A second machine as
witness (the engine of ``simulate_sets.general_engine``) makes 18 % of the uses right that it agrees
with, and with all features together 35 % of the surest 20 (1,000 segments, cross-validated).
"""

from __future__ import annotations

import time
from pathlib import Path

from common import Row, row
from engines import read_lines

from postil.engine.corrector import Corrector
from postil.metrics.corpus import corpus_scores, paired_bootstrap
from postil.training.simulation.replay import ReplayedSuggestion
from postil.training.simulation.report import SimulationReport, way_report

NAME = "postedit-fr-en.correction"
WAY = "corrector"
FIRST = 3000  # post-edits learned before
PostEdits = list[tuple[str, str, str]]


def post_edits(data: Path) -> PostEdits:
    """Source, what the machine said, post-edit."""
    from sacremoses import MosesDetokenizer  # noqa: PLC0415  (only this set needs it)

    folder, detokenise = data / "postedit-fr-en-half1", MosesDetokenizer("en").detokenize
    names = ("src-ref-all.fr", "tgt-mt-all.en", "tgt-pe-all.en")
    sources, offered, edited = (read_lines(folder / name) for name in names)
    return [
        (source, detokenise(said.split()), wanted.lower())
        for source, said, wanted in zip(sources, offered, edited, strict=True)
    ]


def correct_all(triples: PostEdits, first: int, most: int) -> SimulationReport:
    """Replay the post-edits from number ``first`` on, ``most`` of them."""
    corrector = Corrector("fr", "en")
    for triple in triples[:first]:
        corrector.learn(*triple)
    replayed = triples[first : first + most]
    shown = []
    for source, offered, edited in replayed:
        found = corrector.correct(source, offered)
        start = time.perf_counter()
        corrector.learn(source, offered, edited)
        text = offered if found is None else found
        shown.append(ReplayedSuggestion(text, learn_seconds=time.perf_counter() - start))
    sources, raw, references = (list(side) for side in zip(*replayed, strict=True))
    static = [ReplayedSuggestion(text) for text in raw]
    report = SimulationReport(sources, references, static, corpus_scores(raw, [references]))
    report.ways[WAY] = way_report(WAY, shown, static, references, "13a")
    return report


def coverage_rows(report: SimulationReport) -> list[Row]:
    """How often the corrector speaks, and what it gains there."""
    shown = [item.text for item in report.ways[WAY].shown]
    raw = [item.text for item in report.static]
    places = [number for number, text in enumerate(shown) if text != raw[number]]
    name = f"{WAY}.{NAME}"
    rows = [row(f"simulate.coverage.{name}", 100 * len(places) / len(raw), "%", segments=len(raw))]
    if not places:
        return rows
    there = [[lines[number] for number in places] for lines in (raw, shown, report.references)]
    for metric in ("bleu", "chrf", "ter"):
        gain = paired_bootstrap(there[0], there[1], [there[2]], metric=metric)
        interval = [gain.low, gain.high]
        rows.append(
            row(f"simulate.{metric}_where.{name}", gain.difference, "points", interval=interval)
        )
    return rows
