"""Calibration of the confidence: what confirmed segments teach it, exactly undone."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.engine.events import Judgement
from postil.engine.session.calibration import FEATURES, UNIT, Calibration, reliability


def judged(guess, closeness, predicted=0.0, corrected=None, **others):
    values = {"bias": 1.0, "guess": guess, **others}
    features = tuple(round(values.get(name, 0.0) / UNIT) for name in FEATURES)
    return Judgement(guess, predicted, closeness, features, corrected)


def test_guesses_that_are_wrong_at_both_ends_are_bent():
    random = np.random.default_rng(3)
    calibration, shown = Calibration(), []
    for guess in random.uniform(0.2, 0.9, 600).tolist():
        closeness = min(1.0, max(0.0, guess + 0.8 * (2 * guess - 1) ** 2 - 0.15))
        event = judged(guess, closeness)
        predicted = calibration.confidence(guess, event.features)
        shown.append(judged(guess, closeness, predicted))
        calibration.add(event)
    assert reliability(shown[300:]).error < 0.05  # a straight line leaves 0.085
    assert reliability([judged(one.guess, one.closeness, one.guess) for one in shown]).error > 0.08


def test_what_features_overdo_is_taken_back():
    random = np.random.default_rng(4)
    calibration, first, both = Calibration(), [], []
    for number in range(400):  # what a feature said of earlier segments does not hold for later
        lm = float(random.uniform(-2.0, 2.0))
        closeness = min(1.0, max(0.0, 0.6 + (0.2 if number < 100 else 0.0) * lm))
        event = judged(0.6, closeness, lm=lm)
        corrected = calibration.corrected(0.6, event.features)
        first.append(judged(0.6, closeness, corrected))
        both.append(judged(0.6, closeness, calibration.confidence(0.6, event.features)))
        calibration.add(judged(0.6, closeness, corrected=corrected, lm=lm))
    assert reliability(both[100:]).error < 0.85 * reliability(first[100:]).error


def test_error_by_chance_is_that_of_confidences_without_fault():
    random = np.random.default_rng(5)
    errors, chances = [], []
    for _ in range(60):
        sure = random.uniform(0.3, 0.9, 100)
        came = np.clip(sure + random.normal(0.0, 0.1, 100), 0.0, 1.0)
        found = reliability([judged(0.5, *pair) for pair in zip(came, sure, strict=True)])
        errors.append(found.error)
        chances.append(found.chance)
    assert np.mean(chances) == pytest.approx(np.mean(errors), rel=0.15)
    four = [judged(0.5, closeness, 0.45) for closeness in (0.3, 0.6)] * 2
    assert reliability(four).error == pytest.approx(0.0)
    assert reliability(four).chance == pytest.approx(0.15 * np.sqrt(2 / np.pi / 4))
    assert reliability([]).chance == reliability([]).error == 0.0


def test_what_is_quite_sure_is_in_the_last_bin():
    found = reliability([judged(0.5, 1.0, predicted) for predicted in (0.0, 0.95, 1.0)], bins=10)
    assert [(one.low, one.high, one.segments) for one in found.bins] == [
        (0.0, 0.1, 1),
        (0.9, 1.0, 2),
    ]


def test_a_confidence_is_a_share_however_wrong_the_guesses_were():
    low, high = Calibration(), Calibration()
    for _ in range(200):
        low.add(judged(0.9, 0.0))
        high.add(judged(0.1, 1.0))
    assert low.confidence(0.1, judged(0.1, 0.0).features) == 0.0
    assert high.confidence(0.9, judged(0.9, 0.0).features) == 1.0


SHARES = st.floats(0.0, 1.0)


@given(
    st.lists(st.tuples(SHARES, SHARES, st.floats(-8.0, 8.0)), min_size=1, max_size=20), st.data()
)
def test_what_was_judged_is_forgotten_in_any_order(values, data):
    events = [
        judged(guess, closeness, corrected=None if lm < 0 else closeness / 2, lm=lm)
        for guess, closeness, lm in values
    ]
    kept = data.draw(st.integers(0, len(events) - 1))
    calibration, fewer = Calibration(), Calibration()
    for event in events:
        calibration.add(event)
    for event in events[:kept]:
        fewer.add(event)
    for event in data.draw(st.permutations(events[kept:])):
        calibration.remove(event)
    assert calibration.dump() == fewer.dump()
    again = Calibration()
    again.restore(fewer.save())
    asked = events[-1].guess, events[-1].features
    assert again.confidence(*asked) == fewer.confidence(*asked) == calibration.confidence(*asked)


def test_sums_of_another_shape_are_no_calibration():
    arrays = Calibration().save()
    with pytest.raises(ValueError, match="reshape"):
        Calibration().restore(arrays | {"residuals": arrays["residuals"][:-1]})


def test_sums_that_are_none_are_no_calibration():
    arrays = Calibration().save()
    Calibration().restore(arrays)
    lopsided = arrays["squares"].copy()
    lopsided[1] = 1
    bent = np.array([[1, 0, 0], [1, 1, 0], [0, 0, 1]]).ravel()
    for change in (
        {"count": np.array([-1], dtype=np.int64)},
        {"squares": lopsided},
        {"bent_squares": bent},
    ):
        with pytest.raises(ValueError, match="are not sound"):
            Calibration().restore(arrays | change)
    without_solution = arrays["squares"].copy()
    without_solution[0] = -(2**60)
    with pytest.raises(ValueError, match="positive definite"):
        Calibration().restore(arrays | {"squares": without_solution})
