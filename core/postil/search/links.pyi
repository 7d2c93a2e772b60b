from postil.models.phrase_table import PhraseTable
from postil.search.forest import Derivation

def word_links(table: PhraseTable, derivation: Derivation) -> list[tuple[int, int]]: ...
def diagonal(
    source: int, source_length: int, target: int, target_length: int
) -> set[tuple[int, int]]: ...
