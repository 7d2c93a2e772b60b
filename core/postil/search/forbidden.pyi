from collections.abc import Iterable, Sequence

class ForbiddenSequences:
    def __init__(self, sequences: Iterable[Sequence[int]] = ()) -> None: ...
