"""Completion while the translator types: what the engine would write after the text so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from threading import Lock

from postil.engine.models import EngineModels
from postil.engine.pipeline import Prepared, with_tags
from postil.engine.tag_projection import TagSlot, project_tags
from postil.search.forest.hypergraph import PASS_THROUGH, Derivation, Forest
from postil.search.forest.prefix import PrefixMatch, PrefixSearch
from postil.search.forest.prefix_text import needs_space, token_place
from postil.search.forest.yields import word_links
from postil.text.tags import Tag, TaggedText, placeholder, tag_index
from postil.text.tokeniser import PLAIN_SIDE


@dataclass(frozen=True, slots=True)
class Completion:
    """Completion of a typed text.

    ``text``: the typed text and what follows, with the tags of the source (and those of the typed
    text that the source does not have); ``rest``: what follows, alone, with the same table of tags;
    ``score``: model score less the costs of what was typed against the engine's expectation
    (natural log); ``confidence``: probability, in [0, 1], that the next word is right, among all
    translations the engine considered.
    """

    text: TaggedText
    rest: TaggedText
    score: float
    confidence: float


class SegmentCompleter:
    """A segment being typed. Made by ``Engine.start_completion``; may be used from any thread.

    It goes on with what the engine knew when it was made: after the engine has learned, make a new
    one for the next segment.

    Parameters
    ----------
    shown
        The translation that is suggested, with its plain text, where the search may find another
        one better: what is typed is completed to that as long as it begins so.
    """

    def __init__(
        self,
        models: EngineModels,
        prepared: Prepared,
        forest: Forest | None,
        *,
        shown: tuple[Derivation, str] | None = None,
    ) -> None:
        self._models = models
        self._prepared = prepared
        self._shown = shown
        self._lock = Lock()
        self._search: PrefixSearch | None = None
        if forest is not None:
            tokeniser = models.target.tokeniser
            ids = forest.rules.words().tolist()
            self._surfaces = {number: tokeniser.surface(self._token(number)) for number in ids}
            self._search = PrefixSearch(forest, self._surfaces)

    def complete(self, typed: TaggedText) -> Completion:
        """The best translation that goes on from ``typed``; fastest where it grew by a character.

        Typed text that the engine would not write is taken as it is; what follows is what fits
        behind it best.
        """
        tags, mapped = self._mapped(typed)
        before, behind = self._prepared.margins
        if typed.text and not typed.text[0].isspace():
            before = before.lstrip()  # the space before a list marker was left out
        plain = typed.plain.removeprefix(before)
        if typed.text and before.startswith(typed.text):  # the start of a list marker
            plain, before = "", before.removeprefix(typed.text)
        elif typed.text:
            before = ""
        if (key := self._prepared.key) is not None:
            plain = plain.replace(key.sign, "", 1)
        if self._search is None:
            whole = TaggedText(mapped, tags)
            return Completion(whole, TaggedText("", tags), 0.0, 1.0)
        with self._lock:
            match = self._as_shown(self._search, self._search.match(plain), plain)
        rest = self._rest(match, plain, set(_placed(mapped)), tags)
        if key is not None and key.sign in typed.plain:
            rest = rest.replace(key.sign, "", 1)
        rest = before + rest + (behind if rest else "")
        return Completion(
            TaggedText(mapped + rest, tags), TaggedText(rest, tags), match.score, match.posterior
        )

    def _as_shown(self, search: PrefixSearch, match: PrefixMatch, typed: str) -> PrefixMatch:
        """The end of what was typed in the translation that is suggested, if that begins so."""
        if self._shown is None or not self._shown[1] or not self._shown[1].startswith(typed):
            return match
        derivation, text = self._shown
        tokens = derivation.tokens.tolist()
        begun = " " if needs_space(PLAIN_SIDE, self._surfaces[tokens[0]].left) else ""

        def place(said: str) -> tuple[int, int]:
            return token_place(tokens, self._surfaces, len(begun + said))

        whole = len(tokens), 0
        if place(text) != whole or place(text[:-1]) == whole:
            return match  # its spaces are others, as where tags stand between words
        token, offset = place(typed)
        following = tokens[token] if token < len(tokens) else -1
        return PrefixMatch(derivation, token, offset, derivation.score, search.posterior(following))

    def _mapped(self, typed: TaggedText) -> tuple[tuple[Tag, ...], str]:
        """The tags of the source, then those only ``typed`` has; its text in their numbers."""
        tags = list(self._prepared.tags)
        numbers = {(tag.kind, tag.id): number for number, tag in enumerate(tags)}
        text = []
        for character in typed.text:
            index = tag_index(character)
            if index is None:
                text.append(character)
                continue
            tag = typed.tags[index]
            if (tag.kind, tag.id) not in numbers:
                numbers[tag.kind, tag.id] = len(tags)
                tags.append(tag)
            text.append(placeholder(numbers[tag.kind, tag.id]))
        return tuple(tags), "".join(text)

    def _token(self, number: int) -> str:
        if number >= PASS_THROUGH:
            return self._prepared.words[number - PASS_THROUGH]
        return self._models.target.vocabulary.token(number)

    def _rest(self, match: PrefixMatch, typed: str, placed: set[int], tags: Sequence[Tag]) -> str:
        """The text behind the typed one."""
        side = self._models.target
        tokens = [self._token(number) for number in match.derivation.tokens.tolist()]
        before = side.tokeniser.tokenise(typed)
        links = word_links(match.derivation) if self._prepared.needs_links else []
        capitals = side.in_capitals(tokens, links, self._prepared)
        words = side.recase([*before, *capitals[match.token :]], self._prepared)[len(before) :]
        if not match.offset:
            there = [(place, at - match.token) for place, at in links if at >= match.token]
            words = side.with_access_key(words, there, self._prepared)
        slots = self._slots(links, len(tokens))[match.token :]
        if match.offset:
            slots[0] = TagSlot()
        slots = remaining(slots, placed, tags)
        if not words:
            return "".join(placeholder(index) for slot in slots for index in slot.tags)
        if self._spaced(match, typed, tokens):
            tokens = with_tags(["x", *words], [TagSlot(), *slots], side.tokeniser)
            return side.tokeniser.detokenise(tokens)[1:]
        text = side.tokeniser.detokenise(with_tags(words, slots, side.tokeniser))
        return _without(text, match.offset)

    def _slots(self, links: Sequence[tuple[int, int]], words: int) -> list[TagSlot]:
        prepared = self._prepared
        if not prepared.placed:
            return [TagSlot() for _ in range(words + 1)]
        return project_tags(prepared.tags, prepared.placed, links, len(prepared), words)

    def _spaced(self, match: PrefixMatch, typed: str, tokens: Sequence[str]) -> bool:
        """Whether a space stands between the typed text and what follows."""
        if not typed or typed[-1].isspace() or match.offset:
            return False
        surface = self._models.target.tokeniser.surface
        following = surface(tokens[match.token])
        if match.token == 0:
            return needs_space(0, following.left)
        before = surface(tokens[match.token - 1])
        if needs_space(before.right, following.left):
            return True
        # The engine expected something that leans on what follows ("l'"); a word was typed instead.
        between = (before.text + following.text)[len(before.text) - 1 :][:2]
        return typed[-1].isalnum() and following.text[:1].isalnum() and not between.isalnum()


def _placed(text: str) -> Iterator[int]:
    """Numbers of the tags in a text."""
    return (index for index in map(tag_index, text) if index is not None)


def _without(text: str, count: int) -> str:
    """``text`` without its first ``count`` characters; tags are no characters, and are kept."""
    kept = []
    for character in text:
        if count and tag_index(character) is None:
            count -= 1
        else:
            kept.append(character)
    return "".join(kept)


def remaining(slots: Sequence[TagSlot], placed: set[int], tags: Sequence[Tag]) -> list[TagSlot]:
    """The tags still to come: those already typed are left out, and closing ones whose opening one
    is neither typed nor to come; what was opened by typing and would not be closed is closed at
    once.
    """
    coming = {index for slot in slots for index in slot.tags} - placed
    opened = {tags[index].id for index in coming | placed if tags[index].kind == "open"}

    def kept(indices: Sequence[int]) -> list[int]:
        return [
            index
            for index in indices
            if index in coming and (tags[index].kind != "close" or tags[index].id in opened)
        ]

    result = [
        TagSlot(kept(slot.left), kept(slot.apart), kept(slot.right), slot.instead) for slot in slots
    ]
    late = [
        number
        for index in sorted(placed, reverse=True)
        for number, tag in enumerate(tags)
        if tags[index].kind == "open"
        and tag.kind == "close"
        and tag.id == tags[index].id
        and number not in placed | coming
    ]
    result[0].left[:0] = late
    return result
