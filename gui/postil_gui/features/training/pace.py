"""The remaining time of a training, estimated from its recent progress.

Parts of a training get a share of its progress that is right for some texts only: of a small one,
the models are made in less than half of the time of their share, and tuned in the rest. The recent
progress predicts the rest better than all of it.
"""

from __future__ import annotations

from collections import deque

LATE = 1 / 3  # of the time so far
LEAST_SECONDS, LEAST_SHARE = 20.0, 0.005  # of the part used for the estimate; less is not reliable


class Pace:
    """Progress of a training over time."""

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
        if gained < LEAST_SHARE:  # no progress, or too little of it: all of the time counts
            before, gained = 0.0, share
        return (seconds - before) * (1 - share) / gained

    @staticmethod
    def _begin(seconds: float) -> float:
        return seconds - max(LEAST_SECONDS, seconds * LATE)
