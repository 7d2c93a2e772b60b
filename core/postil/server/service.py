"""Work of the server for its clients, the same behind every interface.

Work is done off the event loop. Suggestions have as many threads as there are processors;
look-ups and learning have threads of their own, so that none of them waits behind suggestions.
"""

from __future__ import annotations

import asyncio
import math
import os
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import ParamSpec, TypeVar

from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.suggestion import Suggestion
from postil.engine.term_constraints import TermRule
from postil.errors import Cancelled
from postil.formats.languages import base_language, canonical, distance
from postil.formats.markup.html import HtmlText
from postil.memory.database import now
from postil.server.engines.layers import TEAM, Layers
from postil.server.folder import ServerFolder
from postil.server.http.limits import Limits
from postil.server.http.problems import Problem
from postil.server.http.tokens import User
from postil.server.store.journal import Entry
from postil.text.language_guess import guess_language
from postil.text.sentences import split_sentences
from postil.text.tags import TaggedText
from postil.workspace.proposals.term_rules import rules_of

P = ParamSpec("P")
R = TypeVar("R")

AUTOMATIC = "auto"
LONG_SECONDS = 3600.0  # for an import
_time = threading.local()  # in which the work of a thread is to end


@dataclass(frozen=True, slots=True)
class Translated:
    """A text in the target language, and others, best first."""

    text: str
    alternatives: list[str] = field(default_factory=list)


class Service:
    """The engines and memories of a folder, used by many clients at once; :meth:`close` it.

    Parameters
    ----------
    threads
        For suggestions; 0: as many as there are processors.
    follows
        Address of the server that this one follows: nothing is changed here; "" if it is its own.
    """

    def __init__(
        self, folder: ServerFolder, limits: Limits, threads: int = 0, follows: str = ""
    ) -> None:
        self.follows = follows
        self.folder = folder
        self.limits = limits
        self.threads = threads or os.cpu_count() or 1
        self._searching = ThreadPoolExecutor(self.threads, "suggest")
        self._reading = ThreadPoolExecutor(self.threads + 2, "look-up")
        self._learning = ThreadPoolExecutor(4, "learn")
        self._writing = ThreadPoolExecutor(4, "write")
        self._long = ThreadPoolExecutor(1, "import")

    async def searching(self, work: Callable[P, R], /, *args: P.args, **options: P.kwargs) -> R:
        """Run work that uses the decoder."""
        work = partial(work, *args, **options)
        return await self._in(self._searching, partial(_in_time, self._end(), work))

    async def reading(self, work: Callable[P, R], /, *args: P.args, **options: P.kwargs) -> R:
        """Run a look-up."""
        work = partial(work, *args, **options)
        return await self._in(self._reading, partial(_in_time, self._end(), work))

    async def learning(self, work: Callable[P, R], /, *args: P.args, **options: P.kwargs) -> R:
        """Run work that teaches an engine, as :meth:`writing`; writers to a memory do not wait for
        it.
        """
        self._check_own()
        return await self._in(self._learning, partial(work, *args, **options))

    async def writing(self, work: Callable[P, R], /, *args: P.args, **options: P.kwargs) -> R:
        """Run a change; it is finished even if the client no longer waits for it.

        Raises
        ------
        Problem
            This server only follows another.
        """
        self._check_own()
        return await self._in(self._writing, partial(work, *args, **options))

    def _end(self) -> float:
        return time.monotonic() + self.limits.seconds

    async def importing(self, work: Callable[P, R], /, *args: P.args, **options: P.kwargs) -> R:
        """Run long changes, one after the other, beside all other work."""
        self._check_own()
        work = partial(work, *args, **options)
        return await self._in(self._long, work, LONG_SECONDS)

    def _check_own(self) -> None:
        if self.follows:
            raise Problem(403, f"This server follows {self.follows}: change that one.")

    async def _in(
        self, pool: ThreadPoolExecutor, work: Callable[[], R], seconds: float | None = None
    ) -> R:
        future = asyncio.get_running_loop().run_in_executor(pool, work)
        seconds = seconds or self.limits.seconds
        try:
            return await asyncio.wait_for(asyncio.shield(future), seconds)
        except TimeoutError as error:
            future.cancel()
            raise Problem(
                503, f"This took more than {seconds:g} s and was given up.",
                headers={"Retry-After": "5"},
            ) from error  # fmt: skip

    def languages(self) -> dict[str, list[str]]:
        """Source languages, each with the target languages it can be translated into."""
        found: dict[str, set[str]] = {}
        for _, facts in self.folder.engines.all():
            manifest = facts.manifest
            targets = found.setdefault(canonical(manifest.source_language), set())
            targets.add(canonical(manifest.target_language))
        return {source: sorted(found[source]) for source in sorted(found)}

    def guess(self, text: str) -> str:
        """The language of a text: a source language of the engines, if it looks like one."""
        guessed = guess_language(text)
        known = [code for code in self.languages() if base_language(code) == base_language(guessed)]
        return known[0] if known else guessed

    def engine_for(self, source: str, target: str) -> str:
        """Name of the engine whose languages are closest; the newest among equals.

        Raises
        ------
        Problem
            None translates these languages.
        """
        found = []
        for rank, (name, facts) in enumerate(self.folder.engines.all()):
            far = (
                distance(source, facts.manifest.source_language),
                distance(target, facts.manifest.target_language),
            )
            if far[0] is not None and far[1] is not None:
                found.append((far[0] + far[1], rank, name))
        if not found:
            raise Problem(400, f"{target} is not available as a target language from {source}")
        return min(found)[2]

    def suggest(
        self,
        name: str,
        source: TaggedText,
        alternatives: int,
        *,
        layers: Layers = (),
        terms: Sequence[TermRule] = (),
        glossaries: Sequence[str] = (),
    ) -> Suggestion:
        """Translate one segment with an engine, by what the team and some layers taught it, as
        terms and glossaries of the server demand.

        Raises
        ------
        Problem
            There is no such engine, or no such glossary.
        """
        rules = list(terms)
        for one in dict.fromkeys(glossaries):
            hits = self.folder.glossaries.open(one).recognise(source.plain)
            rules += rules_of(hits, source, required=True)
        with self.folder.engines.using(name) as team:
            return team.with_layers(layers).suggest(source, alternatives, rules)

    async def translate_all(
        self, name: str, texts: Sequence[str], *, html: bool = False, alternatives: int = 0
    ) -> list[Translated]:
        """Translate texts beside each other; each may be of several sentences and lines."""
        work = self._translate_html if html else self._translate_text
        tasks = [self.searching(work, name, text, alternatives) for text in texts]
        return list(await asyncio.gather(*tasks))

    def _translate_text(self, name: str, text: str, alternatives: int) -> Translated:
        with self.folder.engines.using(name) as team:
            engine = team.engine
            rows: list[list[str]] = []  # of each piece, the best and others
            for before, sentence, after in _sentences(text, engine.manifest.source_language):
                ranked = _ranked(engine, sentence, alternatives)
                rows.append([before + one.plain + after for one in ranked])
        return _joined(rows, alternatives)

    def _translate_html(self, name: str, text: str, alternatives: int) -> Translated:
        with self.folder.engines.using(name) as team:
            engine, manifest = team.engine, team.engine.manifest
            page = HtmlText(text, manifest.source_language, manifest.target_language)
            found = {
                segment.id: _ranked(engine, segment.source, alternatives)
                for segment in page.segments
                if not segment.locked
            }
        texts = [
            page.translated({key: ranked[min(n, len(ranked) - 1)] for key, ranked in found.items()})
            for n in range(max(map(len, found.values()), default=1))
        ]
        return Translated(texts[0], [one for one in dict.fromkeys(texts) if one != texts[0]])

    def learn(
        self,
        name: str,
        pair: tuple[TaggedText, TaggedText],
        user: User,
        *,
        place: tuple[str, str] = ("", ""),
        layer: str = TEAM,
        layers: Layers = (),
        request: str | None = None,
    ) -> Entry:
        """Teach an engine a confirmed segment; durable when it returns.

        Parameters
        ----------
        place
            Document and key of the segment.
        layer, layers, request
            See :meth:`~postil.server.engines.team_engine.TeamEngine.learn`.
        """
        provenance = Provenance(*place, user.name, now())
        with self.folder.engines.using(name) as team:
            return team.learn(*pair, provenance, layer=layer, layers=layers, request=request)

    def close(self) -> None:
        """Wait for what is under way, and drop what has not begun."""
        for pool in (self._searching, self._reading, self._learning, self._writing, self._long):
            pool.shutdown(cancel_futures=True)


def _in_time(end: float, work: Callable[[], R]) -> R:
    """Run work with a deadline ``end``, after which its client no longer waits."""
    _time.end = end
    _check_time()
    return work()


def _check_time() -> None:
    """Stop the work if its deadline is over; the client has got an error by then."""
    if time.monotonic() > getattr(_time, "end", math.inf):
        raise Cancelled


def _sentences(text: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Sentences with the white space around them."""
    for line in text.splitlines(keepends=True):
        for sentence in split_sentences(line, language):
            inner = sentence.strip()
            start = sentence.index(inner) if inner else len(sentence)
            yield sentence[:start], inner, sentence[start + len(inner) :]


def _ranked(engine: Engine, source: str | TaggedText, alternatives: int) -> list[TaggedText]:
    _check_time()
    tagged = TaggedText.of(source) if isinstance(source, str) else source
    suggestion = engine.suggest(tagged, alternatives)
    return [suggestion.target, *suggestion.alternatives]


def _joined(rows: list[list[str]], alternatives: int) -> Translated:
    """The best of all pieces, the second best of all, and so on; of a piece that has not so many,
    the best one.
    """
    texts = [
        "".join(row[n] if n < len(row) else row[0] for row in rows) for n in range(alternatives + 1)
    ]
    return Translated(texts[0], [one for one in dict.fromkeys(texts) if one != texts[0]])
