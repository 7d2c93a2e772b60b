"""Rules of a sentence, extracted from the corpus when it asks for them (Lopez 2007).

No grammar is built: the aligned corpus stays, with a suffix array of its source side. The source
sides that a sentence could use are *patterns*: one to three *chunks*, phrases of the sentence, with
gaps between them, and with a gap before or behind them. Where a pattern stands in the corpus is
found from its rarest chunk, what stands around it being compared word by word. Of a pattern that
stands in many places, ``samples`` are looked at, evenly spread over the suffix array.

At each place the rules are those of :mod:`postil.models.grammar.extract`: with all places they are
the same, with the same counts. p(f|e) of a rule is relative to the source sides of this sentence,
because those of others are not looked at.
"""

from libc.stdint cimport uint16_t, uint32_t, uint64_t
from libcpp.algorithm cimport sort
from libcpp.unordered_map cimport unordered_map
from libcpp.vector cimport vector

from postil.models.grammar.extract cimport (
    Gaps, Limits, Phrase, Phrases, add_rule, count_rules, find_gaps, find_phrases, may_have_gaps,
    reach, share_of,
)
from postil.models.grammar.occurrence cimport (
    FIRST_GAP, FIRST_WORD, GAPPED_SYMBOLS, LONGEST_SENTENCE, MOST_SYMBOLS, RuleOccurrence,
)
from postil.models.grammar.suffixes cimport Range, Suffixes, narrowed, sentence_of
from postil.models.lexicon.model cimport Lexicon
from postil.models.phrase_table.extract cimport Sentence, grouped, read_links, weigh_words
from postil.models.phrase_table.keys cimport extend_key
from postil.types.ids cimport key_t, token_t

import numpy as np

from postil.models.grammar.extract import OCCURRENCE

cdef enum:
    CHUNKS = 3
    # Gaps at the ends of a pattern, as bits of ``Pattern.ends``: none, before, behind, both.
    NO_GAP = 1
    GAP_BEFORE = 2
    GAP_BEHIND = 4
    GAP_BOTH = 8
    LOOKED_AT = 10          # places of the rarest chunk that are compared, per sample


cdef struct Chunk:
    Range range             # in the suffix array
    uint32_t at             # in the sentence
    int length


cdef struct Pattern:
    int count
    Chunk chunks[CHUNKS]
    int ends


# A pattern at one place of the corpus.
cdef struct Match:
    uint32_t sentence
    uint32_t pattern
    uint16_t begin[CHUNKS]  # of the chunks, in the sentence


cdef bint before(const Match& left, const Match& right) noexcept nogil:
    return left.sentence < right.sentence


cdef class RuleFinder:
    """Rules of sentences, from an aligned corpus.

    Parameters
    ----------
    corpus : AlignedCorpus
    suffixes : uint32 array
        Suffix array of its source side, at least ``words`` deep.
    span, gaps, words, loose, loose_gapped, counts
        As in ``GrammarOptions``.
    samples : int
        Places of a pattern that are looked at; 0 looks at all.
    """

    cdef object corpus
    cdef const token_t[::1] source, target
    cdef const uint64_t[::1] source_offsets, target_offsets, point_offsets
    cdef const uint16_t[:, ::1] points
    cdef const uint32_t[::1] places
    cdef Suffixes side
    cdef Limits limits
    cdef size_t samples
    # of the sentence at hand
    cdef vector[token_t] words
    cdef vector[Pattern] patterns
    cdef unordered_map[key_t, uint32_t] numbers     # of patterns, by their chunks
    cdef vector[Match] matches
    cdef vector[RuleOccurrence] found
    # of the corpus sentence at hand
    cdef Sentence pair
    cdef Phrases phrases
    cdef vector[uint32_t] by_span                   # number of an initial phrase + 1; 0: none
    cdef vector[uint32_t] rule_counts               # by span; 0: not known yet
    cdef vector[Gaps] choices

    def __init__(self, corpus, suffixes, *, int span=10, int gaps=2, int words=7,
                 bint loose=True, bint loose_gapped=False, str counts="gapped-shared",
                 int samples=300):
        self.corpus = corpus
        self.source, self.source_offsets = corpus.source_tokens, corpus.source_offsets
        self.target, self.target_offsets = corpus.target_tokens, corpus.target_offsets
        self.points, self.point_offsets = corpus.points, corpus.point_offsets
        self.places = suffixes
        self.side.tokens = &self.source[0] if self.source.shape[0] else NULL
        self.side.offsets = &self.source_offsets[0]
        self.side.places = &self.places[0] if self.places.shape[0] else NULL
        self.side.sentences = <size_t>self.source_offsets.shape[0] - 1
        self.limits.span, self.limits.gaps = span, gaps
        self.limits.loose, self.limits.loose_gapped = loose, loose_gapped
        count_rules(&self.limits, counts)
        self.limits.words, self.limits.symbols = min(words, MOST_SYMBOLS), GAPPED_SYMBOLS
        self.samples = samples

    def occurrences(self, sentence):
        """All rules whose source side fits into a sentence, at the places that are looked at.

        Parameters
        ----------
        sentence : sequence of int
            Token ids.

        Returns
        -------
        ndarray of OCCURRENCE
        """
        cdef const token_t[::1] ids = np.ascontiguousarray(sentence, dtype=np.uint32)
        self.words.clear()
        if ids.shape[0]:
            self.words.insert(self.words.end(), &ids[0], &ids[0] + ids.shape[0])
        with nogil:
            self._choose_patterns()
            self._find_matches()
            self._extract()
        return grouped(self.found.data(), self.found.size(), OCCURRENCE, "target_key", 0)[0]

    # -- patterns

    cdef int _choose_patterns(self) except -1 nogil:
        """All patterns of the sentence whose chunks the corpus has."""
        cdef uint32_t length = <uint32_t>self.words.size(), at
        cdef Pattern pattern
        self.patterns.clear()
        self.numbers.clear()
        for at in range(length):
            pattern.count = 0
            self._add_chunk(&pattern, at, 0)
        return 0

    cdef int _add_chunk(self, Pattern* pattern, uint32_t at, int words) except -1 nogil:
        """Patterns that go on with a chunk at ``at``; ``words``: how many there are before."""
        cdef uint32_t length = <uint32_t>self.words.size(), next
        cdef uint32_t last = min(length, at + self.limits.span)
        cdef Chunk* chunk = &pattern.chunks[pattern.count]
        cdef int inner = pattern.count
        if inner:
            last = min(length, pattern.chunks[0].at + self.limits.span)
        chunk.at, chunk.length = at, 0
        chunk.range.start, chunk.range.stop = 0, <uint32_t>self.places.shape[0]
        pattern.count += 1
        while at + chunk.length < last and words + chunk.length < (
            self.limits.symbols - inner if inner else MOST_SYMBOLS
        ):
            chunk.range = narrowed(
                self.side, chunk.range, chunk.length, self.words[at + chunk.length]
            )
            if chunk.range.start == chunk.range.stop:
                break
            chunk.length += 1
            self._keep(pattern, words + chunk.length)
            if (
                inner < self.limits.gaps
                and words + chunk.length + inner + 2 <= self.limits.symbols
            ):
                for next in range(at + chunk.length + 1, last):
                    self._add_chunk(pattern, next, words + chunk.length)
        pattern.count -= 1
        return 0

    cdef int _keep(self, Pattern* pattern, int words) except -1 nogil:
        """Note a pattern, with the gaps that its ends may have."""
        cdef uint32_t length = <uint32_t>self.words.size(), k
        cdef const Chunk* last = &pattern.chunks[pattern.count - 1]
        cdef int gaps = pattern.count - 1, spanned = last.at + last.length - pattern.chunks[0].at
        cdef bint behind = last.at + last.length < length, ahead = pattern.chunks[0].at > 0
        cdef key_t key = 0
        cdef int c
        pattern.ends = 0
        if words <= self.limits.words if gaps == 0 else words + gaps <= self.limits.symbols:
            pattern.ends |= NO_GAP
        if (
            gaps + 1 <= self.limits.gaps and words + gaps + 1 <= self.limits.symbols
            and spanned < self.limits.span
        ):
            pattern.ends |= GAP_BEFORE * ahead | GAP_BEHIND * behind
        if (
            ahead and behind and gaps + 2 <= self.limits.gaps
            and words + gaps + 2 <= self.limits.symbols and spanned + 1 < self.limits.span
        ):
            pattern.ends |= GAP_BOTH
        if not pattern.ends:
            return 0
        for c in range(pattern.count):
            if c:
                key = extend_key(key, FIRST_GAP)
            for k in range(pattern.chunks[c].length):
                key = extend_key(key, FIRST_WORD + self.words[pattern.chunks[c].at + k])
        if self.numbers.count(key):
            self.patterns[self.numbers[key]].ends |= pattern.ends
        else:
            self.numbers[key] = <uint32_t>self.patterns.size()
            self.patterns.push_back(pattern[0])
        return 0

    # -- where they stand

    cdef int _find_matches(self) except -1 nogil:
        """Places of all patterns, by sentence."""
        cdef size_t number, first, k, count, most
        cdef Pattern* pattern
        cdef Range within
        cdef int rarest, c
        self.matches.clear()
        for number in range(self.patterns.size()):
            pattern = &self.patterns[number]
            rarest = 0
            for c in range(1, pattern.count):
                if width(&pattern.chunks[c]) < width(&pattern.chunks[rarest]):
                    rarest = c
            within = pattern.chunks[rarest].range
            first = self.matches.size()
            count = most = within.stop - within.start
            if self.samples:
                most = min(most, self.samples * (LOOKED_AT if pattern.count > 1 else 1))
            for k in range(most):
                self._match(<uint32_t>number, rarest, self.places[within.start + k * count // most])
            self._thin_out(first)
        sort(self.matches.begin(), self.matches.end(), &before)
        return 0

    cdef void _thin_out(self, size_t first) noexcept nogil:
        """Leave ``samples`` of the matches from ``first`` on, evenly spread."""
        cdef size_t count = self.matches.size() - first, k
        if self.samples and count > self.samples:
            for k in range(self.samples):
                self.matches[first + k] = self.matches[first + k * count // self.samples]
            self.matches.resize(first + self.samples)

    cdef int _match(self, uint32_t number, int rarest, uint32_t place) except -1 nogil:
        """Matches of a pattern with its rarest chunk at a place."""
        cdef uint32_t sentence = sentence_of(self.side, place)
        cdef uint64_t start = self.source_offsets[sentence]
        cdef Match match
        match.sentence, match.pattern = sentence, number
        if self.source_offsets[sentence + 1] - start <= LONGEST_SENTENCE:
            self._place(
                &match, 0, rarest, <int>(place - start), &self.source[start],
                <int>(self.source_offsets[sentence + 1] - start),
            )
        return 0

    cdef int _place(
        self, Match* match, int number, int rarest, int fixed, const token_t* words, int length
    ) except -1 nogil:
        """Put the chunks from ``number`` on to where they stand; the rarest stands at ``fixed``."""
        cdef const Pattern* pattern = &self.patterns[match.pattern]
        cdef const Chunk* chunk = &pattern.chunks[number]
        cdef int low, high, at
        if number == pattern.count:
            self.matches.push_back(match[0])
            return 0
        if number == 0:
            low = max(0, fixed + pattern.chunks[rarest].length - self.limits.span)
        else:
            low = match.begin[number - 1] + pattern.chunks[number - 1].length + 1
        if number < rarest:
            high = fixed - 1 - chunk.length
        else:
            high = length - chunk.length
            if number:
                high = min(high, match.begin[0] + self.limits.span - chunk.length)
        if number == rarest:
            if low <= fixed <= high:
                match.begin[number] = <uint16_t>fixed
                self._place(match, number + 1, rarest, fixed, words, length)
            return 0
        for at in range(low, high + 1):
            if self._stands(chunk, words + at):
                match.begin[number] = <uint16_t>at
                self._place(match, number + 1, rarest, fixed, words, length)
        return 0

    cdef bint _stands(self, const Chunk* chunk, const token_t* words) noexcept nogil:
        cdef int k
        for k in range(chunk.length):
            if words[k] != self.words[chunk.at + k]:
                return False
        return True

    # -- the rules there

    cdef int _extract(self) except -1 nogil:
        """The rules of all matches."""
        cdef size_t first = 0, last
        self.found.clear()
        while first < self.matches.size():
            last = first + 1
            while (
                last < self.matches.size()
                and self.matches[last].sentence == self.matches[first].sentence
            ):
                last += 1
            if self._read_pair(self.matches[first].sentence):
                while first < last:
                    self._extract_match(&self.matches[first])
                    first += 1
            first = last
        return 0

    cdef bint _read_pair(self, uint32_t number) except -1 nogil:
        """Initial phrases of a sentence pair; False if it has none."""
        cdef uint64_t first = self.point_offsets[number]
        cdef int links = <int>(self.point_offsets[number + 1] - first)
        cdef size_t k, spans
        self.pair.source_length = <int>(
            self.source_offsets[number + 1] - self.source_offsets[number]
        )
        self.pair.target_length = <int>(
            self.target_offsets[number + 1] - self.target_offsets[number]
        )
        if (
            not links or self.pair.target_length > LONGEST_SENTENCE
            or not read_links(self.pair, &self.points[first, 0], links)
        ):
            return False
        find_phrases(self.pair, self.limits, self.phrases)
        spans = self.pair.source_length * (self.limits.span + 1)
        self.by_span.assign(spans, 0)
        self.rule_counts.assign(spans, 0)
        for k in range(self.phrases.all.size()):
            self.by_span[self._span(self.phrases.all[k].start, self.phrases.all[k].end)] = (
                <uint32_t>(k + 1)
            )
        return not self.phrases.all.empty()

    cdef size_t _span(self, int start, int end) noexcept nogil:
        return <size_t>(start * (self.limits.span + 1) + end - start)

    cdef const Phrase* _phrase(self, int start, int end) noexcept nogil:
        """The initial phrase with linked words at the ends of a source span; NULL if none is."""
        cdef uint32_t number = self.by_span[self._span(start, end)]
        return &self.phrases.all[number - 1] if number else NULL

    cdef int _extract_match(self, const Match* match) except -1 nogil:
        """Rules of a pattern at its place, with each gap that its ends may have."""
        cdef const Pattern* pattern = &self.patterns[match.pattern]
        cdef int start = match.begin[0], last = pattern.count - 1, at
        cdef int end = match.begin[last] + pattern.chunks[last].length
        cdef int lowest = max(0, end - self.limits.span)
        cdef int highest = min(self.pair.source_length, start + self.limits.span)
        if pattern.ends & NO_GAP:
            self._extract_span(match, start, end)
        if pattern.ends & GAP_BEHIND:
            for at in range(end + 1, highest + 1):
                self._extract_span(match, start, at)
        if pattern.ends & (GAP_BEFORE | GAP_BOTH):
            for at in range(lowest, start):
                if self._phrase(at, start) == NULL:
                    continue
                if pattern.ends & GAP_BEFORE:
                    self._extract_span(match, at, end)
                if pattern.ends & GAP_BOTH:
                    for highest in range(
                        end + 1, min(self.pair.source_length, at + self.limits.span) + 1
                    ):
                        self._extract_span(match, at, highest)
        return 0

    cdef int _extract_span(self, const Match* match, int start, int end) except -1 nogil:
        """The rules of an initial phrase over a source span that leave the chunks of a match."""
        cdef const Pattern* pattern = &self.patterns[match.pattern]
        cdef int at = start, c, links = 0
        cdef const Phrase* core
        cdef const Phrase* inner
        cdef Gaps gaps
        gaps.count = 0
        for c in range(pattern.count + 1):
            if at < (match.begin[c] if c < pattern.count else end):
                inner = self._phrase(at, match.begin[c] if c < pattern.count else end)
                if inner == NULL:
                    return 0
                gaps.of[gaps.count] = inner
                gaps.count += 1
                links += inner.links
            if c < pattern.count:
                at = match.begin[c] + pattern.chunks[c].length
        core = self._core(start, end)
        if core != NULL and links < core.links:
            self._add_rules(core, start, end, &gaps, match.sentence)
        return 0

    cdef const Phrase* _core(self, int start, int end) noexcept nogil:
        """The initial phrase over a source span without the unlinked words at its ends."""
        cdef int first = start, last = end
        if self.limits.loose:
            while first < last and self.pair.source[first].high < 0:
                first += 1
            while first < last and self.pair.source[last - 1].high < 0:
                last -= 1
        return self._phrase(first, last) if first < last else NULL

    cdef int _add_rules(
        self, const Phrase* core, int start, int end, const Gaps* gaps, uint32_t number
    ) except -1 nogil:
        """A rule for each target span of an initial phrase."""
        cdef Phrase whole
        cdef int low = core.target_start, high = core.target_end
        cdef float share = 1.0
        cdef bint gapped
        whole.start, whole.end, whole.links = start, end, core.links
        if self.limits.loose:
            low = reach(self.pair.target, self.pair.target_length, low, -1)
            high = reach(self.pair.target, self.pair.target_length, high - 1, 1) + 1
        for whole.target_start in range(low, core.target_start + 1):
            for whole.target_end in range(
                core.target_end, min(high, whole.target_start + self.limits.span) + 1
            ):
                gapped = may_have_gaps(core, &whole, self.limits)
                if gaps.count and not gapped:
                    continue
                if self.limits.all_shared or (self.limits.shared and gaps.count):
                    share = share_of(
                        self.limits, gaps.count, self._rules_of(core, &whole) if gapped else 1
                    )
                add_rule(
                    &whole, gaps, share, &self.source[self.source_offsets[number]],
                    &self.target[self.target_offsets[number]], number, self.found,
                )
        return 0

    cdef uint32_t _rules_of(self, const Phrase* core, const Phrase* whole) except 0 nogil:
        """How many rules come from an initial phrase."""
        cdef uint32_t* known = &self.rule_counts[self._span(whole.start, whole.end)]
        if not known[0]:
            self.choices.clear()
            find_gaps(self.phrases, core, whole, self.limits, self.choices)
            known[0] = <uint32_t>self.choices.size()
        return known[0]


def word_weights(corpus, Lexicon lexicon not None):
    """Log w(f|e) and log w(e|f) of each token of a corpus under its links, float32 arrays."""
    cdef const token_t[::1] source = corpus.source_tokens, target = corpus.target_tokens
    cdef const uint64_t[::1] left = corpus.source_offsets, right = corpus.target_offsets
    cdef const uint64_t[::1] offsets = corpus.point_offsets
    cdef const uint16_t[:, ::1] points = corpus.points
    cdef float[::1] inverse = np.zeros(source.shape[0], np.float32)
    cdef float[::1] direct = np.zeros(target.shape[0], np.float32)
    cdef Sentence pair
    cdef Py_ssize_t number
    cdef int k, links
    with nogil:
        for number in range(offsets.shape[0] - 1):
            pair.source_length = <int>(left[number + 1] - left[number])
            pair.target_length = <int>(right[number + 1] - right[number])
            links = <int>(offsets[number + 1] - offsets[number])
            if not links or not read_links(pair, &points[offsets[number], 0], links):
                continue
            weigh_words(pair, lexicon, &source[left[number]], &target[right[number]])
            for k in range(pair.source_length):
                inverse[left[number] + k] = <float>pair.source[k].weight
            for k in range(pair.target_length):
                direct[right[number] + k] = <float>pair.target[k].weight
    return np.asarray(inverse), np.asarray(direct)


cdef inline uint32_t width(const Chunk* chunk) noexcept nogil:
    return chunk.range.stop - chunk.range.start
