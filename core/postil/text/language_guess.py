"""Language of a text, guessed from its script and its most frequent little words.

Enough to fill in a form that a person looks at; not meant for sorting texts.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter

SAMPLE = 20_000  # characters that are looked at
LEAST_HITS = 2  # little words a guess must rest on

_SCRIPTS = {
    "HIRAGANA": "ja",
    "KATAKANA": "ja",
    "HANGUL": "ko",
    "THAI": "th",
    "HEBREW": "he",
    "GREEK": "el",
    "ARMENIAN": "hy",
    "GEORGIAN": "ka",
    "DEVANAGARI": "hi",
    "ARABIC": "ar",
    "CJK": "zh-Hans",
}
"""Scripts that one language of those offered is written in, or mostly."""

_WORDS = {
    "bg": "и на се да за от не че по със като това",
    "ca": "el els les amb per que una dels és no aquest als",
    "cs": "a se na je že v z do pro jako nebo při jsou",
    "da": "og i at det er en til på med af for ikke der",
    "de": "der die und das ist nicht mit ein eine zu den auf sie für werden",
    "en": "the of and to in is that for with are you this be on",
    "es": "el la los de que y en las por con una para del se",
    "et": "ja on ei et see kui ka oma või ning selle",
    "eu": "eta da du ez bat dira edo hau dute izan",
    "fi": "ja on ei se että kun tai ovat voit mukaan",
    "fr": "le la les des et est une dans pour que du vous sur avec",
    "ga": "agus an na ar is le go ag sé do",
    "gl": "o os as e de que unha para non do da coa",
    "hr": "i je se na u da za koji nije su kako",
    "hu": "a az és hogy nem egy is van meg vagy",
    "id": "dan yang di untuk dengan ini dari tidak atau pada",
    "is": "og að er í á sem ekki við það til",
    "it": "il di che la e per un una con non del sono della gli",
    "lt": "ir yra kad su ar ne iš kaip tai jei",
    "lv": "un ir ar no uz kas par vai nav lai",
    "mk": "и на се да за од не што со како е",
    "nb": "og i det er en til på med av for ikke som",
    "nl": "de het een en van is niet dat op met voor zijn te",
    "pl": "i w na się z nie do jest że to lub aby",
    "pt": "o a os de que e do da em um uma para com não",
    "ro": "și de la în cu pe care este nu un sau pentru",
    "ru": "и в не на что с по как это для или из",
    "sk": "a sa na je že v z do pre ako alebo pri sú",
    "sl": "in je se na za da ki ne pri ali so",
    "sq": "dhe të në është për me një nga që ose",
    "sr": "и је се на у да за који није су као",
    "sv": "och i att det är en på som med av för inte",
    "sw": "ya na wa kwa ni za katika la kama hii",
    "tr": "ve bir bu için ile de olarak da veya değil",
    "uk": "і в не на що з як та це для або у",
    "vi": "và của là có các được cho không trong một",
}
_LITTLE: dict[str, set[str]] = {code: set(words.split()) for code, words in _WORDS.items()}
_WORD = re.compile(r"[^\W\d_]+")


def guess_language(text: str) -> str:
    """The code of the language ``text`` is most likely in, or "" if nothing speaks for any."""
    text = text[:SAMPLE]
    by_script = _by_script(text)
    if by_script:
        return by_script
    counts = Counter(word.lower() for word in _WORD.findall(text))
    hits = {code: sum(counts[word] for word in words) for code, words in _LITTLE.items()}
    best, second = sorted(hits, key=lambda code: -hits[code])[:2]
    if hits[best] < LEAST_HITS or hits[best] == hits[second]:
        return ""
    return best


def _by_script(text: str) -> str:
    """The language of the script most letters are in, if that says it."""
    found: Counter[str] = Counter()
    for character in text[:2000]:
        if character.isalpha():
            found[unicodedata.name(character, "").split(" ")[0].split("-")[0]] += 1
    if found["HIRAGANA"] or found["KATAKANA"]:
        return "ja"
    most = found.most_common(1)
    return _SCRIPTS.get(most[0][0], "") if most else ""
