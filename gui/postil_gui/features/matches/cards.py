"""Proposals as cards: score, differences, warnings."""

from __future__ import annotations

from postil.memory.composing.pieces import PieceKind
from postil.memory.units import Doubt
from postil.text.tags import TaggedText
from postil.workspace.records import Proposal
from postil_gui.actions.keys import key_of
from postil_gui.features.matches.differences import difference_line
from postil_gui.i18n.messages import mark, percent, say, tr
from postil_gui.i18n.times import date_text
from postil_gui.widgets.cards.badges import score_role
from postil_gui.widgets.cards.cards_model import Card, Line, pair_line

DOUBTS: dict[Doubt, str] = {
    "number": mark("Other numbers"),
    "tag": mark("Other tags"),
    "negation": mark("One of the two is negated"),
}
PIECE_NAMES: dict[PieceKind, str] = {
    "memory": mark("memory"),
    "machine": mark("machine"),
    "term": mark("glossary"),
    "number": mark("number"),
    "source": mark("not translated"),
}
EXACT_TIPS = {
    102: mark("The same text in the same place"),
    101: mark("The same text with the same neighbour"),
    100: mark("The same text"),
}


def proposal_card(
    number: int, proposal: Proposal, source: TaggedText, directions: tuple[bool, bool]
) -> Card:
    """Card of proposal ``number`` (from 0); ``directions``: whether the sides run right to left."""
    if proposal.part and proposal.source is not None:
        return _part_card(number, proposal, proposal.source)
    badge, band, tip = _badge(proposal)
    meta = " · ".join(part for part in _meta(proposal) if part)
    doubt = doubt_text(proposal)
    key = tr("{key} takes it over; F2 selects a part of it.", key=_taking_key(number))
    return Card(
        tuple(_lines(proposal, source, directions)),
        badge=badge,
        band=band,
        key=str(number + 1),
        meta=meta,
        tip="\n".join(part for part in (tip, _scores_text(proposal), key) if part),
        spoken=". ".join(
            part.rstrip(".")
            for part in (str(number + 1), tip, doubt, proposal.target.plain, meta)
            if part
        ),
        doubt=doubt,
        part_line=0,
    )


def _taking_key(number: int) -> str:
    return key_of(f"segment.match_{number + 1}") if number < 9 else tr("Enter")


def _part_card(number: int, proposal: Proposal, source: TaggedText) -> Card:
    """Card of a proposal for some words, in a line."""
    badge, band, tip = _badge(proposal)
    meta = " · ".join(part for part in _meta(proposal) if part)
    key = tr("{key} inserts it.", key=_taking_key(number))
    target = proposal.target.plain
    return Card(
        (pair_line(source.plain, target),),
        badge=f"{number + 1}  {badge}",
        band=band,
        tip="\n".join(part for part in (tip, meta, key) if part),
        spoken=". ".join(one for one in (str(number + 1), tip, source.plain, target, meta) if one),
        compact=True,
        part_line=0,
        part=proposal.target,
    )


def doubt_text(proposal: Proposal) -> str:
    """Warning of a proposal, in words."""
    found = [tr(DOUBTS[doubt]) for doubt in proposal.doubts]
    if proposal.penalty:
        found.append(
            tr(
                "{percent} taken off for where it comes from",
                percent=percent(proposal.penalty / 100),
            )
        )
    return " · ".join(found)


def _lines(proposal: Proposal, source: TaggedText, directions: tuple[bool, bool]) -> list[Line]:
    from_right, to_right = directions
    pieces = tuple((span.start, span.end, f"piece-{span.kind}") for span in proposal.spans)
    lines = [Line(proposal.target, pieces, to_right)]
    differs = proposal.kind == "repaired" or (proposal.score or 0) < 100
    if proposal.kind in ("memory", "repaired") and proposal.source is not None and differs:
        lines.append(
            difference_line(proposal.source, source, proposal.differences, right_to_left=from_right)
        )
    if pieces:
        lines.append(_legend(proposal))
    return lines


def _legend(proposal: Proposal) -> Line:
    """The tints of the pieces, each on its name."""
    text = tr("Patched in from:") if proposal.kind == "repaired" else tr("From:")
    marks = []
    for kind in dict.fromkeys(span.kind for span in proposal.spans):
        text += "  "
        start = len(text)
        text += tr(PIECE_NAMES[kind])
        marks.append((start, len(text), f"piece-{kind}"))
    return Line(TaggedText.of(text), tuple(marks), quiet=True)


def _meta(proposal: Proposal) -> list[str]:
    details = [proposal.origin, date_text(proposal.date), proposal.author]
    if proposal.kind == "machine":
        return [tr("Machine"), say(proposal.origin)]
    if proposal.kind == "document":
        return [tr("Came with the document"), proposal.origin]
    if proposal.kind == "repaired":
        return [tr("Repaired match"), *details]
    if proposal.kind == "assembled":
        words = tr("Put together; {percent} of the words", percent=percent(proposal.coverage))
        whole = proposal.coverage >= 1.0  # which is no measure of its quality
        return [tr("Put together from parts") if whole else words, proposal.origin]
    if proposal.kind == "memory":
        context = tr("in context") if (proposal.score or 0) > 100 else ""
        scores = proposal.scores
        three = f"{scores.stemmed}/{scores.words}/{scores.tokens}" if scores else ""
        if (proposal.score or 0) >= 100:
            three = ""
        agrees = tr("machine agrees") if proposal.confidence is not None else ""
        return [*details[:1], context, *details[1:], three, agrees]
    return details


def _scores_text(proposal: Proposal) -> str:
    scores = proposal.scores
    if scores is None or (proposal.score or 0) >= 100:
        return ""
    return tr(
        "Alike: {stemmed} without endings, {words} of the words, {tokens} of everything.",
        stemmed=percent(scores.stemmed / 100),
        words=percent(scores.words / 100),
        tokens=percent(scores.tokens / 100),
    )


def _badge(proposal: Proposal) -> tuple[str, str, str]:
    """Text, colour role and tip."""
    score = proposal.score or 0
    shown = percent(score / 100)
    if proposal.kind == "memory":
        tip = tr("{percent} alike; what differs is marked.", percent=shown)
        exact = EXACT_TIPS.get(score)
        return shown, score_role(score), f"{tr(exact)}." if exact else tip
    if proposal.kind in ("machine", "document"):
        return _suggestion_badge(proposal)
    if proposal.kind == "repaired":
        tip = tr("{percent} alike, with what differs patched in: check it.", percent=shown)
        return f"{shown} +", score_role(score), tip
    if proposal.kind == "assembled":
        tip = tr("Put together from shorter translations: check it.")
        return "Σ", "weak", tip
    tips = {
        ("fragment", True): tr("These words stand in a longer memory unit."),
        ("term", True): tr("A term of the glossary."),
        ("term", False): tr("The whole segment is a term of the glossary."),
    }
    badge = tr("Term") if proposal.kind == "term" else tr("Part")
    return badge, "weak", tips[proposal.kind, proposal.part]


def _suggestion_badge(proposal: Proposal) -> tuple[str, str, str]:
    if proposal.kind == "document":
        tip = tr("Came with the document, which does not say how good it is: check it.")
        return tr("Doc"), "weak", tip
    if proposal.confidence is None:
        return (
            tr("MT"),
            "machine",
            tr("Machine translation; how good it is is not known: check it."),
        )
    tip = tr(
        "Machine translation; about {percent} of it is expected to stay as it is.",
        percent=percent(proposal.confidence),
    )
    return tr("MT {number}", number=round(100 * proposal.confidence)), "machine", tip
