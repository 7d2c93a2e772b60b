"""Sentence breaks of a document, as its paragraphs were cut when it was added.

Rules get better with each Postil, but the segments of a document under way are called by their
number in the paragraph: cut otherwise, translations would be written to the wrong places. So every
document keeps its cuts, and only text that it did not have is cut by the current rules.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Mapping
from functools import partial
from hashlib import blake2b
from itertools import accumulate, islice, pairwise
from pathlib import Path
from typing import Any

from postil.errors import UsageError
from postil.formats.document import Document
from postil.formats.filter_options import FilterOptions
from postil.formats.paragraphs import Cuts
from postil.formats.registry import open_document
from postil.memory.soundness import damaged_record
from postil.messages import Message
from postil.text.sentences import split_sentences
from postil.text.srx import SentenceRules, Splitter
from postil.types.progress import Progress
from postil.types.unpacking import unpacked

Lengths = tuple[int, ...]
MOST_BYTES = 1 << 28  # of the cuts of one document, unpacked
STRETCH = 2000  # texts a line of JSON: reading or writing a line, it lets no other thread run


class SentenceBreaks:
    """Segmentation of one document: texts it knows are cut as they were, others by the rules given.

    Parameters
    ----------
    rules
        By default Postil's own.

    Attributes
    ----------
    known, used
        Lengths of the pieces of texts, by a digest of the text: those that are known, and those
        that were cut.
    encoding
        The code page that was chosen for it by hand, or "".
    options
        What of it is read, and by which version of its filter.
    """

    def __init__(
        self, rules: SentenceRules | None = None, known: Mapping[str, Lengths] | None = None
    ) -> None:
        self.encoding = ""
        self.options = FilterOptions()
        self._rules = rules
        self.known = dict(known or {})
        self.used: dict[str, Lengths] = {}

    def splitter(self, language: str) -> Splitter:
        """Splitter of texts of ``language`` that remembers where it cut."""
        usual: Splitter = partial(split_sentences, language=language)
        if self._rules is not None:
            usual = self._rules.splitter(language)

        def cut(text: str) -> list[str]:
            key = _key(text)
            lengths = self.known.get(key, ())
            if sum(lengths) != len(text):
                lengths = tuple(map(len, usual(text)))
            self.used[key] = lengths
            return [text[start:end] for start, end in pairwise(accumulate(lengths, initial=0))]

        return cut

    def open(
        self,
        path: Path,
        languages: tuple[str, str],
        cuts: Cuts | None = None,
        progress: Progress | None = None,
    ) -> Document:
        """The document as it is read in the project; see
        :func:`~postil.formats.registry.open_document`.
        """
        return open_document(
            path,
            *languages,
            self,
            cuts,
            encoding=self.encoding,
            options=self.options,
            progress=progress,
        )

    @classmethod
    def from_json(cls, value: Any, rules: SentenceRules | None = None) -> SentenceBreaks:
        """Cuts from outside, and what cuts other texts.

        Raises
        ------
        ValueError
            They are none.
        """
        known = {
            str(key): tuple(int(length) for length in lengths)
            for key, lengths in dict(value).items()
        }
        if any(length < 1 for lengths in known.values() for length in lengths):
            raise ValueError("a piece of a paragraph has no length")
        return cls(rules, known)


def keep_cuts(connection: sqlite3.Connection, document: int, cuts: SentenceBreaks) -> None:
    """Remember where a document was cut."""
    texts = iter(cuts.used.items())
    stretches = iter(lambda: dict(islice(texts, STRETCH)), {})
    packed = zlib.compress("\n".join(map(json.dumps, stretches)).encode())
    connection.execute("INSERT OR REPLACE INTO document_cuts VALUES (?, ?)", (document, packed))


def read_kept_cuts(
    connection: sqlite3.Connection, document: int, rules: SentenceRules | None, path: Path
) -> SentenceBreaks:
    """The cuts of a document; those of one that an older Postil added are not known.

    Raises
    ------
    ProjectError
        They are damaged.
    """
    row = connection.execute(
        "SELECT cuts FROM document_cuts WHERE document = ?", (document,)
    ).fetchone()
    if row is None:
        return SentenceBreaks(rules)
    known: dict[str, Any] = {}
    try:
        for line in unpacked(row[0], MOST_BYTES).splitlines():
            known.update(json.loads(line))
        return SentenceBreaks.from_json(known, rules)
    except (ValueError, TypeError, RecursionError) as error:
        raise damaged_record(path, error) from error


def check_sources(name: str, found: Mapping[str, str], wanted: Mapping[str, str]) -> None:
    """See that a document is cut as the project has it, before translations are written into it.

    Parameters
    ----------
    name
        Of the document.
    found, wanted
        Plain sources by key, in the document and in the project.

    Raises
    ------
    UsageError
        Another text goes by the name of a segment now.
    """
    for key, source in wanted.items():
        if found.get(key, source).split() != source.split():
            raise UsageError(
                Message(
                    "{name}: segment {key} has another text in the document than in the project, "
                    "so its translation would stand in the wrong place.",
                    name=name,
                    key=key,
                ),
                hint="Take the document in again as a new version of itself; unchanged segments "
                "keep their translations.",
            )


def _key(text: str) -> str:
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).hexdigest()
