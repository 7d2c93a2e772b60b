"""Words of negation by language, to see whether two texts differ in one.

Counted as they stand: "no" and "not" are two negations, and a text with one of them differs from a
text without. Words that deny only together with another (French "ne") are left out when the other
one is in the list, so that the pair counts once.
"""

from __future__ import annotations

import re
from functools import lru_cache

_WORDS = {
    "ar": "لا لم لن ليس ليست ما غير بدون",
    "bg": "не няма нито никога без",
    "ca": "no mai cap sense",
    "cs": "ne není nejsou nikdy nikdo nic žádný bez nelze nesmí",
    "da": "ikke ingen intet aldrig uden",
    "de": "nicht nichts nie niemals niemand kein keine keinen keinem keiner keines ohne weder",
    "el": "δεν μη μην όχι ποτέ χωρίς",
    "en": "not no never none nothing nobody neither nor without cannot unless",
    "es": "no nunca jamás nada nadie ningún ninguno ninguna sin tampoco ni",
    "fi": "ei en et emme ette eivät älä ilman koskaan",
    "fr": "pas jamais aucun aucune rien personne nul nulle sans ni",
    "hu": "nem ne sem soha nélkül nincs",
    "it": "non mai nessun nessuno nessuna niente nulla senza né",
    "nl": "niet geen nooit niets niemand zonder noch",
    "no": "ikke ingen intet aldri uten",
    "pl": "nie nigdy nikt nic żaden bez ani",
    "pt": "não nunca jamais nada ninguém nenhum nenhuma sem nem",
    "ro": "nu niciodată nimic nimeni fără nici",
    "ru": "не нет ни никогда никто ничего нельзя без",
    "sk": "nie nikdy nikto nič žiadny bez",
    "sv": "inte ingen inget inga aldrig utan",
    "tr": "değil yok hiç asla olmadan",
    "uk": "не ні немає ніколи ніхто нічого без",
}
_MORE = {
    "en": r"|n['’]t\b",
    "ja": "ない|ません|ず(?=に)",
    "zh": "[不没沒无無未非勿别別莫]",
}


def negations(text: str, language: str) -> tuple[str, ...]:
    """The negations in ``text``, case-folded and sorted; none in a language not known."""
    pattern = _pattern(language.replace("_", "-").partition("-")[0].lower())
    if pattern is None:
        return ()
    return tuple(sorted(hit.group().casefold().replace("’", "'") for hit in pattern.finditer(text)))


@lru_cache
def _pattern(language: str) -> re.Pattern[str] | None:
    language = {"nb": "no", "nn": "no"}.get(language, language)
    words = _WORDS.get(language, "").split()
    pattern = rf"\b(?:{'|'.join(words)})\b" if words else ""
    pattern += _MORE.get(language, "")
    return re.compile(pattern, re.IGNORECASE) if pattern else None
