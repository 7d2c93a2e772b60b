"""Engines and segments of the simulations of ``bench_simulate``.

Documents, in their order:

- ``sample``: the document of the sample project, engine from its memory;
- ``tech-en-fr``: the second half of the dev guides, engine tuned on the first half;
- ``tech-en-fr-dev``: all of the dev guides, 2,378 segments, engine from the training text alone, as
  a translator gets it who trains on a memory;
- ``tech-en-fr-new``: the same for a new client: engine from all English-French text at hand but
  theirs (large-en-fr, europarl10k, multi30k);
- ``tech-en-de``: the second half of the German guides, engine from the first half and multi30k;
- ``europarl10k``: its last 1,000 sentences, engine from the first 9,000;
- ``postedit-fr-en``: news with human post-edits, engine from all French-English text at hand
  (large-en-fr, tech-en-fr, europarl10k, multi30k), nothing of it news;
- ``fisher``: telephone speech, Spanish to English, engine from 2,900 segments of the same.

Single sentences of many places, where little repeats:

- ``multi30k``: captions, English to German;
- ``tech-en-fr-12k``, ``tech-en-fr-2k``: 1,000 segments of the guides' training text, drawn at
  random; engines from 12,000 and 2,000 others.
"""

from __future__ import annotations

import argparse
import importlib.resources
import random
from collections.abc import Callable, Sequence
from pathlib import Path

from engines import RECIPES, read_lines, train_measured, trained, write_lines

from postil.formats.registry import open_document
from postil.text.tags import TaggedText
from postil.training.corpora import CorpusFiles, MemoryFile
from postil.training.request import TrainingRequest

SETS = (
    *("sample", "tech-en-fr", "tech-en-fr-dev", "tech-en-fr-new", "tech-en-de", "europarl10k"),
    *("postedit-fr-en", "fisher", "multi30k", "tech-en-fr-12k", "tech-en-fr-2k"),
)
DRAWN = {"tech-en-fr-12k": 12_000, "tech-en-fr-2k": 2_000}  # pairs that engines are trained on
Pairs = list[tuple[TaggedText, TaggedText]]
Lines = list[tuple[str, str]]


def material(name: str, work: Path, args: argparse.Namespace) -> tuple[Path, Pairs]:
    """The engine of a set, and the segments to replay."""
    if name in DRAWN:
        return drawn_material(name, work, args)
    if name in SPLIT:
        return split_material(name, work, args)
    return MATERIAL[name](work, args)


def guides_material(work: Path, args: argparse.Namespace) -> tuple[Path, Pairs]:
    engine = trained(
        work, args.data, "tech-en-fr", "en-fr", "product", decoder=args.decoder, small=args.small
    )
    return engine.folder, tagged(engine.lines("test", "source"), engine.lines("test", "target"))


def new_client_material(work: Path, args: argparse.Namespace) -> tuple[Path, Pairs]:
    return general_engine(work, args, "en", "fr"), dev_pairs(args.data)


def news_material(work: Path, args: argparse.Namespace) -> tuple[Path, Pairs]:
    folder = args.data / "postedit-fr-en-half1"
    pairs = tagged(read_lines(folder / "src-ref-all.fr"), read_lines(folder / "tgt-pe-all.en"))
    return general_engine(work, args, "fr", "en"), pairs


def drawn_material(name: str, work: Path, args: argparse.Namespace) -> tuple[Path, Pairs]:
    """An engine from some of the guides' training text, and 1,000 other segments of it."""
    pairs = lines_of(args.data / "tech-en-fr", "train.en-fr.en", "train.en-fr.fr")
    random.Random(7).shuffle(pairs)
    count = 600 if args.small else DRAWN[name]
    engine = engine_of(name, ("en", "fr"), (work, args), pairs[:count])
    return engine, tagged(*map(list, zip(*pairs[count : count + 1000], strict=True)))


def split_material(name: str, work: Path, args: argparse.Namespace) -> tuple[Path, Pairs]:
    """An engine from the first part of a text, and what follows."""
    source, target, folder, files, first, more = SPLIT[name]
    pairs = lines_of(args.data / folder, *files)
    if name == "europarl10k":
        corpus = europarl(work, args.data, source, target)
        pairs = list(zip(read_lines(corpus.source), read_lines(corpus.target), strict=True))
    captions = args.data / "multi30k"
    extra = (
        [CorpusFiles(captions / f"train.{source}", captions / f"train.{target}")] if more else []
    )
    if name == "multi30k":
        engine = engine_of(name, (source, target), (work, args), [], extra)
        return engine, tagged(*map(list, zip(*pairs, strict=True)))
    extra = [] if args.small else extra
    engine = engine_of(name, (source, target), (work, args), pairs[:first], extra)
    return engine, tagged(*map(list, zip(*pairs[first : first + 1000], strict=True)))


# source, target, folder, files, how many pairs the engine has of them, whether multi30k beside them
SPLIT = {
    "tech-en-de": ("en", "de", "tech-en-de", ("dev.en-de.en", "dev.en-de.de"), 1180, True),
    "europarl10k": ("fr", "en", "europarl10k-fr-en", ("fr", "en"), 9000, False),
    "fisher": ("es", "en", "multiref", ("fisher_dev.es", "fisher_dev.en.0"), 2900, False),
    "multi30k": (
        *("en", "de", "multi30k"),
        *(("test_2016_flickr.en", "test_2016_flickr.de"), 0, True),
    ),
}


def lines_of(folder: Path, source: str, target: str) -> Lines:
    """Pairs of lines with something on both sides."""
    sides = [[line.replace("\r", " ") for line in read_lines(folder / n)] for n in (source, target)]
    return [pair for pair in zip(*sides, strict=True) if all(side.strip() for side in pair)]


def engine_of(
    name: str,
    languages: tuple[str, str],
    place: tuple[Path, argparse.Namespace],
    pairs: Lines,
    extra: Sequence[CorpusFiles] = (),
) -> Path:
    """An engine from pairs of lines and other corpora."""
    (source, target), (work, args) = languages, place
    corpora = list(extra)
    if pairs:
        paths = [work / "text" / f"{name}.train.{language}" for language in (source, target)]
        for number, path in enumerate(paths):
            write_lines(path, [pair[number] for pair in pairs])
        corpora.append(CorpusFiles(*paths))
    engine = work / "engines" / named(f"{name}.{source}-{target}.product", args.decoder)
    train_measured(TrainingRequest(name, source, target, corpora), engine, RECIPES[args.decoder])
    return engine


def tagged(sources: list[str], targets: list[str]) -> Pairs:
    return [
        (TaggedText.of(source), TaggedText.of(target))
        for source, target in zip(sources, targets, strict=True)
    ]


def dev_material(work: Path, args: argparse.Namespace) -> tuple[Path, Pairs]:
    data, decoder = args.data, args.decoder
    engine = work / "engines" / named("tech-en-fr-dev.en-fr.product", decoder)
    train = [data / "tech-en-fr" / f"train.en-fr.{language}" for language in ("en", "fr")]
    request = TrainingRequest("tech", "en", "fr", [CorpusFiles(*train)])
    train_measured(request, engine, RECIPES[decoder])
    return engine, dev_pairs(data)


def dev_pairs(data: Path) -> Pairs:
    """All of the dev guides, in document order."""
    dev = [data / "tech-en-fr" / f"dev.en-fr.{language}" for language in ("en", "fr")]
    return tagged(*map(read_lines, dev))


def sample_material(work: Path, _args: argparse.Namespace) -> tuple[Path, Pairs]:
    sample = Path(str(importlib.resources.files("postil_resources"))) / "sample"
    engine = work / "engines" / "sample.en-fr.product"
    memory = MemoryFile(sample / "printer-guide.tmx")
    train_measured(TrainingRequest("sample", "en", "fr", [memory]), engine)
    segments = open_document(sample / "quick-guide.reference.xlf", "en", "fr").segments
    return engine, [(item.source, item.target) for item in segments if item.target is not None]


def named(engine: str, decoder: str) -> str:
    """Name of an engine with another decoder."""
    return engine if decoder == "block" else f"{engine}.{decoder}"


def general_engine(work: Path, args: argparse.Namespace, source: str, target: str) -> Path:
    """From everything but what it is to translate: French news, or the English guides."""
    engine = work / "engines" / named(f"general.{source}-{target}.product", args.decoder)
    data, small = args.data, args.small

    def files(folder: str, name: str) -> CorpusFiles:
        return CorpusFiles(*(data / folder / name.format(one) for one in (source, target)))

    parliament = europarl(work, data, source, target)
    corpora = [
        *([files("tech-en-fr", "train.en-fr.{}")] if source == "fr" else []),
        files("multi30k", "train.{}"),
        parliament,
        files("large-en-fr", "train.{}.xz"),
    ]
    chosen = [parliament] if small else corpora
    request = TrainingRequest("general", source, target, chosen)
    train_measured(request, engine, RECIPES[args.decoder])
    return engine


def europarl(work: Path, data: Path, source: str, target: str) -> CorpusFiles:
    """europarl10k comes as tokens; put together again, so that it splits as other text does."""
    from sacremoses import MosesDetokenizer  # noqa: PLC0415  (only these sets need it)

    paths = [work / "text" / f"europarl10k.{language}" for language in (source, target)]
    for path, language in zip(paths, (source, target), strict=True):
        if not path.exists():
            detokenise = MosesDetokenizer(language).detokenize
            lines = read_lines(data / "europarl10k-fr-en" / language)
            write_lines(path, [detokenise(line.split()) for line in lines])
    return CorpusFiles(*paths)


MATERIAL: dict[str, Callable[[Path, argparse.Namespace], tuple[Path, Pairs]]] = {
    "sample": sample_material,
    "tech-en-fr": guides_material,
    "tech-en-fr-dev": dev_material,
    "tech-en-fr-new": new_client_material,
    "postedit-fr-en": news_material,
}
