"""Addresses for looking up words on the web, as the translator writes them. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote, urlsplit

PLACE = "{text}"
MOST = 200  # characters that are looked up; a page of results is about a few words


@dataclass(frozen=True, slots=True)
class WebAddress:
    """A page of the web that is asked about words; ``{text}`` in it stands for these.

    ``{source}`` and ``{target}`` stand for the languages of the project, as ``en``.
    """

    name: str
    address: str

    @property
    def is_usable(self) -> bool:
        """Whether it is an address of the web with a place for the words."""
        if PLACE not in self.address:
            return False
        try:
            parts = urlsplit(self.address)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and bool(parts.hostname)

    def filled(self, text: str, languages: tuple[str, str]) -> str:
        """The address that is opened for a text."""
        words = " ".join(text.split())[:MOST]
        places = {PLACE: words, "{source}": languages[0], "{target}": languages[1]}
        found = self.address
        for place, value in places.items():
            found = found.replace(place, quote(value, safe=""))
        return found


def read_addresses(lines: Sequence[str]) -> list[WebAddress]:
    """Addresses of lines such as ``Name = https://…{text}``; a name may be left out."""
    found = []
    for line in lines:
        name, sign, address = line.partition("=")
        if not sign or "://" in name:
            name, address = "", line
        address = address.strip()
        if address:
            found.append(WebAddress(name.strip() or _host(address), address))
    return found


def _host(address: str) -> str:
    try:
        return urlsplit(address).hostname or address
    except ValueError:
        return address
