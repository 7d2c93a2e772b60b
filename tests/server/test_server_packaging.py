"""The unit of systemd and the container file fit the command line they start."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from postil.cli.shell import build_parser

CHECKOUT = Path(os.environ.get("POSTIL_CHECKOUT", Path(__file__).resolve().parents[2]))
FOLDER = CHECKOUT / "packaging" / "server"
if not FOLDER.is_dir():
    pytest.skip("there is no source tree here (set POSTIL_CHECKOUT)", allow_module_level=True)
UNIT, CONTAINER = FOLDER / "postil.service", FOLDER / "Containerfile"


def values_of(name: str) -> list[str]:
    lines = UNIT.read_text("utf-8").splitlines()
    return [line.partition("=")[2] for line in lines if line.startswith(f"{name}=")]


def test_the_unit_starts_a_server_in_its_state_directory() -> None:
    (command,), (state,) = values_of("ExecStart"), values_of("StateDirectory")
    program, *arguments = shlex.split(command)
    args = build_parser().parse_args(arguments)
    assert Path(program).name == "postil"
    assert args.folder == Path("/var/lib") / state / "team"
    assert args.host == "127.0.0.1", "others reach it through a proxy"
    assert values_of("User") == ["postil"]


def test_commands_in_the_comments_are_those_of_postil() -> None:
    text = UNIT.read_text("utf-8") + CONTAINER.read_text("utf-8")
    commands = [line for line in text.splitlines() if "token add" in line]
    assert len(commands) == 2
    for line in commands:
        arguments = shlex.split(line.partition("token add")[2])
        build_parser().parse_args(["serve", "team", "token", "add", *arguments])


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    (command,) = values_of("ExecStart")
    program = shlex.split(command)[0]  # is not installed here
    unit.write_text(UNIT.read_text("utf-8").replace(f"={program} ", "=/bin/true "), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    # of other units of the machine, and of systemd that does not run, it may say what it likes
    assert not [line for line in done.stderr.splitlines() if UNIT.name in line]


def test_the_container_starts_a_server_that_others_reach() -> None:
    lines = CONTAINER.read_text("utf-8").splitlines()
    parts = {
        name: json.loads(line.removeprefix(f"{name} "))
        for name in ("ENTRYPOINT", "CMD")
        for line in lines
        if line.startswith(f"{name} ")
    }
    program, *arguments = [*parts["ENTRYPOINT"], *parts["CMD"]]
    args = build_parser().parse_args(arguments)
    assert f"python -m venv {Path(program).parents[1]}" in CONTAINER.read_text("utf-8")
    assert (str(args.folder), args.host, args.port) == ("/team", "0.0.0.0", 8585)  # noqa: S104
    assert "VOLUME /team" in lines
    assert "EXPOSE 8585" in lines
    user = next(n for n, line in enumerate(lines) if line.startswith("USER "))
    assert user > max(n for n, line in enumerate(lines) if line.startswith("RUN ")), "not as root"
