"""What changes a digit is not used where the check is asked for: rows of a phrase table, and pairs
of the matrix W.
"""

from __future__ import annotations

import numpy as np
import pytest
from margin_world import SIZE, margin_world
from search_world import make_world

from postil.models.max_margin.session import SessionCounts
from postil.models.phrase_digits import PhraseDigits
from postil.models.phrase_table import PhraseEntry, PhraseTable
from postil.search.forest import PASS_THROUGH
from postil.search.margin_bags import BagPredictor
from postil.search.settings import SearchOptions
from postil.search.translator import Translator
from postil.text.digits import same_digits
from postil.text.vocabulary import Vocabulary

SOURCE = ["<unk>", "<s>", "</s>", "10,000", "pages", "DEC2BIN"]
TARGET = ["<unk>", "<s>", "</s>", "000", "10", "pages", "DECBIN"]
LIKELY, RARE = (-0.01,) * 4, (-3.0,) * 4


def entry(source: str, target: str, scores: tuple[float, ...], count: int = 1) -> PhraseEntry:
    ids = [
        tuple(map(side.index, phrase.split()))
        for side, phrase in ((SOURCE, source), (TARGET, target))
    ]
    return PhraseEntry(*ids, scores, count=count, source_count=count + 1, target_count=count)


TABLE = PhraseTable.from_entries(
    [
        entry("10,000", "10", LIKELY),
        entry("10,000", "10 000", RARE),
        entry("pages", "pages", LIKELY),
        entry("DEC2BIN", "DECBIN", LIKELY, count=3),
    ]
)


@pytest.mark.parametrize(
    ("source", "checked", "expected"),
    [
        ("10,000 pages", False, "10 pages"),
        ("10,000 pages", True, "10 000 pages"),
        ("DEC2BIN", True, "DECBIN"),
    ],
)
def test_digits_are_kept(tmp_path, source: str, checked: bool, expected: str) -> None:
    world = make_world(tmp_path, 1)
    digits = PhraseDigits(SOURCE, TARGET) if checked else None
    options = SearchOptions(distortion_limit=0)
    translator = Translator(TABLE, world.lm, world.weights, options, digits=digits)
    tokens, _ = translator.best(np.array(list(map(SOURCE.index, source.split())), dtype=np.uint32))
    assert " ".join(TARGET[token] for token in tokens.tolist()) == expected


NUMBERS = {3: "1", 4: "2", 5: "1,2"}
NAMES = Vocabulary([NUMBERS.get(number, f"word-{chr(number + 90)}") for number in range(3, SIZE)])


@pytest.fixture
def matrix(tmp_path):
    return margin_world(tmp_path).matrix


def predicted(predictor: BagPredictor, word: int) -> list[list[str]]:
    """What a word by itself predicts, as words."""
    predictor.predict([word])
    (bag,) = predictor.listed()
    return [NAMES.decode(words) for words, _, _ in bag if max(words) < PASS_THROUGH]


def test_a_word_predicts_no_other_digits(matrix) -> None:
    free = BagPredictor(matrix, 50)
    checked = BagPredictor(matrix, 50, digits=PhraseDigits(NAMES, NAMES))
    dropped = 0
    for word in range(3, SIZE):
        everything, kept = predicted(free, word), predicted(checked, word)
        spoken = NAMES.decode([word])
        assert kept == [words for words in everything if same_digits(spoken, words)]
        dropped += len(everything) - len(kept)
    assert dropped


def test_a_confirmed_number_predicts_itself_alone(matrix) -> None:
    source, target = Vocabulary(list(NAMES)[3:]), Vocabulary(list(NAMES)[3:])
    text = np.array([source.learn("4711"), 7, source.learn("4712")], dtype=np.uint32)
    translation = np.array([target.learn("4711"), 7, target.learn("4712")], dtype=np.uint32)
    session, digits = SessionCounts(matrix), PhraseDigits(source, target)
    session.add(text, translation)
    digits.grow(source, target)
    for check, expected in ((None, {"4711", "4712"}), (digits, {"4711"})):
        predictor = BagPredictor(matrix, 50, session=session, digits=check)
        predictor.predict(text[:1])
        (bag,) = predictor.listed()
        said = {word for words, _, _ in bag for word in target.decode(words)}
        assert {word for word in said if word.startswith("47")} == expected
