"""Lessons of an engine as cards: what it learned from one segment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from postil.text.tags import TaggedText
from postil.text.tokeniser import Tokeniser
from postil_gui.i18n.directions import ARROW, isolated, with_arrow
from postil_gui.i18n.messages import mark, signed, tr
from postil_gui.i18n.times import time_text
from postil_gui.widgets.cards.cards_model import Card, Line
from postil_gui.widgets.learned_items import shown_items, summary_text

if TYPE_CHECKING:
    from postil.workspace.learning.engine_use import Lesson

MOST_ITEMS = 4


class LessonCards:
    """Makes cards of what an engine between two languages learned."""

    def __init__(self, source_language: str, target_language: str) -> None:
        self._source, self._target = Tokeniser(source_language), Tokeniser(target_language)

    def card(self, lesson: Lesson, project: str) -> Card:
        """The translation, the most useful phrases learned, the source of the lesson."""
        event = lesson.event
        texts = self._source.detokenise(event.source), self._target.detokenise(event.target)
        return _card(lesson, texts, project)


TEMPLATES = {
    "block": mark("Phrase"),
    "word-pair": mark("Word pair"),
    "aligned-pair": mark("Linked words"),
    "aligned-bigram": mark("Linked words side by side"),
    "insertion": mark("Inserted word"),
    "word-bigram": mark("Words side by side"),
    "target-bigram": mark("Phrases side by side"),
    "target-ngram": mark("Words side by side"),
    "hierarchical": mark("Source words of a rule and of what fills its gap"),
    "gap-size": mark("Words that fill a gap"),
    "rule-count": mark("How often a rule was seen"),
    "inserted-word": mark("Word without a source word"),
    "word-before": mark("Word with the one before it"),
    "word-after": mark("Word with the one behind it"),
    "source-match": mark("Rule for a whole constituent of the source"),
    "source-cross": mark("Rule that crosses a constituent of the source"),
    "rule-root": mark("Category of a rule"),
    "rewrite": mark("Category with its parts"),
    "node-count": mark("Category in the translation"),
}


def feature_card(name: str, weight: float) -> Card:
    """A trained feature: words, kind, and weight for or against them."""
    template, _, words = name.partition(": ")
    text = ARROW.join(map(isolated, words.split(" | ")))
    weight_text = tr("speaks for it, {weight}") if weight > 0 else tr("speaks against it, {weight}")
    parts = [
        tr("from training"),
        tr(TEMPLATES.get(template, template)),
        weight_text.format(weight=signed(weight, 3)),
    ]
    return Card(
        (Line(TaggedText.of(text)),),
        icon=("train", "muted"),
        meta=" · ".join(parts),
        spoken=f"{text} {' '.join(parts)}",
    )


def _card(lesson: Lesson, texts: tuple[str, str], project: str) -> Card:
    event = lesson.event
    lines = [Line(TaggedText.of(with_arrow(*texts)))]
    items = [
        with_arrow(one.source.strip(), one.target.strip())
        for one in shown_items(event.summary)[:MOST_ITEMS]
    ]
    if items:
        lines.append(Line(TaggedText.of("; ".join(items)), quiet=True))
    origin = event.provenance
    parts = [time_text(lesson.time), project, origin.document, origin.author, summary_text(event)]
    return Card(
        tuple(lines),
        icon=("learn", "muted"),
        meta=" · ".join(part for part in parts if part),
        spoken=" ".join(line.text.plain for line in lines),
    )
