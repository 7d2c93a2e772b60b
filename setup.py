"""The extension modules of Postil; everything else stands in pyproject.toml.

Rebuild in place after editing a ``.pyx`` or ``.pxd``::

    python setup.py build_ext --inplace

Environment:
  POSTIL_EXTENSIONS  a glob: build only these, for example ``core/postil/search/*.pyx``
  POSTIL_CFLAGS      extra compiler flags
  POSTIL_LINETRACE   "1": line tracing, for coverage
"""

import os
import sys
from pathlib import Path

import numpy
from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCES = os.environ.get("POSTIL_EXTENSIONS", "core/**/*.pyx")
TRACE = os.environ.get("POSTIL_LINETRACE") == "1"
SHARED = "postil.cython_shared"  # Cython's own helpers (memory views), once for all modules
MSVC = sys.platform == "win32"
COMPILE = (
    ["/O2", "/std:c++17", "/bigobj"]
    if MSVC
    else ["-O3", "-std=c++17", "-g0", "-fvisibility=hidden"]
)


def extension(path: Path) -> Extension:
    return Extension(
        ".".join(path.relative_to("core").with_suffix("").parts),
        [path.as_posix()],
        language="c++",
        include_dirs=[numpy.get_include()],
        define_macros=[
            ("NPY_NO_DEPRECATED_API", "NPY_2_0_API_VERSION"),
            *([("CYTHON_TRACE_NOGIL", "1")] if TRACE else []),
        ],
        extra_compile_args=[*COMPILE, *os.environ.get("POSTIL_CFLAGS", "").split()],
        extra_link_args=[] if MSVC else ["-pthread"],
    )


def shared() -> Extension:
    """What Cython would write into every module otherwise; in C, as Cython itself writes it."""
    return Extension(
        SHARED,
        [Path("core", *SHARED.split(".")).with_suffix(".c").as_posix()],
        define_macros=[("CYTHON_TRACE_NOGIL", "1")] if TRACE else [],
        extra_compile_args=["/O2"] if MSVC else ["-O3", "-g0", "-fvisibility=hidden"],
    )


class BuildExtensions(build_ext):
    """Translates to C++ only when something is built, so that an sdist holds sources alone; on all
    cores, unless ``-j`` says how many; an editable install compiles what changed since the last.
    """

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.editable_mode:  # else in folders of its own, each time all anew
            system = f"{self.plat_name}-{sys.implementation.cache_tag}"
            self.build_lib, self.build_temp = f"build/lib.{system}", f"build/temp.{system}"
        self.parallel = self.parallel or os.cpu_count() or 1  # options to setup() are lost with -e

    def run(self) -> None:
        translated = cythonize(
            self.extensions,
            include_path=["core"],
            nthreads=self.parallel if sys.platform == "linux" else 0,
            build_dir=None if TRACE else "build/cython",
            shared_utility_qualified_name=SHARED,
            force=TRACE or self.force,
            compiler_directives={
                "language_level": 3,
                "boundscheck": False,
                "wraparound": False,
                "cdivision": True,
                "initializedcheck": False,
                "embedsignature": True,
                "linetrace": TRACE,
            },
        )
        sources = {module.name: module.sources for module in translated}
        for module in self.extensions:
            module.sources = sources[module.name]
        super().run()


if __name__ == "__main__":
    setup(
        ext_modules=[shared(), *map(extension, sorted(Path().glob(SOURCES)))],
        cmdclass={"build_ext": BuildExtensions},
    )
