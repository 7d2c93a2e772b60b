"""The command line as a user meets it: help, errors, exit codes, start-up."""

from __future__ import annotations

import argparse
import gc
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from postil.cli import main, shell
from postil.cli.demo import DOCUMENT, sample_file
from postil.errors import Cancelled, EngineError, InputError, ProjectError, StorageError, UsageError

HEAVY = ("numpy", "lxml", "PySide6", "sacrebleu", "tqdm", "sqlite3", "regex")
# Of Python's own, those that take some milliseconds and are not needed to show help: half the time.
SLOW = ("dataclasses", "inspect", "logging", "traceback", "threading", "subprocess", "tempfile")
SLOW += ("importlib.resources", "csv", "json", "multiprocessing", "asyncio", "ssl", "xml")
COMMANDS = {
    "align",
    "backup",
    "check",
    "check-files",
    "complete",
    "demo",
    "desk",
    "evaluate",
    "experiment",
    "export",
    "find",
    "import",
    "learned",
    "match",
    "memory",
    "new",
    "package",
    "replace",
    "rescue",
    "review",
    "pretranslate",
    "pseudo",
    "segment",
    "serve",
    "simulate",
    "statistics",
    "status",
    "tags",
    "terms",
    "train",
    "translate",
    "translate-folder",
    "update-memory",
}


def commands() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    parser = shell.build_parser()
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def run_python(code: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ).stdout


def test_every_command_is_there_with_examples() -> None:
    found = dict(commands())
    assert set(found) == COMMANDS
    for name, parser in found.items():
        text = parser.format_help()
        assert f"postil {name}" in text.split("examples:")[1], name


def parsers(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A command and its kinds."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for kind in action.choices.values():
                yield from parsers(kind)


def test_every_argument_is_explained() -> None:
    for name, parser in commands():
        for one in parsers(parser):
            for action in one._actions:
                kinds = isinstance(action, argparse._SubParsersAction)
                assert action.help or kinds, (name, action.dest)


EXAMPLES = [
    re.split(r"\s{2,}", line.strip())[0]  # behind it may stand what it is for
    for _, parser in commands()
    for line in re.sub(r"\s*\\\n\s*", " ", parser.epilog or "").splitlines()
    if "postil " in line and "--help-settings" not in line
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_are_what_the_command_takes(example: str) -> None:
    words = shlex.split(example[example.index("postil ") :])[1:]
    ends = [place for place, word in enumerate(words) if word in ("<", ">", "|")]
    shell.build_parser().parse_args(words[: min(ends, default=len(words))])


def test_nothing_heavy_is_imported_to_show_help() -> None:
    code = f"""
import sys
before = set(sys.modules)  # what Python's own start imports
from postil.cli.shell import build_parser
build_parser().format_help()
print([name for name in {HEAVY + SLOW!r} if name in sys.modules.keys() - before])
"""
    assert run_python(code).strip() == "[]"


def test_commands_collect_seldom_and_leave_it_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = gc.get_threshold()
    during: list[tuple[int, int, int]] = []

    def run(_: argparse.Namespace) -> int:
        during.append(gc.get_threshold())
        return 0

    parser = argparse.ArgumentParser()
    parser.set_defaults(run=run, debug=False)
    monkeypatch.setattr(shell, "build_parser", lambda: parser)
    assert main([]) == 0
    assert during == [(shell.NEW_OBJECTS, *usual[1:])]
    assert gc.get_threshold() == usual


def test_python_m_postil_runs_it() -> None:
    assert run_python("import runpy, sys; sys.argv[1:] = ['--version']\n"
                      "try: runpy.run_module('postil', run_name='__main__')\n"
                      "except SystemExit as done: print(done.code)").endswith("0\n")  # fmt: skip


@pytest.mark.parametrize("arguments", [[], ["nonsense"], ["train"], ["desk", "--nonsense"]])
def test_wrong_usage_exits_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        main(arguments)
    assert exit_.value.code == 2
    assert "usage: postil" in capsys.readouterr().err


def test_languages_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["train", "--name", "x", "-s", "English!", "-t", "fr", "--out", "x", "a.tmx"])
    assert "not a language code" in capsys.readouterr().err


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[BaseException]]:
    """``postil desk`` raises whatever the test puts into the list."""
    errors: list[BaseException] = []

    def run(args: argparse.Namespace) -> int:
        raise errors[0]

    monkeypatch.setattr("postil.cli.desk.run", run)
    yield errors


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (UsageError("wrong", hint="do it so"), 2),
        (InputError("broken", file="a.tmx", line=3), 3),
        (StorageError("disk full"), 4),
        (EngineError("no engine"), 5),
        (ProjectError("in use"), 6),
        (Cancelled(), 130),
        (KeyboardInterrupt(), 130),
        (PermissionError(13, "Permission denied", "/x"), 4),
    ],
)
def test_a_failure_is_one_sentence_and_an_exit_code(
    failing: list[BaseException],
    capsys: pytest.CaptureFixture[str],
    error: BaseException,
    code: int,
) -> None:
    failing.append(error)
    assert main(["desk"]) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("postil: ")
    assert "Traceback" not in said.err


def test_hint_stands_on_a_line_of_its_own(
    failing: list[BaseException], capsys: pytest.CaptureFixture[str]
) -> None:
    failing.append(UsageError("That is wrong.", hint="Do it so."))
    main(["desk"])
    assert capsys.readouterr().err == "postil: That is wrong.\n  Do it so.\n"


@pytest.mark.parametrize("arguments", [["--debug", "desk"], ["desk", "--debug"]])
def test_debug_shows_the_traceback(
    failing: list[BaseException], capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    failing.append(UsageError("wrong"))
    assert main(arguments) == 2
    assert "Traceback" in capsys.readouterr().err


def test_a_programming_error_is_not_hidden(failing: list[BaseException]) -> None:
    failing.append(ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        main(["desk"])


def test_desk_needs_no_static_import_of_qt(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "postil_gui.app", None)
    assert main(["desk"]) == 2
    assert "not installed" in capsys.readouterr().err


def test_desk_passes_on_what_to_open(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    calls: list[list[str]] = []
    fake = argparse.Namespace(main=lambda arguments: calls.append(arguments) or 0)
    monkeypatch.setitem(sys.modules, "postil_gui.app", fake)  # type: ignore[misc]
    assert main(["desk"]) == main(["desk", "--sample"]) == main(["desk", str(tmp_path)]) == 0
    assert calls == [[], ["--sample"], [str(tmp_path)]]
    assert main(["desk", "--sample", str(tmp_path)]) == 2


def test_what_a_terminal_cannot_show_does_not_end_a_command(tmp_path: Path) -> None:
    folder = tmp_path / "Führer ქართული"
    arguments = [
        "--name",
        "Führer",
        "-s",
        "en",
        "-t",
        "fr",
        str(folder),
        str(sample_file(DOCUMENT)),
    ]
    assert main(["new", *arguments]) == 0
    done = subprocess.run(
        [sys.executable, "-m", "postil", "status", str(folder)],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "F?hrer" in done.stdout.decode("ascii")


def example_lines() -> Iterator[str]:
    """What the examples of all commands would run."""
    for _, parser in commands():
        text = re.sub(r"\\\n\s*", "", str(parser.epilog))
        for line in text.splitlines():
            _, found, command = line.partition("postil ")
            if found:
                command = re.split(r" [<>|] ", command)[0]
                yield re.split(r"(?<=\S)  ", command)[0]  # what follows is a remark


@pytest.mark.parametrize("line", list(example_lines()))
def test_examples_are_commands_that_there_are(line: str) -> None:
    try:
        shell.build_parser().parse_args(shlex.split(line))
    except SystemExit as exit_:
        assert not exit_.code, line


@pytest.mark.parametrize(
    "line",
    [
        "evaluate a b --baseline c --samples 0",
        "evaluate a b --baseline c --against d",
        "evaluate a b:c --against d --threads -1",
        "translate e a.txt --nbest 0",
        "translate e a.txt --nbest 5 --minimum-risk 10",
        "translate e a.txt --all",
        "simulate e a.xlf --limit -3",
        "train -s en -t fr --name x --out o a.tmx --seed -1",
        "find p text --limit 0",
        "import a.tmx --project p --out o",
    ],
)
def test_options_that_would_be_ignored_or_fail_later_are_refused(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(line.split())
    except SystemExit as exit_:
        code = int(str(exit_.code))
    assert code == UsageError.exit_code
    assert "--" in capsys.readouterr().err
