"""States of segments as people see them: names and signs."""

from __future__ import annotations

from postil.formats.segment import SegmentState
from postil_gui.i18n.messages import mark

STATE_NAMES = {
    SegmentState.NEW: mark("Not started"),
    SegmentState.DRAFT: mark("Draft"),
    SegmentState.TRANSLATED: mark("Confirmed"),
    SegmentState.REVIEWED: mark("Reviewed"),
    SegmentState.FINAL: mark("Final"),
    SegmentState.REJECTED: mark("Rejected"),
}

STATE_ICONS: dict[SegmentState, tuple[str, str]] = {
    SegmentState.NEW: ("state-new", "frame"),
    SegmentState.DRAFT: ("state-draft", "similar"),
    SegmentState.TRANSLATED: ("state-translated", "exact"),
    SegmentState.REVIEWED: ("state-reviewed", "exact"),
    SegmentState.FINAL: ("state-final", "exact"),
    SegmentState.REJECTED: ("state-rejected", "wrong"),
}
