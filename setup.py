"""The extension modules of Postil; everything else stands in pyproject.toml.

Rebuild in place after editing a ``.pyx``::

    python setup.py build_ext --inplace -j2

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

SOURCES = os.environ.get("POSTIL_EXTENSIONS", "core/**/*.pyx")
TRACE = os.environ.get("POSTIL_LINETRACE") == "1"
MSVC = sys.platform == "win32"
COMPILE = ["/O2", "/std:c++17"] if MSVC else ["-O3", "-std=c++17", "-g0", "-fvisibility=hidden"]


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


setup(
    ext_modules=cythonize(
        [extension(path) for path in sorted(Path().glob(SOURCES))],
        include_path=["core"],
        build_dir=None if TRACE else "build/cython",
        force=TRACE,
        compiler_directives={
            "language_level": 3,
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
            "embedsignature": True,
            "linetrace": TRACE,
        },
    ),
)
