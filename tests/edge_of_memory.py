"""Arrays that end where memory ends: who reads one byte behind them ends the process."""

from __future__ import annotations

import ctypes
import mmap
import sys
from typing import Any

import numpy as np
import numpy.typing as npt

_NOTHING_ALLOWED = 0  # PROT_NONE


def at_the_edge(values: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A copy of ``values`` with a page behind it that may not be read; on Windows a plain copy."""
    if sys.platform == "win32" or not values.nbytes:
        return values.copy()
    page = mmap.PAGESIZE
    room = -(-values.nbytes // page) * page
    memory = np.frombuffer(mmap.mmap(-1, room + page), np.uint8)
    behind = ctypes.c_void_p(memory.ctypes.data + room)
    if ctypes.CDLL(None, use_errno=True).mprotect(behind, page, _NOTHING_ALLOWED):
        raise OSError(ctypes.get_errno(), "mprotect")
    copy = memory[room - values.nbytes : room]
    copy[:] = np.ascontiguousarray(values).view(np.uint8).reshape(-1)
    return copy.view(values.dtype)
