"""Longest common fragments: the parts of a text that stand word for word in units of a memory.

A window slides over the query. A window that occurs somewhere is lengthened at its end for as long
as it occurs; one that does not loses its first token. Where a window occurs is found by reading the
inverted lists of its two rarest tokens side by side, and comparing the tokens of the units that are
in both; a lengthened window only looks at the places of the window before. Windows that lie inside
one that occurs are never looked up, so at most 4 n lists are read for n tokens.
"""

from libc.stdint cimport int64_t, uint32_t, uint64_t
from libcpp.algorithm cimport partial_sort
from libcpp.pair cimport pair
from libcpp.vector cimport vector

from postil.memory.index.arrays cimport IndexArrays
from postil.types.ids cimport token_t
from postil.types.prefetch cimport prefetch


cdef struct Place:
    int64_t unit  # its number; units of the tail come after the others
    uint64_t first  # token of the occurrence, in the tokens of the units or of the tail


cdef enum:
    # Entries of the second list that are read for one of the first: to look into a unit, and to
    # find that it lacks the window, takes as long as to read some forty.
    SECOND_LIST = 16
    AHEAD = 8  # units


cdef class FragmentFinder(IndexArrays):
    """Finds the fragments of a query in a snapshot of an index."""

    cdef const token_t[::1] query
    cdef vector[Place] places
    cdef vector[uint32_t] shared  # units that are in two lists

    def find(self, const uint32_t[::1] query, Py_ssize_t least, Py_ssize_t shown):
        """Fragments of at least ``least`` tokens that lie in no longer one.

        Parameters
        ----------
        shown
            How many places of each fragment to name.

        Returns
        -------
        list of (start, end, count, places)
            Token span in the query, how often it occurs in all, and some places as (unit id, token
            within the unit), newest unit first.
        """
        cdef Py_ssize_t length = query.shape[0]
        cdef Py_ssize_t start = 0
        cdef Py_ssize_t end = 0  # of the last fragment: a window must reach beyond it
        cdef Py_ssize_t stop
        cdef list found = []
        self.query = query
        while start + least <= length:
            stop = max(start + least, end + 1)
            if stop > length:
                break
            with nogil:
                self.look_up(start, stop)
                while self.places.size() and stop < length and self.lengthen(start, stop):
                    stop += 1
            if self.places.size():
                found.append((start, stop, self.places.size(), self.named(shown)))
                end = stop
            start += 1
        return found

    cdef list named(self, size_t shown):
        """The newest places as (unit id, token within the unit)."""
        cdef vector[pair[int64_t, int64_t]] some
        cdef size_t entry
        cdef Place place
        some.reserve(self.places.size())
        for entry in range(self.places.size()):
            place = self.places[entry]
            if place.unit < self.ids.shape[0]:
                some.push_back(pair[int64_t, int64_t](
                    -self.ids[place.unit],
                    -<int64_t>(place.first - self.offsets[place.unit]),
                ))
            else:
                place.unit -= self.ids.shape[0]
                some.push_back(pair[int64_t, int64_t](
                    -self.tail_ids[place.unit],
                    -<int64_t>(place.first - self.tail_offsets[place.unit]),
                ))
        shown = min(shown, some.size())
        partial_sort(some.begin(), some.begin() + shown, some.end())
        some.resize(shown)
        return [(-unit, -first) for unit, first in <list>some]

    cdef void look_up(self, Py_ssize_t start, Py_ssize_t stop) noexcept nogil:
        """Set ``places`` to where the window occurs."""
        cdef token_t indexed = self.posting_offsets.shape[0] - 1
        cdef Py_ssize_t place
        cdef token_t rarest = 0, second = 0
        cdef uint64_t size = 0, other_size = 0
        cdef uint64_t these
        cdef int64_t unit
        self.places.clear()
        for unit in range(self.tail_count):
            if self.tail_alive[unit]:
                self.search_unit(
                    self.tail_tokens, self.tail_offsets, unit, self.ids.shape[0], start, stop
                )
        for place in range(start, stop):
            if self.query[place] >= indexed:
                return
            these = (
                self.posting_offsets[self.query[place] + 1]
                - self.posting_offsets[self.query[place]]
            )
            if place == start or these < size:
                if place > start:
                    second, other_size = rarest, size
                rarest, size = self.query[place], these
            elif self.query[place] != rarest and (not other_size or these < other_size):
                second, other_size = self.query[place], these
        if other_size and other_size <= SECOND_LIST * size:
            self.search_shared(rarest, second, start, stop)
        else:
            self.search_all(rarest, start, stop)

    cdef void search_all(self, token_t token, Py_ssize_t start, Py_ssize_t stop) noexcept nogil:
        """Look for the window in all units with a token."""
        cdef uint64_t first = self.posting_offsets[token], end = self.posting_offsets[token + 1]
        if first < end:
            self.search_listed(&self.postings[first], end - first, start, stop)

    cdef void search_shared(
        self, token_t token, token_t other, Py_ssize_t start, Py_ssize_t stop
    ) noexcept nogil:
        """Look for the window in all units with both tokens: their lists rise."""
        cdef uint64_t left = self.posting_offsets[token], left_end = self.posting_offsets[token + 1]
        cdef uint64_t right = self.posting_offsets[other]
        cdef uint64_t right_end = self.posting_offsets[other + 1]
        cdef size_t count = 0
        cdef uint32_t one, two
        self.shared.resize(left_end - left)
        while left < left_end and right < right_end:
            one, two = self.postings[left], self.postings[right]
            self.shared[count] = one
            count += one == two
            left += one <= two
            right += two <= one
        self.search_listed(self.shared.data(), count, start, stop)

    cdef void search_listed(
        self, const uint32_t* units, size_t count, Py_ssize_t start, Py_ssize_t stop
    ) noexcept nogil:
        """Look for the window in these units; the memory they lie in is asked for ahead."""
        cdef size_t entry
        for entry in range(count):
            if entry + 2 * AHEAD < count:
                prefetch(&self.offsets[units[entry + 2 * AHEAD]])
                prefetch(&self.alive[units[entry + 2 * AHEAD]])
            if entry + AHEAD < count:
                prefetch(&self.tokens[0] + self.offsets[units[entry + AHEAD]])
            if self.alive[units[entry]]:
                self.search_unit(self.tokens, self.offsets, units[entry], 0, start, stop)

    cdef void search_unit(
        self,
        const token_t[::1] tokens,
        const uint64_t[::1] offsets,
        int64_t unit,
        int64_t base,
        Py_ssize_t start,
        Py_ssize_t stop,
    ) noexcept nogil:
        cdef uint64_t first = offsets[unit]
        cdef uint64_t count = stop - start
        cdef uint64_t step
        cdef Place place
        while first + count <= offsets[unit + 1]:
            step = 0
            while step < count and tokens[first + step] == self.query[start + step]:
                step += 1
            if step == count:
                place.unit = base + unit
                place.first = first
                self.places.push_back(place)
            first += 1

    cdef bint lengthen(self, Py_ssize_t start, Py_ssize_t stop) noexcept nogil:
        """Keep the places where the window with one more token occurs, if there are any."""
        cdef vector[Place] kept
        cdef size_t entry
        cdef Place place
        cdef uint64_t following
        cdef int64_t unit
        for entry in range(self.places.size()):
            place = self.places[entry]
            following = place.first + <uint64_t>(stop - start)
            if place.unit < self.ids.shape[0]:
                if (
                    following < self.offsets[place.unit + 1]
                    and self.tokens[following] == self.query[stop]
                ):
                    kept.push_back(place)
            else:
                unit = place.unit - self.ids.shape[0]
                if (
                    following < self.tail_offsets[unit + 1]
                    and self.tail_tokens[following] == self.query[stop]
                ):
                    kept.push_back(place)
        if kept.empty():
            return False
        self.places.swap(kept)
        return True
