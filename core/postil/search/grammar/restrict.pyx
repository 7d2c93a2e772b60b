"""Constraints compiled into the cubes of a sentence, before anything is filled.

Walls and zones exclude spans: no rule covers words on both sides of a wall, and glue keeps the
order of what stands before it and behind it; a zone lies within a gap, or within the words of a
rule, or around the span. A forced term is translated by a rule that has all of its source words
side by side and one of its targets; spans that hold a part of it only are excluded. Blocked pairs,
and rules that hold a forbidden sequence by themselves, are dropped; derivations with such a
sequence across rules are left out by ``Decoders.nbest``. Preferred terms win the dense feature
``glossary`` as in the phrase decoder (see ``phrase/preferred.pyx``).
"""

from libc.stdint cimport uint32_t
from libcpp.vector cimport vector

import numpy as np

from postil.search.constraints import ExtraOption

from postil.search.grammar.features cimport COLUMNS, GLOSSARY
from postil.search.grammar.rules cimport ChartRule, RuleList, RuleRef, better
from postil.search.grammar.span_rules cimport Cube, SpanRules
from postil.search.forest.origins cimport ORIGIN_INJECTED
from postil.search.phrase.option_words cimport holds, stands_in, value_of_term
from postil.types.ids cimport token_t


cdef int restrict(SpanRules fits, constraints) except -1:
    """Apply all constraints of a sentence.

    Raises
    ------
    ValueError
        A span, wall or zone lies outside the sentence.
    """
    cdef vector[vector[token_t]] targets
    length = fits.rules.sentence.size()
    fits.note_known()
    for pair in constraints.blocked:
        targets = pair.targets
        filter_rules(fits, pair.start, pair.end, targets, False)
    if constraints.forbidden:
        targets = [sequence for sequence in constraints.forbidden if len(sequence)]
        filter_rules(fits, 0, 0, targets, False)
    for term in constraints.preferred:
        fits.check_phrase(term.start, term.end)
        prefer(fits, term)
    for wall in constraints.walls:
        if not 0 < wall < length:
            raise ValueError(f"no wall at {wall} in a sentence of {length} words")
        drop_cubes(fits, wall, wall)
    for start, end in constraints.all_zones:
        if not 0 <= start < end <= length:
            raise ValueError(f"no zone [{start}, {end}) in a sentence of {length} words")
        drop_cubes(fits, start, end)
    for term in constraints.forced:
        fits.check_phrase(term.start, term.end)
        force(fits, term)
    return 0


cdef bint says_all(const Cube* cube, uint32_t start, uint32_t end) noexcept nogil:
    """Whether words ``[start, end)`` stand side by side among the words of the rules of a cube."""
    cdef uint32_t gap
    if start < cube.start or cube.end < end:
        return False
    for gap in range(cube.arity):
        if start < cube.gap_end[gap] and cube.gap_start[gap] < end:
            return False
    return True


cdef bint breaks(const Cube* cube, uint32_t start, uint32_t end) noexcept nogil:
    """Whether a cube holds a part of ``[start, end)`` together with words outside; a wall is a
    place in the middle of the span.
    """
    cdef uint32_t gap
    if start == end:
        return cube.start < start < cube.end
    if cube.end <= start or end <= cube.start or (start <= cube.start and cube.end <= end):
        return False
    if start < cube.start or cube.end < end:
        return True
    for gap in range(cube.arity):
        if start < cube.gap_end[gap] and cube.gap_start[gap] < end:
            return not (cube.gap_start[gap] <= start and end <= cube.gap_end[gap])
    return False


cdef int drop_cubes(SpanRules fits, uint32_t start, uint32_t end) except -1:
    """Drop the cubes that break a zone, or reach over a wall."""
    cdef size_t span, k, kept
    cdef vector[uint32_t]* cubes
    for span in range(fits.waiting.size()):
        cubes = &fits.waiting[span]
        kept = 0
        for k in range(cubes.size()):
            if not breaks(&fits.cubes[cubes.at(k)], start, end):
                fits.waiting[span][kept] = cubes.at(k)
                kept += 1
        cubes.resize(kept)
    return 0


cdef int filter_rules(
    SpanRules fits, uint32_t start, uint32_t end, const vector[vector[token_t]]& targets,
    bint wanted,
) except -1:
    """Of the cubes that translate ``[start, end)``, keep the rules that hold one of ``targets``, if
    they are ``wanted``, or the others. An empty span is that of all cubes.
    """
    cdef size_t span, c, k
    cdef Cube* cube
    cdef RuleList* rules
    cdef RuleRef rule
    for span in range(fits.waiting.size()):
        for c in range(fits.waiting[span].size()):
            cube = &fits.cubes[fits.waiting[span][c]]
            if start < end and not says_all(cube, start, end):
                continue
            rules = cube.rules
            fits.own.emplace_back()
            for k in range(rules.size()):
                rule = rules.at(k)
                if holds(rule.target, rule.length, targets) == wanted:
                    fits.own.back().push_back(rule)
            if fits.own.back().size() == rules.size():
                fits.own.pop_back()
            else:
                cube.rules = &fits.own.back()
    return 0


cdef int force(SpanRules fits, term) except -1:
    """Translate a term by one of its targets, alone or within a longer rule."""
    cdef vector[vector[token_t]] targets = term.targets
    cdef uint32_t start = term.start, end = term.end
    cdef size_t span, k, kept, which
    cdef const Cube* cube
    if targets.empty():
        raise ValueError(f"the span [{start}, {end}) is forced to nothing")
    filter_rules(fits, start, end, targets, True)
    for span in range(fits.waiting.size()):
        kept = 0
        for k in range(fits.waiting[span].size()):
            which = fits.waiting[span][k]
            cube = &fits.cubes[which]
            if says_all(cube, start, end) or (
                not breaks(cube, start, end) and (cube.end <= start or end <= cube.start
                                                  or in_a_gap(cube, start, end))
            ):
                fits.waiting[span][kept] = <uint32_t>which
                kept += 1
        fits.waiting[span].resize(kept)
    for k in range(start, end):
        fits.reserved[k] = 1
    for target in term.targets:
        offer(fits, start, end, target, 0.0)
    return 0


cdef bint in_a_gap(const Cube* cube, uint32_t start, uint32_t end) noexcept nogil:
    cdef uint32_t gap
    for gap in range(cube.arity):
        if cube.gap_start[gap] <= start and end <= cube.gap_end[gap]:
            return True
    return False


cdef int offer(SpanRules fits, uint32_t start, uint32_t end, target, float value) except -1:
    """A rule of its own for a term."""
    fits.check_phrase(start, end)
    dense = np.zeros(COLUMNS, dtype=np.float32)
    dense[GLOSSARY] = value
    counts = (1.0, 1.0, 1.0) if value else None  # a preferred pair was counted once
    fits.offer(ExtraOption(start, end, target, origin=ORIGIN_INJECTED, counts=counts), dense)
    return 0


cdef int prefer(SpanRules fits, term) except -1:
    """Let the rules that hold a term have its value, and offer its targets beside them."""
    cdef vector[vector[token_t]] targets = term.targets
    cdef vector[float] values
    cdef float value
    cdef size_t span, c, k
    cdef Cube* cube
    if fits.rules.weights[GLOSSARY] == 0.0:
        return 0
    for k in range(targets.size()):
        values.push_back(value_of_term(fits.rules.lm, term.end - term.start, targets[k]))
    for span in range(fits.waiting.size()):
        for c in range(fits.waiting[span].size()):
            cube = &fits.cubes[fits.waiting[span][c]]
            if says_all(cube, term.start, term.end):
                reward(fits, cube, targets, values)
    for target, value in zip(term.targets, list(values)):
        if term.may_offer(target):
            offer(fits, term.start, term.end, target, value)
    return 0


cdef int reward(
    SpanRules fits, Cube* cube, const vector[vector[token_t]]& targets,
    const vector[float]& values,
) except -1:
    """Copies of the rules that hold a term, with its value; the grammar's own are for all."""
    cdef RuleList* rules = cube.rules
    cdef RuleList kept
    cdef RuleRef rule
    cdef ChartRule rewarded
    cdef float value
    cdef size_t k, j, place
    cdef bint any_rewarded = False
    for k in range(rules.size()):
        rule = rules.at(k)
        value = 0.0
        for j in range(targets.size()):
            if stands_in(rule.target, rule.length, targets[j]):
                value = max(value, values[j])
        if value > 0.0:
            any_rewarded = True
            rewarded = rule[0]
            rewarded.dense[GLOSSARY] += value
            rewarded.score += fits.rules.weights[GLOSSARY] * value
            rewarded.estimate += fits.rules.weights[GLOSSARY] * value
            fits.rules.local.push_back(rewarded)
            rule = &fits.rules.local.back()
        place = kept.size()
        while place > 0 and better(rule, kept[place - 1]):
            place -= 1
        kept.insert(kept.begin() + place, rule)
    if any_rewarded:
        fits.own.push_back(kept)
        cube.rules = &fits.own.back()
    return 0
