"""All targets of fuzzing."""

from __future__ import annotations

import fuzz_documents
import fuzz_engines
import fuzz_memories
import fuzz_models
import fuzz_projects
import fuzz_server
import fuzz_sessions
import fuzz_widgets
from fuzz_case import Target


def targets() -> dict[str, Target]:
    """Every target by name."""
    found = (
        *fuzz_documents.TARGETS,
        *fuzz_models.TARGETS,
        *fuzz_engines.TARGETS,
        *fuzz_sessions.TARGETS,
        *fuzz_memories.TARGETS,
        *fuzz_projects.TARGETS,
        *fuzz_server.TARGETS,
        *fuzz_widgets.TARGETS,
    )
    return {target.name: target for target in found}
