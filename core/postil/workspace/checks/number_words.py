"""Words beside numbers: those that multiply them, and those that make them the name of a thing."""

from __future__ import annotations

from decimal import Decimal

import regex

_MULTIPLES = {
    word: 10**power
    for power, words in {
        2: "百",
        3: "千 천 k thousand tausend mille mil tys tis тыс тысяч тысячи",
        4: "万 萬 만",
        6: "million millions millionen mio millón millones milione milioni milhão milhões miljoen "
        "mln milion milionů miliony milionów miljon miljoner миллион миллиона миллионов млн",
        8: "億 亿 억",
        9: "bn billion billions milliard milliards milliarde milliarden mrd miliardo miliardi "
        "miljard miliard miliardy miliardów miljarder mld миллиард миллиарда миллиардов млрд",
        12: "兆 조 billionen billón billones trillion trillions трлн",
    }.items()
    for word in words.split()
}
_NEXT = regex.compile(r"\s?(?:(?P<one>[百千천万萬만億亿억兆조])|(?P<word>\p{L}+))")
_LABEL = regex.compile(r"(?P<word>[\p{L}\p{M}\p{N}_-]+)[.:#]?\s*$")
# What stands before the number of a section or a version, which no language writes otherwise.
_THINGS = """
section sections sec chapter figure fig table version ver v step appendix article art part release
item clause rule paragraph para equation annex abschnitt kapitel abbildung abb tabelle tab schritt
anhang artikel teil punkt ziffer chapitre tableau étape annexe partie point sección capítulo figura
tabla versión paso anexo artículo sezione capitolo tabella versione passo allegato articolo seção
secção tabela versão etapa hoofdstuk paragraaf afbeelding tabel versie stap bijlage
"""
_NAMED = frozenset(_THINGS.split())


def multiplied(values: frozenset[str], text: str, end: int) -> frozenset[str]:
    """The values of the number that ends at ``end``, and what they are times the word behind it:
    "3 million" is 3 or 3000000, "300万" is 300 or 3000000.
    """
    found = _NEXT.match(text, end)
    times = _MULTIPLES.get((found["one"] or found["word"]).lower()) if found else None
    if times is None:
        return values
    return values | {_plain(value, times) for value in values if regex.fullmatch(r"[\d.]+", value)}


def label(text: str, start: int) -> str:
    """The word right before the number that begins at ``start``; "" if none is."""
    found = _LABEL.search(text[max(0, start - 40) : start])
    return found["word"] if found else ""


def names_a_thing(word: str) -> bool:
    """Whether a number behind ``word`` is that of a section, a version and the like."""
    return word.lower() in _NAMED


def _plain(value: str, times: int) -> str:
    product = format(Decimal(value) * times, "f")
    return product.rstrip("0").rstrip(".") if "." in product else product
