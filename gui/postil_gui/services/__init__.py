"""What the desk asks of an open project, one file per matter; no widgets, only signals.

A service gets the session and puts its work on the session's lanes.
"""
