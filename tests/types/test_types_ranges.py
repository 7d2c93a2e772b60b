"""Ranges of options: what is in them passes, whatever else is refused with its name."""

import math
from dataclasses import dataclass

import numpy as np
import pytest

from postil.errors import UsageError
from postil.types.ranges import (
    Choice,
    Decimal,
    Flag,
    OrNone,
    Whole,
    check_ranges,
    ranged,
    ranges_of,
)


@dataclass(frozen=True, slots=True)
class Options:
    number: int = ranged(3, Whole(1, 9))
    share: float = ranged(0.5, Decimal(0.0, 1.0))
    on: bool = ranged(False, Flag())
    way: str = ranged("up", Choice(("up", "down")))
    least: float | None = ranged(None, OrNone(Decimal(0.0, 1.0)))
    free: object = None

    def __post_init__(self) -> None:
        check_ranges(self)


def test_what_is_in_range_passes() -> None:
    assert Options() == Options(3, 0.5, False, "up")
    assert Options(np.int64(9), 1, True, "down", free=[]).share == 1
    assert Options(share=np.float32(0.25)).share == 0.25
    assert Options(least=0.5).least == 0.5
    assert set(ranges_of(Options)) == {"number", "share", "on", "way", "least"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *[("number", value) for value in (0, 10, 1 << 63, -1, 3.0, True, "3", None, [], math.nan)],
        *[("share", value) for value in (-0.1, 1.1, math.nan, math.inf, 10**400, False, "0", {})],
        *[("on", value) for value in (0, 1, None, "true")],
        *[("way", value) for value in ("", "UP", 1, None, ["up"])],
        *[("least", value) for value in (-0.1, math.nan, False, "none")],
    ],
)
def test_what_is_not_is_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(UsageError, match=f"{name} cannot be ") as caught:
        Options(**{name: value})  # type: ignore[arg-type]  # that is the point
    assert "Allowed: " in caught.value.hint


def test_a_message_does_not_hold_all_of_a_long_value() -> None:
    with pytest.raises(UsageError) as caught:
        Options(number=[0] * 100_000)  # type: ignore[arg-type]
    assert len(caught.value.message) < 200
