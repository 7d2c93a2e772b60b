"""Tokens of team servers, kept by the system's keyring; where there is none, in a file that only
this user may read.
"""

from __future__ import annotations

import json
import logging
import os
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
        Used where the keyring cannot be.
    """

    def __init__(self, file: Path | None = None, keyring: Keyring | None = None) -> None:
        self._file = file or settings_folder() / FILE
        self._keyring = keyring if keyring is not None else system_keyring()

    def get(self, address: str) -> str:
        """The token for a server; "" if there is none."""
        return self._of_keyring(address) or self._read().get(address, "")

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
        known = self._read()
        if self._of_keyring(address) == token:  # some take everything and keep nothing
            if known.pop(address, None) is not None:
                self._write(known)
        else:
            self._write({**known, address: token})

    def remove(self, address: str) -> None:
        """Forget the token for a server."""
        if self._keyring is not None and self._of_keyring(address):
            try:
                self._keyring.delete_password(SERVICE, address)
            except Exception:  # as above
                log.info("The keyring cannot be used", exc_info=True)
        known = self._read()
        if known.pop(address, None) is not None:
            self._write(known)

    def _of_keyring(self, address: str) -> str:
        if self._keyring is None:
            return ""
        try:
            return self._keyring.get_password(SERVICE, address) or ""
        except Exception:  # as above
            log.info("The keyring cannot be used", exc_info=True)
            return ""

    def _read(self) -> dict[str, str]:
        try:
            found = json.loads(self._file.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        if not isinstance(found, dict):
            return {}
        return {key: token for key, token in found.items() if isinstance(token, str)}

    def _write(self, tokens: dict[str, str]) -> None:
        new = self._file.with_name(f"{self._file.name}.new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            new.unlink(missing_ok=True)
            descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(descriptor, "w", encoding="utf-8") as stream:
                json.dump(tokens, stream)
                stream.flush()
                os.fsync(stream.fileno())
            rename(new, self._file)
        except OSError as error:
            raise StorageError(
                Message("{path}: {reason}.", path=self._file, reason=reason_of(error))
            ) from error
