"""Term candidates of the documents or the memories of a project, with likely translations."""

from __future__ import annotations

from dataclasses import dataclass

from postil.errors import UsageError
from postil.memory.terms.candidates import Candidate, Pair, add_translations, find_candidates
from postil.memory.terms.keys import term_key
from postil.messages import Message
from postil.types.progress import Progress
from postil.workspace.context import ProjectContext
from postil.workspace.proposals.units import MemoryUnits

MOST_UNITS = 100_000
"""Units of the memories that are read, the newest of each: more take minutes."""

_AT_ONCE = 2000
_SOURCES = (
    "SELECT s.source FROM segment s JOIN document d ON d.id = s.document "
    "WHERE d.name = coalesce(?, d.name) ORDER BY s.document, s.position"
)
_KNOWN = "SELECT 1 FROM term WHERE key = ? AND lower(source) = lower(?) LIMIT 1"


@dataclass(frozen=True, slots=True)
class ExtractionOptions:
    """Options of a search for term candidates: the texts to look in, and which candidates to keep.

    Attributes
    ----------
    document
        Name of the document; None for all of them.
    memory
        Name of a memory whose sources are read instead; "" for none.
    least
        Occurrences of a candidate at least.
    shortest
        Words of a candidate at least.
    most
        How many to give.
    with_known
        Whether those that are in a glossary already come too.
    """

    document: str | None = None
    memory: str = ""
    least: int = 2
    shortest: int = 1
    most: int = 300
    with_known: bool = False


class TermExtraction:
    """Finds term candidates in one project; methods may be called from any thread."""

    def __init__(self, context: ProjectContext, units: MemoryUnits) -> None:
        self._database = context.database
        self._languages = context.languages
        self._memories = context.memories
        self._units = units

    def find(
        self, options: ExtractionOptions | None = None, progress: Progress | None = None
    ) -> list[Candidate]:
        """Candidates, the best first, with translations that the memories make likely.

        Raises
        ------
        UsageError
            There is no such document or memory.
        """
        options = options or ExtractionOptions()
        progress = progress or Progress()
        pairs = self._pairs(progress.part(0.3))
        if options.memory:
            if options.memory not in self._memories.sizes():
                raise UsageError(Message("The project has no memory {name}.", name=options.memory))
            texts, others = [source for source, _ in pairs.get(options.memory, ())], []
        else:
            texts = self._texts(options.document)
            others = [source for some in pairs.values() for source, _ in some]
        found = find_candidates(
            texts,
            others,
            language=self._languages[0],
            least=options.least,
            shortest=options.shortest,
            most=2 * options.most,
            progress=progress.part(0.3),
        )
        if not options.with_known:
            found = self._unknown(found)
        found = found[: options.most]
        every = [pair for some in pairs.values() for pair in some]
        add_translations(found, every, progress.part(0.4), language=self._languages[1])
        return found

    def _texts(self, document: str | None) -> list[str]:
        with self._database.surveying() as connection:
            texts = [source for (source,) in connection.execute(_SOURCES, (document,))]
            names = {name for (name,) in connection.execute("SELECT name FROM document")}
        if document is not None and document not in names:
            raise UsageError(Message("The project has no document {name}.", name=document))
        return texts

    def _pairs(self, progress: Progress) -> dict[str, list[Pair]]:
        """Source and translation of the newest units, by memory."""
        found: dict[str, list[Pair]] = {}
        left = MOST_UNITS
        for name in progress.track(list(self._memories.sizes())):
            ids = self._units.browse(name).ids[:left]
            left -= len(ids)
            pairs: list[Pair] = []
            for start in range(0, len(ids), _AT_ONCE):
                progress.check()
                some = ids[start : start + _AT_ONCE].tolist()
                units = self._units.read(name, some)
                pairs += [(unit.source.plain, unit.target.plain) for unit in units.values()]
            found[name] = pairs
        return found

    def _unknown(self, found: list[Candidate]) -> list[Candidate]:
        """Candidates that no glossary has."""
        with self._database.reading() as connection:
            return [
                one
                for one in found
                if connection.execute(_KNOWN, (term_key(one.source), one.source)).fetchone() is None
            ]
