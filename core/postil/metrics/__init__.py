"""Metrics: n-gram statistics and sentence scores for learning; corpus scores through sacrebleu.

``corpus``     BLEU, chrF, TER as reported, with intervals; paired bootstrap; ``ter``: of texts
``ngrams``     sufficient statistics of BLEU (Cython); ``bleu``: scores from them
``word_errors`` WER, PER and TER of candidates (Cython); ``edit_distance``: of single sentences
``sentence``   quality of candidates by name, for learners; ``document``: those of a whole document
"""
