"""The memories page: every unit of every memory of the project, found, changed and deleted."""
