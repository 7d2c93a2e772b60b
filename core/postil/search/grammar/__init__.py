"""Rules of hierarchical grammars as decoders see them: by the span they fit, and scored."""
