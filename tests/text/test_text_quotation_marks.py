"""Straight and curved quotation marks and apostrophes."""

from __future__ import annotations

from postil.text.quotation_marks import straight_quotes


def test_curved_marks_become_straight_and_angled_ones_stay() -> None:
    assert straight_quotes("Don’t press “Off” („‘Aus’“).") == 'Don\'t press "Off" ("\'Aus\'").'
    assert straight_quotes("nothing « quoted »") == "nothing « quoted »"
