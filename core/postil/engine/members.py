"""The files that an engine consists of, by its kind, and how large each may be.

Models are folders of arrays, each beside a manifest that says how many elements it has: together
with the type that the reader of the model wants this is the size of its file.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

import numpy as np

from postil.engine.learned import LEARNED
from postil.engine.manifest import FILE_NAME, MAX_BYTES
from postil.engine.manifest_values import BLOCK, MAX_MARGIN
from postil.engine.models import (
    ALIGNER,
    LANGUAGE_MODEL,
    LEXICON,
    MARGIN_MATRIX,
    PHRASE_TABLE,
    SPARSE_WEIGHTS,
    WORD_DISTORTION,
)
from postil.engine.shelf import CURVE
from postil.errors import InputError
from postil.features.sparse_model import ARRAYS as SPARSE_TYPES
from postil.models.lexicon_count import LEXICON_TYPES
from postil.models.lm_files import TRIE_TYPES
from postil.models.max_margin.matrix import TYPES as MATRIX_TYPES
from postil.models.max_margin.table_scores import MARGIN_SCORES
from postil.models.max_margin.table_scores import TYPES as MARGIN_TYPES
from postil.models.phrase_extra import PHRASE_SCORES
from postil.models.phrase_extra import TYPES as SCORE_TYPES
from postil.models.phrase_table_writer import TYPES as TABLE_TYPES
from postil.models.word_distortion import TYPES as DISTORTION_TYPES
from postil.types.archives import MAX_BYTES as MOST
from postil.types.archives import ArchiveRules, CheckedArchive, MemberKind
from postil.types.array_folder import MANIFEST
from postil.wording import Worded

Types = Mapping[str, np.dtype[Any]]

_EVERY: Mapping[str, Types] = {LANGUAGE_MODEL: TRIE_TYPES, MARGIN_MATRIX: MATRIX_TYPES}
PARTS: Mapping[str, Mapping[str, Types]] = {
    MAX_MARGIN: _EVERY,
    BLOCK: {
        **_EVERY,
        PHRASE_TABLE: TABLE_TYPES,
        LEXICON: LEXICON_TYPES,
        WORD_DISTORTION: DISTORTION_TYPES,
        SPARSE_WEIGHTS: SPARSE_TYPES,
        PHRASE_SCORES: SCORE_TYPES,
        MARGIN_SCORES: MARGIN_TYPES,
    },
}
"""Folders of arrays by kind of engine, with the types of their arrays (of a language model in
either form: the trie has those of the other)."""

_MANIFEST_BYTES = 1 << 20  # of a model; theirs have a kilobyte
_TEXT_BYTES = 1 << 30  # of a vocabulary: some fifty million words
_LEARNED_BYTES = 4 << 30
_FOLDERS = "|".join(PARTS[BLOCK])
_SIDES = r"(?:vocabulary|truecase|word-classes)\.(?:source|target)\.txt"
RULES = ArchiveRules(
    kinds=(
        MemberKind(re.compile(re.escape(FILE_NAME)), MAX_BYTES),
        MemberKind(
            re.compile(rf"(?:{_FOLDERS})/{re.escape(MANIFEST)}|{ALIGNER}/aligner\.json"),
            _MANIFEST_BYTES,
        ),
        MemberKind(re.compile(_SIDES), _TEXT_BYTES, ratio=50),
        MemberKind(re.compile(re.escape(LEARNED)), _LEARNED_BYTES, ratio=50),
        MemberKind(re.compile(re.escape(CURVE)), MAX_BYTES),
        MemberKind(re.compile(rf"(?:{_FOLDERS})/[a-z0-9_-]+\.bin"), MOST),
        MemberKind(re.compile(rf"{ALIGNER}/[a-z-]+\.npy"), MOST, ratio=50),
    ),
    members=200,
    stranger="no engine has a file of this name",
    too_large="too large to be an engine",
    hint="Export it again.",
)


def most_bytes(archive: CheckedArchive, kind: str) -> dict[str, int]:
    """How many bytes each file of an engine of a kind may have, those of arrays by what is declared
    of them in the archive.

    Raises
    ------
    InputError
        A manifest is damaged.
    """
    most = {}
    for name in archive.members:
        rule = RULES.kind(name)
        folder, _, file = name.rpartition("/")
        if rule is not None and (not folder or (folder == ALIGNER and kind == BLOCK)):
            most[name] = rule.size
        elif rule is not None and folder in PARTS[kind] and file == MANIFEST:
            most[name] = rule.size
            most |= _declared(archive, folder, PARTS[kind][folder])
    return most


def _declared(archive: CheckedArchive, folder: str, types: Types) -> dict[str, int]:
    """Bytes of the arrays of a folder."""
    name = f"{folder}/{MANIFEST}"
    try:
        arrays = json.loads(archive.read(name, _MANIFEST_BYTES))["arrays"]
        counts = {array: arrays[array]["count"] for array in types if array in arrays}
        if not all(type(count) is int and 0 <= count <= MOST for count in counts.values()):
            raise ValueError("a size that is none")
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        raise InputError(
            Worded("damaged, or not what its name says: {reason}", reason=error),
            file=archive.path,
            unit=name,
            hint=RULES.hint,
        ) from error
    return {
        f"{folder}/{array}.bin": count * types[array].itemsize for array, count in counts.items()
    }
