"""The one pattern that cuts a text into tokens, assembled for a language.

Alternatives are tried in order; the name of the group that matched is the class of the token:

``space``   a run of white space
``word``    words, numbers, and everything that stays whole (addresses, paths, variables)
``wide``    one ideograph or kana; one syllable, or part of one, of Thai, Lao, Khmer and Burmese
``elision`` a word that ends in an apostrophe and leans on the next: ``l'``, ``dell'``
``suffix``  a clitic that leans on the word before: ``'t``, ``'s``
``mark``    punctuation, symbols, anything else

Every quantifier that could be followed by a failure is bounded or possessive, so that no text makes
the scan quadratic.
"""

from __future__ import annotations

from functools import cache

import regex

from postil.text.scripts import IDEOGRAPHS, UNPARTED, UNSPACED, WIDE

# Thai, Lao, Khmer and Burmese: a vowel that is written before its consonant, a letter with its
# marks and what is stacked below it, vowels behind it, and Burmese consonants that end a syllable.
_STACKED = r"(?:\p{M}|(?<=[\u1039\u17D2])\p{L})*+"
_CLUSTER = rf"""
    [\u0E40-\u0E44\u0EC0-\u0EC4]?+[[{UNSPACED}]&&\p{{L}}]{_STACKED}
    (?:[\u0E30\u0E32\u0E33\u0E45\u0EB0\u0EB2\u0EB3\u0EBD]{_STACKED}
      |[\u1000-\u1021]\u103A{_STACKED})*+
"""

# Letters and digits of words that are set apart: what stands beside one of the others, such as the
# "%s" of "%sを", is none of it.
_W = rf"[\w--[{UNPARTED}]]"
_LETTER = rf"[[\p{{L}}\p{{M}}\p{{N}}_\u00AD\u200C\u200D]--[{UNPARTED}]]"
_APOSTROPHE = "['’]"
_HYPHEN = "[-‐‑]"

_FILE_ENDINGS = (
    "7z|aac|avi|bak|bat|bin|bmp|bz2|cfg|cgi|class|conf|cpp|css|csv|dat|db|deb|dll|dmg|docx?|dotx?|"
    "dtd|eps|epub|exe|flac|gif|gz|hpp|html?|ics|idml|ini|iso|jar|java|jpe?g|js|json|log|m4a|md|"
    "mid|mkv|mov|mp3|mp4|mpe?g|msi|od[bfgpst]|ogg|pdf|php|png|po|pot|potx|ppsx?|pptx?|properties|"
    "psd|py|rar|rpm|rtf|sdlxliff|sh|so|sql|srt|svg|tar|tbx|tex|tgz|tiff?|tmp|tmx|tsv|ttf|txt|vbs|"
    "vcf|wav|webm|webp|wma|wmv|xhtml|xlf|xliff|xls[bmx]?|xml|xsd|xslt?|xz|ya?ml|zip"
)
_DOMAINS = (
    "aero|at|au|be|biz|br|ca|cat|ch|cn|com|coop|cz|de|dk|edu|es|eu|fi|fr|gov|gr|hu|ie|info|int|io|"
    "it|jp|lu|mil|museum|mx|name|net|nl|no|org|pl|pt|ro|ru|se|si|sk|uk|us"
)

_ENDINGS = f"{_FILE_ENDINGS}|{_FILE_ENDINGS.upper()}"
_OUTSIDE = rf"\s<>\"«»“”„{WIDE}"

URL = rf"""
    (?:https?|ftps?|file|ssh|git|svn|ldap)://[^{_OUTSIDE}]{{1,2048}}(?<![.,;:!?'’)\]}}])
  | www\.[^{_OUTSIDE}]{{1,2048}}(?<![.,;:!?'’)\]}}])
"""
EMAIL = r"(?:mailto:)?[A-Za-z0-9._%+-]{1,64}+@[A-Za-z0-9-]{1,63}+(?:\.[A-Za-z0-9-]{1,63}+)+"
PATH = rf"""
    (?<![{_W}.])(?:[A-Za-z]:\\|\\\\|~/|\.{{1,2}}/)[{_W}.-]{{1,64}}(?:[\\/][{_W}.-]{{0,64}}){{0,32}}
    (?<!\.)
  | (?<![\w.<])/[{_W}.-]{{1,64}}(?:/[{_W}.-]{{0,64}}){{1,32}}(?<!\.)
  | (?:[{_W}.-]{{1,64}}+/){{0,16}}+[{_W}-]{{1,64}}+(?:\.[{_W}-]{{1,64}}){{0,8}}
    \.(?:{_ENDINGS})(?!{_W})(?![.-]{_W})
"""
DOMAIN = rf"""
    [A-Za-z0-9-]{{1,63}}(?:\.[A-Za-z0-9-]{{1,63}}){{0,8}}\.(?:{_DOMAINS})
    (?!{_W})(?![.-]{_W})(?:/[{_W}./%-]{{0,255}}(?<!\.))?
"""
IDENTIFIER = rf"[a-z_]{_W}{{0,63}}+(?:\.[a-z_]{_W}{{1,63}}+){{2,16}}+"
VARIABLE = (
    r"""
    <(?!/?s>|unk>)/?[A-Za-z][\w.:-]{0,63}+\s?+/?>
  | \$\[[\w.-]{1,64}+\] | \$\{[\w.:-]{1,64}+\} | \#\{[\w.:-]{1,64}+\} | %\{[\w.:-]{1,64}+\}
  | \$\([\w.-]{1,64}+\) | \{\{[\w.:-]{1,64}+\}\} | \{[\w.:,\#-]{1,64}+\}
  | (?<![\w-])--[a-z][a-z0-9]{1,31}+(?:-[a-z0-9]{1,31}+){0,8}+(?![\w-])
  | (?<![\w*])\*(?:\.[A-Za-z0-9]{1,10}+){1,3}+(?![\w*])
  | (?<!\d)%(?:\([\w.-]{1,64}+\)|\d{1,2}+\$)?[-+0\#]?\d{0,3}+(?:\.\d{1,2})?+l{0,2}"""
    rf"""[diouxXeEfgGcs](?!{_W}) | (?<!{_W})\$[A-Za-z_]{_W}{{0,63}}+
  | (?<!\d)%\d{{1,2}}+(?!{_W}) | (?<![\d%])%[A-Z_]{{3,64}}+%?
  | &(?:\#\d{{1,7}}|\#[xX][0-9a-fA-F]{{1,6}}|[A-Za-z]\w{{1,31}}+);
  | \\[nrt](?![{_W}\\])
"""
)
NUMBER = rf"""
    (?<!{_W})\d{{4}}-\d\d-\d\d(?!{_W})
  | (?<![{_W}.,])[-+−±]?(?:\d{{1,3}}(?:[\u00A0\u202F\u2009'’]\d{{3}})++(?!\d)|\d++)(?:[.,:/]\d++)*+
    (?!{_W}|[-‐‑]\p{{L}})
  | (?<!{_W})[vV]?\d++(?:\.\d++)++(?!{_W})
  | \d++(?:[.,]\d++)++
"""
_FLAVOUR = r"\p{M}*+[\U0001F3FB-\U0001F3FF]?"
_SYMBOL = rf"""
    \p{{RI}}\p{{RI}}
  | \p{{Extended_Pictographic}}{_FLAVOUR}(?:\u200D\p{{Extended_Pictographic}}{_FLAVOUR})*+
    [\U000E0020-\U000E007F]*+
  | -{{1,2}}> | => | <-{{1,2}} | <= | >= | != | := | == | ::
  | (?P<run>[.!?_=*~\#–—-])(?P=run)++
  | .\p{{M}}*+
"""

_ENGLISH_CLITICS = "(?i:s|t|m|d|re|ve|ll)"
_CATALAN_CLITICS = "(?i:l|ls|n|ns|m|t|s|hi|ho)"
_WHOLE_WITH_APOSTROPHE = {
    "fr": r"(?i:aujourd['’]hui|quelqu['’]une?|prud['’]hom\w*+|presqu['’]île)|(?i:entr['’]\w++)",
    "it": r"(?i:po|mo|be)['’](?!\w)",
}
_ELIDING = frozenset(("fr", "it", "ca", "oc", "co", "pt", "ga", "lij", "pms", "vec", "scn", "fur"))


def _wide(language: str) -> str:
    """Alternatives for what stands without spaces; Khmer has words where a space without width, or
    one that is seen, shows them.
    """
    apart = rf"[{IDEOGRAPHS}]\p{{M}}*+|{_CLUSTER}"
    if language != "km":
        return apart
    run = r"[\u1780-\u17DD]"
    return (
        rf"(?<=\u200B){run}++|{run}++(?=\u200B)|(?<!{run})(?:{_CLUSTER}){{1,4}}+(?!{run})|{apart}"
    )


def _word(language: str) -> str:
    """Alternatives for words, with the apostrophes of ``language``."""
    plain = rf"{_LETTER}++(?:{_HYPHEN}{_LETTER}++)*+"
    dotted, joined = r"(?:\p{L}\.){2,16}+", r"\p{Lu}{1,4}+(?:&\p{Lu}{1,4}+)++"  # U.S., R&D
    initials = rf"(?<!{_LETTER})(?:{dotted}|{joined})(?!{_LETTER})"
    if language == "en":
        kept = rf"(?:{_HYPHEN}|{_APOSTROPHE}(?!{_ENGLISH_CLITICS}(?!{_LETTER})))"
        whole = rf"{_LETTER}++(?:{kept}{_LETTER}++)*+"
        suffix = rf"(?<={_LETTER}){_APOSTROPHE}{_ENGLISH_CLITICS}(?!{_LETTER})"
        return rf"(?P<suffix>{suffix})|(?P<word_>{initials}|{whole})"
    if language == "tr":
        suffix = rf"(?<={_LETTER}){_APOSTROPHE}{_LETTER}++"
        return rf"(?P<suffix>{suffix})|(?P<word_>{initials}|{plain})"
    if language in _ELIDING:
        kept_whole = _WHOLE_WITH_APOSTROPHE.get(language)
        first = rf"(?P<word_1>(?<!{_LETTER})(?:{kept_whole})(?!{_LETTER}))|" if kept_whole else ""
        names = rf"(?P<word_2>(?<!{_LETTER})O{_APOSTROPHE}\p{{Lu}}{_LETTER}++)|"
        elision = rf"(?P<elision>{plain}{_APOSTROPHE}(?={_LETTER}))|"
        if language == "ca":
            clitic = rf"{_APOSTROPHE}{_CATALAN_CLITICS}(?!{_LETTER})"
            names = rf"(?P<suffix>(?<={_LETTER}){clitic})|"
            pronoun = rf"(?<!{_LETTER})[ldsmtnLDSMTN]"
            leaning = rf"(?:{pronoun}|{plain}(?!{clitic})){_APOSTROPHE}(?={_LETTER})"
            elision = rf"(?P<elision>{leaning})|"
        return rf"{first}{names}{elision}(?P<word_>{initials}|{plain})"
    inner = "[\"'’״׳]" if language in ("he", "yi") else _APOSTROPHE
    whole = rf"{_LETTER}++(?:(?:{_HYPHEN}|{inner}){_LETTER}++)*+"
    return rf"(?P<word_>{initials}|{whole})"


@cache
def token_pattern(language: str) -> regex.Pattern[str]:
    """The compiled pattern for ``language`` (a primary subtag such as ``fr``)."""
    whole = "|".join((URL, EMAIL, PATH, DOMAIN, IDENTIFIER, VARIABLE, NUMBER))
    return regex.compile(
        rf"(?P<space>\s++)|(?P<wide>{_wide(language)})|(?P<word>{whole})"
        rf"|{_word(language)}|(?P<mark>{_SYMBOL})",
        regex.VERSION1 | regex.VERBOSE | regex.DOTALL,
    )
