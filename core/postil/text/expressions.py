"""Regular expressions that users and their files bring: compiled, or refused with a reason."""

from __future__ import annotations

import re

import regex

from postil.messages import Message
from postil.types.reasons import expression_reason, reason_of

LONGEST = 10_000
"""Characters of an expression: one of a million takes minutes to read."""

MOST_SIGNS = 100_000
"""Signs of an expression in which what is repeated is written out; each takes some 300 bytes."""

LONGEST_APPROXIMATE = 500
"""Characters of an expression that allows for errors, such as ``(?:word){e<=2}``: of 10,000, one
attempt takes some ten seconds, and no limit of time ends it before.
"""

_TOO_MUCH = Message("it asks for too much")
_ERRORS = re.compile(r"(?<!\\[pPN])\{[\d+<=,\s]*[eids][\deids+<=,\s]*(?::[^}]*)?\}")
_TOKEN = re.compile(r"\\.|\{\s*(?P<times>\d+)\s*(?:,[\s\d]*)?\}|[*+?]|.", re.DOTALL)


def compile_expression(pattern: str, flags: int = 0) -> regex.Pattern[str]:
    """``pattern`` as an expression of the ``regex`` package.

    Raises
    ------
    ValueError
        It is none; says why in a message of a few words. (The package itself has one kind of error
        for each way to get it wrong.)
    """
    if len(pattern) > LONGEST:
        raise ValueError(Message("it has more than {number} characters", number=LONGEST))
    is_approximate = len(pattern) > LONGEST_APPROXIMATE and _ERRORS.search(pattern)
    if is_approximate or _written_out(pattern) > MOST_SIGNS:
        raise ValueError(_TOO_MUCH)
    try:
        return regex.compile(pattern, flags)
    except regex.error as error:
        raise ValueError(expression_reason(error)) from error
    except RecursionError as error:
        raise ValueError(reason_of(error)) from error
    except (OverflowError, MemoryError) as error:
        raise ValueError(_TOO_MUCH) from error
    except (KeyError, IndexError, AttributeError, TypeError) as error:
        raise ValueError(Message("it cannot be understood")) from error


def _written_out(pattern: str) -> int:
    """Signs of an expression in which what must be there n times stands n times, as the package
    keeps it; at least so many, wherever brackets stand for themselves.
    """
    groups = [0]  # signs so far, in each that is open
    last = 0  # of what a repetition follows
    for token in _TOKEN.finditer(pattern):
        if token["times"]:
            more = last * max(0, int(token["times"][:10]) - 1)
            groups[-1] += more
            last += more
        elif token[0] == "(":
            groups.append(0)
        elif token[0] == ")":
            last = groups[-1]
            if len(groups) > 1:
                groups.pop()
                groups[-1] += last
        elif token[0] not in "*+?":
            groups[-1] += 1
            last = 1
    return sum(groups)
