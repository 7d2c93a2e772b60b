"""Layers of what an engine learned: muted, exchanged, deleted; origins; reliability."""

from __future__ import annotations

import shutil
from xml.etree import ElementTree

import pytest

from postil.cli import main
from postil.cli.projects.export import export_project_engine
from postil.engine.engine import Engine
from postil.engine.exchange.archive import export_engine, import_engine
from postil.errors import InputError, UsageError
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.project import Project

TERM = "zorbleur"  # a word of no corpus
QUESTION = TaggedText("The zorbler is full.")
SOURCES = ["Remove the zorbler from the printer.", "The zorbler is hot.", "Open the zorbler."]
TARGETS = [f"Retirez le {TERM} de l'imprimante.", f"Le {TERM} est chaud.", f"Ouvrez le {TERM}."]


@pytest.fixture
def project(tmp_path, engine):
    path = tmp_path / "machine.txt"
    path.write_text("\n".join(SOURCES) + "\n", encoding="utf-8")
    with create_project(
        tmp_path / "zorblers",
        NewProject(
            name="Zorblers",
            source_language="en",
            target_language="fr",
            documents=[path],
            engine=engine,
            author="Ada",
        ),
    ) as project:
        yield project


def confirm_all(project):
    for segment, target in zip(project.segments.read(), TARGETS, strict=True):
        project.segments.confirm(segment.row_id, TaggedText.of(target))


def said(project):
    return project.engine.suggest(QUESTION).target.plain


def counts(project):
    return {layer.name: (layer.segments, layer.muted) for layer in project.learned.layers()}


def test_a_muted_layer_leaves_no_trace(project, engine):
    fresh = Engine.open(engine)
    confirm_all(project)
    state = project.engine.state()
    assert TERM in said(project)
    assert project.learned.mute("project") == 3
    assert project.engine.state() == fresh.state()
    for source in [QUESTION.plain, *SOURCES]:
        text = TaggedText(source)
        assert project.engine.suggest(text, 20) == fresh.suggest(text, 20)
    assert counts(project)["project"] == (3, True)
    project.learned.mute("project", False)
    assert project.engine.state() == state
    assert TERM in said(project)


def test_muting_outlives_the_session_and_confirming_goes_on(project):
    confirm_all(project)
    project.learned.mute("project")
    row = project.segments.read()[0].row_id
    project.segments.confirm(row, TaggedText.of("Le zorbleur est dedans."))
    assert TERM not in said(project)
    folder = project.folder
    project.close()
    with Project.open(folder) as again:
        assert TERM not in said(again)
        assert counts(again)["project"] == (3, True)
        again.segments.unconfirm(row)
        again.learned.mute("project", False)
        assert counts(again)["project"] == (2, False)
        learned = again.engine.state()
        again.close()
    with Project.open(folder) as once_more:
        assert once_more.engine.state() == learned


def test_a_layer_goes_to_another_project_and_away_again(project, project_folder, tmp_path):
    confirm_all(project)
    path = tmp_path / "client.layer"
    assert project.learned.export("project", path) == 3
    with Project.open(project_folder) as other:
        before = other.engine.state()
        assert other.learned.bring_along(path) == 3
        assert TERM in said(other)
        assert counts(other) == {
            "base": (0, False), "client": (3, False), "project": (2, False)
        }  # fmt: skip
        word = next(w for w in other.engine.suggest(QUESTION).words if TERM in w.target)
        assert (word.kind, word.layer) == ("session", "client")
        assert (word.provenance.document, word.provenance.author) == ("machine.txt", "Ada")
        state = other.engine.state()
        other.close()
    with Project.open(project_folder) as other:
        assert other.engine.state() == state
        other.learned.mute("client")
        assert other.engine.state() == before
        assert other.learned.delete("client") == 3
        assert counts(other)["client"] == (0, False)
        with pytest.raises(UsageError):
            other.learned.delete("base")


def test_a_layer_that_comes_a_second_time_adds_what_is_new_in_it(project, project_folder, tmp_path):
    first, grown = tmp_path / "first.layer", tmp_path / "grown.layer"
    project.segments.confirm(project.segments.read()[0].row_id, TaggedText.of(TARGETS[0]))
    project.learned.export("project", first)
    confirm_all(project)
    project.learned.export("project", grown)
    assert project.learned.bring_along(grown) == 0  # they are its own
    with Project.open(project_folder) as other:
        assert other.learned.bring_along(first) == 1
        other.learned.mute("client")
        assert other.learned.bring_along(grown) == 2
        assert other.learned.bring_along(grown) == 0
        assert counts(other)["client"] == (3, True)


def test_a_translation_that_was_mended_reaches_a_project_that_has_the_first(
    project, project_folder, tmp_path
):
    """The number of an event that was taken back is not given again."""
    first, mended = tmp_path / "first.layer", tmp_path / "mended.layer"
    one, other_row = project.segments.read()[0].row_id, project.segments.read()[1].row_id
    project.segments.confirm(one, TaggedText.of("erreur"))
    project.learned.export("project", first)
    project.segments.confirm(one, TaggedText.of(TARGETS[0]))  # the last event is undone
    project.segments.unconfirm(one)
    project.segments.confirm(other_row, TaggedText.of(TARGETS[1]))
    project.segments.confirm(one, TaggedText.of(TARGETS[0]))
    project.learned.export("project", mended)
    events = [one.event for one in project.learned.events()]
    assert len({event.id for event in events}) == len(events) == 4
    with Project.open(project_folder) as other:
        assert other.learned.bring_along(first) == 1
        assert other.learned.bring_along(mended) == 2


def test_what_an_engine_came_with_is_its_base_layer(project, engine, tmp_path):
    confirm_all(project)
    events = [entry.event for entry in project.learned.events()]
    export_engine(engine, tmp_path / "grown.postil", events)
    import_engine(tmp_path / "grown.postil", tmp_path / "grown")
    project.attach_engine(tmp_path / "grown")
    assert counts(project) == {"base": (3, False), "client": (0, False), "project": (0, False)}
    assert TERM in said(project)
    project.learned.mute("base")
    assert TERM not in said(project)
    folder = project.folder
    project.close()
    with Project.open(folder) as again:
        assert TERM not in said(again)
        confirm_all(again)  # numbers of what is muted are not given again
        again.learned.mute("base", False)
        assert len(again.engine.state()[0]) == 6


def test_deleting_a_unit_unlearns_its_segment(project):
    before = project.engine.state()
    row = project.segments.read()[1].row_id
    unit = project.segments.confirm(row, TaggedText.of(TARGETS[1])).unit_id
    segment = project.units.delete(project.memories.own.name, unit)
    assert project.engine.state() == before
    assert (segment.row_id, segment.confirmed) == (row, False)
    assert project.memories.sizes()["Zorblers"] == 0


@pytest.mark.parametrize("content", [b"", b"{}\n", b'{"format": "postil-layer", "version": 9}\n'])
def test_other_files_are_no_layers(project, tmp_path, content):
    path = tmp_path / "wrong.layer"
    path.write_bytes(content)
    state = project.engine.state()
    with pytest.raises(InputError, match="not an exported layer"):
        project.learned.bring_along(path)
    assert project.engine.state() == state


def test_a_damaged_layer_is_refused_whole(project, tmp_path):
    confirm_all(project)
    path = tmp_path / "cut.layer"
    project.learned.export("project", path)
    path.write_bytes(path.read_bytes()[:-40])
    state = project.engine.state()
    with pytest.raises(InputError, match="damaged"):
        project.learned.bring_along(path)
    assert project.engine.state() == state
    assert counts(project)["client"] == (0, False)


def test_reliability_compares_what_was_said_with_what_came(project):
    confirm_all(project)
    found = project.learned.reliability()
    assert found.segments == 3
    assert sum(item.segments for item in found.bins) == 3
    assert 0.0 <= found.error <= 1.0
    gap = sum(item.segments * abs(item.predicted - item.actual) for item in found.bins) / 3
    assert found.error == pytest.approx(gap)


def test_the_command_says_of_a_layer_that_it_brings_nothing_new(
    project, project_folder, tmp_path, capsys
):
    path = tmp_path / "client.layer"
    project.segments.confirm(project.segments.read()[0].row_id, TaggedText.of(TARGETS[0]))
    project.close()
    bring = ["learned", str(project_folder), "--bring-along", str(path), "--quiet"]
    for command, sentence in (
        (["learned", str(project.folder), "--export", "project", str(path)], "1 segment."),
        (bring, "1 segment brought along."),
        (bring, "the engine has learned all before."),
    ):
        assert main(command) == 0
        assert f"{path}: {sentence}" in capsys.readouterr().out


def test_the_command_shows_mutes_and_draws(project, tmp_path, capsys):
    confirm_all(project)
    folder = str(project.folder)
    project.close()
    assert main(["learned", folder, "--mute", "project", "--quiet"]) == 0
    assert "3 segments, muted" in capsys.readouterr().out
    assert main(["learned", folder, "--unmute", "project", "--quiet"]) == 0
    chart = tmp_path / "reliability.svg"
    assert main(["learned", folder, "--reliability", str(chart), "--quiet"]) == 0
    assert "came true" in capsys.readouterr().out
    assert ElementTree.fromstring(chart.read_text()).tag.endswith("svg")
    assert main(["learned", folder, "--mute", "nobody", "--quiet"]) == 2


def test_translate_tells_where_words_come_from(engine, tmp_path, capsys):
    path = tmp_path / "line.txt"
    path.write_text("Open the printer.\n", encoding="utf-8")
    assert main(["translate", str(engine), str(path), "--origins", "--quiet"]) == 0
    assert "[trained: printer-guide.tmx" in capsys.readouterr().out


def test_what_is_muted_does_not_leave_with_the_engine(project, tmp_path):
    confirm_all(project)
    assert len(project.learned.in_force()) == 3
    project.learned.mute("project")
    export_project_engine(project, tmp_path / "silent.postil")
    project.learned.mute("project", False)
    export_project_engine(project, tmp_path / "grown.postil")
    for name, knows in (("silent", False), ("grown", True)):
        import_engine(tmp_path / f"{name}.postil", tmp_path / name)
        said_there = Engine.open(tmp_path / name).suggest(QUESTION).target.plain
        assert (TERM in said_there) is knows


@pytest.mark.parametrize(
    "command",
    [("learned",), ("pretranslate", "--no-machine"), ("update-memory", "--no-learning")],
)
def test_what_needs_an_engine_that_was_moved_names_it(command, project, engine, tmp_path, capsys):
    command, *instead = command
    own = tmp_path / "own"
    shutil.copytree(engine, own)
    project.attach_engine(own)
    project.close()
    own.rename(tmp_path / "elsewhere")
    assert main([command, str(project.folder)]) == 5
    said = capsys.readouterr().err
    assert f"{own} is not there" in said
    if instead:
        assert instead[0] in said
        assert main([command, str(project.folder), *instead]) == 0
