"""The icon of Postil in the forms that desktops want, drawn from its SVG.

``python icons.py FOLDER`` writes ``postil.svg``, ``postil.png`` (512 pixels), ``postil.ico``,
``postil.icns`` and ``hicolor/SIZExSIZE/postil.png``.
"""

from __future__ import annotations

import shutil
import struct
import sys
from importlib.resources import files
from pathlib import Path

from PySide6 import QtCore, QtGui, QtSvg

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def drawn(svg: Path, size: int) -> bytes:
    """The icon as PNG, ``size`` pixels wide and high."""
    image = QtGui.QImage(size, size, QtGui.QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QtGui.QPainter(image)
    painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
    QtSvg.QSvgRenderer(str(svg)).render(painter)
    painter.end()
    buffer = QtCore.QBuffer()
    buffer.open(QtCore.QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """An icon file of Windows that holds PNG pictures, as it may since Vista."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    entries, place = b"", len(head) + 16 * len(pictures)
    for size, picture in pictures.items():
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """An icon file of macOS that holds PNG pictures."""
    body = b"".join(
        ICNS_TYPES[size] + struct.pack(">I", len(picture) + 8) + picture
        for size, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    svg = Path(str(files("postil_resources") / "icons" / "postil.svg"))
    pictures = {size: drawn(svg, size) for size in SIZES}
    shutil.copyfile(svg, folder / "postil.svg")
    (folder / "postil.png").write_bytes(pictures[512])
    (folder / "postil.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (folder / "postil.icns").write_bytes(icns({size: pictures[size] for size in ICNS_TYPES}))
    for size, picture in pictures.items():
        place = folder / "hicolor" / f"{size}x{size}" / "postil.png"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(picture)


if __name__ == "__main__":
    main()
