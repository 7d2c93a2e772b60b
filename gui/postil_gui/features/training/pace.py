"""The time that a training still takes, by how fast it went on of late.

Parts of a training get a share of its progress that is right for some texts only: of a small one,
the models are made in less than half of the time that their share says, and tuned in the rest.
What the last part of the time brought says more of what is to come than all of it.
"""

from __future__ import annotations

from collections import deque

LATE = 1 / 3  # of the time so far
LEAST_SECONDS, LEAST_SHARE = 20.0, 0.005  # of what is looked at; less says nothing


class Pace:
    """How far a training was at which time."""

    def __init__(self) -> None:
        self._noted: deque[tuple[float, float]] = deque([(0.0, 0.0)])

    def note(self, seconds: float, share: float) -> None:
        """It is so far after so many seconds of work."""
        if share > self._noted[-1][1]:
            self._noted.append((seconds, share))
        begin = self._begin(seconds)
        while len(self._noted) > 1 and self._noted[1][0] <= begin:
            self._noted.popleft()

    def rest(self, seconds: float) -> float:
        """Seconds it still takes, after so many; call it once there is a share."""
        share = self._noted[-1][1]
        before, share_before = self._noted[0]
        gained = share - share_before
        if gained < LEAST_SHARE:  # it stands, or tells nothing: all of the time counts
            before, gained = 0.0, share
        return (seconds - before) * (1 - share) / gained

    @staticmethod
    def _begin(seconds: float) -> float:
        return seconds - max(LEAST_SECONDS, seconds * LATE)
