"""A small engine of doors and windows, trained for tests, and its sentences."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

from postil.engine.engine import Engine
from postil.engine.events import LearningEvent, Provenance
from postil.engine.models import TRAINED_PAIRS
from postil.text.tags import TaggedText
from postil.training.corpora import CorpusFiles
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest

NOUNS = {"door": "porte", "window": "fenêtre", "table": "table", "lamp": "lampe"}
VERBS = {"open": "ouvrez", "close": "fermez", "move": "déplacez", "clean": "nettoyez"}
NEW = {"shutter": "volet", "hinge": "charnière", "sill": "rebord"}
SENTENCES = [
    (f"{verb} the {noun} now", f"{VERBS[verb]} la {(NOUNS | NEW)[noun]} ici")
    for noun in (*NOUNS, *NEW)
    for verb in VERBS
]


def train_doors(folder: Path) -> Path:
    """Train the engine in a new folder below ``folder``; which pairs it was trained on it does not
    know, so that weights learn from all of ``SENTENCES``.
    """
    known = [pair for pair in SENTENCES if any(noun in pair[0] for noun in NOUNS)] * 3
    for side, language in enumerate(("en", "fr")):
        text = "".join(f"{pair[side]}\n" for pair in known)
        (folder / f"text.{language}").write_text(text, encoding="utf-8")
    files = CorpusFiles(folder / "text.en", folder / "text.fr")
    train_engine(
        TrainingRequest("Doors", "en", "fr", [files], tuning=None, language_model_order=3),
        folder / "doors",
    )
    shutil.rmtree(folder / "doors" / TRAINED_PAIRS)
    return folder / "doors"


def texts(number: int) -> tuple[TaggedText, TaggedText]:
    source, target = SENTENCES[number % len(SENTENCES)]
    return TaggedText.of(source), TaggedText.of(target)


def two_events(engine_folder) -> Engine:
    engine = Engine.open(engine_folder)
    for number in (1, 2):
        engine.learn(*texts(number), Provenance("doc", str(number), "Ada", "2026-01-01"))
    return engine


def with_number(event: LearningEvent, number: int) -> LearningEvent:
    """The event as a file could have it."""
    return LearningEvent.from_bytes(replace(event, number=number).to_bytes())


def changed(array, field, place, value):
    """A copy of an array, an element of it (or of a field of it) set to something else."""
    copy = array.copy()
    (copy[field] if field else copy)[place] = value
    return copy
