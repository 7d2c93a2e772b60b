"""All experiments: one import and one name in the tuple each."""

from __future__ import annotations

from postil.training.experiments.chiang import FIGURE_2
from postil.training.experiments.chiang import TABLE_1 as CH_1
from postil.training.experiments.chiang import TABLE_1_SYNTAX as CH_1_SYNTAX
from postil.training.experiments.experiment import Experiment
from postil.training.experiments.large_margin import TABLE_1 as WA_1
from postil.training.experiments.large_margin import TABLE_2 as WA_2
from postil.training.experiments.large_margin import TABLE_3 as WA_3
from postil.training.experiments.max_margin import FIGURE_4_3
from postil.training.experiments.phrase_scores import TABLE_2, TABLE_4
from postil.training.experiments.tz_binary import TABLE_IX, TABLE_V
from postil.training.experiments.tz_real import TABLE_VI, TABLE_VII, TABLE_VIII

_TILLMANN_ZHANG = (TABLE_V, TABLE_VI, TABLE_VII, TABLE_VIII, TABLE_IX)
_CHIANG = (CH_1, CH_1_SYNTAX, FIGURE_2)
_ALL = (*_TILLMANN_ZHANG, TABLE_2, TABLE_4, FIGURE_4_3, WA_1, WA_2, WA_3, *_CHIANG)
EXPERIMENTS: dict[str, Experiment] = {experiment.name: experiment for experiment in _ALL}
