"""Log lines on the terminal. A file of its own: ``logging`` takes 10 ms to import."""

from __future__ import annotations

import logging

from postil.cli.terminal.visible import visible


class LogFormatter(logging.Formatter):
    """Log lines without characters that steer a terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and a traceback below it."""
        return visible(super().format(record))


def show_all_safely() -> None:
    """The same for lines that nobody handles, which Python prints itself."""
    if logging.lastResort is not None:
        logging.lastResort.setFormatter(LogFormatter())
