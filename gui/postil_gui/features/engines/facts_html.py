"""Facts of an engine as pages of HTML. No widgets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from postil.workspace.learning.engine import engine_key
from postil_gui.features.engines.names import other_settings, recipe_settings, weight_name
from postil_gui.features.engines.service import Details, StoredEngine
from postil_gui.i18n.messages import decimal, mark, signed, tr, whole
from postil_gui.i18n.times import date_text, time_text
from postil_gui.theme.schemes import Scheme
from postil_gui.widgets.engine_captions import (
    PARTS,
    difference_text,
    kind_text,
    languages_text,
    pairs_of,
    size_text,
)
from postil_gui.widgets.markup import SPACE, Html, element, pairs_table
from postil_gui.widgets.plain_text import tip_text

if TYPE_CHECKING:
    from postil.training.comparison_log import LoggedComparison

MEANINGS = {
    "bleu": (
        mark("BLEU"),
        mark("closeness to the translations of people, 100 is the same; higher is better"),
    ),
    "chrf": (mark("chrF"), mark("the same by characters, kinder to inflection; higher is better")),
    "ter": (mark("TER"), mark("edits needed per 100 words; lower is better")),
    "tuning.bleu": (
        mark("BLEU while tuning"),
        mark("on the segments the weights were fitted to: not to be compared with others"),
    ),
}
VERDICTS = {
    "better": mark("“{name}” is better"),
    "worse": mark("“{name}” is worse"),
    "undecided": mark("no clear difference"),
    "same": mark("the same translations"),
}


def overview_html(engine: StoredEngine, scheme: Scheme, project: str) -> Html:
    """Overview of an engine; ``project``: name of the open project if that uses it."""
    manifest, facts = engine.manifest, engine.facts
    made = _mapping(manifest.settings.get("made"))
    rows = [
        (tr("Languages"), languages_text(manifest)),
        (tr("Kind"), kind_text(manifest)),
        (tr("Trained"), _trained(manifest.created, made)),
        (tr("From"), _pairs(engine)),
        (tr("On disk"), f"{size_text(facts.size)} · {engine.folder}"),
        (tr("Used by"), _users(engine, project)),
        (tr("Has learned"), _learned(engine)),
        (tr("Kept out"), _kept_out(engine)),
        (tr("Word classes"), _classes(facts.word_classes)),
    ]
    if manifest.title:
        rows.insert(0, (tr("Trained as"), manifest.name))
    table = pairs_table([(name, text) for name, text in rows if text], scheme)
    parts = [
        (
            tr(PARTS.get(part.name, part.name)),
            whole(part.count) if part.count is not None else "",
            size_text(part.size),
        )
        for part in facts.parts
    ]
    return _page(
        (
            table,
            _heading(tr("Models"), scheme),
            _table((tr("Model"), tr("Entries"), tr("Size")), parts, scheme),
        ),
        scheme,
    )


def sources_html(engine: StoredEngine, scheme: Scheme) -> Html:
    """Corpora and settings it was trained with."""
    manifest = engine.manifest
    sources = [
        (str(one.get("name", "")), _figure(one.get("read")), _figure(one.get("kept")))
        for one in manifest.sources
    ]
    heads = (tr("Text"), tr("Segment pairs read"), tr("Kept"))
    read = _table(heads, sources, scheme)
    if not sources:
        read = _quiet(tr("It does not tell what it was trained on."), scheme)
    settings = [
        *recipe_settings(manifest),
        *other_settings(manifest.settings),
    ]
    weights = sorted(
        ((name, float(value)) for name, value in manifest.weights.items() if value),
        key=lambda pair: -abs(pair[1]),
    )
    shown = [(weight_name(name), signed(value, 3).removeprefix("+")) for name, value in weights]
    tips = [name for name, _ in weights]
    return _page(
        (
            read,
            _heading(tr("Settings of the training"), scheme),
            pairs_table(settings, scheme),
            _heading(tr("Weights of the models"), scheme),
            _table((tr("Model"), tr("Weight")), shown, scheme, tips=tips),
        ),
        scheme,
    )


def scores_html(engine: StoredEngine, details: Details | None, scheme: Scheme) -> Html:
    """Quality of an engine: its figures, what they mean, and what comparisons found."""
    scores = engine.manifest.scores
    rows = [
        (tr(title), _decimal(scores[name]), tr(meaning))
        for name, (title, meaning) in MEANINGS.items()
        if name in scores
    ]
    if "bleu" in scores:
        count = engine.facts.held_out
        text = (
            tr(
                "Measured on %Ln held-out segments, which it was not trained on.",
                count,
            )
            if count
            else tr("Measured on held-out segments, which it was not trained on.")
        )
    elif rows:
        text = tr("It was not measured on held-out segments. Compare it with another engine.")
    else:
        text = tr("Nothing was measured. Compare it with another engine to see how good it is.")
    body = [element("p", text, style="margin-left:4px")]
    if rows:
        body.append(_table(("", tr("Score"), tr("Meaning")), rows, scheme, left=(0, 2)))
    body.append(_heading(tr("Comparisons"), scheme))
    found = details.comparisons if details is not None else ()
    if found:
        key = engine_key(engine.manifest)
        table = _table(
            (tr("When"), tr("With"), tr("On"), tr("BLEU"), tr("Result")),
            [_compared(one, key) for one in found],
            scheme,
            left=(0, 1, 2, 4),
        )
        body.append(table)
    else:
        body.append(_quiet(tr("It was not compared with another engine yet."), scheme))
    return _page(body, scheme)


def _trained(created: str, made: Mapping[str, Any]) -> str:
    text = time_text(created)
    seconds = made.get("seconds")
    if isinstance(seconds, int) and seconds > 0:
        minutes, rest = divmod(seconds, 60)
        took = (
            tr("{minutes} min {seconds} s", minutes=minutes, seconds=rest)
            if minutes
            else tr("{seconds} s", seconds=rest)
        )
        text = tr("{when}, in {time}", when=text, time=took)
    base = made.get("base")
    return tr("{when}, from “{base}”", when=text, base=base) if base else text


def _pairs(engine: StoredEngine) -> str:
    pairs = pairs_of(engine.manifest)
    if not pairs:
        return ""
    names = [str(one.get("name", "")) for one in engine.manifest.sources]
    return tr("%Ln segment pairs: {names}", pairs, names=", ".join(filter(None, names)))


def _users(engine: StoredEngine, project: str) -> str:
    names = [use.name for use in engine.used_by]
    if project and project not in names:
        names.insert(0, project)
    if not names:
        return tr("no recent project")
    shown = [tr("{name} (open)", name=one) if one == project else one for one in names]
    return ", ".join(shown)


def _learned(engine: StoredEngine) -> str:
    parts = [
        tr("%Ln segments in {project}", number, project=use.name) for use, number in engine.taught
    ]
    if engine.facts.learned:
        parts.insert(0, tr("%Ln segments before it came here", engine.facts.learned))
    return "; ".join(parts) or tr("nothing yet from confirmed segments")


def _kept_out(engine: StoredEngine) -> str:
    if not engine.facts.held_out:
        return ""
    return tr("%Ln segments were kept out of the training, to judge by", engine.facts.held_out)


def _classes(number: int) -> str:
    return tr("{count} on each side", count=number) if number else ""


def _compared(one: LoggedComparison, key: str) -> tuple[str, ...]:
    """A comparison, seen from the engine with that key."""
    ours = 1 if one.second == key else 0
    sign = 1 if ours else -1
    difference, low, high = (sign * value for value in one.difference)
    low, high = min(low, high), max(low, high)
    name = one.names[1]
    result = tr(VERDICTS[one.verdict]).format(name=name)
    return (
        date_text(one.time),
        one.names[1 - ours],
        tr("{name}, %Ln segments", one.segments, name=one.on),
        difference_text(difference, low, high),
        result,
    )


def _mapping(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _figure(value: object) -> str:
    return whole(value) if isinstance(value, int) else ""


def _decimal(value: object) -> str:
    return decimal(value) if isinstance(value, int | float) else ""


def _page(body: Sequence[Html], scheme: Scheme) -> Html:
    return element("body", *body, style=f"color:{scheme.text}")


def _heading(text: str, scheme: Scheme) -> Html:
    return element("p", element("b", text), style=f"margin:16px 0 8px 4px; color:{scheme.muted}")


def _quiet(text: str, scheme: Scheme) -> Html:
    return element("p", text, style=f"margin-left:4px; color:{scheme.muted}")


def _table(
    head: Sequence[str],
    rows: Iterable[Sequence[str]],
    scheme: Scheme,
    *,
    left: Sequence[int] = (0,),
    tips: Sequence[str] = (),
) -> Html:
    """A table; columns that are not in ``left`` hold figures and stand to the right; ``tips``: what
    the first cell of each row shows when the mouse is on it.
    """

    def cell(place: int, text: str, style: str = "", tip: str = "") -> Html:
        align = "left" if place in left else "right"
        shown = element("span", text, title=tip_text(tip)) if tip else text
        return element("td", shown, 2 * SPACE, align=align, style=style)

    muted = f"color:{scheme.muted}"
    lines = [element("tr", *(cell(place, text, muted) for place, text in enumerate(head)))]
    for row, tip in zip_longest(rows, tips, fillvalue=""):
        cells = (cell(n, text, tip="" if n else tip) for n, text in enumerate(row))
        lines.append(element("tr", *cells))
    return element("table", *lines, cellspacing=0, cellpadding=4)
