"""Word links of a derivation: which source word each target word translates."""

from libc.stdint cimport uint32_t

from postil.models.phrase_table cimport PhraseTable, Row

from postil.search.forest import NO_ENTRY


def word_links(PhraseTable table not None, derivation):
    """Links (source, target) in sentence positions, in target order.

    Inside a row of the phrase table the links are those of its word alignment; a phrase without one
    (of a session, injected, or copied) is linked along its diagonal.

    Returns
    -------
    list of (int, int)
    """
    cdef Row row
    cdef uint32_t k
    cdef int position = 0
    cdef list links = []
    rules = derivation.forest.rules
    for rule, start, end in derivation.steps():
        length = len(rules.tokens(rule))
        entry = int(rules.entry[rule])
        if entry != NO_ENTRY and table.row_at(entry, &row):
            for k in range(row.points):
                links.append((start + row.alignment[2 * k], position + row.alignment[2 * k + 1]))
        else:
            links.extend(diagonal(start, end - start, position, length))
        position += length
    return sorted(links, key=lambda link: (link[1], link[0]))


def diagonal(int source, int source_length, int target, int target_length):
    """Links of a phrase pair of unknown alignment: every word is linked, in order."""
    longer = max(source_length, target_length)
    return {
        (source + k * source_length // longer, target + k * target_length // longer)
        for k in range(longer)
    }
