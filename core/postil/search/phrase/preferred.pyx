"""Soft terms: phrase options with the translation of a glossary get the dense feature ``glossary``.

An option holds a term if it covers its source words whole and has one of the term's targets in its
translation; the value of the feature is the number of those words. A word of the target that the
language model does not know counts for more, ``UNSEEN`` words: a word of a glossary is none the
worse for never having been seen. The weight sets that against the other models' scores. A target
that no option has just for the term is offered as one more, where the term allows that: a pair that
was counted once, among all that the phrase table has for these words.

All of this happens to the options of one sentence, before search: the search itself is the same.
"""

from libc.stdint cimport uint32_t
from libc.string cimport memset
from libcpp.vector cimport vector

from postil.search.forest.origins cimport ORIGIN_INJECTED
from postil.search.phrase.features cimport COLUMNS, GLOSSARY
from postil.search.phrase.option_words cimport stands_in, value_of_term
from postil.search.phrase.options cimport (
    MAX_PHRASE, Option, OptionList, OptionRef, OptionTable, insert,
)
from postil.types.ids cimport token_t


cdef int offer_preferred(OptionTable options, preferred) except -1:
    """Prefer terms in the sentence at hand; ``preferred``: of ``Constraints``."""
    if not preferred or options.weights[GLOSSARY] == 0.0:
        return 0
    cdef vector[vector[token_t]] targets
    cdef vector[float] values
    cdef float[COLUMNS] dense
    cdef double[3] once = [1.0, 1.0, 1.0]
    cdef size_t k
    memset(dense, 0, sizeof(dense))
    for term in preferred:
        options.check_span(term.start, term.end)
        targets = term.targets
        values.clear()
        for k in range(targets.size()):
            values.push_back(value_of_term(options.lm, term.end - term.start, targets[k]))
        _reward(options, term.start, term.end, targets, values)
        for k in range(targets.size()):
            if term.may_offer(term.targets[k]) and not options.offers(
                term.start, term.end, targets[k]
            ):
                dense[GLOSSARY] = values[k]
                options.add(
                    term.start, term.end, targets[k].data(), <uint32_t>targets[k].size(), dense,
                    once, ORIGIN_INJECTED, False, 0,
                )
    return 0


cdef void _reward(
    OptionTable options, int start, int end, const vector[vector[token_t]]& targets,
    const vector[float]& values,
) noexcept nogil:
    """Let the options that hold a term have its value; the others stay as they are."""
    cdef int first, last, length = <int>options.sentence.size()
    cdef size_t k, j
    cdef float value
    cdef Option rewarded
    cdef OptionList kept
    cdef OptionList* found
    cdef OptionRef option
    for first in range(max(0, end - MAX_PHRASE), start + 1):
        for last in range(end, min(length, first + MAX_PHRASE) + 1):
            found = options.span(first, last)
            kept.clear()
            for k in range(found.size()):
                option = found.at(k)
                value = 0.0
                for j in range(targets.size()):
                    if stands_in(option.target, option.length, targets[j]):
                        value = max(value, values[j])
                if value > 0.0:
                    rewarded = option[0]  # the table's own is for every sentence
                    rewarded.dense[GLOSSARY] += value
                    rewarded.score += options.weights[GLOSSARY] * value
                    rewarded.estimate += options.weights[GLOSSARY] * value
                    options.local.push_back(rewarded)
                    option = &options.local.back()
                insert(&kept, option)
            found.swap(kept)
