"""Diagrams (SmartArt) of Office: each text is stored twice, in the model and in the drawing of it.

Programs show the picture and make a new one when somebody edits the diagram, so that both need the
translation. A paragraph of the picture with the same text as one of the model is no segment of its
own: it gets the translation of the other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from postil.formats.blocks import TextBlock
from postil.formats.office.office import PackageDocument, relations
from postil.formats.segment import Segment
from postil.text.tags import TaggedText

MODEL, PICTURE = "drawingml.diagramData+xml", "drawingml.diagramDrawing+xml"
"""Endings of their content types."""

_Texts = tuple[tuple[str, tuple[str, ...]], ...]


class Diagrams:
    """Finds the paragraphs of pictures of diagrams that their models have, too; parts are read in
    order.
    """

    def __init__(self, document: PackageDocument) -> None:
        self._document = document
        self._model_of = dict(self._pictures())
        self._segments: dict[str, defaultdict[_Texts, list[list[Segment]]]] = {}

    def _pictures(self) -> Iterator[tuple[str, str]]:
        """Pictures and their models, as the parts that hold a diagram relate them."""
        package = self._document.package
        for name in package.names:
            folder, _, file = name.rpartition("_rels/")
            if not file.endswith(".rels"):
                continue
            found = relations(package, folder + file.removesuffix(".rels"))
            pictures = {one.id: one.part for one in found if one.kind == "diagramDrawing"}
            models = [one.part for one in found if one.kind == "diagramData"]
            for model in models if pictures else ():
                if model not in package:
                    continue
                for note in self._document.part_tree(model).getroot().iter("{*}dataModelExt"):
                    if (picture := pictures.get(note.get("relId", ""))) is not None:
                        yield picture, model

    def joined(self, part: str, blocks: list[TextBlock]) -> list[TextBlock]:
        """The blocks of a part, those of a picture without segments where its model has them."""
        if part in self._model_of.values():
            segments = self._segments[part] = defaultdict(list)
            for block in blocks:
                segments[_texts(block.segments)].append(block.segments)
            return blocks
        known = self._segments.get(self._model_of.get(part, ""))
        if known is None:
            return blocks
        met: defaultdict[_Texts, int] = defaultdict(int)
        out: list[TextBlock] = []
        for block in blocks:
            key = _texts(block.segments)
            same = known.get(key)
            if same is None or not key:
                out.append(block)
                continue
            out.append(_Repeated(block, same[min(met[key], len(same) - 1)]))
            met[key] += 1
        return out


def _texts(segments: Sequence[Segment]) -> _Texts:
    """Texts of a paragraph, with the kinds of tags but not with their looks."""
    return tuple((one.source.text, tuple(t.kind for t in one.source.tags)) for one in segments)


class _Repeated(TextBlock):
    """A paragraph that is translated as another one is."""

    __slots__ = ("_block", "_originals")

    def __init__(self, block: TextBlock, originals: Sequence[Segment]) -> None:  # it is one already
        self.id = block.id
        self.segments = []
        self._block = block
        self._originals = originals

    @property
    def ids(self) -> list[str]:
        """Segments that it needs."""
        return [one.id for one in self._originals]

    def translate(self, targets: Mapping[str, TaggedText]) -> bool:
        """See :meth:`TextBlock.translate`."""
        own = {}
        for mine, theirs in zip(self._block.segments, self._originals, strict=True):
            target = targets.get(theirs.id)
            if target is not None:
                pairs = zip(theirs.source.tags, mine.source.tags, strict=True)
                tags = {(there.kind, there.id): here for there, here in pairs}
                own[mine.id] = TaggedText.from_parts(
                    part if isinstance(part, str) else tags.get((part.kind, part.id), part)
                    for part in target.parts()
                )
        return self._block.translate(own)
