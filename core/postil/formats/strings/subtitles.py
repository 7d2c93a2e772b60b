"""Subtitles in SubRip and WebVTT files (srt, vtt): the text of a cue is a segment.

Numbers, times, settings and notes are not touched. A line break within a cue is a tag; blank lines,
which would end the cue, are not written into it. The id of a segment is ``cue.1``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from postil.errors import InputError
from postil.formats.blocks import TextBlock
from postil.formats.codes import Part, pair, single
from postil.formats.text_file import TextDocument

_END = r"(?:\r*+\n|\r|\Z)"  # two carriage returns: files that were converted twice
_TIME = r"(?:\d{1,4}:)?\d{1,2}:\d{1,2}(?:[,.]\d{1,3})?"
_CUE = re.compile(rf"(?<![^\r\n])[ \t]*{_TIME}[ \t]*-->[ \t]*{_TIME}[^\r\n]*(?P<end>{_END})")
_NEXT = rf"[ \t]*(?:\d+[ \t]*{_END}[ \t]*)?{_TIME}[ \t]*-->"
_TEXT = re.compile(rf"(?:(?!{_NEXT})[ \t]*[^\s][^\r\n]*{_END})*")
_CODE = re.compile(
    r"(?P<line>\r*+\n|\r)|\{\\[^{}\r\n]*\}|\{/?[biu]\}"
    r"|<(?P<end>/)?(?P<name>[A-Za-z]+)[^<>\r\n]*>|<\d[\d:.]*>"
)


class SubtitleDocument(TextDocument):
    """A subtitle file as segments."""

    def _blocks(self) -> Iterator[TextBlock]:
        cues = list(_CUE.finditer(self._text))
        if not cues and self._text.strip():
            raise InputError("there are no subtitles in it", file=self.path, line=1)
        for number, cue in enumerate(cues, 1):
            found = _TEXT.match(self._text, cue.end())
            text = found[0].rstrip() if found else ""
            if text:
                span = cue.end(), cue.end() + len(text)
                write = partial(_written, cue["end"])
                yield self.span(str(number), span, _parts(text), write, whole=True)


def _parts(text: str) -> list[Part]:
    found = list(_CODE.finditer(text))
    pairs: dict[int, int] = {}
    waiting: list[int] = []
    for n, match in enumerate(found):
        if match["end"] and waiting and found[waiting[-1]]["name"] == match["name"]:
            pairs[waiting.pop()] = n
        elif match["name"] and not match["end"]:
            waiting.append(n)
    closing: dict[int, Part] = {}
    out: list[Part] = []
    at = 0
    for n, match in enumerate(found):
        out.append(text[at : match.start()])
        at = match.end()
        if n in closing:
            out.append(closing[n])
        elif n in pairs:
            start, closing[pairs[n]] = pair(match[0], match["name"], (match[0], found[pairs[n]][0]))
            out.append(start)
        elif match["line"]:
            out.append(single("<br>", "br", match[0]))
        else:
            out.append(single(match[0], match["name"] or "code", match[0]))
    return [part for part in [*out, text[at:]] if part]


def _written(line: str, text: str) -> str:
    """Text of a cue: no blank line and no arrow, both of which mean something else."""
    text = re.sub(r"(?<!\s)\s*\n\s*", "\n", text).replace("-->", "→")
    return text.replace("\n", line)
