"""Decoding speed: words per CPU second and model score over pop limits, n-best, threads, start-up.

The engine is multi30k en-de of the benchmark ``quality``, without a language model of word classes,
which Moses2 had not; the text is its test set. One thread, load time taken off, unless said
otherwise; each measurement in a process of its own. The figures of Moses2 (probing table) and Moses
(compact table) are from the same test set on a 2-core Xeon; their model scores come from other
weights and do not compare.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from common import Clock, Row, measure, row
from engines import (
    Trained,
    add_work_argument,
    fair,
    open_translator,
    read_lines,
    target_words,
    trained,
    work_folder,
)
from yardstick import Yardstick, add_yardstick_arguments

from postil.metrics.corpus import corpus_scores
from postil.search.settings import SearchOptions

MOSES2, MOSES = "moses2, probing table", "moses, compact table"
WORDS = "words/CPU s"
# pop limit: (stack limit, words per CPU second of Moses2, its BLEU)
POPS: dict[int, tuple[int, float | None, float | None]] = {
    50: (100, None, None),
    100: (100, 9263, 34.91),
    200: (100, None, None),
    400: (100, 3023, 34.81),
    1000: (200, 1290, 34.75),
}
MOSES2_NBEST, MOSES_CUBE, MOSES2_MB = 1918, 825, 196
NBEST = 100
NEW = SearchOptions().pop_limit
REPEATS = 3
START = """
import json, sys, time
begin = time.perf_counter()
from postil.engine.engine import Engine
from postil.text.tags import TaggedText
from pathlib import Path
imported = time.perf_counter()
Engine.open(Path(sys.argv[1])).suggest(TaggedText.of(sys.argv[2]))
print(json.dumps([time.perf_counter() - imported, imported - begin]))
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pops", type=int, nargs="+", default=list(POPS), choices=list(POPS))
    add_yardstick_arguments(parser)
    add_work_argument(parser)


def run(args: argparse.Namespace) -> list[Row]:
    with work_folder(args) as work:
        engine = trained(work, args.data, "multi30k", "en-de", classes=False, small=args.small)
        beside = Yardstick.of(args).beside
        rows = [figure for pop in args.pops for figure in beside(pop_figures, engine, pop)]
        for figures in (nbest_figures, thread_figures, start_figures):
            rows += beside(figures, engine)
    return fair(rows, small=args.small)


def pop_figures(engine: Trained, pop: int) -> list[Row]:
    """Speed, model score and BLEU at one pop limit."""
    stack, speed, bleu = POPS[pop]
    measured = measure(decode, engine.folder, engine.file("test", "source"), pop, stack)
    facts = measured.value
    score = corpus_scores(facts["output"], [engine.lines("test", "target")], tokenize="none").bleu
    settings = {"pop_limit": pop, "stack_limit": stack, "threads": 1, "words": facts["words"]}
    extra = {"moses_compact": MOSES_CUBE} if pop == 400 else {}
    memory = against(MOSES2, MOSES2_MB) if pop == 400 else {}
    return [
        row(
            f"decode.words_per_cpu_s.cube{pop}",
            facts["words"] / facts["cpu"],
            WORDS,
            **against(MOSES2, speed),
            **settings,
            **extra,
        ),
        row(f"decode.bleu.cube{pop}", score, "points", **against(MOSES2, bleu), **settings),
        row(f"decode.model_score.cube{pop}", facts["score"], "ln per sentence", **settings),
        row(f"decode.peak_mb.cube{pop}", measured.peak_mb, "MiB", **memory, **settings),
    ]


def nbest_figures(engine: Trained) -> list[Row]:
    """The hundred best distinct translations at the pop limit of new engines."""
    measured = measure(decode_nbest, engine.folder, engine.file("test", "source"))
    facts = measured.value
    settings = {"pop_limit": NEW, "k": NBEST, "distinct": True, "mean_found": facts["found"]}
    return [
        row(
            f"decode.words_per_cpu_s.nbest{NBEST}",
            facts["words"] / facts["cpu"],
            WORDS,
            **against(MOSES2, MOSES2_NBEST),
            **settings,
        ),
        row(f"decode.peak_mb.nbest{NBEST}", measured.peak_mb, "MiB", **against(MOSES2, 250)),
    ]


def thread_figures(engine: Trained) -> list[Row]:
    """Wall time of one thread over that of two; other work on the machine makes it smaller."""
    facts = measure(decode_threads, engine.folder, engine.file("test", "source")).value
    settings = {"pop_limit": NEW, "best_of": REPEATS, "wall_s": facts["wall"]}
    return [
        row("decode.speedup.threads2", facts["wall"][0] / facts["wall"][1], "times", **settings),
        row("decode.threads_differ", facts["differ"], "sentences", of=facts["sentences"]),
    ]


def start_figures(engine: Trained) -> list[Row]:
    """From nothing to the first translation, in a Python of its own."""
    source = engine.lines("test", "source")[0]
    command = [sys.executable, "-c", START, str(engine.folder), source]
    runs = [
        json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
        for _ in range(REPEATS)
    ]
    settings = {"best_of": REPEATS, "files": "in the cache of the system"}
    return [
        row("decode.first_translation_s", min(run[0] for run in runs), "s", **settings),
        row("decode.import_s", min(run[1] for run in runs), "s", **settings),
    ]


def against(peer: str, value: float | None) -> dict[str, Any]:
    """Arguments of ``row`` for a peer; none where its figure is not known."""
    return {} if value is None else {"peer": peer, "peer_value": value}


def _sentences(models: Any, source: Path) -> tuple[list[list[str]], list[Any]]:
    words = [line.split() for line in read_lines(source)]
    return words, [models.source.vocabulary.encode(line) for line in words]


def decode(engine: Path, source: Path, pop: int, stack: int) -> dict[str, Any]:
    models, translator = open_translator(engine, pop_limit=pop, stack_limit=stack)
    words, ids = _sentences(models, source)
    with Clock() as clock:
        results = list(translator.map(translator.best, ids, threads=1))
    return {
        "cpu": clock.cpu,
        "words": sum(map(len, words)),
        "score": sum(score for _, score in results) / len(results),
        "output": [
            " ".join(target_words(models, tokens.tolist(), line))
            for (tokens, _), line in zip(results, words, strict=True)
        ],
    }


def decode_nbest(engine: Path, source: Path) -> dict[str, Any]:
    models, translator = open_translator(engine, pop_limit=NEW)
    words, ids = _sentences(models, source)
    with Clock() as clock:
        found = sum(len(translator.nbest(sentence, NBEST)) for sentence in ids)
    return {"cpu": clock.cpu, "words": sum(map(len, words)), "found": found / len(ids)}


def decode_threads(engine: Path, source: Path) -> dict[str, Any]:
    wall: list[float] = []
    outputs: list[list[list[int]]] = []
    for threads in (1, 2):
        times = []
        for _ in range(REPEATS):
            models, translator = open_translator(engine, pop_limit=NEW)  # anew: nothing is cached
            ids = _sentences(models, source)[1]
            with Clock() as clock:
                results = list(translator.map(translator.best, ids, threads=threads))
            times.append(clock.wall)
        wall.append(min(times))
        outputs.append([tokens.tolist() for tokens, _ in results])
    differ = sum(one != two for one, two in zip(*outputs, strict=True))
    return {"wall": wall, "differ": differ, "sentences": len(ids)}
