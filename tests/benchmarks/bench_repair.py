"""Fuzzy repair: how much nearer to the reference a repaired match is than the match as it stands.

The memory holds the training part of tech-en-fr, the queries are its development part. Nearness is
1 - word edits / reference words. The engine must have been trained on the training part alone.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from common import Clock, Row, row

from postil.engine.engine import Engine
from postil.memory.options import MatchOptions
from postil.memory.pieces import Replacement
from postil.memory.repair import repair
from postil.memory.store import TranslationMemory
from postil.memory.tokens import match_tokens
from postil.memory.units import MemoryUnit
from postil.metrics.edit_distance import word_closeness
from postil.text.tags import TaggedText


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--engine", type=Path, required=True, help="engine folder, en to fr")
    parser.add_argument("--threshold", type=int, default=60)


def run(args: argparse.Namespace) -> list[Row]:
    engine = Engine.open(args.engine)
    folder = args.data / "tech-en-fr"

    def translate(text: str) -> Replacement | None:
        target = engine.suggest(TaggedText(text)).target.plain
        return Replacement(target, "machine") if target and target != text else None

    with tempfile.TemporaryDirectory() as name:
        memory = TranslationMemory.open_file(Path(name) / "m.sqlite", language="en")
        pairs = zip(
            _lines(folder / "train.en-fr.en"), _lines(folder / "train.en-fr.fr"), strict=True
        )
        memory.add_many(MemoryUnit(TaggedText(a), TaggedText(b)) for a, b in pairs)
        queries = list(
            zip(_lines(folder / "dev.en-fr.en"), _lines(folder / "dev.en-fr.fr"), strict=True)
        )
        if args.small:
            queries = queries[::10]
        as_it_stands, mended, machine = [], [], []
        matched = better = worse = 0
        with Clock() as clock:
            for source, reference in queries:
                text = TaggedText(source)
                found = memory.lookup(text, MatchOptions(args.threshold, 1))
                if not found or found[0].score >= 100:
                    continue
                matched += 1
                unit = found[0].unit
                result = repair(
                    text,
                    unit.source,
                    unit.target,
                    found[0].differences,
                    translate=translate,
                    known=lambda _: (),
                    linker=engine.align,
                )
                if result is None:
                    continue
                near = [
                    word_closeness(match_tokens(target), match_tokens(reference))
                    for target in (
                        unit.target.plain,
                        result.target.plain,
                        engine.suggest(text).target.plain,
                    )
                ]
                as_it_stands.append(near[0])
                mended.append(near[1])
                machine.append(near[2])
                better += near[1] > near[0]
                worse += near[1] < near[0]
        memory.close()
    count = max(1, len(mended))
    settings = {"matched": matched, "repaired": len(mended), "threshold": args.threshold}
    return [
        row("repair.share", len(mended) / max(1, matched), "of matches", **settings),
        row(
            "repair.nearness",
            sum(mended) / count,
            "1 - edits/word",
            peer="the match as it stands",
            peer_value=sum(as_it_stands) / count,
            **settings,
        ),
        row("repair.machine_nearness", sum(machine) / count, "1 - edits/word", **settings),
        row("repair.better", better, "segments", of=len(mended)),
        row("repair.worse", worse, "segments", of=len(mended)),
        row("repair.ms_per_match", 1000 * clock.cpu / max(1, matched), "CPU ms", **settings),
    ]


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").split("\n")[:-1]
