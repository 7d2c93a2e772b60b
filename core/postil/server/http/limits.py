"""Rate limits for each user, so that nobody keeps the others waiting."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from postil.server.http.problems import Problem

MOST_USERS = 10_000  # remembered; beyond, who came longest ago is forgotten


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of what clients may ask.

    Parameters
    ----------
    rate
        Requests of one user in a second, in the long run; 0 disables.
    burst
        Requests of one user at once, after a pause.
    at_once
        Requests of one user under way at the same time; 0 disables.
    seconds
        After which an answer is given up.
    letters
        Most characters to translate in one request.
    texts
        Most texts in one request.
    """

    rate: float = 50.0
    burst: int = 500
    at_once: int = 16
    seconds: float = 30.0
    letters: int = 20_000
    texts: int = 500


class _Bucket:
    """Requests that are left, refilled at the rate; and how many are under way."""

    __slots__ = ("at", "left", "running")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at
        self.running = 0


class Rates:
    """Counts the requests of each user."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._lock = threading.Lock()
        self._buckets: OrderedDict[str, _Bucket] = OrderedDict()

    @contextmanager
    def counted(self, user: str) -> Iterator[None]:
        """Count a request during the block.

        Raises
        ------
        Problem
            It is one too many.
        """
        with self._lock:
            bucket = self._bucket(user)
            self._take(bucket)
            bucket.running += 1
        try:
            yield
        finally:
            with self._lock:
                bucket.running -= 1

    def _bucket(self, user: str) -> _Bucket:
        now = time.monotonic()
        bucket = self._buckets.get(user)
        if bucket is None:
            bucket = self._buckets[user] = _Bucket(self._limits.burst, now)
            if len(self._buckets) > MOST_USERS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(user)
        bucket.left += (now - bucket.at) * self._limits.rate
        bucket.left = min(bucket.left, float(self._limits.burst))
        bucket.at = now
        return bucket

    def _take(self, bucket: _Bucket) -> None:
        if self._limits.at_once and bucket.running >= self._limits.at_once:
            raise Problem(
                429, "Too many requests at once: wait for answers first.",
                headers={"Retry-After": "1"},
            )  # fmt: skip
        if not self._limits.rate:
            return
        if bucket.left < 1.0:
            wait = int((1.0 - bucket.left) / self._limits.rate) + 1
            raise Problem(
                429, f"Too many requests: try again in {wait} s.",
                headers={"Retry-After": str(wait)},
            )  # fmt: skip
        bucket.left -= 1.0
