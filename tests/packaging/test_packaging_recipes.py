"""The recipes of Windows and macOS, read here: what they take, what they leave, what opens them."""

from __future__ import annotations

import plistlib
import re
import sys
import types
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from recipes import RECIPE, need_sources

need_sources()

OWN = {"postil", "postilproject"}
OTHERS = {"tmx", "xlf", "xliff", "sdlxliff", "mqxliff", "mxliff"}


class Recipe:
    """The spec of PyInstaller, done by nobody: what each step is given is kept."""

    def __init__(self, system: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.steps: dict[str, list[tuple[tuple[Any, ...], dict[str, Any]]]] = {}
        (folder / "fr.dat").write_bytes(b"\x80\x04}.")  # an empty dict
        self.collected = [
            ("PySide6/translations/qtbase_de.qm", "", "DATA"),
            ("PySide6/translations/qtbase_it.qm", "", "DATA"),
            ("postil/types/ids.pxd", "", "DATA"),
            (str(Path("babel/locale-data/fr.dat")), str(folder / "fr.dat"), "DATA"),
        ]
        self.binaries = [
            (name, "", "BINARY")
            for name in (
                *("PySide6/Qt6Core.dll", "PySide6/Qt6Quick.dll", "PySide6/opengl32sw.dll"),
                "PySide6/plugins/platforms/qwindows.dll",
                "PySide6/plugins/platforms/qoffscreen.dll",
                "PySide6/plugins/platforms/qminimal.dll",
                "PySide6/plugins/platforminputcontexts/qtvirtualkeyboardplugin.dll",
                *("python313.dll", "libcrypto-3.dll", "libz.so.1"),
            )
        ]
        hooks = types.ModuleType("PyInstaller.utils.hooks")
        for name in ("collect_data_files", "collect_submodules", "copy_metadata"):
            setattr(hooks, name, lambda *_, **__: [])
        monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
        for name in ("PyInstaller", "PyInstaller.utils"):
            monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
        monkeypatch.syspath_prepend(str(RECIPE))
        monkeypatch.setattr(sys, "platform", system)
        monkeypatch.setenv("POSTIL_ICONS", "icons")
        monkeypatch.setenv("POSTIL_DICTIONARIES", "dictionaries")
        file = RECIPE / "postil.spec"
        names: dict[str, Any] = {"SPECPATH": str(RECIPE), "workpath": str(folder / "work")}
        names |= {
            step: self._step(step) for step in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
        }
        code = compile(file.read_text(encoding="utf-8"), str(file), "exec")
        exec(code, names)  # noqa: S102 (it is ours, and PyInstaller does so)

    def _step(self, name: str) -> Any:
        def step(*given: Any, **options: Any) -> types.SimpleNamespace:
            self.steps.setdefault(name, []).append((given, options))
            return types.SimpleNamespace(
                binaries=self.binaries, datas=self.collected, pure=[], scripts=[]
            )

        return step

    def kept(self, number: int) -> list[str]:
        """Names in the bundle: of libraries (2) or data (3)."""
        return [Path(one[0]).name for one in self.steps["COLLECT"][0][0][number]]


@pytest.fixture
def recipe(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Recipe:
    return Recipe(request.param, tmp_path, monkeypatch)


@pytest.mark.parametrize("recipe", ["win32"], indirect=True)
def test_windows_takes_hunspell_alone_of_enchant(recipe: Recipe) -> None:
    options = recipe.steps["Analysis"][0][1]
    names = [Path(source).name for source, _ in options["binaries"]]
    assert names[0] == "libhunspell-1.7-0.dll"
    assert len(names) == 4
    assert "enchant" in options["excludes"]
    assert Path(options["datas"][-1][0]).is_absolute()
    assert recipe.kept(2) == [
        *("Qt6Core.dll", "qwindows.dll", "qoffscreen.dll", "python313.dll"),
        *("libcrypto-3.dll", "libz.so.1"),  # what Linux has of its own, others do not
    ]
    assert recipe.kept(3) == ["qtbase_de.qm", "fr.dat"]
    assert [(one["name"], one["console"]) for _, one in recipe.steps["EXE"]] == [
        ("postil", True),
        ("postil-desk", False),
    ]
    assert all(Path(one["icon"]).is_absolute() for _, one in recipe.steps["EXE"])
    assert "BUNDLE" not in recipe.steps


@pytest.mark.parametrize("recipe", ["darwin"], indirect=True)
def test_the_macos_bundle_declares_the_files_it_opens(recipe: Recipe) -> None:
    told = recipe.steps["BUNDLE"][0][1]["info_plist"]
    plist = plistlib.loads(plistlib.dumps(told))
    kinds = {
        ending: kind["LSHandlerRank"]
        for kind in plist["CFBundleDocumentTypes"]
        for ending in kind["CFBundleTypeExtensions"]
    }
    assert kinds == dict.fromkeys(OWN, "Owner") | dict.fromkeys(OTHERS, "Alternate")
    assert plist["CFBundleExecutable"] == "postil-desk"
    assert set(plist["CFBundleLocalizations"]) == {"en", "de", "es", "fr"}


@pytest.mark.parametrize("recipe", ["linux"], indirect=True)
def test_linux_leaves_what_the_system_has(recipe: Recipe) -> None:
    assert "libz.so.1" not in recipe.kept(2)
    assert "enchant" not in recipe.steps["Analysis"][0][1]["excludes"]


def test_windows_and_linux_open_the_same_files() -> None:
    text = (RECIPE / "windows/postil.iss").read_text(encoding="utf-8")
    owned = set(re.findall(r'Subkey: "Software\\Classes\\\.(\w+)"', text))
    offered = set(re.findall(r'ValueName: "\.(\w+)"', text))
    assert (owned, offered) == (OWN, OTHERS)
    kinds = ElementTree.parse(RECIPE / "linux/postil.xml").getroot()
    globs = {one.get("pattern") for one in kinds.iter() if one.tag.endswith("glob")}
    assert globs == {f"*.{ending}" for ending in OWN | OTHERS}
    names = {one.get("type") for one in kinds if one.tag.endswith("mime-type")}
    entry = (RECIPE / "linux/postil.desktop").read_text(encoding="utf-8")
    assert names <= set(re.findall(r"^MimeType=(.*)$", entry, re.MULTILINE)[0].split(";"))


def test_every_line_of_the_installer_is_of_a_form_that_its_section_has() -> None:
    """Inno Setup runs on Windows only; this knows the sections and parameters that are used."""
    known = {
        "Languages": {"Name", "MessagesFile"},
        "Files": {"Source", "DestDir", "Flags"},
        "InstallDelete": {"Type", "Name"},
        "Icons": {"Name", "Filename"},
        "Registry": {"Root", "Subkey", "ValueType", "ValueName", "ValueData", "Flags"},
        "Run": {"Filename", "Description", "Flags"},
    }
    section, defined = "", {"Version"}  # by who calls the compiler
    for line in (RECIPE / "windows/postil.iss").read_text(encoding="ascii").splitlines():
        if define := re.fullmatch(r'#define (\w+) "[^"]*"', line):
            defined.add(define[1])
        elif not line or line.startswith(";"):
            continue
        elif head := re.fullmatch(r"\[(\w+)\]", line):
            section = head[1]
        elif section == "Setup":
            assert re.fullmatch(r"\w+=\S.*", line), line
        else:
            form = r'(\w+): ("(?:[^"]|"")*"|[\w ]+)'
            assert re.fullmatch(rf"{form}(; {form})*", line), line
            assert {name for name, _ in re.findall(form, line)} <= known[section], line
        assert set(re.findall(r"\{#(\w+)\}", line)) <= defined, line
