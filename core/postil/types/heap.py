"""The heap of the process: memory that was freed goes back to the system."""

from __future__ import annotations

import ctypes
import sys


def give_back() -> bool:
    """Give memory that nothing uses any more back to the system; whether this system can.

    The C library of Linux keeps what threads freed for the next of them. A step that takes much
    less than the one before it should not begin with hundreds of megabytes that nobody needs.
    """
    if not sys.platform.startswith("linux"):
        return False
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):  # another C library than GNU's
        return False
    trim(0)
    return True
