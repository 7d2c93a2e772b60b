"""Which phrase pairs keep the digits of their source.

Where a number is written in another way than its translation ("10,000", "10 000"), word alignment
easily leaves a part of it out, and a pair such as "10,000" to "10" is extracted: a wrong number is
the worst that a translation can have. So both phrases must have the same digits, each as often.

But the training text may say otherwise as a rule: "two" is always written as "2", "DEC2BIN" is
called "DECBIN". Such a rule is about a single word, has digits on one side only, was seen often
enough, and more often than all that contradicts it. Whatever else has no digits on one side (a
"2-columns" that became "deux" once) comes of alignment as often as of the translator's will, and
without it a number stays as it stands.
"""

from cython.operator cimport dereference as deref
from libc.stdint cimport uint32_t, uint64_t
from libcpp.unordered_map cimport unordered_map

from postil.types.ids cimport token_t

from postil.text.digits import digit_sums

cdef enum:
    RULE = 3    # times that a pair was seen at least, to be a rule


cdef class PhraseDigits:
    """The check for one pair of vocabularies.

    Parameters
    ----------
    source, target : collections of str
        Tokens by their ids; without any, every pair is kept.
    """

    def __init__(self, source=(), target=()):
        self.source.trained = digit_sums(source)
        self.target.trained = digit_sums(target)
        self.source.seen = self.target.seen = 0

    def grow(self, source, target):
        """Take in the words that both vocabularies have learned since."""
        _learn(self.source, source)
        _learn(self.target, target)

    cdef bint keeps(
        self, const token_t* source, uint32_t source_length,
        const token_t* target, uint32_t target_length, uint32_t count, uint32_t total,
    ) noexcept nogil:
        cdef uint64_t left = _sum(self.source, source, source_length)
        cdef uint64_t right = _sum(self.target, target, target_length)
        cdef bint one_sided = not left or not right
        return left == right or (
            source_length == 1 and one_sided and count >= RULE and 2 * count > total
        )


cdef int _learn(Sums& sums, vocabulary) except -1:
    words = vocabulary.learned[sums.seen:]
    for word, value in zip(words, digit_sums(words), strict=True):
        if value:
            sums.learned[vocabulary.id(word)] = value
    sums.seen += len(words)
    return 0


cdef inline uint64_t _sum(Sums& sums, const token_t* tokens, uint32_t length) noexcept nogil:
    cdef unordered_map[token_t, uint64_t].iterator found
    cdef uint64_t total = 0
    cdef uint32_t i
    for i in range(length):
        if tokens[i] < sums.trained.size():
            total += sums.trained[tokens[i]]
        elif not sums.learned.empty():
            found = sums.learned.find(tokens[i])
            if found != sums.learned.end():
                total += deref(found).second
    return total
