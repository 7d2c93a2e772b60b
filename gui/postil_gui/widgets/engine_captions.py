"""Sizes, dates and kinds of engines in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from postil_gui.actions.action import WHY_NOT
from postil_gui.i18n.languages import language_name
from postil_gui.i18n.messages import decimal, mark, sentence, signed, tr
from postil_gui.i18n.times import date_text

if TYPE_CHECKING:
    from postil.engine.manifest import EngineManifest
    from postil.workspace.project import Project

UNITS = (mark("{n} B"), mark("{n} KB"), mark("{n} MB"), mark("{n} GB"), mark("{n} TB"))
KINDS = {
    "block": mark("Phrase-based"),
    "max-margin": mark("Max-margin"),
    "hierarchical": mark("Hierarchical (phrases with gaps)"),
    "hierarchical-left-to-right": mark("Hierarchical (phrases with gaps), left to right"),
    "hierarchical-on-demand": mark("Hierarchical (phrases with gaps), looked up when needed"),
    "syntax": mark("Syntax-based"),
}
# By what the settings of an engine tell.
LEARNED = {
    "phrase-scores": mark("{kind}, scores learned by expected BLEU"),
    "relevant-sets": mark("{kind}, features learned from relevant sets"),
    "large-margin": mark("{kind}, features learned by large margins"),
}
PARTS = {
    "phrase-table": mark("Phrase pairs"),
    "grammar": mark("Rules"),
    "grammar-prefixes": mark("Index of rules"),
    "grammar-trees": mark("Syntax trees of rules"),
    "rule-corpus": mark("Segment pairs to look rules up in"),
    "language-model": mark("Language model, n-grams"),
    "second-language-model": mark("Second language model, n-grams"),
    "third-language-model": mark("Third language model, n-grams"),
    "class-language-model": mark("Language model of word classes, n-grams"),
    "class-language-model-words": mark("Language model of word classes, classes"),
    "lexicon": mark("Word translations"),
    "aligner": mark("Word aligner"),
    "word-distortion": mark("Word order, words"),
    "margin-matrix": mark("Max-margin matrix, entries"),
    "sparse-weights": mark("Learned features"),
    "phrase-scores": mark("Learned phrase scores"),
    "margin-scores": mark("Max-margin scores of phrases"),
}


def size_text(size: int) -> str:
    """A size as people write it: 640 KB, 53 MB, 1.2 GB."""
    value, unit = float(size), 0
    while value >= 999.5 and unit < len(UNITS) - 1:
        value, unit = value / 1000, unit + 1
    digits = 1 if value < 9.95 and unit >= 3 else 0
    return tr(UNITS[unit]).format(n=decimal(value, digits))


def languages_text(manifest: EngineManifest) -> str:
    """Languages of an engine: from which into which."""
    source, target = manifest.source_language, manifest.target_language
    return f"{language_name(source)} → {language_name(target)}"


def recipe_of(manifest: EngineManifest) -> str:
    """Recipe by which an engine was made; guessed where the manifest does not name it."""
    settings: Mapping[str, Any] = manifest.settings
    made = settings.get("made")
    if isinstance(made, dict) and isinstance(made.get("recipe"), str):
        return str(made["recipe"])
    if "relevant-sets" in settings:
        return "relevant-set"
    if "phrase-scores" in settings:
        return "expected-bleu"
    return "phrase-based" if manifest.kind == "block" else manifest.kind


def kind_text(manifest: EngineManifest) -> str:
    """Kind of an engine, in words."""
    text = tr(KINDS[manifest.kind])
    for name, learned in LEARNED.items():
        if name in manifest.settings:
            text = tr(learned).format(kind=text)
    return text


def pairs_of(manifest: EngineManifest) -> int:
    """Segment pairs it was trained on, as far as its sources tell."""
    return sum(_whole(source.get("kept")) for source in manifest.sources)


def _whole(value: object) -> int:
    return value if isinstance(value, int) else 0


def score_of(manifest: EngineManifest) -> float | None:
    """Its BLEU on held-out segments, if it was measured."""
    value = manifest.scores.get("bleu")
    return float(value) if isinstance(value, int | float) else None


def difference_text(difference: float, low: float, high: float) -> str:
    """A difference of scores and its interval: +0.8 [+0.2 … +1.3]."""
    return f"{signed(difference)} [{signed(low)} … {signed(high)}]"


def probability(value: float) -> str:
    """A p-value as papers print it: "p = 0.004", "p < 0.001"."""
    least = 0.001
    return f"p < {decimal(least, 3)}" if value < least else f"p = {decimal(value, 3)}"


def telling(manifest: EngineManifest) -> str:
    """Words that tell an engine from another of the same name, to stand behind that."""
    score = manifest.scores.get("bleu")
    measured = tr(" · BLEU {score}", score=decimal(score, 1)) if score is not None else ""
    date = f" · {date_text(manifest.created)}" if manifest.created else ""
    return f"{measured}{date} · {kind_text(manifest)}"


def why_no_engine(project: Project) -> str:
    """Why nothing can be asked of a project's engine, in one sentence; "" where it can."""
    if project.engine is not None:
        return ""
    return tr(WHY_NOT["engine" if project.info.engine is None else "engine lost"])


def unusable_engine(reason: str) -> str:
    """What to do about the engine of a project that cannot be used, and why it cannot."""
    return tr(
        "The engine of this project cannot be used. {reason}\n\nOnce it is in its place again, "
        "Engine › Use an Engine takes it, or another one.",
        reason=sentence(reason),
    )
