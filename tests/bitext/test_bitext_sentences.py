"""Sentence alignment: the search against plain Python, every sentence once, real documents."""

from __future__ import annotations

import csv
import math
import random
from itertools import chain
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.bitext.alignment_review import DOUBTFUL
from postil.bitext.bead_search import BEADS, cheapest_path, matched_words
from postil.bitext.sentence_alignment import align_sentences
from postil.cli import main
from postil.formats.exchange.tmx import read_tmx

ALONE = "This long sentence stands in the original alone, for the translation leaves it out."
PRIORS = (0.89, 0.00495, 0.00495, 0.0445, 0.0445, 0.011)


def length_cost(source: float, target: float, ratio: float) -> float:
    mean = (source + target / ratio) / 2
    if mean == 0:
        return 0.0
    delta = abs(target - source * ratio) / math.sqrt(mean * 6.8)
    return -math.log(max(math.erfc(delta / math.sqrt(2)), 1e-12))


def best_cost(left: list[float], right: list[float], ratio: float, gains: np.ndarray) -> float:
    """The cheapest way, by trying all of them."""
    known: dict[tuple[int, int], float] = {}

    def cost(i: int, j: int) -> float:
        if (i, j) == (len(left), len(right)):
            return 0.0
        if (i, j) not in known:
            known[i, j] = min(
                (
                    price(left, right, ratio, gains, (i, j, kind)) + cost(i + a, j + b)
                    for kind, (a, b) in enumerate(BEADS)
                    if i + a <= len(left) and j + b <= len(right)
                ),
                default=math.inf,
            )
        return known[i, j]

    return cost(0, 0)


def price(left, right, ratio: float, gains: np.ndarray, bead: tuple[int, int, int]) -> float:
    i, j, kind = bead
    a, b = BEADS[kind]
    value = -math.log(PRIORS[kind]) - float(gains[kind, i, j])
    if a and b:
        value += length_cost(sum(left[i : i + a]), sum(right[j : j + b]), ratio)
    return value


@settings(deadline=None)
@given(
    left=st.lists(st.integers(1, 60), min_size=1, max_size=6),
    right=st.lists(st.integers(1, 60), min_size=1, max_size=6),
    seed=st.integers(0, 1000),
)
def test_the_cheapest_way_is_found(left: list[int], right: list[int], seed: int) -> None:
    shape = (6, len(left) + 1, len(right) + 1)
    gains = np.random.default_rng(seed).normal(0, 2, shape).astype(np.float32)
    starts = np.zeros(len(left) + 1, dtype=np.int32)
    sides = [np.array(side, dtype=np.float64) for side in (left, right)]
    path = cheapest_path(*sides, 1.1, gains, starts)
    assert path is not None
    total = sum(price(left, right, 1.1, gains, bead) for bead in path)
    assert total == pytest.approx(best_cost(left, right, 1.1, gains), abs=1e-4)


def test_a_corridor_that_misses_the_end_has_no_way() -> None:
    lengths, gains = np.ones(3), np.zeros((6, 4, 1), dtype=np.float32)
    assert cheapest_path(lengths, lengths, 1.0, gains, np.zeros(4, dtype=np.int32)) is None


def test_matched_words_are_those_of_plain_python() -> None:
    rng = random.Random(5)
    sides = [[[rng.randrange(6) for _ in range(rng.randrange(5))] for _ in range(7)] for _ in "ab"]
    table = {
        (f, e): np.float32(rng.random()) for f in range(6) for e in range(6) if rng.random() < 0.4
    }
    weights = np.array([rng.random() for _ in range(6)], dtype=np.float32)
    pairs = sorted(table)
    rows = np.searchsorted([f for f, _ in pairs], range(7)).astype(np.uint64)
    columns = np.array([e for _, e in pairs], dtype=np.uint32)
    strengths = np.array([table[pair] for pair in pairs], dtype=np.float32)
    flat = [np.array(list(chain(*side)), dtype=np.uint32) for side in sides]
    ends = [np.cumsum([0, *map(len, side)]).astype(np.uint64) for side in sides]
    starts = np.array([0, 0, 1, 2, 3, 4, 5], dtype=np.int32)
    for joined in (1, 2):
        out = np.empty((7, 4), dtype=np.float32)
        matched_words(
            flat[0],
            ends[0],
            flat[1],
            ends[1],
            rows,
            columns,
            strengths,
            starts,
            4,
            joined,
            weights,
            out,
        )
        for n in range(7):
            words = list(chain(*sides[0][n : n + joined]))
            for k in range(4):
                place = starts[n] + k
                wanted = sum(
                    max((table.get((f, e), 0) for f in words), default=0) * weights[e]
                    for e in (sides[1][place] if place < 7 else [])
                )
                assert out[n, k] == pytest.approx(wanted, abs=1e-5)


@settings(deadline=None, max_examples=50)
@given(
    st.lists(st.text(st.sampled_from("ab 1.")), max_size=12),
    st.lists(st.text(st.sampled_from("ab 1.")), max_size=12),
)
def test_every_sentence_stands_in_one_bead(source: list[str], target: list[str]) -> None:
    beads = align_sentences(source, target)
    for side, sentences in (("source", source), ("target", target)):
        covered = [n for bead in beads for n in range(*getattr(bead, side))]
        assert covered == list(range(len(sentences)))
    assert all(0 <= bead.confidence <= 1 for bead in beads)


def shuffled(source: list[str], target: list[str], seed: int):
    """Both sides with sentences dropped and joined; and the pairs that are right."""
    rng = random.Random(seed)
    left: list[str] = []
    right: list[str] = []
    gold = set()
    place = 0
    while place + 1 < len(source):
        draw = rng.random()
        one, two = source[place : place + 2], target[place : place + 2]
        if draw < 0.03:
            left.append(one[0])
        elif draw < 0.06:
            right.append(two[0])
        else:
            at = len(left), len(right)
            if draw < 0.10:
                left += one
                right.append(" ".join(two))
            elif draw < 0.14:
                left.append(" ".join(one))
                right += two
            else:
                left.append(one[0])
                right.append(two[0])
            gold.add(((at[0], len(left)), (at[1], len(right))))
        place += 2 if 0.06 <= draw < 0.14 else 1
    return left, right, gold


@pytest.mark.parametrize(
    ("source", "target", "least"),
    [
        ("tech-en-fr/dev.en-fr.en", "tech-en-fr/dev.en-fr.fr", 0.94),
        ("multi30k/val.en", "multi30k/val.de", 0.96),
        ("europarl10k-fr-en/fr", "europarl10k-fr-en/en", 0.96),
    ],
)
def test_real_documents(shared_data: Path, source: str, target: str, least: float) -> None:
    sides = [
        (shared_data / name).read_text(encoding="utf-8").splitlines()[:800]
        for name in (source, target)
    ]
    left, right, gold = shuffled(*sides, seed=3)
    found = {(b.source, b.target) for b in align_sentences(left, right) if all(b.shape)}
    assert len(found & gold) > least * len(found)
    assert len(found & gold) > least * len(gold)


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "a.txt", tmp_path / "b.txt"
    source.write_text(f"Press 1 for ABC.\nPress 2.\n{ALONE}\nCall 555.\n", "utf-8")
    target.write_text("Tapez 1 pour ABC.\nTapez 2.\nAppelez le 555.\n", "utf-8")
    review, memory = tmp_path / "pairs.tsv", tmp_path / "pairs.tmx"
    languages = ["-s", "en", "-t", "fr"]
    files = [str(source), str(target)]
    assert main(["align", *files, *languages, "--review", str(review)]) == 0
    rows = list(csv.reader(review.read_text("utf-8").splitlines(), delimiter="\t"))
    assert rows[0] == ["keep", "confidence", "source", "target"]
    assert ["", ALONE, ""] in [[row[0], *row[2:]] for row in rows]
    for row in rows[1:]:
        row[0] = "yes" if row[3] else ""
    review.write_text("\n".join("\t".join(row) for row in rows), "utf-8")
    assert main(["align", "--from-review", str(review), *languages, "--out", str(memory)]) == 0
    units = list(read_tmx(memory, "en", "fr"))
    assert units[0].target.plain == "Tapez 1 pour ABC."
    assert units[0].properties == {"x-origin": "alignment", "next": "Press 2."}
    assert "3 pairs" in capsys.readouterr().out
    review.write_text("keep\n", "utf-8")
    assert main(["align", "--from-review", str(review), *languages, "--out", str(memory)]) == 3
    assert main(["align", *files, *languages]) == 2


WORDS = {
    "ja": "設定 印刷 文書 画面 暗証番号 接続 プリンター メモリー",
    "zh": "设置 打印 文档 屏幕 密码 连接 打印机 存储器",
    "th": "การตั้งค่า การพิมพ์ เอกสาร หน้าจอ รหัสผ่าน การเชื่อมต่อ เครื่องพิมพ์ หน่วยความจำ",
}
SENTENCES = {
    "ja": "{}の{}を{}で確認してください。",
    "zh": "请在{}上检查{}和{}。",
    "th": "ตรวจสอบ{}และ{}กับ{}",
}
THINGS = "settings printing document screen password connection printer memory"


@pytest.mark.parametrize("language", WORDS)
def test_texts_without_spaces_are_paired_by_their_words(language: str) -> None:
    words, pattern = WORDS[language].split(), SENTENCES[language]
    things = THINGS.split()
    draw = random.Random(5)
    chosen = [draw.sample(range(len(things)), 3) for _ in range(60)]
    source = [pattern.format(*(words[n] for n in some)) for some in chosen]
    target = [f"Check {', '.join(things[n] for n in some)} now." for some in chosen]
    beads = align_sentences(source, target)
    assert [bead.source for bead in beads] == [bead.target for bead in beads]
    assert sum(bead.confidence >= DOUBTFUL for bead in beads) > 50
