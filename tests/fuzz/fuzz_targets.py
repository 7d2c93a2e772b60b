"""The parsers that are fuzzed: what each is fed, and what it must do with it.

A parser may refuse a file (``PostilError``) or use it. What it accepts, it must be able to finish:
export as it was, take translations, and read those again. Anything else is a finding.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice
from pathlib import Path
from types import SimpleNamespace

import fuzz_seeds
import numpy as np
from fuzz_seeds import SAMPLE, Case

from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.moses_exchange import export_moses_engine, import_moses_engine
from postil.engine.parcel import export_engine, import_engine
from postil.errors import PostilError
from postil.formats.document import Document
from postil.formats.documents import open_document
from postil.formats.segment import SegmentState
from postil.formats.srx import read_srx, write_srx
from postil.formats.termbase import stream_termbase, write_termbase
from postil.formats.tmx import read_tmx, tmx_languages
from postil.memory.importer import export_memory, import_tmx
from postil.memory.patterns import pattern_of
from postil.memory.store import TranslationMemory
from postil.models.lm import LanguageModel
from postil.models.lm_arpa import read_arpa
from postil.models.lm_estimate import LMOptions, estimate_lm
from postil.text.srx import Rule, SegmentationRules
from postil.text.tags import TaggedText
from postil.text.vocabulary import Vocabulary
from postil.training.recipes import train_engine
from postil.training.request import TrainingRequest
from postil.workspace.checks.catalogue import check_pair
from postil.workspace.checks.finding import Pair
from postil.workspace.checks.patterns import check_rule
from postil.workspace.checks.settings import CheckSettings, PatternRule
from postil.workspace.creation import create_project
from postil.workspace.package_merge import merge_package
from postil.workspace.packages import pack_project, unpack_project
from postil.workspace.project import Project

_BILINGUAL = (".po", ".xlf", ".sdlxliff", ".mqxliff", ".mqxlz")


class Broken(AssertionError):  # noqa: N818  (a promise is)
    """A promise was not kept: the file was accepted, and then something of it was lost."""


@dataclass(frozen=True)
class Target:
    """A parser.

    Attributes
    ----------
    seeds
        The cases from which others are made.
    run
        Reads the files of a case in the folder it is given.
    """

    name: str
    seeds: Callable[[], list[Case]]
    run: Callable[[Path], None]


def _only(folder: Path) -> Path:
    """The file of a case of one file."""
    return min(folder.iterdir())


def read_document(folder: Path) -> None:
    """Open, export untouched, translate every segment, export, open again."""
    path = _only(folder)
    document = open_document(path, "en", "fr")
    ids = [segment.id for segment in document.segments]
    if len(set(ids)) != len(ids):
        raise Broken("two segments have one id")
    try:
        _export(document, path)
    except PostilError as error:
        raise Broken(f"a document that could be opened cannot be exported: {error}") from error


def _export(document: Document, path: Path) -> None:
    out = path.parent / f"out{path.suffix}"
    document.save(out, {})
    if out.read_bytes() != path.read_bytes():
        raise Broken("the untouched export is not the file")
    bilingual = path.suffix in _BILINGUAL
    texts = {
        segment.id: segment.source + TaggedText("é")
        if bilingual
        else TaggedText("É" + segment.source.text, segment.source.tags)
        for segment in document.segments
    }
    document.save(out, texts, dict.fromkeys(texts, SegmentState.TRANSLATED))
    try:
        again = open_document(out, "en", "fr").segments
    except PostilError as error:
        raise Broken(f"the translated export cannot be opened: {error}") from error
    if bilingual:
        found = {segment.id: segment.target for segment in again}
        if any(found.get(name) != text for name, text in texts.items()):
            raise Broken("a translation is not in the export")
        return
    wanted = _letters("".join(text.plain for text in texts.values()))
    if _letters("".join(segment.source.plain for segment in again)) != wanted:
        raise Broken("the export does not say what was translated")


def _letters(text: str) -> str:
    return "".join(sorted(char for char in text if char.isalnum()))


def read_memory(folder: Path) -> None:
    """Languages, import, look-up, export, import again: what came in is there."""
    path = _only(folder)
    languages = tmx_languages(path)
    if len(languages) < 2:
        return
    source, target = languages[:2]
    memory = TranslationMemory.open_file(folder / "memory.sqlite", language=source)
    try:
        import_tmx(memory, path, source, target)
        units = list(memory.units())
        for unit in islice(units, 3):
            memory.lookup(unit.source)
            memory.concordance(unit.source.plain[:20])
        out = folder / "out.tmx"
        export_memory(memory, out, source, target)
    finally:
        memory.close()
    try:
        again = [(unit.source.plain, unit.target.plain) for unit in read_tmx(out, source, target)]
    except PostilError as error:
        raise Broken(f"the exported memory cannot be read: {error}") from error
    if again != [(unit.source.plain, unit.target.plain) for unit in units]:
        raise Broken("the exported memory does not say what was imported")


def read_glossary(folder: Path) -> None:
    """Read, recognise, write as TBX and as a table, read again."""
    terms = list(stream_termbase(_only(folder), "en", "fr"))
    if not terms:
        return  # a termbase without any is refused when it is read
    for ending in (".tbx", ".tsv"):
        out = folder / f"out{ending}"
        try:
            write_termbase(terms, out, "en", "fr")
            again = list(stream_termbase(out, "en", "fr"))
        except PostilError as error:
            raise Broken(f"the exported glossary cannot be read: {error}") from error
        if {(t.source, t.target) for t in again} != {(t.source, t.target) for t in terms}:
            raise Broken(f"the glossary written as {ending} says something else")


def read_rules(folder: Path) -> None:
    """Read segmentation rules and cut texts by them."""
    rules = read_srx(_only(folder))
    write_srx(rules, folder / "out.srx")
    for language in ("en", "fr-CA", "ja"):
        cut = rules.splitter(language)
        for text in (
            "Mr. Smith left. He said: “No!” Yes? 3.5 km",
            "a" * 300 + ". B",
            "。いいえ。はい",
        ):
            if "".join(cut(text)) != text:
                raise Broken("the sentences are not the text")


def read_language_model(folder: Path) -> None:
    """An ARPA file: import and query."""
    model = read_arpa(_only(folder), folder / "lm", Vocabulary(["a", "b"]))
    for sentence in ([], [3, 4], [4, 3, 3, 4, 0, 99]):
        model.score_sentence(sentence)


def open_language_model(folder: Path) -> None:
    """The folder of a language model in either form: open and query."""
    model = LanguageModel.open(folder)
    for sentence in ([], [3, 4], [4, 3, 3, 4, 0, 99, 2**32 - 1]):
        model.score_sentence(sentence)
        model.context_after(sentence)


def read_moses_tables(folder: Path) -> None:
    """An engine of Moses: import, open, translate."""
    out = folder / "engine"
    import_moses_engine(
        folder / "moses.ini", out, name="x", source_language="en", target_language="fr"
    )
    _use_engine(out)


def open_engine(folder: Path) -> None:
    """An engine folder: open, translate, learn."""
    _use_engine(folder)


def import_parcel(folder: Path) -> None:
    """An engine as one file: import and use."""
    out = folder / "imported"
    import_engine(folder / "case.postil", out)
    _use_engine(out)


def _use_engine(folder: Path) -> None:

    engine = Engine.open(folder)
    for text in ("Press the power button.", "xyzzy", "Open the cover of the printer, then wait."):
        engine.suggest(TaggedText(text))
    engine.align("Press the button", "Appuyez sur le bouton")
    state = engine.state()
    event = engine.learn(TaggedText("Press the red button."), TaggedText("Appuyez."), Provenance())
    engine.suggest(TaggedText("Press the red button."))
    engine.undo(event)
    if engine.state() != state:
        raise Broken("undo does not take back what was learned")


def open_project(folder: Path) -> None:
    """A project: open it and use what there is, without an engine."""
    with Project.open(folder) as project:
        project.info  # noqa: B018
        project.match_settings  # noqa: B018
        segments = [segment.row_id for segment in project.segments(0, project.segment_count())]
        for row in segments[:3]:
            project.proposals(row)
            project.terms(row)
        project.checks.all()
        project.reports.analyse()
        project.reports.analyses()
        project.statistics()
        project.learned_events()
        for text in ("button", "e"):
            project.concordance(text)
        if segments:
            project.confirm(segments[0], TaggedText("Un."))
            project.unconfirm(segments[0])
        for document in project.documents():
            project.export_document(document.id, folder / f"out{document.id}.txt")
        project.export_memory(folder / "out.tmx")


def open_package(folder: Path) -> None:
    """A package: make a project of it, pack that again, merge it into itself."""
    path = _only(folder)
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
        try:
            merge_package(project, path)
        except PostilError:
            return  # what was opened need not fit what was made of it


def _told(project: Project) -> list[tuple[object, ...]]:
    return [(one.key, one.source, one.target, one.state) for one in project.segments()]


def use_expression(folder: Path) -> None:
    """A regular expression of a user in each place that takes one, on texts made to be slow."""
    text = _only(folder).read_bytes().decode("utf-8", "replace").strip("\n")
    slow = "a" * 40 + "! Press ((the)) [button] 3.5 km é" + "ab" * 30
    _allowed(partial(_find, text, slow))
    rule = PatternRule("mine", text, source=text)

    def check() -> None:
        check_rule(rule)
        settings = CheckSettings(patterns=(rule,))
        list(check_pair(Pair(TaggedText(slow), TaggedText(slow), "en", "fr", (), settings)))

    _allowed(check)

    def split() -> None:
        rules = SegmentationRules({"x": (Rule(True, text, "."),)}, ((text, "x"), (".*", "x")))
        if "".join(rules.splitter("en")(slow)) != slow:
            raise Broken("the sentences are not the text")

    _allowed(split)


def _find(text: str, slow: str) -> None:
    for whole in (False, True):
        pattern = pattern_of(text, expression=True, whole_words=whole)
        if pattern is None:
            continue
        pattern.trigrams()
        try:
            pattern.spans(slow, time.monotonic() + 0.5)
        except TimeoutError:
            continue


def _allowed(work: Callable[[], object]) -> None:
    try:
        work()
    except PostilError:
        return


def folder_case(folder: Path) -> Case:
    """All files below ``folder``."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@cache
def _engine(form: str = "probing") -> Case:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "engine"
        memory = SAMPLE / "printer-guide.tmx"
        options = LMOptions(form=form)  # type: ignore[arg-type]
        train_engine(TrainingRequest("x", "en", "fr", [memory], language_model=options), folder)
        shutil.rmtree(folder / "held-out", ignore_errors=True)
        return folder_case(folder)


def _parcel() -> list[Case]:

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "engine"
        write_case(_engine(), folder)
        export_engine(folder, Path(name) / "case.postil")
        return [{"case.postil": (Path(name) / "case.postil").read_bytes()}]


def _language_models() -> list[Case]:

    sentences = [[3, 4, 5], [4, 3, 3, 6], [5, 6, 3, 4], [3, 4, 6]] * 3
    tokens = np.array([token for sentence in sentences for token in sentence], np.uint32)
    offsets = np.cumsum([0, *map(len, sentences)]).astype(np.uint64)
    text = SimpleNamespace(tokens=tokens, offsets=offsets)
    cases = []
    with tempfile.TemporaryDirectory() as name:
        for form, quantise in (("probing", False), ("trie", False), ("trie", True)):
            folder = Path(name) / f"{form}{quantise}"
            options = LMOptions(form=form, quantise=quantise)  # type: ignore[arg-type]
            estimate_lm([text], 4, folder, options, vocabulary_size=8)
            cases.append(folder_case(folder))
    return cases


def _moses() -> list[Case]:

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "engine"
        write_case(_engine("trie"), folder)
        export_moses_engine(folder, Path(name) / "moses")
        return [folder_case(Path(name) / "moses")]


def _project(folder: Path) -> Project:
    (folder / "a.txt").write_text("Press the button. Wait.\n\nOpen it.\n", encoding="utf-8")
    project = create_project(
        folder / "p",
        name="P",
        source_language="en",
        target_language="fr",
        documents=[folder / "a.txt"],
        memories=[SAMPLE / "printer-guide.tmx"],
        glossaries=[SAMPLE / "glossary.tsv"],
    )
    project.confirm(1, TaggedText("Appuyez sur le bouton."))
    project.reports.analyse(keep=True)
    project.checks.set_settings(project.checks.settings)
    return project


def _projects() -> list[Case]:
    with tempfile.TemporaryDirectory() as name:
        _project(Path(name)).close()
        case = folder_case(Path(name) / "p")
        return [{name: data for name, data in case.items() if not name.endswith((".lock", "-shm"))}]


def _packages() -> list[Case]:
    with tempfile.TemporaryDirectory() as name, _project(Path(name)) as project:
        project.tools.marks.add_comment(1, "Which one?", "Ann")
        path = Path(name) / "case.postilproject"
        pack_project(project, path)
        return [{path.name: path.read_bytes()}]


_EXPRESSIONS = (
    r"\bword\b", r"(a+)+$", r"(?:[a-z]+\s?)*!", r"([^\W\d_])\1", r"\d{1,3}(?:[.,]\d{3})*",
    r"(?<=a)b", r"(?i)x|y", r"\p{Lu}\p{Ll}+", r"[[a-z]--[aeiou]]", r"(?P<n>a)(?P=n)", "a{2,3}?b",
    r"\x{41}\Q.*\E\z", r"(a|aa)+b", r"(?>a+)b", r"\X", r"(?R)?a", r"(?:a|b){1,50}",
    r"\N{BULLET}", r"(?e)(?:word){e<=2}",
)  # fmt: skip


def _documents(ending: str) -> list[Case]:
    return fuzz_seeds.document_seeds()[ending]


def targets() -> dict[str, Target]:
    """Every parser by name."""
    found: Sequence[Target] = (
        *(
            Target(ending, partial(_documents, ending), read_document)
            for ending in fuzz_seeds.document_seeds()
        ),
        Target("tmx", fuzz_seeds.memory_seeds, read_memory),
        Target("glossary", fuzz_seeds.glossary_seeds, read_glossary),
        Target("srx", lambda: [{"case.srx": fuzz_seeds.SRX.encode()}], read_rules),
        Target("arpa", lambda: [{"case.arpa": fuzz_seeds.ARPA.encode()}], read_language_model),
        Target("lm", _language_models, open_language_model),
        Target("moses", _moses, read_moses_tables),
        Target("engine", lambda: [_engine()], open_engine),
        Target("parcel", _parcel, import_parcel),
        Target("project", _projects, open_project),
        Target("package", _packages, open_package),
        Target(
            "regex",
            lambda: [{"case.regex": text.encode()} for text in _EXPRESSIONS],
            use_expression,
        ),
    )
    return {target.name: target for target in found}


def write_case(case: Case, folder: Path) -> None:
    """The files of a case below ``folder``."""
    for name, data in case.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
