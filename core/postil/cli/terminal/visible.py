"""Text from outside, made safe for a terminal.

Characters that steer a terminal, or turn round what follows, could show what is not there: they are
written as escapes of JSON, so that they can be seen.
"""

from __future__ import annotations

import argparse
import re
from typing import NoReturn

_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def visible(text: str) -> str:
    """``text`` without control characters; line feeds and tabs stay."""
    return _STEERING.sub(_escape, text)


def visible_line(text: str) -> str:
    """``text`` without control characters, on one line: no file name can fake a message."""
    return visible(text).replace("\n", "\\n")


def _escape(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


class Parser(argparse.ArgumentParser):
    """Quotes arguments in its errors so that they can be seen."""

    def error(self, message: str) -> NoReturn:
        """Print the error of the arguments, and exit."""
        super().error(visible(message))
