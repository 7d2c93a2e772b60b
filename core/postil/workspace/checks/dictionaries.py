"""Spelling dictionaries that the user adds: Hunspell's two files, alone or in an extension.

LibreOffice's extensions (oxt) and those of Firefox (xpi) are zips with such files in them.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

from postil.errors import InputError, UsageError
from postil.formats.raw.files import read_bytes
from postil.messages import Message
from postil.types.archives import ArchiveRules, MemberKind, open_archive
from postil.types.files import atomic_write, make_folder
from postil.types.system_folders import own_dictionaries
from postil.workspace.checks.hunspell import best_for, has_hunspell

MOST_BYTES = 64 << 20  # of a file; the largest known have a tenth of that
_FILES = (".aff", ".dic")
_RULES = ArchiveRules(
    (MemberKind(re.compile(r".*"), MOST_BYTES),),
    members=10_000,
    stranger="",  # any file may be in an extension
    too_large="too much is in it",
    hint="Download it again.",
)
_NO_DICTIONARY = "this is no spelling dictionary"
_HINT = "Dictionaries are the extensions of LibreOffice (.oxt), or two files .aff and .dic."


def add_dictionary(path: Path, language: str) -> Path:
    """Let the words of a language be spelt by a dictionary from now on, in all projects.

    Parameters
    ----------
    path
        An extension, or one of the two files; the other one lies beside it.
    language
        A language tag. A dictionary that was added for it before is replaced.

    Returns
    -------
    Path
        The file of affixes in the user's folder of dictionaries.

    Raises
    ------
    InputError
        It is no dictionary, not of the language, or cannot be read.
    StorageError
        It could not be written.
    UsageError
        The library that reads dictionaries is not there.
    """
    if not has_hunspell():
        raise UsageError(
            "Hunspell, which reads spelling dictionaries, is not on this system.",
            hint="Install it, on Debian by: apt install libhunspell-1.7-0",
        )
    if path.suffix.lower() in _FILES:
        affixes, words = (read_bytes(path.with_suffix(suffix), MOST_BYTES) for suffix in _FILES)
    else:
        affixes, words = _packed(path, language)
    if not words.split(b"\n", 1)[0].strip(b"\xef\xbb\xbf \t\r").isdigit():
        raise InputError(_NO_DICTIONARY, file=path, hint=_HINT)
    folder = own_dictionaries()
    make_folder(folder)
    place = folder / f"{language.replace('-', '_')}.aff"
    for target, content in ((place.with_suffix(".dic"), words), (place, affixes)):
        with atomic_write(target) as temporary:
            temporary.write_bytes(content)
    return place


def _packed(path: Path, language: str) -> tuple[bytes, bytes]:
    """Affixes and words of the dictionary in an extension that fits a language best."""
    with open_archive(path, _RULES) as archive:
        found = {
            PurePosixPath(name).stem.replace("-", "_"): name.removesuffix(".aff")
            for name in sorted(archive.members, reverse=True)
            if name.endswith(".aff") and f"{name.removesuffix('.aff')}.dic" in archive.members
        }
        if not found:
            raise InputError(_NO_DICTIONARY, file=path, hint=_HINT)
        best = best_for(language, found)
        if best is None:
            raise InputError(
                Message(
                    "it has no dictionary of the language {language}, but of {others}",
                    language=language,
                    others=", ".join(sorted(found)),
                ),
                file=path,
            )
        affixes, words = (archive.read(found[best] + suffix, MOST_BYTES) for suffix in _FILES)
        return affixes, words
