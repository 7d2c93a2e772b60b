"""From corpora to an encoded bitext: read, clean, tokenise, truecase, hold out.

Three streaming passes, through temporary files of tokens: truecasing needs the whole corpus counted
before the first sentence can be encoded. Of a large corpus, stretches are tokenised in processes of
their own, and then each side is truecased and encoded in one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from itertools import islice
from pathlib import Path

import numpy as np
import numpy.typing as npt

from postil.bitext.clean import CleaningReport, clean
from postil.bitext.store import Bitext, WrittenSide
from postil.errors import UsageError
from postil.formats.exchange.tmx import ImportReport
from postil.messages import Message
from postil.text.casing import Truecaser
from postil.text.tokeniser import Tokeniser
from postil.text.vocabulary import Vocabulary
from postil.training.corpora import Corpus, corpus_of
from postil.training.held_out import key
from postil.training.request import TESTED, TrainingReport, TrainingRequest
from postil.training.side_encoding import SIDES, EncodedSide, SideWork, encode_side
from postil.training.tokenised_lines import Pair, tokenised_lines
from postil.training.tuning.loop import TuningSet
from postil.types.processes import Processes
from postil.types.progress import Progress

U64 = npt.NDArray[np.uint64]
TokenSegment = tuple[list[str], list[list[str]]]  # a source and its references
RUN = 10
LEAST_HELD_OUT = 150
MOST_HELD_OUT = 600
LEAST_PAIRS = 10 * LEAST_HELD_OUT  # of fewer, more than a tenth would be missed in training
STRETCH = 1000  # pairs that a process tokenises at a time
SMALL = 20 * STRETCH  # pairs for which no process is begun
MOST_NAMED = 6  # corpora, or languages of one, in a message
LONGEST_TUNED_ON = 200  # tokens: longer "segments" are data, and would take seconds to decode


@dataclass(frozen=True, slots=True)
class Texts:
    """Tokenisers and truecasers of both sides."""

    source_tokeniser: Tokeniser
    target_tokeniser: Tokeniser
    source_truecaser: Truecaser
    target_truecaser: Truecaser

    def source(self, text: str) -> list[str]:
        """Truecased tokens of the source side."""
        return self.source_truecaser.truecase(self.source_tokeniser.tokenise(text))

    def target(self, text: str) -> list[str]:
        """Truecased tokens of the target side."""
        return self.target_truecaser.truecase(self.target_tokeniser.tokenise(text))


@dataclass(frozen=True, slots=True)
class Prepared:
    """The training data.

    ``held_out``: segments to tune on, kept away from the models; ``pairs``: keys of all pairs,
    these, too (see ``pair_key``).
    """

    bitext: Bitext
    texts: Texts
    held_out: list[TokenSegment]
    pairs: U64


def prepare(
    request: TrainingRequest,
    folder: Path,
    report: TrainingReport,
    progress: Progress,
    *,
    must_tune: bool = False,
) -> Prepared:
    """Read all corpora of a request into a bitext at ``folder / "bitext"``.

    Parameters
    ----------
    must_tune
        Without segments to tune on there is nothing to do: say so.

    Raises
    ------
    UsageError
        Nothing fit for training was found, or nothing to tune on in the tuning set, or in the
        corpora if there must be something.
    InputError
        A corpus is broken; names file and place.
    """
    plain = [folder / f"{side}.txt" for side in SIDES]
    with Processes(request.threads, progress) as processes:
        hashes, keys = _tokenise(request, report, progress, plain, processes)
        chosen = _choose_held_out(request, hashes)
        if must_tune and not chosen and request.tuning_set is None:
            raise UsageError(
                "There is nothing to tune the weights on.",
                hint=Message(
                    "Add memories or texts: {number:,} pairs of segments are needed. The command "
                    "line also takes a tuning set.",
                    number=LEAST_PAIRS,
                ),
            )
        bitext, sides = _encode(request, plain, chosen, folder, processes)
    texts = Texts(
        Tokeniser(request.source_language, request.tokeniser),
        Tokeniser(request.target_language, request.tokeniser),
        *(side.truecaser for side in sides),
    )
    held_out: list[TokenSegment] = [
        (source, [target])
        for source, target in zip(*(side.held_out for side in sides), strict=True)
    ]
    report.pairs -= len(held_out)
    report.tuned_on = len(held_out)
    held_out += _read_tuning_set(request, texts, progress)
    return Prepared(bitext, texts, held_out, keys)


def _tokenise(
    request: TrainingRequest,
    report: TrainingReport,
    progress: Progress,
    plain: Sequence[Path],
    processes: Processes,
) -> tuple[U64, U64]:
    """Write the tokens of both sides to files, a sentence a line, and count the pairs; hashes of
    the sources, and keys of the pairs.
    """
    languages = request.source_language, request.target_language
    salt = request.seed.to_bytes(8, "little", signed=True)
    work = partial(tokenised_lines, languages, request.tokeniser, salt)
    unused: list[Message] = []
    stretches = _stretches(_clean_pairs(request, report, progress, unused))
    hashes, keys = [], []
    with plain[0].open("wb") as source, plain[1].open("wb") as target:
        for some in processes.map(work, stretches, alone=SMALL // STRETCH):
            source.write(some.sources)
            target.write(some.targets)
            hashes.append(some.hashes)
            keys.append(some.keys)
    found = np.frombuffer(b"".join(hashes), dtype="<u8")
    report.pairs += len(found)
    if not report.pairs:
        raise UsageError(
            Message(
                "The corpora hold no pair of segments in {source_language} and "
                "{target_language} that could be trained on.",
                source_language=request.source_language,
                target_language=request.target_language,
            ),
            hint=reduce(_below, unused[:MOST_NAMED]),
        )
    return found, np.frombuffer(b"".join(keys), dtype="<u8")


def _below(above: Message, line: Message) -> Message:
    return Message("{above}\n{line}", above=above, line=line)


def _stretches(pairs: Iterator[Pair]) -> Iterator[list[Pair]]:
    while stretch := list(islice(pairs, STRETCH)):
        yield stretch


def _encode(
    request: TrainingRequest,
    plain: Sequence[Path],
    chosen: set[int],
    folder: Path,
    processes: Processes,
) -> tuple[Bitext, list[EncodedSide]]:
    """Truecase and encode both sides of what was tokenised, but the pairs ``chosen``."""
    languages = request.source_language, request.target_language
    sides: list[EncodedSide] = []

    def write(place: Path) -> tuple[WrittenSide, WrittenSide]:
        works = [
            SideWork(plain[side], side, place, language, request.truecase, frozenset(chosen))
            for side, language in enumerate(languages)
        ]
        alone = 0 if processes.have_begun else len(works)
        sides.extend(processes.map(encode_side, works, alone=alone))
        return sides[0].written, sides[1].written

    return Bitext.of_sides(folder / "bitext", *languages, write), sides


def _clean_pairs(
    request: TrainingRequest, report: TrainingReport, progress: Progress, unused: list[Message]
) -> Iterator[Pair]:
    """Pairs of all corpora that pass the cleaning, without the test set; fills in the report, and
    ``unused`` with a sentence on each corpus of which nothing is left.
    """
    corpora: list[Corpus] = [corpus_of(corpus) for corpus in request.corpora]
    tested = _tested(request, progress)
    for number, corpus in enumerate(corpora):
        progress.update(number / len(corpora), 1.0, Message("Reading {name}", name=corpus.name))
        cleaning, units = CleaningReport(), ImportReport()
        pairs = corpus.pairs(request.source_language, request.target_language, progress, units)
        for source, target in clean(pairs, request.cleaning, cleaning):
            if tested and key(source) in tested:
                cleaning.kept -= 1
                cleaning.rejected[TESTED] += 1
            else:
                yield source, target
        read = units.rejected + cleaning.read
        report.sources.append({"name": corpus.name, "read": read, "kept": cleaning.kept})
        rejected = units.reasons + cleaning.rejected
        for reason, count in rejected.items():
            report.rejected[reason] = report.rejected.get(reason, 0) + count
        if not cleaning.kept:
            unused.append(_why_unused(corpus, read, rejected))


def _why_unused(corpus: Corpus, read: int, rejected: Counter[str]) -> Message:
    """Why no pair of a corpus is trained on: most often for one reason, the wrong languages."""
    if not read:
        return Message("{name}: there is no segment in it.", name=corpus.name)
    said = Message(
        "{name}: of {number:,} segments none can be used; most of them: {reason}.",
        name=corpus.name,
        number=read,
        reason=Message.of(rejected.most_common(1)[0][0]),
    )
    if not (found := corpus.languages):
        return said
    languages = ", ".join(found[:MOST_NAMED])
    return Message("{sentence} Its languages: {languages}.", sentence=said, languages=languages)


def _tested(request: TrainingRequest, progress: Progress) -> set[str]:
    """Keys of the sources of the test set."""
    if request.test_set is None:
        return set()
    languages = request.source_language, request.target_language
    return {key(source) for source, _ in request.test_set.segments(*languages, progress)}


def _choose_held_out(request: TrainingRequest, hashes: U64) -> set[int]:
    """Numbers of the pairs to hold out, by the hashes of their sources: a few runs of neighbours,
    as documents would be.

    Runs begin at the sources of the least hashes, and there are more of them in steps only. So
    corpora that have grown hold out what they held out before, or what is new, but for a run at
    most: an engine that is improved on them is not tuned on what it was trained on.
    """
    pairs = len(hashes)
    share = pairs * request.held_out
    is_enough = share >= LEAST_HELD_OUT or (share and pairs >= LEAST_PAIRS)
    if request.tuning is None or request.tuning_set is not None or not is_enough:
        return set()
    wanted = LEAST_HELD_OUT
    while 2 * wanted <= min(MOST_HELD_OUT, share):
        wanted *= 2
    chosen: set[int] = set()
    for start in np.unique(hashes, return_index=True)[1]:
        run = range(int(start), int(start) + RUN)
        if run.stop <= pairs and chosen.isdisjoint(run):
            chosen.update(run)
            if len(chosen) >= wanted:
                break
    return chosen


def _read_tuning_set(
    request: TrainingRequest, texts: Texts, progress: Progress
) -> list[TokenSegment]:
    """The request's tuning set as tokens; without empty references and what is far too long."""
    if request.tuning_set is None:
        return []
    languages = request.source_language, request.target_language
    found = []
    for source, targets in request.tuning_set.segments(*languages, progress):
        tokens = texts.source(source)
        references = [reference for reference in map(texts.target, targets) if reference]
        if references and 0 < len(tokens) <= LONGEST_TUNED_ON:
            found.append((tokens, references))
    if not found:
        raise UsageError(
            Message(
                "The tuning set {name} holds no segment in {source_language} "
                "with a translation into {target_language}.",
                name=request.tuning_set.name,
                source_language=request.source_language,
                target_language=request.target_language,
            ),
            hint="Check the languages, or leave it out: part of the corpora is held out then.",
        )
    return found


def tuning_set(
    segments: Sequence[TokenSegment], source: Vocabulary, target: Vocabulary
) -> TuningSet:
    """Encode held-out segments; words that only occur here get target ids beyond the
    vocabulary's.
    """
    joint: dict[str, int] = {}

    def known(token: str) -> int:
        return target.id(token) or len(target) + joint.setdefault(token, len(joint))

    def ids(tokens: Sequence[str]) -> npt.NDArray[np.uint32]:
        return np.array([known(token) for token in tokens], dtype=np.uint32)

    return TuningSet(
        sources=[source.encode(tokens) for tokens, _ in segments],
        references=[[ids(reference) for reference in references] for _, references in segments],
        copies=[ids(tokens) for tokens, _ in segments],
        words=[tokens for tokens, _ in segments],
    )
