"""Dense features of phrase-based decoding, in the columns that ``features.pxd`` numbers."""

from __future__ import annotations

from postil.features.layout import FeatureBlock, FeatureLayout

# Weights are the mean of those that tuning found on technical and descriptive text, so that an
# engine without a tuning set starts well; the tuned ones add up to 1 in absolute value. The session
# features are on the same scale. Not tuned: the pass-through penalty is the same for every
# candidate of a sentence, the session features are all zero until the translator confirms
# something, the language model counts once, and reordering is scored already without the distortion
# of words. The max-margin features are zero unless an engine has their matrix; that of the glossary
# is, unless a project has terms.
PHRASE_FEATURES = FeatureLayout(
    FeatureBlock({
        "tm.inverse": 0.104,
        "lex.inverse": 0.055,
        "tm.direct": 0.103,
        "lex.direct": 0.0,
        "phrase.count": 0.082,
        "word.count": 0.073,
        "lm": 0.12,
    }),
    FeatureBlock({"unknown": 10.0}, tuned=False, learned=False),
    FeatureBlock({
        "distortion": 0.071,
        "reordering.backward.mono": 0.093,
        "reordering.backward.swap": 0.047,
        "reordering.backward.discontinuous": 0.064,
        "reordering.forward.mono": 0.086,
        "reordering.forward.swap": 0.0,
        "reordering.forward.discontinuous": 0.075,
    }),
    FeatureBlock(
        {
            "session.direct": 0.08,
            "session.phrase": 0.08,
            "session.recency": 0.05,
            "session.lm": 0.12,
        },
        tuned=False,
    ),
    FeatureBlock({"lm.first": 0.0}, tuned=False, learned=False),
    FeatureBlock({"mrf": 0.0}),
    FeatureBlock(
        {"distortion.outbound": 0.0, "distortion.inbound": 0.0}, tuned=False, learned=False
    ),
    FeatureBlock({"margin.score": 0.0, "margin.f1": 0.0}, tuned=False, learned=False),
    FeatureBlock({"session.layer": -0.01, "glossary": 0.6}, tuned=False),
    FeatureBlock({"lm.classes": 0.0}),
    follow={"session.lm": "lm"},  # what the session adds to the language model weighs as it does
)  # fmt: skip

# The real-valued features of Tillmann & Zhang (VI-B) as columns: (a) N(b)/N(T), (b) lexical weight
# p(S|T), (c) and (d) the language model of the first word of a block and of the rest (the span of
# "lm.first" and "lm", which is the sum of both), (e) and (f) word distortion, (g) target length.
# Theirs are costs: their (g), the negative number of words, is a reward for words.
TZ_REAL = (
    "tm.inverse",
    "lex.inverse",
    "lm.first",
    "lm",
    "distortion.inbound",
    "distortion.outbound",
    "word.count",
)
