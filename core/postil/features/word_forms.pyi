from collections.abc import Iterable, Mapping

from postil.text.vocabulary import Vocabulary

KINDS: tuple[str, ...]
LETTERS: int

def form_text(kind: str, word: str) -> str | None: ...

class WordForms:
    kinds: tuple[str, ...]
    frequent: tuple[int, ...]
    def __init__(
        self,
        vocabulary: Vocabulary,
        kinds: Iterable[str] = (),
        class_of: Mapping[str, int] | None = None,
        frequent: Iterable[int] = (),
    ) -> None: ...
    def grow(self) -> None: ...
    def decode(self, ids: Iterable[int]) -> list[str]: ...
