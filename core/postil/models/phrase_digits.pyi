from collections.abc import Collection

from postil.text.vocabulary import Vocabulary

class PhraseDigits:
    def __init__(self, source: Collection[str] = ..., target: Collection[str] = ...) -> None: ...
    def grow(self, source: Vocabulary, target: Vocabulary) -> None: ...
