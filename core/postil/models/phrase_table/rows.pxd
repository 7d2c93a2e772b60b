"""How the rows of a phrase table lie in its file: one stretch of bytes per source phrase.

Numbers are 1 to 5 bytes, seven bits each, the lowest first; all but the last byte have the highest
bit set. A source phrase begins at an even byte:

    size of its rows in units, length, tokens, N(S), number of rows; a zero if odd; rows

("if odd": if an odd number of bytes has come so far), and so does each of its rows. A unit is two
bytes: 32 bits are the place of a source phrase.

    four scores in two bytes each, pattern, orientation, N(S,T), N(T), target tokens; a zero if odd

A pattern is the length of the target phrase with the word alignment inside the pair, an orientation
the six reordering scores: few differ, so that each is kept once, in order of appearance, and most
rows need one byte for either. Scores are kept in steps of 1/640 (a nat), which is 0.08 % of a
probability at most; those above 0 or below -102 become the nearest of these.

The data of one phrase shares a page or two, where arrays by column would touch one page each.
"""

from libc.stdint cimport uint8_t, uint32_t

cdef enum:
    UNIT = 2             # bytes
    STEPS = 640          # steps of a score per nat
    MOST_STEPS = 65535
    MOST_WORDS = 255     # of a target phrase


cdef inline const uint8_t* read_number(
    const uint8_t* at, const uint8_t* stop, uint32_t* number
) noexcept nogil:
    """Read the number at ``at``; what follows it, or NULL if it does not end before ``stop``."""
    cdef uint32_t value = 0
    cdef int shift = 0
    while at < stop and shift < 35:
        value |= <uint32_t>(at[0] & 127) << shift
        if at[0] < 128:
            number[0] = value
            return at + 1
        shift += 7
        at += 1
    return NULL


cdef inline float read_score(const uint8_t* at) noexcept nogil:
    return -<float>(at[0] + 256 * at[1]) / STEPS if at[0] or at[1] else 0.0
