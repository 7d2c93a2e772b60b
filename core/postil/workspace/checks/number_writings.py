"""Other writings of a number: a word, an ordinal, a Roman numeral, the name of a month."""

from __future__ import annotations

from collections.abc import Collection

import regex

from postil.text.locale_data import month_numbers
from postil.text.scripts import IDEOGRAPHIC_LANGUAGES

_CARDINALS = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen",
    "fr": "zéro un|une deux trois quatre cinq six sept huit neuf dix onze douze",
    "de": "null ein|eins|eine|einen|einem zwei drei vier fünf sechs sieben acht neun zehn elf "
    "zwölf",
    "es": "cero un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce",
    "it": "zero un|uno|una due tre quattro cinque sei sette otto nove dieci undici dodici",
    "pt": "zero um|uma dois|duas três quatro cinco seis sete oito nove dez onze doze",
    "nl": "nul een|één twee drie vier vijf zes zeven acht negen tien elf twaalf",
    "ar": "صفر واحد|واحدة|واحدًا اثنان|اثنين|اثنتان|اثنتين|إثنان|إثنين ثلاث|ثلاثة أربع|أربعة|اربعة "
    "خمس|خمسة ست|ستة سبع|سبعة ثماني|ثمانية|ثمان تسع|تسعة عشر|عشرة",
    "he": "אפס אחד|אחת|אחד שני|שתי|שניים|שתיים|שנים שלוש|שלושה ארבע|ארבעה חמש|חמישה|חמשה "
    "שש|שישה|ששה שבע|שבעה שמונה תשע|תשעה עשר|עשרה",
    "hi": "शून्य एक दो तीन चार पाँच|पांच छह|छः|छ सात आठ नौ दस",
}
_TENS = {"en": "twenty thirty forty fifty sixty seventy eighty ninety"}
_TWO_IMPLIED = {"ar": ("ان", "ين"), "he": ("יים",)}
"""Endings of two things, which need no numeral; nor does one thing in these languages."""
_IDEOGRAPHS = "〇一二三四五六七八九"
_POWERS = {"100": "百", "1000": "千", "10000": "万"}
_TWO = "二两兩"
_ORDINALS = {
    "en": "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
    "fr": "premier|première deuxième|second|seconde troisième quatrième cinquième sixième septième "
    "huitième neuvième dixième onzième douzième",
    "de": "erste|ersten|erster|erstes|erstem zweite|zweiten|zweiter|zweites|zweitem "
    "dritte|dritten|dritter|drittes|drittem vierte|vierten|vierter|viertes|viertem "
    "fünfte|fünften|fünfter|fünftes|fünftem",
    "es": "primero|primer|primera segundo|segunda tercero|tercer|tercera cuarto|cuarta "
    "quinto|quinta sexto|sexta séptimo|séptima octavo|octava noveno|novena décimo|décima",
    "it": "primo|prima secondo|seconda terzo|terza quarto|quarta quinto|quinta sesto|sesta "
    "settimo|settima ottavo|ottava nono|nona decimo|decima",
    "pt": "primeiro|primeira segundo|segunda terceiro|terceira quarto|quarta quinto|quinta "
    "sexto|sexta sétimo|sétima oitavo|oitava nono|nona décimo|décima",
    "nl": "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende",
}
_ROMAN = regex.compile(
    r"(?<![\p{L}\p{N}])(?P<roman>[IVXLCDM]{1,9})(?:er|re|e|ème)?(?![\p{L}\p{N}])"
)
_PAIRS = (
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
)  # fmt: skip
_ALONE = frozenset("VX")
"""Numerals of one letter: others are words or initials."""
_DATE = regex.compile(
    r"(?<!\d)(?:\d{1,2}(?P<sign>[./-])\d{1,2}(?P=sign)(?:\d{4}|\d\d)"
    r"|\d{4}(?P<other>[./-])\d{1,2}(?P=other)\d{1,2})(?!\d)"
)


def in_words(digits: str, language: str, words: Collection[str]) -> bool:
    """Whether a small number, by its digits, stands among ``words`` as a word, also as that of an
    order ("first").
    """
    value = int(digits)
    tens = _TENS.get(language, "").split()
    if value % 10 == 0 and value // 10 - 2 in range(len(tens)) and tens[value // 10 - 2] in words:
        return True
    for names, first in ((_CARDINALS, 0), (_ORDINALS, 1)):
        known = names.get(language, "").split()
        place = value - first
        if 0 <= place < len(known) and any(name in words for name in known[place].split("|")):
            return True
    return False


def in_ideographs(digits: str, text: str, language: str) -> bool:
    """Whether a number up to 99, or a power of ten, by its digits, stands in a text of Chinese or
    Japanese as ideographs, alone or in a longer number.
    """
    if language not in IDEOGRAPHIC_LANGUAGES:
        return False
    if digits in _POWERS:
        return _POWERS[digits] in text
    if len(digits) > 2:
        return False
    tens, ones = divmod(int(digits), 10)
    if tens:
        written = [f"{_IDEOGRAPHS[tens] if tens > 1 else ''}十{_IDEOGRAPHS[ones] if ones else ''}"]
    else:
        written = list(_TWO if ones == 2 else _IDEOGRAPHS[ones])
    return any(one in text for one in written)


def is_implied(digits: str, behind: str, language: str, words: Collection[str]) -> bool:
    """Whether a language may leave out a number before the text ``behind`` it: that of one thing,
    or of two, for which a word among ``words`` has an ending.
    """
    endings = _TWO_IMPLIED.get(language)
    if endings is None or digits not in ("1", "2") or not regex.match(r"[ \u00a0]\p{L}", behind):
        return False
    return digits == "1" or any(word.endswith(endings) for word in words)


def is_roman(digits: str, text: str) -> bool:
    """Whether a number, by its digits, stands in a text as a Roman numeral: "XXI" for 21."""
    wanted = _roman(int(digits)) if len(digits) <= 4 else ""
    found = {hit["roman"] for hit in _ROMAN.finditer(text)}
    return wanted in found and (len(wanted) > 1 or wanted in _ALONE)


def is_month(digits: str, text: str, language: str, words: Collection[str]) -> bool:
    """Whether a number, by its digits, may be the month of a date in ``text`` that is named among
    ``words``, of the other side.
    """
    months = month_numbers(language)
    if not any(months.get(word) == int(digits) for word in words):
        return False
    return any(
        int(digits) in map(int, regex.findall(r"\d+", hit[0])) for hit in _DATE.finditer(text)
    )


def _roman(value: int) -> str:
    written = ""
    for worth, letters in _PAIRS:
        times, value = divmod(value, worth)
        written += letters * times
    return written
