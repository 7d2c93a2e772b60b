"""From occurrences of rules to distinct rules with their counts.

:func:`gather_rules` gets all occurrences of rules with some target sides and adds up, per distinct
rule, the shares, and the same per target side. What follows is in ``grammar.score``.
"""

from libc.stdint cimport uint32_t
from libcpp.algorithm cimport sort
from libcpp.vector cimport vector

from postil.models.grammar.occurrence cimport RuleOccurrence, RulePair, has_gaps
from postil.models.phrase_table.extract cimport MANY, grouped

import numpy as np

PAIR = np.dtype(
    [
        ("source_key", "<u8"),
        ("target_key", "<u8"),
        ("place", "<u8"),
        ("sentence", "<u4"),
        ("occurrences", "<u4"),
        ("count", "<f8"),
        ("target_count", "<f8"),
    ],
    align=True,
)

cdef extern from *:
    """
    struct PostilRulesByTarget {
        template <class R> bool operator()(const R& a, const R& b) const {
            if (a.target_key != b.target_key) return a.target_key < b.target_key;
            if (a.source_key != b.source_key) return a.source_key < b.source_key;
            if (a.sentence != b.sentence) return a.sentence < b.sentence;
            return a.place < b.place;  // sums do not depend on the order in which parts came
        }
    };
    """
    # A functor, not a function, so that the compiler inlines it into the sort.
    cdef cppclass ByTarget "PostilRulesByTarget":
        pass


def gather_rules(RuleOccurrence[::1] records, int bits):
    """Add up the occurrences of each distinct rule; ``records`` are put into another order.

    Parameters
    ----------
    records : ndarray of OCCURRENCE
        All occurrences of whatever target sides occur in it.
    bits : int
        The rules are grouped by the highest ``bits`` bits of their source key.

    Returns
    -------
    rules : ndarray of PAIR
        In order of group.
    bounds : ndarray of int64 (2**bits + 1)
        Where each group starts.
    histogram : ndarray of int64 (2, 12)
        How many rules without gaps, and how many with, occurred how often; the last column counts
        all above 10.
    """
    cdef vector[RulePair] rules
    cdef ByTarget order
    cdef size_t i
    histogram = np.zeros((2, MANY + 1), np.int64)
    cdef long long[:, ::1] sums = histogram
    if records.shape[0]:
        with nogil:
            sort(&records[0], &records[0] + records.shape[0], order)
            add_up(&records[0], <size_t>records.shape[0], rules)
            for i in range(rules.size()):
                sums[
                    has_gaps(rules[i].place), min(rules[i].occurrences, <uint32_t>MANY)
                ] += 1
    return (*grouped(rules.data(), rules.size(), PAIR, "source_key", bits), histogram)


cdef int add_up(
    const RuleOccurrence* records, size_t count, vector[RulePair]& rules
) except -1 nogil:
    """One ``RulePair`` per run of equal keys; its target count follows at the end of the side."""
    cdef size_t first, last = 0, side = 0, i
    cdef double total = 0.0
    cdef RulePair rule
    while last < count:
        first = last
        rule.source_key, rule.target_key = records[first].source_key, records[first].target_key
        rule.place, rule.sentence = records[first].place, records[first].sentence
        rule.count = rule.target_count = 0.0
        while (
            last < count and records[last].target_key == rule.target_key
            and records[last].source_key == rule.source_key
        ):
            rule.count += records[last].share
            last += 1
        rule.occurrences = <uint32_t>(last - first)
        rules.push_back(rule)
        total += rule.count
        if last == count or records[last].target_key != rule.target_key:
            for i in range(side, rules.size()):
                rules[i].target_count = total
            side = rules.size()
            total = 0.0
    return 0
