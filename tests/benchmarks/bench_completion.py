"""Completion while typing: time per keystroke, effort saved, and re-decoding after a confirm.

The engine is tech-en-fr at the product's settings, the segments are its dev guides. Each segment of
about 25 words is typed out character by character, with a completion after each; times are wall and
CPU milliseconds. ``first`` is what must be done before the first completion: decode, and lay out
the forest. KSR and KSMR (keystrokes, and with mouse actions, per 100 characters) are those of a
translator who takes over what is right (``training.simulation.typing``), over segments of any
length. ``next_word``: how often the word offered next is right, beside the confidence shown for it.

``redecode``: after each confirm the 20 segments to come are translated again.

Peer: the prefix search of sil-machine on sil-thot's word graphs, per typed word, measured on
another 2-core machine.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from common import Row, measure, percentile, row
from engines import add_work_argument, fair, trained, work_folder

from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.text.tags import TaggedText
from postil.training.simulation.typing import TypingEffort, type_out

SHORTEST, LONGEST = 22, 28  # words of a "25-word segment"
COMING = 20
PEER = "sil-machine's prefix search, per word"
PEER_MS = {"median": 60.0, "p95": 309.0}
Pairs = list[tuple[str, str]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--segments", type=int, default=100, help="typed out (%(default)s)")
    parser.add_argument("--confirms", type=int, default=50, help="with re-decoding (%(default)s)")
    add_work_argument(parser)


def run(args: argparse.Namespace) -> list[Row]:
    with work_folder(args) as work:
        engine = trained(work, args.data, "tech-en-fr", "en-fr", "product", small=args.small)
        pairs = list(
            zip(engine.lines("test", "source"), engine.lines("test", "target"), strict=True)
        )
        medium = [pair for pair in pairs if SHORTEST <= len(pair[0].split()) <= LONGEST]
        count, confirms = (5, 5) if args.small else (args.segments, args.confirms)
        typed = measure(keystrokes, engine.folder, medium[:count]).value
        effort = measure(efforts, engine.folder, pairs[: 5 * count]).value
        again = measure(redecoding, engine.folder, medium or pairs, confirms).value
    rows = [*time_rows("first", typed["first"]), *time_rows("key", typed["key"])]
    rows += time_rows("key_cpu", typed["key_cpu"])
    for one in rows:
        moment = one["name"].rsplit("_", 2)[1]
        if one["name"].startswith("completion.key_m") or one["name"] == "completion.key_p95_ms":
            one["peer"], one["peer_value"] = PEER, PEER_MS[moment]
    settings = {"keystrokes": len(typed["key"]), "segments": count}
    rows.append(row("completion.next_word_right", typed["right"], "share", **settings))
    rows.append(row("completion.next_word_confidence", typed["confidence"], "share", **settings))
    rows += [
        row(f"completion.{name}", value, "per 100", segments=effort["segments"])
        for name, value in (("ksr", effort["ksr"]), ("ksmr", effort["ksmr"]))
    ]
    rows += time_rows("redecode_20", again["times"])
    rows.append(
        row("completion.redecode_changed", again["changed"], "segments of 20", confirms=confirms)
    )
    return fair(rows, small=args.small)


def time_rows(name: str, values: list[float]) -> list[Row]:
    return [
        row(f"completion.{name}_{moment}_ms", percentile(values, share), "ms", count=len(values))
        for moment, share in (("median", 0.5), ("p95", 0.95))
    ]


def keystrokes(folder: Path, pairs: Pairs) -> dict[str, Any]:
    """Milliseconds of each keystroke, and whether the next word was right."""
    engine = Engine.open(folder)
    engine.start_completion(TaggedText.of(pairs[0][0])).complete(TaggedText.of(""))
    first: list[float] = []
    key: list[float] = []
    key_cpu: list[float] = []
    right: list[bool] = []
    confidence: list[float] = []
    for source, target in pairs:
        start = time.perf_counter()
        completer = engine.start_completion(TaggedText.of(source))
        completer.complete(TaggedText.of(""))
        first.append(1000 * (time.perf_counter() - start))
        for end in range(1, len(target)):
            start, cpu = time.perf_counter(), time.process_time()
            found = completer.complete(TaggedText.of(target[:end]))
            key.append(1000 * (time.perf_counter() - start))
            key_cpu.append(1000 * (time.process_time() - cpu))
            right.append(next_word(found.rest.plain) == next_word(target[end:]))
            confidence.append(found.confidence)
    return {
        "first": first,
        "key": key,
        "key_cpu": key_cpu,
        "right": sum(right) / len(right),
        "confidence": sum(confidence) / len(confidence),
    }


def next_word(text: str) -> str:
    """What stands up to the next space behind at least one character."""
    return text[:1] + text[1:].split(" ", 1)[0]


def efforts(folder: Path, pairs: Pairs) -> dict[str, float]:
    """Typing segments with completion, nothing learned."""
    engine = Engine.open(folder)
    total = TypingEffort()
    for source, target in pairs:
        completer = engine.start_completion(TaggedText.of(source))
        total += type_out(
            lambda typed, one=completer: one.complete(TaggedText.of(typed)).text.plain, target
        )
    return {"segments": len(pairs), "ksr": total.ksr, "ksmr": total.ksmr}


def redecoding(folder: Path, pairs: Pairs, confirms: int) -> dict[str, Any]:
    """Confirm segments; after each, translate those to come again."""
    engine = Engine.open(folder)
    sources = [TaggedText.of(source) for source, _ in pairs]
    before = [engine.suggest(source).target for source in sources[: confirms + COMING]]
    times: list[float] = []
    changed = 0
    for number in range(min(confirms, len(pairs) - COMING)):
        engine.learn(sources[number], TaggedText.of(pairs[number][1]), Provenance())
        coming = slice(number + 1, number + 1 + COMING)
        start = time.perf_counter()
        after = [engine.suggest(source).target for source in sources[coming]]
        times.append(1000 * (time.perf_counter() - start))
        changed += sum(old != new for old, new in zip(before[coming], after, strict=True))
        before[coming] = after
    return {"times": times, "changed": changed / max(1, len(times))}
