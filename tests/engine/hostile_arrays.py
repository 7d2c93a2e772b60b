"""Engines whose arrays were changed by someone who mends the checksums, opened and used, one after
the other, in a process that may die of them.

    python hostile_arrays.py ENGINE MODEL ROUNDS SEED

ENGINE is a folder with what ``add_extras`` gives; MODEL a folder within it, or "snapshot". Each
round changes an array or a setting of the model, opens the engine and does with it what a
translator does. Only a clear error, or results, may come of it: the process ends at anything else.
Each round is told on standard error before it begins; what it changes follows from the seed and its
number.
"""

from __future__ import annotations

import ast
import faulthandler
import json
import shutil
import sys
import tempfile
import zlib
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from postil.engine.engine import Engine, EngineOptions
from postil.engine.events import LearningEvent, Provenance
from postil.engine.kinds.max_margin import MarginModels
from postil.engine.kinds.phrase import PhraseModels
from postil.engine.models import (
    LANGUAGE_MODEL,
    MARGIN_MATRIX,
    PHRASE_TABLE,
    SPARSE_WEIGHTS,
    EngineModels,
)
from postil.engine.session.snapshot import read_snapshot, write_snapshot
from postil.errors import PostilError
from postil.features.sparse_model import write_sparse_model
from postil.features.templates import TEMPLATES
from postil.models.lm.model import LanguageModel
from postil.models.lm.trie import fill_trie, ngrams_of
from postil.models.max_margin.builder import MarginOptions, build_matrix
from postil.models.max_margin.matrix import MarginMatrix
from postil.models.max_margin.table_scores import MARGIN_SCORES, write_margin_scores
from postil.models.phrase_table.pair_scores import PHRASE_SCORES, write_phrase_scores
from postil.text.tags import TaggedText
from postil.types.files import atomic_folder

SNAPSHOT = "snapshot"
SECONDS = 60  # of a round, on a busy machine
PAIRS = [
    ("Press the green button to start the printer.", "Appuyez sur le bouton vert."),
    ("Do not open the cover while the printer is working.", "N'ouvrez pas le capot."),
    ("Replace the ink cartridge and close the front cover, then press the button.", "Remplacez."),
    ("Load 250 sheets of Xq paper.", "Chargez 250 feuilles de papier Xq."),
]
Array = npt.NDArray[Any]


def add_extras(engine: Path, form: str) -> None:
    """Give a phrase-based engine every model that one may have, its language model in a form."""
    lm = LanguageModel.open(engine / LANGUAGE_MODEL)
    if form != "probing":
        ngrams = ngrams_of(lm)
        with atomic_folder(engine / "trie") as target:
            fill_trie(ngrams, target, {}, quantise=form == "trie-8bit")
        shutil.rmtree(engine / LANGUAGE_MODEL)
        (engine / "trie").rename(engine / LANGUAGE_MODEL)
    models = PhraseModels.open(engine)
    random = np.random.default_rng(1)
    keys = random.integers(1, 2**63, 300, dtype=np.uint64)
    write_sparse_model(engine / SPARSE_WEIGHTS, keys, np.ones(300, np.float32), TEMPLATES)
    scores = random.normal(size=len(models.table)).astype(np.float32)
    write_phrase_scores(engine / PHRASE_SCORES, models.table, scores)
    sizes = len(models.source.vocabulary), len(models.target.vocabulary)
    build_matrix(_Text(models), sizes, engine / MARGIN_MATRIX, MarginOptions())
    matrix = MarginMatrix.open(engine / MARGIN_MATRIX)
    write_margin_scores(engine / MARGIN_SCORES, models.table, matrix)


class _Side:
    def __init__(self, ids: list[npt.NDArray[np.uint32]]) -> None:
        self.tokens = np.concatenate(ids)
        self.offsets = np.cumsum([0, *map(len, ids)]).astype(np.uint64)


class _Text:
    """A small bitext in the ids of an engine."""

    def __init__(self, models: PhraseModels) -> None:
        def ids(side: int) -> list[npt.NDArray[np.uint32]]:
            prepare = (models.source, models.target)[side].prepare
            return [prepare(TaggedText.of(pair[side])).ids for pair in PAIRS * 3]

        self.source, self.target = _Side(ids(0)), _Side(ids(1))


def add_snapshot(engine: Path) -> None:
    """What an engine that learned something would leave in a project."""
    opened = _open(engine)
    _learn(opened)
    write_snapshot(opened.snapshot(), engine / SNAPSHOT, {"known": np.arange(4, dtype=np.int64)})


def _open(engine: Path) -> Engine:
    return Engine.open(engine, EngineOptions(features="entries-one+structure"))


def _learn(engine: Engine) -> list[LearningEvent]:
    where = [Provenance("a.docx", str(number), "x", "t") for number in range(len(PAIRS))]
    return [
        engine.learn(TaggedText.of(source), TaggedText.of(target), provenance)
        for (source, target), provenance in zip(PAIRS, where, strict=True)
    ]


def arrays_of(folder: Path) -> list[str]:
    """Names of the arrays of a model that hold something."""
    found = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["arrays"]
    return sorted(name for name, entry in found.items() if entry["count"])


def change(folder: Path, random: Random) -> str:
    """Change one array or setting of a model, mend its manifest; says what was done."""
    path = folder / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    manifest.pop("checksum")
    if manifest["settings"] and random.random() < 0.12:
        done = _change_setting(manifest["settings"], random)
    else:
        name = random.choice(arrays_of(folder))
        entry = manifest["arrays"][name]
        text = entry["dtype"]
        kind = np.dtype(ast.literal_eval(text) if text.startswith("[") else text)
        values = np.fromfile(folder / f"{name}.bin", kind)
        values, how = _changed(values, random)
        values.tofile(folder / f"{name}.bin")
        raw = values.tobytes()
        entry |= {"count": len(values), "crc32": zlib.crc32(raw)}
        done = f"{name}: {how}"
    _write(path, manifest)
    return done


def _write(path: Path, manifest: dict[str, Any]) -> None:
    manifest["checksum"] = zlib.crc32(json.dumps(manifest, sort_keys=True).encode())
    path.write_text(json.dumps(manifest), encoding="utf-8")


def mend_scores(engine: Path) -> None:
    """Let scores of phrase pairs say that they are of the phrase table as it is now."""
    table = sha256((engine / PHRASE_TABLE / "manifest.json").read_bytes()).hexdigest()
    for name in (PHRASE_SCORES, MARGIN_SCORES):
        path = engine / name / "manifest.json"
        if path.exists():
            manifest = json.loads(path.read_text(encoding="utf-8"))
            manifest.pop("checksum")
            manifest["settings"]["table"] = table
            _write(path, manifest)


def _change_setting(settings: dict[str, Any], random: Random) -> str:
    place = settings
    name = random.choice(sorted(place))
    while isinstance(place[name], dict) and place[name]:
        place = place[name]
        name = random.choice(sorted(place))
    values = [
        0,
        1,
        -1,
        6,
        255,
        2**31 - 1,
        2**32 - 1,
        2**63 - 1,
        2**64,
        True,
        None,
        "x",
        [],
        {},
        1.5,
    ]
    new = random.choice(values)
    if isinstance(place[name], list) and place[name] and random.random() < 0.8:
        place[name][random.randrange(len(place[name]))] = new
    else:
        place[name] = new
    return f"setting {name} = {new!r}"


def _changed(values: Array, random: Random) -> tuple[Array, str]:
    """Elements of one field set to something else, or the order or number of elements."""
    values = values.copy()
    way = random.random()
    if way < 0.04:
        return values[:-1], "the last is missing"
    if way < 0.08:
        return np.append(values, values[-1:]), "the last comes twice"
    if way < 0.14:
        return values[::-1].copy(), "reversed"
    column, field = values, ""
    if values.dtype.names:
        field = random.choice(values.dtype.names)
        column = values[field]
    if way < 0.2:
        first, second = (random.randrange(len(column)) for _ in range(2))
        column[[first, second]] = column[[second, first]]
        return values, f"{field} {first} and {second} exchanged"
    if way < 0.3:
        column[:] = np.asarray(_value(column, 0, random)).astype(column.dtype)
        return values, f"{field} all {column.flat[0]}"
    for _ in range(random.choice((1, 1, 2, 8, 64))):
        at = random.choice((0, -1, random.randrange(len(column))))
        column[at] = _value(column, at, random)
    return values, f"{field} some, the last {at} = {column[at]}"


def _value(column: Array, at: int, random: Random) -> Any:
    old = np.asarray(column[at]).flat[0].item()
    if column.dtype.kind == "f":
        some = [np.nan, np.inf, -np.inf, 3e38, -3e38, 1e-45, 0.0, -0.0, -old, old * 1e4]
        return random.choice(some)
    info = np.iinfo(column.dtype)
    span = info.max - info.min + 1
    size = len(column)
    some = [0, 1, info.max, info.max - 1, info.min, info.max // 2 + 1, old + 1, old - 1, size]
    some += [size - 1, random.randrange(span), random.randrange(1 << random.randrange(1, 33))]
    return (int(random.choice(some)) - info.min) % span + info.min


def use(engine: Path) -> None:
    """What a translator does with an engine."""
    opened = _open(engine)
    texts = [TaggedText.of(source) for source, _ in PAIRS]
    for text in texts[:2]:
        opened.suggest(text, alternatives=2)
    typing = opened.start_completion(texts[1])
    typing.complete(TaggedText.of("N'ouvrez"))
    opened.align(*PAIRS[0])
    events = _learn(opened)
    opened.suggest(texts[2])
    for event in events:
        opened.undo(event)
    opened.suggest(texts[0])
    read_all(opened._models)


def read_all(models: EngineModels) -> None:
    """What exports and reports read."""
    matrix = models.matrix if isinstance(models, PhraseModels | MarginModels) else None
    if isinstance(models, PhraseModels):
        for _ in models.table.entries():
            pass
        for word in range(0, 100, 7):
            models.lexicon.translations(word)
    if matrix is not None:
        for word in range(0, 100, 7):
            matrix.predicted([word])
            matrix.row_of(min(word, len(matrix.source) - 1))
    for _ in ngrams_of(models.lm).batches(2) if models.lm.order > 1 else ():
        pass


def use_snapshot(engine: Path) -> None:
    """What a project does with the snapshot of its engine."""
    opened = _open(engine)
    before = opened.snapshot()
    try:
        snapshot, _ = read_snapshot(engine / SNAPSHOT)
        opened.restore(snapshot)
    except PostilError:
        opened.restore(before)
    for source, _ in PAIRS[:2]:
        opened.suggest(TaggedText.of(source))
    undone = (replace(event, number=event.number) for event in _events(engine))
    for event in undone:
        try:
            opened.undo(event)
        except (ValueError, KeyError):  # it was not in what was restored
            break
    event = opened.learn(*(TaggedText.of(text) for text in PAIRS[3]), Provenance())
    opened.suggest(TaggedText.of(PAIRS[3][0]))
    opened.undo(event)
    opened.state()
    opened.restore(before)


_known: list[LearningEvent] = []


def _events(engine: Path) -> list[LearningEvent]:
    if not _known:
        _known.extend(_learn(_open(engine)))
    return _known


def rounds(engine: Path, model: str, count: int, seed: int) -> Iterator[tuple[int, str, str]]:
    """Number, change and outcome of each round: "" is results, else the error."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / "engine"
        shutil.copytree(engine, copy)
        for number in range(count):
            random = Random(f"{seed} {model} {number}")
            shutil.rmtree(copy / model)
            shutil.copytree(engine / model, copy / model)
            done = change(copy / model, random)
            if model == PHRASE_TABLE:
                mend_scores(copy)
            print(f"{model} {number}: {done}", file=sys.stderr, flush=True)
            faulthandler.dump_traceback_later(SECONDS, exit=True)
            try:
                (use_snapshot if model == SNAPSHOT else use)(copy)
            except PostilError as error:
                yield number, done, str(error)
            else:
                yield number, done, ""
            faulthandler.cancel_dump_traceback_later()


def main() -> None:
    engine, model, count, seed = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    faulthandler.enable()
    refused = sum(bool(error) for _, _, error in rounds(engine, model, count, seed))
    print(json.dumps({"rounds": count, "refused": refused}))


if __name__ == "__main__":
    main()
