"""Reordering limits: the source spans that may be translated next.

``distortion`` is Moses' window: a phrase may start up to ``distortion_limit`` words away from the
end of its predecessor, and the jump back to the first gap must fit the window as well. ``swap`` is
Tillmann & Zhang's SWAP: a block follows its right neighbour (R), or leaves one gap (N) which the
very next block must fill as a whole (L). Walls, zones and enclosures hold in both.
"""

from libc.stdint cimport uint32_t
from libc.stdlib cimport abs as cabs

from postil.search.phrase.coverage cimport CoveragePool
from postil.search.phrase.options cimport MAX_PHRASE, OptionTable


cdef void cut_at(OptionTable options, int wall) noexcept nogil:
    """Drop the options of spans that reach over position ``wall`` from both sides."""
    cdef int start, end
    for start in range(max(0, wall - MAX_PHRASE + 1), wall):
        for end in range(wall + 1, min(<int>options.sentence.size(), start + MAX_PHRASE) + 1):
            options.span(start, end).clear()


cdef void shut(OptionTable options, int zone_start, int zone_end) noexcept nogil:
    """Drop the options of spans that hold a part of a zone together with words outside."""
    cdef int start, end
    cdef bint inside, around
    for start in range(max(0, zone_start - MAX_PHRASE + 1), zone_end):
        for end in range(start + 1, min(<int>options.sentence.size(), start + MAX_PHRASE) + 1):
            inside = zone_start <= start and end <= zone_end
            around = start <= zone_start and zone_end <= end
            if end > zone_start and not inside and not around:
                options.span(start, end).clear()


cdef class ReorderingRules:
    """Rules of one decoder, with the walls, zones and enclosures of the sentence at hand.

    Parameters
    ----------
    distortion_limit : int
        Window in words; 0 is monotone, negative is unlimited.
    swap : bool
        Blocks may only trade places with a neighbour.
    """

    def __init__(self, int distortion_limit, bint swap):
        self.distortion_limit = distortion_limit
        self.swap = swap

    def constrain(self, constraints, OptionTable options not None):
        """Note walls, zones and enclosures; drop the options that would break through one.

        Raises
        ------
        ValueError
            A wall or zone lies outside the sentence.
        """
        cdef int length = len(options)
        self.walls.clear()
        self.zones.clear()
        self.enclosures.clear()
        for wall in sorted(set(constraints.walls)):
            if not 0 < wall < length:
                raise ValueError(f"no wall at {wall} in a sentence of {length} words")
            self.walls.push_back(wall)
            cut_at(options, wall)
        for start, end in constraints.all_zones:
            if not 0 <= start < end <= length:
                raise ValueError(f"no zone [{start}, {end}) in a sentence of {length} words")
            self.zones.push_back(Zone(start, end))
            shut(options, start, end)
        for start, end in constraints.enclosures:
            self.enclosures.push_back(Zone(start, end))

    cdef bint allow(
        self, CoveragePool coverages, OptionTable options, uint32_t item,
        int previous, int start, int end,
    ) noexcept nogil:
        """Whether ``[start, end)`` may follow a phrase that ends at ``previous``."""
        cdef int gap = <int>coverages.items[item].first_gap
        if not (self.walls.empty() and self.zones.empty()) and not (
            self._respects(coverages, item, gap, start, end)
        ):
            return False
        if self.swap:
            return self._swaps(coverages, options, item, gap, start, end)
        if self.distortion_limit < 0 or start == gap:
            return True
        return (
            cabs(start - previous) <= self.distortion_limit and end - gap <= self.distortion_limit
        )

    cdef bint _swaps(
        self, CoveragePool coverages, OptionTable options, uint32_t item,
        int gap, int start, int end,
    ) noexcept nogil:
        """Right neighbour, or one gap left open that a single block can fill, or that gap."""
        if <int>coverages.items[item].covered > gap:
            return start == gap and end < coverages.length and coverages.has(item, end)
        if start == gap:
            return True
        return (
            start - gap <= min(<int>MAX_PHRASE, self.distortion_limit)
            and not options.span(gap, start).empty()
        )

    cdef bint _respects(
        self, CoveragePool coverages, uint32_t item, int gap, int start, int end
    ) noexcept nogil:
        """Walls: nothing behind one before all in front. Zones: a zone begun is finished first.
        Enclosures: nothing of one before its first word, and its last word when all else is.
        """
        cdef size_t k
        cdef int position
        cdef bint begun, unfinished
        for k in range(self.walls.size()):
            if gap < self.walls[k] <= start:
                return False
        for k in range(self.zones.size()):
            begun = unfinished = False
            for position in range(self.zones[k].start, self.zones[k].end):
                if coverages.has(item, position):
                    begun = True
                else:
                    unfinished = True
            if begun and unfinished and not self.zones[k].start <= start < self.zones[k].end:
                return False
        for k in range(self.enclosures.size()):
            if not self.enclosures[k].start < start < self.enclosures[k].end:
                continue
            if not coverages.has(item, self.enclosures[k].start):
                return False
            if end == self.enclosures[k].end:
                for position in range(self.enclosures[k].start, start):
                    if not coverages.has(item, position):
                        return False
        return True
