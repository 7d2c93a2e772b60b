import numpy as np
import numpy.typing as npt

from postil.search.chart.chart import ChartDecoder
from postil.search.forest.hypergraph import Forest

def best_tokens(decoder: ChartDecoder) -> npt.NDArray[np.uint32]: ...
def chart_forest(decoder: ChartDecoder) -> Forest: ...
