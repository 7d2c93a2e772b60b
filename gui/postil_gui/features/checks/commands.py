"""The command that runs all checks."""

from __future__ import annotations

from postil_gui.context import Context
from postil_gui.features.checks.binding import ChecksBinding


def check_everything(context: Context) -> None:
    """Show the Checks panel, and look through all segments."""
    checks = context.part(ChecksBinding)
    if checks is not None:
        context.shell.raise_panel("checks")
        checks.run()
