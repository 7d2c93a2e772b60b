"""From the cuts of a tree to rules: what unlinked source words belong to, symbols, links, counts.

See :mod:`postil.models.tree_grammar.ghkm`.
"""

from libc.stdint cimport uint32_t, uint64_t
from libc.string cimport memcpy
from libcpp.vector cimport vector

from postil.models.phrase_table.extract cimport Sentence
from postil.models.phrase_table.keys cimport extend_key
from postil.types.ids cimport token_t

cdef enum:
    MOST_FREE = 2                # unlinked words beside a gap that may belong to it
    MOST_VARIANTS = 12           # of one rule, by what unlinked words belong to
    SCOPE = 3


# A span of the source side that a gap takes, with the words it may take beside it.
cdef struct Gap:
    int element               # place among the elements
    int low
    int high


cdef class RuleStore:
    """Rules of a range of sentences, each once."""


cdef int attach(
    const Sentence& sentence, const vector[Node]& tree, int root, const Elements& said,
    const token_t* source, const token_t* target, RuleStore store
) except -1 nogil:
    """Take a rule with every choice of what unlinked source words belong to."""
    cdef vector[Gap] gaps
    cdef vector[int] choices
    cdef Gap gap
    cdef const Node* top = &tree[root]
    cdef int low = top.low, high = top.high, k, j, before, behind
    cdef int variants, made
    for k in range(<int>said.size()):
        if said[k] < 0:
            gap.element, gap.low, gap.high = k, tree[-1 - said[k]].low, tree[-1 - said[k]].high
            gaps.push_back(gap)
    for k in range(1, <int>gaps.size()):  # in source order
        gap = gaps[k]
        j = k
        while j > 0 and gaps[j - 1].low > gap.low:
            gaps[j] = gaps[j - 1]
            j -= 1
        gaps[j] = gap
    # the widest that the root and the gaps may be
    before, behind = low, high
    while before > 0 and low - before < MOST_FREE and sentence.source[before - 1].high < 0:
        before -= 1
    while (
        behind + 1 < sentence.source_length and behind - high < MOST_FREE
        and sentence.source[behind + 1].high < 0
    ):
        behind += 1
    # one number per choice: root's start, root's end, then start and end of each gap
    choices.assign(2 + 2 * gaps.size(), 0)
    variants = 0
    while True:
        if fits(sentence, gaps, choices, low, high):
            variants += 1
        if variants == MOST_VARIANTS or not following(
            sentence, gaps, choices, low - before, behind - high, low, high
        ):
            break
    choices.assign(2 + 2 * gaps.size(), 0)
    made = 0
    while made < variants:
        if fits(sentence, gaps, choices, low, high):
            made += 1
            add_rule(
                sentence, tree, root, said, gaps, choices, 1.0 / variants, source, target, store
            )
        following(sentence, gaps, choices, low - before, behind - high, low, high)
    return 0


cdef bint following(
    const Sentence& sentence, const vector[Gap]& gaps, vector[int]& choices, int most_before,
    int most_behind, int low, int high
) noexcept nogil:
    """The next row of choices, as a number is counted up; False after the last."""
    cdef size_t k
    cdef int most
    for k in range(choices.size()):
        if k == 0:
            most = most_before
        elif k == 1:
            most = most_behind
        else:
            most = MOST_FREE
        if choices[k] < most and (k < 2 or may_grow(sentence, gaps, choices, k)):
            choices[k] += 1
            return True
        choices[k] = 0
    return False


cdef bint may_grow(
    const Sentence& sentence, const vector[Gap]& gaps, const vector[int]& choices, size_t k
) noexcept nogil:
    """Whether the word beside a gap is unlinked."""
    cdef const Gap* gap = &gaps[(k - 2) // 2]
    cdef int at
    if k % 2 == 0:
        at = gap.low - choices[k] - 1
    else:
        at = gap.high + choices[k] + 1
    return 0 <= at < sentence.source_length and sentence.source[at].high < 0


cdef bint fits(
    const Sentence& sentence, const vector[Gap]& gaps, const vector[int]& choices, int low,
    int high
) noexcept nogil:
    """Whether gaps lie within the root, and not over each other."""
    cdef int at = low - choices[0], k
    for k in range(<int>gaps.size()):
        if gaps[k].low - choices[2 + 2 * k] < at:
            return False
        at = gaps[k].high + choices[3 + 2 * k] + 1
    return at <= high + choices[1] + 1


cdef int add_rule(
    const Sentence& sentence, const vector[Node]& tree, int root, const Elements& said,
    const vector[Gap]& gaps, const vector[int]& choices, double share, const token_t* source,
    const token_t* target, RuleStore store
) except -1 nogil:
    """Add a rule to those of the range, if it is one."""
    cdef token_t left[MOST_SOURCE]
    cdef token_t right[MOST_TARGET + 1]
    cdef int source_word[LONGEST_SENTENCE]   # number among the words of the rule
    cdef int number[MOST_TARGET + 1]         # of a gap, by its element
    cdef int at = tree[root].low - choices[0], end = tree[root].high + choices[1] + 1
    cdef int count = 0, words = 0, gap = 0, length = 0, scope = 0, k, last
    cdef bint after_gap = True   # an end counts as a gap
    cdef float inverse = 0.0, direct = 0.0
    if said.size() > MOST_TARGET:
        return 0
    while at < end:
        if count == store.symbols:
            return 0
        if gap < <int>gaps.size() and at == gaps[gap].low - choices[2 + 2 * gap]:
            left[count] = tree[-1 - said[gaps[gap].element]].label
            number[gaps[gap].element] = gap
            last = gaps[gap].high + choices[3 + 2 * gap]
            scope += after_gap
            after_gap = True
            at = last + 1
            gap += 1
        else:
            left[count] = store.first_word + source[at]
            source_word[at] = words
            inverse += <float>sentence.source[at].weight
            words += 1
            after_gap = False
            at += 1
        count += 1
    scope += after_gap
    if scope > SCOPE or (words == 0 and gaps.size() < 2):
        return 0
    right[0] = tree[root].label
    length = 1
    for k in range(<int>said.size()):
        if said[k] < 0:
            right[length] = <token_t>number[k]
        else:
            right[length] = store.first_word + target[said[k]]
            direct += <float>sentence.target[said[k]].weight
        length += 1
    write_rule(
        sentence, tree, root, said, left, count, right, length, source_word, gaps, choices, inverse,
        direct, share, store,
    )
    return 0


cdef bint in_a_gap(const vector[Gap]& gaps, const vector[int]& choices, int f) noexcept nogil:
    cdef int k
    for k in range(<int>gaps.size()):
        if gaps[k].low - choices[2 + 2 * k] <= f <= gaps[k].high + choices[3 + 2 * k]:
            return True
    return False


cdef int write_rule(
    const Sentence& sentence, const vector[Node]& tree, int root, const Elements& said,
    const token_t* left, int count, const token_t* right, int length, const int* source_word,
    const vector[Gap]& gaps, const vector[int]& choices, float inverse, float direct,
    double share, RuleStore store
) except -1 nogil:
    """Count a rule; write it if it is new."""
    cdef Occurrence rule
    cdef uint64_t both
    cdef uint32_t bits, links = 0
    cdef size_t place, first
    cdef int k, f, words = 0
    rule.source_key = rule.target_key = 0
    for k in range(count):
        rule.source_key = extend_key(rule.source_key, left[k])
    for k in range(length):
        rule.target_key = extend_key(rule.target_key, right[k])
    store.labels[right[0]] += share
    both = rule.source_key ^ (rule.target_key * <uint64_t>0x9E3779B97F4A7C15)
    if store.known.count(both):
        store.rules[store.known[both]].count += share
        store.rules[store.known[both]].occurrences += 1
        return 0
    rule.place, rule.count, rule.occurrences, rule.unused = store.payload.size(), share, 1, 0
    store.known[both] = <uint32_t>store.rules.size()
    store.rules.push_back(rule)
    place = store.payload.size()
    store.payload.push_back(<uint32_t>count)
    store.payload.push_back(<uint32_t>length)
    store.payload.push_back(0)
    memcpy(&bits, &inverse, sizeof(float))
    store.payload.push_back(bits)
    memcpy(&bits, &direct, sizeof(float))
    store.payload.push_back(bits)
    store.payload.push_back(0)
    for k in range(count):
        store.payload.push_back(left[k])
    for k in range(length):
        store.payload.push_back(right[k])
    for k in range(<int>said.size()):
        if said[k] < 0:
            continue
        for f in range(sentence.source_length):
            if linked(sentence, f, said[k]) and not in_a_gap(gaps, choices, f):
                store.payload.push_back(<uint32_t>(source_word[f] << 8 | words))
                links += 1
        words += 1
    store.payload[place + 2] = links
    first = store.payload.size()
    write_nodes(tree, root, 0, said, first, store.payload)
    store.payload[place + 5] = <uint32_t>(store.payload.size() - first)
    return 0


cdef int write_nodes(
    const vector[Node]& tree, int node, uint32_t parent, const Elements& said, size_t first,
    vector[uint32_t]& payload
) except -1 nogil:
    """A node of a rule's tree and those below, down to the gaps: see ``features/rule_tree.pyx``."""
    cdef uint32_t number = <uint32_t>(payload.size() - first)
    cdef int child
    cdef size_t k
    cdef bint gap = False
    for k in range(said.size()):
        gap = gap or said[k] == -1 - node
    payload.push_back(tree[node].label << 16 | parent << 1 | gap)
    child = -1 if gap else tree[node].first_child
    while child >= 0:
        write_nodes(tree, child, number, said, first, payload)
        child = tree[child].next
    return 0


cdef bint linked(const Sentence& sentence, int f, int e) noexcept nogil:
    """Whether two words are linked."""
    cdef int k
    if sentence.target[e].high < 0 or not (
        sentence.target[e].low <= f <= sentence.target[e].high
    ):
        return False
    for k in range(sentence.target[e].first_link, sentence.target[e + 1].first_link):
        if sentence.links[k] == f:
            return True
    return False
