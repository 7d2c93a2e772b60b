"""Tokens of team servers, kept by the system's keyring; where there is none, in a file that only
this user may read. A token is kept as long as a project of this user is connected to its server.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Protocol

from postil.errors import StorageError
from postil.messages import Message
from postil.types.reasons import reason_of
from postil.types.renaming import rename
from postil.types.system_folders import settings_folder

log = logging.getLogger(__name__)

SERVICE = "Postil team server"
FILE = "team-tokens.json"
PROJECTS_FILE = "team-projects.json"


class Keyring(Protocol):
    """The part of the package ``keyring`` that is used."""

    def get_password(self, service: str, name: str, /) -> str | None: ...
    def set_password(self, service: str, name: str, password: str, /) -> None: ...
    def delete_password(self, service: str, name: str, /) -> None: ...


def system_keyring() -> Keyring | None:
    """The keyring of this system, or None."""
    try:
        import keyring  # noqa: PLC0415 (optional)
    except ImportError:
        return None
    found: Keyring = keyring
    return found


class TokenStore:
    """Tokens by the addresses of their servers.

    Parameters
    ----------
    file
        Used where the keyring cannot be; which projects use which server is kept beside it.
    """

    def __init__(self, file: Path | None = None, keyring: Keyring | None = None) -> None:
        self._file = file or settings_folder() / FILE
        self._projects = self._file.with_name(PROJECTS_FILE)
        self._keyring = keyring if keyring is not None else system_keyring()

    def get(self, address: str) -> str:
        """The token for a server; "" if there is none."""
        return self._of_keyring(address) or self._tokens().get(address, "")

    def set(self, address: str, token: str) -> None:
        """Keep a token.

        Raises
        ------
        StorageError
            There is no keyring, and the file cannot be written.
        """
        if self._keyring is not None:
            try:
                self._keyring.set_password(SERVICE, address, token)
            except Exception:  # each kind of keyring has errors of its own
                log.info("The keyring cannot be used", exc_info=True)
        known = self._tokens()
        if self._of_keyring(address) == token:  # some take everything and keep nothing
            if known.pop(address, None) is not None:
                _write(self._file, known)
        else:
            _write(self._file, {**known, address: token})

    def use(self, address: str, project: Path) -> None:
        """Keep the token for a server as long as this project is connected to it.

        Raises
        ------
        StorageError
            The list of projects cannot be written.
        """
        users = self._users()
        known = users.get(address, [])
        name = str(project.absolute())
        if name not in known:
            _write(self._projects, {**users, address: [*known, name]})

    def leave(self, address: str, project: Path) -> int:
        """Remove the token for a server that a project is no longer connected to, unless others
        are.

        Returns
        -------
        int
            How many others are. Those whose folders were deleted do not count.

        Raises
        ------
        StorageError
            The token cannot be removed, or the list of projects not be written.
        """
        users = self._users()
        others = [
            one
            for one in users.pop(address, [])
            if one != str(project.absolute()) and not _is_deleted(Path(one))
        ]
        if not others:
            self._remove(address)
        _write(self._projects, {**users, address: others} if others else users)
        return len(others)

    def _remove(self, address: str) -> None:
        if self._keyring is not None and self._of_keyring(address):
            try:
                self._keyring.delete_password(SERVICE, address)
            except Exception as error:  # as above
                raise StorageError(
                    Message(
                        "The keyring of the system did not remove the token for {server}: "
                        "{reason}.",
                        server=address,
                        reason=str(error) or type(error).__name__,
                    )
                ) from error
        known = self._tokens()
        if known.pop(address, None) is not None:
            _write(self._file, known)

    def _of_keyring(self, address: str) -> str:
        if self._keyring is None:
            return ""
        try:
            return self._keyring.get_password(SERVICE, address) or ""
        except Exception:  # as above
            log.info("The keyring cannot be used", exc_info=True)
            return ""

    def _tokens(self) -> dict[str, str]:
        """Tokens of the file by addresses."""
        return {key: token for key, token in _read(self._file) if isinstance(token, str)}

    def _users(self) -> dict[str, list[str]]:
        """Folders of projects by the addresses of their servers."""
        return {
            key: [str(folder) for folder in folders]
            for key, folders in _read(self._projects)
            if isinstance(folders, list)
        }


def _is_deleted(project: Path) -> bool:
    """Whether the folder of a project is gone; it may be on a drive that is not there now."""
    return not project.is_dir() and project.parent.is_dir()


def _read(file: Path) -> Iterable[tuple[str, object]]:
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return ()
    return found.items() if isinstance(found, dict) else ()


def _write(file: Path, values: Mapping[str, object]) -> None:
    new = file.with_name(f"{file.name}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        new.unlink(missing_ok=True)
        descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
            json.dump(values, stream)
            stream.flush()
            os.fsync(stream.fileno())
        rename(new, file)
    except OSError as error:
        raise StorageError(
            Message("{path}: {reason}.", path=file, reason=reason_of(error))
        ) from error
