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

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain, pairwise

from postil.memory.comparing.tokens import match_tokens
from postil.memory.composing.assembly import projected
from postil.memory.composing.joints import run_together, spaced, spaced_as
from postil.memory.composing.pieces import Link, Linker, PieceKind, Replacement, TargetSpan
from postil.memory.composing.places import (
    Known,
    beside,
    gap,
    located,
    parts_a_swap,
    with_hanging_words,
)
from postil.memory.composing.stretches import (
    Stretch,
    Term,
    Texts,
    stretches_of,
    widened,
    with_term,
)
from postil.memory.units import Difference
from postil.text.elision import clashes, fitted, joined
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

SIGNS = ",;:"
"""A sign that ends what is taken out of the source goes with it, if its words are not linked to it.
"""

_REPEATED = 4
"""Characters of a word that does not come twice by itself."""

Translate = Callable[[str], Replacement | None]
"""Translates a few words; None if it cannot."""

TranslateWhole = Callable[[], str]
"""Gives the machine's translation of the whole source, or ""."""

Fluency = Callable[[str], float]
"""Mean log probability (base e) of the words of a target text, as a language model gives it."""


@dataclass(frozen=True, slots=True)
class Repair:
    """A repaired target; ``spans`` are the patches, in order, in its plain text."""

    target: TaggedText
    spans: tuple[TargetSpan, ...]


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

    def of(self, words: str, stretch: Stretch) -> list[Replacement]:
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
    stretch: Stretch
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
    language: str = "",
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
    language
        Code of the target's: what is put in is joined to its neighbours by the rules of
        :mod:`postil.text.elision`.

    Returns
    -------
    Repair or None
        None if there is nothing to mend, or not all of it can be mended.
    """
    tags = frozenset(target.tag_places())
    texts = Texts(source.plain, unit_source.plain, target.plain, language, tags)
    stretches = stretches_of(texts, differences)
    if not 0 < len(stretches) <= MOST_STRETCHES:
        return None
    if any(len(match_tokens(texts.source[s.start : s.end])) > MOST_WORDS for s in stretches):
        return None
    links = linker(texts.unit_source, texts.unit_target) if linker else ()
    translations = _WordTranslations(texts.source, translate, linker, translate_whole)
    ways_of = []
    for stretch, wider in zip(stretches, widened(texts, stretches), strict=True):
        inside = [term for term in terms if term[0] < stretch.end and stretch.start < term[1]]
        whole = (with_term(texts, stretch, term) for term in inside)
        tried = [stretch, *wider, *filter(None, whole)]
        ways = (_patches(texts, one, links, translations, known) for one in tried)
        fitting = [
            patch
            for patch in chain.from_iterable(ways)
            if _fits(texts, patch) and not parts_a_swap(stretch, patch.start, links)
        ]
        if not fitting:
            return None
        wanted = [target for _, _, target in inside]
        ways_of.append(_best_first(texts, fitting, wanted, fluency))
    patches = sorted(_meeting(texts, ways_of), key=lambda patch: patch.start)
    if not patches or any(one.end > two.start for one, two in pairwise(patches)):
        return None
    mended = _applied(target, patches)
    if fluency is None or all(patch.kind != "machine" for patch in patches):
        return mended
    lost = fluency(mended.target.plain) - fluency(texts.unit_target)
    return None if lost < LEAST_FLUENCY else mended


def _patches(
    texts: Texts,
    stretch: Stretch,
    links: Sequence[Link],
    translations: _WordTranslations,
    known: Known,
) -> Iterator[_Patch]:
    """Candidate patches for a stretch; the first is used if there is no measure of fluency."""
    for place in dict.fromkeys(_places(texts, stretch, links, translations, known)):
        for found in _translations(texts, stretch, place, translations):
            for patch in _cased(texts, _patch(texts, stretch, place, found)):
                yield from _joined(texts, patch)


def _places(
    texts: Texts,
    stretch: Stretch,
    links: Sequence[Link],
    translations: _WordTranslations,
    known: Known,
) -> list[tuple[int, int]]:
    """Spans of the target that a stretch may be put in place of; empty ones where it is new."""
    new = texts.source[stretch.start : stretch.end]
    if stretch.unit_end > stretch.unit_start:
        place = located(texts, stretch, links, known)
        if place is not None and not new:
            place = with_hanging_words(texts, stretch, place, links)
        return [] if place is None else [place]
    last = len(texts.unit_target)
    is_last = not texts.source[stretch.end :].strip()
    if is_last and not any(map(str.isalnum, new)):
        return [(last, last)]
    places = [beside(texts, stretch, links, translations.place), gap(stretch, links)]
    if not texts.source[: stretch.start].strip():
        places.append((0, 0))
    if is_last:
        places.append((last, last))
    return [place for place in places if place is not None]


def _patch(texts: Texts, stretch: Stretch, place: tuple[int, int], found: Replacement) -> _Patch:
    """The replacement at ``place``, with the spaces and the capital it needs there."""
    old = texts.unit_source[stretch.unit_start : stretch.unit_end]
    new = texts.source[stretch.start : stretch.end]
    text, target = found.text, texts.unit_target
    start, end = place
    if old and not text:  # with the sign behind it, and one of the spaces around it
        if old[-1] in SIGNS and target[end : end + 1] == old[-1]:
            end += 1
        if start and target[start - 1].isspace() and not target[end : end + 1].isalnum():
            start -= 1
        elif (not start or target[start - 1].isspace()) and target[end : end + 1].isspace():
            end += 1
    elif not old:
        text = _spaced(texts, stretch, start, text)
    elif target[start : start + 1].isupper() and old[:1].isupper() == new[:1].isupper():
        text = text[:1].upper() + text[1:]
    return _Patch(start, end, text, stretch, found.kind, found.origin)


def _cased(texts: Texts, patch: _Patch) -> Iterator[_Patch]:
    """A patch, at the beginning of the target with the letter behind it in its new case: first what
    follows the words that were put in, then as it was, for it may be a name; what follows those
    that were taken out has the capital of the sentence.
    """
    letter, following = texts.unit_target[patch.end : patch.end + 1], patch.end + 1
    here = texts.source[patch.stretch.end :].lstrip()[:1]
    there = texts.unit_source[patch.stretch.unit_end :].lstrip()[:1]
    with_letter = replace(patch, end=following, text=patch.text + letter.swapcase())
    is_first = patch.start == 0
    if is_first and not patch.text and letter.islower() and here.isupper() and there.islower():
        yield with_letter
        return
    is_word = letter.isupper() and texts.unit_target[following:][:1].islower()
    if is_first and patch.text and is_word and here.islower() and there.isupper():
        yield with_letter
    yield patch


def _joined(texts: Texts, patch: _Patch) -> list[_Patch]:
    """Ways to write a patch among the words beside it, "du" for "de le", "l'écran"; as it is, if
    tags part it from them.
    """
    ways = fitted(texts.unit_target, patch.start, patch.end, patch.text, texts.language)
    found = [replace(patch, start=way.start, end=way.end, text=way.words) for way in ways]
    return [one for one in found if not _swallows_tag(texts, one)] or [patch]


def _swallows_tag(texts: Texts, patch: _Patch) -> bool:
    return any(patch.start < place < patch.end for place in texts.tags)


def _fits(texts: Texts, patch: _Patch) -> bool:
    """Whether no words are run together, no articles meet, no tag is swallowed, and no word is
    repeated that the target has elsewhere.
    """
    target, text = texts.unit_target, patch.text
    before, behind = target[: patch.start], target[patch.end :]
    meeting = clashes(before + text + behind, texts.language)
    if _swallows_tag(texts, patch) or meeting > clashes(target, texts.language):
        return False
    if text.strip() and not any(map(str.isalnum, text)) and before.endswith(text.strip()):
        return False  # the target ended with the sign that its source lacked
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


def _meeting(
    texts: Texts, ways_of: Sequence[Sequence[_Patch]], chosen: tuple[_Patch, ...] = ()
) -> tuple[_Patch, ...]:
    """A patch for each stretch, the first ones of each that can stand beside those of the others:
    "les listes" rather than "l'listes", though "l'" was right before the old word; () if none can.
    """
    if not ways_of:
        return chosen
    for patch in ways_of[0]:
        if all(_meet(texts, *sorted((one, patch), key=lambda it: it.start)) for one in chosen):
            found = _meeting(texts, ways_of[1:], (*chosen, patch))
            if found:
                return found
    return ()


def _meet(texts: Texts, first: _Patch, second: _Patch) -> bool:
    """Whether the text of a patch stays as it is before that of another, if they are neighbours."""
    between = texts.unit_target[first.end : second.start]
    if first.end > second.start or between.strip() or not (first.text and second.text):
        return True
    left = first.text + between
    ways = joined(left, second.text, texts.language)
    return any("".join(halves) == left + second.text for halves in ways)


def _best_first(
    texts: Texts, patches: list[_Patch], wanted: Sequence[str], fluency: Fluency | None
) -> list[_Patch]:
    """First the patch that, applied alone, gives the target most of the wanted terms and, among
    equals, the best fluency.
    """
    if len(patches) == 1:
        return patches
    target = texts.unit_target

    def worth(patch: _Patch) -> tuple[int, float]:
        mended = target[: patch.start] + patch.text + target[patch.end :]
        there = sum(term.casefold() in mended.casefold() for term in wanted)
        return there, fluency(mended) if fluency is not None else 0.0

    return sorted(dict.fromkeys(patches), key=worth, reverse=True)


def _translations(
    texts: Texts, stretch: Stretch, place: tuple[int, int], translations: _WordTranslations
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


def _spaced(texts: Texts, stretch: Stretch, place: int, text: str) -> str:
    """What is new with the spaces it needs: signs those that they have in the source."""
    before, behind = texts.source[: stretch.start][-1:], texts.source[stretch.end :][:1]
    if text[:1].isalnum():
        sign = texts.source[stretch.end - 1]
        apart = behind.isspace() and text.endswith(sign) and not sign.isalnum()
        return spaced(texts.unit_target, place, text, apart=apart)
    return spaced_as(texts.unit_target, place, text, (before.isspace(), behind.isspace()))


def _applied(target: TaggedText, patches: list[_Patch]) -> Repair:
    """All patches at once."""
    places = [n for n, char in enumerate(target.text) if tag_index(char) is None]
    places.append(len(target.text))
    pieces: list[str] = []
    spans: list[TargetSpan] = []
    done = shift = 0
    for patch in patches:
        start = places[patch.start]
        end = places[patch.end - 1] + 1 if patch.end > patch.start else start
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
