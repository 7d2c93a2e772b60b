"""Commands on memories and glossaries: looked up, changed, made."""
