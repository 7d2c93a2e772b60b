"""Tokens to ids and back: ``<unk>`` is 0, ``<s>`` 1, ``</s>`` 2, then in order of first appearance.

Words learned later have ids from ``FIRST_LEARNED`` on that come from the word itself, so that they
mean the same whatever was learned before or has been forgotten since.

On disk: UTF-8, one token a line, line number = id. Only the line feed ends a line, so that a token
may hold any other character.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from postil.errors import InputError
from postil.messages import Message
from postil.types.files import atomic_write
from postil.types.reasons import reason_of

TokenIds: TypeAlias = NDArray[np.uint32]

UNKNOWN, SENTENCE_START, SENTENCE_END = 0, 1, 2
FIRST_LEARNED = 1 << 30
RESERVED = ("<unk>", "<s>", "</s>")


class Vocabulary:
    """Numbered tokens of one side of a corpus or engine.

    Parameters
    ----------
    tokens
        Added in order after the reserved ones.
    """

    def __init__(self, tokens: Iterable[str] = ()) -> None:
        self._tokens: list[str] = list(RESERVED)
        self._ids: dict[str, int] = {token: n for n, token in enumerate(RESERVED)}
        self._learned: dict[int, str] = {}
        for token in tokens:
            self.add(token)

    def __len__(self) -> int:
        return len(self._tokens)

    def __iter__(self) -> Iterator[str]:
        return iter(self._tokens)

    def __contains__(self, token: object) -> bool:
        return token in self._ids

    def add(self, token: str) -> int:
        """Id of ``token``, given to it now if it is new.

        Raises
        ------
        ValueError
            The token is empty or holds a line feed.
        """
        known = self._ids.get(token)
        if known is not None:
            return known
        if not token or "\n" in token:
            raise ValueError(f"not a token: {token!r}")
        new = len(self._tokens)
        self._ids[token] = new
        self._tokens.append(token)
        return new

    def learn(self, token: str) -> int:
        """Id of ``token``; a new one gets one of its own above all others, and is not saved.

        From any thread: who finds the id of a token finds the token of the id.

        Raises
        ------
        ValueError
            The token is empty or holds a line feed.
        """
        known = self._ids.get(token)
        if known is not None:
            return known
        if not token or "\n" in token:
            raise ValueError(f"not a token: {token!r}")
        new = FIRST_LEARNED | (crc32(token.encode()) & (FIRST_LEARNED - 1))
        # another one stands there: two words with one checksum, one in a billion
        while self._learned.setdefault(new, token) != token:
            new = FIRST_LEARNED | ((new + 1) & (FIRST_LEARNED - 1))
        self._ids[token] = new
        return new

    @property
    def learned(self) -> list[str]:
        """Tokens that :meth:`learn` gave ids to, in that order."""
        return list(self._learned.values())

    def id(self, token: str) -> int:
        """Id of ``token``, 0 if it is unknown."""
        return self._ids.get(token, UNKNOWN)

    def token(self, id: int) -> str:
        """Token number ``id``; IndexError if there is none."""
        if id < 0 or (id >= FIRST_LEARNED and id not in self._learned):
            raise IndexError(id)
        return self._learned[id] if id >= FIRST_LEARNED else self._tokens[id]

    def encode(self, tokens: Sequence[str]) -> TokenIds:
        """Ids of a sentence, uint32 of shape ``(len(tokens),)``; unknown tokens become 0.

        A token of the text that looks like ``<s>`` is unknown too: no text can start a sentence.
        """
        get = self._ids.get
        ids = np.fromiter((get(token, 0) for token in tokens), np.uint32, len(tokens))
        ids[ids <= SENTENCE_END] = UNKNOWN
        return ids

    def decode(self, ids: Iterable[int]) -> list[str]:
        """Tokens of ``ids``."""
        tokens, learned = self._tokens, self._learned
        return [tokens[id] if id < FIRST_LEARNED else learned[id] for id in ids]

    def save(self, path: Path) -> None:
        """Write the tokens, one a line.

        Raises
        ------
        StorageError
            The file could not be written; an older one is as it was.
        """
        with atomic_write(path) as temporary:
            temporary.write_bytes("".join(token + "\n" for token in self._tokens).encode())

    @classmethod
    def load(cls, path: Path) -> Vocabulary:
        """Read what :meth:`save` wrote (0.2 s for 500,000 tokens).

        Raises
        ------
        InputError
            The file is missing, not UTF-8, repeats a token or lacks the reserved ones.
        """
        try:
            text = path.read_bytes().decode()
        except OSError as error:
            raise InputError(
                Message("cannot be read: {reason}", reason=reason_of(error)), file=path
            ) from error
        except UnicodeDecodeError as error:
            raise InputError("a vocabulary must be UTF-8", file=path) from error
        tokens = text.split("\n")
        if tokens.pop() or tuple(tokens[:3]) != RESERVED:
            raise InputError("not a vocabulary, or cut off", file=path)
        vocabulary = cls()
        vocabulary._tokens = tokens
        vocabulary._ids = dict(zip(tokens, range(len(tokens)), strict=True))
        if len(vocabulary._ids) != len(tokens) or "" in vocabulary._ids:
            raise InputError("a token is empty or stands there twice", file=path)
        return vocabulary
