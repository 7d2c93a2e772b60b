"""Texts of segments that are not on disk yet: those being written, and those that were refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from desk_driver import Driver, held
from hypothesis import given
from hypothesis import strategies as st

from postil.errors import NoSegmentError, StorageError
from postil.text.tags import TaggedText
from postil.workspace.proposals.ranking import ENGINE
from postil_gui.project.pending_texts import SegmentWrites
from postil_gui.qt import QtWidgets

TEXTS = [TaggedText(letter) for letter in "abc"]
Events = list[tuple[str, int, TaggedText | None]]
events = st.lists(
    st.tuples(
        st.sampled_from(["begin", "written", "refused"]),
        st.integers(1, 2),
        st.sampled_from([None, *TEXTS]),
    ),
    max_size=30,
)


@given(events)
def test_what_is_refused_is_the_last_text_of_a_segment_if_its_write_failed(made: Events) -> None:
    writes = SegmentWrites()
    log: dict[int, list[tuple[TaggedText | None, str]]] = {1: [], 2: []}
    for event, row_id, text in made:
        if event == "begin":
            writes.begin(row_id, text)
            log[row_id].append((text, "under way"))
            continue
        first = next((n for n, one in enumerate(log[row_id]) if one[1] == "under way"), None)
        if first is None:
            continue
        (writes.end_written if event == "written" else writes.end_refused)(row_id)
        log[row_id][first] = log[row_id][first][0], event
    for row_id, writings in log.items():
        texts = [(text, end) for text, end in writings if text is not None]
        under_way = [text for text, end in texts if end == "under way"]
        assert writes.is_under_way(row_id) == any(end == "under way" for _, end in writings)
        assert writes.latest(row_id) == (under_way[-1] if under_way else None)
        failed = bool(texts) and texts[-1][1] == "refused"
        assert writes.refused(row_id) == (texts[-1][0] if failed else None)
    assert writes.refused_rows == {row for row in log if writes.refused(row) is not None}


def test_a_segment_that_is_gone_keeps_no_text() -> None:
    writes = SegmentWrites()
    writes.begin(1, TEXTS[0])
    writes.end_refused(1, is_kept=False)
    assert not writes.refused_rows
    assert not writes.rows


def test_a_draft_is_written_once_however_often_it_is_saved(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    save = driver.project.segments.save_draft
    monkeypatch.setattr(
        driver.project.segments,
        "save_draft",
        lambda row, text, **more: _noted(written, save, row, text, more),
    )
    with held(driver.open_project.data):
        driver.write("Un brouillon")
        for _ in range(3):
            driver.press("Ctrl+S")
        assert driver.open_project.writes.rows == {driver.row_id}
    driver.wait_until_idle()
    driver.press("Ctrl+S")
    driver.wait_until_idle()
    assert written == ["Un brouillon"]
    assert not driver.open_project.writes.rows


def test_the_machine_is_asked_once_all_is_written_and_learned(driver: Driver) -> None:
    driver.wait_until_idle()
    open_project, row_id, answered = driver.open_project, driver.row_id, list[int]()
    assert driver.project.engine is not None
    with held(open_project.data):
        driver.write("Un brouillon")
        driver.press("Ctrl+S")
        open_project.answered.connect(
            lambda row, source, _: answered.append(row) if source == ENGINE else None
        )
        open_project.ask_machine(row_id)
        assert open_project.machine.is_idle
        assert not open_project.is_idle
    driver.wait_until_idle()
    assert answered == [row_id]


def test_the_text_of_a_segment_that_is_gone_is_not_kept(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(*_: object, **_more: object) -> None:
        raise NoSegmentError("there is no such segment")

    monkeypatch.setattr(driver.desk.context, "show_error", lambda *_: None)
    with monkeypatch.context() as patch:
        patch.setattr(driver.project.segments, "save_draft", gone)
        driver.write("Un brouillon")
        driver.press("Ctrl+S")
        driver.wait_until_idle()
    assert not driver.open_project.writes.rows
    assert not driver.open_project.writes.refused_rows


def _noted(
    written: list[str],
    save: Callable[..., object],
    row: int,
    text: TaggedText,
    more: dict[str, object],
) -> object:
    written.append(text.plain)
    return save(row, text, **more)


def test_a_refused_text_does_not_replace_the_later_one_that_is_being_written(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    row_id = driver.row_id
    with monkeypatch.context() as patch:
        patch.setattr(driver.project.segments, "save_draft", _full)
        driver.write("Premier")
        driver.press("Ctrl+S")
        driver.wait_until_idle()
    assert driver.open_project.writes.refused_rows == {row_id}
    for box in driver.desk.window.findChildren(QtWidgets.QMessageBox):
        box.close()
    driver.desk.window.activateWindow()
    driver.view.grid.editor.setFocus()
    with held(driver.open_project.data):
        driver.write("Second")
        driver.press("Ctrl+Down")
        driver.press("Ctrl+Up")
        assert (driver.row_id, driver.text) == (row_id, "Second")
    driver.wait_until_idle()
    assert driver.project.segments.get(row_id).target.plain == "Second"
    assert not driver.open_project.writes.refused_rows


def test_what_was_typed_last_is_on_disk_when_the_window_closes_while_it_writes(
    driver: Driver,
) -> None:
    project, row_id = driver.project, driver.row_id
    last: list[str] = []
    close = project.close
    project.close = lambda: (last.append(project.segments.get(row_id).target.plain), close())[1]  # type: ignore[method-assign]
    with held(driver.open_project.data):
        driver.write("Premier")
        driver.press("Ctrl+S")
        driver.keys(" et dernier")
    assert driver.desk.close_project()
    assert last == ["Premier et dernier"]


def _full(*_values: object, **_more: object) -> None:
    raise StorageError("The disk is full.", hint="Make room, and try again.")
