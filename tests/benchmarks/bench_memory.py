"""Translation memory at scale: import, opening, fuzzy look-up against RapidFuzz, concordance.

Units are real: the English segments of all corpora, each once with its translation; beyond their
number, two, then three neighbouring segments of a corpus as one, as paragraphs are in a memory.
Queries are segments of documents the memory has not seen. The peer compares a query with every unit
(words as code points), and must find the same scores.
"""

from __future__ import annotations

import argparse
import json
import lzma
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from common import Clock, Row, percentile, row
from rapidfuzz import process
from rapidfuzz.distance import Levenshtein
from yardstick import Yardstick, add_yardstick_arguments

from postil.formats.exchange.tmx import TmxWriter, TranslationUnit
from postil.memory.comparing.likeness import likeness
from postil.memory.comparing.tokens import folded, match_tokens
from postil.memory.importer import export_memory
from postil.memory.options import MatchOptions
from postil.memory.store import TranslationMemory
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText
from postil.workspace.creation import NewProject, create_project

THRESHOLD = 60
LIMIT = 5
PEER_QUERIES = 40
CONFIRMED = 100
WORDS_AS_CHARACTERS = 0x10000  # above the surrogates
Pairs = list[tuple[str, str]]

CORPORA = (
    ("tech-en-fr/train.en-fr.en", "tech-en-fr/train.en-fr.fr"),
    ("large-en-fr/train.en.xz", "large-en-fr/train.fr.xz"),
    ("large-en-es/train.en.xz", "large-en-es/train.es.xz"),
    ("europarl10k-fr-en/en", "europarl10k-fr-en/fr"),
    ("multi30k/train.en", "multi30k/train.fr"),
    ("postedit-fr-en-half1/tgt-pe-all.en", "postedit-fr-en-half1/src-ref-all.fr"),
)

IMPORT = r"""
import json, re, sys, time
from pathlib import Path
from postil.memory.importer import import_tmx
from postil.memory.store import TranslationMemory
started, used = time.perf_counter(), time.process_time()
memory = TranslationMemory.open_file(Path(sys.argv[2]), language="en")
report = import_tmx(memory, Path(sys.argv[1]), "en", "fr")
memory.close()
print(json.dumps([
    time.perf_counter() - started, time.process_time() - used,
    int(re.search(r"VmHWM:\s+(\d+)", Path("/proc/self/status").read_text())[1]) / 1024,
    report.read, report.kept]))
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--sizes", type=int, nargs="+", default=[100_000, 1_000_000], help="units in the memory"
    )
    parser.add_argument("--queries", type=int, default=600)
    add_yardstick_arguments(parser)


def run(args: argparse.Namespace) -> list[Row]:
    sizes = [20_000] if args.small else args.sizes
    pairs = list(islice(source_and_target(args.data), max(sizes)))
    queries = [line for line in _lines(args.data / "tech-en-fr/dev.en-fr.en") if line.strip()]
    queries = queries[:: max(1, len(queries) // args.queries)]
    french = _lines(args.data / "tech-en-fr/dev.en-fr.fr")
    french = french[:: max(1, len(french) // args.queries)]
    rows: list[Row] = []
    yardstick = Yardstick.of(args)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for size in sizes:
            rows += _memory(folder, pairs[:size], queries, french, yardstick)
        rows += yardstick.beside(_confirm, folder, pairs[:300])
    return rows


def _memory(
    folder: Path, pairs: Pairs, queries: list[str], french: list[str], yardstick: Yardstick
) -> list[Row]:
    beside = yardstick.beside
    size = len(pairs)
    path, tmx = folder / f"{size}.sqlite", folder / f"{size}.tmx"
    with TmxWriter(tmx, "en", "fr") as writer:
        for source, target in pairs:
            writer.write(TranslationUnit(TaggedText.of(source), TaggedText.of(target)))
    rows = beside(_import, tmx, path, size) + beside(_open, path, size)
    memory = TranslationMemory.open_file(path, language="en")
    rows += beside(_look_up, memory, pairs, queries)
    rows += beside(_parts, memory, queries[::5])
    rows += beside(_concordance, memory, queries[::4], french[::4])
    rows += beside(_export, memory, folder / "export.tmx", size)
    rows += beside(_visible, memory, queries[:CONFIRMED], size)
    memory.close()
    return rows


def _open(path: Path, size: int) -> list[Row]:
    with Clock() as opening:
        memory = TranslationMemory.open_file(path, language="en")
    memory.close()
    return [
        row(f"memory.open_s.{size}", opening.cpu, "CPU s"),
        row(f"memory.file_mb.{size}", path.stat().st_size / 2**20, "MiB"),
    ]


def _export(memory: TranslationMemory, path: Path, size: int) -> list[Row]:
    with Clock() as writing:
        export_memory(memory, path, "en", "fr")
    return [row(f"memory.export_s.{size}", writing.cpu, "CPU s")]


def _import(tmx: Path, path: Path, size: int) -> list[Row]:
    """Import into a new memory, in a process of its own, for its memory."""
    for left in path.parent.glob(f"{path.name}*"):
        left.unlink()
    done = subprocess.run(
        [sys.executable, "-c", IMPORT, str(tmx), str(path)],
        check=True,
        capture_output=True,
        text=True,
    )
    wall, cpu, peak, read, kept = json.loads(done.stdout)
    settings = {"units": size, "read": read, "kept": kept}
    return [
        row(f"memory.import_wall_s.{size}", wall, "s", **settings),
        row(f"memory.import_cpu_s.{size}", cpu, "CPU s", **settings),
        row(f"memory.import_peak_mb.{size}", peak, "MiB", **settings),
    ]


def _look_up(memory: TranslationMemory, pairs: Pairs, queries: list[str]) -> list[Row]:
    size = len(pairs)
    options = MatchOptions(THRESHOLD, LIMIT)
    times: list[float] = []
    scores: dict[str, list[int]] = {}
    matched = 0
    for query in queries:
        text = TaggedText(query)
        start = time.process_time()
        matched += bool(memory.lookup(text, options))
        times.append(1000 * (time.process_time() - start))
        found = (
            memory._indexes["source"]
            .seen_by(memory._connection)
            .search(match_tokens(query), THRESHOLD, LIMIT, memory.language)
        )
        scores[query] = [hit.score for hit in found]
    peer_times, peer_scores = _peer(pairs, queries[:: max(1, len(queries) // PEER_QUERIES)])
    wrong = sum(scores[query] != found for query, found in peer_scores.items())
    settings = {"units": size, "threshold": THRESHOLD, "limit": LIMIT, "queries": len(queries)}
    peer = "rapidfuzz, every unit"
    return [
        row(
            f"memory.lookup_p95_ms.{size}",
            percentile(times, 0.95),
            "CPU ms",
            peer=peer,
            peer_value=percentile(peer_times, 0.95),
            matched=matched,
            **settings,
        ),
        row(
            f"memory.lookup_mean_ms.{size}",
            sum(times) / len(times),
            "CPU ms",
            peer=peer,
            peer_value=sum(peer_times) / len(peer_times),
            **settings,
        ),
        row(f"memory.lookup_max_ms.{size}", max(times), "CPU ms", **settings),
        row(f"memory.lookup_differs_from_peer.{size}", wrong, "queries", of=len(peer_scores)),
    ]


def _peer(pairs: Pairs, queries: list[str]) -> tuple[list[float], dict[str, list[int]]]:
    numbers: dict[str, int] = {}

    def encode(tokens: list[str]) -> str:
        return "".join(
            chr(WORDS_AS_CHARACTERS + numbers.setdefault(token, len(numbers))) for token in tokens
        )

    units = [encode(folded(match_tokens(source))) for source, _ in pairs]
    times: list[float] = []
    scores: dict[str, list[int]] = {}
    for query in queries:
        tokens = match_tokens(query)
        encoded = encode(folded(tokens))
        start = time.process_time()
        hits = process.extract(
            encoded,
            units,
            scorer=Levenshtein.normalized_similarity,
            score_cutoff=THRESHOLD / 100 - 1e-6,  # 3 of 5 is 60 % and not lost in rounding
            limit=None,  # one that is written otherwise has one per cent less
        )
        times.append(1000 * (time.process_time() - start))
        found = [likeness(tokens, match_tokens(pairs[hit[2]][0]), "") for hit in hits]
        scores[query] = sorted((one for one in found if one >= THRESHOLD), reverse=True)[:LIMIT]
    return times, scores


def _parts(memory: TranslationMemory, queries: list[str]) -> list[Row]:
    size = len(memory)
    texts = [TaggedText(query) for query in queries]
    return [
        _row(f"memory.fragments_p95_ms.{size}", memory.fragments, texts),
        _row(f"memory.contained_p95_ms.{size}", memory.contained, texts),
    ]


def _concordance(memory: TranslationMemory, queries: list[str], french: list[str]) -> list[Row]:
    """What a translator looks for: a word, two or three in a row, one half remembered."""
    size = len(memory)
    longest, french_longest = _longest_words(queries), _longest_words(french)
    phrases = [" ".join(query.split()[:2]) for query in queries]
    stems = [rf"{word[:4]}\w+ed\b" for word in longest if len(word) > 4]
    inexact, french_inexact = (
        [" ".join(text.split()[1:5]) for text in texts if len(text.split()) > 5]
        for texts in (queries, french)
    )
    memory.concordance("x", "target", mode="fuzzy")  # reads the index of the targets
    sought: list[tuple[str, list[str], dict[str, object]]] = [
        ("word", longest, {}),
        ("whole_word", longest, {"whole_words": True}),
        ("phrase", phrases, {}),
        ("target_word", french_longest, {"side": "target"}),
        ("regex", stems, {"mode": "regex"}),
        ("fuzzy", inexact, {"mode": "fuzzy"}),
        ("fuzzy_target", french_inexact, {"mode": "fuzzy", "side": "target"}),
    ]
    rows = [
        _row(
            f"memory.concordance_{name}_p95_ms.{size}",
            lambda text, more=more: memory.concordance(text, **more),
            texts,
        )
        for name, texts, more in sought
    ]
    with Clock() as clock:
        hits = memory.concordance(r"(\w)\1\1\1\1\1", mode="regex", seconds=1.0)
    rows.append(
        row(f"memory.concordance_limit_s.{size}", clock.cpu, "CPU s", complete=hits.complete)
    )
    return rows


def _longest_words(texts: list[str]) -> list[str]:
    words = (re.findall(r"\w{3,}", text) for text in texts)
    return [max(some, key=len) for some in words if some]


def _visible(memory: TranslationMemory, queries: list[str], units: int) -> list[Row]:
    """A unit is added and found by the next look-up; in wall time, for it goes to the disk.

    ``units``: how many there were before the first was added, for the rows.
    """
    size = len(memory)
    times = []
    used = time.process_time()
    for number, query in enumerate(queries, size):  # other units at every repeat
        text = TaggedText(f"{query} {number} visible at once")
        start = time.perf_counter()
        unit = memory.add(MemoryUnit(text, text))
        found = memory.lookup(text)
        times.append(1000 * (time.perf_counter() - start))
        if found[0].unit.id != unit:
            raise AssertionError(f"{query} was not found at once")
    used = 1000 * (time.process_time() - used) / len(queries)
    return [
        row(f"memory.add_and_find_p95_ms.{units}", percentile(times, 0.95), "ms"),
        row(f"memory.add_and_find_mean_cpu_ms.{units}", used, "CPU ms"),
    ]


def _row(name: str, call: Callable[[object], object], arguments: list[object]) -> Row:
    times = []
    for argument in arguments:
        start = time.process_time()
        call(argument)
        times.append(1000 * (time.process_time() - start))
    return row(name, percentile(times, 0.95), "CPU ms", calls=len(times), max=max(times))


def _confirm(folder: Path, pairs: Pairs) -> list[Row]:
    """Confirm latency without an engine: one transaction, to the disk, so in wall time."""
    folder = Path(tempfile.mkdtemp(dir=folder))
    document = folder / "document.txt"
    document.write_text("\n".join(source for source, _ in pairs) + "\n", encoding="utf-8")
    with create_project(
        folder / "project",
        NewProject(
            name="bench",
            source_language="en",
            target_language="fr",
            documents=[document],
        ),
    ) as project:
        wall: list[float] = []
        cpu: list[float] = []
        for segment, (_, target) in zip(project.segments.read(), pairs, strict=False):
            start, cpu_start = time.perf_counter(), time.process_time()
            project.segments.confirm(segment.row_id, TaggedText(target))
            wall.append(1000 * (time.perf_counter() - start))
            cpu.append(1000 * (time.process_time() - cpu_start))
    settings = {"segments": len(wall), "engine": None}
    return [
        row("project.confirm_p95_ms", percentile(wall, 0.95), "ms", **settings),
        row("project.confirm_mean_cpu_ms", sum(cpu) / len(cpu), "CPU ms", **settings),
    ]


def source_and_target(data: Path) -> Iterator[tuple[str, str]]:
    """All segments once, then two neighbouring ones as one, then three, and so on."""
    corpora = [
        list(zip(_lines(data / source), _lines(data / target), strict=True))
        for source, target in CORPORA
    ]
    seen: set[str] = set()
    for length in range(1, 6):
        for corpus in corpora:
            for start in range(len(corpus) - length + 1):
                some = corpus[start : start + length]
                source = " ".join(pair[0] for pair in some)
                if source.strip() and source not in seen:
                    seen.add(source)
                    yield source, " ".join(pair[1] for pair in some)


def _lines(path: Path) -> list[str]:
    opener = lzma.open if path.suffix == ".xz" else open
    with opener(path, "rt", encoding="utf-8") as stream:
        return stream.read().split("\n")[:-1]
