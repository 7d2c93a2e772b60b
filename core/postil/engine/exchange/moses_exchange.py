"""Engines to and from Moses: phrase table, reordering table, ARPA file and ``moses.ini``.

Text for such an engine is tokenised as its tokens are, and escaped as Moses' tokeniser does. An
engine that was trained on text with these escapes goes out with its words as they are, and
``moses.ini`` says so, for the engine that comes back. The truecasing models that lie beside them
are Postil's own: the engine that comes back reads them.

What an engine has and Moses does not is left out: :func:`export_moses_engine` says what it is, and
so does the README that it writes.

A Moses engine has no word aligner, which Postil needs to learn from confirmed segments: one is
trained on the phrase pairs themselves, whose word links also give the lexicon.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from itertools import groupby, islice
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Literal

import numpy as np

import postil
from postil.bitext.aligner_training import train_aligner
from postil.bitext.alignment import Alignment
from postil.bitext.store import Bitext, Side
from postil.engine.exchange.moses_ini import WEIGHED, MosesEngine, ini_text, read_ini
from postil.engine.kinds.phrase import PhraseModels
from postil.engine.manifest import EngineManifest, moment
from postil.engine.models import (
    ALIGNER,
    LANGUAGE_MODEL,
    LEXICON,
    PHRASE_TABLE,
    truecase_path,
    vocabulary_path,
)
from postil.errors import InputError
from postil.messages import Message
from postil.models.lexicon.model import Lexicon
from postil.models.lm.arpa import ArpaForm, read_arpa, write_arpa
from postil.models.phrase_table.corpus import AlignedCorpus
from postil.models.phrase_table.entries import PhraseEntry
from postil.models.phrase_table.moses import Spelling, import_moses, write_moses
from postil.models.phrase_table.table import PhraseTable
from postil.search.settings import SearchOptions
from postil.text.casing import Truecaser
from postil.text.vocabulary import RESERVED, Vocabulary
from postil.types.files import atomic_folder
from postil.types.progress import Progress

INI = "moses.ini"
README = "README.txt"
_PHRASES = "phrase-table.gz"
_REORDERING = "reordering-table.wbe-msd-bidirectional-fe.gz"
_ARPA = "lm.arpa.gz"
_PAIRS = 200_000  # phrase pairs that the aligner of an imported engine is trained on
_LEFT_OUT = {
    "lm.first": "language model of the first word of each phrase",
    "lm.classes": "language model of word classes",
    "mrf": "learned score of each phrase pair",
    "distortion.outbound": "where the translation of a word goes on",
    "distortion.inbound": "where the translation of a word comes from",
    "margin.score": "score of each phrase pair in the max-margin matrix",
    "margin.f1": "F1 of each phrase pair in the max-margin matrix",
}


def export_moses_engine(engine: Path, folder: Path, progress: Progress | None = None) -> list[str]:
    """Write the engine in ``engine`` as Moses wants it into the new folder ``folder``.

    Returns
    -------
    list of str
        What the engine has and Moses does not: features with their weights, then models. Features
        of confirmed segments and of a project's terms are not among them: an engine by itself has
        neither.

    Raises
    ------
    EngineError
        The engine is damaged.
    UsageError
        A word of its language model holds a blank.
    """
    progress = progress or Progress()
    models = PhraseModels.open(engine)
    source, target = models.source.vocabulary, models.target.vocabulary
    search = models.search_options
    weights = models.features.named(models.weights)
    spelling = Spelling.ESCAPED
    if models.manifest.tokeniser == "space":
        spelling = Spelling.of(islice(words, len(RESERVED), None) for words in (source, target))
    with atomic_folder(folder) as temporary:
        write_moses(
            models.table,
            source,
            target,
            temporary / _PHRASES,
            reordering_path=temporary / _REORDERING,
            spelling=spelling,
            progress=progress,
        )
        progress.update(message="Writing the language model")
        write_arpa(models.lm, temporary / _ARPA, _spelled(target, spelling), progress)
        described = MosesEngine(
            phrases=Path(_PHRASES),
            reordering=Path(_REORDERING),
            language_model=Path(_ARPA),
            order=models.lm.order,
            distortion_limit=search.distortion_limit,
            table_limit=search.table_limit,
            weights=weights,
            spelling=spelling,
        )
        for side in ("source", "target"):
            copyfile(truecase_path(engine, side), truecase_path(temporary, side))
        left_out = _left_out(models, weights)
        for name, text in ((INI, ini_text(described)), (README, _readme(models, left_out))):
            (temporary / name).write_text(text, encoding="utf-8", newline="\n")
    return left_out


def _left_out(models: PhraseModels, weights: Mapping[str, float]) -> list[str]:
    """What of an engine does not go into the files of Moses."""
    found = [
        f"{name} ({_LEFT_OUT.get(name, 'a dense feature')}), weight {weight:.4g}"
        for name, weight in weights.items()
        if weight and name not in WEIGHED and not _of_a_project(name)
    ]
    if models.sparse is not None:
        found.append(f"{models.sparse.features:,} weights of sparse features")
    if models.matrix is not None:
        found.append("translations of words that only the max-margin matrix knows")
    return found


def _of_a_project(feature: str) -> bool:
    """Whether a feature is 0 until a project has confirmed segments or terms."""
    return feature == "glossary" or feature.startswith("session.")


def _readme(models: PhraseModels, left_out: list[str]) -> str:
    manifest = models.manifest
    lines = [
        f"{manifest.name}: {manifest.source_language} to {manifest.target_language}, "
        "an engine of Postil for Moses",
        "",
        f"{INI} names the tables and has the weights. Run Moses in this folder.",
        f"{truecase_path(Path(), 'source')} and {truecase_path(Path(), 'target')} are for Postil, "
        f"should it import {INI}.",
        "",
        "Moses has no place for what the engine learned from confirmed segments, nor for terms.",
    ]
    if left_out:
        lines += [
            "It translates without these as well, so that its translations differ from Postil's:",
            "",
            *(f"- {one}" for one in left_out),
            "",
            "The weights that Moses has were tuned together with these.",
            "An engine trained with --set class-model=0 has no language model of word classes.",
        ]
    return "\n".join(lines) + "\n"


def import_moses_engine(
    ini: Path,
    folder: Path,
    *,
    name: str,
    source_language: str,
    target_language: str,
    tokeniser: Literal["postil", "space"] = "space",
    form: ArpaForm = "auto",
    progress: Progress | None = None,
) -> None:
    """Turn the engine that a ``moses.ini`` describes into an engine folder.

    Parameters
    ----------
    tokeniser
        How text becomes the tokens of the tables: "postil" for an engine that came from Postil.
    form
        Of the language model; see :func:`~postil.models.lm.arpa.read_arpa`.

    Raises
    ------
    InputError
        A file is missing, damaged, or in a binary form of Moses; names file and line.
    """
    progress = progress or Progress()
    described = read_ini(ini)
    source, target = Vocabulary(), Vocabulary()
    with atomic_folder(folder) as temporary:
        import_moses(
            described.phrases,
            temporary / PHRASE_TABLE,
            source,
            target,
            reordering_path=described.reordering,
            spelling=described.spelling,
            progress=progress,
        )
        progress.update(message="Reading the language model")
        words, lm = _spelled(target, described.spelling), temporary / LANGUAGE_MODEL
        known = len(words)
        # Neither model is kept: Windows gives no folder a name in which files are mapped.
        order = read_arpa(described.language_model, lm, words, progress, form=form).order
        _add_words(target, words, known, described.spelling)
        wanted = described.order
        if wanted not in (0, order):
            message = Message("it has order {order}, not {wanted}.", order=order, wanted=wanted)
            raise InputError(message, file=described.language_model)
        _train_alignment(
            PhraseTable.open(temporary / PHRASE_TABLE), source, target, temporary, progress
        )
        for side, vocabulary, language in (
            ("source", source, source_language),
            ("target", target, target_language),
        ):
            vocabulary.save(vocabulary_path(temporary, side))
            _truecaser(ini, side, language).save(truecase_path(temporary, side))
        search = replace(
            SearchOptions(),
            distortion_limit=described.distortion_limit,
            table_limit=described.table_limit or SearchOptions().table_limit,
        )
        EngineManifest(
            name=name,
            source_language=source_language,
            target_language=target_language,
            created=moment(),
            build=postil.__version__,
            tokeniser=tokeniser,
            sources=[{"name": ini.name}],
            settings={"search": asdict(search), "order": order},
            weights=dict(described.weights),
        ).save(temporary)


def _spelled(vocabulary: Vocabulary, spelling: Spelling) -> Vocabulary:
    """The same ids with the tokens as they stand in the files of Moses."""
    return Vocabulary(spelling.write(token) for token in islice(vocabulary, len(RESERVED), None))


def _truecaser(ini: Path, side: str, language: str) -> Truecaser:
    """Postil's own that lies beside the ini, or one that knows no word."""
    path = truecase_path(ini.parent, side)
    return Truecaser.load(path) if path.is_file() else Truecaser(language)


def _add_words(vocabulary: Vocabulary, words: Vocabulary, known: int, spelling: Spelling) -> None:
    """Add what the language model knows beyond the tables, so that its ids stay as they are."""
    for word in islice(words, known, None):
        plain = spelling.read(word)
        vocabulary.add(word if plain in vocabulary else plain)


def _train_alignment(
    table: PhraseTable, source: Vocabulary, target: Vocabulary, folder: Path, progress: Progress
) -> None:
    """Lexicon and aligner from the best translation of each source phrase."""
    entries = list(islice(_best(table), _PAIRS))
    with TemporaryDirectory(dir=folder, prefix="work.", ignore_cleanup_errors=True) as work:
        bitext = Bitext(
            Path(work),
            _side("source", [entry.source for entry in entries], source),
            _side("target", [entry.target for entry in entries], target),
            {},
        )
        alignment = Alignment.of(entry.alignment for entry in entries)
        Lexicon.count(AlignedCorpus.of(bitext, alignment), progress).save(folder / LEXICON)
        train_aligner(bitext, progress=progress).save(folder / ALIGNER)


def _best(table: PhraseTable) -> Iterator[PhraseEntry]:
    for _, rows in groupby(table.entries(), key=lambda entry: entry.source):
        yield next(rows)


def _side(language: str, phrases: list[tuple[int, ...]], vocabulary: Vocabulary) -> Side:
    tokens = np.array([token for phrase in phrases for token in phrase], np.uint32)
    lengths = np.array([len(phrase) for phrase in phrases], np.uint64)
    offsets = np.zeros(len(phrases) + 1, np.uint64)
    np.cumsum(lengths, out=offsets[1:])
    return Side(language, tokens, offsets, vocabulary)
