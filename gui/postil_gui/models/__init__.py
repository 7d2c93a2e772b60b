"""Item models over a project; they hold no widgets.

``segments``   the segments of a project, read page by page
``cards``      findings of the panels
"""
