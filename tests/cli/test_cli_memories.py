"""``postil match`` and ``postil find`` on a real project."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from postil.cli import main
from postil.cli.demo import MEMORY, sample_file
from postil.workspace.project import Project
from postil.workspace.proposals.match_settings import MemorySettings


@pytest.fixture
def project(project_folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["import", str(sample_file(MEMORY)), "--project", str(project_folder)]) == 0
    capsys.readouterr()
    return str(project_folder)


def test_memories_are_weighed(project: str, capsys: pytest.CaptureFixture[str]) -> None:
    weights = ["--penalty", "printer-guide=7", "--priority", "printer-guide=2"]
    authors = ["--author-penalty", "Ana=3", "--alignment-penalty", "2"]
    assert main(["match", project, *weights, *authors]) == 0
    said = capsys.readouterr().out
    assert "printer-guide" in said
    assert "Off units of Ana 3%." in said
    with Project.open(Path(project)) as opened:
        settings = opened.memories.settings
    assert settings.memory("printer-guide") == MemorySettings(penalty=7, priority=2)
    assert settings.scoring.author_penalties == {"Ana": 3}
    assert settings.scoring.alignment_penalty == 2


def test_proposals_are_shown(project: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", project, "1"]) == 0
    heading, *rows = capsys.readouterr().out.splitlines()
    assert heading.split()[:2] == ["kind", "score"]
    assert rows


@pytest.mark.parametrize(
    ("arguments", "found"),
    [
        (["paper"], True),
        (["papier", "--target"], True),
        (["pap[e]r trays?", "--regex"], True),
        (["papers", "--fuzzy"], True),
        (["xylophone"], False),
    ],
)
def test_find(
    project: str, capsys: pytest.CaptureFixture[str], arguments: list[str], found: bool
) -> None:
    assert main(["find", project, *arguments]) == 0
    assert ("\t" in capsys.readouterr().out) is found


@pytest.mark.parametrize(
    "arguments",
    [
        ["match", "{project}", "--penalty", "absent=3"],
        ["match", "{project}", "--penalty", "printer-guide=300"],
        ["match", "{project}", "9999"],
        ["find", "{project}", "(", "--regex"],
    ],
)
def test_mistakes_are_told(
    project: str, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert main([text.format(project=project) for text in arguments]) == 2
    assert capsys.readouterr().err.startswith("postil: ")


def test_a_table_and_a_translation_are_one_too_many(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "pairs.tsv"
    table.write_text("keep\tconfidence\tsource\ttarget\nyes\t1\tone\tun\n", encoding="utf-8")
    options = [
        "--from-review",
        str(table),
        "-s",
        "en",
        "-t",
        "fr",
        "--out",
        str(tmp_path / "m.tmx"),
    ]
    assert main(["align", "a.txt", "b.txt", *options]) == 2
    assert "--from-review takes the pairs of a table" in capsys.readouterr().err
    assert main(["align", "a.txt", *options]) == 0
    assert "a.txt" in (tmp_path / "m.tmx").read_text(encoding="utf-8")


def test_a_document_without_text_is_not_aligned(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.txt").write_text("One.\n", encoding="utf-8")
    (tmp_path / "b.txt").touch()
    files = [str(tmp_path / name) for name in ("a.txt", "b.txt")]
    out = tmp_path / "m.tmx"
    assert main(["align", *files, "-s", "en", "-t", "fr", "--out", str(out)]) == 3
    assert "b.txt: there is no text to align in it" in capsys.readouterr().err
    assert not out.exists()


def test_find_says_that_there_are_more(project: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["find", project, "paper", "--limit", "2"]) == 0
    *hits, said = capsys.readouterr().out.splitlines()
    assert len(hits) == 2
    assert "more than these 2" in said


def test_a_file_imported_again_brings_nothing_twice(
    project: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["import", str(sample_file(MEMORY)), "--project", project]) == 0
    assert "0 kept" in (said := capsys.readouterr().out)
    assert "in the memory already" in said
    assert main(["memory", "list", project]) == 0
    names = [line.split("\t")[0] for line in capsys.readouterr().out.splitlines()[1:]]
    assert names.count("printer-guide") == 1
    assert "printer-guide (2)" not in names


def test_a_memory_is_listed_and_removed(project: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["memory", "remove", project, "printer-guide"]) == 0
    assert "removed" in capsys.readouterr().out
    assert main(["memory", "list", project, "--read-only"]) == 0
    (own,) = capsys.readouterr().out.splitlines()[1:]
    assert own.split("\t")[2:] == ["yes", "0", "0"]
    assert main(["memory", "remove", project, "printer-guide"]) == 2
    assert "has no memory" in capsys.readouterr().err
    assert main(["memory", "remove", project, own.split("\t")[0]]) == 2
    assert main(["find", project, "paper"]) == 0
    assert "Nothing" in capsys.readouterr().out


def test_a_memory_is_shared_attached_and_taken_out(
    project: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "customer.postilmemory"
    assert main(["memory", "share", project, "printer-guide", str(file)]) == 0
    assert "926 units" in capsys.readouterr().out
    assert main(["memory", "share", project, "printer-guide", str(file)]) == 2
    assert main(["memory", "attach", project, str(file), "--update"]) == 0
    assert "customer with 928 units" in capsys.readouterr().out
    assert main(["memory", "list", project]) == 0
    assert "customer\t928\tyes" in capsys.readouterr().out
    assert main(["memory", "remove", project, "customer"]) == 0
    assert file.is_file()


def test_units_are_filtered_and_replaced(project: str, capsys: pytest.CaptureFixture[str]) -> None:
    with Project.open(Path(project)) as opened:
        opened.memories.set_settings(
            replace(
                opened.memories.settings,
                memories={"printer-guide": MemorySettings(read_only=False)},
            )
        )
    memory = [project, "printer-guide"]
    assert main(["memory", "units", *memory, "--text", "^Load .*tray", "--regex"]) == 0
    found = capsys.readouterr().out.splitlines()
    assert found
    assert all("\tLoad " in line for line in found)
    assert main(["memory", "units", *memory, "--until", "1999-12-31"]) == 0
    assert capsys.readouterr().out == ""
    replacing = ["memory", "replace", *memory, "papier", "carton", "--whole-words"]
    assert main([*replacing, "--dry-run"]) == 0
    planned = capsys.readouterr().out
    assert "would be replaced." in planned
    assert main(replacing) == 0
    assert capsys.readouterr().out.splitlines()[:-1] == planned.splitlines()[:-1]
    assert main(replacing) == 0
    assert "Replaced: 0 places" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["memory", "units", *memory, "--since", "yesterday"])
    assert "is no day like" in capsys.readouterr().err
