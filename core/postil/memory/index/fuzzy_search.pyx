"""Token edit distance in bit vectors, and the exact fuzzy search built on it.

Distance
    The query is the pattern; bit i of VP/VN says whether cell (i, j) of the dynamic programme is
    one more or one less than cell (i-1, j). One column costs a dozen word operations for each 64
    query tokens (Myers 1999, *A fast bit-vector algorithm for approximate string matching*; the
    block form for longer patterns and the global-distance boundary, a horizontal carry of +1 into
    the first row, after Hyyrö 2003).

Search
    score = floor(100 (L - d) / L) with L = max(n, m). A unit of m tokens scores at least T only if
    it shares, as multisets, at least ceil(T L / 100) tokens with the query of n tokens. So, with
    the query's tokens in order of rising frequency, a unit that contains none of the first ones (c
    occurrences in all) shares at most n - c, and must satisfy 100 (n - c) >= T max(n, m): the
    inverted lists are read from the rarest token on, each only where units are short enough, and
    reading stops when n - c is too small even for m = n (the prefix filter of set-similarity
    joins). Every unit met is verified at once: most have too many tokens that the query lacks, the
    others get the full distance; when the wanted number of matches is found, T rises to the worst
    of them, which narrows all of the above. No match is ever lost.

Layout
    Units are numbered in order of length, so each inverted list is in order of length too and a
    range of lengths is a range of the list. Units added since the index was built are the tail: no
    inverted lists, every one of a fitting length is verified.

Written otherwise
    A token of the query stands for all its forms: those that differ from it in case or in the kind
    of quotation marks alone. The distance above is that of forms. A unit whose tokens as they are
    written lie further from the query's than that has one per cent less; of units with equal scores
    the one that is more alike as it is written is the better one. All forms of a word are one
    inverted list in several pieces.
"""

from libc.stdint cimport int32_t, int64_t, uint8_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, llabs, realloc
from libc.string cimport memset
from libcpp.algorithm cimport sort
from libcpp.pair cimport pair
from libcpp.vector cimport vector

from postil.metrics.bit_columns cimport ROWS, Column, first_column, follow_column
from postil.types.ids cimport token_t

# (score * STEP + percent alike as written, unit id): the worse one is the smaller
ctypedef pair[int64_t, int64_t] ranked_t

cdef enum:
    STEP = 128  # more than any percent


cdef class Searcher:
    """Scratch memory for one search at a time; the owner holds a lock around :meth:`search`.

    The arrays it is given are described in :class:`postil.memory.index.fuzzy_index.FuzzyIndex`.
    """

    # token id -> 1 + its number among the forms of the query's tokens; all 0 between searches
    cdef int32_t* slot
    cdef size_t slots
    cdef uint8_t* seen  # unit -> the search that met it last, modulo 255
    cdef size_t units
    cdef uint8_t epoch
    cdef vector[token_t] forms  # of the query's tokens
    cdef vector[uint32_t] words_of_forms  # the same number, from 0, for all forms of a token
    cdef vector[uint64_t] of_words  # word x block -> its positions in the query
    cdef vector[uint64_t] masks  # form x block -> positions in the query of that token in any form
    cdef vector[uint64_t] own_masks  # form x block -> positions of the token as it is written
    cdef vector[int64_t] counts  # of each word in the query
    cdef vector[Column] column
    cdef vector[ranked_t] best
    cdef int64_t length  # of the query, in tokens
    cdef int64_t blocks
    cdef int64_t threshold  # rises while searching
    cdef size_t limit

    def __cinit__(self):
        self.slot = NULL
        self.seen = NULL
        self.slots = self.units = 0
        self.epoch = 0

    def __dealloc__(self):
        free(self.slot)
        free(self.seen)

    def search(
        self,
        const uint32_t[::1] query,
        const uint32_t[::1] heads,
        const uint32_t[::1] rings,
        tuple fixed,
        tuple tail,
        Py_ssize_t vocabulary,
        int threshold,
        Py_ssize_t limit,
    ):
        """The ``limit`` best units scoring at least ``threshold``, best first; among equals those
        more alike as they are written, then the newest, come first.

        Parameters
        ----------
        query
            Token ids; an id not below ``vocabulary`` occurs in no unit.
        heads
            For each token of the query a form of it that ``rings`` has, the same for all forms of
            one token; any number above them if there is none.
        rings
            For each token id the next of its forms, in a ring; tokens beyond have no other form.
        fixed
            (ids int64 n, offsets uint64 n+1, tokens uint32, alive uint8 n, posting offsets uint64
            v+1, postings uint32), units in order of length.
        tail
            (ids int64, offsets uint64, tokens uint32, alive uint8, count).

        Returns
        -------
        list of (unit id, score, percent alike as written)
        """
        cdef const int64_t[::1] ids = fixed[0]
        cdef const uint64_t[::1] offsets = fixed[1]
        cdef const token_t[::1] tokens = fixed[2]
        cdef const uint8_t[::1] alive = fixed[3]
        cdef const uint64_t[::1] posting_offsets = fixed[4]
        cdef const uint32_t[::1] postings = fixed[5]
        cdef const int64_t[::1] tail_ids = tail[0]
        cdef const uint64_t[::1] tail_offsets = tail[1]
        cdef const token_t[::1] tail_tokens = tail[2]
        cdef const uint8_t[::1] tail_alive = tail[3]
        cdef Py_ssize_t tail_count = tail[4]
        cdef token_t form
        if query.shape[0] == 0 or limit <= 0:
            return []
        if 100 * longest_unit(offsets, tail_offsets, tail_count) < threshold * query.shape[0]:
            return []  # a page in one segment: the bits of its words would fill the memory
        self.reserve(vocabulary, ids.shape[0])
        self.threshold = max(1, threshold)
        self.limit = limit
        with nogil:
            self.begin(query, heads, rings, vocabulary)
            self.scan_tail(tail_ids, tail_offsets, tail_tokens, tail_alive, tail_count)
            if ids.shape[0]:
                self.scan_lists(ids, offsets, tokens, alive, posting_offsets, postings)
            for form in self.forms:
                self.slot[form] = 0
            sort(self.best.begin(), self.best.end())
        return [(unit, rank // STEP, rank % STEP) for rank, unit in reversed(<list>self.best)]

    cdef int reserve(self, size_t vocabulary, size_t units) except -1:
        cdef void* grown
        if vocabulary > self.slots:
            free(self.slot)
            self.slots = 0
            self.slot = <int32_t*>calloc(vocabulary + vocabulary // 4, sizeof(int32_t))
            if self.slot == NULL:
                raise MemoryError
            self.slots = vocabulary + vocabulary // 4
        if units > self.units:
            grown = realloc(self.seen, units)
            if grown == NULL:
                raise MemoryError
            self.seen = <uint8_t*>grown
            memset(self.seen, 0, units)
            self.units = units
            self.epoch = 0
        return 0

    cdef void begin(
        self,
        const token_t[::1] query,
        const token_t[::1] heads,
        const uint32_t[::1] rings,
        size_t vocabulary,
    ) noexcept nogil:
        """Number the forms of the query's tokens and set their bit masks."""
        cdef Py_ssize_t place, block
        cdef size_t form, word
        cdef uint64_t bit
        self.length = query.shape[0]
        self.blocks = (self.length + ROWS - 1) // ROWS
        self.column.resize(self.blocks)
        self.best.clear()
        self.forms.clear()
        self.words_of_forms.clear()
        self.counts.clear()
        self.of_words.clear()
        for place in range(self.length):
            if heads[place] >= vocabulary or heads[place] >= <size_t>rings.shape[0]:
                continue
            if not self.slot[heads[place]]:
                self.add_word(heads[place], rings, vocabulary)
            word = self.words_of_forms[self.slot[heads[place]] - 1]
            self.counts[word] += 1
            self.of_words[word * self.blocks + place // ROWS] |= (<uint64_t>1) << (place % ROWS)
        # slot 0: a token the query does not have
        self.masks.assign((1 + self.forms.size()) * self.blocks, 0)
        self.own_masks.assign((1 + self.forms.size()) * self.blocks, 0)
        for form in range(self.forms.size()):
            for block in range(self.blocks):
                self.masks[(form + 1) * self.blocks + block] = self.of_words[
                    self.words_of_forms[form] * self.blocks + block
                ]
        for place in range(self.length):
            if query[place] < vocabulary and self.slot[query[place]]:
                bit = (<uint64_t>1) << (place % ROWS)
                self.own_masks[self.slot[query[place]] * self.blocks + place // ROWS] |= bit
        if self.epoch == 255:
            memset(self.seen, 0, self.units)
            self.epoch = 0
        self.epoch += 1

    cdef void add_word(
        self, token_t head, const uint32_t[::1] rings, size_t vocabulary
    ) noexcept nogil:
        """Number all forms of a token; those that came after the query began are left out."""
        cdef token_t form = head
        cdef uint32_t word = <uint32_t>self.counts.size()
        self.counts.push_back(0)
        self.of_words.resize(self.of_words.size() + self.blocks, 0)
        while True:
            if form < vocabulary:
                self.forms.push_back(form)
                self.words_of_forms.push_back(word)
                self.slot[form] = <int32_t>self.forms.size()
            form = rings[form]
            if form == head or form >= <size_t>rings.shape[0]:
                return

    cdef int64_t distance(
        self, const token_t* tokens, int64_t count, int64_t most, const uint64_t* masks
    ) noexcept nogil:
        """Levenshtein distance to the query, or anything above ``most`` if it is above ``most``."""
        if self.blocks == 1:
            return self.distance_word(tokens, count, most, masks)
        return self.distance_blocks(tokens, count, most, masks)

    cdef int64_t distance_word(
        self, const token_t* tokens, int64_t count, int64_t most, const uint64_t* masks
    ) noexcept nogil:
        cdef uint64_t rise, fall
        cdef uint64_t last = (<uint64_t>1) << (self.length - 1)
        cdef int64_t score = self.length
        cdef int64_t place
        cdef Column column = first_column()
        for place in range(count):
            rise = 1
            fall = 0
            follow_column(&column, masks[self.slot[tokens[place]]], &rise, &fall)
            score += (rise & last) != 0
            score -= (fall & last) != 0
            if score - (count - 1 - place) > most:
                return most + 1
        return score

    cdef int64_t distance_blocks(
        self, const token_t* tokens, int64_t count, int64_t most, const uint64_t* all_masks
    ) noexcept nogil:
        cdef uint64_t rise, fall
        cdef uint64_t last = (<uint64_t>1) << ((self.length - 1) % ROWS)
        cdef int64_t score = self.length
        cdef int64_t place, block
        cdef const uint64_t* masks
        cdef Column* column = self.column.data()
        for block in range(self.blocks):
            column[block] = first_column()
        for place in range(count):
            masks = all_masks + self.slot[tokens[place]] * self.blocks
            rise = 1
            fall = 0
            for block in range(self.blocks - 1):
                follow_column(&column[block], masks[block], &rise, &fall)
                rise >>= ROWS - 1
                fall >>= ROWS - 1
            block = self.blocks - 1
            follow_column(&column[block], masks[block], &rise, &fall)
            score += (rise & last) != 0
            score -= (fall & last) != 0
            if score - (count - 1 - place) > most:
                return most + 1
        return score

    cdef void verify(self, int64_t unit, const token_t* tokens, int64_t count) noexcept nogil:
        """Score one unit and keep it if it is among the best."""
        cdef int64_t longer = max(self.length, count)
        cdef int64_t most = longer - (self.threshold * longer + 99) // 100
        cdef int64_t found, written, score, alike, place
        cdef int64_t strange = count - longer + most  # tokens that the query may lack, at most
        cdef ranked_t candidate
        if most < 0 or llabs(self.length - count) > most:
            return
        for place in range(count):  # most units fail here, which takes less time than a distance
            strange -= self.slot[tokens[place]] == 0
            if strange < 0:
                return
        found = self.distance(tokens, count, most, self.masks.data())
        if found > most:
            return
        score = alike = 100 * (longer - found) // longer
        candidate = ranked_t(score * STEP + alike, unit)
        if self.best.size() == self.limit and candidate < self.best[0]:
            return
        if self.has_other_forms(tokens, count):
            written = self.distance(tokens, count, longer, self.own_masks.data())
            alike = 100 * (longer - written) // longer
            score -= written > found
            if score < self.threshold:
                return
        self.keep(ranked_t(score * STEP + alike, unit))

    cdef bint has_other_forms(self, const token_t* tokens, int64_t count) noexcept nogil:
        """Whether a unit has a form of a token that does not stand wherever the token does."""
        cdef int64_t place, block
        cdef size_t mask
        for place in range(count):
            mask = self.slot[tokens[place]] * self.blocks
            for block in range(self.blocks):
                if self.masks[mask + block] != self.own_masks[mask + block]:
                    return True
        return False

    cdef void keep(self, ranked_t candidate) noexcept nogil:
        cdef size_t place
        if self.best.size() == self.limit:
            if candidate < self.best[0]:
                return
            self.best[0] = candidate
            place = 0  # insertion into a short ascending list: limits are small
            while place + 1 < self.best.size() and self.best[place + 1] < self.best[place]:
                self.best[place], self.best[place + 1] = self.best[place + 1], self.best[place]
                place += 1
        else:
            self.best.push_back(candidate)
            place = self.best.size() - 1
            while place > 0 and self.best[place] < self.best[place - 1]:
                self.best[place], self.best[place - 1] = self.best[place - 1], self.best[place]
                place -= 1
        if self.best.size() == self.limit and self.best[0].first // STEP > self.threshold:
            self.threshold = self.best[0].first // STEP

    cdef void scan_tail(
        self,
        const int64_t[::1] ids,
        const uint64_t[::1] offsets,
        const token_t[::1] tokens,
        const uint8_t[::1] alive,
        Py_ssize_t count,
    ) noexcept nogil:
        cdef Py_ssize_t unit
        for unit in range(count):
            if alive[unit]:
                self.verify(
                    ids[unit], &tokens[0] + offsets[unit], offsets[unit + 1] - offsets[unit]
                )

    cdef void scan_lists(
        self,
        const int64_t[::1] ids,
        const uint64_t[::1] offsets,
        const token_t[::1] tokens,
        const uint8_t[::1] alive,
        const uint64_t[::1] posting_offsets,
        const uint32_t[::1] postings,
    ) noexcept nogil:
        cdef vector[pair[int64_t, int64_t]] order  # (length of all its lists, word)
        cdef vector[vector[token_t]] lists  # by word
        cdef vector[int64_t] entries
        cdef size_t entry, form, word
        cdef token_t token
        cdef token_t indexed = posting_offsets.shape[0] - 1
        cdef int64_t shared = 0  # most tokens a unit not met yet can share with the query
        lists.resize(self.counts.size())
        entries.assign(self.counts.size(), 0)
        for form in range(self.forms.size()):
            token = self.forms[form]
            if token < indexed:  # else it came with the tail
                word = self.words_of_forms[form]
                lists[word].push_back(token)
                entries[word] += posting_offsets[token + 1] - posting_offsets[token]
        for word in range(lists.size()):
            if lists[word].size():
                shared += self.counts[word]
                order.push_back(pair[int64_t, int64_t](entries[word], word))
        sort(order.begin(), order.end())
        for entry in range(order.size()):
            word = order[entry].second
            for token in lists[word]:
                if 100 * shared < self.threshold * self.length:
                    return
                self.scan_list(
                    shared,
                    postings,
                    posting_offsets[token],
                    posting_offsets[token + 1],
                    ids,
                    offsets,
                    tokens,
                    alive,
                )
            shared -= self.counts[word]

    cdef void scan_list(
        self,
        int64_t shared,
        const uint32_t[::1] postings,
        uint64_t place,
        uint64_t end,
        const int64_t[::1] ids,
        const uint64_t[::1] offsets,
        const token_t[::1] tokens,
        const uint8_t[::1] alive,
    ) noexcept nogil:
        """Verify the units of one list that are neither too short nor too long, nor met before."""
        cdef int64_t shortest = (self.threshold * self.length + 99) // 100
        cdef int64_t unit
        place = first_not_below(postings, place, end, first_of_length(offsets, shortest))
        while place < end:
            unit = postings[place]
            place += 1
            if 100 * shared < self.threshold * <int64_t>(offsets[unit + 1] - offsets[unit]):
                return  # this unit and all after it are too long
            if self.seen[unit] != self.epoch:
                self.seen[unit] = self.epoch
                if alive[unit]:
                    self.verify(
                        ids[unit], &tokens[0] + offsets[unit], offsets[unit + 1] - offsets[unit]
                    )


cdef int64_t longest_unit(
    const uint64_t[::1] offsets, const uint64_t[::1] tail_offsets, Py_ssize_t tail_count
) noexcept nogil:
    """Tokens of the longest unit; those of ``offsets`` are in order of length."""
    cdef Py_ssize_t last = offsets.shape[0] - 1
    cdef uint64_t longest = offsets[last] - offsets[last - 1] if last > 0 else 0
    cdef Py_ssize_t unit
    for unit in range(tail_count):
        longest = max(longest, tail_offsets[unit + 1] - tail_offsets[unit])
    return <int64_t>longest


cdef int64_t first_of_length(const uint64_t[::1] offsets, int64_t length) noexcept nogil:
    """First unit with at least ``length`` tokens; units are in order of length."""
    cdef int64_t low = 0
    cdef int64_t high = offsets.shape[0] - 1
    cdef int64_t middle
    while low < high:
        middle = (low + high) // 2
        if <int64_t>(offsets[middle + 1] - offsets[middle]) < length:
            low = middle + 1
        else:
            high = middle
    return low


cdef uint64_t first_not_below(
    const uint32_t[::1] postings, uint64_t low, uint64_t high, int64_t unit
) noexcept nogil:
    cdef uint64_t middle
    while low < high:
        middle = (low + high) // 2
        if postings[middle] < unit:
            low = middle + 1
        else:
            high = middle
    return low
