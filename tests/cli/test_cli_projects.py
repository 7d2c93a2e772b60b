"""``postil import``, ``export`` and ``demo`` on a real project."""

from __future__ import annotations

from pathlib import Path

import pytest

from postil.cli import main
from postil.cli.demo import GLOSSARY, MEMORY, sample_file
from postil.engine.manifest import EngineManifest
from postil.formats.exchange.tmx import read_tmx
from postil.formats.registry import open_document
from postil.workspace.project import Project


def test_memory_and_glossary_go_into_a_project(
    project_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [str(sample_file(MEMORY)), str(sample_file(GLOSSARY))]
    assert main(["import", *files, "--project", str(project_folder)]) == 0
    said = capsys.readouterr().out
    assert "926 kept" in said
    assert "terms" in said
    with Project.open(project_folder) as project:
        assert project.memories.sizes()["printer-guide"] == 926


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["memory.tmx"], 2),
        (["manual.docx", "--project", "{project}"], 3),
        (["nothing.tmx", "--project", "{project}"], 3),
        (["{document}", "--project", "{project}"], 2),
        (["engine.postil"], 2),
        (["{memory}", "--project", "no-such-project"], 6),
    ],
)
def test_wrong_imports_are_told(
    project_folder: Path,
    document: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    code: int,
) -> None:
    places = {"project": project_folder, "document": document, "memory": sample_file(MEMORY)}
    assert main(["import", *(text.format_map(places) for text in arguments)]) == code
    assert capsys.readouterr().err.startswith("postil: ")


def test_everything_comes_out_of_a_project(project_folder: Path, tmp_path: Path) -> None:
    documents, memory = tmp_path / "documents", tmp_path / "memory.tmx"
    archive_file, unpacked = tmp_path / "guide.postil", tmp_path / "unpacked"
    arguments = ["--documents", documents, "--memory", memory, "--engine", archive_file]
    assert main(["export", str(project_folder), *map(str, arguments)]) == 0
    segments = open_document(documents / "quick-guide.xlf", "en", "fr").segments
    assert segments[0].target is not None
    assert segments[0].target.plain == "Guide de poche"
    assert [unit.target.plain for unit in read_tmx(memory, "en", "fr")] == [
        "Guide de poche",
        "Le petit guide.",
    ]
    assert main(["import", str(archive_file), "--out", str(unpacked)]) == 0
    assert EngineManifest.load(unpacked).name == "Printer"


def test_an_engine_is_exported_by_itself(
    engine: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive_file = tmp_path / "printer.postil"
    assert main(["export", str(engine), "--engine", str(archive_file)]) == 0
    assert main(["export", str(engine), "--memory", str(tmp_path / "m.tmx")]) == 2
    assert main(["import", str(archive_file), "--out", str(engine)]) == 2
    assert "exists already" in capsys.readouterr().err


def test_export_asks_what(project_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(project_folder)]) == 2
    assert "--documents" in capsys.readouterr().err


@pytest.fixture(scope="module")
def demonstration(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("demonstration") / "demo"
    assert main(["demo", "--out", str(out), "--no-screenshot"]) == 0
    return out


def test_demo_leaves_a_finished_document(demonstration: Path) -> None:
    segments = open_document(demonstration / "quick-guide.fr.xlf", "en", "fr").segments
    assert len(segments) == 60
    assert all(segment.state.is_confirmed for segment in segments)


def test_demo_leaves_memory_engine_and_project(demonstration: Path) -> None:
    assert sum(1 for _ in read_tmx(demonstration / "memory.tmx", "en", "fr")) == 60
    assert (demonstration / "engine.postil").is_file()
    with Project.open(demonstration / "project") as project:
        assert project.files.all()[0].confirmed == 60
        assert len(project.learned.events()) > 0


def test_demo_report_is_one_whole_page(demonstration: Path) -> None:
    page = (demonstration / "report.html").read_text(encoding="utf-8")
    for part in ("engine as trained", "learning as it goes", "<svg", "new phrase", "ms"):
        assert part in page


def test_demo_replaces_only_its_own(
    demonstration: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "precious").touch()
    assert main(["demo", "--out", str(tmp_path), "--no-screenshot"]) == 2
    assert (tmp_path / "precious").exists()
    assert main(["demo", "--out", str(demonstration), "--no-screenshot"]) == 0
    assert "engine as trained" in capsys.readouterr().out
