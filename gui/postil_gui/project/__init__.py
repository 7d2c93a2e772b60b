"""The open project, as every feature sees it: its session, what it writes, its reports."""
