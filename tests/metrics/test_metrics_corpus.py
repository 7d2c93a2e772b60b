"""Scores of languages that have no spaces between words."""

from __future__ import annotations

import pytest
import sacrebleu
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.metrics.corpus import (
    corpus_scores,
    paired_bootstrap,
    sentence_bleu,
    sentence_ter,
    tokenizer_for,
)

JAPANESE = ["プリンターの電源を入れてください。", "紙を補給する"]
CHINESE = ["请打开打印机的电源。", "加纸"]


@pytest.mark.parametrize(
    ("texts", "tokenizer"),
    [
        (JAPANESE, "char"),
        (CHINESE, "zh"),
        (["Die Taste 開 drücken.", "Schließen"], "13a"),
        (["Настройки", "حفظ", "ตั้งค่า"], "13a"),
        (["123", "..."], "13a"),
        ([], "13a"),
        (["ตั้งค่าการพิมพ์", "ปิด USB"], "char"),
        (["ប្រើ\u200bម៉ាស៊ីន"], "char"),
        (["電源 USB を入れる"], "char"),
    ],
)
def test_the_tokenizer_is_that_of_the_language(texts: list[str], tokenizer: str) -> None:
    assert tokenizer_for(texts) == tokenizer
    assert tokenizer_for(texts, texts) == tokenizer


@pytest.mark.parametrize("references", [JAPANESE, CHINESE])
def test_a_sentence_that_is_nearly_right_has_a_score(references: list[str]) -> None:
    texts = [references[0].replace("电", "").replace("電", ""), references[1]]
    tokenizer = tokenizer_for(references)
    found = corpus_scores(texts, [references])
    expected = sacrebleu.corpus_bleu(texts, [references], tokenize=tokenizer, force=True)
    assert found.bleu == expected.score > 60
    assert f"tok:{tokenizer}" in found.signatures["bleu"]
    characters = sum(len(text.rstrip("。")) for text in references)
    assert 100 / characters - 1 < found.ter < 100 / characters + 1
    assert sentence_ter(texts[:1], references[:1])[0] < 15
    assert sentence_bleu(texts[:1], references[:1])[0] > 60
    for metric in ("bleu", "ter"):
        gain = paired_bootstrap(texts, references, [references], metric=metric)
        assert 0 < abs(gain.difference) < 40


def test_a_tokenizer_may_be_given() -> None:
    assert "tok:intl" in corpus_scores(JAPANESE, [JAPANESE], tokenize="intl").signatures["bleu"]


def test_other_languages_are_scored_as_ever() -> None:
    texts, references = ["Drücken Sie die Taste", "Nein."], ["Drücken Sie diese Taste.", "Nein."]
    found = corpus_scores(texts, [references])
    assert found.bleu == sacrebleu.corpus_bleu(texts, [references]).score
    assert found.ter == sacrebleu.corpus_ter(texts, [references]).score


TEXTS = st.lists(st.text("abC ,.", max_size=20), min_size=3, max_size=3)


@settings(max_examples=60)
@given(TEXTS, st.lists(TEXTS, min_size=1, max_size=2))
def test_ter_is_that_of_sacrebleu(texts: list[str], references: list[list[str]]) -> None:
    found = corpus_scores(texts, references)
    expected = sacrebleu.metrics.TER()
    assert found.ter == pytest.approx(expected.corpus_score(texts, references).score)
    assert found.signatures["ter"] == str(expected.get_signature())
    assert sentence_ter(texts, references[0]) == pytest.approx(
        [
            expected.sentence_score(text, [reference]).score
            for text, reference in zip(texts, references[0], strict=True)
        ]
    )
