"""Queries: states, edges, and folders that are not as they should be."""

from __future__ import annotations

import json
import random
import shutil

import numpy as np
import pytest
from lm_cases import random_sentences
from lm_oracle import EOS, UNK, LmOracle

from postil.errors import EngineError
from postil.models.inspection import context_after
from postil.models.lm.model import LanguageModel
from postil.types.array_folder import verify_arrays

VOCABULARY = 40


@pytest.fixture
def model(train) -> LanguageModel:
    return train(random_sentences(3, 300, VOCABULARY - 5), 4, VOCABULARY)


def test_states_are_as_short_as_they_can_be(model):
    """A state holds the longest context that some n-gram extends, and nothing longer."""
    oracle = LmOracle(random_sentences(3, 300, VOCABULARY - 5), 4)
    lengths = set()
    for sentence in random_sentences(8, 200, VOCABULARY + 3):
        words = (1, *(w if (w,) in oracle.probs else UNK for w in sentence))
        longest = max(
            (n for n in range(1, 4) if words[-n:] in oracle.backoffs and n <= len(words)), default=0
        )
        state = context_after(model, sentence)
        assert state.tolist() == list(words[len(words) - longest :])
        lengths.add(len(state))
    assert lengths == {0, 1, 2, 3}


def test_equal_states_have_equal_futures(model):
    by_state: dict[tuple[int, ...], list[list[int]]] = {}
    for sentence in random_sentences(8, 400, VOCABULARY + 3):
        by_state.setdefault(tuple(context_after(model, sentence)), []).append(sentence)
    futures = random_sentences(9, 10, VOCABULARY + 3)
    compared = 0
    for state, sentences in by_state.items():
        for future in futures:
            first = model.score_sentence([*state, *future], bos=False)[len(state) :]
            for sentence in sentences:
                other = model.score_sentence([*sentence, *future])[len(sentence) :]
                assert other.tolist() == first.tolist()
                after = context_after(model, [*sentence, *future])
                assert after.tolist() == context_after(model, [*state, *future], bos=False).tolist()
                compared += 1
    assert compared > len(by_state) * len(futures)


def test_sentence_scores_with_and_without_ends(model):
    scores = model.score_sentence([5, 6, 7])
    assert scores.dtype == np.float64
    assert scores.shape == (4,)
    assert model.score_sentence([5, 6, 7], eos=False).tolist() == scores[:3].tolist()
    assert model.score_sentence([]).shape == (1,)
    assert model.score_sentence([], eos=False).shape == (0,)
    assert model.score_sentence([5], False)[0] != scores[0]


def test_unknown_words(model):
    never_seen = UNK, VOCABULARY - 1, VOCABULARY, 2**31, 2**32 - 1
    scores = {model.score_sentence([word], False, False)[0] for word in never_seen}
    assert len(scores) == 1
    assert model.score_sentence([EOS], False, False)[0] not in scores


def test_a_model_is_opened_not_made():
    with pytest.raises(TypeError, match="open"):
        LanguageModel()


def test_verification_reads_everything(model):
    verify_arrays(model.folder)
    with (model.folder / "order3.bin").open("r+b") as file:
        file.seek(40)
        file.write(b"\1")
    with pytest.raises(EngineError, match="order3"):
        verify_arrays(model.folder)


@pytest.mark.parametrize("name", ["unigrams.bin", "order2.bin", "order4.bin", "manifest.json"])
@pytest.mark.parametrize("damage", ["cut", "empty", "longer", "gone"])
def test_damaged_folders_are_refused(model, name, damage):
    folder = model.folder
    path = folder / name
    content = path.read_bytes()
    if damage == "gone":
        path.unlink()
    else:
        path.write_bytes({"cut": content[:-5], "empty": b"", "longer": content + content}[damage])
    with pytest.raises(EngineError, match=name) as caught:
        LanguageModel.open(folder)
    assert str(folder) in str(caught.value)


def rewrite(folder, change) -> None:
    """Change the manifest and make its checksum right again, as an attacker would."""
    from postil.types import array_folder as files  # noqa: PLC0415

    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    del manifest["checksum"]
    change(manifest)
    manifest = {"checksum": files._checksum(manifest), **manifest}
    (folder / "manifest.json").write_text(json.dumps(manifest), "utf-8")


@pytest.mark.parametrize(
    "change",
    [
        lambda m: m.update(version=99),
        lambda m: m.update(kind="phrase table"),
        lambda m: m["settings"].update(order=7),
        lambda m: m["settings"].update(order="4"),
        lambda m: m["settings"].update(order=3),
        lambda m: m["settings"].update(counts=3),
        lambda m: m["settings"].update(counts=["x"] * 4),
        lambda m: m["settings"].update(buckets=[0, 1 << 40, 9, 9]),
        lambda m: m["settings"].update(buckets=[0, 0, 9, 9]),
        lambda m: m["settings"].update(buckets=[0, "a", 9, 9]),
        lambda m: m.update(settings=[]),
        lambda m: m.update(arrays=[]),
        lambda m: m.pop("arrays"),
        lambda m: m["arrays"].update(order2=3),
        lambda m: m["arrays"]["order2"].update(count="9"),
        lambda m: m["arrays"]["order2"].pop("count"),
    ],
)
def test_hostile_manifests_are_refused(model, change):
    rewrite(model.folder, change)
    with pytest.raises(EngineError):
        LanguageModel.open(model.folder)


@pytest.mark.parametrize("content", [b"", b"\xff", b"[]", b"7", b"[" * 200_000, b'{"a": [1, 2'])
def test_manifests_that_are_none_are_refused(model, content):
    (model.folder / "manifest.json").write_bytes(content)
    with pytest.raises(EngineError, match=r"manifest\.json"):
        LanguageModel.open(model.folder)


@pytest.mark.parametrize("form", ["probing", "trie", "quantised"])
@pytest.mark.parametrize("order", [1, 2, 4])
def test_wrong_bytes_never_crash(train, form, order):
    """Opening does not read the arrays; whatever is in them, queries stay within them."""
    options = {} if form == "probing" else {"form": "trie", "quantise": form == "quantised"}
    sentences = random_sentences(3, 300, VOCABULARY - 5)
    folder = train(sentences, order, VOCABULARY, **options).folder
    draw = random.Random(1)
    opened = 0
    for _ in range(60):
        path = draw.choice([path for path in folder.glob("*.bin") if path.stat().st_size])
        content = path.read_bytes()
        wrong = bytearray(content)
        for _ in range(draw.choice((1, 10, len(wrong)))):
            wrong[draw.randrange(len(wrong))] = draw.randrange(256)
        path.write_bytes(wrong)
        try:
            broken = LanguageModel.open(folder)
        except EngineError as error:
            assert path.name in str(error)
        else:
            opened += 1
            for sentence in random_sentences(draw.randrange(1000), 20, VOCABULARY):
                assert len(context_after(broken, sentence)) < order
                broken.score_sentence(sentence)
        path.write_bytes(content)
    assert opened or order == 1


def test_a_table_without_an_empty_last_slot_is_refused(model):
    path = model.folder / "order3.bin"
    content = bytearray(path.read_bytes())
    content[-16:-8] = bytes(8)
    path.write_bytes(content)
    with pytest.raises(EngineError, match="empty slot"):
        LanguageModel.open(model.folder)


def test_unigrams_without_the_reserved_words_are_refused(model):
    values = np.fromfile(model.folder / "unigrams.bin", dtype=np.float32)
    values[0] = np.nan
    values.tofile(model.folder / "unigrams.bin")
    with pytest.raises(EngineError, match="unk"):
        LanguageModel.open(model.folder)


def test_models_stay_usable_after_their_folder_is_gone(model):
    expected = model.score_sentence([5, 6, 7]).tolist()
    shutil.rmtree(model.folder)
    assert model.score_sentence([5, 6, 7]).tolist() == expected
