"""The glossaries page: every term of every glossary, found, changed and deleted."""
