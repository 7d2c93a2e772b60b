"""Name of the ends of a pipe between processes, for type hints: they are of a class of their own on
Windows.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection

        Pipe: TypeAlias = PipeConnection[Any, Any]
    else:
        from multiprocessing.connection import Connection

        Pipe: TypeAlias = Connection[Any, Any]
