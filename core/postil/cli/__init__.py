"""The command line: ``postil COMMAND``, one file per command.

Commands lie by what they work on: ``projects``, ``documents``, ``memories``, ``engines``; the rest
beside ``shell``, which parses and reports errors. ``terminal`` has what commands share. A command's
module declares its options in ``register(subparsers)`` and does its work in ``run(args)``; it
imports the rooms it needs only there, so that ``postil --help`` starts at once.
"""

from postil.cli.shell import main

__all__ = ["main"]
