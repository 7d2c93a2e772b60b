from typing import Any

class IndexArrays:
    def __init__(self, fixed: tuple[Any, ...], tail: tuple[Any, ...]) -> None: ...
