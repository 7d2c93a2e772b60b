"""The smallest case that shows a finding: files, members of zips, then pieces of bytes left out."""

from __future__ import annotations

import os
import re
import shutil
import signal
import time
import zipfile
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

from fuzz_case import Target
from fuzz_sanitize import report_signature
from fuzz_seeds import Case, packed
from fuzz_worker import attempt, set_limits, start_clock

Shows = Callable[[Case], bool]


def attempt_apart(target: Target, case: Case, scratch: Path) -> str:
    """The signature that a case gives in a process of its own, "" for none."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        os.close(reader)
        errors = os.open(scratch / "errors", os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(errors, 2)
        set_limits()
        start_clock()
        found = attempt(target, case, scratch)
        os.write(writer, (found[0] if found else "").encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as stream:
        said = stream.read().decode()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        errors = (scratch / "errors").read_text(encoding="utf-8", errors="replace")
        return death(os.WTERMSIG(status), errors)
    return said


def death(number: int, errors: str) -> str:
    """The signature of a process that a signal ended, and of what it wrote to its last."""
    if report := report_signature(errors):
        return f"crash: {report}"
    if number in (signal.SIGPROF, signal.SIGALRM):
        return "hang"
    return f"crash: {signal.Signals(number).name}"


def shrink(target: Target, case: Case, signature: str, scratch: Path, seconds: float) -> Case:
    """A smaller case with the same signature, the best that was found in the time."""
    end = time.monotonic() + seconds
    shutil.rmtree(scratch, ignore_errors=True)
    (scratch / "tmp").mkdir(parents=True)

    best = case

    def shows(candidate: Case) -> bool:
        nonlocal best
        if time.monotonic() > end:
            raise _TimeIsOver
        if attempt_apart(target, candidate, scratch) != signature:
            return False
        best = candidate
        return True

    try:
        for name in sorted(case):
            rest = {other: data for other, data in best.items() if other != name}
            if rest:
                shows(rest)
        for name in sorted(best, key=lambda name: len(case[name])):
            _smaller(best, name, shows)
    except _TimeIsOver:
        pass
    return best


class _TimeIsOver(Exception):  # noqa: N818  (no error)
    """What was found so far must do."""


def _smaller(case: Case, name: str, shows: Shows) -> None:
    data = case[name]
    members = _members(data)
    if members and shows({**case, name: packed(members)}):
        for member in sorted(members):
            rest = {other: text for other, text in members.items() if other != member}
            if rest and shows({**case, name: packed(rest)}):
                members = rest
        for member in sorted(members):
            members[member] = _less(
                members[member],
                lambda text, member=member: shows(
                    {**case, name: packed({**members, member: text})}
                ),
            )
        return
    _less(data, lambda text: shows({**case, name: text}))


def _members(data: bytes) -> dict[str, bytes]:
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            return {info.filename: archive.read(info) for info in archive.infolist()}
    except Exception:  # no zip, or a broken one: it is shrunk as bytes
        return {}


def _less(data: bytes, shows: Callable[[bytes], bool]) -> bytes:
    """Elements and lines first, then halves, quarters … single bytes."""
    for spans in (_elements, _lines):
        for start, end in reversed(list(spans(data))):
            if end <= len(data) and shows(data[:start] + data[end:]):
                data = data[:start] + data[end:]
    size = len(data) // 2
    while size:
        at = 0
        while at < len(data):
            rest = data[:at] + data[at + size :]
            if shows(rest):
                data = rest
            else:
                at += size
        size //= 2
    return data


def _elements(data: bytes) -> Iterator[tuple[int, int]]:
    for found in re.finditer(rb"<([\w:.-]+)[^<>]*>", data):
        if (end := data.find(b"</" + found[1] + b">", found.end())) >= 0:
            yield found.start(), end + len(found[1]) + 3


def _lines(data: bytes) -> Iterator[tuple[int, int]]:
    at = 0
    for line in data.splitlines(keepends=True):
        yield at, at + len(line)
        at += len(line)
