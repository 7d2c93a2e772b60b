"""A project as the client of a team server: requests to its engine and its memory, and what the
project sends them.
"""
