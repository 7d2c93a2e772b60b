"""Documents stay cut as they were when they were added, however Postil's rules change."""

from __future__ import annotations

import zlib
from pathlib import Path

import pytest
from workspace_project import MakeProject, reopen

from postil.errors import InputError, ProjectError, UsageError
from postil.text import abbreviations
from postil.text.tags import TaggedText
from postil.workspace.documents import sentence_breaks as kept_cuts
from postil.workspace.documents.sentence_breaks import SentenceBreaks
from postil.workspace.package import packages
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project

LINE = "See Xyz. Sign in there. Done now."
PIECES = ["See Xyz.", "Sign in there.", "Done now."]


@pytest.fixture
def translated(make_project: MakeProject) -> Project:
    project = make_project([LINE, "Other text."])
    for one in project.segments.read():
        project.segments.confirm(one.row_id, TaggedText(one.source.plain.upper()))
    return project


@pytest.fixture
def other_rules(translated: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on "xyz." ends no sentence."""
    bound = abbreviations.BOUND
    monkeypatch.setitem(bound, "en", bound["en"] | {"xyz"})


def sources(project: Project) -> list[str]:
    return [one.source.plain for one in project.segments.read()]


@pytest.mark.usefixtures("other_rules")
def test_translations_are_written_where_they_belong(translated: Project, tmp_path: Path) -> None:
    with reopen(translated) as project:
        project.files.export(1, tmp_path / "out.txt")
        expected = f"{LINE}\nOther text.\n".upper()
        assert (tmp_path / "out.txt").read_text(encoding="utf-8") == expected
        recut = project.tools.recutting.merge(1)
        assert project.segments.read()[0].source.plain == "See Xyz. Sign in there."
        project.tools.recutting.undo(recut)
        assert sources(project) == [*PIECES, "Other text."]


@pytest.mark.parametrize("stretch", [1, 2])
def test_cuts_of_many_texts_are_kept(
    make_project: MakeProject, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, stretch: int
) -> None:
    monkeypatch.setattr(kept_cuts, "STRETCH", stretch)
    project = make_project(["One. Two.", "Three. Four. Five."])
    path = tmp_path / "doc0.txt"
    path.write_text("New. Text.\nThree. Four. Five.\nOne. Two.\n", encoding="utf-8")
    assert project.files.update(1, path).kept == 5
    with reopen(project) as again:
        again.files.export(1, tmp_path / "out.txt")
        assert (tmp_path / "out.txt").read_bytes() == path.read_bytes()


@pytest.mark.usefixtures("other_rules")
def test_a_new_version_is_cut_as_the_old_where_it_is_the_same(
    translated: Project, tmp_path: Path
) -> None:
    path = tmp_path / "doc0.txt"
    path.write_text(f"{LINE}\nBut see Xyz. Now. Then.\n", encoding="utf-8")
    report = translated.files.update(1, path)
    assert (report.kept, report.new, report.removed) == (3, 2, 1)
    assert sources(translated) == [*PIECES, "But see Xyz. Now.", "Then."]
    translated.files.export(1, tmp_path / "out.txt")
    text = (tmp_path / "out.txt").read_text(encoding="utf-8")
    assert text == f"{LINE.upper()}\nBut see Xyz. Now. Then.\n"


@pytest.mark.usefixtures("other_rules")
def test_packages_tell_where_documents_were_cut(translated: Project, tmp_path: Path) -> None:
    pack_project(translated, tmp_path / "a.postilproject")
    with unpack_project(tmp_path / "a.postilproject", tmp_path / "there") as there:
        assert sources(there) == sources(translated)
        there.files.export(1, tmp_path / "out.txt")
        pack_project(there, tmp_path / "b.postilproject")
    with unpack_project(tmp_path / "b.postilproject", tmp_path / "again") as again:
        assert sources(again) == sources(translated)


@pytest.mark.usefixtures("other_rules")
def test_without_cuts_nothing_is_written_to_the_wrong_place(
    translated: Project, tmp_path: Path
) -> None:
    with translated.context.database.writing() as connection:
        connection.execute("DELETE FROM document_cuts")  # as an older Postil left it
    with pytest.raises(UsageError, match="wrong place"):
        translated.files.export(1, tmp_path / "out.txt")
    assert not (tmp_path / "out.txt").exists()
    translated.files.update(1, translated.files.all()[0].path)
    translated.files.export(1, tmp_path / "out.txt")
    text = (tmp_path / "out.txt").read_text(encoding="utf-8")
    assert text == "See Xyz. Sign in there. DONE NOW.\nOTHER TEXT.\n"


@pytest.mark.parametrize("blob", [b"", b"x", zlib.compress(b'{"a": [0]}'), zlib.compress(b"[1]")])
def test_damaged_cuts_are_told(translated: Project, tmp_path: Path, blob: bytes) -> None:
    with translated.context.database.writing() as connection:
        connection.execute("UPDATE document_cuts SET cuts = ?", (blob,))
    with pytest.raises(ProjectError, match="damaged"):
        translated.files.export(1, tmp_path / "out.txt")


def test_cuts_of_another_text_are_not_believed() -> None:
    kept = SentenceBreaks()
    kept.splitter("en")(LINE)
    (digest,) = kept.used
    wrong = SentenceBreaks.from_json({digest: [3, 4]}).splitter("en")
    assert [piece.strip() for piece in wrong(LINE)] == PIECES
    with pytest.raises(ValueError, match="no length"):
        SentenceBreaks.from_json({digest: [-1, len(LINE) + 1]})


def test_removing_a_document_removes_its_cuts(translated: Project) -> None:
    translated.files.remove(1)
    with translated.context.database.reading() as connection:
        assert connection.execute("SELECT count(*) FROM document_cuts").fetchone() == (0,)


def test_a_package_with_wrong_cuts_is_refused(
    translated: Project, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packages, "_kept", lambda *_: {"a": (0,)})
    pack_project(translated, tmp_path / "a.postilproject")
    with pytest.raises(InputError, match="does not say what it should"):
        unpack_project(tmp_path / "a.postilproject", tmp_path / "there")
    assert not (tmp_path / "there").exists()
