"""The engines page: list of the engines, lessons of each, comparison of two."""
