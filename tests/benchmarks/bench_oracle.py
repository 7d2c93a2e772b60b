"""What the search space holds: average oracle BLEU of MON and SWAP (TZ, Table V, lines 1 and 6).

For every sentence the block sequence of highest sentence BLEU is searched (monotone, neighbours
swapped, and the usual window of six words), on the first sentences of the training text, as in the
paper, and on the test set. ``bleu``: mean of smoothed sentence BLEU; ``corpus_bleu``: sacrebleu of
all oracle translations together; ``model``: what the engine itself makes of the test set.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from common import Clock, Row, measure, row
from engines import (
    CORPORA,
    Trained,
    add_work_argument,
    fair,
    open_translator,
    read_lines,
    target_words,
    trained,
    work_folder,
)

from postil.metrics.corpus import corpus_scores
from postil.search.phrase.options import OptionTable
from postil.search.phrase.oracle import OracleDecoder

MODES: dict[str, dict[str, Any]] = {
    "mon": {"distortion_limit": 0},
    "swap": {"distortion_limit": 6, "swap": True},
    "distortion6": {"distortion_limit": 6},
}
PAPER = {"mon": 54.2, "swap": 59.4}  # Arabic-English, 230,000 training sentences
SENTENCES = {"train": 2000, "test": 1000}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pair", choices=list(CORPORA), default="multi30k")
    parser.add_argument("--direction", default="en-de")
    add_work_argument(parser)


def run(args: argparse.Namespace) -> list[Row]:
    rows: list[Row] = []
    with work_folder(args) as work:
        engine = trained(work, args.data, args.pair, args.direction, small=args.small)
        for part, count in SENTENCES.items():
            for mode in MODES:
                rows += figures(engine, part, mode, 50 if args.small else count)
        rows.append(model_figure(engine))
    return fair(rows, small=args.small)


def figures(engine: Trained, part: str, mode: str, count: int) -> list[Row]:
    source, target = engine.file(part, "source"), engine.file(part, "target")
    facts = measure(oracles, engine.folder, source, target, MODES[mode], count).value
    name = f"oracle.{engine.corpus}.{engine.source}-{engine.target}.{part}.{mode}"
    peer = {"peer": "TZ, other data", "peer_value": PAPER[mode]} if mode in PAPER else {}
    settings = {"sentences": facts["sentences"], "stack_limit": 100, **MODES[mode]}
    return [
        row(f"{name}.bleu", 100 * facts["bleu"], "points", **peer, **settings),
        row(f"{name}.corpus_bleu", facts["corpus"], "points", **settings),
        row(f"{name}.cpu_ms", 1000 * facts["cpu"] / facts["sentences"], "ms/sentence", **settings),
    ]


def model_figure(engine: Trained) -> Row:
    source, target = engine.file("test", "source"), engine.file("test", "target")
    value = measure(model_bleu, engine.folder, source, target).value
    return row(
        f"oracle.{engine.corpus}.{engine.source}-{engine.target}.test.model", value, "points"
    )


def oracles(
    folder: Path, source: Path, target: Path, mode: dict[str, Any], count: int
) -> dict[str, float]:
    models, translator = open_translator(folder)
    options = OptionTable(models.table, models.lm, translator.weights, 20)
    decoder = OracleDecoder(options, **mode)
    lefts = [line.split() for line in read_lines(source)[:count]]
    rights = read_lines(target)[:count]
    with Clock() as clock:
        found = [
            decoder.decode(
                models.source.vocabulary.encode(left),
                [models.target.vocabulary.encode(right.split())],
                1,
            )[0]
            for left, right in zip(lefts, rights, strict=True)
        ]
    outputs = [
        " ".join(target_words(models, one.tokens.tolist(), left))
        for one, left in zip(found, lefts, strict=True)
    ]
    return {
        "sentences": len(found),
        "bleu": sum(one.bleu for one in found) / len(found),
        "corpus": corpus_scores(outputs, [rights], tokenize="none").bleu,
        "cpu": clock.cpu,
    }


def model_bleu(folder: Path, source: Path, target: Path) -> float:
    models, translator = open_translator(folder)
    words = [line.split() for line in read_lines(source)]
    ids = [models.source.vocabulary.encode(line) for line in words]
    outputs = [
        " ".join(target_words(models, tokens.tolist(), line))
        for (tokens, _), line in zip(translator.map(translator.best, ids), words, strict=True)
    ]
    return corpus_scores(outputs, [read_lines(target)], tokenize="none").bleu
