"""Translation memory: fuzzy look-up against RapidFuzz, opening, import, concordance, confirm.

Units are the real English-French segments of large-en-fr and tech-en-fr; beyond their number,
copies with a quarter of the words replaced. Queries are segments of documents the memory has not
seen. The peer compares a query with every unit (words as code points), and must find the same
scores.
"""

from __future__ import annotations

import argparse
import lzma
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from common import Clock, Row, percentile, row
from rapidfuzz import process
from rapidfuzz.distance import Levenshtein

from postil.memory.importer import export_memory, import_tmx
from postil.memory.store import TranslationMemory
from postil.memory.tokens import match_tokens
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText
from postil.workspace.project import Project

THRESHOLD = 60
LIMIT = 5
PEER_QUERIES = 60
WORDS_AS_CHARACTERS = 0x10000  # above the surrogates
Pairs = list[tuple[str, str]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--sizes", type=int, nargs="+", default=[100_000, 1_000_000], help="units in the memory"
    )
    parser.add_argument("--queries", type=int, default=600)


def run(args: argparse.Namespace) -> list[Row]:
    sizes = [20_000] if args.small else args.sizes
    pairs = _pairs(args.data)
    queries = _lines(args.data / "tech-en-fr" / "dev.en-fr.en")
    queries = queries[:: max(1, len(queries) // args.queries)]
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for size in sizes:
            rows += _memory(folder / f"{size}.sqlite", _scaled(pairs, size), queries)
        rows += _exchange(folder, pairs[: min(sizes)])
        rows += _confirm(folder, pairs[:300])
    return rows


def _memory(path: Path, pairs: Pairs, queries: list[str]) -> list[Row]:
    size = len(pairs)
    memory = TranslationMemory.open_file(path)
    with Clock() as adding:
        memory.add_many(MemoryUnit(TaggedText(a), TaggedText(b)) for a, b in pairs)
    memory.close()
    with Clock() as opening:
        memory = TranslationMemory.open_file(path)
    times, scores = _lookups(memory, queries)
    peer_times, peer_scores = _peer(pairs, queries[:: max(1, len(queries) // PEER_QUERIES)])
    wrong = sum(scores[query] != found for query, found in peer_scores.items())
    words = [max(match_tokens(query), key=len) for query in queries if match_tokens(query)]
    concordance = [_timed(lambda word=word: memory.concordance(word)) for word in words[::5]]
    memory.close()
    settings = {"units": size, "threshold": THRESHOLD, "limit": LIMIT, "queries": len(queries)}
    peer = "rapidfuzz, every unit"
    return [
        row(
            f"memory.lookup_p95_ms.{size}",
            percentile(times, 0.95),
            "CPU ms",
            peer=peer,
            peer_value=percentile(peer_times, 0.95),
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
        row(f"memory.add_per_second.{size}", size / adding.cpu, "units/CPU s"),
        row(f"memory.open_s.{size}", opening.cpu, "CPU s"),
        row(f"memory.file_mb.{size}", path.stat().st_size / 2**20, "MiB"),
        row(f"memory.concordance_p95_ms.{size}", percentile(concordance, 0.95), "CPU ms", limit=50),
    ]


def _lookups(
    memory: TranslationMemory, queries: list[str]
) -> tuple[list[float], dict[str, list[int]]]:
    times: list[float] = []
    scores: dict[str, list[int]] = {}
    for query in queries:
        text = TaggedText(query)
        times.append(_timed(lambda text=text: memory.lookup(text, THRESHOLD, LIMIT)))
        found = memory._index.search(match_tokens(query), THRESHOLD, LIMIT)
        scores[query] = [score for _, score in found]
    return times, scores


def _peer(pairs: Pairs, queries: list[str]) -> tuple[list[float], dict[str, list[int]]]:
    numbers: dict[str, int] = {}

    def encode(text: str) -> str:
        return "".join(
            chr(WORDS_AS_CHARACTERS + numbers.setdefault(token, len(numbers)))
            for token in match_tokens(text)
        )

    units = [encode(source) for source, _ in pairs]
    times: list[float] = []
    scores: dict[str, list[int]] = {}
    for query in queries:
        encoded = encode(query)
        start = time.process_time()
        hits = process.extract(
            encoded,
            units,
            scorer=Levenshtein.normalized_similarity,
            score_cutoff=THRESHOLD / 100 - 1e-6,  # 3 of 5 is 60 % and not lost in rounding
            limit=LIMIT,
        )
        times.append(1000 * (time.process_time() - start))
        scores[query] = sorted((_percent(encoded, hit[0]) for hit in hits), reverse=True)
    return times, scores


def _percent(one: str, other: str) -> int:
    longer = max(len(one), len(other))
    return 100 * (longer - Levenshtein.distance(one, other)) // longer


def _exchange(folder: Path, pairs: Pairs) -> list[Row]:
    memory = TranslationMemory.open_file(folder / "exchange.sqlite")
    memory.add_many(MemoryUnit(TaggedText(a), TaggedText(b)) for a, b in pairs)
    path = folder / "exchange.tmx"
    with Clock() as writing:
        count = export_memory(memory, path, "en", "fr")
    memory.close()
    other = TranslationMemory.open_file(folder / "imported.sqlite")
    with Clock() as reading:
        report = import_tmx(other, path, "en", "fr")
    other.close()
    return [
        row("memory.tmx_export_per_second", count / writing.cpu, "units/CPU s", units=count),
        row(
            "memory.tmx_import_per_second",
            report.read / reading.cpu,
            "units/CPU s",
            read=report.read,
            kept=report.kept,
        ),
    ]


def _confirm(folder: Path, pairs: Pairs) -> list[Row]:
    """Confirm latency without an engine: one transaction, to the disk, so in wall time."""
    document = folder / "document.txt"
    document.write_text("\n".join(source for source, _ in pairs) + "\n", encoding="utf-8")
    with Project.create(
        folder / "project",
        name="bench",
        source_language="en",
        target_language="fr",
        documents=[document],
    ) as project:
        wall: list[float] = []
        cpu: list[float] = []
        for segment, (_, target) in zip(project.segments(), pairs, strict=False):
            start, cpu_start = time.perf_counter(), time.process_time()
            project.confirm(segment.row_id, TaggedText(target))
            wall.append(1000 * (time.perf_counter() - start))
            cpu.append(1000 * (time.process_time() - cpu_start))
    settings = {"segments": len(wall), "engine": None}
    return [
        row("project.confirm_p95_ms", percentile(wall, 0.95), "ms", **settings),
        row("project.confirm_mean_cpu_ms", sum(cpu) / len(cpu), "CPU ms", **settings),
    ]


def _timed(call: object) -> float:
    start = time.process_time()
    call()  # type: ignore[operator]
    return 1000 * (time.process_time() - start)


def _pairs(data: Path) -> Pairs:
    large = data / "large-en-fr"
    tech = data / "tech-en-fr"
    english = _lines(tech / "train.en-fr.en") + _lines(large / "train.en.xz")
    french = _lines(tech / "train.en-fr.fr") + _lines(large / "train.fr.xz")
    return list(zip(english, french, strict=True))


def _scaled(pairs: Pairs, size: int) -> Pairs:
    """As many pairs as asked for: the real ones, then copies with every fourth word another's."""
    return [pair for pair, _ in zip(_endless(pairs), range(size), strict=False)]


def _endless(pairs: Pairs) -> Iterator[tuple[str, str]]:
    yield from pairs
    rng = random.Random(1)
    words = [word for source, _ in pairs[::7] for word in source.split()]
    while True:
        for source, target in pairs:
            tokens = source.split()
            for _ in range(max(1, len(tokens) // 4)):
                if tokens:
                    tokens[rng.randrange(len(tokens))] = rng.choice(words)
            yield " ".join(tokens), target


def _lines(path: Path) -> list[str]:
    opener = lzma.open if path.suffix == ".xz" else open
    with opener(path, "rt", encoding="utf-8") as stream:
        return stream.read().split("\n")[:-1]
