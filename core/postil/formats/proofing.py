"""Proofing language of office files: marks by which spelling checkers of Word and others choose a
language.

A translation keeps the marks of its source unless they are changed, and every word of it is
underlined then. Marks of the source language become those of the target; so do those of the
language that a file is in by default, whatever that is: it is what its author's program was set to.
Text marked as in a third language keeps its mark.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from postil.formats.languages import base_language, canonical

# Programs know languages with a region; this is that of a language without one.
_REGIONS = {
    "af": "ZA", "ar": "SA", "be": "BY", "bg": "BG", "bn": "IN", "ca": "ES", "cs": "CZ",
    "cy": "GB", "da": "DK", "de": "DE", "el": "GR", "en": "US", "es": "ES", "et": "EE", "eu": "ES",
    "fa": "IR", "fi": "FI", "fr": "FR", "ga": "IE", "gl": "ES", "gu": "IN", "he": "IL", "hi": "IN",
    "hr": "HR", "hu": "HU", "hy": "AM", "id": "ID", "is": "IS", "it": "IT", "ja": "JP", "ka": "GE",
    "kk": "KZ", "km": "KH", "kn": "IN", "ko": "KR", "lo": "LA", "lt": "LT", "lv": "LV", "mk": "MK",
    "ml": "IN", "mr": "IN", "ms": "MY", "mt": "MT", "my": "MM", "nb": "NO", "nl": "NL", "nn": "NO",
    "no": "NO", "pa": "IN", "pl": "PL", "pt": "PT", "ro": "RO", "ru": "RU", "sk": "SK", "sl": "SI",
    "sq": "AL", "sr": "RS", "sv": "SE", "sw": "KE", "ta": "IN", "te": "IN", "th": "TH", "tr": "TR",
    "uk": "UA", "ur": "PK", "uz": "UZ", "vi": "VN", "zh": "CN",
}  # fmt: skip
_OF_SCRIPT = {"zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}
_ASIAN = ("zh", "ja", "ko")
_COMPLEX = ("ar", "fa", "he", "hi", "ur", "th", "bn", "ta", "te", "ml", "mr", "gu", "pa", "kn",
            "km", "lo", "my", "yi", "ps", "sd", "ug", "ckb", "ne", "si")  # fmt: skip
_UNPROOFED = ("", "none", "x", "zxx", "und")  # "x-none"


@dataclass(slots=True)
class ProofingLanguage:
    """The language that marks of a file are changed to, and which are.

    Attributes
    ----------
    default
        What the file is in by default, as it writes it; "" as long as that is not known.
    """

    source: str
    target: str
    default: str = ""
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        self.tag = with_region(self.target)

    @property
    def language(self) -> str:
        """The first part of the tag: ``fr`` of ``fr-FR``."""
        return self.tag.partition("-")[0]

    @property
    def region(self) -> str:
        """The region of the tag: ``FR`` of ``fr-FR``, or ""."""
        parts = [part for part in self.tag.split("-")[1:] if len(part) != 4]
        return parts[0] if parts else ""

    @property
    def is_asian(self) -> bool:
        """Whether programs mark it as East Asian."""
        return self.language in _ASIAN

    @property
    def is_complex(self) -> bool:
        """Whether programs mark it as a language of complex script."""
        return self.language in _COMPLEX

    def replaces(self, tag: str) -> bool:
        """Whether a mark of this language is changed."""
        if base_language(tag) in _UNPROOFED:
            return False
        return base_language(tag) == base_language(self.source) or tag == self.default


def with_region(tag: str) -> str:
    """A tag as office programs know it, with the usual region if it names none."""
    found = canonical(tag)
    found = _OF_SCRIPT.get(found, found)
    has_region = any(len(part) in (2, 3) for part in found.split("-")[1:])
    region = _REGIONS.get(base_language(found), "")
    return found if has_region or not region else f"{found}-{region}"
