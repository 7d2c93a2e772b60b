"""A translator who types with completion, by simulation.

The protocol is that of Barrachina et al. 2009, 4.3: the completion is compared with the translation
wanted; its longest correct beginning is taken over by moving the cursor behind it (one mouse
action, if the cursor is not there already), and the next character is typed (one keystroke), or,
where the translation ends there, the rest is cut (one keystroke). In the end the segment is
accepted (one mouse action). Each keystroke asks for a new completion.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TypingEffort:
    """Effort of typing one segment, or several.

    ``characters``: of the translation; ``keystrokes``, ``mouse``: actions.
    """

    characters: int = 0
    keystrokes: int = 0
    mouse: int = 0

    def __add__(self, other: TypingEffort) -> TypingEffort:
        return TypingEffort(
            self.characters + other.characters,
            self.keystrokes + other.keystrokes,
            self.mouse + other.mouse,
        )

    @property
    def ksr(self) -> float:
        """Keystrokes per 100 characters; 100 where everything is typed."""
        return 100.0 * self.keystrokes / max(1, self.characters)

    @property
    def ksmr(self) -> float:
        """Keystrokes and mouse actions per 100 characters."""
        return 100.0 * (self.keystrokes + self.mouse) / max(1, self.characters)


def type_out(complete: Callable[[str], str], wanted: str) -> TypingEffort:
    """Type ``wanted``.

    Parameters
    ----------
    complete
        From the typed text to a whole text that begins with it.
    """
    typed = keystrokes = mouse = 0
    while True:
        offered = complete(wanted[:typed])
        correct = typed
        limit = min(len(offered), len(wanted))
        while correct < limit and offered[correct] == wanted[correct]:
            correct += 1
        mouse += correct > typed and offered != wanted
        if correct == len(wanted):
            keystrokes += len(offered) > correct
            return TypingEffort(len(wanted), keystrokes, mouse + 1)
        keystrokes += 1
        typed = correct + 1
