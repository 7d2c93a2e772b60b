"""Text from outside, made safe for a terminal.

Characters that steer a terminal, or turn round what follows, could show what is not there: they are
written as escapes of JSON, so that they can be seen.
"""

from __future__ import annotations

import argparse
import re
import shutil
from functools import partial
from typing import Any, NoReturn

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
    """Quotes arguments in its errors so that they can be seen; made quickly: argparse asks for the
    width of the terminal with each argument.
    """

    def __init__(
        self,
        *,
        formatter_class: type[argparse.HelpFormatter] = argparse.HelpFormatter,
        **settings: Any,
    ) -> None:
        formatter: Any = partial(formatter_class, width=_columns())
        super().__init__(formatter_class=formatter, **settings)

    def error(self, message: str) -> NoReturn:
        """Print the error of the arguments, and exit."""
        super().error(visible(message))


def _columns() -> int:
    """Width of help texts: that of the terminal, as argparse has it."""
    return shutil.get_terminal_size().columns - 2
