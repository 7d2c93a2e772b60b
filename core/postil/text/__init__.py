"""Text without files or models: tags, tokens, casing, sentences, normal forms, vocabularies."""
