"""The rules of the house, on the source tree: who may import whom, how long things may be."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import house
import pytest

if not (house.CHECKOUT / "core" / "postil").is_dir():
    pytest.skip("there is no source tree here (set POSTIL_CHECKOUT)", allow_module_level=True)

MAX_FILE_LINES = 500
MAX_FUNCTION_LINES = 60
# Path (or path::function) -> why it is better long. Keep it short.
LONG_FILES: dict[str, str] = {
    "core/postil/engine/engine.py": "one interface, half of it documentation",
    "core/postil/models/lm/arpa_read.pyx": "one parser, with its reasons to refuse a line",
    "core/postil/models/session/table.pyx": "one store of segments, and phrases found in it",
    "core/postil/search/phrase/options.pyx": "one table of options, and all that scores one",
    "core/postil/search/sparse/fired_features.pyx": "all kinds of features of a derivation",
    "core/postil/workspace/review.py": "one review from its beginning to its report",
    "gui/postil_gui/features/editing/grid/segments_model.py": "one table of segments for Qt",
    "gui/postil_gui/features/editing/segments/segment_editing.py": "the state of one open segment",
    "gui/postil_gui/project/open_project.py": "all that is asked of one open project",
    "tests/formats/test_formats_program_strings.py": "one file of each format, translated",
    "tests/gui/test_gui_engines.py": "one page, driven as a whole",
}
LONG_FUNCTIONS: dict[str, str] = {}


@cache
def settings() -> dict[str, dict[str, object]]:
    with (house.CHECKOUT / "pyproject.toml").open("rb") as stream:
        return tomllib.load(stream)["tool"]


def rooms() -> list[str]:
    """The rooms from the ground up, as the import contract in pyproject.toml names them."""
    contract = settings()["importlinter"]["contracts"][0]  # type: ignore[index]
    return [layer.removeprefix("postil.") for layer in reversed(contract["layers"])]


def room_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "postil" and len(parts) > 1 else None


def relative(path: Path) -> str:
    return path.relative_to(house.CHECKOUT).as_posix()


@cache
def core_imports() -> list[house.Import]:
    return [found for path in house.package_files("postil") for found in house.imports(path)]


def test_every_room_has_its_place_in_the_order() -> None:
    folder = house.CHECKOUT / "core" / "postil"
    there = {path.stem for path in folder.iterdir() if path.is_dir() or path.suffix == ".py"}
    assert there - {"__init__", "__main__", "__pycache__"} == set(rooms())


def test_a_room_imports_only_rooms_below_it() -> None:
    order = {room: height for height, room in enumerate(rooms())}
    wrong = []
    for found in core_imports():
        here, there = room_of(found.importer), room_of(found.target)
        if here in order and there in order and order[here] < order[there]:
            wrong.append(f"{found.importer}:{found.line} imports {found.target}")
    assert not wrong, "\n".join(wrong)


def test_the_core_never_imports_qt_or_the_desk() -> None:
    wrong = [
        f"{found.importer}:{found.line} imports {found.target}"
        for found in core_imports()
        if found.target.split(".")[0] in {"PySide6", "shiboken6", "pytestqt", "postil_gui"}
    ]
    assert not wrong, "\n".join(wrong)


def test_the_look_into_native_models_is_for_tests_alone() -> None:
    for package in house.ROOTS:
        for path in house.package_files(package):
            targets = [found.target for found in house.imports(path, types=True)]
            assert not [one for one in targets if one.startswith("postil.models.inspection")], path


def test_private_names_stay_in_their_room() -> None:
    wrong = []
    for package in house.ROOTS:
        for path in house.package_files(package):
            for found in house.imports(path):
                home = found.target.split(".")[:2]
                private = any(
                    part.startswith("_") and not part.startswith("__")
                    for part in found.target.split(".")
                )
                ours = home[0] in house.ROOTS and found.importer.split(".")[:2] != home
                if private and ours:
                    wrong.append(f"{found.importer}:{found.line} imports {found.target}")
    assert not wrong, "\n".join(wrong)


@cache
def edges() -> dict[str, set[str]]:
    """What each module imports of ours, for its annotations, too."""
    paths = [path for package in house.ROOTS for path in house.package_files(package)]
    modules = {house.module_name(path) for path in paths}
    found: dict[str, set[str]] = {module: set() for module in modules}
    for path in paths:
        for one in house.imports(path, types=True):
            target = one.target
            while target and target not in modules:
                target = target.rpartition(".")[0]
            if target and target != one.importer:
                found[one.importer].add(target)
    return found


def test_no_circle_of_files_imports_itself_not_even_for_types() -> None:
    assert list(house.cycles(edges())) == []


def test_features_do_not_import_the_window() -> None:
    """A file of the shell that a feature imports imports no feature itself, nor what does so."""

    def reached(start: str) -> set[str]:
        seen, pending = {start}, [start]
        while pending:
            new = edges()[pending.pop()] - seen
            seen |= new
            pending += new
        return seen

    above = {
        module
        for module in edges()
        if module.startswith("postil_gui.shell.")
        and any(one.startswith("postil_gui.features.") for one in reached(module))
    }
    assert "postil_gui.shell.main_controller" in above
    below = ("postil_gui.features.", "postil_gui.widgets.", "postil_gui.operations.")
    wrong = [
        f"{module} imports {target}"
        for module, targets in edges().items()
        if module.startswith(below)
        for target in sorted(targets & above)
    ]
    assert not wrong, "\n".join(wrong)


def test_every_public_extension_has_its_types() -> None:
    missing = [
        relative(path)
        for path in house.package_files("postil", (".pyx",))
        if not path.name.startswith("_") and not path.with_suffix(".pyi").exists()
    ]
    assert not missing, "no .pyi beside: " + ", ".join(missing)


def source_files() -> Iterator[Path]:
    for package in house.ROOTS:
        yield from house.package_files(package)
    yield from house.test_files()
    yield house.CHECKOUT / "setup.py"


@cache
def names() -> set[str]:
    """Every word of the code, docstrings and comments left out, and every name of a file."""
    found: set[str] = set()
    for path in source_files():
        text = re.sub(r'"""(?:.|\n)*?"""|#[^\n]*', "", path.read_text(encoding="utf-8"))
        found |= {*re.findall(r"\w+", text), *relative(path).partition(".")[0].split("/")}
    return found


def test_docstrings_name_what_there_is() -> None:
    """A module that was renamed must not live on in the docstrings of others."""
    role = re.compile(
        r":(?:meth|func|class|attr|mod|data|exc):`[~!]?([\w.]+)`|``([a-z]\w+_[\w.]+)``"
    )
    wrong = [
        f"{relative(path)}:{text.count(chr(10), 0, match.start()) + 1}: {match[0]}"
        for path in source_files()
        if path.relative_to(house.CHECKOUT).parts[0] != "tests"
        for text in (path.read_text(encoding="utf-8"),)
        for match in role.finditer(text)
        if not names().issuperset((match[1] or match[2]).strip(".").split("."))
    ]
    assert not wrong, "\n".join(wrong)


def test_files_stay_readable() -> None:
    lengths = {relative(path): path.read_bytes().count(b"\n") for path in source_files()}
    long = {name: length for name, length in lengths.items() if length > MAX_FILE_LINES}
    assert not long.keys() - LONG_FILES.keys(), f"over {MAX_FILE_LINES} lines: {long}"
    assert not LONG_FILES.keys() - long.keys(), "no longer long: take it off the list"


def test_functions_stay_readable() -> None:
    long = {
        f"{relative(path)}::{function.name}": function.length
        for path in source_files()
        for function in house.functions(path)
        if function.length > MAX_FUNCTION_LINES
    }
    assert not long.keys() - LONG_FUNCTIONS.keys(), f"over {MAX_FUNCTION_LINES} lines: {long}"
    assert not LONG_FUNCTIONS.keys() - long.keys(), "no longer long: take it off the list"


def test_test_files_have_names_of_their_own() -> None:
    """Test folders are no packages, so two files of one name would shadow each other."""
    seen: dict[str, str] = {}
    twice = []
    for path in house.test_files():
        if path.name != "conftest.py" and path.name in seen:
            twice.append(f"{relative(path)} and {seen[path.name]}")
        seen[path.name] = relative(path)
    assert not twice, "\n".join(twice)


def test_top_level_is_the_fixed_one() -> None:
    visible = {path.name for path in house.CHECKOUT.iterdir() if not path.name.startswith(".")}
    fixed = {"pyproject.toml", "setup.py", "README.md", "CHANGELOG.md", "LICENSE"}
    fixed |= {"core", "gui", "tests", "resources", "packaging"}
    made = {"build", "dist", "out", "postil.egg-info"}
    assert visible - made == fixed


def test_the_licence_is_whole() -> None:
    text = (house.CHECKOUT / "LICENSE").read_text(encoding="utf-8")
    assert "GNU GENERAL PUBLIC LICENSE" in text
    assert "END OF TERMS AND CONDITIONS" in text


def test_algorithms_of_cpp_are_given_pointers_to_functions() -> None:
    """Cython names the type of what it hands over, and clang's library takes no functions."""
    call = re.compile(
        r"\b(?:sort|partial_sort|nth_element|stable_sort|(?:make|push|pop)_heap)"
        r"\((?:[^()]|\([^()]*\))*,\s*(\w+),?\s*\)"
    )
    function = re.compile(r"^cdef (?:inline )?(?:bint|bool) (\w+)\(", re.MULTILINE)
    files = [path for path in house.package_files("postil") if path.suffix in (".pyx", ".pxd")]
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    functions = {name for text in texts.values() for name in function.findall(text)}
    wrong = [
        f"{path.name}: {name}"
        for path, text in texts.items()
        for name in call.findall(text)
        if name in functions and not re.search(rf"cdef \w+ {name}$", text, re.MULTILINE)
    ]
    assert not wrong, "write & before the function"
