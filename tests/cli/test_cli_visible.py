"""Nothing from outside steers the terminal, or is taken for a formula by a spreadsheet."""

from __future__ import annotations

import csv
import io
import logging
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from postil.cli import main
from postil.cli.memories.align import AlignmentRow, _read_review, _write_review
from postil.cli.terminal import console
from postil.cli.terminal.visible import visible, visible_line
from postil.formats.exchange.glossary import Term, write_glossary
from postil.formats.strings.spreadsheet_cells import guarded, unguarded
from postil.messages import Message
from postil.workspace.reports.tables import to_csv

EVIL = "a\x1b]0;owned\x07\x9b31m\x7f\u202egnp\u2066\rb"
SEEN = "a\\u001b]0;owned\\u0007\\u009b31m\\u007f\\u202egnp\\u2066\\u000db"


def test_what_steers_is_seen_and_the_rest_is_as_it_was() -> None:
    assert visible(EVIL) == SEEN
    fine = "é\tü\n漢字 \u200f\u05d0\u200e \U0001f600"
    assert visible(fine) == fine
    assert visible_line("a\nb") == "a\\nb"


def test_results_tables_and_errors(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    console.say(f"{EVIL}\npostil: forged")
    console.say_lines(console.table([["name", "n"], [f"{EVIL}\nforged", "1"]]))
    console.say_lines(f"a\n{EVIL}")
    out = capsys.readouterr().out
    assert out.count(SEEN) == 3
    assert "\nforged" not in out
    assert "\npostil: forged" not in out
    name = tmp_path / "evil\x1b[2J\nforged.xlf"
    for arguments in (
        ["check", str(name), "-s", "en", "-t", "fr"],
        ["--debug", "check", str(name), "-s", "en", "-t", "fr"],
        ["status", str(name)],
    ):
        assert main(arguments) != 0
        told = "".join(capsys.readouterr())
        assert "\x1b" not in told
        assert "evil\\u001b[2J" in told
        if arguments[0] != "--debug":
            assert "\nforged" not in told
    with pytest.raises(SystemExit):
        main(["status", "x", f"--{EVIL}"])
    assert "\x1b" not in capsys.readouterr().err


def test_hints_of_errors(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "memo\x1b[2Jry.tmx").touch()
    assert main(["check", str(tmp_path / "memo2Jry.tmx"), "-s", "en", "-t", "fr"]) != 0
    err = capsys.readouterr().err
    assert "Did you mean" in err
    assert "memo\\u001b[2Jry.tmx" in err
    assert "\x1b" not in err


class Terminal(io.TextIOWrapper):
    """A terminal; ``said`` is what it was given."""

    def __init__(self) -> None:
        super().__init__(io.BytesIO(), encoding="utf-8", write_through=True)

    def isatty(self) -> bool:
        return True

    @property
    def said(self) -> str:
        self.flush()
        return self.buffer.getvalue().decode()  # type: ignore[attr-defined]


def test_lines_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    console.write_lines([EVIL, "b"], None)
    assert terminal.said == f"{SEEN}\nb\n"


def test_messages_of_a_progress_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with console.progress_bar() as progress:
        progress.update(1, 2, f"{EVIL}\nforged")
    assert f"{SEEN}\\nforged" in terminal.said
    assert "owned\x07" not in terminal.said
    assert "\nforged" not in terminal.said


def test_lines_of_the_log(capfd: pytest.CaptureFixture[str]) -> None:
    script = (
        "import logging\nfrom postil.cli import main\n"
        "main(['status', 'nowhere'])\n"
        f"logging.getLogger('x').warning({EVIL!r})"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", script], env=environment, check=True)
    err = capfd.readouterr().err
    assert SEEN in err
    assert "\x1b" not in err
    assert logging.lastResort is not None


def segmented(path: Path, *, terminal: bool) -> bytes:
    """What ``postil segment`` puts out."""
    command = [sys.executable, "-m", "postil", "segment", str(path), "-s", "en"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    if not terminal:
        return subprocess.run(command, env=environment, check=True, capture_output=True).stdout
    ours, theirs = pty.openpty()
    subprocess.run(command, env=environment, check=True, stdout=theirs)
    os.close(theirs)
    said = os.read(ours, 10_000)
    os.close(ours)
    return said


def test_data_is_exact_for_programs_and_harmless_on_a_terminal(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("One \x1b[31mword\x9b.\n", encoding="utf-8")
    assert segmented(path, terminal=False) == "One \x1b[31mword\x9b.\n".encode()
    assert segmented(path, terminal=True) == b"One \\u001b[31mword\\u009b.\r\n"


FORMULAS = [
    "=1+1",
    "+A1",
    "-2+3",
    "@SUM(1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "'=1",
    "＝1",
    "＋1",
    "－1",
    "＠a",
]


@pytest.mark.parametrize("formula", FORMULAS)
def test_no_report_has_a_formula(formula: str) -> None:
    assert guarded(formula) == f"'{formula}"
    text = to_csv([(formula, ("source", formula), [(formula, Message(formula), -1.5, -3)])])
    rows = list(csv.reader(io.StringIO(text, newline="")))
    for cell in (rows[0][0], rows[1][1], rows[2][0], rows[2][1]):
        assert cell == f"'{formula}".replace("\r", "\n")
    assert rows[2][2:] == ["-1.5", "-3"]


@pytest.mark.parametrize("text", ["a=1", "-5", "+3,5 %", "-12.5%", "", "'quoted'", "a\n=b"])
def test_other_cells_stay_as_they_are(text: str) -> None:
    assert guarded(text) == text


@given(st.text(alphabet="'=+-@\t\r\nab1＝"))
@example("''=")
def test_guarding_is_taken_back(text: str) -> None:
    assert unguarded(guarded(text)) == text


def test_pairs_to_look_through_come_back_as_they_were(tmp_path: Path) -> None:
    path = tmp_path / "pairs.tsv"
    rows = [AlignmentRow(True, 1.0, text, text) for text in ("=1+1", "'=1", "-x", "a")]
    _write_review(rows, path)
    assert "\t'=1+1\t'=1+1\n" in path.read_text(encoding="utf-8")
    assert list(_read_review(path)) == rows


def test_glossaries_for_other_programs_are_exact(tmp_path: Path) -> None:
    path = tmp_path / "terms.csv"
    write_glossary([Term("=1", "+x", "@note")], path)
    assert path.read_text(encoding="utf-8").splitlines()[1] == "=1,+x,@note,,,admitted,,"
