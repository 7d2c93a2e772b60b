"""The simulator: its memory, its typist, and ways of learning side by side."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from postil.engine.engine import Engine, EngineOptions
from postil.engine.events import Provenance
from postil.errors import Cancelled, UsageError
from postil.formats.registry import open_document
from postil.metrics.corpus import corpus_scores, paired_bootstrap, sentence_ter
from postil.metrics.edit_distance import levenshtein
from postil.text.tags import TaggedText
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest
from postil.training.simulation.memory import best_matches
from postil.training.simulation.simulator import simulate
from postil.training.simulation.typing import TypingEffort, type_out
from postil.training.simulation.ways import SimulationPlan, Way
from postil.types.progress import Progress


@pytest.fixture(scope="module")
def engine_folder(tmp_path_factory, sample_folder):
    folder = tmp_path_factory.mktemp("simulation") / "engine"
    memory = sample_folder / "printer-guide.tmx"
    train_engine(TrainingRequest("printer", "en", "fr", [memory]), folder)
    return folder


@pytest.fixture(scope="module")
def sample_folder():
    return Path(str(files("postil_resources") / "sample"))


@pytest.fixture(scope="module")
def pairs(sample_folder):
    document = open_document(sample_folder / "quick-guide.reference.xlf", "en", "fr")
    return [(item.source, item.target) for item in document.segments][:12]


SENTENCES = st.lists(st.sampled_from(["a", "b", "c", "d", "."]), max_size=6).map(" ".join)


@given(st.lists(SENTENCES, max_size=12), st.sampled_from(["wer", "per"]))
def test_memory_matches_are_those_of_a_plain_search(sources, metric):
    found = best_matches(sources, "en", metric)
    for number, (source, match) in enumerate(zip(sources, found, strict=True)):
        words = source.split()
        best = (0.0, -1)
        for earlier in range(number):
            other = sources[earlier].split()
            if metric == "wer":
                errors = levenshtein(other, words)
            else:
                common = sum((Counter(other) & Counter(words)).values())
                errors = max(len(other), len(words)) - common
            score = 100 * max(0.0, 1 - errors / max(1, len(words))) if words else 0.0
            if words and (best[1] < 0 or score >= best[0] - 1e-9):
                best = (score, earlier)
        assert match.score == pytest.approx(best[0])
        if best[0] > 0:
            assert match.number == best[1]


def test_typing_counts_each_action():
    offers = {"": "abX", "abc": "abcdefZ"}
    effort = type_out(lambda typed: offers.get(typed, typed), "abcdef")
    # cursor behind "ab", type "c"; cursor behind "def", cut the rest; accept
    assert effort == TypingEffort(characters=6, keystrokes=2, mouse=3)
    assert type_out(lambda _typed: "abc", "abc") == TypingEffort(3, 0, 1)
    assert type_out(lambda typed: typed, "abc") == TypingEffort(3, 3, 1)


@given(st.text("ab ", min_size=1, max_size=12), st.text("ab ", max_size=12))
def test_typing_ends_and_never_takes_more_keys_than_typing_alone(wanted, other):
    effort = type_out(lambda typed: typed + other, wanted)
    assert effort.keystrokes <= len(wanted) + 1
    assert effort.mouse <= effort.keystrokes + 1
    assert effort.ksr <= effort.ksmr


def test_a_way_is_the_engine_used_by_hand(engine_folder, pairs):
    report = simulate(SimulationPlan(engine_folder, pairs, typing=True))
    engine = Engine.open(engine_folder)
    texts = []
    for number, (source, target) in enumerate(pairs):
        texts.append(engine.suggest(source).target.plain)
        engine.learn(source, target, Provenance("simulation", f"0.{number}"))
    way = report.ways["adaptive"]
    assert [item.text for item in way.shown] == texts
    references = [target.plain for _, target in pairs]
    assert way.scores.bleu == corpus_scores(texts, [references]).bleu
    before = [item.text for item in report.static]
    steps = [
        after - plain
        for after, plain in zip(
            sentence_ter(texts, references), sentence_ter(before, references), strict=True
        )
    ]
    assert way.ter_difference[-1] == pytest.approx(sum(steps))
    assert report.typing is not None
    assert way.typing is not None
    assert way.typing.characters == report.typing.characters == sum(map(len, references))


def test_ways_at_once_are_as_one_by_one(engine_folder, pairs):
    ways = [
        Way("all"),
        Way("weights", EngineOptions(use_session=False)),
        Way("memory", memory_threshold=60),
    ]
    plans = [SimulationPlan(engine_folder, pairs, ways, processes=n) for n in (1, 2)]
    first, second = (
        {name: [item.text for item in way.shown] for name, way in simulate(plan).ways.items()}
        for plan in plans
    )
    assert first == second
    assert set(first) == {"all", "weights", "memory"}


def test_what_the_memory_has_teaches_nothing(engine_folder, pairs):
    twice = [*pairs[:6], *pairs[:6]]
    way = Way("memory", memory_threshold=100)
    report = simulate(SimulationPlan(engine_folder, twice, [way])).ways["memory"]
    assert report.from_memory == 6
    assert [item.text for item in report.shown[6:]] == [target.plain for _, target in twice[6:]]
    assert all(item.learn_seconds == 0.0 for item in report.shown[6:])
    assert report.bleu_difference[-1] == report.bleu_difference[5]


def test_a_second_pass_goes_on_from_the_first(engine_folder, pairs):
    options = EngineOptions(use_session=False)
    report = simulate(SimulationPlan(engine_folder, pairs, [Way("w", options)], passes=2))
    shown = report.ways["w"].shown
    assert len(shown) == 2 * len(pairs) == len(report.ways["w"].bleu_difference)
    once = simulate(SimulationPlan(engine_folder, pairs, [Way("w", options)]))
    assert [item.text for item in shown[: len(pairs)]] == [
        item.text for item in once.ways["w"].shown
    ]


@pytest.mark.parametrize("processes", [1, 2])
def test_cancel_ends_a_simulation(engine_folder, pairs, processes):
    progress = Progress()
    threading.Timer(0.2, progress.cancel).start()
    plan = SimulationPlan(engine_folder, pairs * 200, [Way("a"), Way("b")], processes=processes)
    with pytest.raises(Cancelled):
        simulate(plan, progress)
    assert progress.done < 0.9


def test_what_is_known_of_the_engine_as_trained_is_not_replayed(engine_folder, pairs):
    plan = SimulationPlan(engine_folder, pairs[:4])
    known = simulate(plan)
    turned = SimulationPlan(engine_folder, pairs[3::-1])
    whole, spared = simulate(turned), simulate(turned, static=known.static[::-1])
    assert spared.static == known.static[::-1], "with its times"
    assert [item.text for item in whole.static] == [item.text for item in spared.static]
    (first, second) = (report.ways["adaptive"] for report in (whole, spared))
    assert first.scores == second.scores and first.bootstrap == second.bootstrap
    with pytest.raises(ValueError, match="argument"):
        simulate(turned, static=known.static[:2])


@pytest.mark.skipif(os.name == "nt", reason="process groups are of POSIX")
def test_a_killed_simulation_leaves_no_worker(engine_folder):
    program = f"""
from pathlib import Path
from postil.text.tags import TaggedText
from postil.training.simulation.simulator import simulate
from postil.training.simulation.ways import SimulationPlan, Way
from postil.types.progress import Progress

pairs = [(TaggedText("Press the green button."), TaggedText("Appuyez sur le bouton vert."))] * 5000
plan = SimulationPlan(Path({str(engine_folder)!r}), pairs, [Way("a"), Way("b")], processes=2)
simulate(plan, Progress(lambda one: print(one.fraction, flush=True)))
"""
    command = [sys.executable, "-c", program]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        try:
            while float(process.stdout.readline()) < 0.06:  # the workers are at work
                pass
            process.kill()
            process.wait()
            end = time.monotonic() + 60
            while _is_alive(process.pid) and time.monotonic() < end:
                time.sleep(0.05)
            assert not _is_alive(process.pid)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def _is_alive(group: int) -> bool:
    """Whether a process group has processes."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_plans_that_make_no_sense_are_refused(engine_folder, pairs):
    for plan, message in (
        (SimulationPlan(engine_folder, []), "no segments"),
        (SimulationPlan(engine_folder, [(TaggedText.of(" "), pairs[0][1])]), "no segments"),
        (SimulationPlan(engine_folder, pairs, [Way("static")]), "'static'"),
        (SimulationPlan(engine_folder, pairs, passes=0), "one pass"),
        (SimulationPlan(engine_folder, pairs, [Way("x", memory_threshold=120)]), "threshold"),
    ):
        with pytest.raises(UsageError, match=message):
            simulate(plan)


def test_bootstrap_on_ter_takes_less_for_better():
    references = ["a b c d", "e f g h", "i j k l"] * 5
    worse = [reference.replace("a", "x").replace("f", "x") for reference in references]
    gain = paired_bootstrap(worse, references, [references], metric="ter")
    assert gain.difference < 0
    assert gain.p_value < 0.05
    assert paired_bootstrap(references, worse, [references], metric="ter").p_value > 0.95
