"""Hunspell dictionaries from any folder: found by their language, and read by its library.

A dictionary is two files, ``fr_FR.aff`` and ``fr_FR.dic``. Enchant reads only those in folders of
its own; this reads what came with Postil, what the user added, and what office programs have.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path, PurePath

from postil.formats.languages import canonical
from postil.types.system_folders import hunspell_libraries

_MAIN_REGIONS = {"en": "en_US", "pt": "pt_PT"}


class Hunspell:
    """An open dictionary; not for several threads at once.

    It is never closed. All dictionaries of a process share one table of letters, and Hunspell 1.7
    gives it away with any that is not in UTF-8: the others then know no word with a capital.

    Parameters
    ----------
    affixes
        The file ``.aff``; that of words lies beside it.

    Raises
    ------
    OSError
        The library of Hunspell is not there.
    """

    def __init__(self, affixes: Path) -> None:
        library = _library()
        if library is None:
            raise OSError("the library of Hunspell is not there")
        self._library = library
        words = affixes.with_suffix(".dic")
        self._handle = library.Hunspell_create(_name(affixes.resolve()), _name(words.resolve()))
        said = library.Hunspell_get_dic_encoding(self._handle).decode("ascii", "replace")
        self._encoding = _codec(said)

    def check(self, word: str) -> bool:
        """Whether ``word`` is right; also if the dictionary has no letters for it."""
        try:
            written = word.encode(self._encoding)
        except UnicodeEncodeError:
            return True
        return bool(self._library.Hunspell_spell(self._handle, written))

    def suggest(self, word: str) -> list[str]:
        """Right words near ``word``, best first."""
        found = ctypes.POINTER(ctypes.c_char_p)()
        written = word.encode(self._encoding, "ignore")
        number = self._library.Hunspell_suggest(self._handle, ctypes.byref(found), written)
        try:
            words = [found[place] or b"" for place in range(number)]
            return [one.decode(self._encoding, "replace") for one in words]
        finally:
            self._library.Hunspell_free_list(self._handle, ctypes.byref(found), number)


def has_hunspell() -> bool:
    """Whether the library of Hunspell is there."""
    return _library() is not None


def dictionaries_in(folders: Iterable[Path]) -> dict[str, Path]:
    """Files ``.aff`` by the name of their language, "fr_FR"; the first folder with one counts."""
    found: dict[str, Path] = {}
    for folder in folders:
        with suppress(OSError):  # a folder that may not be read has nothing for us
            for affixes in sorted(folder.glob("*.aff")):
                if affixes.with_suffix(".dic").is_file():
                    found.setdefault(affixes.stem.replace("-", "_"), affixes)
    return found


def best_for(language: str, names: Iterable[str]) -> str | None:
    """Name of the dictionary that fits a language tag best; another region is better than none."""
    there = set(names)
    wanted = canonical(language).replace("-", "_")
    primary = wanted.split("_")[0]
    regional = f"{primary}_{primary.upper()}"
    order = [wanted, regional, _MAIN_REGIONS.get(primary, ""), primary]
    order += sorted(name for name in there if name.split("_")[0] == primary)
    return next((name for name in order if name in there), None)


@lru_cache(maxsize=1)
def _library() -> ctypes.CDLL | None:
    for name in hunspell_libraries():
        with suppress(OSError):
            return _declared(ctypes.CDLL(name))
    return None


def _declared(library: ctypes.CDLL) -> ctypes.CDLL:
    handle, text = ctypes.c_void_p, ctypes.c_char_p
    words = ctypes.POINTER(ctypes.POINTER(ctypes.c_char_p))
    for name, takes, gives in (
        ("create", [text, text], handle),
        ("spell", [handle, text], ctypes.c_int),
        ("suggest", [handle, words, text], ctypes.c_int),
        ("free_list", [handle, words, ctypes.c_int], None),
        ("get_dic_encoding", [handle], text),
    ):
        function = getattr(library, f"Hunspell_{name}")
        function.argtypes, function.restype = takes, gives
    return library


def _name(path: PurePath) -> bytes:
    r"""An absolute path as Hunspell takes it: on Windows as UTF-8 behind "\\?\"."""
    if not path.drive:
        return bytes(path)
    share = str(path).removeprefix("\\\\")
    return (f"\\\\?\\{path}" if share == str(path) else f"\\\\?\\UNC\\{share}").encode()


def _codec(name: str) -> str:
    """Python's name of an encoding as dictionaries write it, "microsoft-cp1251"."""
    plain = name.lower().replace("microsoft-", "").replace("tis620-2533", "tis_620")
    try:
        "".encode(plain)
    except LookupError:
        return "iso8859_1"
    return plain
