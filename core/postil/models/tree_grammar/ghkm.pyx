"""Extraction of typed rules from sentences with target trees (Galley et al. 2004, 2006).

A node of the tree is a *frontier node* if the source words linked to its words, and all between
them, are linked to nothing outside it. A minimal rule goes from one frontier node down to the next
ones, which are its gaps; composed rules take the rules of some of these in. What stands in a tree
between a root and its gaps is flattened: the rule has the words and gaps in order, and the
labels of its root and of its gaps.

Unlinked source words may belong to a gap beside them, to the rule, or to what is around it: a rule
is taken with each of these, and the occurrence is shared out among them.

A rule has up to ``MOST_TAILS`` gaps, so many symbols, and scope 3 at most (Hopkins & Langmead 2010:
gaps at the ends of the source side, and pairs of gaps side by side), so that a chart is filled in
cubic time. Rules with one gap and no source word are left out: they could be used without end.
"""

from libc.stdint cimport uint16_t, uint64_t
from libc.string cimport memcpy
from libcpp.vector cimport vector

from postil.models.grammar.occurrence cimport MOST_TAILS
from postil.models.lexicon.model cimport Lexicon
from postil.models.phrase_table.extract cimport Sentence, read_links, weigh_words
from postil.models.tree_grammar.rule_store cimport (
    LONGEST_SENTENCE, MOST_SOURCE, MOST_TARGET, Elements, Node, RuleStore, attach,
)
from postil.types.ids cimport token_t

import numpy as np

from postil.models.phrase_table.corpus import misplaced_point

OCCURRENCE = np.dtype(
    [
        ("target_key", "<u8"),
        ("source_key", "<u8"),
        ("place", "<u8"),
        ("count", "<f8"),
        ("occurrences", "<u4"),
        ("unused", "<u4"),
    ],
    align=True,
)

cdef enum:
    MOST_OF_A_ROOT = 400         # rules that one node gives

MOST_GAPS = MOST_TAILS


def extract_tree_rules(
    corpus, const uint16_t[:, ::1] nodes, const uint64_t[::1] node_offsets,
    Lexicon lexicon not None, Py_ssize_t start, Py_ssize_t stop, token_t first_word, int labels,
    int composed=3, int symbols=8,
):
    """Extract all rules of the sentence pairs ``start`` to ``stop`` that have a tree.

    Parameters
    ----------
    corpus : AlignedCorpus
    nodes, node_offsets
        As in ``TreeArrays``.
    lexicon : Lexicon
        Gives the lexical weights of words.
    first_word : int
        A word is the symbol ``first_word`` + id; smaller ones are labels and gaps.
    labels : int
        How many there are.
    composed : int
        Minimal rules that a rule is made of at most.
    symbols : int
        Of a source side, at most 8.

    Returns
    -------
    rules : ndarray of OCCURRENCE
        Each rule of the range once.
    payload : ndarray of uint32
        The rules themselves, at ``place``: lengths of source side, target side and links, the
        lexical weights log w(f|e) and log w(e|f) as bits of float32, how many nodes the tree has,
        source symbols (gaps are labels), target symbols (the label of the root, then words and
        numbers of gaps), links (source word << 8 | target word, numbered within the rule), and
        nodes (see ``features/rule_tree.pyx``) of the tree the rule first occurred in.
    counts : ndarray of float64 (labels)
        Of the rules by the label of their root.

    Raises
    ------
    EngineError
        An alignment point lies outside its sentences.
    """
    cdef const token_t[::1] source = corpus.source_tokens
    cdef const uint64_t[::1] source_offsets = corpus.source_offsets
    cdef const token_t[::1] target = corpus.target_tokens
    cdef const uint64_t[::1] target_offsets = corpus.target_offsets
    cdef const uint16_t[:, ::1] points = corpus.points
    cdef const uint64_t[::1] point_offsets = corpus.point_offsets
    cdef uint64_t from_source, from_target, from_point, from_node
    cdef Py_ssize_t index
    cdef bint sound = True
    cdef Sentence sentence
    cdef vector[Node] tree
    cdef RuleStore store = RuleStore()
    store.first_word, store.composed = first_word, composed
    store.symbols = min(symbols, MOST_SOURCE)
    store.labels.assign(labels, 0.0)
    with nogil:
        for index in range(start, stop):
            from_source, from_target = source_offsets[index], target_offsets[index]
            from_point, from_node = point_offsets[index], node_offsets[index]
            sentence.source_length = <int>(source_offsets[index + 1] - from_source)
            sentence.target_length = <int>(target_offsets[index + 1] - from_target)
            if (
                point_offsets[index + 1] == from_point or node_offsets[index + 1] == from_node
                or max(sentence.source_length, sentence.target_length) > LONGEST_SENTENCE
            ):
                continue
            sound = read_links(
                sentence, &points[from_point, 0], <int>(point_offsets[index + 1] - from_point)
            )
            if not sound:
                break
            weigh_words(sentence, lexicon, &source[from_source], &target[from_target])
            build_tree(
                sentence, &nodes[from_node, 0], <int>(node_offsets[index + 1] - from_node), tree
            )
            find_rules(
                sentence, tree, &source[from_source], &target[from_target], store
            )
    if not sound:
        raise misplaced_point(index)
    return (
        copied(store.rules.data(), store.rules.size(), OCCURRENCE),
        copied(store.payload.data(), store.payload.size(), np.dtype(np.uint32)),
        copied(store.labels.data(), store.labels.size(), np.dtype(np.float64)),
    )


cdef object copied(const void* values, size_t count, dtype):
    result = np.empty(count, dtype)
    cdef unsigned char[::1] out = result.view(np.uint8)
    if out.shape[0]:
        memcpy(&out[0], values, out.shape[0])
    return result


cdef int build_tree(
    const Sentence& sentence, const uint16_t* rows, int count, vector[Node]& tree
) except -1 nogil:
    """Nodes with their source spans; those that do not lie within each other are left out."""
    cdef vector[int] above, last_child
    cdef Node node
    cdef int k, e, f, parent
    tree.clear()
    for k in range(count):
        node.label, node.start, node.end = rows[3 * k], rows[3 * k + 1], rows[3 * k + 2]
        if node.end > sentence.target_length:
            continue
        while not above.empty() and tree[above.back()].end <= node.start:
            above.pop_back()
        if not above.empty() and tree[above.back()].end < node.end:
            continue
        node.low, node.high = sentence.source_length, -1
        for e in range(node.start, node.end):
            if sentence.target[e].high >= 0:
                node.low = min(node.low, sentence.target[e].low)
                node.high = max(node.high, sentence.target[e].high)
        node.frontier = node.high >= 0
        for f in range(node.low, node.high + 1):
            if sentence.source[f].high >= 0 and (
                sentence.source[f].low < node.start or sentence.source[f].high >= node.end
            ):
                node.frontier = False
                break
        node.first_child = node.next = -1
        tree.push_back(node)
        last_child.push_back(-1)
        if not above.empty():
            parent = above.back()
            if last_child[parent] < 0:
                tree[parent].first_child = <int>tree.size() - 1
            else:
                tree[last_child[parent]].next = <int>tree.size() - 1
            last_child[parent] = <int>tree.size() - 1
        above.push_back(<int>tree.size() - 1)
    return 0


cdef int find_rules(
    const Sentence& sentence, const vector[Node]& tree, const token_t* source,
    const token_t* target, RuleStore store
) except -1 nogil:
    """All rules of a sentence."""
    cdef vector[int] pending
    cdef Elements said
    cdef int root, left
    for root in range(<int>tree.size()):
        if tree[root].frontier:
            pending.clear()
            said.clear()
            push_children(tree, root, pending)
            left = MOST_OF_A_ROOT
            compose(
                sentence, tree, root, pending, said, 0, store.composed - 1, &left, source, target,
                store,
            )
    return 0


cdef int push_children(const vector[Node]& tree, int node, vector[int]& pending) except -1 nogil:
    """Put the children of a node on a stack, the first on top: nodes as -1 - number, words."""
    cdef size_t first = pending.size(), k, size
    cdef int at = tree[node].start, child = tree[node].first_child, swap
    while child >= 0:
        while at < tree[child].start:
            pending.push_back(at)
            at += 1
        pending.push_back(-1 - child)
        at = tree[child].end
        child = tree[child].next
    while at < tree[node].end:
        pending.push_back(at)
        at += 1
    size = pending.size() - first
    for k in range(size // 2):
        swap = pending[first + k]
        pending[first + k] = pending[pending.size() - 1 - k]
        pending[pending.size() - 1 - k] = swap
    return 0


cdef int compose(
    const Sentence& sentence, const vector[Node]& tree, int root, vector[int]& pending,
    Elements& said, int gaps, int budget, int* left, const token_t* source, const token_t* target,
    RuleStore store
) except -1 nogil:
    """Go on from left to right: a frontier node is a gap, or what is in it is taken in."""
    cdef size_t size = pending.size(), length = said.size()
    cdef vector[int] rest
    cdef int item
    if left[0] == 0 or length > MOST_TARGET:
        return 0
    if size == 0:
        left[0] -= 1
        attach(sentence, tree, root, said, source, target, store)
        return 0
    item = pending.back()
    rest = pending
    rest.pop_back()
    if item >= 0:
        said.push_back(item)
        compose(
            sentence, tree, root, rest, said, gaps, budget, left, source, target, store
        )
        said.resize(length)
        return 0
    if not tree[-1 - item].frontier:
        push_children(tree, -1 - item, rest)
        compose(
            sentence, tree, root, rest, said, gaps, budget, left, source, target, store
        )
        return 0
    if gaps < MOST_TAILS:
        said.push_back(item)
        compose(
            sentence, tree, root, rest, said, gaps + 1, budget, left, source, target, store
        )
        said.resize(length)
    if budget > 0:
        push_children(tree, -1 - item, rest)
        compose(
            sentence, tree, root, rest, said, gaps, budget - 1, left, source, target, store
        )
    return 0
