"""The words and numbers of the desk in the translator's language.

Every text a user can see goes through :func:`tr`; what is declared as data before there is an
application goes through :func:`mark`, and through :func:`tr` where it is shown. The texts of
commands and of settings need no mark: they are declared in one place; what the core says (errors,
findings of checks, progress) goes through :func:`say`. Numbers that are not counted
by ``%n`` go through :func:`whole`, :func:`decimal`, :func:`shortest`, :func:`signed` and
:func:`percent`.

The texts in the sources are English; ``postil_resources/translations`` has the other languages, and
the plural forms of English. ``i18n_tools`` keeps them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import postil_resources
from postil.errors import PostilError
from postil.messages import Message
from postil_gui.i18n.directions import isolated
from postil_gui.i18n.qt_gaps import QtGaps
from postil_gui.qt import QtCore

CONTEXT = "Postil"
LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "es": "Español"}
"""Languages of the desk by code, each with its own name."""

_NO_WORDS = re.compile("[\0\ud800-\udfff]")  # what no text of ours has, and Qt does not take
_MNEMONIC = re.compile("&(.?)")

_translators: list[QtCore.QTranslator] = []  # Qt does not keep them alive
_installed: dict[str, object] = {}


class Translator(QtCore.QTranslator):
    """Holds the whole of its file.

    Given a path, Qt maps the file into memory: once that is written anew in its place (by an update
    of Postil, or by those who translate it), the next text asked for ends the process.
    """

    def __init__(self, data: bytes) -> None:
        super().__init__()
        self._data = data  # Qt keeps only its address
        self.is_sound = self.load(data)


def read_translator(path: Path) -> Translator | None:
    """The translator of a ``.qm`` file, or None if there is none or it is damaged."""
    try:
        translator = Translator(path.read_bytes())
    except OSError:
        return None
    return translator if translator.is_sound else None


def without_mnemonic(text: str) -> str:
    """A text of a menu or a button as it is read: "&Save" is "Save", "A && B" is "A & B"."""
    return _MNEMONIC.sub(r"\1", text)


def mark(text: str) -> str:
    """A text to be translated later, where it is shown."""
    return text


def tr(text: str, count: int | None = None, /, **values: object) -> str:
    """A text in the language of the desk.

    Parameters
    ----------
    text
        In English, a literal; ``%n`` stands for ``count`` (``%Ln`` with the separators of the
        language), ``{name}`` for one of ``values``, set apart if it runs from right to left.
    count
        Chooses the plural form.
    """
    plural = -1 if count is None else count
    found = _translated(text, plural)
    apart = {name: _apart(value) for name, value in values.items()}
    return found.format(**apart) if values else found


def say(said: object) -> str:
    """Message of the core in the language of the desk: a text, a message with gaps, an error.

    What it has no translation for stays as it is.
    """
    if isinstance(said, PostilError):
        return f"{with_stop(said.message)}\n{say(said.hint)}" if said.hint else say(said.message)
    if isinstance(said, Message):
        found = _translated(said.template)
        values = {name: _filling(value) for name, value in said.values.items()}
        return found.format(**values) if values else found
    return _translated(said) if isinstance(said, str) else str(said)


def _translated(text: str, plural: int = -1) -> str:
    if _NO_WORDS.search(text):
        return text
    return QtCore.QCoreApplication.translate(CONTEXT, text, None, plural)


def _filling(value: object) -> object:
    """Text for a gap: words, decimals and thousands as the language has them."""
    if isinstance(value, float):
        return shortest(value)
    if isinstance(value, int):
        return _Whole(value)
    return say(value) if isinstance(value, Message | PostilError) else _apart(value)


def _apart(value: object) -> object:
    return isolated(value) if isinstance(value, str) else value


class _Whole(int):
    """A whole number that a gap such as ``{number:,}`` writes with the signs of the language."""

    def __format__(self, form: str) -> str:
        return whole(self) if form == "," else super().__format__(form)


def sentence(said: object) -> str:
    """The same with a capital and a full stop, where a part of a sentence stands alone."""
    text = with_stop(said)
    return text[:1].upper() + text[1:]


def with_stop(said: object) -> str:
    """The same with a full stop, unless it ends as a sentence does."""
    text = say(said)
    return text if text.endswith((".", "!", "?")) else f"{text}."


def tallied(counts: Mapping[str, int]) -> str:
    """Counts in words: "too long: 41, empty: 7".

    In this order, the words need no plural; what there was none of is left out.
    """
    return ", ".join(
        tr("{group}: {name}", group=say(what), name=whole(number))
        for what, number in counts.items()
        if number
    )


def whole(number: int) -> str:
    """A whole number as the language of the desk writes it: 12,345."""
    return QtCore.QLocale().toString(number)


def decimal(number: float, digits: int = 1) -> str:
    """A number with so many decimals."""
    return QtCore.QLocale().toString(number, "f", digits)


def shortest(number: float) -> str:
    """A number with no more digits than it needs: 0.25."""
    return QtCore.QLocale().toString(number)


def signed(number: float, digits: int = 1) -> str:
    """A number with its sign: +0.8, −0.2, 0.0."""
    text, nothing = decimal(abs(number), digits), decimal(0.0, digits)
    return text if text == nothing else f"{'−' if number < 0 else '+'}{text}"


def percent(share: float) -> str:
    """A share of 1 in per cent: 87%; 100% is nothing but all."""
    rounded = round(100 * share)
    return tr("{number}%", number=whole(min(rounded, 99) if share < 1 else rounded))


def percent_below(share: float, limit: float) -> str:
    """A share below a limit in per cent, less than the limit: 29% where 29.7% is below 30%."""
    return percent(min(share, limit - 0.01))


def percent_sign() -> str:
    """Per cent sign with the space before it that some languages want."""
    return tr("{number}%", number="")


def language_for(choice: str) -> str:
    """The language of the desk for a choice: a code, or "system" for that of the desktop."""
    if choice in LANGUAGES:
        return choice
    wanted = [name.split("-")[0] for name in QtCore.QLocale.system().uiLanguages()]
    return next((code for code in wanted if code in LANGUAGES), "en")


def language() -> str:
    """Code of the language the desk speaks."""
    return str(_installed.get("language", "en"))


def install(application: QtCore.QCoreApplication, choice: str) -> str:
    """Speak a language from now on, Qt's own texts too; returns its code.

    What is already on the screen keeps its words.
    """
    wanted = language_for(choice)
    if _installed.get("language") == wanted and _installed["application"] is application:
        return wanted
    for old in _translators:
        application.removeTranslator(old)
    _translators.clear()
    system = QtCore.QLocale.system()
    follows = system.name().split("_")[0] == wanted
    QtCore.QLocale.setDefault(system if follows else QtCore.QLocale(wanted))
    qt = Path(QtCore.QLibraryInfo.path(QtCore.QLibraryInfo.LibraryPath.TranslationsPath))
    ours = Path(str(files(postil_resources) / "translations"))
    found = map(read_translator, (qt / f"qtbase_{wanted}.qm", ours / f"postil_{wanted}.qm"))
    for translator in (QtGaps(wanted), *found):
        if translator is not None and not translator.isEmpty():
            application.installTranslator(translator)
            _translators.append(translator)
    _installed.update(language=wanted, application=application)
    return wanted
