"""Columns of ``MARGIN_FEATURES``; the names stand in ``features.py`` in the same order."""

cdef enum:
    PHRASE_COUNT = 0       # 1 for each phrase
    WORD_COUNT = 1         # target words
    LM = 2                 # natural log of the language model
    UNKNOWN = 3            # -1 for each word passed through untranslated
    DISTORTION = 4         # -|word - previous word - 1|
    MARGIN_SCORE = 5       # source phrases that predict the target phrase, natural log of 1 + them
    MARGIN_F1 = 6          # F1 of the best of them, natural log
    MARGIN_OVERLAP = 7     # words of a phrase that the sentence before it holds already
    MARGIN_SKIP = 8        # -1 for each word of the source whose bag gives nothing
    COLUMNS = 9            # number of columns
