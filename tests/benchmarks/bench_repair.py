"""Fuzzy repair: how much nearer to the reference a repaired match is than the match as it stands.

The memory holds the training part of tech-en-fr, the queries are its development part. Nearness is
1 - word edits / reference words. The engine must have been trained on the training part alone.
"""

from __future__ import annotations

import argparse
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from common import Clock, Row, row

from postil.engine.engine import Engine
from postil.memory.comparing.tokens import match_tokens
from postil.memory.composing.pieces import Replacement
from postil.memory.composing.repair import repair
from postil.memory.options import MatchOptions
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.metrics.edit_distance import word_closeness
from postil.text.tags import TaggedText


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--engine", type=Path, required=True, help="engine folder, en to fr")
    parser.add_argument("--threshold", type=int, default=60)


@dataclass
class Nearness:
    """Of each match that could be repaired: as it stands, mended, and what the engine says."""

    matched: int = 0
    as_it_stands: list[float] = field(default_factory=list)
    mended: list[float] = field(default_factory=list)
    machine: list[float] = field(default_factory=list)


def run(args: argparse.Namespace) -> list[Row]:
    engine = Engine.open(args.engine)
    folder = args.data / "tech-en-fr"
    queries = _pairs(folder, "dev")[:: 10 if args.small else 1]
    near = Nearness()
    with tempfile.TemporaryDirectory() as name:
        memory = TranslationMemory.open_file(Path(name) / "m.sqlite", language="en")
        memory.add_many(
            MemoryUnit(TaggedText(a), TaggedText(b)) for a, b in _pairs(folder, "train")
        )
        with Clock() as clock:
            for source, reference in queries:
                _measure(near, memory, engine, (TaggedText(source), reference), args.threshold)
        memory.close()
    count = max(1, len(near.mended))
    pairs = list(zip(near.as_it_stands, near.mended, strict=True))
    settings = {"matched": near.matched, "repaired": len(pairs), "threshold": args.threshold}
    return [
        row("repair.share", len(pairs) / max(1, near.matched), "of matches", **settings),
        row(
            "repair.nearness",
            sum(near.mended) / count,
            "1 - edits/word",
            peer="the match as it stands",
            peer_value=sum(near.as_it_stands) / count,
            **settings,
        ),
        row("repair.machine_nearness", sum(near.machine) / count, "1 - edits/word", **settings),
        row("repair.better", sum(new > old for old, new in pairs), "segments", of=len(pairs)),
        row("repair.worse", sum(new < old for old, new in pairs), "segments", of=len(pairs)),
        row("repair.ms_per_match", 1000 * clock.cpu / max(1, near.matched), "CPU ms", **settings),
    ]


def _measure(
    near: Nearness,
    memory: TranslationMemory,
    engine: Engine,
    query: tuple[TaggedText, str],
    threshold: int,
) -> None:
    source, reference = query

    def translate(text: str) -> Replacement | None:
        target = engine.suggest(TaggedText(text)).target.plain
        return Replacement(target, "machine") if target and target != text else None

    found = memory.lookup(source, MatchOptions(threshold, 1))
    if not found or found[0].score >= 100:
        return
    near.matched += 1
    unit = found[0].unit
    suggested = engine.suggest(source).target.plain
    result = repair(
        source,
        unit.source,
        unit.target,
        found[0].differences,
        translate=translate,
        known=lambda _: (),
        linker=engine.align,
        fluency=engine.fluency,
        translate_whole=lambda: suggested,
        language="fr",
    )
    if result is not None:
        wanted = match_tokens(reference)
        near.as_it_stands.append(word_closeness(match_tokens(unit.target.plain), wanted))
        near.mended.append(word_closeness(match_tokens(result.target.plain), wanted))
        near.machine.append(word_closeness(match_tokens(suggested), wanted))


def _pairs(folder: Path, part: str) -> list[tuple[str, str]]:
    sides = (_lines(folder / f"{part}.en-fr.{language}") for language in ("en", "fr"))
    return list(zip(*sides, strict=True))


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").split("\n")[:-1]
