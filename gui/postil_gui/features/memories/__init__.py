"""The memories page: every unit of every memory, found, changed and deleted."""
