"""ARPA files: round trip, agreement with kenlm, and files that are not as they should be."""

from __future__ import annotations

import gzip
import math
import random
import re
import tempfile
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lm_cases import as_arrays, random_sentences
from lm_oracle import UNK

from postil.errors import InputError, UsageError
from postil.models.inspection import context_after
from postil.models.lm.arpa import read_arpa, write_arpa
from postil.models.lm.estimate import LMOptions, estimate_lm
from postil.models.lm.model import LanguageModel
from postil.text.vocabulary import Vocabulary

LN10 = math.log(10)
SIZE = 40

SMALL = """
\\data\\
ngram 1=5
ngram 2=4
ngram 3=2

\\1-grams:
-1.0\t<unk>\t0
-99\t<s>\t-0.3
-0.7\t</s>
-0.6\ta\t-0.2
-0.5\tb\t-0.25

\\2-grams:
-0.3\t<s> a\t-0.1
-0.4\ta b\t-0.15
-0.2\tb </s>
-0.35\tb a\t0.05

\\3-grams:
-0.05\t<s> a b
-0.02\ta b </s>

\\end\\
"""


def vocabulary() -> Vocabulary:
    return Vocabulary(f"w{n}" for n in range(3, SIZE))


def write(path: Path, text: str) -> Path:
    path.write_bytes(text.encode("utf-8"))
    return path


def estimate(folder: Path, arpa: Path, order: int, **options: object) -> LanguageModel:
    corpus = as_arrays(random_sentences(order, 400, SIZE - 5))
    model = estimate_lm([corpus], order, folder, LMOptions(**options), vocabulary_size=SIZE)
    write_arpa(model, arpa, vocabulary())
    return model


@pytest.mark.parametrize("name", ["lm.arpa", "lm.arpa.gz"])
@pytest.mark.parametrize(("order", "prune"), [(1, (0,)), (2, (0,)), (4, (0, 1)), (6, (0,))])
def test_round_trip(tmp_path, order, prune, name):
    arpa = tmp_path / name
    model = estimate(tmp_path / "a", arpa, order, prune=prune)
    again = read_arpa(arpa, tmp_path / "b", vocabulary())
    assert again.order == model.order
    assert again.counts == model.counts
    for sentence in random_sentences(9, 100, SIZE + 3):
        np.testing.assert_allclose(
            again.score_sentence(sentence), model.score_sentence(sentence), atol=2e-6
        )
        assert context_after(again, sentence).tolist() == context_after(model, sentence).tolist()


@pytest.mark.parametrize(
    ("order", "prune"), [(2, (0,)), (3, (0,)), (5, (0,)), (5, (0, 0, 1)), (6, (0,))]
)
def test_scores_equal_kenlm(tmp_path, order, prune):
    kenlm = pytest.importorskip("kenlm")
    arpa = tmp_path / "lm.arpa"
    ours = estimate(tmp_path / "a", arpa, order, prune=prune)
    theirs = kenlm.Model(str(arpa))
    unknown = 0
    for sentence in random_sentences(7, 300, SIZE + 3):
        text = " ".join(f"w{word}" for word in sentence)
        expected = [(score, oov) for score, _, oov in theirs.full_scores(text)]
        scores = ours.score_sentence(sentence) / LN10
        np.testing.assert_allclose(scores, [score for score, _ in expected], atol=1e-4)
        unknown += sum(oov for _, oov in expected)
    assert unknown > 20


def test_scores_equal_kenlm_on_real_text(tmp_path, shared_data):
    kenlm = pytest.importorskip("kenlm")
    with (shared_data / "tech-en-fr" / "train.en-fr.fr").open(encoding="utf-8") as file:
        lines = [line.split() for _, line in zip(range(4000), file, strict=False)]
    words = Vocabulary(token for line in lines[:3000] for token in line)
    train = [words.encode(line).tolist() for line in lines[:3000]]
    arpa = tmp_path / "lm.arpa"
    ours = estimate_lm([as_arrays(train)], 5, tmp_path / "lm", vocabulary_size=len(words))
    write_arpa(ours, arpa, words)
    theirs = kenlm.Model(str(arpa))
    for line in lines[2500:]:
        expected = [score for score, _, _ in theirs.full_scores(" ".join(line))]
        scores = ours.score_sentence(words.encode(line)) / LN10
        np.testing.assert_allclose(scores, expected, atol=1e-4)


def test_values_of_a_small_file(tmp_path):
    words = Vocabulary()
    model = read_arpa(write(tmp_path / "lm", SMALL), tmp_path / "m", words)
    a, b = words.id("a"), words.id("b")
    assert (model.order, model.counts) == (3, (5, 4, 2))
    assert (model.score_sentence([a, b]) / LN10).tolist() == pytest.approx([-0.3, -0.05, -0.02])
    backed_off = [-0.3 - 0.5, -0.35, -0.4 + 0.05, -0.02]
    assert (model.score_sentence([b, a, b]) / LN10).tolist() == pytest.approx(backed_off, abs=1e-6)
    assert (model.score_sentence([77]) / LN10).tolist() == pytest.approx([-1.3, -0.7])


def test_the_highest_order_has_no_backoffs(tmp_path):
    """A file of unigrams may give them all the same, as leftovers of a longer model."""
    text = re.sub(r"\nngram [23]=.", "", SMALL[: SMALL.index("\\2-grams")]) + "\\end\\\n"
    model = read_arpa(write(tmp_path / "lm", text), tmp_path / "m", Vocabulary())
    assert (model.score_sentence([3, 4]) / LN10).tolist() == pytest.approx([-0.6, -0.5, -0.7])
    assert context_after(model, [3, 4]).tolist() == []


def test_words_join_a_vocabulary_in_use(tmp_path):
    words = Vocabulary(["x", "b"])
    model = read_arpa(write(tmp_path / "lm", SMALL), tmp_path / "m", words)
    assert (words.id("x"), words.id("b"), words.id("a")) == (3, 4, 5)
    unknown, x, b = (model.score_sentence([word])[0] for word in (UNK, 3, 4))
    assert x == unknown != b


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\t", " "),
        lambda text: "made by hand\n" + text.replace("\\2-grams:\n", "\\2-grams:\n\n"),
        lambda text: text.replace("\n\\3-grams", "\\3-grams").replace("<unk>", "<UNK>"),
        lambda text: text.replace("-0.02\ta b", "-2e-2\ta b").replace("\\end\\\n", "\\end\\"),
    ],
)
def test_spellings_that_are_accepted(tmp_path, change):
    expected = read_arpa(write(tmp_path / "1", SMALL), tmp_path / "m1", Vocabulary())
    model = read_arpa(write(tmp_path / "2", change(SMALL)), tmp_path / "m2", Vocabulary())
    for sentence in ([3, 4], [4, 3, 4], [9], []):
        assert model.score_sentence(sentence).tolist() == expected.score_sentence(sentence).tolist()


def drop_suffixes(text: str, seed: int) -> str:
    """Leave out some n-grams that start no longer one, as SRILM's pruning may; and <unk>."""
    draw = random.Random(seed)
    sections = re.split(r"\n\\\d-grams:\n", text.replace("\n\\end\\\n", ""))
    header, sections = sections[0], [section.splitlines() for section in sections[1:]]
    kept = [[line for line in sections[0] if line and "<unk>" not in line]]
    for lines, longer in zip(sections[1:], [*sections[2:], []], strict=True):
        prefixes = {line.split("\t")[1].rsplit(" ", 1)[0] for line in longer if line}
        kept.append(
            [
                line
                for line in lines
                if line and (line.split("\t")[1] in prefixes or not longer or draw.random() < 0.9)
            ]
        )
    assert header.startswith("\\data\\")
    counts = "".join(f"ngram {k}={len(lines)}\n" for k, lines in enumerate(kept, 1))
    body = "".join(f"\n\\{k}-grams:\n" + "\n".join(v) + "\n" for k, v in enumerate(kept, 1))
    return f"\\data\\\n{counts}{body}\n\\end\\\n"


def test_missing_suffixes_and_unknown_word_as_in_kenlm(tmp_path):
    kenlm = pytest.importorskip("kenlm")
    arpa = tmp_path / "lm.arpa"
    full = estimate(tmp_path / "a", arpa, 4)
    arpa.write_text(drop_suffixes(arpa.read_text("utf-8"), 1), encoding="utf-8")
    ours = read_arpa(arpa, tmp_path / "m", vocabulary())
    theirs = kenlm.Model(str(arpa))
    differ = 0
    for sentence in random_sentences(4, 300, SIZE + 3):
        text = " ".join(f"w{word}" for word in sentence)
        scores = ours.score_sentence(sentence) / LN10
        expected = [score for score, _, _ in theirs.full_scores(text)]
        np.testing.assert_allclose(scores, expected, atol=1e-4)
        differ += np.abs(scores - full.score_sentence(sentence) / LN10).max() > 0.01
    assert differ > 20


def test_gaps_of_several_orders_are_filled(tmp_path):
    text = SMALL.replace("ngram 3=2", "ngram 3=2\nngram 4=1")
    text = text.replace("-0.02\ta b </s>", "-0.02\tb a b").replace(
        "\\end\\", "\\4-grams:\n-0.01\t<s> b a b\n\n\\end\\"
    )
    with pytest.raises(InputError, match="without its last word"):
        read_arpa(write(tmp_path / "lm", text), tmp_path / "m", Vocabulary())
    text = text.replace("<s> b a b", "<s> a b a")
    words = Vocabulary()
    model = read_arpa(write(tmp_path / "lm", text), tmp_path / "m", words)
    a, b = words.id("a"), words.id("b")
    scores = model.score_sentence([a, b, a, b]) / LN10
    assert scores.tolist() == pytest.approx([-0.3, -0.05, -0.01, -0.02, -0.15 - 0.2], abs=1e-6)
    gap = model.score_sentence([b, a, b, a], bos=False, eos=False)[-1] / LN10
    assert gap == pytest.approx(-0.15 - 0.35, abs=1e-6)


@pytest.mark.parametrize(
    ("change", "line", "message"),
    [
        (lambda _: "", None, "not an ARPA file"),
        (lambda t: t.replace("ngram 2=4", "ngram 3=4"), 4, "not in order"),
        (lambda t: t.replace("ngram 2=4", "ngram 2=5"), 20, "4 2-grams instead of 5"),
        (lambda t: t.replace("ngram 2=4", "ngram 2=3"), 18, "more 2-grams"),
        (lambda t: t.replace("-0.4\ta", "x\ta"), 16, "probability is not a number"),
        (lambda t: t.replace("-0.4\ta", "0.4\ta"), 16, "above 0"),
        (lambda t: t.replace("-0.4\ta", "nan\ta"), 16, "above 0"),
        (lambda t: t.replace("-0.15", "-x"), 16, "backoff is not a number"),
        (lambda t: t.replace("-0.15", "inf"), 16, "backoff is not a number"),
        (lambda t: t.replace("-0.4\ta b\t-0.15", "-0.4\ta"), 16, "1 words instead of 2"),
        (lambda t: t.replace("a b\t-0.15", "a b\t-0.15 b"), 16, "more than 2 words"),
        (lambda t: t.replace("a b\t-0.15", "a c\t-0.15"), 16, "c is not a unigram"),
        (lambda t: t.replace("b a\t0.05", "a b\t0.05"), 18, "twice"),
        (lambda t: t.replace("-0.5\tb", "-0.5\ta"), 12, "comes twice"),
        (lambda t: t.replace("-0.5\tb", "-0.5\t\0"), 12, "zero byte"),
        (lambda t: t.replace("</s>", "</t>"), 14, "</s> is missing"),
        (lambda t: t.replace("\\3-grams:", "\\4-grams:"), 20, "not in order"),
        (lambda t: t.replace("\\end\\", ""), 24, "cut"),
        (lambda t: t[: t.index("\\3-grams")], 19, "cut"),
        (lambda t: t.replace("\\2-grams:", "\\1-grams:"), 14, "not in order"),
    ],
)
def test_damaged_files_name_the_line(tmp_path, change, line, message):
    path = write(tmp_path / "lm.arpa", change(SMALL))
    with pytest.raises(InputError, match=message) as caught:
        read_arpa(path, tmp_path / "m", Vocabulary())
    assert caught.value.file == str(path)
    if line is not None:
        assert caught.value.line == line
    assert not (tmp_path / "m").exists()


@pytest.mark.parametrize(
    ("first", "line"),
    [("-0.4\tb b\n-0.2\tb b", 17), ("-0.4\ta b\nx\tb b", 17), ("-0.4\tb </s>\nx\tb b", 17)],
)
def test_the_first_wrong_line_is_named(tmp_path, first, line):
    """Lines are taken some at a time, but a later one that is no line does not hide an earlier."""
    text = SMALL.replace("-0.4\ta b\t-0.15\n-0.2\tb </s>", first)
    with pytest.raises(InputError) as caught:
        read_arpa(write(tmp_path / "lm", text), tmp_path / "m", Vocabulary())
    assert caught.value.line == line
    wrong = SMALL.replace("<s> a b\n-0.02\ta b", "b b b\nx\ta b")
    with pytest.raises(InputError, match="without its last word") as caught:
        read_arpa(write(tmp_path / "lm", wrong), tmp_path / "m", Vocabulary())
    assert caught.value.line == 21


def test_blocks_and_room_change_nothing(tmp_path, monkeypatch):
    arpa = tmp_path / "lm.arpa"
    estimate(tmp_path / "a", arpa, 4)
    whole = read_arpa(arpa, tmp_path / "whole", vocabulary())
    monkeypatch.setattr("postil.models.lm.arpa._BLOCK", 13)
    monkeypatch.setattr("postil.models.lm.arpa._RATIO", 0)  # no room: the tables grow
    pieces = read_arpa(arpa, tmp_path / "pieces", vocabulary())
    assert pieces.counts == whole.counts
    for path in whole.folder.glob("*.bin"):
        assert (pieces.folder / path.name).read_bytes() == path.read_bytes()


@given(
    st.one_of(
        st.floats(-120, 0).map(repr),
        st.decimals(-120, 0, allow_nan=False, places=7).map(str),
        st.from_regex(r"-[0-9]{1,3}\.?[0-9]{0,30}(e-[0-9]{1,2})?", fullmatch=True),
        st.from_regex(r"-?0*\.0{1,30}", fullmatch=True),
    )
)
@settings(deadline=None)
def test_numbers(number):
    with tempfile.TemporaryDirectory() as name:
        path = write(Path(name) / "lm", SMALL.replace("-0.7\t</s>", f"{number}\t</s>"))
        model = read_arpa(path, Path(name) / "m", Vocabulary())
    wanted = max(np.float32(float(number) * LN10), np.float32(-1e12))  # the least a query gives
    assert model.score_sentence([], bos=False)[0] == wanted


def test_bytes_that_are_not_text(tmp_path):
    path = tmp_path / "lm.arpa"
    path.write_bytes(SMALL.encode().replace(b"\tb\t", b"\t\xff\t"))
    with pytest.raises(InputError, match="UTF-8") as caught:
        read_arpa(path, tmp_path / "m", Vocabulary())
    assert caught.value.line == 12


def test_cut_and_false_gzip(tmp_path):
    packed = gzip.compress(SMALL.encode())
    for content in (packed[:-12], SMALL.encode(), packed[:40] + b"\0\0" + packed[42:]):
        path = tmp_path / "lm.gz"
        path.write_bytes(content)
        with pytest.raises(InputError):
            read_arpa(path, tmp_path / "m", Vocabulary())


def test_a_line_without_end(tmp_path):
    path = write(tmp_path / "lm.arpa", "\\data\\\nngram 1=" + "1" * (1 << 21))
    with pytest.raises(InputError, match="too long") as caught:
        read_arpa(path, tmp_path / "m", Vocabulary())
    assert caught.value.line == 2


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(InputError, match="cannot be read"):
        read_arpa(tmp_path / "no", tmp_path / "m", Vocabulary())


def test_an_impossible_count_takes_no_memory(tmp_path):
    text = SMALL.replace("ngram 2=4", "ngram 2=999999999999999999")
    with pytest.raises(InputError, match="instead of"):
        read_arpa(write(tmp_path / "lm", text), tmp_path / "m", Vocabulary())


def test_a_word_with_a_blank_is_refused(tmp_path):
    model = estimate_lm([as_arrays([[3]])], 2, tmp_path / "m", vocabulary_size=4)
    with pytest.raises(UsageError, match="holds a blank"):
        write_arpa(model, tmp_path / "lm.arpa", Vocabulary(["a b"]))
    assert [path.name for path in tmp_path.iterdir()] == ["m"]
