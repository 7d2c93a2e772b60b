"""All experiments: one import and one name in the tuple each."""

from __future__ import annotations

from postil.training.experiments.experiment import Experiment
from postil.training.experiments.max_margin import FIGURE_4_3
from postil.training.experiments.phrase_scores import TABLE_2, TABLE_4
from postil.training.experiments.tz_binary import TABLE_IX, TABLE_V
from postil.training.experiments.tz_real import TABLE_VI, TABLE_VII, TABLE_VIII

_ALL = (TABLE_V, TABLE_VI, TABLE_VII, TABLE_VIII, TABLE_IX, TABLE_2, TABLE_4, FIGURE_4_3)
EXPERIMENTS: dict[str, Experiment] = {experiment.name: experiment for experiment in _ALL}
