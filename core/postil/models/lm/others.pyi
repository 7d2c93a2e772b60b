from collections.abc import Sequence

from postil.models.lm.class_model import ClassModel
from postil.models.lm.model import LanguageModel

class OtherModels:
    second: LanguageModel | None
    third: LanguageModel | None
    classes: ClassModel | None
    count: int
    order: int
    def __init__(
        self, models: Sequence[LanguageModel] = (), classes: ClassModel | None = None
    ) -> None: ...
