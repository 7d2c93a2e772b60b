"""Checks while typing and of everything, driven through the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from desk_driver import PATIENCE, Driver, Show, held

from postil.text.tags import TaggedText
from postil.workspace.project import Project
from postil_gui.features.checks.dialog import ChecksDialog
from postil_gui.features.checks.panel import ChecksPanel
from postil_gui.features.editing.replace.replace_dialog import ReplaceDialog
from postil_gui.qt import Qt, QtWidgets

NUMBERS = 11  # "Tray 3 holds up to 550 sheets of recycled paper."
TAGGED = 20
WRONG = "Le bac 4 contient contient 550 feuilles de papier recyclé."


def panel_of(driver: Driver) -> ChecksPanel:
    return driver.view.checks


def kinds(driver: Driver) -> set[str]:
    return {one.issue.finding.check for one in panel_of(driver).shown}


def write_wrong(driver: Driver) -> None:
    driver.go(NUMBERS)
    driver.write(WRONG)
    panel = panel_of(driver)
    driver.bot.waitUntil(
        lambda: any(one.issue.finding.check == "word-repeated" for one in panel.shown),
        timeout=PATIENCE,
    )


def test_what_is_typed_is_checked_without_saving(driver: Driver) -> None:
    driver.press("Alt+5")
    driver.press("Escape")
    write_wrong(driver)
    assert {"numbers", "word-repeated"} <= kinds(driver)
    severity, number = driver.view.model.finding(NUMBERS)
    assert severity == "error"
    assert number == len(panel_of(driver).shown)
    tip = driver.view.model.index(NUMBERS - 1, 3).data(Qt.ItemDataRole.ToolTipRole)
    assert "finding" in tip
    driver.write("Le bac 3 contient jusqu'à 550 feuilles de papier recyclé.")
    driver.bot.waitUntil(lambda: "numbers" not in kinds(driver), timeout=PATIENCE)


def test_everything_is_checked_and_gone_through_by_key(driver: Driver) -> None:
    write_wrong(driver)
    driver.go(1)
    driver.press("Shift+F8")
    driver.wait_until_idle()
    panel = panel_of(driver)
    assert panel.isVisible()
    assert NUMBERS in {one.number for one in panel.shown}
    panel.untranslated.setFocus()
    driver.press("Space")
    assert {one.number for one in panel.shown} >= {NUMBERS, 40}
    index = panel.kind.findData("word-repeated")
    panel.kind.setCurrentIndex(index)
    assert kinds(driver) == {"word-repeated"}
    driver.press("F8")
    driver.wait_until_idle()
    assert driver.view.grid.current_row == NUMBERS - 1
    assert driver.view.grid.editor.textCursor().selectedText()
    chosen = panel.shown[panel.list.currentIndex().row()]
    assert (chosen.number, chosen.issue.finding.check) == (NUMBERS, "word-repeated")
    driver.press("Ctrl+F8")
    driver.wait_until_idle()
    assert driver.view.grid.current_row == NUMBERS - 1  # the only one


def test_a_safe_fix_is_shown_and_applied(driver: Driver) -> None:
    write_wrong(driver)
    panel = panel_of(driver)
    driver.press("Alt+5")
    row = next(n for n, one in enumerate(panel.shown) if one.issue.finding.fix is not None)
    fix = panel.shown[row].issue.finding.fix
    assert fix is not None
    assert "\nFix: " in panel.list.cards[row].tip
    panel.list.choose(row)
    panel.list.setFocus()
    driver.press("F2")
    assert driver.text == fix.plain
    driver.press("Ctrl+Z")
    assert driver.text == WRONG


def test_a_finding_is_ignored_and_taken_back(driver: Driver) -> None:
    write_wrong(driver)
    driver.view.editing.save()
    driver.wait_until_idle()
    panel = panel_of(driver)
    driver.press("Alt+5")
    row = [one.issue.finding.check for one in panel.shown].index("word-repeated")
    panel.list.choose(row)
    driver.press("Del")
    driver.wait_until_idle()
    assert "word-repeated" not in kinds(driver)
    panel.ignored.click()
    row = [one.issue.finding.check for one in panel.shown].index("word-repeated")
    assert "ignored" in panel.list.cards[row].meta
    panel.menu(row).actions()[-3].trigger()
    driver.wait_until_idle()
    row = [one.issue.finding.check for one in panel.shown].index("word-repeated")
    assert not panel.shown[row].issue.ignored


def test_a_menu_is_about_the_finding_it_was_opened_for(driver: Driver) -> None:
    write_wrong(driver)
    driver.view.editing.save()
    driver.wait_until_idle()
    panel, said = panel_of(driver), list[str]()
    driver.view.announced.connect(said.append)
    row = [one.issue.finding.check for one in panel.shown].index("word-repeated")
    menu = panel.menu(row)
    other = [one for one in panel.shown if one.issue.finding.check != "word-repeated"]
    panel.show_issues(other, "")
    go, mend, ignore = menu.actions()[:3]
    ignore.trigger()
    driver.wait_until_idle()
    assert "word-repeated" not in kinds(driver)
    assert {one.issue.finding.check for one in other} <= kinds(driver)
    driver.go(1)
    text = driver.text
    driver.go(NUMBERS)
    driver.write("Tout autre chose.")
    driver.go(1)
    mend.trigger()
    assert driver.row_id == NUMBERS
    assert driver.text == "Tout autre chose."
    assert said[-1] == "The translation is another one by now."
    go.trigger()
    assert not driver.view.grid.editor.textCursor().hasSelection()
    driver.go(1)
    driver.view.checking.service.findings.recut(NUMBERS - 1, [NUMBERS], 0)  # merged, say
    go.trigger()
    mend.trigger()
    assert said[-1] == "This finding is no longer there."
    assert (driver.row_id, driver.text) == (1, text)
    menu.close()


def test_checks_are_switched_off_and_rules_added(driver: Driver) -> None:
    write_wrong(driver)
    driver.desk.window.book["qa.settings"].trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(ChecksDialog)
    assert dialog is not None
    for row in range(dialog.checks.count()):
        item = dialog.checks.item(row)
        if item.data(Qt.ItemDataRole.UserRole) == "word-repeated":
            item.setCheckState(Qt.CheckState.Unchecked)
    dialog.add_rule()
    dialog.rules.item(0, 2).setText("feuilles (")
    dialog._save()
    assert dialog.problem.text()
    dialog.rules.item(0, 2).setText("feuilles")
    dialog.rules.item(0, 5).setText("Say pages.")
    dialog._save()
    driver.wait_until_idle()
    assert "word-repeated" in driver.project.checks.settings.off
    driver.bot.waitUntil(lambda: "pattern" in kinds(driver), timeout=PATIENCE)
    assert "word-repeated" not in kinds(driver)
    assert any(one.issue.finding.message == "Say pages." for one in panel_of(driver).shown)


def test_what_changes_while_the_dialog_is_open_stays(driver: Driver) -> None:
    driver.desk.window.book["qa.settings"].trigger()
    driver.wait_until_idle()
    dialog = driver.desk.window.findChild(ChecksDialog)
    assert dialog is not None
    driver.project.checks.add_word("frobnicateur")
    driver.view.checking.service.switch_off("word-repeated")
    driver.wait_until_idle()
    dialog.longest.setValue(80)
    dialog._save()
    driver.wait_until_idle()
    now = driver.project.checks.settings
    assert now.longest == 80
    assert now.words == {"frobnicateur"}
    assert "word-repeated" in now.off


@pytest.mark.parametrize(
    ("name", "typed"),
    [("found.html", "found.html"), ("found.csv", "found.csv"), ("found.html", "found")],
)
def test_the_findings_are_exported(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, typed: str
) -> None:
    path = tmp_path / name
    monkeypatch.setattr(
        QtWidgets.QFileDialog,
        "getSaveFileName",
        staticmethod(lambda *_: (str(tmp_path / typed), "")),
    )
    write_wrong(driver)
    driver.press("Shift+F8")
    driver.wait_until_idle()
    driver.desk.window.book["qa.export"].trigger()
    driver.wait_until_idle()
    text = path.read_text(encoding="utf-8")
    assert "quick-guide.xlf" in text
    assert "Repeated words" in text
    assert "written to" in driver.desk.window.status.currentMessage()


def test_segments_without_a_translation_are_counted_not_listed(driver: Driver) -> None:
    write_wrong(driver)
    driver.press("Shift+F8")
    driver.wait_until_idle()
    panel = panel_of(driver)
    counts = driver.view.checking.service.findings.counts
    assert counts["empty"] > 10
    assert "empty" not in kinds(driver)
    assert "numbers" in kinds(driver)
    assert not panel.foot.isHidden()
    assert str(counts["empty"]) in panel.left_out.text()
    assert f"({counts.total() - counts['empty']})" in panel.kind.itemText(0)
    panel.untranslated.setFocus()
    driver.press("Space")
    assert "empty" in kinds(driver)
    driver.press("Space")
    assert "empty" not in kinds(driver)
    panel.kind.setCurrentIndex(panel.kind.findData("empty"))
    assert kinds(driver) == {"empty"}, "who asks for them gets them"


def test_a_confirmation_with_errors_says_so_and_a_key_leads_back_to_them(driver: Driver) -> None:
    told: list[str] = []
    driver.view.announced.connect(told.append)
    driver.go(NUMBERS)
    driver.write("Le bac 3 contient 540 feuilles de papier recyclé.")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert driver.view.grid.current_row == NUMBERS
    (said,) = [one for one in told if "with errors" in one]
    assert f"Segment {NUMBERS} " in said
    assert "550" in said
    driver.press("Ctrl+F8")
    driver.wait_until_idle()
    assert driver.view.grid.current_row == NUMBERS - 1
    assert driver.view.grid.editor.textCursor().selectedText() == "540"
    told.clear()
    driver.keys("550")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    assert not [one for one in told if "with errors" in one]


@pytest.mark.parametrize("since", ["edited", "unconfirmed"])
def test_errors_are_told_of_what_is_still_confirmed_only(driver: Driver, since: str) -> None:
    said: list[str] = []
    driver.view.announced.connect(said.append)
    driver.go(NUMBERS)
    with held(driver.open_project.search):
        driver.write(WRONG)
        driver.press("Ctrl+Return")
        driver.view.go_to_number(NUMBERS)
        if since == "edited":
            driver.keys("!")
            driver.view.editing.save()
        else:
            driver.press("Ctrl+Shift+U")
        driver.bot.waitUntil(lambda: driver.open_project.data.is_idle, timeout=PATIENCE)
    driver.wait_until_idle()
    if since == "edited":
        driver.press("Ctrl+Z")
    panel = panel_of(driver)  # the text of the confirmation is checked, but as a draft
    driver.bot.waitUntil(lambda: "numbers" in kinds(driver), timeout=PATIENCE)
    assert driver.text == WRONG
    assert panel.shown
    assert not any("is confirmed with errors" in one for one in said)


def test_signs_of_findings_are_there_again_when_a_project_is_opened(
    driver: Driver, show: Show
) -> None:
    write_wrong(driver)
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    row_id = driver.view.model.segment(NUMBERS - 1).row_id
    sign = driver.view.model.finding(row_id)
    assert sign[0] == "error"
    folder = driver.project.folder
    driver.desk.close_project()
    again = show(Project.open(folder))
    driver.bot.waitUntil(lambda: again.view.model.finding(row_id) == sign, timeout=PATIENCE)
    assert not again.view.checking.service.complete, "nobody asked for all checks"
    again.view.checking._documents_changed(None)
    driver.bot.waitUntil(lambda: again.view.model.finding(row_id) == sign, timeout=PATIENCE)


def test_what_is_found_again_does_not_replace_what_was_typed_meanwhile(
    driver: Driver, show: Show
) -> None:
    write_wrong(driver)
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    folder = driver.project.folder
    driver.desk.close_project()
    again = show(Project.open(folder))
    with held(again.open_project.care):
        again.go(NUMBERS)
        again.write("Le bac 3 contient jusqu'à 550 feuilles de papier recyclé.")
        row_id = again.row_id
        checked = again.view.checking.service
        driver.bot.waitUntil(lambda: row_id in checked.findings, timeout=PATIENCE)
        driver.bot.waitUntil(lambda: not checked.findings.of(row_id), timeout=PATIENCE)
    driver.bot.waitUntil(lambda: not again.view.checking.service.is_looking, timeout=PATIENCE)
    assert again.view.model.finding(row_id) == ("", 0)


def test_signs_follow_what_was_changed_in_many_segments(driver: Driver) -> None:
    """As Find and Replace does, and who takes it back."""
    driver.go(NUMBERS)
    driver.write("Le bac 3 contient jusqu'à 550 feuilles de papier recyclé.")
    driver.press("Ctrl+Return")
    driver.wait_until_idle()
    row_id = driver.view.model.segment(NUMBERS - 1).row_id

    def sign() -> str:
        return driver.view.model.finding(row_id)[0]

    assert not sign()
    driver.press("Ctrl+H")
    dialog = driver.desk.window.findChild(ReplaceDialog)
    assert dialog is not None
    driver.bot.waitUntil(dialog.isActiveWindow, timeout=PATIENCE)
    driver.keys("550", dialog.find_field)
    driver.keys("560", dialog.new_field)
    driver.bot.waitUntil(dialog.replace.isEnabled, timeout=PATIENCE)
    driver.wait_until_idle()
    dialog.replace.click()
    driver.wait_until_idle()
    driver.bot.waitUntil(lambda: sign() == "error", timeout=PATIENCE)
    dialog.close()
    driver.desk.window.book["segment.undo_change"].trigger()
    driver.wait_until_idle()
    driver.bot.waitUntil(lambda: not sign(), timeout=PATIENCE)


def test_a_finding_behind_tags_is_selected(driver: Driver) -> None:
    driver.go(TAGGED)
    driver.press("Ctrl+A")
    driver.press("Del")
    while driver.view.grid.editor.missing_tags():
        driver.press("Ctrl+,")
    driver.keys("Touchez le le bouton.")
    driver.go(1)
    driver.press("Shift+F8")
    driver.wait_until_idle()
    panel_of(driver).kind.setCurrentIndex(panel_of(driver).kind.findData("word-repeated"))
    driver.press("F8")
    driver.wait_until_idle()
    assert driver.view.editing.segment is not None
    assert driver.view.editing.segment.position == TAGGED - 1
    assert driver.view.grid.editor.textCursor().selectedText() == "le le"


def test_signs_follow_what_was_changed_in_the_project(driver: Driver) -> None:
    """As translating everything, a package that comes back, and a review that is accepted do."""
    driver.go(1)
    for text, wanted in ((WRONG, "error"), ("", "")):
        driver.project.segments.save_draft(NUMBERS, TaggedText.of(text))
        driver.view.read_again(frozenset([NUMBERS]))
        driver.bot.waitUntil(
            lambda wanted=wanted: driver.view.model.finding(NUMBERS)[0] == wanted, timeout=PATIENCE
        )


def test_signs_of_all_rows_are_painted_when_everything_was_checked(driver: Driver) -> None:
    """Not only where something else happens to be painted anew."""
    driver.project.segments.save_draft(NUMBERS, TaggedText.of(WRONG))
    driver.view.read_again(frozenset([NUMBERS]))
    driver.go(1)
    changed = []
    driver.view.model.dataChanged.connect(
        lambda first, last: changed.append(range(first.row(), last.row() + 1))
    )
    driver.press("Shift+F8")
    driver.wait_until_idle()
    assert driver.view.model.finding(NUMBERS)[0] == "error"
    assert any(NUMBERS - 1 in rows for rows in changed)
