"""Folders and libraries that lie elsewhere on each system: settings, data, caches, dictionaries.

The one place that asks which system this is to find a path. Nothing here makes a folder.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

import appdirs  # type: ignore[import-untyped]  # it has no stubs

APPLICATION = "postil"
_CACHE_ELSEWHERE = "POSTIL_CACHE"  # environment: another cache folder, for tests
_HUNSPELL = {
    "win32": ("libhunspell-1.7-0.dll", "hunspell-1.7.dll", "libhunspell.dll"),
    "darwin": (
        "libhunspell-1.7.0.dylib",
        "/opt/homebrew/lib/libhunspell-1.7.0.dylib",
        "/usr/local/lib/libhunspell-1.7.0.dylib",
    ),
}


def settings_folder() -> Path:
    """Where the settings of this user are."""
    return Path(appdirs.user_config_dir(APPLICATION))


def data_folder() -> Path:
    """Where engines, new projects and dictionaries of this user go."""
    return Path(appdirs.user_data_dir(APPLICATION))


def cache_folder() -> Path:
    """Where this user's caches are; what lies there can be made again."""
    return Path(os.environ.get(_CACHE_ELSEWHERE) or appdirs.user_cache_dir(APPLICATION))


def reports_folder() -> Path:
    """Where reports of errors are kept."""
    return Path(appdirs.user_log_dir(APPLICATION)) / "reports"


def runtime_folder() -> Path | None:
    """Where sockets of this user go, which nobody else can write to; None where no such is."""
    named = os.environ.get("XDG_RUNTIME_DIR")
    if sys.platform in ("win32", "darwin") or not named:
        return None
    folder = Path(named)
    return folder if folder.is_dir() else None


def bundle_folder() -> Path | None:
    """Where the libraries of a bundle lie; None where Postil was installed as a Python package."""
    folder = getattr(sys, "_MEIPASS", None)
    return Path(folder) if getattr(sys, "frozen", False) and folder else None


def own_dictionaries() -> Path:
    """Where dictionaries go that the user added."""
    return data_folder() / "dictionaries"


def bundled_dictionaries() -> list[Path]:
    """Where the dictionaries are that came with Postil; no folder outside a bundle."""
    bundle = bundle_folder()
    return [] if bundle is None else [bundle / "dictionaries"]


def system_dictionaries() -> list[Path]:
    """Where the system and office programs keep Hunspell dictionaries."""
    if sys.platform == "win32":
        programs = (os.environ.get(name) for name in ("ProgramFiles", "ProgramFiles(x86)"))
        offices = [Path(one) / "LibreOffice/share/extensions" for one in programs if one]
        return [folder for office in offices for folder in _of_office(office)]
    if sys.platform == "darwin":
        office = Path("/Applications/LibreOffice.app/Contents/Resources/extensions")
        return [Path.home() / "Library/Spelling", Path("/Library/Spelling"), *_of_office(office)]
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    shared = (os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share").split(":")
    places = [Path(home), *(Path(one) for one in shared if one)]
    return [place / name for place in places for name in ("hunspell", "myspell", "myspell/dicts")]


def hunspell_libraries() -> list[str]:
    """Names under which the library of Hunspell may be loaded, the likeliest first."""
    names = _HUNSPELL.get(sys.platform, ("libhunspell-1.7.so.0", "libhunspell.so"))
    bundle = bundle_folder()
    inside = [] if bundle is None else [str(bundle / name) for name in names if "/" not in name]
    return [*inside, *names, *_of_enchant()]


def _of_enchant() -> list[str]:
    """Where the package pyenchant has the library: only on Windows."""
    found = importlib.util.find_spec("enchant") if sys.platform == "win32" else None
    if found is None or found.origin is None:
        return []
    return [str(Path(found.origin).parent / "data/mingw64/bin" / _HUNSPELL["win32"][0])]


def _of_office(extensions: Path) -> list[Path]:
    """Folders of the dictionaries that came with LibreOffice."""
    return sorted(extensions.glob("dict-*"))
