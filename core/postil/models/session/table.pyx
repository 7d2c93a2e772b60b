"""The session phrase table: phrase pairs of the segments the translator confirmed.

Not the phrase pairs are kept but the confirmed segments with their word alignments, about a
kilobyte each; pairs are extracted when a sentence needs them, from the latest occurrences of its
phrases (Callison-Burch, Bannard & Schroeder 2005; Denkowski, Dyer & Lavie 2014 for post-editing).
An index holds, for each source word and each two neighbouring ones, the latest place and how many
there are; every place knows the one before it.

Segments stand in the order of their events, so what is found depends on the segments in force only.
Those that came in another order are put in their places before the next look-up. The last one is
taken off as it was put on; one in between is marked and cleared away with others later.

A phrase pair follows Och & Ney 2004: at least one link inside, none that leaves it, at most
MAX_PHRASE words, and unaligned target words at its ends either way.
"""

cimport cython
from libc.math cimport log
from libc.stdint cimport int64_t, uint8_t, uint16_t, uint32_t, uint64_t
from libc.string cimport memcpy
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

import numpy as np

from postil.models.lexicon.links cimport NULL_TOKEN
from postil.models.lexicon.model cimport Lexicon
from postil.types.counted cimport NOWHERE, Slot, clear, find, take
from postil.types.ids cimport token_t
from postil.types.prefetch cimport prefetch
from postil.types.stretches cimport stretch

cdef enum:
    OCCURRENCES = 100    # latest ones of a source phrase that are looked at,
    STEPS = 3000         # in so many places at most
    FETCH = 8            # places ahead of the one at hand that something is fetched for

cdef double UNSEEN = 1e-7   # lexical probability of words never linked in training
cdef float LEX_FLOOR = -2.5  # per word: the translator vouches for what the lexicon never saw

LONGEST_PHRASE = MAX_PHRASE
FOUND = np.dtype([
    ("start", "<u4"), ("end", "<u4"), ("offset", "<u4"), ("length", "<u4"), ("count", "<u4"),
    ("own", "<u4"), ("total", "<u4"), ("event", "<i8"), ("lex_inverse", "<f4"),
    ("lex_direct", "<f4"),
])


cdef inline uint32_t first_link(const uint16_t* links, uint32_t size, int word) noexcept nogil:
    """The first of the sorted links from a source word or one behind it."""
    cdef uint32_t low = 0, high = size, middle
    while low < high:
        middle = (low + high) // 2
        if links[2 * middle] < word:
            low = middle + 1
        else:
            high = middle
    return low


cdef bint in_order(
    const uint16_t[:, ::1] links, Py_ssize_t source, Py_ssize_t target, vector[uint16_t]& points
) noexcept nogil:
    """Links by source, then target, each once; False if one leaves its segment."""
    cdef vector[uint32_t] sorted_links
    cdef Py_ssize_t k
    cdef size_t j
    for k in range(links.shape[0]):
        if links[k, 0] >= source or links[k, 1] >= target:
            return False
        sorted_links.push_back(<uint32_t>links[k, 0] << 16 | links[k, 1])
    sort(sorted_links.begin(), sorted_links.end())
    for j in range(sorted_links.size()):
        if not j or sorted_links[j] != sorted_links[j - 1]:
            points.push_back(<uint16_t>(sorted_links[j] >> 16))
            points.push_back(<uint16_t>sorted_links[j])
    return True


cdef inline void fetch_segments(
    SessionTable table, uint32_t later, uint32_t soon
) noexcept nogil:
    """Have fetched what places that are looked at soon lead to: segments later, links soon."""
    cdef size_t link = <size_t>2 * table.segments[table.segment_of[soon]].link
    prefetch(&table.segments[table.segment_of[later]])
    if link < table.links.size():
        prefetch(&table.links[link])


@cython.final
cdef class SessionTable:
    """Confirmed segments, and the phrase pairs in them.

    Parameters
    ----------
    lexicon : Lexicon, optional
        Gives phrase pairs their lexical weights; without one they are all at the floor.

    Attributes
    ----------
    alive : int
        Segments in force.
    """

    def __init__(self, Lexicon lexicon=None):
        self.lexicon, self.fresh = lexicon, set()
        self._reset()

    def __len__(self):
        return self.alive

    @property
    def bytes(self):
        """Memory of the stores and the index."""
        return (
            self.segments.bytes() + self.source.bytes() + self.target.bytes()
            + self.segment_of.bytes() + self.before.bytes() + self.pair_before.bytes()
            + self.links.bytes() + self.slots.bytes()
        )

    def copy(self):
        """A copy that does not change when the origin learns; quick, as they share memory.

        Looking a copy up changes nothing: several threads may do so at once.
        """
        self.order()
        cdef SessionTable version = SessionTable.__new__(SessionTable)
        version.segments, version.links, version.slots = self.segments, self.links, self.slots
        version.source, version.target = self.source, self.target
        version.segment_of, version.before = self.segment_of, self.before
        version.pair_before = self.pair_before
        version.used, version.alive, version.ordered = self.used, self.alive, self.ordered
        version.fresh, version.lexicon = set(), self.lexicon
        return version

    def add(self, int64_t event, source, target, links, uint8_t layer=0):
        """Add a confirmed segment.

        Parameters
        ----------
        event : int
            Number of its learning event, new to the table.
        source, target : uint32 arrays
            Token ids; a segment without words on either side has no phrases.
        links : uint16 array, shape (n, 2)
            Word alignment: positions in source and target.
        layer : int

        Raises
        ------
        ValueError
            The event is not new, or a link leaves the segment.
        """
        cdef const token_t[::1] left = np.ascontiguousarray(source, dtype=np.uint32)
        cdef const token_t[::1] right = np.ascontiguousarray(target, dtype=np.uint32)
        cdef const uint16_t[:, ::1] given = np.ascontiguousarray(
            links, dtype=np.uint16
        ).reshape(-1, 2)
        cdef vector[uint16_t] points
        cdef Py_ssize_t place = self._place_of(event)
        cdef Segment segment
        if event in self.fresh or (place >= 0 and not self.segments[place].gone):
            raise ValueError(f"event {event} is not new")
        if not in_order(given, left.shape[0], right.shape[0], points):
            raise ValueError("a link leaves its segment")
        segment.event = event
        segment.layer = layer
        segment.gone = False
        with nogil:
            self._append(
                &segment, &left[0], <uint32_t>left.shape[0], &right[0], <uint32_t>right.shape[0],
                points.data(), <uint32_t>(points.size() // 2),
            )
        place = self.segments.size() - 2
        if self.fresh or (place > 0 and self.segments[place - 1].event >= event):
            self.fresh.add(event)
        else:
            self.ordered = self.segments.size() - 1

    def remove(self, int64_t event):
        """Forget a segment, as if it had never been confirmed.

        Raises
        ------
        ValueError
            There is none of this event.
        """
        self.order()
        cdef Py_ssize_t place = self._place_of(event)
        if place < 0 or self.segments[place].gone:
            raise ValueError(f"event {event} is not applied")
        self.segments.edit(place).gone = True
        self.alive -= 1
        self._tidy()
        if self.segments.size() > 64 and self.alive * 2 < self.segments.size():
            self.order(True)

    def dump(self):
        """The whole state: arguments of :meth:`add` in order of events; equal states dump equal."""
        cdef size_t k
        self.order()
        return [
            self._segment(k) for k in range(self.segments.size() - 1) if not self.segments[k].gone
        ]

    def lookup(self, sentence, int most, uint8_t top=0):
        """Phrase pairs for all spans of a sentence.

        Parameters
        ----------
        sentence : uint32 array
            Token ids.
        most : int
            Pairs of a span, those most often confirmed first, then the latest.
        top : int
            Layer whose occurrences are counted as ``own``.

        Returns
        -------
        rows : array of FOUND
            Source span, where in ``words`` the target stands, occurrences among those looked at, of
            these in the layer ``top``, occurrences of the source phrase (as part of any pair), the
            latest event, and both lexical weights (natural log).
        words : uint32 array
        """
        cdef const token_t[::1] ids = np.ascontiguousarray(sentence, dtype=np.uint32)
        cdef vector[Found] found
        cdef vector[uint32_t] places
        cdef vector[Row] rows
        cdef vector[token_t] words
        cdef vector[uint16_t] room
        cdef Row[::1] out
        cdef token_t[::1] out_words
        cdef int start, length, size = <int>ids.shape[0]
        cdef bint all_of_them = False
        cdef size_t k
        self.order()
        if not self.alive:
            return np.empty(0, dtype=FOUND), np.empty(0, dtype=np.uint32)
        with nogil:
            for start in range(size):
                for length in range(1, min(MAX_PHRASE, size - start) + 1):
                    if length > 1 and all_of_them:
                        self._go_on(ids[start + length - 1], length, places)
                    else:
                        all_of_them = self._occurrences(&ids[start], length, places)
                    if places.empty():
                        break
                    found.clear()
                    for k in range(places.size()):
                        if k + FETCH < places.size():
                            fetch_segments(self, places[k + FETCH], places[k + FETCH // 2])
                        self._pairs_at(places[k], length, top, room, found)
                    self._report(start, length, <size_t>most, room, found, rows, words)
        result = np.empty(rows.size(), dtype=FOUND)
        said = np.empty(words.size(), dtype=np.uint32)
        out, out_words = result, said
        if rows.size():
            memcpy(&out[0], rows.data(), rows.size() * sizeof(Row))
        if words.size():
            memcpy(&out_words[0], words.data(), words.size() * sizeof(token_t))
        return result, said

    def has(self, source, target):
        """Whether a phrase pair is one of those that :meth:`lookup` looks at for its source."""
        cdef const token_t[::1] ids = np.ascontiguousarray(source, dtype=np.uint32)
        cdef const token_t[::1] said = np.ascontiguousarray(target, dtype=np.uint32)
        cdef int length = <int>ids.shape[0]
        cdef vector[Found] found
        cdef vector[uint32_t] places
        cdef vector[uint16_t] room
        cdef uint64_t key = 0
        cdef Py_ssize_t j
        cdef size_t k
        self.order()
        if not self.alive or not 0 < length <= MAX_PHRASE:
            return False
        for j in range(said.shape[0]):
            key = mixed(key, said[j])
        with nogil:
            self._occurrences(&ids[0], length, places)
            for k in range(places.size()):
                self._pairs_at(places[k], length, 0, room, found)
        for k in range(found.size()):
            if found[k].key == key and found[k].length == said.shape[0]:
                return True
        return False

    cdef void _report(
        self, int start, int length, size_t most, vector[uint16_t]& room, vector[Found]& found,
        vector[Row]& rows, vector[token_t]& words,
    ) noexcept nogil:
        """The best pairs of a span as rows."""
        cdef Row row
        cdef size_t k
        cdef float scores[2]
        cdef uint32_t said, j
        row.total = 0
        for k in range(found.size()):
            row.total += found[k].count
        sort(found.begin(), found.end(), &better)
        for k in range(min(found.size(), most)):
            self._weigh(&found[k], length, room, scores)
            row.start = start
            row.end = start + length
            row.offset = <uint32_t>words.size()
            row.length = found[k].length
            row.count = found[k].count
            row.own = found[k].own
            row.event = self.segments[found[k].segment].event
            row.lex_inverse = scores[0]
            row.lex_direct = scores[1]
            rows.push_back(row)
            said = self.segments[found[k].segment].target + found[k].target
            for j in range(said, said + found[k].length):
                words.push_back(self.target[j])

    # -- the stores

    cdef void _reset(self) noexcept nogil:
        cdef Segment end
        end.event = 0
        end.source = end.target = end.link = 0
        end.layer = 0
        end.gone = False
        self.segments.assign(1, end)
        self.source.clear()
        self.target.clear()
        self.segment_of.clear()
        self.before.clear()
        self.pair_before.clear()
        self.links.clear()
        clear(self.slots)
        self.used = 0
        self.alive = 0
        self.ordered = 0

    cdef void _append(
        self, const Segment* segment, const token_t* source, uint32_t words,
        const token_t* target, uint32_t said, const uint16_t* links, uint32_t points,
    ) noexcept nogil:
        cdef uint32_t number = <uint32_t>(self.segments.size() - 1), k
        cdef Segment* end = self.segments.edit(number)
        cdef uint32_t first = end.source
        end.event = segment.event
        end.layer = segment.layer
        end.gone = False
        for k in range(words):
            self.source.push_back(source[k])
        for k in range(said):
            self.target.push_back(target[k])
        for k in range(2 * points):
            self.links.push_back(links[k])
        self.segments.push_back(end[0])
        end = self.segments.edit(number + 1)
        end.source += words
        end.target += said
        end.link += points
        self.alive += 1
        for k in range(words):
            self.segment_of.push_back(number)
            self._index(first + k, k + 1 == words)

    cdef void _index(self, uint32_t place, bint last) noexcept nogil:
        """Chain a source word, and it with the next, to the places before."""
        cdef Slot* slot = take(self.slots, &self.used, word_key(self.source[place]))
        self.before.push_back(slot.last)
        slot.last = place
        slot.count += 1
        if last:
            self.pair_before.push_back(NOWHERE)
            return
        slot = take(
            self.slots, &self.used, pair_key(self.source[place], self.source[place + 1])
        )
        self.pair_before.push_back(slot.last)
        slot.last = place
        slot.count += 1

    cdef void _tidy(self) noexcept nogil:
        """Take forgotten segments off the end."""
        cdef const Segment* last
        cdef Slot* slot
        cdef uint32_t place, end
        while self.segments.size() > 1 and self.segments[self.segments.size() - 2].gone:
            end = self.segments.back().source
            self.segments.cut(self.segments.size() - 1)
            last = &self.segments.back()
            place = end
            while place > last.source:
                place -= 1
                if place + 1 < end:
                    slot = take(
                        self.slots, &self.used,
                        pair_key(self.source[place], self.source[place + 1]),
                    )
                    slot.last = self.pair_before[place]
                    slot.count -= 1
                slot = take(self.slots, &self.used, word_key(self.source[place]))
                slot.last = self.before[place]
                slot.count -= 1
            self.source.cut(last.source)
            self.segment_of.cut(last.source)
            self.before.cut(last.source)
            self.pair_before.cut(last.source)
            self.target.cut(last.target)
            self.links.cut(<size_t>2 * last.link)
        self.ordered = self.segments.size() - 1

    cdef Py_ssize_t _place_of(self, int64_t event) noexcept nogil:
        """Number of the segment of an event among those in order, -1 if there is none."""
        cdef Py_ssize_t low = 0, high = <Py_ssize_t>self.ordered, middle
        cdef Py_ssize_t size = high
        while low < high:
            middle = (low + high) // 2
            if self.segments[middle].event < event:
                low = middle + 1
            else:
                high = middle
        return low if low < size and self.segments[low].event == event else -1

    def order(self, bint anyway=False):
        """Make stores and index anew from the segments in force, if some came out of order."""
        cdef size_t k
        if not (self.fresh or anyway):
            return
        kept = [
            self._segment(k) for k in range(self.segments.size() - 1) if not self.segments[k].gone
        ]
        self.fresh.clear()
        self._reset()
        for other in sorted(kept, key=lambda item: item[0]):
            self.add(*other)

    def _segment(self, size_t number):
        cdef const Segment* one = &self.segments[number]
        cdef const Segment* end = &self.segments[number + 1]
        cdef size_t k
        links = [self.links[k] for k in range(2 * one.link, 2 * end.link)]
        return (
            one.event,
            np.array([self.source[k] for k in range(one.source, end.source)], dtype=np.uint32),
            np.array([self.target[k] for k in range(one.target, end.target)], dtype=np.uint32),
            np.array(links, dtype=np.uint16).reshape(-1, 2),
            one.layer,
        )

    # -- finding phrases

    cdef bint _occurrences(
        self, const token_t* phrase, int length, vector[uint32_t]& places
    ) noexcept nogil:
        """Latest places where a source phrase starts, the latest first; whether that is all."""
        cdef const Slot *rarest = find(self.slots, word_key(phrase[0])), *slot
        cdef int shift = 0, k, steps = 0
        cdef uint32_t place, start
        cdef bint same
        places.clear()
        for k in range(length - 1):
            slot = find(self.slots, pair_key(phrase[k], phrase[k + 1]))
            if k == 0 or slot.count < rarest.count:
                rarest = slot
                shift = k
        if not rarest.count:
            return True
        place = rarest.last
        while place != NOWHERE and places.size() < OCCURRENCES and steps < STEPS:
            steps += 1
            if place >= <uint32_t>shift:
                start = place - shift
                same = start + length <= self.source.size()
                for k in range(length):  # few others go further than to the word that differs
                    same = same and self.source[start + k] == phrase[k]
                if (
                    same and self.segment_of[start] == self.segment_of[start + length - 1]
                    and not self.segments[self.segment_of[start]].gone
                ):
                    places.push_back(start)
            place = self.before[place] if length == 1 else self.pair_before[place]
        return place == NOWHERE

    cdef void _go_on(self, token_t word, int length, vector[uint32_t]& places) noexcept nogil:
        """Places of a phrase where ``word`` makes it one of ``length`` words."""
        cdef size_t k, kept = 0
        cdef uint32_t last
        for k in range(places.size()):
            last = places[k] + <uint32_t>length - 1
            if (
                last < self.source.size() and self.source[last] == word
                and self.segment_of[last] == self.segment_of[places[k]]
            ):
                places[kept] = places[k]
                kept += 1
        places.resize(kept)

    cdef void _pairs_at(
        self, uint32_t place, int length, uint8_t top, vector[uint16_t]& room, vector[Found]& found
    ) noexcept nogil:
        """Count the phrase pairs of one occurrence of a source phrase."""
        cdef uint32_t number = self.segment_of[place]
        cdef const Segment* segment = &self.segments[number]
        cdef const Segment* end = &self.segments[number + 1]
        cdef int first = <int>(place - segment.source), said = <int>(end.target - segment.target)
        cdef int low = said, high = -1, start, stop, target
        cdef uint32_t size = end.link - segment.link, inside, outside, k
        cdef const uint16_t* links = stretch(
            self.links, <size_t>2 * segment.link, <size_t>2 * size, room
        )
        inside = first_link(links, size, first)
        outside = inside
        while outside < size and links[2 * outside] < first + length:
            target = links[2 * outside + 1]
            low, high = min(low, target), max(high, target)
            outside += 1
        if high < 0 or high - low >= MAX_PHRASE:
            return
        cdef int floor = -1, ceiling = said  # nearest linked words outside
        cdef bint leaves = False
        for k in range(inside):
            target = links[2 * k + 1]
            leaves |= low <= target <= high
            floor = max(floor, target if target < low else -1)
            ceiling = min(ceiling, target if target > high else said)
        for k in range(outside, size):
            target = links[2 * k + 1]
            leaves |= low <= target <= high
            floor = max(floor, target if target < low else -1)
            ceiling = min(ceiling, target if target > high else said)
        if leaves:
            return
        start = low
        while start > floor and high - start < MAX_PHRASE:
            stop = high + 1
            while stop <= ceiling and stop - start <= MAX_PHRASE:
                self._count(number, <uint32_t>first, start, stop, top, found)
                stop += 1
            start -= 1

    cdef void _count(
        self, uint32_t number, uint32_t source, int start, int stop, uint8_t top,
        vector[Found]& found,
    ) noexcept nogil:
        cdef const Segment* segment = &self.segments[number]
        cdef uint32_t own = segment.layer == top
        cdef Found pair
        cdef size_t k
        pair.key = 0
        for k in range(segment.target + start, segment.target + stop):
            pair.key = mixed(pair.key, self.target[k])
        for k in range(found.size()):
            if found[k].key == pair.key and found[k].length == stop - start:
                found[k].count += 1
                found[k].own += own
                return
        pair.segment = number
        pair.source = source
        pair.target = <uint16_t>start
        pair.length = <uint16_t>(stop - start)
        pair.count = 1
        pair.own = own
        found.push_back(pair)

    cdef void _weigh(
        self, const Found* pair, int length, vector[uint16_t]& room, float* scores
    ) noexcept nogil:
        """log lex(f|e) and log lex(e|f) of a pair, by the links of its latest occurrence."""
        cdef const Segment* segment = &self.segments[pair.segment]
        cdef uint32_t size = self.segments[pair.segment + 1].link - segment.link, word
        cdef double inverse = 0.0, direct = 0.0
        cdef const uint16_t* links = stretch(
            self.links, <size_t>2 * segment.link, <size_t>2 * size, room
        )
        for word in range(pair.source, pair.source + length):
            inverse += self._word_weight(segment, links, size, word, False)
        for word in range(pair.target, pair.target + pair.length):
            direct += self._word_weight(segment, links, size, word, True)
        scores[0] = max(<float>inverse, LEX_FLOOR * length)
        scores[1] = max(<float>direct, LEX_FLOOR * pair.length)

    cdef double _word_weight(
        self, const Segment* segment, const uint16_t* links, uint32_t size, uint32_t word,
        bint direct,
    ) noexcept nogil:
        """Log of the average translation probability of one word by its links."""
        cdef double forth, back, total = 0.0
        cdef uint32_t k, linked = 0
        if self.lexicon is None:
            return log(UNSEEN)
        for k in range(size):
            if links[2 * k + direct] != word:
                continue
            self.lexicon.weights(
                self.source[segment.source + links[2 * k]],
                self.target[segment.target + links[2 * k + 1]], &forth, &back,
            )
            total += forth if direct else back
            linked += 1
        if linked == 0:
            if direct:
                self.lexicon.weights(
                    NULL_TOKEN, self.target[segment.target + word], &forth, &back
                )
            else:
                self.lexicon.weights(
                    self.source[segment.source + word], NULL_TOKEN, &forth, &back
                )
            total = forth if direct else back
            linked = 1
        return log(max(total / linked, UNSEEN))
