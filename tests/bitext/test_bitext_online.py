"""The online aligner: the trained one as long as nothing is confirmed, moved by what is."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

from postil.bitext.aligner import Aligner
from postil.bitext.aligner_training import train_aligner
from postil.bitext.online_aligner import OnlineAligner
from postil.bitext.online_lexicon import OnlineLexicon
from postil.bitext.store import Bitext

NEW = 500  # ids from here on were never seen


@pytest.fixture(scope="module")
def aligner(tmp_path_factory: pytest.TempPathFactory) -> Aligner:
    chance = random.Random(1)
    folder: Path = tmp_path_factory.mktemp("online") / "bitext"
    with Bitext.create(folder, "a", "b") as writer:
        for _ in range(300):
            numbers = [chance.randrange(10) for _ in range(chance.randint(1, 8))]
            writer.add([f"a{n}" for n in numbers], [f"b{n}" for n in numbers])
    return train_aligner(Bitext.open(folder))


def ids(*words: int) -> np.ndarray:
    return np.array(words, dtype=np.uint32)


def test_without_confirmed_links_it_is_the_trained_aligner(aligner):
    online = OnlineAligner(aligner, OnlineLexicon())
    chance = random.Random(2)
    words = [*range(3, 13), NEW, NEW + 1]
    for _ in range(30):
        source = ids(*(chance.choice(words) for _ in range(chance.randint(1, 9))))
        target = ids(*(chance.choice(words) for _ in range(chance.randint(1, 9))))
        assert online.align(source, target).tolist() == aligner.align(source, target).tolist()


def test_confirmed_links_teach_new_words_and_are_forgotten(aligner):
    lexicon = OnlineLexicon()
    online = OnlineAligner(aligner, lexicon)
    source, target = ids(NEW, NEW + 1, NEW + 2), ids(NEW + 12, NEW + 11, NEW + 10)
    crossed = [(0, 2), (1, 1), (2, 0)]
    before = online.align(source, target).tolist()
    assert sorted(map(tuple, before)) != crossed
    for _ in range(5):
        lexicon.add(source, target, crossed)
    assert sorted(map(tuple, online.align(source, target).tolist())) == crossed
    for _ in range(5):
        lexicon.remove(source, target, crossed)
    assert online.align(source, target).tolist() == before


def test_links_that_were_kept_hold(aligner):
    online = OnlineAligner(aligner, OnlineLexicon())
    source, target = ids(NEW, NEW + 1), ids(NEW + 2, NEW + 3)
    kept = [(0, 1), (1, 0)]
    assert sorted(map(tuple, online.align(source, target, kept).tolist())) == kept


@pytest.mark.parametrize(("left", "right"), [(0, 3), (3, 0), (1001, 3)])
def test_what_cannot_be_aligned_gets_no_links(aligner, left, right):
    online = OnlineAligner(aligner, OnlineLexicon())
    assert online.align(ids(*[3] * left), ids(*[3] * right)).shape == (0, 2)
