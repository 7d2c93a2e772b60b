"""Vocabulary: ids, files, damage."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.errors import InputError
from postil.text.vocabulary import Vocabulary

tokens = st.text(st.characters(codec="utf-8", exclude_characters="\n"), min_size=1, max_size=6)


def test_reserved_ids_and_unknown() -> None:
    vocabulary = Vocabulary(["a", "b", "a"])
    assert len(vocabulary) == 5
    assert list(vocabulary) == ["<unk>", "<s>", "</s>", "a", "b"]
    encoded = vocabulary.encode(["b", "?", "a", "</s>"])
    assert encoded.dtype == np.uint32
    assert encoded.tolist() == [4, 0, 3, 0]
    assert vocabulary.decode([4, 0]) == ["b", "<unk>"]
    assert (vocabulary.id("<s>"), vocabulary.token(2)) == (1, "</s>")
    assert "a" in vocabulary
    assert "c" not in vocabulary
    assert vocabulary.encode([]).shape == (0,)


@pytest.mark.parametrize("token", ["", "a\nb"])
def test_what_is_no_token(token: str) -> None:
    with pytest.raises(ValueError, match="not a token"):
        Vocabulary().add(token)
    with pytest.raises(IndexError):
        Vocabulary().token(-1)


@given(st.lists(tokens))
def test_file_goes_back(tmp_path_factory: pytest.TempPathFactory, words: list[str]) -> None:
    path = tmp_path_factory.mktemp("vocabulary") / "words"
    vocabulary = Vocabulary(words)
    vocabulary.save(path)
    again = Vocabulary.load(path)
    assert list(again) == list(vocabulary)
    assert again.add("\x85 new") == len(vocabulary) or "\x85 new" in words


@pytest.mark.parametrize(
    "content",
    [
        b"", b"a\n", b"<unk>\n<s>\n</s>\nx\nx\n", b"<unk>\n<s>\n</s>\nx",
        b"<unk>\n<s>\n</s>\n\xff\n", b"<unk>\n<s>\n</s>\n\nx\n",
    ],
)  # fmt: skip
def test_damaged_file(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "words"
    path.write_bytes(content)
    with pytest.raises(InputError, match="words"):
        Vocabulary.load(path)


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        Vocabulary.load(tmp_path / "none")
