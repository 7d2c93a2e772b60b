"""Post-editing by simulation: what learning from each confirmed segment gains.

Segments come in document order; each is translated by the engine as trained (static) and by one
that has learned from those before it; then its reference or recorded post-edit is confirmed. Sets:

- ``sample``: the document of the sample project, engine from its memory;
- ``tech-en-fr``: the second half of the dev guides, engine tuned on the first half;
- ``postedit-fr-en``: news with human post-edits, engine from all French-English text at hand
  (large-en-fr, tech-en-fr, europarl10k, multi30k), nothing of it news.

Engines have the product's settings; BLEU 13a, cased. ``weights`` and ``session`` are the two ways
of learning by themselves. p-values: paired bootstrap, learning no better than static.
"""

from __future__ import annotations

import argparse
import importlib.resources
from pathlib import Path
from typing import Any

from common import Row, measure, row
from engines import (
    add_work_argument,
    read_lines,
    train_measured,
    trained,
    work_folder,
    write_lines,
)

from postil.engine.engine import EngineOptions
from postil.formats.documents import open_document
from postil.text.tags import TaggedText
from postil.training.corpora import CorpusFiles, MemoryFile
from postil.training.request import TrainingRequest
from postil.training.simulation import SimulationReport, simulate

SETS = ("sample", "tech-en-fr", "postedit-fr-en")
WAYS = {
    "adaptive": EngineOptions(),
    "weights": EngineOptions(use_session=False),
    "session": EngineOptions(use_weights=False),
}
Pairs = list[tuple[TaggedText, TaggedText]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--set", choices=SETS, action="append", help="all of them; repeatable")
    parser.add_argument("--segments", type=int, help="at most so many (1000; 60 with --small)")
    parser.add_argument("--ways", nargs="+", choices=list(WAYS), default=list(WAYS))
    add_work_argument(parser)


def run(args: argparse.Namespace) -> list[Row]:
    limit = args.segments or (60 if args.small else 1000)
    chosen = args.set or (["sample"] if args.small else SETS)
    rows: list[Row] = []
    with work_folder(args) as work:
        for name in chosen:
            engine, pairs = material(name, work, args)
            rows += figures(name, engine, pairs[:limit], args.ways, work / "out")
    return rows


def figures(name: str, engine: Path, pairs: Pairs, ways: list[str], out: Path) -> list[Row]:
    """One replay for each way of learning; static figures from the first of them."""
    rows: list[Row] = []
    for way in ways:
        output = out / f"simulate.{name}.{way}"
        facts = measure(replay, engine, pairs, WAYS[way], output).value
        settings = {"segments": facts["segments"], "engine": engine.name}
        if not rows:
            rows += score_rows(name, "static", facts["static"], settings)
        rows += score_rows(name, way, facts["adaptive"], settings)
        gain = facts["bootstrap"]
        interval = {"difference": gain["difference"], "interval": [gain["low"], gain["high"]]}
        rows.append(row(f"simulate.p_value.{way}.{name}", gain["p_value"], "p", **interval))
        if way == "adaptive":
            for moment, value in facts["learn_ms"].items():
                rows.append(row(f"learn.confirm_{moment}_ms.{name}", value, "ms", **settings))
    return rows


def score_rows(
    name: str, way: str, scores: dict[str, float], settings: dict[str, Any]
) -> list[Row]:
    return [
        row(f"simulate.{metric}.{way}.{name}", value, "points", **settings)
        for metric, value in scores.items()
    ]


def replay(engine: Path, pairs: Pairs, options: EngineOptions, output: Path) -> dict[str, Any]:
    """Simulate, keep the outputs in files, return the figures."""
    report: SimulationReport = simulate(engine, pairs, options)
    for column in ("source", "reference", "static", "adaptive"):
        texts = [getattr(segment, column).replace("\n", " ") for segment in report.segments]
        write_lines(output.with_name(f"{output.name}.{column}.txt"), texts)
    return report.as_dict()


def material(name: str, work: Path, args: argparse.Namespace) -> tuple[Path, Pairs]:
    """The engine of a set, and the segments to replay."""
    if name == "sample":
        return sample_material(work)
    if name == "tech-en-fr":
        engine = trained(work, args.data, name, "en-fr", "product", small=args.small)
        return engine.folder, tagged(engine.lines("test", "source"), engine.lines("test", "target"))
    folder = args.data / "postedit-fr-en-half1"
    pairs = tagged(read_lines(folder / "src-ref-all.fr"), read_lines(folder / "tgt-pe-all.en"))
    return general_engine(work, args.data, small=args.small), pairs


def tagged(sources: list[str], targets: list[str]) -> Pairs:
    return [
        (TaggedText.of(source), TaggedText.of(target))
        for source, target in zip(sources, targets, strict=True)
    ]


def sample_material(work: Path) -> tuple[Path, Pairs]:
    sample = Path(str(importlib.resources.files("postil_resources"))) / "sample"
    engine = work / "engines" / "sample.en-fr.product"
    memory = MemoryFile(sample / "printer-guide.tmx")
    train_measured(TrainingRequest("sample", "en", "fr", [memory]), engine)
    segments = open_document(sample / "quick-guide.reference.xlf", "en", "fr").segments
    return engine, [(item.source, item.target) for item in segments if item.target is not None]


def general_engine(work: Path, data: Path, *, small: bool) -> Path:
    """French to English, from everything but the news."""
    engine = work / "engines" / "general.fr-en.product"
    corpora = [
        CorpusFiles(data / "tech-en-fr" / "train.en-fr.fr", data / "tech-en-fr" / "train.en-fr.en"),
        CorpusFiles(data / "multi30k" / "train.fr", data / "multi30k" / "train.en"),
        europarl(work, data),
        CorpusFiles(data / "large-en-fr" / "train.fr.xz", data / "large-en-fr" / "train.en.xz"),
    ]
    chosen = corpora[2:3] if small else corpora
    train_measured(TrainingRequest("general", "fr", "en", chosen), engine)
    return engine


def europarl(work: Path, data: Path) -> CorpusFiles:
    """europarl10k comes as tokens; put together again, so that it splits as other text does."""
    from sacremoses import MosesDetokenizer  # noqa: PLC0415  (only this set needs it)

    files = CorpusFiles(work / "text" / "europarl10k.fr", work / "text" / "europarl10k.en")
    for path, language in ((files.source, "fr"), (files.target, "en")):
        if not path.exists():
            detokenise = MosesDetokenizer(language).detokenize
            lines = read_lines(data / "europarl10k-fr-en" / language)
            write_lines(path, [detokenise(line.split()) for line in lines])
    return files
