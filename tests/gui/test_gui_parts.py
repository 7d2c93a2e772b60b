"""Parts that others wrote: they are listed, and each may be given out with Postil."""

from __future__ import annotations

import json
from email.message import Message
from pathlib import Path

import pytest

from postil_gui.features.help import parts
from postil_gui.features.help.licences import fits_gpl3
from postil_gui.features.help.parts import Part, all_parts, bundled_parts, licence_of
from postil_gui.qt import QtCore
from postil_gui.shell.main_controller import MainController
from postil_gui.widgets.dialogs.small_dialogs import AboutDialog


def test_every_part_may_be_given_out_with_postil() -> None:
    listed = all_parts()
    assert {"Python", "Qt"} <= {part.name for part in listed}
    misfits = [part for part in listed if not fits_gpl3(part.licence)]
    assert not misfits, "add their licences to licences.py, if they fit GPL-3.0-or-later"


def test_what_postil_needs_is_listed() -> None:
    listed = {part.name.casefold() for part in all_parts()}
    if len(listed) < 4:
        pytest.skip("Postil is not installed: the tests run on the source tree")
    assert {"numpy", "lxml", "sacrebleu", "regex", "portalocker", "shiboken6"} <= listed
    assert not {"postil", "pytest", "ruff"} & listed


@pytest.mark.parametrize(
    "expression",
    [
        "MIT",
        "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only",
        "BSD-3-Clause AND 0BSD AND (MIT OR Proprietary) AND Zlib",
        "GPL-3.0-or-later WITH GCC-exception-3.1",
        "(MIT)",
    ],
)
def test_licences_that_fit(expression: str) -> None:
    assert fits_gpl3(expression)


@pytest.mark.parametrize(
    "expression",
    [
        *("", "Proprietary", "GPL-2.0-only", "MIT AND Proprietary", "MIT OR", "(MIT", "MIT)"),
        *("MIT MIT", "AND", "MPL-1.1", "()", "Proprietary WITH MIT", "MIT AND (GPL-2.0-only)"),
    ],
)
def test_licences_that_do_not_fit_or_cannot_be_read(expression: str) -> None:
    assert not fits_gpl3(expression)


@pytest.mark.parametrize(
    ("fields", "licence"),
    [
        ([("License-Expression", "MIT"), ("License", "other")], "MIT"),
        ([("License", "MPL-2.0 AND MIT")], "MPL-2.0 AND MIT"),
        (
            [
                ("License", "a whole\ntext"),
                ("Classifier", "License :: OSI Approved :: MIT License"),
            ],
            "MIT",
        ),
        ([("Classifier", "License :: OSI Approved :: BSD License")], "BSD-3-Clause"),
        ([("Classifier", "License :: OSI Approved")], ""),
        ([], ""),
    ],
)
def test_packages_say_their_licence_in_several_ways(
    fields: list[tuple[str, str]], licence: str
) -> None:
    metadata = Message()
    for name, value in fields:
        metadata[name] = value
    assert licence_of(metadata) == licence  # type: ignore[arg-type]


def test_a_bundle_lists_what_is_no_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = [{"name": "ICU", "version": "73", "licence": "Unicode-3.0"}]
    (tmp_path / parts.PARTS_FILE).write_text(json.dumps(listed), encoding="utf-8")
    monkeypatch.setattr(parts, "bundle_folder", lambda: tmp_path)
    assert Part("ICU", "73", "Unicode-3.0") in all_parts()
    assert bundled_parts(tmp_path / "not there") == []


def test_about_shows_them(desk: MainController) -> None:
    desk.context.trigger("help.about")
    dialog = desk.window.findChild(AboutDialog)
    assert dialog is not None
    rows = [dialog.parts.topLevelItem(row) for row in range(dialog.parts.topLevelItemCount())]
    shown = {item.text(0): item.text(1) for item in rows if item is not None}
    assert shown["Qt"] == QtCore.qVersion()
    dialog.close()
