"""Targets composed from units of the memories: fuzzy matches repaired, segments assembled from
fragments.
"""
