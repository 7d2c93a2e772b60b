"""Languages as headings of tables name them: a tag, or a word of one of many languages."""

from __future__ import annotations

import re

from postil.formats.languages import canonical, distance

_NAMES = {
    "ar": "arabic|العربية|arabe|arabisch|árabe",
    "bg": "bulgarian|български|bulgare|bulgarisch|búlgaro",
    "ca": "catalan|català|katalanisch|catalán",
    "cs": "czech|čeština|tchèque|tschechisch|checo",
    "da": "danish|dansk|danois|dänisch|danés",
    "de": "german|deutsch|allemand|alemán|tedesco",
    "el": "greek|ελληνικά|grec|griechisch|griego",
    "en": "english|anglais|englisch|inglés|inglese",
    "es": "spanish|español|espagnol|spanisch|castellano|castilian",
    "et": "estonian|eesti|estonien|estnisch|estonio",
    "eu": "basque|euskara|baskisch|vasco|euskera",
    "fa": "persian|farsi|فارسی|persan|persisch|persa",
    "fi": "finnish|suomi|finnois|finnisch|finés|finlandés",
    "fr": "french|français|französisch|francés|francese",
    "ga": "irish|gaeilge|irlandais|irisch|irlandés",
    "gl": "galician|galego|galicien|galicisch|gallego",
    "he": "hebrew|עברית|hébreu|hebräisch|hebreo",
    "hi": "hindi|हिन्दी|हिंदी",
    "hr": "croatian|hrvatski|croate|kroatisch|croata",
    "hu": "hungarian|magyar|hongrois|ungarisch|húngaro",
    "id": "indonesian|indonésien|indonesisch|indonesio",
    "it": "italian|italiano|italien|italienisch",
    "ja": "japanese|日本語|japonais|japanisch|japonés",
    "ko": "korean|한국어|coréen|koreanisch|coreano",
    "lt": "lithuanian|lietuvių|lituanien|litauisch|lituano",
    "lv": "latvian|latviešu|letton|lettisch|letón",
    "nb": "norwegian|norsk|bokmål|norvégien|norwegisch|noruego",
    "nl": "dutch|nederlands|néerlandais|niederländisch|neerlandés|holandés",
    "pl": "polish|polski|polonais|polnisch|polaco",
    "pt": "portuguese|português|portugais|portugiesisch|portugués",
    "ro": "romanian|română|roumain|rumänisch|rumano",
    "ru": "russian|русский|russe|russisch|ruso",
    "sk": "slovak|slovenčina|slovaque|slowakisch|eslovaco",
    "sl": "slovenian|slovene|slovenščina|slovène|slowenisch|esloveno",
    "sr": "serbian|srpski|српски|serbe|serbisch|serbio",
    "sv": "swedish|svenska|suédois|schwedisch|sueco",
    "th": "thai|ไทย|thaï|thailändisch|tailandés",
    "tr": "turkish|türkçe|turc|türkisch|turco",
    "uk": "ukrainian|українська|ukrainien|ukrainisch|ucraniano",
    "vi": "vietnamese|việt|vietnamien|vietnamesisch|vietnamita",
    "zh": "chinese|中文|汉语|漢語|chinois|chinesisch|chino",
}
_CODES = {name: code for code, names in _NAMES.items() for name in names.split("|")}
_TAG = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*")
_WORD = re.compile(r"[^\s()\[\]:,;/_-]+")


def named_language(heading: str) -> str:
    """The language tag of ``heading``, which is a tag or contains the name of a language, "" for
    none: ``fr_CA``, ``French (Canada)``, ``Terme français``, ``EN term``.
    """
    if _TAG.fullmatch(heading) and heading.casefold() not in _CODES:
        return heading
    words = _WORD.findall(heading)
    named = next((code for word in words if (code := _CODES.get(word.casefold()))), "")
    if named:
        return named
    return words[0] if words and len(words[0]) == 2 and words[0].isupper() else ""


def is_language(heading: str) -> bool:
    """Whether ``heading`` is the tag or the name of a known language, and nothing else."""
    return heading.casefold() in _CODES or (
        _TAG.fullmatch(heading) is not None and re.split("[-_]", heading)[0].lower() in _NAMES
    )


def column_of(language: str, headings: list[str]) -> int | None:
    """The column whose heading names a language best, None if none does."""
    found = (
        (far, n)
        for n, heading in enumerate(headings)
        if (far := distance(language, named_language(heading.strip()))) is not None
    )
    return min(found, default=(0, None))[1]


def english_name(tag: str) -> str:
    """``English``, ``French (CA)``; of a language unknown here, the tag itself."""
    language, _, rest = canonical(tag).partition("-")
    names = _NAMES.get(language)
    if names is None:
        return canonical(tag)
    name = names.partition("|")[0].title()
    return f"{name} ({rest})" if rest else name
