"""The glossaries page: every term of every glossary of the project, found, changed and deleted."""
