"""Dense features of decoders with grammars; kernels have their columns in ``features.pxd``.

Those of Watanabe et al. 2007, section 3.1, are among them: penalties for going back in the source
(see ``gap_order.pxd``), and for words that are inserted or deleted (after Bender et al. 2004: no
lexical probability reaches a threshold). The number of source words in all gaps was tried as one
more: BLEU of the tuning segments rises (tech-en-fr en-fr 48.50 to 48.72), that of both halves, each
tuned on the other, does not (47.92, 47.92). Weights to begin with are about what tuning finds, on
the average of eleven engines.
"""

from __future__ import annotations

from postil.features.layout import FeatureBlock, FeatureLayout

GRAMMAR_FEATURES = FeatureLayout(
    FeatureBlock({
        "tm.inverse": 0.075,
        "lex.inverse": 0.08,
        "tm.direct": 0.1,
        "lex.direct": 0.025,
        "rule.count": -0.06,
        "word.count": 0.15,
        "lm": 0.13,
        "glue.count": -0.035,
        "gap.count": -0.045,
        "rule.rarity": -0.065,
        "backtrack.count": 0.01,
        "backtrack.words": -0.05,
        "insertion.count": -0.035,
        "deletion.count": -0.05,
        "rule.root": 0.01,
        "phrase.count": 0.0,
        "gapped.direct": 0.0,
        "gapped.inverse": 0.0,
        "lm.second": 0.0,
        "lm.third": 0.0,
        "lm.classes": 0.0,
    }),
    FeatureBlock({"unknown": 10.0}, tuned=False, learned=False),
    FeatureBlock(
        {
            "session.direct": 0.08,
            "session.phrase": 0.08,
            "session.recency": 0.05,
            "session.lm": 0.13,
        },
        tuned=False,
    ),
    FeatureBlock({"session.layer": -0.01, "glossary": 0.6}, tuned=False),
    follow={"session.lm": "lm"},  # what the session adds to the language model weighs as it does
)  # fmt: skip
