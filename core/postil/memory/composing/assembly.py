"""Fragment assembly: a segment put together from translations of its parts in the memories.

Pieces are units whose whole source stands in the segment, terms, and parts of longer units whose
translation word alignment shows. Of all ways to lay pieces side by side the one is taken that
covers most words, with the fewest pieces; between them the source stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from postil.memory.comparing.tokens import match_spans
from postil.memory.composing.joints import space_between
from postil.memory.composing.pieces import Link, PieceKind, TargetSpan
from postil.text.casing import capitalised

_LONG = 4  # characters of a word that is more than a particle


@dataclass(frozen=True, slots=True)
class Piece:
    """A translation of the source's characters ``start`` to ``end``."""

    start: int
    end: int
    target: str
    kind: PieceKind
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Assembly:
    """A plain target, where its parts come from, in order, and the share of words translated."""

    target: str
    spans: tuple[TargetSpan, ...]
    coverage: float


def assemble(source: str, pieces: Iterable[Piece], language: str = "") -> Assembly | None:
    """The best cover of a plain ``source``; None if no piece fits, or one is all there is to it.
    ``language``: of the translation, for the capital it may begin with.

    Of pieces for the same words the first one is taken. Pieces that do not begin and end between
    tokens are left out.
    """
    tokens, places = match_spans(source)
    starts = {span[0]: number for number, span in enumerate(places)}
    ends = {span[1]: number + 1 for number, span in enumerate(places)}
    worth = [0]
    for token in tokens:
        worth.append(worth[-1] + (token[0].isalnum()))
    by_end: dict[int, dict[int, Piece]] = {}
    for piece in pieces:
        if piece.start in starts and piece.end in ends and piece.target:
            by_end.setdefault(ends[piece.end], {}).setdefault(starts[piece.start], piece)
    # best[n]: (words covered, minus pieces used, last piece or None) of the first n tokens
    best: list[tuple[int, int, Piece | None]] = [(0, 0, None)]
    for end in range(1, len(tokens) + 1):
        choice: tuple[int, int, Piece | None] = (best[-1][0], best[-1][1], None)
        for start, piece in by_end.get(end, {}).items():
            covered = best[start][0] + worth[end] - worth[start]
            if (covered, best[start][1] - 1) > choice[:2]:
                choice = (covered, best[start][1] - 1, piece)
        best.append(choice)
    if not best[-1][0]:
        return None
    found = _joined(source, _chosen(best, starts), best[-1][0] / worth[-1], language)
    return found if len(found.spans) > 1 else None


def _chosen(best: Sequence[tuple[int, int, Piece | None]], starts: dict[int, int]) -> list[Piece]:
    chosen = []
    end = len(best) - 1
    while end:
        piece = best[end][2]
        if piece is None:
            end -= 1
        else:
            chosen.append(piece)
            end = starts[piece.start]
    return chosen[::-1]


def _joined(source: str, chosen: list[Piece], coverage: float, language: str) -> Assembly:
    out: list[str] = []
    spans: list[TargetSpan] = []
    length = done = 0
    for piece in [*chosen, None]:
        gap = source[done : piece.start if piece else len(source)]
        if gap.strip():
            lead = len(gap) - len(gap.lstrip())
            rest = len(gap.rstrip())
            spans.append(
                TargetSpan(length + lead, length + rest, "source", done + lead, done + rest)
            )
        text = _cased(piece, source, language) if piece else ""
        if not gap.strip():
            gap = space_between(out[-1] if out else "", gap, text)
        out.append(gap)
        length += len(gap)
        if piece:
            spans.append(
                TargetSpan(
                    length, length + len(text), piece.kind, piece.start, piece.end, piece.origin
                )
            )
            out.append(text)
            length += len(text)
            done = piece.end
    return Assembly("".join(out), tuple(spans), coverage)


def _cased(piece: Piece, source: str, language: str) -> str:
    """A capital at the beginning where the whole source begins with one."""
    if source[: piece.start].strip() or not source[piece.start].isupper():
        return piece.target
    return capitalised(piece.target, language) if piece.target[0].islower() else piece.target


def projected(start: int, end: int, links: Sequence[Link]) -> tuple[int, int] | None:
    """The part of a target that translates the characters ``start`` to ``end`` of its source.

    None if nothing is linked to them, or if what is linked is also linked to something else: then
    no part of the target translates just these words.
    """
    inside = [there for here, there in links if start <= here[0] and here[1] <= end]
    if not inside:
        return None
    first, last = min(span[0] for span in inside), max(span[1] for span in inside)
    for here, there in links:
        if not (start <= here[0] and here[1] <= end) and there[0] < last and there[1] > first:
            return None
    return first, last


def with_loose_words(target: str, place: tuple[int, int], links: Sequence[Link]) -> tuple[int, int]:
    """A place with the words beside it to which nothing is linked, up to a sign or the end of the
    text: "Se connecter", if only the first word is linked. If another linked word follows, it is
    not known whose they are, and they stay; so do short words, which may be anybody's.
    """
    start, end = place
    words = match_spans(target)[1]
    behind = [one for one in words if one[0] >= end]
    before = [one for one in words if one[1] <= start][::-1]
    for beside in (behind, before):
        loose = _loose_words(target, place, beside, links)
        following = beside[len(loose) : len(loose) + 1]
        is_long = any(last - first >= _LONG for first, last in loose)
        if is_long and not any(target[first].isalnum() for first, _ in following):
            start, end = min(start, loose[-1][0]), max(end, loose[-1][1])
    return start, end


def _loose_words(
    target: str,
    place: tuple[int, int],
    beside: Iterable[tuple[int, int]],
    links: Sequence[Link],
) -> list[tuple[int, int]]:
    """The first words of those before or behind a place that space alone parts from it, and to
    which nothing is linked.
    """
    found: list[tuple[int, int]] = []
    near = place
    for first, last in beside:
        between = target[near[1] : first] if first >= near[1] else target[last : near[0]]
        is_linked = any(there[0] < last and first < there[1] for _, there in links)
        if is_linked or not between.isspace() or not target[first].isalnum():
            break
        near = first, last
        found.append(near)
    return found
