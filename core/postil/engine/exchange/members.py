"""The files that an engine consists of, by its kind, and how large each may be.

Models are folders of arrays, each beside a manifest that says how many elements it has: together
with the type that the reader of the model wants this is the size of its file.
"""

from __future__ import annotations

import json
import re
from functools import cache

from postil.engine.engines_folder import CURVE
from postil.engine.kinds.registry import KINDS
from postil.engine.learned import LEARNED
from postil.engine.manifest import FILE_NAME, MAX_BYTES
from postil.engine.models import ALIGNER, Types
from postil.errors import InputError
from postil.messages import Message
from postil.types.archives import MAX_BYTES as MOST
from postil.types.archives import ArchiveRules, CheckedArchive, MemberKind
from postil.types.array_folder import MANIFEST
from postil.types.reasons import reason_of

_MANIFEST_BYTES = 1 << 20  # of a model; theirs have a kilobyte
_TEXT_BYTES = 1 << 30  # of a vocabulary: some fifty million words
_LEARNED_BYTES = 4 << 30
_SIDES = r"(?:vocabulary|truecase|word-classes)\.(?:source|target)\.txt"


@cache
def archive_rules() -> ArchiveRules:
    """Files that engines of any kind have, with their limits."""
    folders = "|".join(sorted({folder for kind in KINDS.values() for folder in kind().PARTS}))
    return ArchiveRules(
        kinds=(
            MemberKind(re.compile(re.escape(FILE_NAME)), MAX_BYTES),
            MemberKind(
                re.compile(rf"(?:{folders})/{re.escape(MANIFEST)}|{ALIGNER}/aligner\.json"),
                _MANIFEST_BYTES,
            ),
            MemberKind(re.compile(_SIDES), _TEXT_BYTES, ratio=50),
            MemberKind(re.compile(re.escape(LEARNED)), _LEARNED_BYTES, ratio=50),
            MemberKind(re.compile(re.escape(CURVE)), MAX_BYTES),
            MemberKind(re.compile(rf"(?:{folders})/[a-z0-9_-]+\.bin"), MOST),
            MemberKind(re.compile(rf"{ALIGNER}/[a-z-]+\.npy"), MOST, ratio=50),
        ),
        members=200,
        stranger="no engine has a file of this name",
        too_large="too large to be an engine",
        hint="Export it again.",
    )


def most_bytes(archive: CheckedArchive, kind: str) -> dict[str, int]:
    """Largest size in bytes of each file of an engine of a kind, those of arrays by what is
    declared of them in the archive.

    Raises
    ------
    InputError
        A manifest is damaged.
    """
    most = {}
    parts, needed = KINDS[kind]().PARTS, KINDS[kind]().NEEDED
    rules = archive_rules()
    for name in archive.members:
        rule = rules.kind(name)
        folder, _, file = name.rpartition("/")
        aligner = folder == ALIGNER and ALIGNER in needed
        if rule is not None and (not folder or aligner):
            most[name] = rule.size
        elif rule is not None and folder in parts and file == MANIFEST:
            most[name] = rule.size
            most |= _declared(archive, folder, parts[folder])
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
            Message("damaged, or not what its name says: {reason}", reason=reason_of(error)),
            file=archive.path,
            unit=name,
            hint=archive_rules().hint,
        ) from error
    return {
        f"{folder}/{array}.bin": count * types[array].itemsize for array, count in counts.items()
    }
