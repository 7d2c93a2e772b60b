"""Documents of a project: brought in, replaced by new versions, written out translated."""
