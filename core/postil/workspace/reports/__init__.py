"""Reports on a project: how much is done, what the memories know, what was changed and how long it
took.
"""
