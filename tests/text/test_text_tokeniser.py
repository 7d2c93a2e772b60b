"""Tokeniser: what stays whole, where joiners sit, exact way back."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.text.tags import placeholder
from postil.text.tokeniser import Tokeniser

LANGUAGES = ["en", "fr", "it", "ca", "de", "tr", "he", "ja", "zh-CN", "hi", "th", "km", "my"]
SIGNS = (
    "￭␛␠␉␊⍽⎵%<>/$[]{}.,;:!?'’\"«»“”()-–—▸0123456789abcAB_@#&\\|\u00a0\u202f\u2009 \t\n\r\x00\x1b"
)
FAR = (
    "中文、。カター々が字ｶﾞ！Ａעבריתقَالไทยहिन्दी"
    "เน้ำใจະຊາຊົນຈແ\u200bខ្មែរកမြန်မာ္တ"
    "\u200d\u200c\u00ad\ufe0f😀👩🚀🇫🇷\u0301\u3000\u3099\U000e0100"
)

anything = st.text(st.characters(exclude_categories=["Cs"]))
hard = st.text(st.sampled_from(SIGNS + FAR))
sentences = st.lists(
    st.sampled_from(
        ["l'été", "(voir", "a", "中文", "10\u00a0000", "»", "«\u00a0", "\u00a0!", "", "."]
    )
).map(" ".join)
texts = anything | hard | sentences | st.text(st.sampled_from("ab 中。\u00a0!«'￭"))


@settings(max_examples=400, deadline=None)
@given(text=texts, language=st.sampled_from(LANGUAGES))
def test_exactly_reversible(text: str, language: str) -> None:
    tokeniser = Tokeniser(language)
    for _ in range(2):  # cold and from the cache
        tokens = tokeniser.tokenise(text)
        assert tokeniser.detokenise(tokens) == text
        assert tokeniser.line(text) == " ".join(tokens)
        assert all(tokens)
        assert not any(character.isspace() for token in tokens for character in token)


@settings(max_examples=300, deadline=None)
@given(text=texts, language=st.sampled_from(LANGUAGES))
def test_spans_go_with_tokens(text: str, language: str) -> None:
    tokeniser = Tokeniser(language)
    tokens, spans = tokeniser.tokenise(text), tokeniser.spans(text)
    assert len(tokens) == len(spans)
    end = 0
    for token, (start, stop) in zip(tokens, spans, strict=True):
        assert end <= start < stop <= len(text)
        end = stop
        core = text[start:stop]
        if core.isalnum():
            assert token.strip("￭⍽⎵") == core
    covered = {n for start, stop in spans for n in range(start, stop)}
    rest = {text[n] for n in range(len(text)) if n not in covered}
    assert rest <= set(" \u00a0\u202f")


@settings(max_examples=80, deadline=None)
@given(tokens=st.lists(st.text(st.sampled_from(SIGNS + FAR), min_size=1)))
def test_any_tokens_can_be_joined(tokens: list[str]) -> None:
    tokeniser = Tokeniser("fr")
    assert isinstance(tokeniser.detokenise(tokens), str)
    # a wide character that nothing joins to makes no difference to what stands before it
    before = [*tokens, "x"]
    assert tokeniser.detokenise([*before, "々"]) == tokeniser.detokenise(before) + " 々"


@settings(max_examples=300, deadline=None)
@given(text=texts)
def test_no_token_is_reserved(text: str) -> None:
    tokens = Tokeniser("en").tokenise(text + " <s> </s><unk>")
    assert not {"<s>", "</s>", "<unk>"} & set(tokens)


@pytest.mark.parametrize(
    ("language", "text", "tokens"),
    [
        (
            "fr",
            "Il a dit\u00a0: «\u00a0L'été, j'irai.\u00a0»",
            "Il a dit ￭⍽: «⍽￭ L'￭ été ￭, j'￭ irai ￭. ￭⍽»",
        ),
        ("fr", "Aujourd’hui, quelqu'un d'entr'eux", "Aujourd’hui ￭, quelqu'un d'￭ entr'eux"),
        ("fr", "Qu'est-ce que c'est\u202f?", "Qu'￭ est-ce que c'￭ est ￭⎵?"),
        ("fr", "« avec espaces »", "« avec espaces »"),
        ("fr", "10\u202f000\u00a0€ et 3,14\u00a0%", "10⎵000 ￭⍽€ et 3,14 ￭⍽%"),
        ("fr", "10\u00a0kg", "10 ￭⍽￭ kg"),
        ("it", "dell'arte, un po' d’acqua", "dell'￭ arte ￭, un po' d’￭ acqua"),
        ("ca", "l'home va agafa'l i n'hi ha", "l'￭ home va agafa ￭'l i n'￭ hi ha"),
        ("en", "I don't know John's e.g. (U.S.A.)", "I don ￭'t know John ￭'s e.g. (￭ U.S.A. ￭)"),
        ("en", "O'Brien's well-known \"word\".", "O'Brien ￭'s well-known \"￭ word ￭\" ￭."),
        (
            "en",
            "a <b>bold</b>, <i>wide</i> word<br/>",
            "a <b>￭ bold ￭</b> ￭, <i>￭ wide ￭</i> word ￭<br/>",
        ),
        ("en", "AT&T, R&D. A & B, x&y", "AT&T ￭, R&D ￭. A & B ￭, x ￭&￭ y"),
        ("fr", "Lancez-le (--no-delay).", "Lancez-le (￭ --no-delay ￭) ￭."),
        ("en", "run --help or -- not--at", "run --help or -- not ￭--￭ at"),
        ("en", "keys (*.pem, *.tar.gz) or *.key.", "keys (￭ *.pem ￭, *.tar.gz ￭) or *.key ￭."),
        ("en", "*so*.bold a*.b", "*￭ so ￭* ￭.￭ bold a ￭* ￭.￭ b"),
        ("ja", "紙<b>開</b>", "紙 ￭<b>￭ 開 ￭</b>"),
        ("en", '("so"), and/or', '(￭ "￭ so ￭" ￭) ￭, and ￭/￭ or'),
        ("en", "See report.pdf or C:\\tmp\\a.txt.", "See report.pdf or C:\\tmp\\a.txt ￭."),
        (
            "en",
            "at /usr/share/doc, ./run and docs/a.md",
            "at /usr/share/doc ￭, ./run and docs/a.md",
        ),
        (
            "en",
            "https://a.org/x?y=1#z. (www.b.com/d)",
            "https://a.org/x?y=1#z ￭. (￭ www.b.com/d ￭)",
        ),
        ("en", "mail x.y+z@mail.example.org!", "mail x.y+z@mail.example.org ￭!"),
        ("en", "File ▸ Open, File > Save>As", "File ▸ Open ￭, File > Save ￭>￭ As"),
        (
            "en",
            "%1 of %s in $[officename] {0} <value> &amp; 50%",
            "%1 of %s in $[officename] {0} <value> &amp; 50 ￭%",
        ),
        (
            "en",
            "1,234.5 -5 12/05/2020 10:30 v2.0.1 2024-01-31 3-year 10-20",
            "1,234.5 -5 12/05/2020 10:30 v2.0.1 2024-01-31 3-year 10 ￭-￭ 20",
        ),
        ("en", "wait... what?! $5 -> x", "wait ￭... what ￭? ￭! $￭ 5 -> x"),
        ("en", "two  spaces\tand ", "two ￭␠␠￭ spaces ￭␉￭ and ￭␠￭"),
        ("en", "a ￭ b", "a ␛FFED b"),
        ("de", "z.B. „so“ geht's »an«.", "z.B. „￭ so ￭“ geht's »￭ an ￭« ￭."),
        ("tr", "Ankara'da", "Ankara ￭'da"),
        ("ja", "東京で、2024年に。", "東 京 で 、￭ 2024 ￭年 に 。"),
        ("zh", "使用Python的 人 们", "使 用￭ Python ￭的 ￭␠￭ 人 ￭␠￭ 们"),
        ("ja", "%sと%1$dを$HOMEに", "%s ￭と￭ %1$d ￭を￭ $HOME ￭に"),
        ("ja", "写真a/b.pngを-5度でv3.2に", "写 真￭ a/b.png ￭を￭ -5 ￭度 で￭ v3.2 ￭に"),
        ("zh", "从~/tmp/到www.a.org的1,5米", "从￭ ~/tmp/ ￭到￭ www.a.org ￭的￭ 1,5 ￭米"),
        ("ja", "日/米/中、日/US/EU", "日 ￭/￭ 米 ￭/￭ 中 、 日 ￭/￭ US ￭/￭ EU"),
        ("th", "ลบ%sไฟล์", "ล บ￭ %s ￭ไฟ ล์"),
        ("th", "น้ำใจ ใช้USB ต่างๆ ได้", "น้ำ ใจ ￭␠￭ ใช้￭ USB ต่า ง ๆ ￭␠￭ ได้"),
        ("lo", "ປະຊາຊົນ ໄດ້", "ປະ ຊາ ຊົ ນ ￭␠￭ ໄດ້"),
        ("my", "မြန်မာ ပြည်ထောင်စု", "မြန် မာ ￭␠￭ ပြည် ထောင် စု"),
        ("km", "ផ្លូវ\u200bរបស់ ថ្នាក់", "ផ្លូវ ￭\u200b￭ របស់ ￭␠￭ ថ្នាក់"),
        ("km", "វិញ្ញាបនបត្រនៃ", "វិ ញ្ញា ប ន ប ត្រ នៃ"),
        ("vi", "Tiếng Việt.", "Tiếng Việt ￭."),
        ("hi", "हिन्दी में", "हिन्दी में"),
        ("he", 'צה"ל', 'צה"ל'),
        ("en", "👩‍🚀👍🏽 ok🇫🇷", "👩‍🚀 ￭👍🏽 ok ￭🇫🇷"),
    ],
)
def test_examples(language: str, text: str, tokens: str) -> None:
    tokeniser = Tokeniser(language)
    assert tokeniser.tokenise(text) == tokens.split(" ")
    assert tokeniser.detokenise(tokens.split(" ")) == text


@pytest.mark.parametrize("text", ["a  b", " a", "a ", "a \u00a0 b", " ", "a \u2003b"])
def test_tokens_do_not_depend_on_what_was_asked_before(text: str) -> None:
    asked = Tokeniser("en")
    asked.spans(text)
    assert asked.tokenise(text) == Tokeniser("en").tokenise(text)
    asked.tokenise("a b")
    assert asked.spans(text) == Tokeniser("en").spans(text)


def test_spans_of_an_example() -> None:
    text = "«\u00a0L'été\u00a0»  a"
    assert Tokeniser("fr").tokenise(text) == ["«⍽￭", "L'￭", "été", "￭⍽»", "￭␠␠￭", "a"]
    assert Tokeniser("fr").spans(text) == [(0, 1), (2, 4), (4, 7), (8, 9), (9, 11), (11, 12)]


def test_placeholders_are_tokens_of_their_own() -> None:
    text = f"a{placeholder(0)}b {placeholder(1)}"
    tokens = Tokeniser("en").tokenise(text)
    assert tokens == ["a", f"￭{placeholder(0)}￭", "b", placeholder(1)]
    assert Tokeniser("en").detokenise(tokens) == text


def test_space_mode() -> None:
    tokeniser = Tokeniser("en", "space")
    assert tokeniser.tokenise(" a\u00a0b \t c.\n") == ["a\u00a0b", "c."]
    assert tokeniser.spans(" a\u00a0b \t c.\n") == [(1, 4), (7, 9)]
    assert tokeniser.detokenise(["￭a", "b"]) == "￭a b"
    with pytest.raises(ValueError, match="mode"):
        Tokeniser("en", "other")  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["en", "fr", "zh"])
@pytest.mark.parametrize(
    "unit",
    [
        "a",
        "a.",
        "a+",
        "a@",
        "a/",
        "/a",
        "1,",
        "1.",
        "'",
        "a'",
        "%1",
        "<a",
        "{a",
        "http://",
        "www.",
        "-",
        "\u00a0",
        " ",
        "中",
        "a-",
        "\u0301",
        "1'000",
        "&a",
        "\\",
        "$",
        "👩‍",
        "A.",
        "a.pdf",
        "..",
        "1-",
    ],
)
def test_long_hostile_text_comes_back(language: str, unit: str) -> None:
    text = unit * (5_000 // len(unit))
    tokeniser = Tokeniser(language)
    assert tokeniser.detokenise(tokeniser.tokenise(text)) == text


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=80, deadline=None)
@given(
    st.text(st.characters(categories=["L", "Mn"]) | st.sampled_from("aZéß"), min_size=1),
    st.sampled_from(["", *".,;:!?)"]),
)
def test_plain_words_are_cut_as_the_pattern_says(language: str, word: str, sign: str) -> None:
    tokeniser = Tokeniser(language)
    by_pattern = [token for token, _ in tokeniser._joined(word + sign)]
    assert tokeniser.tokenise(word + sign) == by_pattern
    assert len(tokeniser.spans(word + sign)) == len(by_pattern)
