"""What stands before the text of a list item: a bullet, a number, a letter."""

from __future__ import annotations

import re

from postil.text.tokeniser import primary_subtag

_SPACE = r"[ \t\u00a0\u202f]+"
_BULLET = r"[•●○■□▪▫◦‣⁃·✓✔✗➢➤►▶]"
_DASH = r"[*–—-]"
_PARENTHESIS = r"\(?(?:\d{1,3}|[a-z]|[ivx]{2,4})\)"  # 1) (1) a) iv)
_CHAPTER = r"\d{1,2}(?:\.\d{1,2}){2,4}\.?"  # 3.2.1
_DOTTED = r"\d{1,2}(?:\.\d{1,2})?\."  # 1. 3.2.
_OTHER = f"{_DASH}|{_PARENTHESIS}|{_CHAPTER}"
_BEGUN = r"(?=[^\W\d_]|[¿¡«»‹›“„‘‚\"'(\[「『《【])"
_MARKER = re.compile(rf"{_BULLET}{_SPACE}(?=\S)|(?:{_OTHER}){_SPACE}{_BEGUN}")
_ANY_MARKER = re.compile(rf"{_BULLET}{_SPACE}(?=\S)|(?:{_OTHER}|{_DOTTED}){_SPACE}{_BEGUN}")
# There "3." is the third: "3. Kapitel".
_ORDINAL_DOT = frozenset(
    ("bs", "cs", "da", "de", "et", "fi", "fo", "hr", "hsb", "hu", "is", "lb", "lt", "lv", "nb",
     "nn", "no", "pl", "sk", "sl", "sr", "tr")
)  # fmt: skip


def has_dotted_markers(*languages: str) -> bool:
    """Whether a number with a dot begins a list item in each of the ``languages``, and is not an
    ordinal.
    """
    return not any(primary_subtag(language) in _ORDINAL_DOT for language in languages)


def list_marker(text: str, *, dotted: bool) -> str:
    """The marker at the start of ``text`` with the space behind it; empty if there is none.

    Parameters
    ----------
    dotted
        Whether a number with a dot is one, see :func:`has_dotted_markers`.
    """
    found = (_ANY_MARKER if dotted else _MARKER).match(text)
    return found[0] if found else ""
