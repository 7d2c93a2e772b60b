MEASURES: tuple[str, ...]
