"""The README tells what there is."""

from __future__ import annotations

import argparse
import re

import pytest
from house import CHECKOUT

from postil.cli.shell import build_parser
from postil.workspace.checks.catalogue import CHECKS

README = CHECKOUT / "README.md"
if not README.is_file():
    pytest.skip("there is no source tree here (set POSTIL_CHECKOUT)", allow_module_level=True)


def test_every_command_is_in_the_table() -> None:
    rows = re.findall(r"^\| (`.+?) \|", README.read_text(encoding="utf-8"), re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`([a-z-]+)`", row)}
    (commands,) = (
        action.choices
        for action in build_parser()._actions
        if isinstance(action, argparse._SubParsersAction)
    )
    assert told == set(commands)


def test_the_number_of_checks_is_right() -> None:
    told = re.findall(r"(\d+) checks", README.read_text(encoding="utf-8"))
    assert told == [str(len(CHECKS))]
