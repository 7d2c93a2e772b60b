"""Words of a text, as projects count them."""

from __future__ import annotations

from postil.memory.comparing.tokens import match_tokens


def word_count(text: str) -> int:
    """Words and numbers; in scripts without spaces, characters."""
    return sum(token[0].isalnum() for token in match_tokens(text))
