"""Names of encodings, with the texts they are for."""

from __future__ import annotations

from postil_gui.i18n.messages import mark, tr

_SCRIPTS = {
    "windows-1250": mark("Central European"),
    "iso-8859-2": mark("Central European"),
    "windows-1251": mark("Cyrillic"),
    "koi8-r": mark("Cyrillic, Russian"),
    "koi8-u": mark("Cyrillic, Ukrainian"),
    "iso-8859-5": mark("Cyrillic"),
    "windows-1252": mark("Western European"),
    "windows-1253": mark("Greek"),
    "iso-8859-7": mark("Greek"),
    "windows-1254": mark("Turkish"),
    "iso-8859-9": mark("Turkish"),
    "windows-1255": mark("Hebrew"),
    "iso-8859-8": mark("Hebrew"),
    "windows-1256": mark("Arabic"),
    "iso-8859-6": mark("Arabic"),
    "windows-1257": mark("Baltic"),
    "iso-8859-13": mark("Baltic"),
    "windows-1258": mark("Vietnamese"),
    "windows-874": mark("Thai"),
    "shift-jis": mark("Japanese"),
    "euc-jp": mark("Japanese"),
    "euc-kr": mark("Korean"),
    "gb18030": mark("Chinese, simplified"),
    "big5": mark("Chinese, traditional"),
    "cp437": mark("Western European, DOS"),
    "cp850": mark("Western European, DOS"),
    "cp852": mark("Central European, DOS"),
    "cp866": mark("Cyrillic, DOS"),
    "mac-roman": mark("Western European, Mac"),
}


def encoding_label(name: str) -> str:
    """An encoding with the texts it is for: "windows-1250 (Central European)"."""
    script = _SCRIPTS.get(name)
    return tr("{name} ({script})", name=name, script=tr(script)) if script else name
