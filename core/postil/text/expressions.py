"""Regular expressions that users and their files bring: compiled, or refused with a reason."""

from __future__ import annotations

import regex

LONGEST = 10_000
"""Characters of an expression: one of a million takes minutes to read."""


def compile_expression(pattern: str, flags: int = 0) -> regex.Pattern[str]:
    """``pattern`` as an expression of the ``regex`` package.

    Raises
    ------
    ValueError
        It is none; says why in a few words. (The package itself has one kind of error for each way
        to get it wrong.)
    """
    if len(pattern) > LONGEST:
        raise ValueError(f"it has more than {LONGEST} characters")
    try:
        return regex.compile(pattern, flags)
    except regex.error as error:
        raise ValueError(str(error)) from error
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error
    except (OverflowError, MemoryError) as error:
        raise ValueError("it asks for too much") from error
    except (KeyError, IndexError, AttributeError, TypeError) as error:
        raise ValueError("it cannot be understood") from error
