"""Shared memories that take nothing of what is confirmed."""

from __future__ import annotations

from pathlib import Path

from workspace_project import create

from postil.text.tags import TaggedText
from postil.workspace.proposals.shared_memories import create_shared

LINES = ["Open the tray.", "Close the tray."]


def test_a_memory_that_takes_nothing_is_told_once_and_gets_it_later(tmp_path: Path) -> None:
    shared = tmp_path / "customer.postilmemory"
    create_shared(shared, ("en", "fr"))
    project = create(tmp_path / "one", [LINES], None)
    project.memories.attach(shared, updates=True)
    told: list[dict[str, str]] = []
    memories = project.memories.shared
    memories.listen(None, lambda: told.append(dict(memories.refused)))
    away = tmp_path / "away"
    shared.rename(away)
    for place in (0, 1):
        row = project.segments.read(place, place + 1)[0].row_id
        project.segments.confirm(row, TaggedText("Ouvrez le bac."))
        memories.wait()
    assert [list(one) for one in told] == [["customer"]]
    state = memories.states()["customer"]
    assert "moved or deleted" in state.refused
    assert (state.problem, state.waiting) == ("", 2)
    away.rename(shared)
    memories.wait()
    assert memories.states()["customer"].refused == ""
    assert memories.states()["customer"].waiting == 0
    memories.listen(None)
    project.close()
