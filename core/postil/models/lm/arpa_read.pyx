"""Build the tables of a language model from the text of an ARPA file.

Lines are ``log10 p TAB w1 … wn [TAB log10 backoff]``, in sections of ascending order. Words may be
parted by any blanks and lines may end as on Windows.

Tools that prune leave n-grams whose suffix is missing: of ``a b c`` without ``b c``. Searching
from short to long would stop before it, so the gap is filled with the probability that backing off
gives, as KenLM does. A missing prefix is an error, since its backoff cannot be known.

Lines are parsed some at a time; the slots that they will touch are fetched meanwhile.
"""

cimport cython
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_GET_SIZE
from cpython.object cimport PyObject
from libc.math cimport isfinite, log
from libc.stdint cimport uint64_t
from libc.string cimport memchr
from libcpp.vector cimport vector

from postil.errors import InputError
from postil.models.lm.smooth import empty_unigrams
from postil.messages import Message

from postil.models.lm.format cimport (
    MAX_ORDER,
    Longest,
    Unigram,
    backoff_of,
    extend_left,
    fabs,
    isnan,
    word_key,
)
from postil.models.lm.ngram_spool cimport NgramSpool
from postil.models.lm.table cimport GrowingTable
from postil.types.ids cimport BOS, EOS, UNK, key_t, token_t
from postil.types.prefetch cimport prefetch

cdef extern from "Python.h":
    double PyOS_string_to_double(const char* text, char** end, PyObject* overflow) except? -1.0

cdef enum:
    BATCH = 32               # lines parsed before the first of them is inserted
    EXACT_DIGITS = 15        # a decimal of so many digits is a double exactly
    EXACT_POWER = 22         # so is ten to this power: one division rounds once
    FEWEST_WORDS = 1 << 10   # slots to start with

# Places in _REASONS.
cdef enum Reason:
    TOO_MANY, ZERO_BYTE, ABOVE_ZERO, NO_BACKOFF, TOO_LONG, TOO_SHORT, NO_BEGINNING, TWICE
    NO_PROBABILITY, NO_UTF_8

# Why a line is refused, in the order of Reason.
_REASONS = (
    Message("more {first}-grams than announced"),
    Message("a zero byte"),
    Message("the log-probability is above 0"),
    Message("the backoff is not a number"),
    Message("more than {first} words and two numbers"),
    Message("{first} words instead of {second}"),
    Message("the n-gram without its last word is not in the file"),
    Message("this n-gram comes twice"),
    Message("the probability is not a number"),
    Message("not UTF-8"),
)

cdef double LN10 = log(10.0)
cdef double UNKNOWN_MISSING = -100.0   # log10 p(<unk>) where the file has none, as in KenLM
cdef double[EXACT_POWER + 1] POWERS
cdef int _power
for _power in range(EXACT_POWER + 1):
    POWERS[_power] = 10.0**_power


# A line as read. Keys are of two words or more; the order is that of the section.
cdef struct Line:
    token_t[MAX_ORDER] words     # last word first
    float prob                   # natural logs
    float backoff
    key_t suffix                 # without the first word
    key_t prefix                 # without the last word
    uint64_t number              # in the file


cdef struct Word:
    uint64_t key                 # hash; 0: empty slot
    token_t token


@cython.final
cdef class WordIds:
    """Ids of words by 64-bit hash, as n-grams are found by theirs."""

    cdef vector[Word] slots      # a power of two, half of them empty or more
    cdef uint64_t count

    def __cinit__(self):
        self.slots.resize(FEWEST_WORDS)

    cdef inline Word* home(self, uint64_t key) noexcept nogil:
        return self.slots.data() + ((key ^ (key >> 32)) & (self.slots.size() - 1))

    cdef Word* find(self, uint64_t key) noexcept nogil:
        """The slot of ``key``, or an empty one."""
        cdef Word* slot = self.home(key)
        cdef Word* end = self.slots.data() + self.slots.size()
        while slot.key != 0 and slot.key != key:
            slot += 1
            if slot == end:
                slot = self.slots.data()
        return slot

    cdef void add(self, uint64_t key, token_t token) noexcept nogil:
        """Add a word that is not there."""
        cdef vector[Word] old
        cdef uint64_t i
        if 2 * self.count >= self.slots.size():
            old.swap(self.slots)
            self.slots.resize(2 * old.size())
            for i in range(old.size()):
                if old[i].key:
                    self.find(old[i].key)[0] = old[i]
        self.find(key)[0] = Word(key, token)
        self.count += 1


cdef class ArpaTables:
    """Unigrams and tables, filled by :meth:`add`.

    Parameters
    ----------
    counts : list of int
        n-grams of each order, unigrams first: what the file announces.
    room : list of int
        How many to make room for at the start.
    path : Path
        For messages.
    folder : Path
        For temporary files.
    vocabulary : Vocabulary
        Words of the file are added to it.
    spool : NgramSpool, optional
        Gets the words of all n-grams, those that fill gaps too.
    """

    cdef readonly int order
    cdef readonly uint64_t found        # n-grams of the section at hand
    cdef list counts
    cdef object path
    cdef object vocabulary
    cdef WordIds ids
    cdef vector[Line] words             # while unigrams are read
    cdef readonly object array          # unigrams, once they are read
    cdef Unigram* unigrams
    cdef readonly list tables           # [k - 2]: GrowingTable of order k
    cdef GrowingTable here              # of the section at hand
    cdef GrowingTable below             # of the order below, if it is not that of unigrams
    cdef vector[Line] batch
    cdef uint64_t number                # of the line at hand
    cdef bint inserting                 # or was when an error came
    cdef NgramSpool spool               # or None

    def __init__(self, list counts, list room, path, folder, vocabulary, NgramSpool spool=None):
        self.order = len(counts)
        self.counts = counts
        self.path = path
        self.vocabulary = vocabulary
        self.ids = WordIds()
        self.spool = spool
        self.tables = [
            GrowingTable(k == self.order, folder, room[k - 1]) for k in range(2, self.order + 1)
        ]

    def start(self, int k):
        """The section of order ``k`` begins."""
        self.found = 0
        self.here = self.tables[k - 2] if k > 1 else None
        self.below = self.tables[k - 3] if k > 2 else None

    def add(self, int k, bytes data, uint64_t at, uint64_t number):
        """Lines of the section of order ``k``.

        Parameters
        ----------
        data : bytes
            Text of the file.
        at : int
            Where in it to start.
        number : int
            Lines of the file before that.

        Returns
        -------
        at : int
            Where the first line begins that is not an n-gram or not complete.
        number : int
            Lines before that.
        """
        cdef const char* start = PyBytes_AS_STRING(data)
        cdef const char* text = start + at
        cdef const char* end = start + PyBytes_GET_SIZE(data)
        cdef uint64_t limit = self.counts[k - 1]
        self.number = number
        try:
            with nogil:
                text = self._lines(k, text, end, limit)
        except ValueError as error:
            raise self._error(k, error.args[0]) from None
        if self.spool is not None:
            self.spool.write()
        return text - start, self.number

    cdef object _error(self, int k, message):
        """Fault of the line at hand, or of an earlier one that is not inserted yet."""
        if not self.inserting:
            try:
                self._insert_batch(k)
            except ValueError as error:
                message = error.args[0]
        return InputError(message, file=self.path, line=self.number)

    def end_unigrams(self, line_number):
        """All words are known now: lay out the array."""
        cdef float[:, ::1] array
        cdef token_t word
        cdef size_t i
        self.array = array = empty_unigrams(len(self.vocabulary))
        self.unigrams = <Unigram*>&array[0, 0]
        for i in range(self.words.size()):
            word = self.words[i].words[0]
            self.unigrams[word].prob = self.words[i].prob
            self.unigrams[word].backoff = self.words[i].backoff
        self.words = vector[Line]()
        if isnan(self.unigrams[UNK].prob):
            self.unigrams[UNK].prob = <float>(UNKNOWN_MISSING * LN10)
        for word, name in ((BOS, "<s>"), (EOS, "</s>")):
            if isnan(self.unigrams[word].prob):
                raise InputError(
                    Message("the word {name} is missing", name=name),
                    file=self.path,
                    line=line_number,
                )

    def finish(self):
        """Unigrams, and (slots, buckets, count) of each longer order."""
        cdef GrowingTable table
        return self.array, [(*table.finish(), table.count) for table in self.tables]

    cdef const char* _lines(
        self, int k, const char* text, const char* end, uint64_t limit
    ) except NULL nogil:
        """Take complete lines; returns where the rest begins."""
        cdef const char* stop
        while text < end and text[0] != c"\\":
            stop = <const char*>memchr(text, c"\n", end - text)
            if stop == NULL:
                break
            self.number += 1
            if after_blanks(text) != stop:
                self.found += 1
                if self.found > limit:
                    refuse(TOO_MANY, k)
                self._line(k, text, stop)
                if self.batch.size() == BATCH:
                    self._insert_batch(k)
            text = stop + 1
        self._insert_batch(k)
        return text

    cdef int _line(self, int k, const char* text, const char* stop) except -1 nogil:
        """Parse one line, which ends at ``stop``, into the batch."""
        cdef Line line
        cdef int i
        if memchr(text, 0, stop - text) != NULL:
            refuse(ZERO_BYTE)
        line.number = self.number
        line.prob = read_log(&text, NO_PROBABILITY)
        if line.prob > 0 or isnan(line.prob):
            refuse(ABOVE_ZERO)
        # Flagged: nothing longer known yet.
        line.prob = -fabs(line.prob)
        self._words(k, &text, stop, &line)
        text = after_blanks(text)
        line.backoff = read_log(&text, NO_BACKOFF) if text != stop else 0.0
        if not isfinite(line.backoff):
            refuse(NO_BACKOFF)
        if after_blanks(text) != stop:
            refuse(TOO_LONG, k)
        if line.backoff == 0 or k == self.order:
            line.backoff = -0.0        # flagged: nothing longer known yet
        if k == 1:
            self.words.push_back(line)
            return 0
        line.suffix = word_key(line.words[0])
        line.prefix = word_key(line.words[1])
        for i in range(1, k - 1):
            line.suffix = extend_left(line.suffix, line.words[i])
            line.prefix = extend_left(line.prefix, line.words[i + 1])
        if k > 2:
            self.below.fetch(line.suffix)
            self.below.fetch(line.prefix)
        self.here.fetch(extend_left(line.suffix, line.words[k - 1]))
        self.batch.push_back(line)
        return 0

    cdef int _words(self, int k, const char** text, const char* stop, Line* line) except -1 nogil:
        """Fill in the ``k`` words at ``text``, which moves behind them."""
        cdef uint64_t[MAX_ORDER] keys
        cdef const char* starts[MAX_ORDER]
        cdef const char* at = text[0]
        cdef const Word* found
        cdef int i
        for i in range(k):
            at = after_blanks(at)
            if at == stop:
                refuse(TOO_SHORT, i, k)
            starts[i] = at
            keys[i] = hash_word(&at)
            prefetch(self.ids.home(keys[i]))
        text[0] = at
        for i in range(k):
            found = self.ids.find(keys[i])
            if k == 1:
                self._new_word(starts[0], at, keys[0], found.key != 0)
                found = self.ids.find(keys[0])
            elif found.key == 0:
                self._unknown_word(starts[i])
            line.words[k - 1 - i] = found.token
        return 0

    cdef int _new_word(
        self, const char* start, const char* stop, uint64_t key, bint known
    ) except -1 with gil:
        """Give a word of the unigrams its id."""
        cdef bytes word = start[:stop - start]
        cdef token_t token = UNK
        if known:
            name = word.decode("utf-8", "replace")
            raise ValueError(Message("the word {word} comes twice", word=name))
        if word != b"<UNK>":
            try:
                token = self.vocabulary.add(word.decode("utf-8"))
            except UnicodeDecodeError:
                raise ValueError(_wrong(NO_UTF_8, 0, 0)) from None
        self.ids.add(key, token)
        return 0

    cdef int _unknown_word(self, const char* start) except -1 with gil:
        cdef const char* stop = start
        while not ends_word(stop[0]):
            stop += 1
        word = start[:stop - start].decode("utf-8", "replace")
        raise ValueError(Message("the word {word} is not a unigram", word=word))

    cdef int _insert_batch(self, int k) except -1 nogil:
        cdef size_t i
        cdef uint64_t number = self.number
        self.inserting = True
        for i in range(self.batch.size()):
            self.number = self.batch[i].number
            self._insert(k, &self.batch[i])
        self.inserting = False
        self.number = number
        self.batch.clear()
        return 0

    cdef int _insert(self, int k, const Line* line) except -1 nogil:
        """One n-gram, and what it says about the shorter ones."""
        cdef Longest* slot
        cdef bint fresh
        if not self._mark_right(self.below, line.prefix, line.words[1]):
            refuse(NO_BEGINNING)
        if not self._mark_left(self.below, line.suffix, line.words[0]):
            with gil:
                self._fill_gap(k - 1, line)
        slot = self.here.insert(extend_left(line.suffix, line.words[k - 1]), &fresh)
        if not fresh:
            refuse(TWICE)
        slot.prob = line.prob
        if k < self.order:
            backoff_of(slot)[0] = line.backoff
        if self.spool is not None:
            self.spool.add(k, line.words)
        return 0

    cdef bint _mark_left(self, GrowingTable table, key_t key, token_t word) noexcept nogil:
        """Note that a longer n-gram ends in this one; False if it does not exist."""
        cdef Longest* slot
        if table is None:
            self.unigrams[word].prob = fabs(self.unigrams[word].prob)
            return True
        slot = table.find(key)
        if slot != NULL:
            slot.prob = fabs(slot.prob)
        return slot != NULL

    cdef bint _mark_right(self, GrowingTable table, key_t key, token_t word) noexcept nogil:
        """Note that a longer n-gram starts with this one; False if it does not exist."""
        cdef Longest* slot
        if table is None:
            self.unigrams[word].backoff += 0.0
            return True
        slot = table.find(key)
        if slot != NULL:
            backoff_of(slot)[0] += 0.0     # turns -0.0 into 0.0
        return slot != NULL

    cdef int _fill_gap(self, int k, const Line* line) except -1:
        """Insert the missing last ``k`` words of the line, with the probability of backing off."""
        cdef key_t suffix = word_key(line.words[0])
        cdef key_t context = word_key(line.words[1])
        cdef float prob = -fabs(self.unigrams[line.words[0]].prob)
        cdef float backoff = self.unigrams[line.words[1]].backoff
        cdef Longest* slot
        cdef bint fresh
        cdef int i
        for i in range(2, k + 1):
            suffix = extend_left(suffix, line.words[i - 1])
            slot = (<GrowingTable>self.tables[i - 2]).insert(suffix, &fresh)
            if fresh:
                if self.spool is not None:
                    self.spool.add(i, line.words)
                slot.prob = prob + backoff
                prob = slot.prob
                self._mark_right(self.tables[i - 3] if i > 2 else None, context, line.words[1])
            else:
                prob = -fabs(slot.prob)
            slot.prob = fabs(slot.prob)        # the longer one that asked ends in it
            context = extend_left(context, line.words[i])
            slot = (<GrowingTable>self.tables[i - 2]).find(context)
            backoff = backoff_of(slot)[0] if slot != NULL else 0
        self.unigrams[line.words[0]].prob = fabs(self.unigrams[line.words[0]].prob)
        return 0


cdef int refuse(Reason why, int first=0, int second=0) except -1 with gil:
    """Say what is wrong with the line, with these numbers."""
    raise ValueError(_wrong(why, first, second))


cdef float read_log(const char** text, Reason what) except? -1.0 nogil:
    """The log10 number at ``text``, which moves behind it, as a natural logarithm."""
    cdef const char* at = after_blanks(text[0])
    cdef bint negative = at[0] == c"-"
    cdef uint64_t digits = 0
    cdef int count = 0
    cdef int behind = 0
    cdef bint point = False
    cdef double value
    text[0] = at
    at += negative
    while True:
        if c"0" <= at[0] <= c"9":
            digits = 10 * digits + (at[0] - c"0")
            count += digits != 0
            behind += point
        elif at[0] == c"." and not point:
            point = True
        else:
            break
        if count > EXACT_DIGITS:
            break
        at += 1
    if not ends_word(at[0]) or at == text[0] + negative + point or behind > EXACT_POWER:
        return read_any_log(text, what)
    value = digits / POWERS[behind]
    text[0] = at
    return <float>((-value if negative else value) * LN10)


cdef float read_any_log(const char** text, Reason what) except? -1.0 with gil:
    """Read a number with an exponent or many digits, as ``read_log``; refuse what is none."""
    cdef char* end = NULL
    cdef double value
    try:
        value = PyOS_string_to_double(text[0], &end, NULL)
    except ValueError:
        raise ValueError(_wrong(what, 0, 0)) from None
    if not ends_word(end[0]):
        raise ValueError(_wrong(what, 0, 0))
    text[0] = end
    return <float>(value * LN10)


cdef inline uint64_t hash_word(const char** text) noexcept nogil:
    """FNV-1a of the word at ``text``, which moves behind it; never 0."""
    cdef uint64_t key = <uint64_t>0xCBF29CE484222325
    while not ends_word(text[0][0]):
        key = (key ^ <unsigned char>text[0][0]) * <uint64_t>0x100000001B3
        text[0] += 1
    return key | (key == 0)


cdef inline bint is_blank(char c) noexcept nogil:
    return c == c" " or c == c"\t" or c == c"\r"


cdef inline bint ends_word(char c) noexcept nogil:
    return is_blank(c) or c == c"\n"


cdef inline const char* after_blanks(const char* text) noexcept nogil:
    """Place behind blanks; a line feed is none, so this stays within the line."""
    while is_blank(text[0]):
        text += 1
    return text


def _wrong(reason, first, second):
    """A reason with its numbers."""
    return Message(_REASONS[reason].template, first=first, second=second)
