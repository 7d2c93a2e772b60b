"""All experiments: one import and one name in the tuple each."""

from __future__ import annotations

from postil.training.experiments.experiment import Experiment
from postil.training.experiments.phrase_scores import TABLE_2, TABLE_4

EXPERIMENTS: dict[str, Experiment] = {item.name: item for item in (TABLE_2, TABLE_4)}
