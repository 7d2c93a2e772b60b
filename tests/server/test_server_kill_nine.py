"""A server that is killed loses nothing it acknowledged, and has nothing twice."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
import time
from collections import Counter
from http.client import HTTPException
from pathlib import Path

import pytest
from server_calls import call

from postil.server.folder import ServerFolder

pytest.importorskip("uvicorn")

import server_process

WRITERS = 4
LAYERS = {"w1": "client/acme", "w2": "project/guide"}  # the others teach all
PATIENCE = 300  # seconds for one answer, however busy the machine is
LEARN, ADD = "/v1/engines/printer/learn", "/v1/memories/guide/units"


class Writer(threading.Thread):
    """A translator: teaches one segment after the other, and sends again what had no answer."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.own = name
        layer = LAYERS.get(name, "")
        self.place = {"layers": [layer], "layer": layer} if layer else {}
        self.address = ""
        self.stopped = threading.Event()
        self.acknowledged: list[tuple[str, str]] = []  # texts of source and target
        self.undone: set[str] = set()
        self.events: list[dict[str, object]] = []
        self.wrong: list[object] = []

    def run(self) -> None:
        number = 0
        while not self.stopped.is_set():
            values = {
                "source": f"Press button {self.own} {number}.",
                "target": f"Appuyez sur {self.own} {number}.",
            }
            event = self._sent(LEARN, {**values, **self.place, "request": f"{self.own}-{number}"})
            if event is None or self._sent(ADD, {"units": [values]}) is None:
                return
            self.acknowledged.append((values["source"], values["target"]))
            self.events.append(event)
            if number % 5 == 4:
                identity = {key: event[key] for key in ("origin", "number")}
                if self._sent("/v1/engines/printer/undo", identity) is None:
                    return
                self.undone.add(values["source"])
            number += 1

    def _sent(self, path: str, values: object) -> dict[str, object] | None:
        while not self.stopped.is_set():
            try:
                status, answer = call(self.address, path, values)
            except (OSError, HTTPException):
                time.sleep(0.02)  # the server is away: again, with the same request
                continue
            if status not in (200, 201):
                self.wrong.append(answer)
                return None
            return answer
        return None


def started(folder: Path) -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [sys.executable, server_process.__file__, str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    address = process.stdout.readline().strip()
    assert address
    return process, address


def kill(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


def await_answers(writers: list[Writer]) -> None:
    """Wait until each writer was acknowledged something more, or has given up."""
    before = [len(writer.acknowledged) for writer in writers]
    end = time.monotonic() + PATIENCE
    for writer, known in zip(writers, before, strict=True):
        while len(writer.acknowledged) == known and writer.is_alive():
            assert time.monotonic() < end, "the server answers nothing"
            time.sleep(0.01)


def killed_under_load(folder: Path, rounds: int, random_moments: random.Random) -> list[Writer]:
    """What translators sent to a server that is killed so many times, and started again: at random
    moments, of three times twice after all of them had an answer.
    """
    writers = [Writer(f"w{n}") for n in range(WRITERS)]
    process, address = started(folder)
    try:
        for writer in writers:
            writer.address = address
            writer.start()
        for number in range(rounds):
            if number % 3 != 2:
                await_answers(writers)
            time.sleep(random_moments.uniform(0, 1.2))
            kill(process)
            process, address = started(folder)
            for writer in writers:
                writer.address = address
        await_answers(writers)
    finally:
        kill(process)
        for writer in writers:
            writer.stopped.set()
        for writer in writers:
            writer.join()
    return writers


def check(folder: Path, writers: list[Writer]) -> None:
    """Everything acknowledged is there, once."""
    assert not any(writer.wrong for writer in writers)
    assert all(writer.acknowledged for writer in writers)
    opened = ServerFolder(folder, serving=True)
    try:
        with opened.engines.using("printer") as team:
            lessons = opened.journal.history(team.key, ("", *LAYERS.values()))
        ids = Counter(one.event.id for one in lessons)
        numbers = Counter(one.event.number for one in lessons)
        assert max(ids.values()) == max(numbers.values()) == 1
        texts = Counter(" ".join(one.event.source) for one in lessons)
        assert max(texts.values()) == 1
        known = {one.event.id: one.in_force for one in lessons}
        assert {one.layer for one in lessons} == {"", *LAYERS.values()}
        units = Counter(
            (unit.source.plain, unit.target.plain)
            for unit in opened.memories.open("guide").memory.units()
        )
        for writer in writers:
            for pair, event in zip(writer.acknowledged, writer.events, strict=True):
                assert units[pair] == 1
                (ok,) = (
                    ok
                    for identity, ok in known.items()
                    if identity is not None
                    and (identity.origin, identity.number) == (event["origin"], event["number"])
                )
                if pair[0] in writer.undone:
                    assert not ok
    finally:
        opened.close()


def test_what_was_acknowledged_survives(team_folder: Path) -> None:
    check(team_folder, killed_under_load(team_folder, 3, random.Random(1)))


@pytest.mark.long
def test_what_was_acknowledged_survives_at_fifty_moments(team_folder: Path) -> None:
    check(team_folder, killed_under_load(team_folder, 50, random.Random(2)))
