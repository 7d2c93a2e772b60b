"""Tries of n-grams that a test has."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from postil.models.lm.model import LanguageModel
from postil.models.lm.ngrams import Ngrams
from postil.models.lm.trie import fill_trie
from postil.types.files import atomic_folder


def write_trie(
    ngrams: Ngrams, folder: Path, made: Mapping[str, Any], *, quantise: bool = False
) -> LanguageModel:
    """Write all n-grams into ``folder``, which is replaced as a whole, and open it."""
    with atomic_folder(folder) as target:
        fill_trie(ngrams, target, made, quantise=quantise)
    return LanguageModel.open(folder)
