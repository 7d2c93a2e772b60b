"""A working day, by keyboard alone: from a document and a memory to what the client gets back."""

from __future__ import annotations

from collections import Counter
from html import unescape
from pathlib import Path

from day_files import (
    Pair,
    held,
    plain,
    read_docx,
    sample_pairs,
    write_docx,
    write_glossary,
    write_memory,
)
from day_hands import Hands
from desk_driver import PATIENCE
from pytestqt.qtbot import QtBot

from postil.engine.engine import Engine
from postil.engine.exchange.archive import import_engine
from postil.formats.exchange.tmx import read_tmx
from postil.formats.segment import SegmentState
from postil.text.tags import Tag, TaggedText
from postil.workspace.records import Proposal
from postil_gui.features.editing.segments.split_dialog import SplitDialog
from postil_gui.features.projects.brought_list import BroughtList
from postil_gui.features.projects.new_project import (
    DETAILS,
    ENGINE,
    MEMORIES,
    SUMMARY,
    NewProjectDialog,
)
from postil_gui.features.review.commands import FindingDialog
from postil_gui.features.terms.dialog import TermDialog
from postil_gui.qt import QtWidgets
from postil_gui.shell.main_controller import MainController

THANKS = plain(
    "Thank you for choosing a printer of the Aurora series.",
    "Merci d'avoir choisi une imprimante de la série Aurora.",
)
ASK = plain(
    "Ask the fleet desk for a new waste toner box.",
    "Demandez un nouveau bac de récupération de toner au guichet du parc.",
)
APART = (plain("Open the rear cover.", "", end=False), plain("Remove the jammed sheet.", ""))
MERGED = plain(
    "Open the rear cover. Remove the jammed sheet.",
    "Ouvrez le capot arrière et retirez la feuille coincée.",
)
LONG = plain("Open the front cover, then pull the toner cartridge out slowly.", "")
SPLIT = (
    plain("Open the front cover,", "Ouvrez le capot avant,", end=False),
    plain(
        "then pull the toner cartridge out slowly.",
        "puis retirez lentement la cartouche de toner.",
    ),
)
TERM, INTO = "status sheet", "page d'état"
SAMPLE = sample_pairs()
BROUGHT = [THANKS, *SAMPLE, ASK, *APART, LONG]  # what the document holds
DONE = [THANKS, *SAMPLE, ASK, MERGED, *SPLIT]  # segments as they are in the end
WAYS = {"exact", "fuzzy", "repaired", "assembled", "fragment", "machine", "term"}
KEYS = {"completion", "concordance", "term by key", "term added"}
REVIEWED = "Nous vous remercions d'avoir choisi une imprimante de la gamme Aurora."
DECIDED = "Nous vous remercions d'avoir choisi une imprimante de la série Aurora."
TAKEN = "Petit guide de votre imprimante multifonction"


def test_a_translators_day_with_every_command(
    desk: MainController, qtbot: QtBot, tmp_path: Path
) -> None:
    hands = begin(desk, qtbot, tmp_path)
    day = Translating(hands)
    day.all_segments()
    assert day.used == WAYS | KEYS
    assert len(DONE) >= 60
    origins = Counter(one.origin for one in hands.project.segments.read())
    assert min(origins[one] for one in ("memory", "machine", "translator")) >= 5
    check(hands)
    review(hands, tmp_path)
    texts = [THANKS.source.plain, SAMPLE[0].source.plain]
    final = [
        Pair(one.source, TaggedText.of(new), one.end)
        if one.source.plain in texts and (new := (DECIDED, TAKEN)[texts.index(one.source.plain)])
        else one
        for one in DONE
    ]
    hand_over(hands, final, tmp_path)
    hands.press("Ctrl+W")
    assert desk.open_project is None


def begin(desk: MainController, qtbot: QtBot, folder: Path) -> Hands:
    """Make the project in the wizard and wait for its engine."""
    hands = Hands(desk, qtbot)
    hands.press("Ctrl+N")
    wizard = hands.dialog(NewProjectDialog)
    assert isinstance(wizard, NewProjectDialog)
    add(hands, wizard.files.documents, write_docx(folder / "guide.docx", BROUGHT))
    for field, name in ((wizard.files.source, "English"), (wizard.files.target, "French")):
        hands.tab_to(field)
        hands.press("Ctrl+A")
        hands.keys(name)
        hands.press("Tab")
    forward(hands, wizard, MEMORIES)
    add(hands, wizard.memories.memories, write_memory(folder / "client.tmx"))
    add(hands, wizard.memories.glossaries, write_glossary(folder / "client.tsv"))
    forward(hands, wizard, ENGINE)
    assert hands.focus() is wizard.engine.train
    forward(hands, wizard, DETAILS)
    forward(hands, wizard, SUMMARY)
    assert wizard.summary.rows["Engine"] == "is trained now from the memories"
    hands.press("Return")
    hands.wait_for(lambda: desk.open_project is not None)
    qtbot.waitUntil(lambda: hands.project.engine is not None, timeout=3 * PATIENCE)
    hands.wait_until_idle()
    return hands


def add(hands: Hands, files: BroughtList, path: Path) -> None:
    """Press the list's button for more files, and name one."""
    hands.tab_to(files.add)
    hands.answer(QtWidgets.QFileDialog, str(path), lambda: hands.press("Space"))
    hands.wait_for(lambda: hands.desk.executor.is_idle)
    assert files.paths == [path]


def forward(hands: Hands, wizard: NewProjectDialog, page: int) -> None:
    while wizard.pages.currentIndex() < page:
        before = wizard.pages.currentIndex()
        hands.press("Alt+Right")
        assert wizard.pages.currentIndex() == before + 1, wizard.problem.text()


class Translating:
    """Translates every segment; takes what the desk offers, each way at least once.

    Attributes
    ----------
    used
        The ways in which something was taken so far.
    """

    def __init__(self, hands: Hands) -> None:
        self.hands = hands
        self.used: set[str] = set()

    def all_segments(self) -> None:
        hands = self.hands
        for number, pair in enumerate(DONE, 1):
            hands.wait_until_idle()
            self._cut()
            segment = hands.view.editing.segment
            assert segment is not None
            assert segment.source.plain.strip() == pair.source.plain
            self._one(pair)
            assert self._stands(pair.target), number
            assert not hands.view.grid.editor.missing_tags()
            hands.press("Ctrl+Return")
            if number == 10:
                self._again()
        hands.wait_until_idle()
        assert {one.state for one in hands.project.segments.read()} == {SegmentState.TRANSLATED}
        assert len(hands.project.segments.read()) == len(DONE)

    def _cut(self) -> None:
        """Merge and split where the translation asks for it."""
        segment = self.hands.view.editing.segment
        assert segment is not None
        if segment.source.plain == APART[0].source.plain:
            self.hands.press("Ctrl+J")
        elif segment.source.plain == LONG.source.plain:
            self.hands.press("Ctrl+Alt+S")
            self.hands.dialog(SplitDialog)
            self.hands.press("Return")
        self.hands.wait_until_idle()
        self.hands.back()

    def _one(self, pair: Pair) -> None:
        """Translate the open segment in a way that was not used yet, if it can be."""
        tagged = bool(pair.target.tags)
        if pair is ASK:
            self._term_by_key()
        elif TERM in pair.source.plain and not tagged and "term added" not in self.used:
            self._look_and_add_term()
        elif self._machine_begins(pair.target) and "completion" not in self.used and not tagged:
            self._complete(pair.target.plain)
        else:
            self._take_proposal(pair.target)
        self._finish(pair.target)

    def _stands(self, target: TaggedText) -> bool:
        """Whether the editor has this translation."""
        return written(self.hands.view.grid.editor.text()) == written(target)

    def _take_proposal(self, target: TaggedText) -> None:
        """By its key, a proposal of a kind not taken yet; or one that is right, if the draft is
        not.
        """
        hands = self.hands
        right = self._stands(target)
        for number, proposal in enumerate(hands.view.editing.proposals, 1):
            kind = kind_of(proposal)
            fits = not (right or proposal.part) and written(proposal.target) == written(target)
            if kind in self.used and not fits:
                continue
            hands.press(f"Ctrl+{number}")
            if proposal.part:
                assert proposal.target.plain in hands.text
            else:
                assert hands.text == proposal.target.plain
            self.used.add(kind)
            return

    def _finish(self, target: TaggedText) -> None:
        """Correct what is wrong; where there are tags, write it anew, and insert them."""
        hands = self.hands
        now = hands.view.grid.editor.text()
        if self._stands(target):
            return
        if not (now.tags or target.tags):
            correct(hands, target.plain)
            return
        hands.press("Ctrl+A")
        hands.press("Del")
        for part in target.parts():
            if isinstance(part, Tag):
                hands.press("Ctrl+,")
            else:
                hands.keys(part)

    def _term_by_key(self) -> None:
        """The machine keeps to the client's glossary; a term goes in by its key."""
        hands = self.hands
        machine = hands.view.editing.machine
        assert machine is not None
        assert "guichet du parc" in machine.target.plain
        terms = [card.insertable.plain for card in hands.view.terms.list.cards]
        hands.press("Ctrl+A")
        hands.press("Del")
        hands.press(f"Alt+Shift+{terms.index('guichet du parc') + 1}")
        assert hands.text == "guichet du parc"
        self.used.add("term by key")

    def _look_and_add_term(self) -> None:
        """See in the concordance how words were translated, insert it, and make it a term."""
        hands = self.hands
        hands.press("Ctrl+A")
        hands.press("Del")
        hands.press("Ctrl+K")
        hands.press("Ctrl+A")
        hands.keys("sheet")
        hands.press("Return")
        hands.wait_until_idle()
        hands.press("Down")
        wanted = hands.view.concordance.list.cards[0].lines[1].text.plain
        hands.press("Return")
        assert hands.text == wanted
        self.used.add("concordance")
        hands.back()
        hands.press("Ctrl+F2")
        dialog = hands.dialog(TermDialog)
        assert isinstance(dialog, TermDialog)
        for field, text in ((dialog.source, TERM), (dialog.target, INTO)):
            hands.tab_to(field)
            hands.press("Ctrl+A")
            hands.keys(text)
        hands.press("Return")
        hands.wait_until_idle()
        hands.back()
        segment = hands.view.editing.segment
        assert segment is not None
        assert INTO in {one.target for one in hands.project.terminology.in_segment(segment.row_id)}
        assert INTO in {card.insertable.plain for card in hands.view.terms.list.cards}
        self.used.add("term added")

    def _machine_begins(self, target: TaggedText) -> bool:
        """Whether the machine's first word is right, and its suggestion not."""
        machine = self.hands.view.editing.machine
        return (
            machine is not None
            and machine.target.plain != target.plain
            and machine.target.plain.split()[0] == target.plain.split()[0]
        )

    def _complete(self, target: str) -> None:
        """Type with what is shown in grey: Tab takes each word of it that is right."""
        hands, taken = self.hands, 0
        hands.press("Ctrl+Alt+Space")
        hands.press("Ctrl+A")
        hands.press("Del")
        while hands.text != target:
            hands.wait_until_idle()
            here = hands.text
            rest = hands.view.tools.completion.shown
            word = rest[: len(rest) - len(rest.lstrip())] + rest.split()[0] if rest.split() else ""
            if word and f"{target} ".startswith(f"{here}{word} "):
                hands.press("Tab")
                assert hands.text == here + word
                taken += 1
            else:
                hands.keys(target[len(here)])
        hands.press("Ctrl+Alt+Space")
        assert taken
        self.used.add("completion")

    def _again(self) -> None:
        """Go back to a confirmed segment, take the confirmation back, and confirm it again."""
        hands = self.hands
        hands.wait_until_idle()
        hands.press("Ctrl+Up")
        hands.wait_until_idle()
        before = len(learned(hands))
        hands.press("Ctrl+Shift+U")
        hands.wait_until_idle()
        assert len(learned(hands)) == before - 1
        hands.press("Ctrl+Return")
        hands.wait_until_idle()
        assert len(learned(hands)) == before


def written(text: TaggedText) -> str:
    """A text and the places of its tags, whatever they are called in its document."""
    return text.compact().text


def kind_of(proposal: Proposal) -> str:
    if proposal.kind == "memory":
        return "exact" if (proposal.score or 0) >= 100 else "fuzzy"
    return proposal.kind


def learned(hands: Hands) -> set[int]:
    return {one.row_id for one in hands.project.learned.events() if not one.undone}


def same(one: str, other: str) -> int:
    """How many characters two texts have in common at their beginning."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((n for n, (a, b) in pairs if a != b), min(len(one), len(other)))


def correct(hands: Hands, target: str) -> None:
    """Select what is wrong in the translation and type what is right."""
    now = hands.text
    begin = same(now, target)
    end = same(now[begin:][::-1], target[begin:][::-1])
    hands.press("Ctrl+Home")
    for _ in range(begin):
        hands.press("Right")
    for _ in range(len(now) - begin - end):
        hands.press("Shift+Right")
    if target[begin : len(target) - end]:
        hands.keys(target[begin : len(target) - end])
    else:
        hands.press("Del")
    assert hands.text == target


def check(hands: Hands) -> None:
    """Slip in a wrong number, let the checks find it, go there by key and put it right."""
    sheets = next(one for one in DONE if "550 sheets" in one.source.plain)
    number, right = DONE.index(sheets) + 1, sheets.target.plain
    hands.go(number)
    correct(hands, right.replace("bac 3", "bac 4"))
    hands.press("Ctrl+Return")
    hands.go(1)
    hands.press("Shift+F8")
    hands.wait_until_idle()
    checks = hands.view.checks
    hands.press("Alt+5")
    hands.tab_to(checks.kind)
    hands.keys("Num")
    assert checks.kind.currentData() == "numbers"
    hands.wait_until_idle()
    hands.back()
    hands.press("F8")
    hands.wait_until_idle()
    assert hands.view.grid.current_row == number - 1
    hands.back()
    correct(hands, right)
    hands.press("Ctrl+Return")
    hands.wait_until_idle()
    hands.press("Shift+F8")
    hands.wait_until_idle()
    assert number not in {found.number for found in checks.shown}
    hands.back()


def review(hands: Hands, folder: Path) -> None:
    """A colleague changes two texts, approves one and remarks something; the translator decides."""
    hands.answer(QtWidgets.QInputDialog, "Bea", lambda: hands.command("review.begin"))
    hands.wait_until_idle()
    hands.go(1)
    correct(hands, REVIEWED)
    hands.go(2)
    correct(hands, TAKEN)
    hands.go(3)
    hands.press("Ctrl+Alt+M")
    dialog = hands.dialog(FindingDialog)
    assert isinstance(dialog, FindingDialog)
    hands.tab_to(dialog.text)
    hands.keys("Is this the name the client uses?")
    hands.press("Return")
    hands.wait_until_idle()
    hands.back()
    hands.press("Ctrl+Alt+Return")
    hands.wait_until_idle()
    report = folder / "review.html"
    hands.answer(QtWidgets.QFileDialog, str(report), lambda: hands.command("review.report"))
    hands.wait_until_idle()
    told = unescape(report.read_text(encoding="utf-8"))
    for text in (REVIEWED, TAKEN, "Is this the name the client uses?", "changed by Bea"):
        assert text in told
    decide(hands)


def decide(hands: Hands) -> None:
    """The translator accepts one change, rejects another, and takes over what is left."""
    hands.go(1)
    hands.press("Ctrl+Alt+.")
    hands.wait_until_idle()
    hands.press("Ctrl+Alt+,")
    hands.wait_until_idle()
    assert hands.text == DECIDED
    hands.press("Ctrl+Return")
    hands.wait_until_idle()
    hands.command("review.take_over")
    hands.wait_until_idle()
    hands.command("review.end")
    hands.wait_until_idle()
    states = [one.state for one in hands.project.segments.read()]
    assert states[2] is SegmentState.REVIEWED
    assert {*states[:2], *states[3:]} == {SegmentState.TRANSLATED}
    assert all(one.confirmed for one in hands.project.segments.read())
    rows = [one.row_id for one in hands.project.segments.read()]
    assert learned(hands) == set(rows)


def hand_over(hands: Hands, pairs: list[Pair], folder: Path) -> None:
    """Export document, memory and engine, and look at what the client gets."""
    dialog = QtWidgets.QFileDialog
    document, memory, archive_file = folder / "out.docx", folder / "out.tmx", folder / "out.postil"
    hands.back()
    hands.answer(dialog, str(document), lambda: hands.press("Ctrl+E"))
    hands.wait_until_idle()
    hands.answer(dialog, str(memory), lambda: hands.command("project.export_memory"))
    hands.wait_until_idle()
    hands.answer(dialog, str(archive_file), lambda: hands.command("engine.export"))
    hands.wait_until_idle()
    expected: list[tuple[str, list[str]]] = []
    begun: list[Pair] = []
    for pair in pairs:
        begun.append(pair)
        if pair.end:
            text = " ".join(one.target.plain for one in begun)
            expected.append((text, [part for one in begun for part in held(one.target)]))
            begun.clear()
    assert read_docx(document) == expected
    units = list(read_tmx(memory, "en", "fr"))
    assert {(one.source.plain.strip(), one.target.plain.strip()) for one in units} == {
        (one.source.plain, one.target.plain) for one in pairs
    }
    import_engine(archive_file, folder / "engine")
    engine = Engine.open(folder / "engine")
    for pair in pairs[:4]:
        assert engine.suggest(pair.source).target.plain == pair.target.plain
