from typing import Literal

Reach = Literal["steps", "yield", "rules", "none"]

BASE_FEATURES: tuple[str, ...]

class RuleScorer:
    def declare(self) -> None: ...
