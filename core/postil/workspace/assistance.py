"""What a project does for the translator at the keyboard, beside whole proposals."""

from __future__ import annotations

from collections.abc import Callable

from postil.text.tags import TaggedText
from postil.workspace.engines import ProjectEngine
from postil.workspace.tag_placement import missing_places, with_missing_tags


class Assistance:
    """Help with the text of one segment; methods may be called from any thread."""

    def __init__(
        self, languages: tuple[str, str], engine: Callable[[], ProjectEngine | None]
    ) -> None:
        self._languages = languages
        self._engine = engine

    def place_tags(self, source: TaggedText, target: TaggedText) -> TaggedText:
        """``target`` with all tags of ``source``, where the words they belong to stand.

        The engine says which words those are; without one, their place in the sentence does.
        """
        if not missing_places(source, target):
            return target
        engine = self._engine()
        links = engine.align(source.plain, target.plain) if engine is not None else ()
        return with_missing_tags(source, target, self._languages, links)
