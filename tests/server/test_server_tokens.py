"""Tokens and the folder of a server; no HTTP."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from postil.cli import main
from postil.errors import ProjectError, UsageError
from postil.server.folder import DATABASE, ServerFolder
from postil.server.http.tokens import Role, User


@pytest.fixture
def folder(tmp_path: Path):
    opened = ServerFolder(tmp_path / "team", serving=False)
    yield opened
    opened.close()


def test_a_token_is_known_until_it_is_revoked(folder: ServerFolder) -> None:
    token = folder.tokens.add("anna", Role.TRANSLATOR)
    assert folder.tokens.user(token) == User("anna", Role.TRANSLATOR)
    folder.tokens.revoke("anna")
    assert folder.tokens.user(token) is None
    assert not folder.tokens.any_in_force()
    again = folder.tokens.add("anna", Role.READER)
    assert folder.tokens.user(again) == User("anna", Role.READER)
    assert [bool(one.revoked) for one in folder.tokens.all()] == [True, False]


@pytest.mark.parametrize("token", ["", "x", "postil-", "é" * 40, "a" * 10_000, "\ud800"])
def test_what_is_no_token_belongs_to_no_user(folder: ServerFolder, token: str) -> None:
    folder.tokens.add("anna", Role.OWNER)
    assert folder.tokens.user(token) is None


def test_the_database_does_not_hold_the_token(folder: ServerFolder) -> None:
    token = folder.tokens.add("anna", Role.OWNER)
    with sqlite3.connect(folder.path / DATABASE) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert token not in dump
    assert token.encode().hex() not in dump.lower()


@pytest.mark.parametrize("name", ["", " ", "../x", "a b", "a" * 65, "a\n", "-a"])
def test_names_that_are_none_are_refused(folder: ServerFolder, name: str) -> None:
    with pytest.raises(UsageError):
        folder.tokens.add(name, Role.READER)


def test_a_name_has_one_token_at_a_time(folder: ServerFolder) -> None:
    folder.tokens.add("anna", Role.READER)
    with pytest.raises(UsageError, match="anna has a token already"):
        folder.tokens.add("anna", Role.READER)
    with pytest.raises(UsageError, match="no token"):
        folder.tokens.revoke("bert")


def test_one_server_at_a_time_serves_a_folder(tmp_path: Path) -> None:
    first = ServerFolder(tmp_path / "team", serving=True)
    with pytest.raises(ProjectError, match="another server"):
        ServerFolder(tmp_path / "team", serving=True)
    first.close()
    ServerFolder(tmp_path / "team", serving=True).close()


def test_the_command_line_keeps_tokens(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    team = str(tmp_path / "team")
    assert main(["serve", team, "token", "add", "anna", "--role", "owner"]) == 0
    token = capsys.readouterr().out.strip()
    assert main(["serve", team, "token", "list"]) == 0
    listed = capsys.readouterr().out
    assert "anna" in listed
    assert "owner" in listed
    assert token not in listed
    assert main(["serve", team, "token", "revoke", "anna"]) == 0
    assert main(["serve", team, "token", "revoke", "anna"]) == 2


def test_other_addresses_need_tokens(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("uvicorn")
    assert main(["serve", str(tmp_path / "team"), "--host", "192.0.2.1"]) == 2
    assert "nobody has a token" in capsys.readouterr().err


def test_a_memory_is_made_whole_or_not_at_all(
    tmp_path: Path, sample_memory: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    team, bad = tmp_path / "team", tmp_path / "bad.tmx"
    bad.write_text("<tmx")
    command = ["serve", str(team), "memory", "add", "guide", "-s", "en", "-t", "fr"]
    assert main([*command, "--tmx", str(sample_memory), str(bad)]) == 3
    assert not list((team / "memories").iterdir())
    assert main([*command, "--tmx", str(sample_memory)]) == 0
    capsys.readouterr()
    assert main(["serve", str(team), "memory", "list"]) == 0
    assert "guide  en" in capsys.readouterr().out


def test_a_backup_is_a_folder_to_serve(team_folder: Path, tmp_path: Path) -> None:
    serving = ServerFolder(team_folder, serving=True)
    token = serving.tokens.add("anna", Role.OWNER)
    assert main(["serve", str(team_folder), "backup", str(tmp_path / "copy")]) == 0
    units = len(serving.memories.open("guide").memory)
    serving.close()
    copy = ServerFolder(tmp_path / "copy", serving=True)
    assert copy.tokens.user(token) == User("anna", Role.OWNER)
    assert len(copy.memories.open("guide").memory) == units
    with copy.engines.using("printer") as team:
        assert team.engine.next_number == 1
    copy.close()
