"""Language models and tables of Moses: what is done with each."""

from __future__ import annotations

import tempfile
from pathlib import Path
from types import SimpleNamespace

import fuzz_seeds
import numpy as np
from fuzz_arrays import mutate_models
from fuzz_case import Target, folder_case, only, write_case
from fuzz_engine_seeds import block_engine
from fuzz_engines import use_engine
from fuzz_seeds import Case

from postil.engine.exchange.moses_exchange import export_moses_engine, import_moses_engine
from postil.models.inspection import context_after
from postil.models.lm.arpa import read_arpa
from postil.models.lm.estimate import LMOptions, estimate_lm
from postil.models.lm.model import LanguageModel
from postil.text.vocabulary import Vocabulary


def read_language_model(folder: Path) -> None:
    """An ARPA file: import and query."""
    model = read_arpa(only(folder), folder / "lm", Vocabulary(["a", "b"]))
    for sentence in ([], [3, 4], [4, 3, 3, 4, 0, 99]):
        model.score_sentence(sentence)


def open_language_model(folder: Path) -> None:
    """The folder of a language model in either form: open and query."""
    model = LanguageModel.open(folder)
    for sentence in ([], [3, 4], [4, 3, 3, 4, 0, 99, 2**32 - 1]):
        model.score_sentence(sentence)
        context_after(model, sentence)


def read_moses_tables(folder: Path) -> None:
    """An engine of Moses: import, open, translate."""
    out = folder / "engine"
    import_moses_engine(
        folder / "moses.ini", out, name="x", source_language="en", target_language="fr"
    )
    use_engine(out)


def _language_models() -> list[Case]:
    sentences = [[3, 4, 5], [4, 3, 3, 6], [5, 6, 3, 4], [3, 4, 6]] * 3
    tokens = np.array([token for sentence in sentences for token in sentence], np.uint32)
    offsets = np.cumsum([0, *map(len, sentences)]).astype(np.uint64)
    text = SimpleNamespace(tokens=tokens, offsets=offsets)
    cases = []
    with tempfile.TemporaryDirectory() as name:
        for form, quantise in (("probing", False), ("trie", False), ("trie", True)):
            folder = Path(name) / f"{form}{quantise}"
            options = LMOptions(form=form, quantise=quantise)  # type: ignore[arg-type]
            estimate_lm([text], 4, folder, options, vocabulary_size=8)
            cases.append(folder_case(folder))
    return cases


def _moses() -> list[Case]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "engine"
        write_case(block_engine(), folder)
        export_moses_engine(folder, Path(name) / "moses")
        return [folder_case(Path(name) / "moses")]


TARGETS = (
    Target("arpa", lambda: [{"case.arpa": fuzz_seeds.ARPA.encode()}], read_language_model),
    Target("lm", _language_models, open_language_model, mutate_models),
    Target("moses", _moses, read_moses_tables),
)
