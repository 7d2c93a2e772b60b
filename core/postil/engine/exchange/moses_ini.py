"""``moses.ini``: what Moses reads of a phrase-based engine, and how its weights map to ours.

Moses and Postil score alike: natural logarithms, -1 per target word against +1 in Postil, -100 per
unknown word against -1.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from postil.errors import InputError
from postil.messages import Message
from postil.models.phrase_table.moses import Spelling
from postil.search.phrase.features import PHRASE_FEATURES

_SECTION = re.compile(r"\[([\w-]+)\]\Z")
_TRANSLATION = PHRASE_FEATURES.names[:4]
_REORDERING = tuple(name for name in PHRASE_FEATURES.names if name.startswith("reordering."))
_SINGLE = (  # feature of Moses, ours, and what its weight is of ours
    ("WordPenalty", "word.count", -1.0),
    ("PhrasePenalty", "phrase.count", 1.0),
    ("Distortion", "distortion", 1.0),
    ("UnknownWordPenalty", "unknown", 0.01),
)
_TABLES = ("PhraseDictionaryMemory", "PhraseDictionaryCompact", "ProbingPT")
_MODELS = ("KENLM", "SRILM", "IRSTLM")
_SPELLING = re.compile(rf"^# Words: ({'|'.join(Spelling)})$", re.MULTILINE)  # Moses skips it
_BIDIRECTIONAL = "wbe-msd-bidirectional-fe"
WEIGHED = frozenset((*_TRANSLATION, "lm", *_REORDERING, *(ours for _, ours, _ in _SINGLE)))
"""Dense features of Postil that a ``moses.ini`` has weights for."""


@dataclass(frozen=True, slots=True)
class MosesEngine:
    """The files of an engine for Moses, and its settings.

    Parameters
    ----------
    phrases, reordering, language_model
        Text files, packed if they end in ``.gz``. There may be no reordering table.
    weights
        Dense weights by the names of ``PHRASE_FEATURES``.
    spelling
        Of the words in all files.
    """

    phrases: Path
    reordering: Path | None
    language_model: Path
    order: int
    distortion_limit: int
    table_limit: int
    weights: Mapping[str, float]
    spelling: Spelling = Spelling.ESCAPED


def ini_text(engine: MosesEngine) -> str:
    """The ``moses.ini`` of an engine; its paths are those of the engine."""
    weights = engine.weights
    lines = [
        "# Run Moses in the folder of this file.",
        f"# Words: {engine.spelling}",
        *("[input-factors]", "0", "", "[mapping]", "0 T 0", ""),
        *("[distortion-limit]", str(engine.distortion_limit), "", "[feature]"),
        *(name for name, _, _ in _SINGLE),
        f"PhraseDictionaryMemory name=TranslationModel0 num-features=4 path={engine.phrases} "
        f"input-factor=0 output-factor=0 table-limit={engine.table_limit}",
        f"KENLM name=LM0 factor=0 path={engine.language_model} order={engine.order}",
    ]
    if engine.reordering is not None:
        lines.append(
            f"LexicalReordering name=LexicalReordering0 num-features=6 type={_BIDIRECTIONAL}-allff "
            f"input-factor=0 output-factor=0 path={engine.reordering}"
        )
    lines += ["", "[weight]"]
    lines += [f"{theirs}0= {factor * weights[ours]:.6g}" for theirs, ours, factor in _SINGLE]
    lines.append(_weight_line("TranslationModel0", _TRANSLATION, weights))
    lines.append(_weight_line("LM0", ("lm",), weights))
    if engine.reordering is not None:
        lines.append(_weight_line("LexicalReordering0", _REORDERING, weights))
    return "\n".join(lines) + "\n"


def read_ini(path: Path) -> MosesEngine:
    """Read a ``moses.ini``.

    Features of Moses that Postil does not have are refused if they have a weight.

    Raises
    ------
    InputError
        The file is no ``moses.ini`` of a phrase-based engine with one table, one reordering table
        at most, and one language model; or a file it names is not there.
    """
    text = _text(path)
    sections = _sections(text, path)
    spelling = _SPELLING.search(text)
    features = [_feature(number, line, path) for number, line in sections.get("feature", [])]
    given = dict(_weights(number, line, path) for number, line in sections.get("weight", []))
    table = _only(features, _TABLES, path)
    model = _only(features, _MODELS, path)
    orientations = [feature for feature in features if feature["type"] == "LexicalReordering"]
    weights = PHRASE_FEATURES.named(PHRASE_FEATURES.default_weights())
    _take(weights, _TRANSLATION, given.pop(table["name"], []), path)
    _take(weights, ("lm",), given.pop(model["name"], []), path)
    if orientations:
        reordering = _only(orientations, ("LexicalReordering",), path)
        if not reordering.get("model-type", "").startswith(_BIDIRECTIONAL):
            raise InputError(
                Message("only reordering of type {kind} is known.", kind=_BIDIRECTIONAL), file=path
            )
        _take(weights, _REORDERING, given.pop(reordering["name"], []), path)
    for theirs, ours, factor in _SINGLE:
        values = given.pop(f"{theirs}0", [])
        _take(weights, (ours,), [value / factor for value in values], path)
    if any(any(values) for values in given.values()):
        raise InputError(
            Message("Postil has no feature like {names}.", names=", ".join(sorted(given))),
            file=path,
            hint="Train an engine in Moses without it.",
        )
    number, limit = next(iter(sections.get("distortion-limit", [])), (None, "6"))
    return MosesEngine(
        phrases=_find(table, path),
        reordering=_find(reordering, path) if orientations else None,
        language_model=_find(model, path),
        order=_whole(model.get("order", "0"), path, _line_of(model)),
        distortion_limit=_whole(limit, path, number),
        table_limit=_whole(table.get("table-limit", "20"), path, _line_of(table)),
        weights=weights,
        spelling=Spelling(spelling[1]) if spelling else Spelling.ESCAPED,
    )


def _weight_line(name: str, columns: tuple[str, ...], weights: Mapping[str, float]) -> str:
    return f"{name}= " + " ".join(f"{weights[column]:.6g}" for column in columns)


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(
            Message("it cannot be read ({reason}).", reason=error), file=path
        ) from error


def _sections(text: str, path: Path) -> dict[str, list[tuple[int | None, str]]]:
    """Lines that are neither empty nor comments, with their numbers, by section."""
    sections: dict[str, list[tuple[int | None, str]]] = {}
    lines: list[tuple[int | None, str]] | None = None
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if found := _SECTION.match(line):
            lines = sections.setdefault(found[1], [])
        elif lines is None:
            raise InputError("a line before the first section.", file=path, line=number)
        else:
            lines.append((number, line))
    return sections


def _feature(number: int | None, line: str, path: Path) -> dict[str, str]:
    """``Type key=value ...`` as a mapping; the type is under "type", a key "type" elsewhere, the
    number of the line under "line".
    """
    kind, *settings = line.split()
    feature = {"type": kind, "name": f"{kind}0"}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise InputError(
                Message(
                    "{setting!r} of the feature {kind} is no setting.", setting=setting, kind=kind
                ),
                file=path,
                line=number,
            )
        feature["model-type" if key == "type" else key] = value
    return feature | {"line": str(number)}


def _line_of(feature: Mapping[str, str]) -> int:
    return int(feature["line"])


def _weights(number: int | None, line: str, path: Path) -> tuple[str, list[float]]:
    name, equals, values = line.partition("=")
    try:
        numbers = [float(value) for value in values.split()]
    except ValueError:
        numbers = []
    if not equals or not numbers or not all(map(math.isfinite, numbers)):
        raise InputError(
            Message("{line!r} is not a line of weights.", line=line), file=path, line=number
        )
    return name.strip(), numbers


def _only(features: list[dict[str, str]], kinds: tuple[str, ...], path: Path) -> dict[str, str]:
    found = [feature for feature in features if feature["type"] in kinds]
    if len(found) != 1 or "path" not in found[0]:
        raise InputError(
            Message(
                "it has {number} features with a path among {kinds}, not one.",
                number=len(found),
                kinds=", ".join(kinds),
            ),
            file=path,
            hint="Postil reads engines of one phrase table and one language model.",
        )
    return found[0]


def _take(
    weights: dict[str, float], names: tuple[str, ...], values: list[float], path: Path
) -> None:
    """Set the weights of some features of ours; the defaults stay where Moses gives none."""
    if not values:
        return
    if len(values) != len(names):
        raise InputError(
            Message(
                "{number} weights where {number_2} are wanted: {names}.",
                number=len(values),
                number_2=len(names),
                names=" ".join(names),
            ),
            file=path,
        )
    weights.update(zip(names, values, strict=True))


def _find(feature: Mapping[str, str], path: Path) -> Path:
    """The file that a feature means: where it is said to be, from this folder, or beside the
    ini.
    """
    name = feature["path"]
    for candidate in (Path(name), path.parent / name, path.parent / Path(name).name):
        for spelling in (candidate, Path(f"{candidate}.gz")):
            if _is_file(spelling):
                return spelling
    raise InputError(
        Message("the file {name} that it names is not there.", name=name),
        file=path,
        line=_line_of(feature),
        hint="Put the tables, as text or .gz, into the folder of moses.ini.",
    )


def _is_file(path: Path) -> bool:
    """Whether there is such a file; there is none of a name that is too long, and none that may not
    be looked at.
    """
    try:
        return path.is_file()
    except OSError:
        return False


def _whole(text: str, path: Path, line: int | None) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise InputError(
            Message("{text!r} is not a whole number.", text=text), file=path, line=line
        ) from error
