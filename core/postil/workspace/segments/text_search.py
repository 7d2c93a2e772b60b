"""Text queries on segments: words or a regular expression, limited in time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

import regex

from postil.errors import UsageError
from postil.memory.comparing.tokens import as_whole_words, matched
from postil.messages import Message
from postil.text.tags import TaggedText, tag_index

SECONDS = 0.2
"""For one text; an expression that needs longer is refused."""

SearchSide = Literal["both", "source", "target"]


@dataclass(frozen=True, slots=True)
class TextQuery:
    """A text query.

    Attributes
    ----------
    text
        Words, or a regular expression if ``is_regex``; empty matches everything.
    side
        Where to look.
    case
        Whether upper and lower case differ.
    whole
        Whether it must begin and end with a word.
    """

    text: str = ""
    side: SearchSide = "both"
    is_regex: bool = False
    case: bool = False
    whole: bool = False

    def compiled(self) -> regex.Pattern[str]:
        """The expression to search with.

        Raises
        ------
        UsageError
            It is no regular expression; names the error and its place.
        """
        pattern = self.text if self.is_regex else regex.escape(self.text)
        if self.whole:
            pattern = as_whole_words(pattern)
        flags = regex.VERSION0 if self.case else regex.IGNORECASE | regex.FULLCASE
        try:
            return regex.compile(pattern, flags)
        except regex.error as error:
            raise UsageError(
                Message(
                    "“{text}” is not a regular expression: {reason}", text=self.text, reason=error
                ),
                hint="Where signs such as ( or ? stand for themselves, write \\( and \\?.",
            ) from error

    def finder(self) -> Callable[[str, str], bool]:
        """A function from plain source and target to whether the query matches them.

        Raises
        ------
        UsageError
            Now, that it is no regular expression; when called, that it takes too long.
        """
        if not (self.is_regex or self.case or self.whole):
            words = _seen(self.text)
            if self.side == "source":
                return lambda source, _: words in _seen(source)
            if self.side == "target":
                return lambda _, target: words in _seen(target)
            return lambda source, target: words in _seen(source) or words in _seen(target)
        pattern = self.compiled()
        sides = (self.side in ("both", "source"), self.side in ("both", "target"))

        def found(source: str, target: str) -> bool:
            return any(
                wanted and _limited(pattern, text)
                for wanted, text in zip(sides, (source, target), strict=True)
            )

        return found

    def spans(self, text: TaggedText) -> Iterator[tuple[int, int, regex.Match[str]]]:
        """Span as offsets into the text with tags, and the text found of the plain
        text; none is empty. Tags within are passed over.

        Raises
        ------
        UsageError
            It takes too long.
        """
        places = [n for n, one in enumerate(text.text) if not text.tags or tag_index(one) is None]
        try:
            for hit in self.compiled().finditer(text.plain, timeout=SECONDS):
                if hit.group():
                    yield places[hit.start()], places[hit.end() - 1] + 1, hit
        except TimeoutError as error:
            raise too_slow(self.text) from error


def _seen(text: str) -> str:
    """A text in no case, and as memories have it for their search: without vowels of Arabic and
    Hebrew, in the usual width, without what cannot be seen.
    """
    return matched(text).casefold()


def too_slow(text: str) -> UsageError:
    """Error to raise for an expression whose search ran out of time."""
    return UsageError(
        Message("“{text}” takes too long to search for and was given up.", text=text),
        hint="Repetitions within repetitions, as in (a+)+, take long; write it more simply.",
    )


def _limited(pattern: regex.Pattern[str], text: str) -> bool:
    try:
        return pattern.search(text, timeout=SECONDS, concurrent=True) is not None
    except TimeoutError as error:
        raise too_slow(pattern.pattern) from error
