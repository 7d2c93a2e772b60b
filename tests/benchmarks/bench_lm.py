"""Language model: estimation speed and memory, model size, query rates; kenlm in the same run.

The corpus is one side of real text, parted at white space. Every tenth sentence is held out. kenlm
queries the ARPA file of our own model, sentence by sentence through its Python package, so its rate
includes hashing the words of the text; ``lm.query.sentences`` calls ours once per sentence too (on
ids), ``lm.query.loop`` all words as one sentence, in one native loop. If kenlm's ``build_binary``
is on the PATH, its trie is queried too, as the peer of ours. The package has no estimator:
``recorded_lmplz`` in the settings is lmplz on another machine, for orientation.
"""

from __future__ import annotations

import argparse
import lzma
import math
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, TextIO

import numpy as np
from common import Clock, Row, measure, row
from yardstick import Yardstick, add_yardstick_arguments

from postil.models.lm.arpa import read_arpa, write_arpa
from postil.models.lm.estimate import LMOptions, estimate_lm
from postil.models.lm.model import LanguageModel
from postil.text.vocabulary import Vocabulary

RECORDED_LMPLZ = 760_000  # words per CPU second at order 5
REPEATS = 5

FORMS = {
    "probing": LMOptions(),
    "trie": LMOptions(form="trie"),
    "trie8": LMOptions(form="trie", quantise=True),
}

Corpus = tuple[np.ndarray, np.ndarray]  # tokens, offsets


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--order", type=int, default=5, help="of the model (%(default)s)")
    parser.add_argument("--memory", type=int, default=512, help="MiB to estimate in (%(default)s)")
    add_yardstick_arguments(parser)


def run(args: argparse.Namespace) -> list[Row]:
    names = ["tech-en-fr/train.en-fr.fr"]
    if not args.small:
        names = ["large-en-fr/train.fr.xz", "large-en-fr/train.en.xz", *names]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        train, held_out = prepare([args.data / name for name in names], folder)
        settings = {"order": args.order, "corpora": names, "words": len(train[0])}
        beside = Yardstick.of(args).beside
        rows = beside(estimation, folder, args, settings)
        return rows + beside(queries, folder, train, held_out, settings)


def prepare(paths: list[Path], folder: Path) -> tuple[Corpus, Corpus]:
    """Write ``train.*.npy``, ``test.*.npy`` and the vocabulary of the former to ``folder``."""
    vocabulary = Vocabulary()
    lines = [line.split() for path in paths for line in read_lines(path)]
    train = [line for n, line in enumerate(lines) if n % 10]
    for line in train:
        for token in line:
            vocabulary.add(token)
    vocabulary.save(folder / "words")
    corpora = []
    for name, part in (("train", train), ("test", lines[::10])):
        tokens = np.concatenate([vocabulary.encode(line) for line in part])
        offsets = np.cumsum([0, *map(len, part)]).astype(np.uint64)
        np.save(folder / f"{name}.tokens.npy", tokens)
        np.save(folder / f"{name}.offsets.npy", offsets)
        corpora.append((tokens, offsets))
    return corpora[0], corpora[1]


def read_lines(path: Path) -> Iterator[str]:
    opener: Any = lzma.open if path.suffix == ".xz" else open
    stream: TextIO
    with opener(path, "rt", encoding="utf-8") as stream:
        yield from stream


def estimate(
    folder: Path, name: str, order: int, options: LMOptions, arpa: bool = False
) -> dict[str, float]:
    """Estimate from the arrays in ``folder``; alone in a child process."""
    corpus = tuple(
        np.load(folder / f"train.{part}.npy", mmap_mode="r") for part in ("tokens", "offsets")
    )
    vocabulary = Vocabulary.load(folder / "words")
    with Clock() as clock:
        model = estimate_lm(
            [corpus], order, folder / name, options, vocabulary_size=len(vocabulary)
        )
        if arpa:
            write_arpa(model, folder / "lm.arpa", vocabulary)
    return {
        "cpu": clock.cpu,
        "bytes": sum(file.stat().st_size for file in (folder / name).iterdir()),
        "ngrams": sum(model.counts),
    }


def estimation(folder: Path, args: argparse.Namespace, settings: dict[str, Any]) -> list[Row]:
    rows = []
    for name, memory in (("memory", args.memory), ("disk", 16)):
        options = LMOptions(memory=memory << 20)
        result = measure(estimate, folder, name, args.order, options)
        words = settings["words"]
        used = {**settings, "memory": memory, "recorded_lmplz": RECORDED_LMPLZ}
        rows += [
            row(f"lm.estimate.{name}", words / result.value["cpu"], "words/CPU s", **used),
            row(f"lm.estimate.{name}.peak", result.peak_mb, "MiB", **used),
        ]
    for name, options in FORMS.items():
        result = measure(estimate, folder, name, args.order, options)
        used = {**settings, "ngrams": result.value["ngrams"], "cpu": result.value["cpu"]}
        rows.append(row(f"lm.size.{name}", result.value["bytes"] / 2**20, "MiB", **used))
    exported = measure(estimate, folder, "trie", args.order, FORMS["trie"], True)
    rows.append(row("lm.estimate.arpa", exported.value["cpu"], "CPU s", **settings))
    return rows


def queries(folder: Path, train: Corpus, held_out: Corpus, settings: dict[str, Any]) -> list[Row]:
    with Clock() as clock:
        model = LanguageModel.open(folder / "probing")
    rows = [row("lm.open", clock.wall * 1000, "ms", **settings)]
    kenlm_model, kenlm_cpu = load_kenlm(folder / "lm.arpa")
    vocabulary = Vocabulary.load(folder / "words")
    with Clock() as clock:
        read_arpa(folder / "lm.arpa", folder / "read", vocabulary)
    rows.append(compared("lm.arpa.read", clock.cpu, "CPU s", kenlm_cpu, settings))
    models = {name: LanguageModel.open(folder / name) for name in FORMS}
    peers = {"probing": kenlm_model, "trie": load_kenlm(kenlm_trie(folder, []))[0]}
    peers["trie8"] = load_kenlm(kenlm_trie(folder, ["-q", "8", "-b", "8"]))[0]
    for name, corpus in (("heldout", held_out), ("seen", first_sentences(train, 50_000))):
        words = len(corpus[0]) + len(corpus[1]) - 1
        used = {**settings, "queries": words}
        sentences = [
            corpus[0][start:stop]
            for start, stop in zip(corpus[1][:-1].tolist(), corpus[1][1:].tolist(), strict=True)
        ]
        texts = [" ".join(vocabulary.decode(sentence)) for sentence in sentences]
        for form, ours in models.items():
            loop = fastest(partial(ours.score_sentence, corpus[0]))
            rows.append(row(f"lm.query.loop.{form}.{name}", words / loop, "words/CPU s", **used))
            each = words / fastest(partial(score_each, ours.score_sentence, sentences))
            theirs = None
            if (peer := peers[form]) is not None:
                theirs = words / fastest(partial(score_each, peer.score, texts))
            rows.append(
                compared(f"lm.query.sentences.{form}.{name}", each, "words/CPU s", theirs, used)
            )
            total = sum(ours.score_sentence(sentence).sum() for sentence in sentences)
            rows.append(row(f"lm.perplexity.{form}.{name}", math.exp(-total / words), "", **used))
        if kenlm_model is not None:
            rows.append(difference(name, model, kenlm_model, sentences, texts))
    return rows


def score_each(score: Any, sentences: list[Any]) -> None:
    for sentence in sentences:
        score(sentence)


def difference(
    name: str, model: LanguageModel, kenlm_model: Any, sentences: list[np.ndarray], texts: list[str]
) -> Row:
    """Largest difference of a word's log10 probability."""
    worst = 0.0
    for sentence, text in zip(sentences[:3000], texts[:3000], strict=True):
        expected = [score for score, _, _ in kenlm_model.full_scores(text)]
        scores = model.score_sentence(sentence) / math.log(10)
        worst = max(worst, float(np.abs(scores - expected).max()))
    return row(f"lm.difference.{name}", worst, "log10", peer="kenlm", peer_value=0.0)


def first_sentences(corpus: Corpus, count: int) -> Corpus:
    offsets = corpus[1][: count + 1]
    return corpus[0][: int(offsets[-1])], offsets


def kenlm_trie(folder: Path, options: list[str]) -> Path | None:
    """kenlm's trie of our ARPA file, if its ``build_binary`` is there."""
    program = shutil.which("build_binary")
    if program is None:
        return None
    path = folder / f"kenlm.{len(options)}"
    command = [program, *options, "trie", str(folder / "lm.arpa"), str(path)]
    subprocess.run(command, check=True, capture_output=True)
    return path


def load_kenlm(path: Path | None) -> tuple[Any, float | None]:
    if path is None:
        return None, None
    try:
        import kenlm  # noqa: PLC0415
    except ImportError:
        return None, None
    with Clock() as clock:
        model = kenlm.Model(str(path))
    return model, clock.cpu


def compared(
    name: str, value: float, unit: str, theirs: float | None, settings: dict[str, Any]
) -> Row:
    peer = None if theirs is None else "kenlm"
    return row(name, value, unit, peer=peer, peer_value=theirs, **settings)


def fastest(function: Any) -> float:
    """CPU seconds of the best of several calls: the machine is shared."""
    times = []
    for _ in range(REPEATS):
        with Clock() as clock:
            function()
        times.append(clock.cpu)
    return min(times)
