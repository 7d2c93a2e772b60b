"""Lists the parts of a bundle that are no Python packages, with their licences.

``python parts.py FOLDER [LINUX]`` writes ``lib/parts.json`` and ``licences`` into that of a bundle.
It fails if a library lies there whose licence is not named below, if that of a part does not fit
GPL-3.0-or-later, or if a library is needed that neither the bundle nor its package has.

The packages of Debian say what they are; on other systems ``LINUX`` is the folder with what this
wrote there: the dictionaries are the same, and the texts of the licences.
"""

from __future__ import annotations

import json
import platform
import re
import shutil
import subprocess
import sys
from functools import cache, lru_cache
from importlib.metadata import version
from pathlib import Path

from postil_gui.features.help.licences import fits_gpl3
from postil_gui.features.help.parts import Part, python_packages

X11 = "MIT"
HUNSPELL = "LGPL-2.1-or-later OR GPL-2.0-or-later OR MPL-1.1"
KNOWN = (  # name, pattern of its libraries, licence; the version is that of its package
    (
        "Qt",
        r"libQt6.*|Qt6\w+\.dll|Qt\w+\.framework/.*|.*/PySide6/(Qt/)?plugins/.*",
        "LGPL-3.0-only",
    ),
    (
        "PySide",
        r"(lib)?(pyside6|shiboken6)\..*|Qt[A-Z]\w+\.(abi3\.so|pyd)|Shiboken\.(abi3\.so|pyd)",
        "LGPL-3.0-only",
    ),
    ("ICU", r"libicu(data|i18n|uc).*", "Unicode-3.0"),
    (
        "Python",
        r"libpython3.*|python3\d*\.dll|Python(\.framework/.*)?|.*/lib-dynload/.*"
        r"|.*/lib/(_\w+|select|pyexpat|unicodedata)\.pyd",
        "PSF-2.0",
    ),
    ("OpenBLAS", r"libscipy_openblas.*", "BSD-3-Clause"),
    ("GNU Fortran library", r"libgfortran.*", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ("GNU quadmath library", r"libquadmath.*", "LGPL-2.1-or-later"),
    ("Hunspell", r"libhunspell.*", HUNSPELL),
    ("GCC", r"lib(stdc\+\+-6|gcc_s_seh-1)\.dll", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ("winpthreads", r"libwinpthread-1\.dll", "MIT"),
    ("OpenSSL", r"lib(crypto|ssl)[-.].*", "Apache-2.0"),
    ("SQLite", r"(lib)?sqlite3\..*", "blessing"),
    ("mpdecimal", r"libmpdec.*", "BSD-2-Clause"),
    ("libffi", r"libffi.*", "MIT"),
    ("bzip2", r"libbz2.*", "bzip2-1.0.6"),
    ("XZ Utils", r"liblzma.*", "public-domain"),
    ("GNU Readline", r"libreadline.*", "GPL-3.0-or-later"),
    ("ncurses", r"lib(tinfo|ncurses).*", "X11-distribute-modifications-variant"),
    ("XCB", r"libxcb-.*", X11),
    ("X11 extensions", r"libXext.*|libXrender.*", X11),
    ("xkbcommon", r"libxkbcommon.*", X11),
    ("zstd", r"libzstd.*", "BSD-3-Clause"),
)
# Windows' own, which comes with Python and Qt: what the GPL calls a System Library.
OF_WINDOWS = re.compile(
    r"(?i)(vc(runtime|amp|omp|corlib)140|msvcp140|concrt140|ucrtbase|api-ms-win-).*\.dll"
)
LIBRARY = re.compile(r".*(\.so(\.[\w.]+)?|\.dll|\.pyd|\.dylib|\.framework/Versions/[\w.]+/\w+)")
IN_PACKAGES = re.compile(r"/lib/(lxml|numpy|postil|regex|yaml)/")  # their licences come with them
DICTIONARIES = {  # by the file, the package it comes from, licence
    "de_DE": ("hunspell-de-de", "GPL-2.0-only OR GPL-3.0-only"),
    "en_US": ("hunspell-en-us", "BSD-3-Clause"),
    "es_ES": ("hunspell-es", "GPL-3.0-or-later OR LGPL-3.0-or-later OR MPL-1.1"),
    "fr_FR": ("hunspell-fr-classical", "MPL-2.0"),
}
OF_SYSTEM = re.compile(  # what the package depends on or recommends, or printing and drivers have
    r"(ld-linux-x86-64|ld-linux-aarch64|libc|libm|libdl|librt|libpthread|libresolv|libstdc\+\+"
    r"|libgcc_s|libz|libexpat|libuuid|libEGL|libGL|libGLX|libOpenGL|libdrm|libX11|libX11-xcb|libxcb"
    r"|libfontconfig|libfreetype|libglib-2\.0|libgobject-2\.0|libgio-2\.0|libgmodule-2\.0"
    r"|libgthread-2\.0|libdbus-1|libwayland-\w+|libgssapi_krb5|libcups|libbrotli\w+)\.so.*"
)


def main() -> None:
    folder, linux = Path(sys.argv[1]), Path(sys.argv[2]) if len(sys.argv) > 2 else None
    libraries = libraries_in(folder)
    if linux is None:
        missing = needed(libraries) - {path.name for path in folder.rglob("*.so*")}
        wanted = sorted(name for name in missing if not OF_SYSTEM.fullmatch(name))
        parts = [*native(libraries, of_system(libraries)), *dictionaries(folder)]
    else:
        wanted = []
        listed = json.loads((linux / "parts.json").read_text(encoding="utf-8"))
        parts = native(libraries, {})
        parts += [Part(**one) for one in listed if one["name"].startswith("Dictionary ")]
    parts.append(
        Part("PyInstaller", version("pyinstaller"), "GPL-2.0-or-later WITH Bootloader-exception")
    )
    misfits = [one for one in [*parts, *python_packages()] if not fits_gpl3(one.licence)]
    if wanted or misfits:
        raise SystemExit(
            f"not in the bundle, nor asked of the system: {wanted}; licence: {misfits}"
        )
    listed = [{"name": one.name, "version": one.version, "licence": one.licence} for one in parts]
    text = json.dumps(listed, ensure_ascii=False, indent=1)
    (folder / "lib/parts.json").write_text(text + "\n", encoding="utf-8")
    if linux is None:
        copy_licences(folder, libraries)
    else:
        shutil.copytree(linux / "licences", folder / "licences", dirs_exist_ok=True)
    print(f"{len(parts)} parts besides Python packages, all under licences that fit")


def libraries_in(folder: Path) -> list[Path]:
    """All libraries of a bundle, without links to them."""
    return sorted(
        path
        for path in folder.rglob("*")
        if LIBRARY.fullmatch(path.as_posix()) and path.is_file() and not path.is_symlink()
    )


def needed(libraries: list[Path]) -> set[str]:
    """Names of the libraries that those in the bundle need."""
    command = ["objdump", "-p", *libraries]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(re.findall(r"^\s+NEEDED\s+(\S+)", told.stdout, re.MULTILINE))


def native(libraries: list[Path], packages: dict[str, tuple[str, str]]) -> list[Part]:
    """The parts that libraries belong to, once each; ``packages``: see :func:`of_system`."""
    found: dict[str, Part] = {}
    for path in libraries:
        name = path.as_posix()
        if OF_WINDOWS.fullmatch(path.name):
            continue
        part = next((one for one in KNOWN if re.fullmatch(f"(.*/)?({one[1]})", name)), None)
        if part is None and not IN_PACKAGES.search(name):
            raise SystemExit(f"{path}: name the part it belongs to, and its licence, in parts.py")
        if part is not None:
            found.setdefault(part[0], Part(part[0], version_of(part[0], path, packages), part[2]))
    return list(found.values())


def of_system(libraries: list[Path]) -> dict[str, tuple[str, str]]:
    """Packages of the system, by the libraries in the bundle that come from them."""
    ours = (path for path in libraries if not IN_PACKAGES.search(path.as_posix()))
    return packages_of(frozenset(path.name for path in ours if path.parent.name == "lib"))


def version_of(name: str, library: Path, packages: dict[str, tuple[str, str]]) -> str:
    """The version of a part, from where it was taken."""
    if name in ("Qt", "PySide"):
        return version("PySide6-Essentials")
    if name == "ICU":
        return library.name.rpartition(".")[2]
    if name in ("OpenBLAS", "GNU Fortran library", "GNU quadmath library"):
        return f"as in numpy {version('numpy')}"
    if name == "Python":
        return platform.python_version()
    return packages.get(library.name, ("", ""))[1]


@lru_cache(maxsize=1)
def packages_of(names: frozenset[str]) -> dict[str, tuple[str, str]]:
    """Name and version of the system's packages that have these libraries, by the library."""
    patterns = [f"*/{name}" for name in sorted(names)]
    command = ["dpkg-query", "--search", *patterns]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = [line.rpartition(": ") for line in told.stdout.splitlines()]
    owners = {Path(path).name: owner.split(",")[0].split(":")[0] for owner, _, path in lines}
    return {library: (package, upstream(package)) for library, package in owners.items()}


@cache
def upstream(package: str) -> str:
    """The version of a package of the system, without that of its packaging."""
    command = ["dpkg-query", "--show", "--showformat=${source:Upstream-Version}\n", package]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    return shown.stdout.splitlines()[0]


def dictionaries(folder: Path) -> list[Part]:
    """The dictionaries; none without their folder."""
    parts = []
    for file in sorted((folder / "lib/dictionaries").glob("*.aff")):
        package, licence = DICTIONARIES[file.stem]
        parts.append(Part(f"Dictionary {file.stem}", upstream(package), licence))
    return parts


def copy_licences(folder: Path, libraries: list[Path]) -> None:
    """The texts: those of the system's packages; Python packages have theirs beside them."""
    packages = {package for package, _ in of_system(libraries).values()}
    packages.update(package for package, _ in DICTIONARIES.values())
    target = folder / "licences"
    target.mkdir(exist_ok=True)
    for package in sorted(packages):
        text = Path("/usr/share/doc") / package / "copyright"
        if text.is_file():
            shutil.copyfile(text, target / f"{package}.txt")
    for name in ("GPL-2", "GPL-3", "LGPL-2.1", "LGPL-3", "Apache-2.0", "MPL-1.1", "MPL-2.0"):
        text = Path("/usr/share/common-licenses") / name
        if text.is_file():
            shutil.copyfile(text, target / f"{name}.txt")


if __name__ == "__main__":
    main()
