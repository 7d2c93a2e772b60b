"""Names of files that every system can have, and files with names as long as they can be."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.types.file_names import (
    MOST_BYTES,
    is_forbidden,
    portable_name,
    stem_beside,
    unreserved,
)
from postil.types.files import atomic_folder, atomic_write, remove_stale


@pytest.mark.parametrize(
    ("name", "made"),
    [
        ("guide.docx", "guide.docx"),
        ("a/b\\c:d.txt", "a_b_c_d.txt"),
        ("what? (1).docx", "what_ (1).docx"),
        ("line\nbreak", "line_break"),
        ("...", "file"),
        (" name. ", "name"),
        ("aux", "aux_"),
        ("Con.docx", "Con_.docx"),
        ("com1.fr.xlf", "com1_.fr.xlf"),
        ("nul .txt", "nul _.txt"),
        ("COM¹.txt", "COM¹_.txt"),
        ("conin$", "conin$_"),
        ("auxiliary.docx", "auxiliary.docx"),
        ("com10.docx", "com10.docx"),
    ],
)
def test_what_a_name_becomes(name: str, made: str) -> None:
    assert portable_name(name) == made


@given(st.text(max_size=300))
def test_every_text_becomes_a_name(name: str) -> None:
    name = name.encode(errors="ignore").decode()
    made = portable_name(name)
    assert made
    assert made not in (".", "..")
    assert len(made.encode()) <= MOST_BYTES
    assert not set(made) & set('/\\\0:*?"<>|')
    assert made[-1] not in ". "  # Windows leaves them out
    assert unreserved(made) == made
    assert portable_name(made) == made


def test_a_long_name_keeps_its_ending() -> None:
    assert portable_name("é" * 300 + ".docx").endswith("é.docx")
    assert portable_name("a" * 195 + " . b" * 60)[-1] not in ". "
    assert stem_beside("é" * 120) != stem_beside("é" * 119 + "e")


def test_files_and_folders_with_the_longest_names_are_written(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 250 + ".docx")
    with atomic_write(path) as temporary:
        temporary.write_bytes(b"here")
    assert path.read_bytes() == b"here"
    folder = tmp_path / ("y" * 255)
    with atomic_folder(folder) as temporary:
        (temporary / "file").touch()
        assert remove_stale(tmp_path, folder.name) == []  # somebody fills it
    assert sorted(one.name for one in tmp_path.iterdir()) == sorted([path.name, folder.name])


def test_windows_would_take_a_part_of_a_name_with_a_colon(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["guide.docx", "Guide: one.docx", "what?.docx", "a/b.docx", "a\\b.docx"]
    monkeypatch.setattr(sys, "platform", "linux")
    assert [is_forbidden(name) for name in names] == [False, False, False, True, True]
    monkeypatch.setattr(sys, "platform", "win32")
    assert [is_forbidden(name) for name in names] == [False, True, True, True, True]
