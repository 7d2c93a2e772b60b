"""Folders of each system, told on this one."""

from __future__ import annotations

import sys
from pathlib import Path

import appdirs  # type: ignore[import-untyped]  # it has no stubs
import pytest

from postil.types import system_folders as folders

HOME = Path("/home/anna")


@pytest.fixture(params=["linux", "darwin", "win32"])
def system(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each system in turn, with an environment as it has one."""
    name: str = request.param
    monkeypatch.setattr(sys, "platform", name)
    monkeypatch.setattr(appdirs, "system", name)
    monkeypatch.setattr(
        appdirs, "_get_win_folder", lambda key: f"C:/Users/Anna/{key}", raising=False
    )
    monkeypatch.setattr(Path, "home", classmethod(lambda cls: cls(HOME)))
    monkeypatch.setenv("HOME", str(HOME))
    for variable in ("CONFIG_HOME", "DATA_HOME", "CACHE_HOME", "STATE_HOME", "DATA_DIRS"):
        monkeypatch.delenv(f"XDG_{variable}", raising=False)
    monkeypatch.delenv("POSTIL_CACHE", raising=False)
    monkeypatch.setenv("ProgramFiles", "C:/Program Files")
    return name


def test_each_folder_of_postil_is_another_one_in_the_home_of_the_user(system: str) -> None:
    places = [
        folders.settings_folder() / "desk.json",
        folders.data_folder() / "engines",
        folders.own_dictionaries(),
        folders.cache_folder() / "validated.json",
        folders.reports_folder(),
    ]
    assert len(set(places)) == len(places)
    user = "C:/Users/Anna" if system == "win32" else str(HOME)
    for place in places:
        assert place.as_posix().replace("\\", "/").startswith(user)
        assert folders.APPLICATION in place.as_posix()


def test_places_are_those_that_programs_use_there(system: str) -> None:
    expected = {
        "linux": (".config/postil", ".local/share/postil", ".cache/postil"),
        "darwin": ("Library/Application Support/postil",) * 2 + ("Library/Caches/postil",),
        "win32": ("CSIDL_LOCAL_APPDATA",) * 3,
    }[system]
    found = (folders.settings_folder(), folders.data_folder(), folders.cache_folder())
    for place, part in zip(found, expected, strict=True):
        assert part in place.as_posix().replace("\\", "/")


def test_a_cache_folder_can_be_named(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POSTIL_CACHE", "/elsewhere")
    assert folders.cache_folder() == Path("/elsewhere")


def test_sockets_go_where_only_the_user_can_write(
    system: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert folders.runtime_folder() == (tmp_path if system == "linux" else None)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "not there"))
    assert folders.runtime_folder() is None


def test_dictionaries_are_looked_for_where_the_system_has_them(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        Path, "glob", lambda self, pattern: iter([self / pattern.replace("*", "fr")])
    )
    found = [place.as_posix() for place in folders.system_dictionaries()]
    expected = {
        "linux": ["/usr/share/hunspell", "/usr/share/myspell", f"{HOME}/.local/share/hunspell"],
        "darwin": [
            f"{HOME}/Library/Spelling",
            "/Library/Spelling",
            "/Applications/LibreOffice.app/Contents/Resources/extensions/dict-fr",
        ],
        "win32": ["C:/Program Files/LibreOffice/share/extensions/dict-fr"],
    }[system]
    assert set(expected) <= set(found)


def test_xdg_data_dirs_are_searched_for_dictionaries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_DIRS", "/opt/share:/usr/share")
    assert Path("/opt/share/hunspell") in folders.system_dictionaries()


def test_the_library_of_hunspell_has_the_name_of_its_system(system: str) -> None:
    ending = {"linux": ".so", "darwin": ".dylib", "win32": ".dll"}[system]
    names = folders.hunspell_libraries()
    assert names
    assert all(ending in name for name in names)


def test_windows_finds_the_library_in_the_package_that_brings_it(
    system: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "enchant").mkdir()
    (tmp_path / "enchant/__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "enchant", raising=False)
    library = str(tmp_path / "enchant/data/mingw64/bin/libhunspell-1.7-0.dll")
    assert (folders.hunspell_libraries()[-1] == library) == (system == "win32")


def test_a_bundle_brings_dictionaries_and_the_library(
    system: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert folders.bundle_folder() is None
    assert not folders.bundled_dictionaries()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert folders.bundled_dictionaries() == [tmp_path / "dictionaries"]
    assert Path(folders.hunspell_libraries()[0]).parent == tmp_path
