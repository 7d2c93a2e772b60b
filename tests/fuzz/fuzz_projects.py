"""Projects with their databases, journals and engines, and packages: what is done with each."""

from __future__ import annotations

import io
import tempfile
import zipfile
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from fuzz_arrays import mutate_models
from fuzz_case import Broken, Target, allowed, folder_case, only, write_case
from fuzz_database import mutate_database
from fuzz_dialects import MEMOQ, TRADOS
from fuzz_engine_seeds import block_engine
from fuzz_json import mutate_json
from fuzz_mutate import mutate
from fuzz_seeds import SAMPLE, Case, packed

from postil.errors import PostilError
from postil.formats.registry import RETURN_SUFFIXES
from postil.formats.segment import SegmentState
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project
from postil.workspace.package.handoffs import (
    export_return_package,
    handoff_targets,
    open_handoff_package,
)
from postil.workspace.package.merge import merge_package
from postil.workspace.package.packages import pack_project, unpack_project
from postil.workspace.project import Project
from postil.workspace.safety.failures import last_draft, open_copy
from postil.workspace.segments.bulk import Edit
from postil.workspace.segments.filters import SegmentFilter
from postil.workspace.segments.text_search import TextQuery

MEMORY = """<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>
<tu><tuv xml:lang="en"><seg>Press the red button.</seg></tuv>
<tuv xml:lang="fr"><seg>Appuyez sur le bouton rouge.</seg></tuv></tu>
<tu changedate="20210131T120000Z" creationid="A">
<tuv xml:lang="en"><seg>Open the <bpt i="1"/>door<ept i="1"/>.</seg></tuv>
<tuv xml:lang="fr"><seg>Ouvrez la <bpt i="1"/>porte<ept i="1"/>.</seg></tuv></tu></body></tmx>
"""
TEXT = "Press the green button. Wait.\n\nOpen the door now.\n\nOpen the door now.\n"


def open_project(folder: Path) -> None:
    """A project: open it and use all there is."""
    engine = folder / "engine"
    copy = folder / "copy"
    with tempfile.TemporaryDirectory() as name:
        try:
            with Project.open(folder) as project:
                allowed(lambda: project.attach_engine(engine))
                allowed(*_looks(project), *_reports(project))
                allowed(*_changes(project), *_learned(project, Path(name)))
                allowed(*_exports(project, Path(name)))
        except PostilError:
            with open_copy(folder, copy) as project:
                allowed(*_looks(project))
            raise


Steps = Sequence[Callable[[], object]]


def _looks(project: Project) -> Steps:
    """What the window asks for as one goes through a project."""
    rows = [segment.row_id for segment in project.segments.read()][:3]
    source = TaggedText("Press the green button.")
    return [
        lambda: (project.info, project.memories.settings, project.memories.sizes()),
        lambda: (project.files.outline, project.files.all(), project.files.glossaries()),
        *[lambda row=row: project.matching.proposals(row) for row in rows],  # type: ignore[misc]
        *[lambda row=row: project.matching.machine(row).proposal for row in rows],  # type: ignore[misc]
        *[lambda row=row: project.matching.composed(row) for row in rows],  # type: ignore[misc]
        *[lambda row=row: project.terminology.in_segment(row) for row in rows],  # type: ignore[misc]
        *[lambda row=row: project.tools.versions.of(row) for row in rows],  # type: ignore[misc]
        *[lambda row=row: project.checks.segment(row) for row in rows],  # type: ignore[misc]
        lambda: project.memories.concordance("button"),
        lambda: project.memories.concordance("e", "target", whole_words=False),
        project.tools.annotations.comments,
        lambda: project.tools.finder.named,
        lambda: project.tools.finder.find(SegmentFilter(findings=True, learned=True)),
        lambda: project.tools.finder.find(SegmentFilter(TextQuery("o")), "source"),
        lambda: project.assistance.alternatives(source),
        lambda: project.assistance.findings(source, TaggedText("Appuyez")),
        lambda: project.assistance.completer(source),
        lambda: last_draft(project),
        project.plan.pace,
        project.blocked.all,
        lambda: project.coming_suggestions.refresh(rows[0]) if rows else None,
        lambda: list(project.terminology.rows()),
        *[
            lambda memory=memory: (  # type: ignore[misc]
                project.units.browse(memory),
                project.units.statistics(memory),
            )
            for memory in project.memories.sizes()
        ],
    ]


def _reports(project: Project) -> Steps:
    return [
        project.checks.all,
        project.reports.analyse,
        project.reports.analyses,
        lambda: project.reports.weights,
        project.reports.edits,
        project.reports.counts,
        project.learned.events,
        project.learned.layers,
        project.learned.reliability,
        project.review.changed,
    ]


def _changes(project: Project) -> Steps:
    """Everything that writes, on the first segments."""
    rows = [segment.row_id for segment in project.segments.read()][:3]
    if not rows:
        return []
    first, last, tools = rows[0], rows[-1], project.tools
    return [
        lambda: project.segments.confirm(first, TaggedText("Appuyez sur le bouton vert.")),
        lambda: project.segments.unconfirm(first),
        lambda: project.segments.save_draft(last, TaggedText("Ouvrez")),
        lambda: tools.recutting.undo(tools.recutting.split(first, 5)),
        lambda: tools.recutting.undo(tools.recutting.merge(first)),
        lambda: tools.bulk.undo(tools.bulk.apply([Edit(last, TaggedText("x"))])),
        lambda: tools.replacer.replace(tools.replacer.find(TextQuery("r"), "R")),
        lambda: tools.propagation.repeat(last),
        lambda: tools.annotations.add_comment(first, "?", "Ann"),
        lambda: tools.annotations.lock([last]),
        lambda: tools.annotations.set_state([first], SegmentState.REVIEWED),
        lambda: project.checks.ignore(project.checks.all()),
        lambda: project.checks.set_settings(project.checks.settings),
        lambda: project.batch.undo(project.batch.pretranslate()),
        project.confirmed_imports.remember,
        lambda: project.blocked.block("green", "verte"),
        lambda: project.segments.confirm(last, TaggedText("Ouvrez la porte.")),
        lambda: project.review.begin("Ann"),
        project.review.accept_all,
        project.review.end,
    ]


def _learned(project: Project, out: Path) -> Steps:
    """Layers of what was learned."""
    path = out / "layer.postil-layer"
    return [
        lambda: project.learned.mute("project"),
        lambda: project.learned.mute("project", False),
        lambda: project.learned.mute("base"),
        lambda: project.learned.export("project", path),
        lambda: project.learned.bring_along(path),
        lambda: project.learned.delete("client"),
        project.learned.in_force,
    ]


def _exports(project: Project, out: Path) -> Steps:
    newer = out / "newer.txt"
    newer.write_text(TEXT.replace("green", "blue") + "More.\n", encoding="utf-8")
    return [
        *[
            lambda document=document: project.files.export(  # type: ignore[misc]
                document.id, out / f"out{document.id}.txt"
            )
            for document in project.files.all()
        ],
        lambda: project.files.export_all(out / "all"),
        lambda: project.memories.export(out / "out.tmx"),
        lambda: project.terminology.export(out / "out.tsv"),
        lambda: pack_project(project, out / "out.postilproject"),
        *[
            lambda document=document: project.files.update(document.id, newer)  # type: ignore[misc]
            for document in project.files.all()
        ],
        *[
            lambda document=document: project.files.remove(document.id)  # type: ignore[misc]
            for document in project.files.all()[:1]
        ],
    ]


def open_package(folder: Path) -> None:
    """A package: make a project of it, pack that again, merge it into itself."""
    path = only(folder)
    with unpack_project(path, folder / "project") as project:
        before = _told(project)
        try:
            again = folder / "again.postilproject"
            pack_project(project, again)
            merge_package(project, again)
            if _told(project) != before:
                raise Broken("merging a project with itself changes it")
            with unpack_project(again, folder / "copy") as copy:
                if _told(copy) != before:
                    raise Broken("a package of the project says something else")
        except PostilError as error:
            raise Broken(f"an opened project cannot be handed on: {error}") from error
        allowed(lambda: merge_package(project, path))
        allowed(*_looks(project), *_reports(project), *_changes(project))
        with tempfile.TemporaryDirectory() as name:
            allowed(*_exports(project, Path(name)))


def _told(project: Project) -> list[tuple[object, ...]]:
    return [(one.key, one.source, one.target, one.state) for one in project.segments.read()]


def open_handed(folder: Path) -> None:
    """A package of Trados or memoQ: make a project of it, translate, give it back."""
    path = only(folder)
    for number, target in enumerate(handoff_targets(path)):
        back = folder / f"back{number}{RETURN_SUFFIXES[path.suffix]}"
        with open_handoff_package(path, folder / f"project{number}", target=target).project as made:
            rows = [segment.row_id for segment in made.segments.read()]
            for row in rows[:3]:
                made.segments.confirm(row, TaggedText("Appuyez sur le bouton vert."))
            try:
                export_return_package(made, back)
            except PostilError as error:
                raise Broken(f"an opened package cannot be given back: {error}") from error
            if path.suffix == ".mqout":
                again = folder / f"again{number}.mqout"
                back.rename(again)
                with open_handoff_package(
                    again, folder / f"copy{number}", target=target
                ).project as copy:
                    if _targets(copy) != _targets(made):
                        raise Broken("what goes back does not say what was translated")


def _targets(project: Project) -> list[tuple[object, ...]]:
    return [(one.key, one.target) for one in project.segments.read()]


def bring_layer(folder: Path) -> None:
    """An exported layer: bring it along into a project, use the engine, take it out again."""
    with Project.open(folder / "project") as project:
        project.attach_engine(folder / "engine")
        project.learned.bring_along(folder / "case.postil-layer")
        allowed(*_learned(project, folder))
        project.matching.machine(project.segments.read()[0].row_id)
        project.segments.confirm(1, TaggedText("Appuyez."))
        project.learned.delete("client")


def _make_project(folder: Path, *, engine: bool) -> Project:
    (folder / "a.txt").write_text(TEXT, encoding="utf-8")
    (folder / "memory.tmx").write_text(MEMORY, encoding="utf-8")
    project = create_project(
        folder / "p",
        NewProject(
            name="P",
            source_language="en",
            target_language="fr",
            documents=[folder / "a.txt"],
            memories=[folder / "memory.tmx"],
            glossaries=[SAMPLE / "glossary.tsv"],
        ),
    )
    if engine:
        write_case(block_engine(), folder / "p" / "engine")
        project.attach_engine(folder / "p" / "engine")
        project.blocked.block("door", "porte")
    project.segments.confirm(1, TaggedText("Appuyez sur le bouton."))
    project.segments.save_draft(2, TaggedText("Attendez"))
    project.tools.annotations.add_comment(1, "Which one?", "Ann")
    project.tools.annotations.lock([2])
    project.tools.finder.keep("Mine", SegmentFilter(TextQuery("a+", is_regex=True)))
    project.reports.analyse(keep=True)
    project.checks.set_settings(project.checks.settings)
    project.review.begin("Ben")
    project.segments.confirm(1, TaggedText("Appuyez sur le bouton vert."))
    if engine:
        project.learned.export("project", folder / "p" / "layer.postil-layer")
        project.learned.bring_along(folder / "p" / "layer.postil-layer")
    return project


def _closed(name: str, *, engine: bool) -> Case:
    _make_project(Path(name), engine=engine).close()
    case = folder_case(Path(name) / "p")
    return {name: data for name, data in case.items() if not name.endswith((".lock", "-shm"))}


def _projects() -> list[Case]:
    with tempfile.TemporaryDirectory() as name:
        return [_closed(name, engine=True)]


def _layers() -> list[Case]:
    with tempfile.TemporaryDirectory() as name:
        case = _closed(name, engine=True)
    found: Case = {"case.postil-layer": case.pop("layer.postil-layer")}
    for name, data in case.items():
        found[name if name.startswith("engine/") else f"project/{name}"] = data
    return [found]


def _packages() -> list[Case]:
    with tempfile.TemporaryDirectory() as name, _make_project(Path(name), engine=False) as project:
        path = Path(name) / "case.postilproject"
        pack_project(project, path)
        return [{path.name: path.read_bytes()}]


def _handed() -> list[Case]:
    trados = {
        "Lids.sdlproj": '<PackageProject PackageType="ProjectPackage"><LanguageDirections>'
        '<LanguageDirection SourceLanguageCode="en" TargetLanguageCode="fr"/></LanguageDirections>'
        '<GeneralProjectInfo Name="Lids" DueDate="2031-05-06T16:00:00Z"/><ManualTask/>'
        "</PackageProject>",
        "fr/case.sdlxliff": TRADOS,
        "Tm/memory.tmx": MEMORY,
    }
    memoq = {
        "project.xml": "<any/>",
        "a/case.mqxliff": MEMOQ,
        "a/case.mqxlz": packed({"document.mqxliff": MEMOQ}),
        "a/terms.csv": "English,French\nlid,couvercle\n",
    }
    return [{"case.sdlppx": packed(trados)}, {"case.mqout": packed(memoq)}]


def _change_project(case: Case, others: Sequence[Case], random: Random) -> Case:
    """The database most of the time; the other files now and then."""
    kind = random.random()
    if kind < 0.85:
        name = next(name for name in case if name.endswith(".sqlite"))
        data = case[name]
        for _ in range(random.choice((1, 1, 2, 4))):
            data = mutate_database(data, random)
        return {**case, name: data}
    if kind < 0.9:
        return mutate_models(case, others, random)
    return mutate(case, others, random)


def _change_layer(case: Case, others: Sequence[Case], random: Random) -> Case:
    name = "case.postil-layer"
    lines = case[name].split(b"\n", 1)
    changed = {"header.json": lines[0], "learned.jsonl": lines[-1]}
    if random.random() < 0.3:
        changed["header.json"] = mutate_json(lines[0], random)
    else:
        only_events = {"learned.jsonl": lines[-1]}
        changed |= mutate_models(only_events, [only_events], random)
    return {**case, name: changed["header.json"] + b"\n" + changed["learned.jsonl"]}


def _change_package(case: Case, others: Sequence[Case], random: Random) -> Case:
    """A sound zip in which a line of JSON says something else."""
    if random.random() < 0.4:
        return mutate(case, others, random)
    ((name, data),) = case.items()
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        members = {info.filename: archive.read(info) for info in archive.infolist()}
    for _ in range(random.choice((1, 1, 2, 4))):
        member = random.choice(sorted(x for x in members if x.endswith((".json", ".jsonl"))))
        lines = members[member].split(b"\n")
        if not member.endswith(".jsonl"):
            members[member] = mutate_json(members[member], random)
            continue
        at = random.randrange(len(lines))
        lines[at] = mutate_json(lines[at], random)
        members[member] = b"\n".join(lines)
    return {name: packed(members)}


TARGETS = (
    Target("project", _projects, open_project, _change_project),
    Target("layer", _layers, bring_layer, _change_layer),
    Target("package", _packages, open_package, _change_package),
    Target("handoff", _handed, open_handed),
)
