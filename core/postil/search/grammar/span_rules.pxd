"""Rules of a sentence by the span they fit. See ``span_rules.pyx``."""

cimport cython
from libc.stdint cimport uint32_t
from libcpp.deque cimport deque
from libcpp.vector cimport vector

from postil.models.grammar.occurrence cimport MOST_SYMBOLS, MOST_TAILS
from postil.search.forest.assembly cimport ForestAssembly
from postil.search.grammar.rules cimport RuleList, RuleRef, RuleTable
from postil.types.ids cimport key_t, token_t

cdef enum:
    TAILS = MOST_TAILS
    NO_LIST = 0xFFFFFFFF

cdef struct Cube:
    # Rules of a source side over a span, and what may fill their gaps; without rules, glue.
    RuleList* rules
    uint32_t start
    uint32_t end
    uint32_t arity
    uint32_t gap_start[TAILS]
    uint32_t gap_end[TAILS]
    uint32_t tail[TAILS]        # numbers of the lists of hypotheses that may fill the gaps


# A label that an unknown word may have, and the log of its share.
cdef struct Share:
    token_t label
    float root


# Hypotheses of a span with one label.
cdef struct Labelled:
    token_t label
    uint32_t list
    float estimate            # of the best derivation, rule by rule


# The beginning of a source side, as far as it fits.
cdef struct Begun:
    key_t key
    int count
    token_t side[MOST_SYMBOLS]
    Cube cube


cdef inline float words_back(const Cube* cube, RuleRef rule) noexcept nogil:
    """Source words in the gaps that stand out of order in a rule."""
    cdef uint32_t gap, words = 0
    if rule.back:
        for gap in range(cube.arity):
            if rule.back >> gap & 1:
                words += cube.gap_end[gap] - cube.gap_start[gap]
    return <float>words


cdef inline void cover(ForestAssembly assembly, const Cube* cube) noexcept nogil:
    """Put the words of a rule to an edge, what its span has around and between the gaps, and these.
    """
    cdef uint32_t at = cube.start, gap
    for gap in range(cube.arity):
        if at < cube.gap_start[gap]:
            assembly.cover(at, cube.gap_start[gap])
        assembly.leave(cube.gap_start[gap], cube.gap_end[gap])
        at = cube.gap_end[gap]
    if at < cube.end:
        assembly.cover(at, cube.end)


@cython.final
cdef class SpanRules:
    cdef readonly RuleTable rules
    cdef int span_limit                 # words that a rule of the grammar spans at most
    cdef vector[Share] unknown
    cdef int widest                     # and one that is offered beside it
    cdef vector[Cube] cubes
    cdef vector[vector[uint32_t]] waiting   # cubes by span
    cdef vector[char] reserved              # words that are translated in one way only
    cdef vector[char] known                 # words that had a rule by themselves
    cdef deque[RuleList] own                # lists of rules of this sentence only
    # The list of all hypotheses of a span has the number of its place; behind these come those of
    # the labels of a span, in a typed grammar.
    cdef uint32_t lists
    cdef vector[float] estimates            # by list: that of its best derivation
    cdef size_t label_limit                 # labels that gaps may have over a span
    cdef vector[vector[Labelled]] labels    # by span
    cdef vector[char] offered               # spans of phrases that are offered beside the grammar

    # Start a sentence with the rules of the grammar.
    cdef void begin(self, const token_t* sentence, int length) except *
    # Add rules of this sentence only, ``ExtraOption`` and dense values; by ``constraints`` more
    # may follow.
    cdef int take(self, extra, constraints) except -1
    # The list of a label of a span; NO_LIST if it has no such label.
    cdef uint32_t list_of(self, size_t place, token_t label) noexcept nogil
    cdef void _label(self, size_t place, token_t label, float estimate) noexcept nogil
    cdef void _keep_labels(self, size_t place) noexcept nogil
    # Note which words have a rule by themselves, before constraints drop any.
    cdef void note_known(self) noexcept nogil
    # Complete it once all rules are in: words that no rule translates by itself are copied; those
    # of which constraints dropped all such rules only if ``copy_deprived``. Whether one of these
    # was left without.
    cdef bint finish(self, bint copy_deprived) noexcept nogil
    # Number of a span of up to ``widest`` words.
    cdef size_t place(self, uint32_t start, uint32_t end) noexcept nogil
    # Drop all rules with a word in a span, to offer others.
    cdef void reserve(self, uint32_t first, uint32_t last) noexcept nogil
    # Raise ValueError unless a rule without gaps can be that of a span.
    cdef int check_phrase(self, Py_ssize_t start, Py_ssize_t end) except -1
    # A rule of this sentence only.
    cdef int offer(self, option, dense) except -1
    cdef int _place_gaps(self, Cube* cube, gaps) except -1
    cdef void _match(self, uint32_t start, uint32_t at, int symbols, key_t key, Cube* cube,
                     token_t* side, bint after_gap) noexcept nogil
    cdef int _mark(self, Py_ssize_t start, Py_ssize_t end) except -1
    cdef void _recognise(self) noexcept nogil
    cdef void _extend(
        self, uint32_t start, uint32_t end, vector[vector[Begun]]& begun
    ) noexcept nogil
    cdef void _take_gap(
        self, const Begun* item, uint32_t at, uint32_t end, vector[Begun]& found
    ) noexcept nogil
    cdef void _complete(self, const Begun* item, uint32_t end) noexcept nogil
    cdef void _label_unknown(self, uint32_t start, uint32_t end) noexcept nogil
    cdef void _wait(self, Cube cube, RuleList* rules, uint32_t end) noexcept nogil
    cdef bint _is_known(self, uint32_t start) noexcept nogil
