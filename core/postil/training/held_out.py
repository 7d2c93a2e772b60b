"""Segments to judge an engine by: drawn from its corpora, kept away from its training.

An engine keeps them in its folder, so that what is made from it later is judged on segments that
neither has seen. They are no part of an exported engine.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from postil.bitext.clean import CleaningReport, clean
from postil.engine.models import HELD_OUT
from postil.training.corpora import CorpusFiles, Pair, Segment, corpus_of
from postil.training.request import TrainingRequest
from postil.types.files import atomic_folder
from postil.types.progress import Progress

MOST = 300
LEAST = 40
SHARE = 0.1  # of the corpora at most
RUN = 5  # neighbours drawn together, as documents would be
SOURCE, TARGET = "source.txt", "target.txt"


def draw(request: TrainingRequest, progress: Progress) -> list[Segment]:
    """Up to 300 different segments of the corpora, a tenth of them at most, in their order.

    None are drawn where that would be fewer than 40. The choice depends on the seed. The corpora
    are streamed: runs of neighbours are drawn as they pass by (reservoir sampling).
    """
    progress.update(0.0, 1.0, "Choosing held-out segments")
    generator = random.Random(request.seed)
    kept: list[tuple[int, list[Pair]]] = []
    runs = 0
    for run in _runs(request, progress):
        place = runs if runs < MOST // RUN else generator.randrange(runs + 1)
        if runs < MOST // RUN:
            kept.append((runs, run))
        elif place < len(kept):
            kept[place] = (runs, run)
        runs += 1
    kept = sorted(generator.sample(kept, min(len(kept), int(runs * SHARE))))
    different = {key(source): (source, [target]) for _, run in kept for source, target in run}
    return list(different.values()) if len(different) >= LEAST else []


def key(source: str) -> str:
    """Key of a source, the same for sources that differ in white space or case only."""
    return " ".join(source.split()).casefold()


def save(segments: Sequence[Segment], folder: Path) -> None:
    """Write them to a new folder."""
    with atomic_folder(folder) as temporary:
        for name, lines in (
            (SOURCE, [source for source, _ in segments]),
            (TARGET, [references[0] for _, references in segments]),
        ):
            text = "".join(f"{' '.join(line.split())}\n" for line in lines)
            (temporary / name).write_text(text, encoding="utf-8", newline="\n")


def saved(folder: Path) -> CorpusFiles | None:
    """Held-out segments that were saved in a folder."""
    found = CorpusFiles(folder / SOURCE, folder / TARGET)
    return found if found.source.is_file() and found.target.is_file() else None


def of_engine(engine: Path | None) -> CorpusFiles | None:
    """Held-out segments that an engine was never trained on, if it kept any."""
    return saved(engine / HELD_OUT) if engine is not None else None


def _runs(request: TrainingRequest, progress: Progress) -> Iterator[list[Pair]]:
    """Neighbours among the clean pairs of a corpus, as many as a run has."""
    for corpus in map(corpus_of, request.corpora):
        read = corpus.pairs(request.source_language, request.target_language, progress)
        pairs = clean(read, request.cleaning, CleaningReport())
        while len(run := list(islice(pairs, RUN))) == RUN:
            yield run
