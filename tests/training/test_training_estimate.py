"""What a training will take: more for more text, by earlier trainings where there are like ones."""

from __future__ import annotations

import gzip
from importlib.resources import as_file, files
from pathlib import Path

import pytest

import postil_resources
from postil.engine.manifest import EngineManifest
from postil.formats.exchange.tmx import read_tmx
from postil.training.estimate import EARLIER_SPAN, count_pairs, estimate
from postil.training.recipe import Recipe
from postil.training.recipe_book import RECIPES
from postil.types.progress import Progress


@pytest.mark.parametrize("recipe", RECIPES.values(), ids=lambda one: one.name)
def test_more_text_takes_more(recipe: Recipe) -> None:
    small, large = (estimate(recipe, {}, pairs) for pairs in (1_000, 500_000))
    assert 0 < small.low < small.high
    assert small.high < large.high
    assert small.memory < large.memory
    assert small.earlier == 0


def test_a_base_that_is_there_saves_time() -> None:
    recipe = RECIPES["relevant-set"]
    assert estimate(recipe, {}, 40_000, with_base=True).low < estimate(recipe, {}, 40_000).low


def test_two_threads_take_half_the_time() -> None:
    recipe = RECIPES["phrase-based"]
    one, two = (estimate(recipe, {}, 500_000, threads=threads) for threads in (1, 2))
    assert one.low == pytest.approx(2 * two.low, rel=0.05)


def test_others_at_work_may_make_it_longer_and_no_shorter() -> None:
    recipe = RECIPES["syntax"]
    alone, beside = (estimate(recipe, {}, 10_000, threads=2, busy=busy) for busy in (0.0, 2.0))
    assert beside.low == alone.low
    assert beside.high == pytest.approx(2 * alone.high)
    earlier = engine(recipe, 100, 10_000)
    assert estimate(recipe, {}, 10_000, busy=2.0, engines=[earlier]).high == pytest.approx(300)


def engine(recipe: Recipe, seconds: int, kept: int) -> EngineManifest:
    made = {"recipe": recipe.name, "settings": recipe.values({}), "seconds": seconds}
    return EngineManifest("a", "en", "fr", sources=[{"kept": kept}], settings={"made": made})


def test_earlier_trainings_count_if_they_were_alike() -> None:
    recipe = RECIPES["phrase-based"]
    like = [engine(recipe, 100, 10_000), engine(recipe, 200, 20_000)]
    far = engine(recipe, 1, 10)
    other = engine(RECIPES["max-margin"], 5, 10_000)
    found = estimate(recipe, {}, 40_000, engines=[*like, far, other])
    assert found.earlier == 2
    assert (found.low, found.high) == tuple(400 * share for share in EARLIER_SPAN)
    assert estimate(recipe, {"order": 3}, 40_000, engines=like).earlier == 0


def test_pairs_are_counted(tmp_path: Path) -> None:
    progress = Progress()
    with as_file(files(postil_resources) / "sample" / "printer-guide.tmx") as memory:
        units = sum(1 for _ in read_tmx(memory, "en", "fr"))
        assert count_pairs(memory, progress, text=False) == units
        packed = tmp_path / "a.tmx.gz"
        packed.write_bytes(gzip.compress(memory.read_bytes()))
        assert count_pairs(packed, progress, text=False) == units
        wide = tmp_path / "wide.tmx"
        wide.write_bytes(memory.read_text(encoding="utf-8").encode("utf-16"))
        assert 0.2 * units < count_pairs(wide, progress, text=False) < 5 * units
    text = tmp_path / "a.txt"
    text.write_text("one\ntwo\n<tu>\n", encoding="utf-8")
    assert count_pairs(text, progress, text=True) == 3


def test_a_unit_that_two_reads_share_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.tmx"
    path.write_bytes(b"<tmx>" + b"<tu><tuv/></tu>" * 20 + b"<tu id='1'></tu></tmx>")
    for size in range(4, 12):
        monkeypatch.setattr("postil.training.estimate._CHUNK", size)
        assert count_pairs(path, Progress(), text=False) == 21


def test_a_damaged_packed_file_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "corpus.gz"
    packed = gzip.compress(b"one line\n" * 1000)
    for damaged in (packed[:-20], packed[:14] + b"\xff\xff\xff\xff" + packed[18:]):
        path.write_bytes(damaged)
        with pytest.raises(OSError, match="corpus"):
            count_pairs(path, Progress(), text=True)
