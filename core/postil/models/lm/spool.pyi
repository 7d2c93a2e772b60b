from pathlib import Path

RECORD_BUFFERS: int

class Budget:
    limit: int
    used: int
    def __init__(self, limit: int) -> None: ...

class ChunkStore:
    budget: Budget
    def close(self) -> None: ...

class Streams(ChunkStore):
    def __init__(self, budget: Budget, path: Path, count: int = 0) -> None: ...
    def add_stream(self) -> int: ...
    def rewind(self) -> None: ...

class RecordSpool(ChunkStore):
    bits: int
    def __init__(self, budget: Budget, path: Path, expected: int) -> None: ...
