"""Decoders with grammars beside the block decoder: BLEU, speed, memory, and extraction.

Text, tuning and scoring are those of the benchmark ``quality``: sacremoses tokens, lower-cased,
batch MIRA. All decoders of a pair run in the same call, on one thread each; ``p`` in the settings
of ``grammar.bleu`` is that of "no better than the block decoder" (paired bootstrap), ``low`` and
``high`` the interval of the difference. Speed and memory are those of multi30k en-de (of ``tree``,
de-en), at the engine's own settings and over pop limits. ``grammar.bleu.….topdown-chart``: the
grammar and weights of the top-down engine, searched bottom-up. ``ondemand``, if asked for: the
chart decoder with rules that are looked up in the aligned text for each sentence. Extraction:
aligned text to grammar on disk, or to what rules are looked up in, two threads, the text that of
the benchmark ``extract``.

``--both-halves``: ``grammar.both_halves.<pair>.<decoder>`` is BLEU of the test and the tuning
segments together, each translated with weights that were tuned on the other, from the weights that
every engine begins with. The two halves of tech-en-fr are of different guides, and a difference
between two decoders on one of them may be that of weights which suit it by chance.

``tree`` is the decoder of syntax-based engines: on multi30k de-en with trees of link-grammar's
parser (which must be installed), and on the Hansards of ``hansards-align-trees``, 2,183 sentence
pairs with trees of the Berkeley parser, lower-cased, tuned on 200 more.

The figures of Moses (moses_chart; extraction and scoring of its hierarchical rules) were taken on a
2-core Xeon.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from bench_extract import CORPORA as ALIGNED
from bench_extract import prepare, read_pairs
from common import Clock, Measured, Row, measure, row
from engines import (
    RECIPES,
    SMALL,
    Trained,
    add_work_argument,
    fair,
    open_translator,
    read_lines,
    train_measured,
    trained,
    translate_tokens,
    work_folder,
    write_lines,
)

from postil.metrics.corpus import corpus_scores, paired_bootstrap
from postil.models.grammar.builder import GrammarOptions, build_grammar
from postil.models.grammar.grammar import Grammar
from postil.models.grammar.rule_corpus import OnDemandOptions, RuleCorpus
from postil.models.lexicon.model import Lexicon
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.search.chart.translator import ChartTranslator
from postil.search.settings import ChartSearchOptions
from postil.training.corpora import CorpusFiles
from postil.training.hierarchical.recipe import OCCURRENCES
from postil.training.preparation import tuning_set
from postil.training.request import TrainingRequest
from postil.training.tuning.loop import TuningOptions, tune

HANSARDS = "hansards.fr-en"
TREES = "multi30k.de-en"
PAIRS = (
    "multi30k.en-de",
    "multi30k.fr-en",
    "tech-en-fr.en-fr",
    "tech-en-fr.fr-en",
    TREES,
    HANSARDS,
)
SIDES = ("source", "target")
TUNED_ON = 200  # sentence pairs of the Hansards
SENTENCE = re.compile(r"<s[^>]*>(.*)</s>")
HEADLINE = "multi30k.en-de"
DECODERS = ("block", "chart", "topdown")
MORE = ("ondemand", "tree")
FORMS = ("all", "normal", "ondemand")  # of what extraction makes
MOSES = "moses_chart"
MOSES_BLEU = {"multi30k.en-de": 34.83}
MOSES_SPEED = 74.0
MOSES_EXTRACTION = {"multi30k": 276.0 + 405.0}
POPS = {"chart": (10, 20, 50, 100, 200, 400), "topdown": (50, 100, 200, 400, 1000)}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pair", choices=PAIRS, action="append", help="all of them; repeatable")
    parser.add_argument("--decoder", choices=[*DECODERS, *MORE], action="append", help="repeatable")
    parser.add_argument(
        "--both-halves", action="store_true", help="tune on the test segments, too, and add up"
    )
    parser.add_argument("--no-curve", action="store_true", help="leave out the pop limits")
    parser.add_argument(
        "--extract", choices=list(ALIGNED), nargs="*", default=["multi30k"], help="corpora"
    )
    add_work_argument(parser)


def run(args: argparse.Namespace) -> list[Row]:
    rows: list[Row] = []
    with work_folder(args) as work:
        for name in args.extract:
            rows += extraction_figures(args, "europarl10k" if args.small else name)
        for pair in args.pair or PAIRS:
            rows += pair_figures(args, work, pair)
    return fair(rows, small=args.small)


def pair_figures(args: argparse.Namespace, work: Path, pair: str) -> list[Row]:
    """All decoders on one pair; the block decoder always, for the others to be measured by."""
    outputs: dict[str, list[str]] = {}
    halves: dict[str, list[str]] = {}
    rows: list[Row] = []
    usual = (*DECODERS, "tree") if pair in (TREES, HANSARDS) else DECODERS
    for decoder in dict.fromkeys(("block", *(args.decoder or usual))):
        engine = engine_of(args, work, pair, decoder)
        output = work / "out" / f"{pair}.{decoder}.txt"
        decoding = measure(translate_tokens, engine.folder, engine.file("test", "source"), output)
        outputs[decoder] = read_lines(output)
        rows.append(bleu_figure(pair, decoder, engine, outputs))
        if args.both_halves:
            output = work / "out" / f"{pair}.{decoder}.halves.txt"
            measure(translate_both_halves, engine, output, small=args.small)
            halves[decoder] = read_lines(output)
            rows.append(halves_figure(pair, decoder, engine, halves))
        if pair == HEADLINE or (pair, decoder) == (TREES, "tree"):
            rows += cost_figures(engine, decoder, decoding)
        if pair == HEADLINE and not args.no_curve:
            rows += curve(work, engine, decoder)
        if decoder == "topdown":
            output = work / "out" / f"{pair}.topdown-chart.txt"
            measure(translate_bottom_up, engine.folder, engine.file("test", "source"), output)
            outputs["topdown-chart"] = read_lines(output)
            rows.append(bleu_figure(pair, "topdown-chart", engine, outputs))
    return rows


def engine_of(args: argparse.Namespace, work: Path, pair: str, decoder: str) -> Trained:
    if pair == HANSARDS:
        return hansards(args.data, work, decoder, small=args.small)
    corpus, _, direction = pair.rpartition(".")
    return trained(work, args.data, corpus, direction, decoder=decoder, small=args.small)


def hansards(data: Path, work: Path, decoder: str, *, small: bool) -> Trained:
    """An engine of the Hansards with trees: from the work folder, or trained now."""
    folder, text = data / "hansards-align-trees", work / "text"
    engine = work / "engines" / f"{HANSARDS}.moses.{decoder}"
    found = Trained(engine, text, "hansards", "fr", "en", "moses", {})
    for side, ending in (("source", "f"), ("target", "e")):
        lines = [
            line.lower()
            for path in sorted((folder / "train").glob(f"*.{ending}"))
            for line in read_lines(path)
        ]
        held = SMALL["tune"] if small else TUNED_ON
        marked = read_lines(folder / "test" / f"test.{ending}")
        write_lines(found.file("train", side), lines[:-held])
        write_lines(found.file("tune", side), lines[-held:])
        test = [one[1].strip().lower() for one in map(SENTENCE.search, marked) if one]
        write_lines(found.file("test", side), test)
    trees = text / "hansards.trees"
    paths = sorted((folder / "train").glob("*.etrees"))
    write_lines(trees, [line for path in paths for line in read_lines(path)])
    request = TrainingRequest(
        "hansards",
        "fr",
        "en",
        [CorpusFiles(found.file("train", "source"), found.file("train", "target"))],
        tuning_set=CorpusFiles(found.file("tune", "source"), found.file("tune", "target")),
        tokeniser="space",
        truecase=False,
    )
    settings = {"target-trees": str(trees)} if decoder == "tree" else {}
    found.cost.update(train_measured(request, engine, RECIPES[decoder], settings))
    return found


def bleu_figure(pair: str, decoder: str, engine: Trained, outputs: dict[str, list[str]]) -> Row:
    references = [engine.lines("test", "target")]
    score = corpus_scores(outputs[decoder], references, tokenize="none").bleu
    settings: dict[str, Any] = {"tuned": engine.cost["tuning_bleu"]}
    if decoder != "block":
        against = paired_bootstrap(outputs["block"], outputs[decoder], references, tokenize="none")
        settings |= {"p": against.p_value, "low": against.low, "high": against.high}
    lengths = [sum(len(line.split()) for line in text) for text in (outputs[decoder], *references)]
    known = MOSES_BLEU.get(pair) if decoder == "chart" else None
    peer: dict[str, Any] = {"peer": MOSES, "peer_value": known} if known else {}
    return row(
        f"grammar.bleu.{pair}.{decoder}",
        score,
        "points",
        **peer,
        **settings,
        length_ratio=lengths[0] / lengths[1],
    )


def translate_both_halves(engine: Trained, output: Path, *, small: bool) -> None:
    """The test segments, then the tuning segments, each with weights tuned on the other."""
    models, translator = open_translator(engine.folder)
    begin = models.features.default_weights()
    options = TuningOptions(rounds=2 if small else TuningOptions().rounds)
    for tuned, tested in (("tune", "test"), ("test", "tune")):
        sides = [[line.split() for line in engine.lines(tuned, side)] for side in SIDES]
        pairs = [(source, [target]) for source, target in zip(*sides, strict=True)]
        translator.set_weights(begin)
        vocabularies = models.source.vocabulary, models.target.vocabulary
        tune(translator, tuning_set(pairs, *vocabularies), options)
        part = output.with_suffix(f".{tested}")
        translate_tokens(engine.folder, engine.file(tested, "source"), part, translator=translator)
    parts = [read_lines(output.with_suffix(f".{tested}")) for tested in ("test", "tune")]
    write_lines(output, [*parts[0], *parts[1]])


def halves_figure(pair: str, decoder: str, engine: Trained, outputs: dict[str, list[str]]) -> Row:
    references = [[*engine.lines("test", "target"), *engine.lines("tune", "target")]]
    score = corpus_scores(outputs[decoder], references, tokenize="none").bleu
    settings: dict[str, Any] = {}
    if decoder != "block":
        against = paired_bootstrap(outputs["block"], outputs[decoder], references, tokenize="none")
        settings = {"p": against.p_value, "low": against.low, "high": against.high}
    return row(f"grammar.both_halves.{pair}.{decoder}", score, "points", **settings)


def cost_figures(engine: Trained, decoder: str, decoding: Measured) -> list[Row]:
    speed = decoding.value["words"] / decoding.value["cpu"]
    peer: dict[str, Any] = {"peer": MOSES, "peer_value": MOSES_SPEED} if decoder == "chart" else {}
    size = sum(file.stat().st_size for file in engine.folder.rglob("*") if file.is_file())
    settings = {"threads": 1, "model_score": decoding.value["score"]}
    return [
        row(f"grammar.words_per_cpu_s.{decoder}", speed, "words/CPU s", **peer, **settings),
        row(f"grammar.peak_mb.{decoder}", decoding.peak_mb, "MiB"),
        row(f"grammar.engine_mb.{decoder}", size / 2**20, "MiB"),
        row(f"grammar.train_cpu_s.{decoder}", engine.cost["train_cpu"], "CPU s"),
        row(f"grammar.tune_cpu_s.{decoder}", engine.cost["tune_cpu"], "CPU s"),
        row(f"grammar.train_peak_mb.{decoder}", engine.cost["peak_mb"], "MiB"),
    ]


def curve(work: Path, engine: Trained, decoder: str) -> list[Row]:
    """Model score and BLEU against speed."""
    rows = []
    references = [engine.lines("test", "target")]
    for pop in POPS.get(decoder, ()):
        output = work / "out" / f"{HEADLINE}.{decoder}.pop{pop}.txt"
        source = engine.file("test", "source")
        found = measure(translate_tokens, engine.folder, source, output, pop_limit=pop).value
        bleu = corpus_scores(read_lines(output), references, tokenize="none").bleu
        rows += [
            row(
                f"grammar.words_per_cpu_s.{decoder}.pop{pop}",
                found["words"] / found["cpu"],
                "words/CPU s",
            ),
            row(f"grammar.model_score.{decoder}.pop{pop}", found["score"], "ln per sentence"),
            row(f"grammar.bleu.{HEADLINE}.{decoder}.pop{pop}", bleu, "points"),
        ]
    return rows


def translate_bottom_up(engine: Path, source: Path, output: Path) -> None:
    """A left-to-right engine, searched by the chart decoder."""
    models, translator = open_translator(engine)
    wide = ChartSearchOptions(span_limit=translator.options.span_limit, pop_limit=200)
    other = ChartTranslator(
        models.grammar,
        models.lm,
        models.lexicon,
        translator.weights,
        wide,
        others=models.others,
        classes=models.classes,
    )
    translate_tokens(engine, source, output, translator=other)


def extraction_figures(args: argparse.Namespace, name: str) -> list[Row]:
    """Grammars of one corpus: as the recipe makes it, in target normal form, and on demand."""
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder:
        pairs = list(read_pairs(args.data, name))
        prepare(Path(folder), name, pairs, SimpleNamespace(data=args.data, alignments=None))
        for form in FORMS:
            measured = measure(extract, Path(folder), form)
            facts = measured.value
            end = name if form == "all" else f"{name}.{form}"
            known = MOSES_EXTRACTION.get(name) if form == "all" else None
            peer: dict[str, Any] = {"peer": MOSES, "peer_value": known} if known else {}
            settings = {"sentences": len(pairs), "threads": 2, "entries": facts["entries"]}
            rows += [
                row(f"grammar.extract_cpu_s.{end}", facts["cpu"], "CPU s", **peer, **settings),
                row(f"grammar.extract_wall_s.{end}", facts["wall"], "s", **settings),
                row(f"grammar.extract_peak_mb.{end}", measured.peak_mb, "MiB", **settings),
                row(f"grammar.size_mb.{end}", facts["size"] / 2**20, "MiB", **settings),
                row(f"grammar.open_ms.{end}", 1000 * facts["open"], "ms", **settings),
                row(f"grammar.first_open_ms.{end}", 1000 * facts["check"], "ms", **settings),
            ]
    return rows


def extract(folder: Path, form: str) -> dict[str, Any]:
    """The measured work: lexicon, then a grammar of one of ``FORMS``, from arrays on disk."""
    names = ("source", "source_offsets", "target", "target_offsets", "points", "point_offsets")
    loaded = [np.load(folder / f"{name}.npy", mmap_mode="r") for name in names]
    side = [SimpleNamespace(tokens=loaded[i], offsets=loaded[i + 1]) for i in (0, 2)]
    bitext: Any = SimpleNamespace(source=side[0], target=side[1])
    alignment: Any = SimpleNamespace(points=loaded[4], offsets=loaded[5])
    made = folder / f"grammar-{form}"
    open_one: Callable[[Path], Grammar | RuleCorpus]
    open_one = RuleCorpus.open if form == "ondemand" else Grammar.open
    with Clock() as clock:
        corpus = AlignedCorpus.of(bitext, alignment)
        lexicon = Lexicon.count(corpus)
        if form == "ondemand":
            RuleCorpus.of(corpus, lexicon, OnDemandOptions()).save(made)
        else:
            least = int(OCCURRENCES.default)
            options = GrammarOptions(occurrences=least, normal=form == "normal")
            build_grammar(bitext, alignment, made, options, lexicon=lexicon)
    with Clock() as checking:
        open_one(made)
    with Clock() as opening:
        grammar = open_one(made)
    files = [file for part in grammar.folders for file in part.iterdir()]
    return {
        "cpu": clock.cpu,
        "wall": clock.wall,
        "check": checking.wall,
        "open": opening.wall,
        "entries": len(grammar),
        "size": sum(file.stat().st_size for file in files),
    }
