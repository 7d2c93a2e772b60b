"""Columns of ``GRAMMAR_FEATURES``; the names stand in ``features.py`` in the same order."""

from postil.models.lm.others cimport MOST_OTHERS, OtherScores

cdef enum:
    TM_INVERSE = 0         # log p(f|e)
    LEX_INVERSE = 1        # log lex(f|e)
    TM_DIRECT = 2          # log p(e|f)
    LEX_DIRECT = 3         # log lex(e|f)
    RULE_COUNT = 4         # 1 for each rule that has words
    WORD_COUNT = 5         # target words
    LM = 6                 # natural log of the language model
    GLUE_COUNT = 7         # 1 for each part that is put behind what stands before, in order
    GAP_COUNT = 8          # gaps of rules
    RULE_RARITY = 9        # exp(1 - n) for a rule that was extracted n times
    BACK_COUNT = 10        # gaps out of order: see ``gap_order.pxd``
    BACK_WORDS = 11        # source words in these gaps
    INSERTION = 12         # target words of a rule that none of its source words explains
    DELETION = 13          # source words of a rule that none of its target words explains
    ROOT = 14              # log P(rule | label of its root), of typed rules
    PHRASE_COUNT = 15      # 1 for each rule without gaps
    GAPPED_DIRECT = 16     # TM_DIRECT of rules with gaps
    GAPPED_INVERSE = 17    # TM_INVERSE of rules with gaps
    LM_SECOND = 18         # as LM, of the other language models, in their order
    LM_THIRD = 19
    LM_CLASSES = 20
    UNKNOWN = 21           # -1 for each word passed through untranslated
    SESSION_DIRECT = 22    # log p(e|f) among the phrases that the translator confirmed
    SESSION_PHRASE = 23    # source words of a phrase that a confirmed segment holds
    SESSION_RECENCY = 24   # the same, halved for every few segments confirmed since
    SESSION_LM = 25        # what the n-grams of confirmed segments add to the LM, natural log
    SESSION_LAYER = 26     # as SESSION_PHRASE, if no segment of the project itself holds the phrase
    GLOSSARY = 27          # words of terms that a phrase translates as preferred
    COLUMNS = 28           # number of columns


# Weighted sum of what the language models and the n-grams of confirmed segments give.
cdef inline float language_score(
    const float* weights, float lm, float session, const OtherScores* others
) noexcept nogil:
    cdef float total = weights[LM] * lm + weights[SESSION_LM] * session
    cdef int k
    for k in range(MOST_OTHERS):
        total += weights[LM_SECOND + k] * others.of[k]
    return total
