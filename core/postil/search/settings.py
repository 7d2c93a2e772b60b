"""Settings of the block decoder: one object, each default in one place."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchOptions:
    """How widely the decoder looks.

    Parameters
    ----------
    pop_limit
        Hypotheses made per number of covered words. More is slower and finds better model scores.
    stack_limit
        Hypotheses kept per coverage and last position.
    distortion_limit
        Reordering window in source words; 0 is monotone, negative is unlimited.
    swap
        Blocks may only trade places with a neighbour (Tillmann & Zhang's SWAP), within the window.
    table_limit
        Translations considered per source phrase.
    beam
        Drop hypotheses this far (natural log) below the best of their stack; 0 disables.
    """

    pop_limit: int = 400
    stack_limit: int = 100
    distortion_limit: int = 6
    swap: bool = False
    table_limit: int = 20
    beam: float = 0.0
