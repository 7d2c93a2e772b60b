"""Log lines on the terminal. A file of its own: ``logging`` takes 10 ms to import."""

from __future__ import annotations

import logging

from postil.cli.terminal.visible import visible


class LogFormatter(logging.Formatter):
    """Log lines without control characters of terminals."""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and a traceback below it."""
        return visible(super().format(record))


def show_all_safely() -> None:
    """Use ``LogFormatter`` for lines without a handler, which Python prints itself, too."""
    if logging.lastResort is not None:
        logging.lastResort.setFormatter(LogFormatter())
