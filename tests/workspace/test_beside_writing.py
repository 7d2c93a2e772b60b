"""Who reads a project does not wait for who writes to it, and sees what was committed."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import pytest
from workspace_project import MakeProject

from postil.memory.units import Context, MemoryUnit
from postil.memory.write_lock import WriteLock
from postil.text.tags import TaggedText
from postil.workspace.project import Project

Found = TypeVar("Found")
PATIENCE = 20.0  # seconds after which a test fails that would wait for ever


@pytest.fixture
def project(make_project: MakeProject) -> Project:
    return make_project(["Print page 2 of the long guide.", "Save."])


def elsewhere(work: Callable[[], Found]) -> Found:
    """What another thread comes to; fails if it waits for this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result(timeout=PATIENCE)


def unit(source: str, target: str) -> MemoryUnit:
    return MemoryUnit(TaggedText(source), TaggedText(target))


def targets(project: Project) -> list[str]:
    return [found.target.text for found in project.matching.memory(1)]


def test_looking_up_waits_for_no_writer(project: Project) -> None:
    memories = project.memories
    memories.own.add(unit("Print page 3 of the long guide.", "Imprimez la page 3."))
    source = TaggedText("Print page 2 of the long guide.")
    with project._database.writing():
        memories.own.add(unit("Print page 2 of the long guide.", "Imprimez la page 2."))
        assert elsewhere(lambda: targets(project)) == ["Imprimez la page 3."]
        assert len(elsewhere(lambda: project.memories.concordance("long guide"))) == 1
        assert (
            len(elsewhere(lambda: project.memories.concordance("page", "target", mode="fuzzy")))
            == 1
        )
        assert elsewhere(lambda: memories.fragments(source))
        assert elsewhere(lambda: memories.contained(source)) == []
        assert elsewhere(lambda: memories.exact(source.plain)) is None
        assert elsewhere(lambda: len(list(memories.own.units()))) == 1
        assert elsewhere(lambda: project.matching.composed(1)) is not None
        assert targets(project)[0] == "Imprimez la page 2."  # its own thread sees what it wrote
    assert elsewhere(lambda: targets(project))[0] == "Imprimez la page 2."


def test_what_is_taken_back_leaves_no_trace(project: Project) -> None:
    own = project.memories.own
    number = own.add(unit("Print page 3 of the long guide.", "Imprimez la page 3."))
    with pytest.raises(KeyError), project._database.writing():
        own.add(unit("Print page 2 of the long guide.", "Imprimez la page 2."))
        own.remove(number)
        assert targets(project)[0] == "Imprimez la page 2."
        assert elsewhere(lambda: targets(project)) == ["Imprimez la page 3."]
        raise KeyError
    assert targets(project) == elsewhere(lambda: targets(project)) == ["Imprimez la page 3."]
    assert len(own) == 1


def test_a_changed_unit_is_found_all_the_while(project: Project) -> None:
    """Look-ups beside changes of the very unit they find see one state or the other."""
    own = project.memories.own
    number = own.add(unit("Print page 3 of the long guide.", "Imprimez 0"))
    over = threading.Event()
    source = TaggedText("Print page 2 of the long guide.")

    def look() -> int:
        looks = 0
        while not over.is_set():
            assert len(project.memories.lookup(source, 50, 5, Context())) == 1
            looks += 1
        return looks

    with ThreadPoolExecutor(2) as pool:
        looking = [pool.submit(look) for _ in range(2)]
        for step in range(200):
            words = "long" if step % 2 else "short"
            changed = unit(f"Print page 3 of the {words} guide.", f"Imprimez {step}")
            with project._database.writing():
                own.update(MemoryUnit(changed.source, changed.target, id=number))
        over.set()
        assert all(one.result(timeout=PATIENCE) for one in looking)
    assert targets(project) == ["Imprimez 199"]


def test_who_writes_in_the_background_goes_last() -> None:
    lock = WriteLock()
    order: list[str] = []

    def first() -> None:
        with lock:
            order.append("first")

    def last() -> None:
        with lock.behind():
            order.append("last")

    with ThreadPoolExecutor(2) as pool:
        with lock, lock:
            done = [pool.submit(last), pool.submit(first)]
            while not lock.wanted:
                time.sleep(0.01)
            assert lock.is_mine
        for one in done:
            one.result(timeout=PATIENCE)
    assert order == ["first", "last"]
    assert not lock.is_mine
