"""A side of the training text, encoded by ids, is what sentence after sentence gives."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.text.casing import Truecaser
from postil.text.vocabulary import SENTENCE_END, UNKNOWN, Vocabulary
from postil.training import side_encoding
from postil.training.side_encoding import SIDES, SideWork, encode_side

WORDS = st.sampled_from(
    ["Die", "die", "DIE", "Seite", "SEITE", "￭.", "￭.￭", "￭?", "«", "iPhone", "42", "B", "é", "É",
     "<s>", "</s>", "Öl", "ÖL", "öl", "ａ", "中", "$x", "HTTP://A.B", "￭.a.￭", "ß", "STRASSE",
     "The", "the", "Page", "Über"]
)  # fmt: skip
SENTENCES = st.lists(st.lists(WORDS, min_size=1, max_size=7), max_size=40)


def one_by_one(
    sentences: list[list[str]],
    language: str,
    chosen: set[int],
    *,
    truecase: bool,
    headings: bool,
) -> tuple[Truecaser, list[list[str]], list[list[str]]]:
    truecaser = Truecaser(language, headings=headings)
    if truecase:
        truecaser.train(sentences)
    cased = [truecaser.truecase(tokens) for tokens in sentences]
    held_out = [tokens for number, tokens in enumerate(cased) if number in chosen]
    return truecaser, held_out, [one for number, one in enumerate(cased) if number not in chosen]


@pytest.mark.parametrize("truecase", [True, False])
@settings(max_examples=100)
@given(
    sentences=SENTENCES,
    chosen=st.sets(st.integers(0, 40)),
    language=st.sampled_from(["de", "en", "fr", "tr"]),
    side=st.sampled_from([0, 1]),
)
def test_ids_are_those_of_truecasing_one_sentence_after_another(
    truecase: bool, sentences: list[list[str]], chosen: set[int], language: str, side: int
) -> None:
    with TemporaryDirectory() as place, pytest.MonkeyPatch.context() as patch:
        patch.setattr(side_encoding, "BATCH", 7)
        folder = Path(place)
        plain = folder / "plain.txt"
        plain.write_text("".join(" ".join(tokens) + "\n" for tokens in sentences), "utf-8")
        work = SideWork(plain, side, folder, language, truecase, frozenset(chosen))
        found = encode_side(work)
        name = SIDES[side]
        assert sorted(path.name for path in folder.iterdir()) == [
            f"{name}.offsets", f"{name}.tokens", f"{name}.vocabulary.txt"
        ]  # fmt: skip
        tokens = np.fromfile(folder / f"{name}.tokens", "<u4").tolist()
        offsets = np.fromfile(folder / f"{name}.offsets", "<u8").tolist()
        words = list(Vocabulary.load(folder / f"{name}.vocabulary.txt"))
    truecaser, held_out, kept = one_by_one(
        sentences, language, chosen, truecase=truecase, headings=side == 0
    )
    assert found.truecaser._best == truecaser._best
    assert found.truecaser.capital_without_mark == truecaser.capital_without_mark
    assert found.held_out == held_out
    vocabulary = Vocabulary()
    ids = [[vocabulary.add(word) for word in sentence] for sentence in kept]
    ids = [[one if one > SENTENCE_END else UNKNOWN for one in sentence] for sentence in ids]
    assert [tokens[a:b] for a, b in pairwise(offsets)] == ids
    assert words == list(vocabulary)
    assert (found.written.sentences, found.written.words) == (len(kept), len(tokens))
    assert found.written.vocabulary == len(words)
