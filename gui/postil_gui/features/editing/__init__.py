"""Segment editing: grid, target editor, completion, undo, find and replace, split and merge."""
