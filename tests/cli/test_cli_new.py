"""``postil new``."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from postil.cli import main
from postil.cli.demo import GLOSSARY, MEMORY, sample_file
from postil.workspace.project import Project


def test_a_project_is_made(
    tmp_path: Path, document: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "guide"
    bad = tmp_path / "bad.docx"
    bad.write_bytes(b"no")
    files = ["--memory", str(sample_file(MEMORY)), "--glossary", str(sample_file(GLOSSARY))]
    arguments = ["new", str(folder), str(document), str(bad), *files]
    assert main(arguments) == 3  # one cannot be read
    assert not folder.exists()
    assert main([*arguments, "--skip-unreadable", "--deadline", "2026-12-18"]) == 0
    said = capsys.readouterr().out
    assert "left out" in said
    assert "en to fr, 1 document," in said
    with Project.open(folder) as project:
        assert project.info.name == "guide"
        assert project.plan.deadline == date(2026, 12, 18)
        assert "printer-guide" in project.memories.sizes()


def test_texts_are_read_in_the_encoding_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "few.txt"
    text.write_bytes("ĽA¤B\n".encode("cp1250"))
    command = [str(text), "-s", "en", "-t", "fr"]
    assert main(["new", str(tmp_path / "one"), *command]) == 0
    assert "read as windows-1252; is that right? --encoding" in capsys.readouterr().out
    assert main(["new", str(tmp_path / "two"), *command, "--encoding", "Windows-1250"]) == 0
    assert "read as windows-1250.\n" in capsys.readouterr().out
    with Project.open(tmp_path / "two") as project:
        assert project.segments.get(1).source.plain == "ĽA¤B"
    with pytest.raises(SystemExit):
        main(["new", str(tmp_path / "three"), *command, "--encoding", "klingon"])
    assert "windows-1250" in capsys.readouterr().err


def test_languages_are_asked_for_where_nothing_says_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "a.txt"
    text.write_text("12345\n", encoding="utf-8")
    assert main(["new", str(tmp_path / "p"), str(text)]) == 2
    assert "-s en -t fr" in capsys.readouterr().err
    assert main(["new", str(tmp_path / "p"), str(text), "-s", "en", "-t", "fr"]) == 0


@pytest.mark.parametrize(("target", "said"), [("ja", True), ("fr-CA", False)])
def test_documents_between_other_languages_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], target: str, said: bool
) -> None:
    text = tmp_path / "guide.xlf"
    text.write_text(
        '<xliff version="1.2"><file original="a" datatype="plaintext" source-language="en" '
        f'target-language="{target}"><body><trans-unit id="1"><source>Press the button.</source>'
        "<target>x</target></trans-unit></body></file></xliff>",
        encoding="utf-8",
    )
    assert main(["new", str(tmp_path / "p"), str(text), "-s", "en", "-t", "fr"]) == 0
    line = "guide.xlf: it is en to ja; its translations are taken for fr."
    assert (line in capsys.readouterr().out) == said
