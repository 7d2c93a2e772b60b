"""The command line: ``postil COMMAND``, one file per command.

``shell`` parses and reports errors, ``console`` talks to the terminal. A command's module declares
its options in ``register(subparsers)`` and does its work in ``run(args)``; it imports the rooms it
needs only there, so that ``postil --help`` starts at once.
"""

from postil.cli.shell import main

__all__ = ["main"]
