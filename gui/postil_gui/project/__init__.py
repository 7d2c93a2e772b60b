"""The open project, as every feature sees it: its background work, what it writes, its reports."""
