"""Build the tables of a language model from the lines of an ARPA file.

Lines are ``log10 p TAB w1 … wn [TAB log10 backoff]``, in sections of ascending order. Words may be
parted by any blanks and lines may end as on Windows.

Tools that prune leave n-grams whose suffix is missing: of ``a b c`` without ``b c``. Searching
from short to long would stop before it, so the gap is filled with the probability that backing off
gives, as KenLM does. A missing prefix is an error, since its backoff cannot be known.
"""

from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_GET_SIZE
from cpython.object cimport PyObject
from libc.math cimport isfinite, log
from libc.string cimport memchr

from postil.errors import InputError
from postil.models.lm_smooth import empty_unigrams

from postil.models.lm_format cimport (
    MAX_ORDER,
    Longest,
    Unigram,
    backoff_of,
    extend_left,
    fabs,
    isnan,
    word_key,
)
from postil.models.lm_table cimport GrowingTable
from postil.types.ids cimport BOS, EOS, UNK, key_t, token_t

cdef extern from "Python.h":
    double PyOS_string_to_double(const char* text, char** end, PyObject* overflow) except? -1.0

cdef double LN10 = log(10.0)
cdef double UNKNOWN_MISSING = -100.0   # log10 p(<unk>) where the file has none, as in KenLM


cdef class ArpaTables:
    """Unigrams and tables, filled by :meth:`add` line by line.

    Parameters
    ----------
    order : int
        Highest order of the file.
    path : Path
        For messages.
    vocabulary : Vocabulary
        Words of the file are added to it.
    """

    cdef readonly int order
    cdef object path
    cdef object vocabulary
    cdef dict ids                       # word, as bytes → id
    cdef list words                     # (log10 p, backoff) of each id, while unigrams are read
    cdef object array
    cdef Unigram* unigrams
    cdef list tables                    # [k - 2]: GrowingTable of order k
    cdef token_t ngram[MAX_ORDER]       # of the line at hand, last word first
    cdef float prob
    cdef float backoff

    def __init__(self, int order, path, vocabulary):
        self.order = order
        self.path = path
        self.vocabulary = vocabulary
        self.ids = {}
        self.words = []
        self.tables = [GrowingTable(k == order) for k in range(2, order + 1)]

    def add(self, int k, bytes line, line_number):
        """One line of the section of order ``k``."""
        try:
            self._parse(k, line)
            if k == 1:
                self.words.append((self.ngram[0], self.prob, self.backoff))
            else:
                self._insert(k)
        except ValueError as error:
            raise InputError(str(error), file=self.path, line=line_number) from None

    def end_unigrams(self, line_number):
        """All words are known now: lay out the array."""
        cdef float[:, ::1] array
        cdef token_t word
        self.array = array = empty_unigrams(len(self.vocabulary))
        self.unigrams = <Unigram*>&array[0, 0]
        for word, prob, backoff in self.words:
            self.unigrams[word].prob = prob
            self.unigrams[word].backoff = backoff
        self.words = []
        if isnan(self.unigrams[UNK].prob):
            self.unigrams[UNK].prob = <float>(UNKNOWN_MISSING * LN10)
        for word, name in ((BOS, "<s>"), (EOS, "</s>")):
            if isnan(self.unigrams[word].prob):
                raise InputError(
                    f"the word {name} is missing", file=self.path, line=line_number
                )

    def finish(self):
        """Unigrams, and (slots, buckets, count) of each longer order."""
        cdef GrowingTable table
        return self.array, [(*table.finish(), table.count) for table in self.tables]

    cdef int _parse(self, int k, bytes line) except -1:
        """Fill ``ngram``, ``prob`` and ``backoff``."""
        cdef const char* text = PyBytes_AS_STRING(line)
        cdef const char* end = text + PyBytes_GET_SIZE(line)
        cdef const char* start
        cdef int i
        if memchr(text, 0, end - text) != NULL:
            raise ValueError("a zero byte")
        self.prob = self._number(&text, "probability")
        if self.prob > 0 or isnan(self.prob):
            raise ValueError("the log-probability is above 0")
        # Flagged: nothing longer known yet.
        self.prob = -fabs(self.prob)
        for i in range(k):
            start = text = after_blanks(text)
            while not is_blank(text[0]):
                text += 1
            if text == start:
                raise ValueError(f"{i} words instead of {k}")
            self.ngram[k - 1 - i] = self._word(k, start[:text - start])
        text = after_blanks(text)
        self.backoff = self._number(&text, "backoff") if text[0] else 0.0
        if not isfinite(self.backoff):
            raise ValueError("the backoff is not a number")
        if after_blanks(text)[0]:
            raise ValueError(f"more than {k} words and two numbers")
        if self.backoff == 0:
            self.backoff = -0.0
        return 0

    cdef float _number(self, const char** text, str what) except? -1.0:
        cdef char* end = NULL
        cdef const char* start = after_blanks(text[0])
        cdef double value
        try:
            value = PyOS_string_to_double(start, &end, NULL)
        except ValueError:
            raise ValueError(f"the {what} is not a number") from None
        if not is_blank(end[0]):
            raise ValueError(f"the {what} is not a number")
        text[0] = end
        return <float>(value * LN10)

    cdef token_t _word(self, int k, bytes word) except? 0:
        found = self.ids.get(word)
        if k > 1:
            if found is None:
                raise ValueError(f"the word {word.decode('utf-8', 'replace')} is not a unigram")
            return found
        if found is not None:
            raise ValueError(f"the word {word.decode('utf-8', 'replace')} comes twice")
        if word == b"<UNK>":
            found = UNK
        else:
            try:
                found = self.vocabulary.add(word.decode("utf-8"))
            except UnicodeDecodeError:
                raise ValueError("not UTF-8") from None
        self.ids[word] = found
        return found

    cdef int _insert(self, int k) except -1:
        """One n-gram, and what it says about the shorter ones."""
        cdef GrowingTable table = self.tables[k - 2]
        cdef key_t suffix = word_key(self.ngram[0])
        cdef key_t prefix = word_key(self.ngram[1])
        cdef Longest* slot
        cdef bint fresh
        cdef int i
        for i in range(1, k - 1):
            suffix = extend_left(suffix, self.ngram[i])
            prefix = extend_left(prefix, self.ngram[i + 1])
        if not self._mark_right(k - 1, prefix):
            raise ValueError("the n-gram without its last word is not in the file")
        if not self._mark_left(k - 1, suffix):
            self._fill_gap(k - 1)
        slot = table.insert(extend_left(suffix, self.ngram[k - 1]), &fresh)
        if not fresh:
            raise ValueError("this n-gram comes twice")
        slot.prob = self.prob
        if k < self.order:
            backoff_of(slot)[0] = self.backoff
        return 0

    cdef bint _mark_left(self, int k, key_t key) except -1:
        """Note that a longer n-gram ends in this one; False if it does not exist."""
        cdef Longest* slot
        if k == 1:
            self.unigrams[self.ngram[0]].prob = fabs(self.unigrams[self.ngram[0]].prob)
            return True
        slot = (<GrowingTable>self.tables[k - 2]).find(key)
        if slot != NULL:
            slot.prob = fabs(slot.prob)
        return slot != NULL

    cdef bint _mark_right(self, int k, key_t key) except -1:
        """Note that a longer n-gram starts with this one; False if it does not exist."""
        cdef Longest* slot
        if k == 1:
            self.unigrams[self.ngram[1]].backoff += 0.0
            return True
        slot = (<GrowingTable>self.tables[k - 2]).find(key)
        if slot != NULL:
            backoff_of(slot)[0] += 0.0     # turns -0.0 into 0.0
        return slot != NULL

    cdef int _fill_gap(self, int k) except -1:
        """Insert the missing last ``k`` words of the line, with the probability of backing off."""
        cdef key_t suffix = word_key(self.ngram[0])
        cdef key_t context = word_key(self.ngram[1])
        cdef float prob = -fabs(self.unigrams[self.ngram[0]].prob)
        cdef float backoff = self.unigrams[self.ngram[1]].backoff
        cdef Longest* slot
        cdef bint fresh
        cdef int i
        for i in range(2, k + 1):
            suffix = extend_left(suffix, self.ngram[i - 1])
            slot = (<GrowingTable>self.tables[i - 2]).insert(suffix, &fresh)
            if fresh:
                slot.prob = prob + backoff
                prob = slot.prob
                self._mark_right(i - 1, context)
            else:
                prob = -fabs(slot.prob)
            slot.prob = fabs(slot.prob)        # the longer one that asked ends in it
            context = extend_left(context, self.ngram[i])
            slot = (<GrowingTable>self.tables[i - 2]).find(context)
            backoff = backoff_of(slot)[0] if slot != NULL else 0
        self.unigrams[self.ngram[0]].prob = fabs(self.unigrams[self.ngram[0]].prob)
        return 0


cdef inline bint is_blank(char c) noexcept:
    return c == b" " or c == b"\t" or c == b"\r" or c == b"\n" or c == 0


cdef inline const char* after_blanks(const char* text) noexcept:
    while text[0] and is_blank(text[0]):
        text += 1
    return text
