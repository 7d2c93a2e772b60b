"""What lies in a bundle has a name and a licence, on each system."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from recipes import need_sources, script

from postil_gui.features.help.licences import fits_gpl3

need_sources()
parts = script("parts")

WINDOWS = """
python313.dll python3.dll VCRUNTIME140.dll VCRUNTIME140_1.dll ucrtbase.dll _ssl.pyd _ctypes.pyd
api-ms-win-core-file-l1-1-0.dll select.pyd unicodedata.pyd pyexpat.pyd libffi-8.dll libssl-3.dll
libcrypto-3.dll sqlite3.dll libhunspell-1.7-0.dll libstdc++-6.dll libgcc_s_seh-1.dll
libwinpthread-1.dll PySide6/Qt6Core.dll PySide6/Qt6PrintSupport.dll PySide6/QtCore.pyd
PySide6/pyside6.abi3.dll PySide6/msvcp140_codecvt_ids.dll PySide6/plugins/platforms/qwindows.dll
PySide6/plugins/imageformats/qjpeg.dll shiboken6/Shiboken.pyd shiboken6/shiboken6.abi3.dll
shiboken6/vcomp140.dll lxml/etree.cp313-win_amd64.pyd regex/_regex.cp313-win_amd64.pyd
numpy.libs/libscipy_openblas64_-4e39871015dc1470c682dc512497ee22.dll yaml/_yaml.cp313-win_amd64.pyd
numpy.libs/msvcp140-a4c2229bdc2a2a630acdc095b4d86008.dll numpy/_core/_simd.cp313-win_amd64.pyd
postil/search/chart/chart.cp313-win_amd64.pyd
"""
MACOS = """
Python.framework/Versions/3.13/Python libcrypto.3.dylib libssl.3.dylib libsqlite3.dylib
libffi.8.dylib liblzma.5.dylib libmpdec.4.dylib libncursesw.5.dylib libhunspell-1.7.0.dylib
python3.13/lib-dynload/_ssl.cpython-313-darwin.so PySide6/QtCore.abi3.so
PySide6/libpyside6.abi3.6.11.dylib PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore
PySide6/Qt/plugins/platforms/libqcocoa.dylib shiboken6/Shiboken.abi3.so
shiboken6/libshiboken6.abi3.6.11.dylib numpy/.dylibs/libscipy_openblas64_.dylib
numpy/random/mtrand.cpython-313-darwin.so postil/search/chart/chart.cpython-313-darwin.so
"""
LINUX_PARTS = [
    {"name": "Dictionary fr_FR", "version": "7.0", "licence": "MPL-2.0"},
    {"name": "zstd", "version": "1.5.4", "licence": "BSD-3-Clause"},
]


@pytest.fixture
def linux(tmp_path: Path) -> Path:
    """What was written on Linux."""
    folder = tmp_path / "linux"
    (folder / "licences").mkdir(parents=True)
    (folder / "licences" / "GPL-3.txt").touch()
    (folder / "parts.json").write_text(json.dumps(LINUX_PARTS), encoding="utf-8")
    return folder


def bundle(folder: Path, libraries: str) -> Path:
    for name in libraries.split():
        file = folder / "lib" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    return folder


@pytest.mark.parametrize("libraries", [WINDOWS, MACOS], ids=["windows", "macos"])
def test_every_library_of_other_systems_has_a_licence_that_fits(
    libraries: str, tmp_path: Path, linux: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = bundle(tmp_path / "postil", libraries)
    assert len(parts.libraries_in(folder)) == len(libraries.split())
    monkeypatch.setattr(parts, "version", lambda _: "1")
    monkeypatch.setattr(sys, "argv", ["parts.py", str(folder), str(linux)])
    parts.main()
    listed = json.loads((folder / "lib/parts.json").read_text(encoding="utf-8"))
    names = {one["name"] for one in listed}
    assert {"Qt", "PySide", "Python", "OpenBLAS", "OpenSSL", "Hunspell", "SQLite"} < names
    assert "Dictionary fr_FR" in names
    assert "zstd" not in names  # it is not in this bundle
    assert all(fits_gpl3(one["licence"]) for one in listed)
    assert (folder / "licences/GPL-3.txt").is_file()


def test_a_library_without_a_known_origin_stops_the_bundle(
    tmp_path: Path, linux: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = bundle(tmp_path / "postil", "libmystery-2.dll")
    monkeypatch.setattr(sys, "argv", ["parts.py", str(folder), str(linux)])
    with pytest.raises(SystemExit, match="libmystery-2"):
        parts.main()
