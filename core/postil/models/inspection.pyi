from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from postil.models.lm.model import LanguageModel
from postil.models.session.ngrams import SessionNgrams
from postil.models.word_distortion import WordDistortion

def context_after(
    model: LanguageModel, ids: npt.ArrayLike, bos: bool = True
) -> npt.NDArray[np.uint32]: ...
def session_gains(
    ngrams: SessionNgrams, ids: Sequence[int], static: Sequence[float], bos: bool = True
) -> npt.NDArray[np.float64]: ...
def distortion_logs(model: WordDistortion, word: int, jump: int) -> tuple[float, float]: ...
