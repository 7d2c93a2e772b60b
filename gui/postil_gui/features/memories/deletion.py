"""Units deleted from a memory, and put back. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from postil.errors import NoSegmentError

if TYPE_CHECKING:
    from postil.memory.units import MemoryUnit
    from postil.types.progress import Progress
    from postil.workspace.project import Project
    from postil.workspace.records import ProjectSegment


@dataclass(slots=True)
class Deletion:
    """Units as they were before they were deleted.

    Attributes
    ----------
    units
        Each with the row id of the segment that it was confirmed in, or None.
    segments
        Those that became drafts.
    """

    memory: str
    units: list[tuple[MemoryUnit, int | None]] = field(default_factory=list)
    segments: list[ProjectSegment] = field(default_factory=list)


@dataclass(slots=True)
class Restoration:
    """Units that were put back, the segments confirmed again, and how many units were not put back
    because their segments were changed meanwhile.
    """

    memory: str
    count: int = 0
    segments: list[ProjectSegment] = field(default_factory=list)
    changed: int = 0


def delete_units(project: Project, memory: str, ids: Sequence[int], progress: Progress) -> Deletion:
    """Delete units, and keep what is needed to put them back."""
    done = Deletion(memory)
    for number in progress.track(ids, total=len(ids)):
        unit = project.units.unit(memory, number)
        segment = project.units.delete(memory, number)
        done.units.append((unit, segment.row_id if segment is not None else None))
        if segment is not None:
            done.segments.append(segment)
    return done


def restore_units(project: Project, deleted: Deletion, progress: Progress) -> Restoration:
    """Put units back; what was done to their segments meanwhile is kept."""
    done = Restoration(deleted.memory)
    for unit, row_id in progress.track(deleted.units, total=len(deleted.units)):
        if row_id is not None and not _is_untouched(project, row_id, unit):
            done.changed += 1
            continue
        segment = project.units.restore(deleted.memory, unit, row_id)
        done.count += 1
        if segment is not None:
            done.segments.append(segment)
    return done


def _is_untouched(project: Project, row_id: int, unit: MemoryUnit) -> bool:
    """Whether a segment is the draft that the deletion of its unit left."""
    try:
        segment = project.segments.get(row_id)
    except NoSegmentError:  # it was merged away
        return False
    if segment.locked or segment.state.is_confirmed:
        return False
    return segment.target == unit.target
