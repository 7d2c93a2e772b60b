"""Text documents of projects that an older Postil began keep the segments they have."""

from __future__ import annotations

from pathlib import Path

import pytest

from document_segments import segments_of
from postil.formats.filter_options import FIRST_FILTERS
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.database import set_setting
from postil.workspace.documents.sentence_breaks import SentenceBreaks

FOLDER = Path(__file__).parent / "golden" / "text"


@pytest.mark.parametrize("name", ["manual.md", "lines.html", "messages.json", "app.arb", "old.txt"])
def test_they_are_written_as_they_were_read(tmp_path: Path, name: str) -> None:
    path = FOLDER / name
    if name == "old.txt":  # once read as Windows-1250
        path = tmp_path / name
        path.write_bytes("škola\n".encode("iso8859_2"))
    seed = tmp_path / "seed.txt"
    seed.write_text("A line.\n", encoding="utf-8")
    with create_project(
        tmp_path / "p",
        NewProject(
            name="Old",
            source_language="cs",
            target_language="fr",
            documents=[seed],
        ),
    ) as project:
        breaks = SentenceBreaks()
        breaks.options = FIRST_FILTERS
        breaks.encoding = "cp1250" if name == "old.txt" else ""
        (number,) = project.files.add([path], kept=[breaks])
        with project.context.database.writing() as connection:
            set_setting(connection, "chosen_pages", "{}")  # guessed, not chosen
        segments = segments_of(project, number)
        assert segments
        out = tmp_path / f"out{path.suffix}"
        project.files.export(number, out)
        assert out.read_bytes() == path.read_bytes()
        for one in segments:
            project.segments.confirm(one.row_id, TaggedText("Voilà"))
        project.files.export(number, out)
        assert out.read_bytes() != path.read_bytes()
        if name == "old.txt":
            assert [one.source.plain for one in segments] == ["ąkola"]
