"""Engines to Moses and back, and a ``moses.ini`` as Moses writes it."""

from __future__ import annotations

import gzip
import math
from dataclasses import replace
from shutil import copytree
from typing import get_args

import numpy as np
import pytest

from postil.engine.engine import Engine
from postil.engine.events import Provenance
from postil.engine.exchange.moses_exchange import export_moses_engine, import_moses_engine
from postil.engine.exchange.moses_ini import WEIGHED, read_ini
from postil.engine.kinds.phrase import PhraseModels
from postil.engine.manifest import EngineManifest
from postil.engine.models import LANGUAGE_MODEL, SPARSE_WEIGHTS
from postil.errors import InputError
from postil.features.sparse_model import write_sparse_model
from postil.features.templates import TEMPLATES
from postil.models.lm.arpa import ArpaForm
from postil.models.lm.estimate import LMOptions
from postil.models.lm.model import LanguageModel
from postil.search.phrase.features import PHRASE_FEATURES
from postil.text.tags import TaggedText
from postil.training.corpora import CorpusFiles
from postil.training.phrase_based.training import train_engine
from postil.training.request import TrainingRequest

# Laid out as train-model.perl does, with weights as tuning leaves them.
INI = """\
### MOSES CONFIG FILE ###

[input-factors]
0

[mapping]
0 T 0

[distortion-limit]
4

[feature]
UnknownWordPenalty
WordPenalty
PhrasePenalty
PhraseDictionaryMemory name=TranslationModel0 num-features=4 path=/far/away/phrases.gz \
input-factor=0 output-factor=0
LexicalReordering name=LexicalReordering0 num-features=6 type=wbe-msd-bidirectional-fe-allff \
input-factor=0 output-factor=0 path=orders
Distortion
KENLM lazyken=0 name=LM0 factor=0 path=lm.arpa order=2

[weight]
UnknownWordPenalty0= 1
WordPenalty0= -0.3
PhrasePenalty0= 0.1
TranslationModel0= 0.11 0.12 0.13 0.14
LexicalReordering0= 0.01 0.02 0.03 0.04 0.05 0.06
Distortion0= 0.25
LM0= 0.5
""".replace("\\\n", "")

PHRASES = """\
la ||| the ||| 0.5 0.5 0.9 0.5 ||| 0-0 ||| 4 4 2 ||| |||
l &apos; eau ||| water ||| 0.5 0.5 0.5 0.5 ||| 1-0 2-0 ||| 1 1 1 ||| |||
maison ||| house ||| 1 1 1 1 ||| 0-0 ||| 2 2 2 ||| |||
"""
ORDERS = """\
la ||| the ||| 0.6 0.2 0.2 0.6 0.2 0.2
l &apos; eau ||| water ||| 0.6 0.2 0.2 0.6 0.2 0.2
maison ||| house ||| 0.8 0.1 0.1 0.6 0.2 0.2
"""
ARPA = """\
\\data\\
ngram 1=6
ngram 2=2

\\1-grams:
-1.5\t<unk>
-99\t<s>\t-0.3
-0.8\t</s>
-0.7\tthe\t-0.2
-0.7\thouse\t-0.2
-0.9\tit&apos;s\t-0.2

\\2-grams:
-0.1\t<s> the
-0.2\tthe house

\\end\\
"""


@pytest.fixture
def moses(tmp_path):
    folder = tmp_path / "moses"
    folder.mkdir()
    (folder / "moses.ini").write_text(INI, encoding="utf-8")
    (folder / "phrases.gz").write_bytes(gzip.compress(PHRASES.encode()))
    (folder / "orders").write_text(ORDERS, encoding="utf-8")
    (folder / "lm.arpa").write_text(ARPA, encoding="utf-8")
    return folder / "moses.ini"


def bring(ini, folder, **options):
    import_moses_engine(
        ini, folder, name="m", source_language="fr", target_language="en", **options
    )
    return Engine.open(folder)


@pytest.fixture(scope="session")
def with_trie(tmp_path_factory, sample):
    """An engine whose language model knows its words, as an ARPA file needs."""
    folder = tmp_path_factory.mktemp("engines") / "printer"
    options = LMOptions(form="trie")
    train_engine(
        TrainingRequest(
            "p",
            "en",
            "fr",
            [sample / "printer-guide.tmx"],
            language_model=options,
            class_model=0,  # Moses gets the engine without one
        ),
        folder,
    )
    return folder


def test_nothing_is_open_when_the_engine_gets_its_name(windows_files, moses, tmp_path):
    bring(moses, tmp_path / "engine")
    assert windows_files.refused == []


def test_there_and_back(with_trie, pairs, tmp_path):
    export_moses_engine(with_trie, tmp_path / "moses")
    import_moses_engine(
        tmp_path / "moses" / "moses.ini",
        tmp_path / "back",
        name="back",
        source_language="en",
        target_language="fr",
        tokeniser="postil",
    )
    first, second = Engine.open(with_trie), Engine.open(tmp_path / "back")
    assert second.manifest.weights == pytest.approx(
        {**PHRASE_FEATURES.named(PHRASE_FEATURES.default_weights()), **first.manifest.weights},
        rel=1e-5,
    )
    assert second.manifest.settings["search"] == first.manifest.settings["search"]
    for source, _ in pairs:
        one, two = first.suggest(source), second.suggest(source)
        assert two.target == one.target
        assert two.score == pytest.approx(one.score, abs=0.01)


def test_what_moses_does_not_have_is_listed(with_trie, tmp_path):
    engine = tmp_path / "engine"
    copytree(with_trie, engine)
    manifest = EngineManifest.load(engine)
    weights = dict.fromkeys(PHRASE_FEATURES.names, 0.5)
    replace(manifest, weights=weights).save(engine)
    write_sparse_model(
        engine / SPARSE_WEIGHTS, np.array([3, 7], np.uint64), np.ones(2, np.float32), TEMPLATES[:1]
    )
    left_out = export_moses_engine(engine, tmp_path / "moses")
    *features, sparse = left_out
    assert sparse == "2 weights of sparse features"
    assert all(one.endswith("weight 0.5") for one in features)
    described = read_ini(tmp_path / "moses" / "moses.ini").weights
    missing = {one.split(" (")[0] for one in features}
    assert "lm.classes" in missing and not missing & WEIGHED
    assert {name for name, weight in described.items() if weight == 0.5} == WEIGHED
    project = set(PHRASE_FEATURES.names) - missing - WEIGHED
    assert project == {name for name in PHRASE_FEATURES.names if name.startswith("session.")} | {
        "glossary"
    }
    text = (tmp_path / "moses" / "README.txt").read_text(encoding="utf-8")
    assert [line[2:] for line in text.splitlines() if line.startswith("- ")] == left_out


def test_nothing_is_listed_where_moses_has_all_of_an_engine(with_trie, tmp_path):
    assert export_moses_engine(with_trie, tmp_path / "moses") == []
    text = (tmp_path / "moses" / "README.txt").read_text(encoding="utf-8")
    assert "without" not in text
    assert "truecase.source.txt" in text


# As Moses' tokeniser leaves it: all it escapes is escaped.
MOSES_TEXT = [
    ("it &apos;s the cat &apos;s &quot; house &quot;", "c &apos; est la maison du chat"),
    ("the cat &amp; the dog &#91; here &#93;", "le chat &amp; le chien &#91; ici &#93;"),
    ("it &apos;s here", "c &apos; est ici"),
    ("the dog &apos;s house", "la maison du chien"),
]
PLAIN_TEXT = [
    tuple(
        side.replace("&apos;", "'").replace("&quot;", '"').replace("&#91;", "[")
        .replace("&#93;", "]").replace("&amp;", "&")
        for side in pair
    )
    for pair in MOSES_TEXT
]  # fmt: skip


def trained_at_blanks(folder, pairs):
    """An engine whose words are cut at blanks, as text for Moses is."""
    texts = [folder.with_name(f"{folder.name}.{side}") for side in ("source", "target")]
    for side, path in enumerate(texts):
        path.write_text("".join(f"{pair[side]}\n" for pair in pairs * 3), encoding="utf-8")
    train_engine(
        TrainingRequest(
            "m", "en", "fr", [CorpusFiles(*texts)], tokeniser="space", truecase=False, tuning=None
        ),
        folder,
    )
    return folder


def moses_words(folder):
    """Words of the tables and of the language model of an exported engine."""
    words = {"lm": set()}
    for side, column in (("source", 0), ("target", 1)):
        for table in ("phrase-table.gz", "reordering-table.wbe-msd-bidirectional-fe.gz"):
            lines = gzip.decompress((folder / table).read_bytes()).decode().splitlines()
            found = {word for line in lines for word in line.split(" ||| ")[column].split()}
            assert words.setdefault(side, found) == found
    arpa = gzip.decompress((folder / "lm.arpa.gz").read_bytes()).decode()
    unigrams = arpa.split("\\1-grams:\n")[1].split("\n\n")[0]
    words["lm"] = {line.split("\t")[1] for line in unigrams.splitlines()}
    return words


@pytest.mark.parametrize("text", [MOSES_TEXT, PLAIN_TEXT], ids=["escaped", "plain"])
def test_words_for_moses_are_those_of_its_tokeniser(tmp_path, text):
    """The same files, whether the engine has seen escapes or what they stand for."""
    folder = trained_at_blanks(tmp_path / "engine", text)
    export_moses_engine(folder, tmp_path / "moses")
    words = moses_words(tmp_path / "moses")
    escaped = [{word for pair in MOSES_TEXT for word in pair[side].split()} for side in (0, 1)]
    assert words["source"] == escaped[0]
    assert words["target"] == escaped[1]
    assert words["lm"] == escaped[1] | {"<s>", "</s>", "<unk>"}
    import_moses_engine(
        tmp_path / "moses" / "moses.ini",
        tmp_path / "back",
        name="back",
        source_language="en",
        target_language="fr",
    )
    first, second = PhraseModels.open(folder), PhraseModels.open(tmp_path / "back")
    assert set(second.source.vocabulary) == set(first.source.vocabulary)
    assert set(second.target.vocabulary) == set(first.target.vocabulary)
    engines = Engine.open(folder), Engine.open(tmp_path / "back")
    for source, _ in text:
        one, two = (engine.suggest(TaggedText.of(source)).target for engine in engines)
        assert one == two


def test_an_engine_from_moses_translates_and_learns(moses, tmp_path):
    engine = bring(moses, tmp_path / "engine")
    assert engine.suggest(TaggedText.of("la maison")).target.plain == "the house"
    assert engine.suggest(TaggedText.of("l ' eau")).target.plain == "water"
    pair = TaggedText.of("la maison bleue"), TaggedText.of("the blue house")
    engine.learn(*pair, Provenance(segment="1"))
    words = engine.suggest(pair[0]).target.plain.split()
    assert sorted(words) == sorted(pair[1].plain.split())


def test_weights_are_those_of_the_ini(moses):
    described = read_ini(moses)
    assert (described.order, described.distortion_limit, described.table_limit) == (2, 4, 20)
    assert described.phrases == moses.with_name("phrases.gz")
    expected = {
        **PHRASE_FEATURES.named(PHRASE_FEATURES.default_weights()),
        **{"tm.inverse": 0.11, "lex.inverse": 0.12, "tm.direct": 0.13, "lex.direct": 0.14},
        **{"word.count": 0.3, "phrase.count": 0.1, "lm": 0.5, "unknown": 100.0, "distortion": 0.25},
        **{"reordering.backward.mono": 0.01, "reordering.backward.swap": 0.02},
        **{"reordering.backward.discontinuous": 0.03, "reordering.forward.mono": 0.04},
        **{"reordering.forward.swap": 0.05, "reordering.forward.discontinuous": 0.06},
    }
    assert described.weights == pytest.approx(expected)


@pytest.mark.parametrize("section", ["[distortion-limit]\n", ""])
def test_without_a_distortion_limit_that_of_moses_holds(moses, section):
    text = moses.read_text("utf-8").replace("[distortion-limit]\n4\n", section)
    assert text.count("[distortion-limit]") == (section != "")
    moses.write_text(text, encoding="utf-8")
    assert read_ini(moses).distortion_limit == 6


def test_words_only_the_language_model_knows_keep_their_ids(moses, tmp_path):
    bring(moses, tmp_path / "engine")
    models = PhraseModels.open(tmp_path / "engine")
    word = models.target.vocabulary.id("it's")
    scores = models.lm.score_sentence([word], bos=False, eos=False)
    assert scores == pytest.approx([-0.9 * math.log(10)], abs=0.01)


def test_without_a_reordering_table(moses, tmp_path):
    lines = [line for line in INI.splitlines() if not line.startswith("LexicalReordering")]
    moses.write_text("\n".join(lines), encoding="utf-8")
    engine = bring(moses, tmp_path / "engine")
    assert engine.suggest(TaggedText.of("la maison")).target.plain == "the house"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[mapping]", "no section", "PhraseDictionary"),
        ("path=lm.arpa", "path=none.arpa", r"moses\.ini.* line \d+: .*not there"),
        ("path=lm.arpa", f"path={'x' * 5000}.arpa", r"moses\.ini.* line \d+: .*not there"),
        ("path=lm.arpa", "path=", r"moses\.ini.* line \d+: .*not there"),
        ("wbe-msd-bidirectional-fe-allff", "hier-mslr-backward-fe", "only reordering of type"),
        ("WordPenalty0= -0.3", "WordPenalty0= x", "not a line of weights"),
        ("WordPenalty0= -0.3", "WordPenalty0= nan", "not a line of weights"),
        ("0.13 0.14", "0.13", "4 are wanted"),
        ("LM0= 0.5", "LM0= 0.5\nOpSequenceModel0= 0.2", "no feature like OpSequenceModel0"),
        ("order=2", "order=3", "has order 2"),
        ("[distortion-limit]\n4", "[distortion-limit]\nfar", "not a whole number"),
        ("KENLM lazyken=0 name=LM0", "KENLM lazyken", "is no setting"),
        ("### MOSES", "MOSES", "before the first section"),
    ],
)
def test_what_cannot_be_read_is_named(moses, tmp_path, old, new, message):
    assert old in INI
    changed = INI.replace("[feature]", "[other]") if old == "[mapping]" else INI.replace(old, new)
    moses.write_text(changed, encoding="utf-8")
    with pytest.raises(InputError, match=message):
        bring(moses, tmp_path / "engine")
    assert not (tmp_path / "engine").exists()


def test_a_binary_language_model_is_refused(moses, tmp_path):
    moses.with_name("lm.arpa").write_bytes(
        b"mmap lm http://kheafield.com/code format version 5\n\0"
    )
    with pytest.raises(InputError, match=r"lm\.arpa"):
        bring(moses, tmp_path / "engine")


@pytest.mark.parametrize("form", get_args(ArpaForm))
def test_a_language_model_of_any_form_goes_out_as_it_came(moses, tmp_path, form):
    bring(moses, tmp_path / "engine", form=form)
    assert LanguageModel.open(tmp_path / "engine" / LANGUAGE_MODEL).is_trie == form.startswith(
        "trie"
    )
    export_moses_engine(tmp_path / "engine", tmp_path / "again")
    text = gzip.decompress((tmp_path / "again" / "lm.arpa.gz").read_bytes()).decode()
    came, went = (
        {
            tuple(line.split("\t")[1].split()): [float(line.split("\t")[0]), *line.split("\t")[2:]]
            for line in arpa.splitlines()
            if "\t" in line
        }
        for arpa in (ARPA, text)
    )
    assert set(went) == set(came)
    for words, (prob, *_) in came.items():
        assert went[words][0] == pytest.approx(prob, rel=1e-6)
