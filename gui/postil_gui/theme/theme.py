"""The theme in use: which scheme, its palette, its icons, its style sheet."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal

import postil_resources
from postil_gui.qt import Qt, QtCore, QtGui, QtSvg, QtWidgets, Signal
from postil_gui.theme.density import DENSITIES, Density, DensityName
from postil_gui.theme.schemes import CONTRAST, DARK, LIGHT, SCHEMES, Scheme
from postil_gui.theme.stylesheet import USUAL_TEXT, style_sheet

Choice = Literal["system", "light", "dark", "contrast"]
CHOICES: tuple[Choice, ...] = ("system", "light", "dark", "contrast")
Side = Literal["source", "target"]
ICON_SIZES = (16, 20, 24, 32, 48)
USUAL_POINTS = 10  # of segment text, as the settings begin with it


@dataclass(frozen=True, slots=True)
class LanguageFont:
    """Font of a language; an empty family or 0 points is the usual one."""

    family: str = ""
    size: int = 0


def read_fonts(lines: Iterable[str]) -> dict[str, LanguageFont]:
    """Fonts as the settings have them, "ja=Noto Sans CJK JP|14", by language code."""
    fonts = {}
    for line in lines:
        code, _, rest = line.partition("=")
        family, _, size = rest.rpartition("|")
        if code and size.isdecimal():
            fonts[code] = LanguageFont(family, int(size))
    return fonts


def written_fonts(fonts: Mapping[str, LanguageFont]) -> list[str]:
    """The reverse of :func:`read_fonts`; what is as usual is left out."""
    return [
        f"{code}={one.family}|{one.size}"
        for code, one in sorted(fonts.items())
        if one.family or one.size
    ]


class Theme(QtCore.QObject):
    """Colours and icons for everything that paints, handed to it as an argument.

    Parameters
    ----------
    application
        Whose palette and style sheet follow.
    choice
        "system" follows the colour scheme of the desktop, and its wish for more contrast.

    Attributes
    ----------
    density
        How close the rows of segments stand.
    """

    changed = Signal()
    """Scheme, size of the text or density is another one; whatever paints must paint again."""

    def __init__(
        self,
        application: QtWidgets.QApplication,
        choice: Choice = "system",
        text_size: int = 11,
        density: DensityName = "comfortable",
    ) -> None:
        super().__init__()
        self._application = application
        self._choice: Choice = choice
        self._text_size = text_size
        self._fonts: dict[str, LanguageFont] = {}
        self._languages: dict[Side, str] = {}
        self.scheme: Scheme = LIGHT
        self.density: Density = DENSITIES[density]
        self._icons: dict[tuple[str, str], QtGui.QIcon] = {}
        self._pixmaps: dict[tuple[str, str, int, float], QtGui.QPixmap] = {}
        application.setStyle("Fusion")
        self._apply()
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        if hasattr(hints, "accessibility"):  # from Qt 6.10 on
            hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)

    @property
    def choice(self) -> Choice:
        return self._choice

    @property
    def text_size(self) -> int:
        """Size of segment text in points."""
        return self._text_size

    def beside_segments(self, pixels: int) -> int:
        """A length beside segment text of the usual size, at its present size."""
        return round(pixels * max(1.0, self._text_size / USUAL_POINTS))

    def choose(self, choice: Choice) -> None:
        """Use another scheme, or follow the system again."""
        self._choice = choice
        self._apply()

    def set_text_size(self, points: int) -> None:
        """Make segment text larger or smaller."""
        self._text_size = points
        self.changed.emit()

    def set_density(self, name: DensityName) -> None:
        """Show segments closer together, or less so."""
        if DENSITIES[name] != self.density:
            self.density = DENSITIES[name]
            self._apply()

    def colour(self, role: str) -> QtGui.QColor:
        """A role of the scheme in use, by its field name."""
        return QtGui.QColor(getattr(self.scheme, role))

    def set_fonts(self, fonts: Mapping[str, LanguageFont]) -> None:
        """Show some languages, by their code, in fonts and sizes of their own."""
        if fonts != self._fonts:
            self._fonts = dict(fonts)
            self.changed.emit()

    def use_languages(self, source: str, target: str) -> None:
        """Between which languages is translated: their fonts are used."""
        self._languages = {"source": source, "target": target}
        if self._fonts:
            self.changed.emit()

    def segment_font(self, side: Side = "target") -> QtGui.QFont:
        """Font of source or target texts."""
        font = QtGui.QFont(self._application.font())
        font.setPointSizeF(float(self._text_size))
        code = self._languages.get(side, "")
        own = self._fonts.get(code) or self._fonts.get(code.partition("-")[0])
        if own is not None and own.family:
            font.setFamilies([own.family, *font.families()])
        if own is not None and own.size:
            font.setPointSizeF(float(own.size))
        return font

    def small_font(self, *, bold: bool = False) -> QtGui.QFont:
        """Font of secondary lines and badges."""
        font = QtGui.QFont(self._application.font())
        font.setPointSizeF(max(7.5, self._application.font().pointSizeF() - 0.5))
        font.setBold(bold)
        return font

    def icon(self, name: str, role: str = "muted") -> QtGui.QIcon:
        """An icon of the desk in a colour of the scheme; disabled it is paler."""
        if (name, role) not in self._icons:  # drawing one takes 2 ms
            icon = self._icons[name, role] = QtGui.QIcon()
            for size in ICON_SIZES:
                icon.addPixmap(render_icon(name, self.colour(role), size))
                pale = self.colour("off")
                icon.addPixmap(render_icon(name, pale, size), QtGui.QIcon.Mode.Disabled)
        return QtGui.QIcon(self._icons[name, role])

    def pixmap(self, name: str, role: str, size: int, ratio: float) -> QtGui.QPixmap:
        """An icon of ``size`` logical pixels for a screen with ``ratio`` pixels for each."""
        colour = self.colour(role)
        key = (name, colour.name(), size, ratio)
        if key not in self._pixmaps:  # the grid asks for some in every row it paints
            self._pixmaps[key] = render_icon(name, colour, round(size * ratio))
            self._pixmaps[key].setDevicePixelRatio(ratio)
        return self._pixmaps[key]

    def logo(self, size: int, ratio: float = 1.0) -> QtGui.QPixmap:
        """The sign of Postil, in colours of its own in every scheme."""
        pixmap = QtGui.QPixmap.fromImage(_shape("postil", round(size * ratio)))
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _system_changed(self) -> None:
        if self._choice == "system":
            self._apply()

    def _wanted(self) -> Scheme:
        if self._choice != "system":
            return SCHEMES[self._choice]
        hints = self._application.styleHints()
        if hasattr(hints, "accessibility"):
            preference = hints.accessibility().contrastPreference()
            if preference == Qt.ContrastPreference.HighContrast:
                return CONTRAST
        return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT

    def _apply(self) -> None:
        self.scheme = self._wanted()
        self._icons.clear()
        self._pixmaps.clear()
        self._application.setPalette(palette_of(self.scheme))
        font = self._application.font()
        info, line = QtGui.QFontInfo(font), QtGui.QFontMetrics(font).height()
        times = max(1.0, info.pixelSize() / USUAL_TEXT)
        sheet = style_sheet(self.scheme, info.pointSizeF(), line, self.density, times=times)
        self._application.setStyleSheet(sheet)
        self.changed.emit()


def palette_of(scheme: Scheme) -> QtGui.QPalette:
    """The palette of a scheme, for what the style sheet leaves to the style."""
    role = QtGui.QPalette.ColorRole
    palette = QtGui.QPalette()
    for name, colour in (
        (role.Window, scheme.window),
        (role.WindowText, scheme.text),
        (role.Base, scheme.surface),
        (role.AlternateBase, scheme.window),
        (role.Text, scheme.text),
        (role.Button, scheme.window),
        (role.ButtonText, scheme.text),
        (role.BrightText, scheme.wrong),
        (role.ToolTipBase, scheme.surface),
        (role.ToolTipText, scheme.text),
        (role.PlaceholderText, scheme.faint),
        (role.Highlight, scheme.selection),
        (role.HighlightedText, scheme.text),
        (role.Link, scheme.accent),
        (role.LinkVisited, scheme.accent),
        (role.Accent, scheme.accent),
        (role.Light, scheme.raised),
        (role.Midlight, scheme.raised),
        (role.Mid, scheme.line),
        (role.Dark, scheme.frame),
        (role.Shadow, scheme.line),
    ):
        palette.setColor(name, QtGui.QColor(colour))
    off = QtGui.QPalette.ColorGroup.Disabled
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(off, name, QtGui.QColor(scheme.off))
    return palette


def render_icon(name: str, colour: QtGui.QColor, pixels: int) -> QtGui.QPixmap:
    """An icon of ``postil_resources/icons`` in one colour."""
    image = _shape(name, pixels).copy()
    painter = QtGui.QPainter(image)
    painter.setCompositionMode(QtGui.QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(image.rect(), colour)
    painter.end()
    return QtGui.QPixmap.fromImage(image)


@cache
def _icons() -> Traversable:
    """The folder of the icons; to find it takes as long as to read one."""
    return files(postil_resources) / "icons"


@lru_cache(maxsize=1024)
def _shape(name: str, pixels: int) -> QtGui.QImage:
    """An icon as it is drawn, most of them in black: each is wanted in several colours."""
    drawing = (_icons() / f"{name}.svg").read_bytes()
    image = QtGui.QImage(pixels, pixels, QtGui.QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QtGui.QPainter(image)
    QtSvg.QSvgRenderer(QtCore.QByteArray(drawing)).render(painter)
    painter.end()
    return image
