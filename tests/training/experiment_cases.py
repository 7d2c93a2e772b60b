"""A tiny parallel corpus in the layout of multi30k, and an experiment of a few rows on it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np

from postil.training.experiments.claims import as_good, better, more
from postil.training.experiments.experiment import Experiment, Figure
from postil.training.experiments.laboratory import PHRASE_BASED, Laboratory, Size
from postil.training.experiments.phrase_scores import TABLE_2
from postil.training.experiments.tz_binary import TABLE_V
from postil.training.experiments.tz_real import TABLE_VII

PAIR = "multi30k.en-de"
TINY = Size(
    "tiny",
    train=300,
    tune=30,
    test=40,
    tuning_rounds=2,
    folds=2,
    nbest=10,
    rounds=2,
    text_rounds=2,
    margin_rounds=2,
)
FILES = {"train": 300, "val": 30, "test_2016_flickr": 40}
# Rows of three tables; the experiment is killed while it makes "mer-3".
KEYS = ("baseline", "p.fixed", "flat", "mer-3", "costmargin-1", "MON.word")


def write_corpus(data: Path) -> None:
    """Words have two translations, by what stands before; "x" words swap with the next word."""
    chance = np.random.default_rng(5)
    for name, count in FILES.items():
        lines = []
        for _ in range(count):
            words = chance.integers(0, 25, size=int(chance.integers(3, 9))).tolist()
            target = []
            for place, word in enumerate(words):
                kind = "b" if place and words[place - 1] % 3 else "c"
                target.append(f"{kind}{word}")
                if place and words[place - 1] % 5 == 0:
                    target[-2:] = target[:-3:-1]
            lines.append((" ".join(f"A{word}" for word in words) + ".", " ".join(target) + "."))
        folder = data / "multi30k"
        folder.mkdir(parents=True, exist_ok=True)
        for side, language in enumerate(("en", "de")):
            text = "".join(f"{line[side]}\n" for line in lines)
            (folder / f"{name}.{language}").write_text(text, encoding="utf-8")


def rows(size):
    made = {row.key: row for table in (TABLE_2, TABLE_V, TABLE_VII) for row in table.rows(size)}
    return [replace(made[key], labels=made[key].labels[:2]) for key in KEYS]


EXPERIMENT = Experiment(
    "tiny",
    "a few rows",
    ("a", "b"),
    {"dev": "dev BLEU", "bleu": "test BLEU", "chrf": "test chrF"},
    rows,
    "baseline",
    (
        better("training gains", "flat", "costmargin-1"),
        as_good("training and MER are alike", "mer-3", ["costmargin-1"]),
        more("training does more for the development set", "dev", "flat", "mer-3"),
    ),
    (Figure("curves", "BLEU by round", "round", {"mer": ("mer-3", "dev BLEU")}),),
    (PAIR,),
)


def write_hansards(data: Path) -> None:
    """The same text in the layout of hansards-align-trees, with trees of the English sentences."""
    write_corpus(data)
    names = {f"train/hansard.36.1.house.debates.{number}": slice(0) for number in ("001", "002")}
    names |= {"train/hansard.36.1.house.debates.003": slice(300), "test/test": slice(300, 340)}
    names["train/hansard.36.1.house.debates.001"] = slice(340, 370)
    lines = {
        ending: [
            line
            for name in ("train", "test_2016_flickr", "val")
            for line in (data / "multi30k" / f"{name}.{language}")
            .read_text(encoding="utf-8")
            .splitlines()
        ]
        for ending, language in (("e", "en"), ("f", "de"))
    }
    lines["etrees"] = [bracketed(line) for line in lines["e"]]
    for name, part in names.items():
        for ending, text in lines.items():
            path = data / "hansards-align-trees" / f"{name}.{ending}"
            path.parent.mkdir(parents=True, exist_ok=True)
            mark = name.startswith("test") and ending != "etrees"
            shown = [f"<s snum=1> {line} </s>" if mark else line for line in text[part]]
            path.write_text("".join(f"{line}\n" for line in shown), encoding="utf-8")


def bracketed(line: str) -> str:
    """A tree of a sentence: its first word or two, and the rest."""
    words = [f"(W {word})" for word in line.removesuffix(".").split()]
    return f"(TOP (S (NP {' '.join(words[:2])}) (VP {' '.join(words[2:])} (PT .))))"


def laboratory(out: Path, data: Path, pair: str = PAIR, recipe: str = PHRASE_BASED) -> Laboratory:
    name = "tiny" if recipe == PHRASE_BASED else recipe
    return Laboratory(out / "engines" / name, data, pair, TINY, threads=1, recipe=recipe)
