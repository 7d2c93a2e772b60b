"""Tools for the segments of one project: split, merge, find, replace, repeat."""

from __future__ import annotations

from postil.workspace.checks.project_checks import ProjectChecks
from postil.workspace.context import ProjectContext
from postil.workspace.segments.annotations import SegmentAnnotations
from postil.workspace.segments.bulk import BulkEditor
from postil.workspace.segments.finder import SegmentFinder
from postil.workspace.segments.history import Versions
from postil.workspace.segments.propagation import Propagation
from postil.workspace.segments.replacing import Replacer
from postil.workspace.segments.split_merge import Recutting


class SegmentTools:
    """The tools of one project; their methods may be called from any thread.

    Attributes
    ----------
    recutting
        Splits and merges segments.
    finder
        Filters and sorts them.
    bulk, replacer, propagation
        Change many as one step: edits, find and replace, repeated segments.
    versions
        What stood in them before.
    marks
        Comments, bookmarks, locks, states, edited sources.
    """

    def __init__(self, context: ProjectContext, checks: ProjectChecks) -> None:
        database = context.database
        self.recutting = Recutting(context, checks)
        self.finder = SegmentFinder(context, checks)
        self.bulk = BulkEditor(context)
        self.replacer = Replacer(database, self.finder, self.bulk)
        self.propagation = Propagation(database, self.bulk)
        self.versions = Versions(database)
        self.annotations = SegmentAnnotations(context)
