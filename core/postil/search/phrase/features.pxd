"""Columns of ``PHRASE_FEATURES``; the names stand in ``features.py`` in the same order."""

cdef enum:
    TM_INVERSE = 0         # log p(f|e)
    LEX_INVERSE = 1        # log lex(f|e)
    TM_DIRECT = 2          # log p(e|f)
    LEX_DIRECT = 3         # log lex(e|f)
    PHRASE_COUNT = 4       # 1 for each phrase
    WORD_COUNT = 5         # target words
    LM = 6                 # natural log of the language model
    UNKNOWN = 7            # -1 for each word passed through untranslated
    DISTORTION = 8         # -|start - previous end|
    REORDERING = 9         # six: backward mono, swap, disc; forward mono, swap, disc
    SESSION_DIRECT = 15    # log p(e|f) among the phrases that the translator confirmed
    SESSION_PHRASE = 16    # source words of a phrase that a confirmed segment holds
    SESSION_RECENCY = 17   # the same, halved for every few segments confirmed since
    SESSION_LM = 18        # what the n-grams of confirmed segments add to the LM, natural log
    LM_FIRST = 19          # the part of LM that the first word of each phrase has
    MRF = 20               # extra score of a phrase pair, see models/phrase_table/pair_scores
    DISTORTION_OUT = 21    # log P_out of the jump to a phrase, see models/word_distortion
    DISTORTION_IN = 22     # log P_in
    MARGIN_SCORE = 23      # source phrases that predict the target phrase, natural log of 1 + them
    MARGIN_F1 = 24         # F1 of the best of them, natural log; 0 in a row that W does not hold
    SESSION_LAYER = 25     # as SESSION_PHRASE, if no segment of the project itself holds the phrase
    GLOSSARY = 26          # words of terms that a phrase translates as preferred
    LM_CLASSES = 27        # natural log of the language model of word classes
    COLUMNS = 28           # number of columns
