"""Dense features of the max-margin system's improved mode, in the columns that
``features.pxd`` numbers.
"""

from __future__ import annotations

from postil.features.layout import FeatureBlock, FeatureLayout

# Weights as tuning found them on technical text. They are few, and stay as they were trained.
MARGIN_FEATURES = FeatureLayout(
    FeatureBlock({"phrase.count": 0.25, "word.count": 0.015, "lm": 0.056}, learned=False),
    # the same for every candidate of a sentence
    FeatureBlock({"unknown": 1.0}, tuned=False, learned=False),
    FeatureBlock(
        {
            "distortion": 0.026,
            "margin.score": 0.30,
            "margin.f1": 0.09,
            "margin.overlap": -0.06,
            "margin.skip": 0.20,
        },
        learned=False,
    ),
)
