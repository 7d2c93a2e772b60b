"""Engines of every kind, as folders and as files, and snapshots of what they learned: what is done
with each.
"""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
from fuzz_arrays import mutate_archive, mutate_models
from fuzz_case import Broken, Target, allowed
from fuzz_engine_seeds import (
    TEXTS,
    block_engine,
    full_engine,
    grammar_engine,
    margin_engine,
    open_case,
)
from fuzz_seeds import Case

from postil.engine.blocked_pairs import PhrasePair
from postil.engine.engine import Engine, EngineOptions
from postil.engine.events import LearningEvent, Provenance
from postil.engine.exchange.archive import export_engine, import_engine
from postil.engine.session.snapshot import read_snapshot, write_snapshot
from postil.engine.term_constraints import TermRule
from postil.text.tags import Tag, TaggedText

_BOLD = Tag("open", "1", "<b>"), Tag("close", "1", "</b>")
TAGGED = TaggedText.from_parts(["close the ", _BOLD[0], "blue window", _BOLD[1], " now"])
LEARNED = TaggedText("open the shutter now"), TaggedText("ouvrez le volet ici")
GRAMMARS = ("hierarchical", "hierarchical-left-to-right", "hierarchical-on-demand", "syntax")
TERMS = (
    TermRule(10, 21, "vitre marine", required=True, glossary="G"),
    TermRule(0, 5, "fermez", forbidden=True),
    TermRule(22, 25, "là", required=False),
)


def open_engine(folder: Path) -> None:
    """An engine folder: open and use."""
    use_engine(folder)


def import_archive(folder: Path) -> None:
    """An engine as one file: import and use."""
    out = folder / "imported"
    import_engine(folder / "case.postil", out)
    use_engine(out)


def use_engine(folder: Path) -> None:
    """All that an engine can do, once."""
    engine = Engine.open(folder)
    _translate(engine)
    state = engine.state()
    event = engine.learn(*LEARNED, Provenance())
    _translate(engine)
    with tempfile.TemporaryDirectory() as name:
        _hand_on(folder, event, Path(name))
        _keep(engine, folder, Path(name) / "kept")
    engine.undo(event)
    if engine.state() != state:
        raise Broken("undo does not take back what was learned")
    cautious = Engine.open(folder, EngineOptions(minimum_risk=10, use_session=False))
    cautious.suggest(TAGGED)


def _translate(engine: Engine) -> None:
    """Suggestions, completions, choices, links; terms, tags and blocked phrases."""
    texts = [TaggedText(text) for text in TEXTS]
    for text in (*texts, TAGGED):
        engine.suggest(text)
    engine.suggest(TAGGED, alternatives=3, terms=TERMS)
    engine.suggest_all(texts, threads=2)
    engine.translations(texts[0], 5)
    engine.choices(TAGGED, (10, 14), TERMS)
    completer = engine.start_completion(TAGGED, TERMS)
    for typed in ("", "f", "fermez la f", "xyz "):
        completer.complete(TaggedText(typed))
    engine.align(TEXTS[0], "ouvrez la porte verte")
    engine.block([PhrasePair("green", "verte")])
    engine.block([])


def _hand_on(folder: Path, event: LearningEvent, out: Path) -> None:
    """The engine with what it learned as one file, and that as an engine."""
    archive_file, copy = out / "again.postil", out / "copy"
    allowed(
        lambda: export_engine(folder, archive_file, [event]),
        lambda: import_engine(archive_file, copy),
        lambda: Engine.open(copy).suggest(TAGGED),
    )


def _keep(engine: Engine, folder: Path, kept: Path) -> None:
    """A snapshot, and the engine restored from it."""
    write_snapshot(engine.snapshot(), kept, {"known": np.arange(3)})
    snapshot, _ = read_snapshot(kept)
    other = Engine.open(folder)
    other.restore(snapshot)
    if other.state() != engine.state():
        raise Broken("a restored engine does not know the same")


def use_snapshot(folder: Path) -> None:
    """A snapshot of what an engine learned: read, restore, use, learn and take back."""
    snapshot, extra = read_snapshot(folder / "learned")
    if not {"known", "silent"} <= extra.keys():
        return  # as the cache of learning does: it is made anew
    np.setdiff1d(extra["known"], extra["silent"])
    engine = Engine.open(folder / "engine")
    engine.restore(snapshot)
    _translate(engine)
    state = engine.state()
    event = engine.learn(*LEARNED, Provenance())
    engine.suggest(LEARNED[0])
    engine.undo(event)
    if engine.state() != state:
        raise Broken("undo does not take back what was learned")


def _engines() -> dict[str, Case]:
    return {
        "block": block_engine(),
        "full": full_engine(),
        "margin": margin_engine(),
        "contradiction": margin_engine("contradiction"),
        **{recipe: grammar_engine(recipe) for recipe in GRAMMARS},
    }


def _archives() -> list[Case]:
    archives = []
    for case in _engines().values():
        with tempfile.TemporaryDirectory() as name:
            open_case(case, Path(name) / "engine")
            export_engine(Path(name) / "engine", Path(name) / "case.postil")
            archives.append({"case.postil": (Path(name) / "case.postil").read_bytes()})
    return archives


def _snapshots() -> list[Case]:
    return [_snapshot(case) for case in (block_engine(), full_engine(), margin_engine())]


def _snapshot(case: Case) -> Case:
    """An engine, and a snapshot of what it learned since it was exported."""
    with tempfile.TemporaryDirectory() as name:
        engine = open_case(case, Path(name) / "engine")
        for number in range(4):
            text = TaggedText(f"open the shutter {number} now")
            event = engine.learn(text, LEARNED[1], Provenance())
            engine.apply(replace(event, number=event.number + 10, layer="client"))
        numbers = {"known": np.arange(8), "silent": np.arange(2)}
        write_snapshot(engine.snapshot(), Path(name) / "learned", numbers)
        return {
            path.relative_to(name).as_posix(): path.read_bytes()
            for path in sorted(Path(name).rglob("*"))
            if path.is_file()
        }


def _change_snapshot(case: Case, others: Sequence[Case], random: Random) -> Case:
    """Changes below ``learned``; the engine is sound."""
    kept = {name: data for name, data in case.items() if name.startswith("learned/")}
    return {name: data for name, data in case.items() if name not in kept} | mutate_models(
        kept, [kept], random
    )


TARGETS = (
    Target("engine", lambda: [block_engine()], open_engine, mutate_models),
    Target("engine-full", lambda: [full_engine()], open_engine, mutate_models),
    Target(
        "engine-margin",
        lambda: [margin_engine(name) for name in ("improved", "contradiction", "no-contradiction")],
        open_engine,
        mutate_models,
    ),
    Target(
        "engine-grammar",
        lambda: [grammar_engine(recipe) for recipe in GRAMMARS],
        open_engine,
        mutate_models,
    ),
    Target("archive", _archives, import_archive, mutate_archive),
    Target("snapshot", _snapshots, use_snapshot, _change_snapshot),
)
