"""Round trips find faults of exporters, within bounds, and leave the files alone."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

import pytest

from postil.cli import main
from postil.errors import InputError
from postil.formats.document import Document
from postil.formats.markup.html import HtmlDocument
from postil.formats.plaintext import PlainTextDocument
from postil.formats.registry import open_document
from postil.formats.round_trip import FaultKind, Opener, Report, Result, round_trip
from postil.formats.round_trip_workers import Limits, round_trips
from postil.formats.segment import Remark, SegmentState
from postil.formats.strings.gettext_po import PoDocument
from postil.text.srx import SentenceRules
from postil.text.tags import TaggedText

Targets = Mapping[str, TaggedText]
States = Mapping[str, SegmentState]
Remarks = Mapping[str, Sequence[Remark]]

LANGUAGES = ("en", "de")
PO = (
    b'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=ISO-8859-1\\n"\n\n'
    b'msgid "Open %s"\nmsgstr ""\n\nmsgid "Close"\nmsgstr ""\n'
)
PAGE = b"<html><head><title>One</title></head><body><p>Two <b>three</b>.</body></html>"


class TouchedText(PlainTextDocument):
    """Writes another byte at the end."""

    def _contents(self, *given: object) -> bytes:
        return super()._contents(*given) + b"\n"  # type: ignore[arg-type]


class LosingText(PlainTextDocument):
    """Forgets the last translation."""

    def _contents(self, targets: Targets, states: States, remarks: Remarks) -> bytes:
        last = self.segments[-1].id
        kept = {key: text for key, text in targets.items() if key != last}
        return super()._contents(kept, states, remarks)


class UnreadableText(PlainTextDocument):
    """Writes what it cannot read, but for untouched files."""

    def _contents(self, targets: Targets, states: States, remarks: Remarks) -> bytes:
        return b"a\0b" if targets else super()._contents(targets, states, remarks)


class SwappedPo(PoDocument):
    """Gives each entry the translation of another."""

    def _contents(self, targets: Targets, states: States, remarks: Remarks) -> bytes:
        swapped = dict(zip(targets, reversed(list(targets.values())), strict=True))
        return super()._contents(swapped, states, remarks)


class MarkedPo(PoDocument):
    """UTF-8 with a mark under a header that says otherwise."""

    def _encoded(self, text: str) -> bytes:
        data = super()._encoded(text)
        if data == self._data:
            return data
        return b"\xef\xbb\xbf" + text.encode()


class UntaggedPage(HtmlDocument):
    """Drops tags."""

    def _contents(self, targets: Targets, states: States, remarks: Remarks) -> bytes:
        bare = {key: TaggedText(text.plain) for key, text in targets.items()}
        return super()._contents(bare, states, remarks)


class UndeclaredPage(HtmlDocument):
    """Says no encoding."""

    def _encode(self, text: str) -> bytes:
        return text.encode()


def opener_of(kind: type[Document]) -> Opener:
    """Opens with a broken exporter, and exports with the real one."""

    def opened(
        path: Path,
        source: str,
        target: str,
        rules: SentenceRules | None = None,
        encoding: str = "",
    ) -> Document:
        if path.parent.name == "scratch":
            return open_document(path, source, target, rules, encoding=encoding)
        if issubclass(kind, PoDocument):
            return kind(path, source, target)
        splitter = rules.splitter(source) if rules is not None else None
        return cast("Opener", kind)(path, source, target, splitter)

    return opened


BROKEN = [
    ("a.txt", b"One.\n\nTwo.\n", TouchedText, FaultKind.UNTOUCHED),
    ("a.txt", b"One.\n\nTwo.\n", LosingText, FaultKind.TEXT),
    ("a.txt", b"One.\n\nTwo.\n", UnreadableText, FaultKind.NOT_READ),
    ("a.po", PO, SwappedPo, FaultKind.TEXT),
    ("a.po", PO, MarkedPo, FaultKind.OTHERS),
    ("a.html", PAGE, UntaggedPage, FaultKind.TAGS),
    ("a.html", PAGE, UndeclaredPage, FaultKind.OTHERS),
]


@pytest.mark.parametrize(("name", "data", "kind", "fault"), BROKEN)
def test_broken_exporters_are_found(
    tmp_path: Path, name: str, data: bytes, kind: type[Document], fault: FaultKind
) -> None:
    path, scratch = tmp_path / name, tmp_path / "scratch"
    path.write_bytes(data)
    scratch.mkdir()
    sound = round_trip(path, LANGUAGES, scratch)
    assert (sound.result, sound.faults) == (Result.SOUND, [])
    report = round_trip(path, LANGUAGES, scratch, opener_of(kind))
    assert report.result is Result.FAULTY
    assert fault in {one.kind for one in report.faults}
    assert path.read_bytes() == data


def test_an_export_is_read_in_the_code_page_of_the_original(tmp_path: Path) -> None:
    """What is guessed from its text alone may be another one: so here."""
    path, scratch = tmp_path / "a.txt", tmp_path / "scratch"
    path.write_bytes("Πατήστε το πράσινο κουμπί.".encode("euc_jp"))
    scratch.mkdir()
    report = round_trip(path, LANGUAGES, scratch)
    assert (report.result, report.faults) == (Result.SOUND, [])


def misbehaving(path: Path, languages: tuple[str, str], scratch: Path) -> Report:
    """A check that does what the name of the file says."""
    if path.stem == "hang":
        time.sleep(600)
    elif path.stem == "grow":
        bytearray(1 << 34)
    elif path.stem == "die":
        os._exit(3)
    elif path.stem == "fail":
        raise ValueError("a fault of the filter")
    return round_trip(path, languages, scratch)


def test_files_are_kept_within_bounds(tmp_path: Path) -> None:
    names = ["hang", "fine", "die", "fail", "refused", "last"]
    if os.name == "posix" and Path("/proc/self/statm").exists():
        names.insert(2, "grow")
    for name in names:
        text = b"a\0b" if name == "refused" else b"Some text."
        (tmp_path / f"{name}.txt").write_bytes(text)
    paths = [tmp_path / f"{name}.txt" for name in names]
    reports = round_trips(paths, LANGUAGES, Limits(seconds=5, mebibytes=512), check=misbehaving)
    found = {Path(one.file).stem: one for one in reports}
    assert {name: str(one.result) for name, one in found.items()} == {
        "hang": "stopped", "fine": "sound", "die": "crashed", "fail": "crashed",
        "refused": "refused", "last": "sound",
    } | ({"grow": "stopped"} if "grow" in names else {})  # fmt: skip
    assert "a fault of the filter" in found["fail"].message
    assert "(3)" in found["die"].message


def test_the_command_writes_reports_and_nothing_into_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, reports = tmp_path / "files", tmp_path / "reports"
    (folder / "more").mkdir(parents=True)
    (folder / "a.po").write_bytes(PO)
    (folder / "more" / "b.html").write_bytes(PAGE)
    (folder / "more" / "c.json").write_bytes(b"{")
    (folder / "picture.png").write_bytes(b"")
    before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    command = ["check-files", str(folder), "-s", "en", "-t", "de"]
    assert main([*command, "--reports", str(reports)]) == 0
    said = capsys.readouterr().out
    assert "more/b.html" in said
    assert "3 files: 2 sound, 1 refused" in said
    assert json.loads((reports / "more" / "b.html.json").read_text())["result"] == "sound"
    assert (reports / "more" / "c.json.txt").is_file()
    assert before == {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert main([*command, "--json"]) == 0
    assert {one["file"] for one in json.loads(capsys.readouterr().out)} == {
        "a.po", "more/b.html", "more/c.json",
    }  # fmt: skip
    assert main([*command, "--reports", str(folder / "reports")]) == 2
    assert (
        main(["check-files", str(tmp_path / "none"), "-s", "en", "-t", "de"])
        == InputError.exit_code
    )
