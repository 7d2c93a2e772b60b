from postil.models.lm.model import LanguageModel
from postil.models.session.ngrams import SessionNgrams

class ContextPool:
    def __init__(self, lm: LanguageModel, session: SessionNgrams) -> None: ...
