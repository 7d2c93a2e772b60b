"""Translation quality and what it costs: BLEU, chrF, TER, training and decoding, against Moses.

For each pair and direction an engine is trained and tuned in a process of its own, and the test set
is decoded on one thread. Text and scoring are those of the peer: sacremoses tokens, lower-cased,
sacrebleu without a tokenizer. ``bleu_unseen`` leaves out the test sentences whose source stands in
the training text too. ``bleu_product``: the first direction of each pair as the desk translates it,
cased and with its own tokeniser, BLEU 13a.

The figures of Moses (phrase-based, batch MIRA, 5-gram KenLM, msd-bidirectional-fe, distortion limit
6) and Moses2 (probing table, cube pruning 400) were taken on a 2-core Xeon.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from common import Row, measure, row
from engines import (
    CORPORA,
    Trained,
    add_work_argument,
    fair,
    read_lines,
    trained,
    translate_segments,
    translate_tokens,
    work_folder,
)

from postil.metrics.corpus import corpus_scores

MOSES = "moses, batch MIRA"
PEER_SCORES: dict[str, dict[str, float]] = {
    "multi30k.en-de": {"bleu": 34.8, "chrf": 64.4},
    "multi30k.en-fr": {"bleu": 58.1, "chrf": 75.0},
    "multi30k.fr-en": {"bleu": 49.1, "chrf": 67.5},
    "tech-en-fr.en-fr": {"bleu": 38.4, "chrf": 64.1, "ter": 42.8},
}
# CPU seconds; see the peer's name for which steps
PEER_TRAINING: dict[str, tuple[str, float]] = {
    "multi30k.en-de": ("fast_align + lmplz + moses tables + probing table", 82.2),
    "tech-en-fr.en-fr": ("moses tables only: no alignment, LM, binarising", 78.8),
}
PEER_TUNING: dict[str, tuple[str, float]] = {"multi30k.en-de": ("moses batch MIRA, 8 rounds", 176)}
PEER_SPEED: dict[str, tuple[str, float]] = {"multi30k.en-de": ("moses2, cube 400", 3023)}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--pair", choices=list(CORPORA), action="append", help="corpus (all of them; repeatable)"
    )
    parser.add_argument(
        "--directions", nargs="+", metavar="SOURCE-TARGET", help="only these (all of the corpus)"
    )
    parser.add_argument("--no-product", action="store_true", help="leave out bleu_product")
    add_work_argument(parser)


def run(args: argparse.Namespace) -> list[Row]:
    rows: list[Row] = []
    with work_folder(args) as work:
        for corpus in args.pair or list(CORPORA):
            known = CORPORA[corpus].directions
            chosen = [name for name in known if name in (args.directions or known)]
            for direction in chosen:
                engine = trained(work, args.data, corpus, direction, small=args.small)
                rows += figures(work, engine)
            if chosen and not args.no_product:
                engine = trained(work, args.data, corpus, chosen[0], "product", small=args.small)
                rows += product_figures(work, engine)
    return fair(rows, small=args.small)


def figures(work: Path, engine: Trained) -> list[Row]:
    """Scores, training cost and decoding speed of one engine on tokenised text."""
    name = f"{engine.corpus}.{engine.source}-{engine.target}"
    output = work / "out" / f"{name}.txt"
    decoding = measure(translate_tokens, engine.folder, engine.file("test", "source"), output)
    cost, settings = engine.cost, settings_of(engine)
    speed = decoding.value["words"] / decoding.value["cpu"]
    return [
        *score_rows(name, engine, read_lines(output)),
        row(
            f"train.cpu_s.{name}",
            cost["train_cpu"],
            "CPU s",
            **peer(PEER_TRAINING, name),
            **settings,
        ),
        row(f"train.peak_mb.{name}", cost["peak_mb"], "MiB", **settings),
        row(f"tune.cpu_s.{name}", cost["tune_cpu"], "CPU s", **peer(PEER_TUNING, name), **settings),
        row(
            f"decode.words_per_cpu_s.{name}",
            speed,
            "words/CPU s",
            **peer(PEER_SPEED, name),
            peak_mb=decoding.peak_mb,
            threads=1,
        ),
    ]


def score_rows(name: str, engine: Trained, output: list[str]) -> list[Row]:
    """BLEU, chrF and TER of the whole test set, and BLEU of what training has not seen."""
    references = engine.lines("test", "target")
    sources = engine.lines("test", "source")
    seen = set(engine.lines("train", "source"))
    fresh = [index for index, source in enumerate(sources) if source not in seen]
    scores = corpus_scores(output, [references], tokenize="none")
    unseen = corpus_scores(
        [output[index] for index in fresh],
        [[references[index] for index in fresh]],
        tokenize="none",
    )
    rows = []
    for metric, value in scores.as_dict().items():
        known = PEER_SCORES.get(name, {}).get(metric)
        against: dict[str, Any] = {"peer": MOSES, "peer_value": known} if known else {}
        rows.append(
            row(f"{metric}.{name}", value, "points", **against, signature=scores.signatures[metric])
        )
    counts = {"sentences": len(fresh), "of": len(sources)}
    return [*rows, row(f"bleu_unseen.{name}", unseen.bleu, "points", **counts)]


def product_figures(work: Path, engine: Trained) -> list[Row]:
    """The same test set as the desk would translate it."""
    name = f"{engine.corpus}.{engine.source}-{engine.target}"
    output = work / "out" / f"{name}.product.txt"
    decoding = measure(translate_segments, engine.folder, engine.file("test", "source"), output)
    scores = corpus_scores(read_lines(output), [engine.lines("test", "target")])
    settings = {**settings_of(engine), "signature": scores.signatures["bleu"]}
    return [
        row(f"bleu_product.{name}", scores.bleu, "points", **settings),
        row(f"chrf_product.{name}", scores.chrf, "points", **settings),
        row(f"ter_product.{name}", scores.ter, "points", **settings),
        row(
            f"decode.product_words_per_cpu_s.{name}",
            decoding.value["words"] / decoding.value["cpu"],
            "words/CPU s",
            peak_mb=decoding.peak_mb,
        ),
    ]


def settings_of(engine: Trained) -> dict[str, Any]:
    keys = ("pairs", "phrase_pairs", "tuning_bleu", "wall_by_step")
    return {"setting": engine.setting, **{key: engine.cost[key] for key in keys}}


def peer(known: dict[str, tuple[str, float]], name: str) -> dict[str, Any]:
    """Arguments of ``row`` for a peer, if there is one."""
    return dict(zip(("peer", "peer_value"), known[name], strict=True)) if name in known else {}
