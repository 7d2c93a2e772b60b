"""Fuzzy repair: what differs between the source and a unit's source is patched into its target.

Each stretch that differs is looked up in the unit's target (a number or a term that stands there
once, else what word alignment links it to and nothing else, with the words beside it that translate
nothing), replaced by a translation of the source's own stretch, and marked. There are several ways
to do so: the stretch is translated by itself or as in the machine's translation of the whole
source, it is put where the words around it stand or where the machine has it, and it is taken with
the word before and behind it, which both sources share ("multifunction" alone cannot be put into
"l'imprimante", "multifunction printer" can), or with the whole of the term it belongs to. A way
that has the terms of the stretch is taken; else the one whose target is likeliest by the language
model. A match is left alone where a stretch can be neither found nor translated: half a repair
would look like a whole one. So is one that would read much worse than the unit did. The memory does
not depend on engines or glossaries: both come as functions.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, groupby, pairwise

from postil.memory.comparing.tokens import match_spans, match_tokens, same_words
from postil.memory.composing.assembly import projected, with_loose_words
from postil.memory.composing.joints import run_together, spaced
from postil.memory.composing.pieces import Link, Linker, PieceKind, Replacement, TargetSpan
from postil.memory.units import Difference
from postil.text.tags import TaggedText, tag_index

MOST_STRETCHES = 3
"""More places than that to mend make a new translation, not a repair."""

MOST_WORDS = 6
"""Words of the source in one stretch at most."""

LEAST_FLUENCY = -2.0
"""Mean log probability (base e) of its words a repaired target may lose against the unit's. On 357
matches of 60 to 99 per cent (documentation, English to French) 257 repairs keep to it, 10 of them
worse than the match as it stands and 221 better.
"""

_REPEATED = 4
"""Characters of a word that does not come twice by itself."""

_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")

Translate = Callable[[str], Replacement | None]
"""Translates a few words; None if it cannot."""

TranslateWhole = Callable[[], str]
"""Gives the machine's translation of the whole source, or ""."""

Known = Callable[[str], Sequence[str]]
"""All translations a glossary has for a few words."""

Term = tuple[int, int, str]
"""Characters of the source from and to where a term stands, and its translation."""

Fluency = Callable[[str], float]
"""Mean log probability (base e) of the words of a target text, as a language model gives it."""


@dataclass(frozen=True, slots=True)
class Repair:
    """A repaired target; ``spans`` are the patches, in order, in its plain text."""

    target: TaggedText
    spans: tuple[TargetSpan, ...]


@dataclass(frozen=True, slots=True)
class Texts:
    """Plain texts of a repair: what is to be translated, the unit's source, the unit's target."""

    source: str
    unit_source: str
    unit_target: str


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Differing spans in the unit's source and in the source; either may be empty."""

    unit_start: int
    unit_end: int
    start: int
    end: int


class _WordTranslations:
    """Translations of words of a source: as a person translated them, else as the machine does, by
    themselves and in its translation of the whole source, which is asked for once, if at all.
    """

    def __init__(
        self,
        source: str,
        translate: Translate,
        linker: Linker | None,
        translate_whole: TranslateWhole,
    ) -> None:
        self.translate = translate
        self._source = source
        self._linker = linker
        self._translate_whole = translate_whole

    @cached_property
    def _whole(self) -> tuple[str, Sequence[Link]]:
        """The translation of the source, and the links to it."""
        target = self._translate_whole() if self._linker is not None else ""
        return target, self._linker(self._source, target) if self._linker and target else ()

    def place(self, start: int, end: int) -> tuple[int, int] | None:
        """Span in the translation of the whole source that translates these characters."""
        return projected(start, end, self._whole[1])

    def of(self, words: str, stretch: _Stretch) -> list[Replacement]:
        """The translations of a stretch of the source."""
        alone = self.translate(words)
        if alone is None or alone.kind != "machine" or not stretch.start:
            return [] if alone is None else [alone]
        place = self.place(stretch.start, stretch.end)
        within = None if place is None else self._whole[0][slice(*place)]
        return [alone] if within in (None, alone.text) else [alone._replace(text=within), alone]


@dataclass(frozen=True, slots=True)
class _Patch:
    """``text`` instead of the unit's target from ``start`` to ``end``."""

    start: int
    end: int
    text: str
    stretch: _Stretch
    kind: PieceKind
    origin: str


def repair(
    source: TaggedText,
    unit_source: TaggedText,
    target: TaggedText,
    differences: Sequence[Difference],
    *,
    translate: Translate,
    known: Known,
    linker: Linker | None,
    translate_whole: TranslateWhole = str,
    fluency: Fluency | None = None,
    terms: Sequence[Term] = (),
) -> Repair | None:
    """Repair ``target``, a translation of ``unit_source``, so that it translates ``source``.

    Parameters
    ----------
    target
        With the tags it shall have in the end.
    differences
        The edit script from ``source`` to ``unit_source``.
    known
        Finds terms of the unit in its target.
    linker
        None without an engine: only numbers and terms are found then.
    translate_whole
        Gives the machine's translation of the whole of ``source``, or "": words are often better
        translated among the others than by themselves, and stand at the right place there.
    fluency
        None without an engine: each stretch is mended by itself, and no target reads too badly.
    terms
        Those of the source that are wanted.

    Returns
    -------
    Repair or None
        None if there is nothing to mend, or not all of it can be mended.
    """
    texts = Texts(source.plain, unit_source.plain, target.plain)
    stretches = _stretches(texts, differences)
    if not 0 < len(stretches) <= MOST_STRETCHES:
        return None
    if any(len(match_tokens(texts.source[s.start : s.end])) > MOST_WORDS for s in stretches):
        return None
    links = linker(texts.unit_source, texts.unit_target) if linker else ()
    translations = _WordTranslations(texts.source, translate, linker, translate_whole)
    patches = []
    for stretch, wider in zip(stretches, _widened(texts, stretches), strict=True):
        inside = [term for term in terms if term[0] < stretch.end and stretch.start < term[1]]
        whole = (_whole(texts, stretch, term) for term in inside)
        tried = [stretch, *wider, *filter(None, whole)]
        ways = (_patches(texts, one, links, translations, known) for one in tried)
        fitting = [patch for patch in chain.from_iterable(ways) if _fits(texts, patch)]
        if not fitting:
            return None
        wanted = [target for _, _, target in inside]
        patches.append(_best(texts, fitting, wanted, fluency))
    patches.sort(key=lambda patch: patch.start)
    if any(one.end > two.start for one, two in pairwise(patches)):
        return None
    mended = _applied(target, patches)
    if mended is None or fluency is None or all(patch.kind != "machine" for patch in patches):
        return mended
    lost = fluency(mended.target.plain) - fluency(texts.unit_target)
    return None if lost < LEAST_FLUENCY else mended


def _stretches(texts: Texts, differences: Sequence[Difference]) -> list[_Stretch]:
    """Neighbouring differences as one, but for words that are only written otherwise: they are the
    same in the target.
    """
    found = []
    for equal, steps in groupby(differences, key=lambda step: _is_equivalent(texts, step)):
        if not equal:
            some = list(steps)
            found.append(
                _Stretch(
                    some[0].unit_start, some[-1].unit_end, some[0].source_start, some[-1].source_end
                )
            )
    return found


def _widened(texts: Texts, stretches: Sequence[_Stretch]) -> Iterator[list[_Stretch]]:
    """For each stretch those that hold the word before it, the one behind it, or both, where both
    sources have the same word there; none for numbers and signs, which need no words around them.
    """
    words, unit_words = (match_spans(text)[1] for text in (texts.source, texts.unit_source))
    first = _Stretch(0, 0, 0, 0)
    size, unit_size = len(texts.source), len(texts.unit_source)
    last = _Stretch(unit_size, unit_size, size, size)
    for before, one, behind in zip([first, *stretches], stretches, [*stretches[1:], last]):  # noqa: B905
        new = texts.source[one.start : one.end]
        if new and not any(map(str.isalpha, new)):
            yield []
            continue
        left = _shared(
            texts,
            _within(words, before.end, one.start)[-1:],
            _within(unit_words, before.unit_end, one.unit_start)[-1:],
        )
        right = _shared(
            texts,
            _within(words, one.end, behind.start)[:1],
            _within(unit_words, one.unit_end, behind.unit_start)[:1],
        )
        sides = [side for side in ([*left], [*right], [*left, *right]) if side]
        yield [_joined([one, *side]) for side in sides]


def _whole(texts: Texts, stretch: _Stretch, term: Term) -> _Stretch | None:
    """The stretch with all of a term that it belongs to, if both sources have the rest of it."""
    start, end = min(term[0], stretch.start), max(term[1], stretch.end)
    unit_start = stretch.unit_start - (stretch.start - start)
    unit_end = stretch.unit_end + (end - stretch.end)
    if (start, end) == (stretch.start, stretch.end) or unit_start < 0:
        return None
    before = texts.unit_source[unit_start : stretch.unit_start]
    behind = texts.unit_source[stretch.unit_end : unit_end]
    is_there = (
        texts.source[start : stretch.start] == before and texts.source[stretch.end : end] == behind
    )
    return _Stretch(unit_start, unit_end, start, end) if is_there else None


def _within(spans: Sequence[tuple[int, int]], start: int, end: int) -> list[tuple[int, int]]:
    return [span for span in spans if start <= span[0] and span[1] <= end]


def _shared(
    texts: Texts, word: Sequence[tuple[int, int]], unit_word: Sequence[tuple[int, int]]
) -> list[_Stretch]:
    """A word of the source and one of the unit's, if both are there and the same."""
    return [
        _Stretch(*there, *here)
        for here, there in zip(word, unit_word, strict=False)
        if texts.source[here[0]].isalnum()
        and texts.source[slice(*here)] == texts.unit_source[slice(*there)]
    ]


def _joined(stretches: Sequence[_Stretch]) -> _Stretch:
    """From where the first begins to where the last ends; an empty side has no place to count."""
    unit = [one for one in stretches if one.unit_end > one.unit_start]
    here = [one for one in stretches if one.end > one.start]
    return _Stretch(
        min(one.unit_start for one in unit),
        max(one.unit_end for one in unit),
        min(one.start for one in here),
        max(one.end for one in here),
    )


def _is_equivalent(texts: Texts, step: Difference) -> bool:
    """Whether nothing differs but case, quotation marks, and what cannot be seen."""
    old = texts.unit_source[step.unit_start : step.unit_end]
    new = texts.source[step.source_start : step.source_end]
    return step.operation == "equal" or same_words(old, new)


def _patches(
    texts: Texts,
    stretch: _Stretch,
    links: Sequence[Link],
    translations: _WordTranslations,
    known: Known,
) -> Iterator[_Patch]:
    """Candidate patches for a stretch; the first is used if there is no measure of fluency."""
    if stretch.unit_end > stretch.unit_start:
        places = [_located(texts, stretch, links, known)]
    else:
        places = [_beside(texts, stretch, links, translations), _gap(stretch, links)]
    for place in dict.fromkeys(place for place in places if place is not None):
        for found in _translations(texts, stretch, place, translations):
            yield _patch(texts, stretch, place, found)


def _patch(texts: Texts, stretch: _Stretch, place: tuple[int, int], found: Replacement) -> _Patch:
    """The replacement at ``place``, with the spaces and the capital it needs there."""
    old = texts.unit_source[stretch.unit_start : stretch.unit_end]
    new = texts.source[stretch.start : stretch.end]
    text, target = found.text, texts.unit_target
    start, end = place
    if old and not text:  # with one of the spaces around it
        if start and target[start - 1].isspace() and not target[end : end + 1].isalnum():
            start -= 1
        elif (not start or target[start - 1].isspace()) and target[end : end + 1].isspace():
            end += 1
    elif not old:
        text = spaced(target, start, text)
    elif target[start : start + 1].isupper() and old[:1].isupper() == new[:1].isupper():
        text = text[:1].upper() + text[1:]
    return _Patch(start, end, text, stretch, found.kind, found.origin)


def _fits(texts: Texts, patch: _Patch) -> bool:
    """Whether no words are run together, and no word is repeated that the target has elsewhere."""
    target, text = texts.unit_target, patch.text
    before, behind = target[: patch.start], target[patch.end :]
    old = target[patch.start : patch.end] or " "
    if text:
        glued = (run_together(before[-1:], text[0]) and not old[0].isalnum()) or (
            run_together(text[-1], behind[:1]) and not old[-1].isalnum()
        )
    else:
        glued = run_together(before[-1:], behind[:1]) and not old.isalnum()
    return not glued and not _repeats(texts, patch, before + behind)


def _repeats(texts: Texts, patch: _Patch, rest: str) -> bool:
    """Whether a long word of the patch stands in the rest of the target, too, though no word of the
    source comes twice: "la boîte de la boîte de dialogue".
    """
    words = _long_words(texts.source)
    if len(set(words)) < len(words):
        return False
    old = texts.unit_target[patch.start : patch.end]
    return not set(_long_words(rest)).isdisjoint(
        set(_long_words(patch.text)) - set(_long_words(old))
    )


def _long_words(text: str) -> list[str]:
    return [
        word.casefold() for word in match_tokens(text) if len(word) >= _REPEATED and word.isalpha()
    ]


def _best(
    texts: Texts, patches: list[_Patch], wanted: Sequence[str], fluency: Fluency | None
) -> _Patch:
    """The patch that, applied alone, gives the target most of the wanted terms and, among equals,
    the best fluency; else the first.
    """
    if len(patches) == 1:
        return patches[0]
    target = texts.unit_target

    def worth(patch: _Patch) -> tuple[int, float]:
        mended = target[: patch.start] + patch.text + target[patch.end :]
        there = sum(term.casefold() in mended.casefold() for term in wanted)
        return there, fluency(mended) if fluency is not None else 0.0

    return max(patches, key=worth)


def _translations(
    texts: Texts, stretch: _Stretch, place: tuple[int, int], translations: _WordTranslations
) -> list[Replacement]:
    old = texts.unit_source[stretch.unit_start : stretch.unit_end]
    new = texts.source[stretch.start : stretch.end]
    if not new:
        return [Replacement("", "source")]
    if not any(char.isalpha() for char in new):
        # a number or a sign is taken over if the unit took over its own
        same = not old or texts.unit_target[slice(*place)] == old
        return [Replacement(new, "number")] if same else []
    if texts.source.startswith(new) and place[0] and new[1:2].islower():
        # its capital is that of the sentence, and it will not stand at the beginning
        within = new[:1].lower() + new[1:]
        found = translations.translate(within)
        if found is None or found.text != within:  # a name is taken over as it is
            return [] if found is None else [found]
    return translations.of(new, stretch)


def _located(
    texts: Texts, stretch: _Stretch, links: Sequence[Link], known: Known
) -> tuple[int, int] | None:
    """Span of the target that translates ``stretch`` of the unit's source."""
    old = texts.unit_source[stretch.unit_start : stretch.unit_end]
    if _NUMBER.fullmatch(old):
        return _only(texts.unit_target, old)
    for term in known(old):
        if place := _only(texts.unit_target, term):
            return place
    found = projected(stretch.unit_start, stretch.unit_end, links)
    return found and with_loose_words(texts.unit_target, found, links)


def _only(text: str, sought: str) -> tuple[int, int] | None:
    found = [
        hit.span()
        for hit in re.finditer(re.escape(sought), text, re.IGNORECASE)
        if not run_together(text[: hit.start()][-1:], hit[0][0])
        and not run_together(hit[0][-1], text[hit.end() : hit.end() + 1])
    ]
    return found[0] if len(found) == 1 else None


def _beside(
    texts: Texts, stretch: _Stretch, links: Sequence[Link], translations: _WordTranslations
) -> tuple[int, int] | None:
    """Position for something that the unit's source lacks: before or behind the translation of the
    word that follows, as the machine has them.
    """
    word = re.match(r"\s*(\w+)", texts.source[stretch.end :])
    old = re.match(r"\s*(\w+)", texts.unit_source[stretch.unit_end :])
    if word is None or old is None or word[1] != old[1]:
        return None
    new = translations.place(stretch.start, stretch.end)
    there = translations.place(stretch.end + word.start(1), stretch.end + word.end(1))
    here = projected(stretch.unit_end + old.start(1), stretch.unit_end + old.end(1), links)
    if new is None or there is None or here is None:
        return None
    if new[1] <= there[0]:
        return here[0], here[0]
    return (here[1], here[1]) if new[0] >= there[1] else None


def _gap(stretch: _Stretch, links: Sequence[Link]) -> tuple[int, int] | None:
    """Position for something that the unit's source lacks: behind the word before, if the word
    behind does not come earlier in the target, else before that.
    """
    before = [link for link in links if link[0][1] <= stretch.unit_start]
    after = [link for link in links if link[0][0] >= stretch.unit_end]
    nearest = max((here for here, _ in before), default=None)
    left = max((there[1] for here, there in before if here == nearest), default=None)
    first = min((here for here, _ in after), default=None)
    right = min((there[0] for here, there in after if here == first), default=None)
    if left is not None and (right is None or left <= right):
        return left, left
    if right is not None and left is None:
        return right, right
    return None


def _applied(target: TaggedText, patches: list[_Patch]) -> Repair | None:
    """All patches at once; None if one of them would swallow a tag."""
    places = [n for n, char in enumerate(target.text) if tag_index(char) is None]
    places.append(len(target.text))
    pieces: list[str] = []
    spans: list[TargetSpan] = []
    done = shift = 0
    for patch in patches:
        start = places[patch.start]
        end = places[patch.end - 1] + 1 if patch.end > patch.start else start
        if any(tag_index(char) is not None for char in target.text[start:end]):
            return None
        pieces += [target.text[done:start], patch.text]
        done = end
        new_start = patch.start + shift
        spans.append(
            TargetSpan(
                new_start,
                new_start + len(patch.text),
                patch.kind,
                patch.stretch.start,
                patch.stretch.end,
                patch.origin,
            )
        )
        shift += len(patch.text) - (patch.end - patch.start)
    pieces.append(target.text[done:])
    return Repair(TaggedText("".join(pieces), target.tags), tuple(spans))
