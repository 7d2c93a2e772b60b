"""Fuzzing under AddressSanitizer: the build, the environment of the processes, their reports.

All extension modules are compiled into a folder of their own, with the checks of GCC for addresses,
bounds, shifts and casts, and with those of the containers of C++. A process that is to use them
must begin with the library of the sanitizer, so ``fuzz.py --sanitize`` builds and then starts
itself again. Arrays of engines are read into memory of their exact size, because what lies behind
the end of a mapped file in its last page is not checked.
"""

from __future__ import annotations

import json
import mmap
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import IO

from fuzz_seeds import REPOSITORY

BUILD = REPOSITORY / "build" / "sanitize"
SWITCH = "POSTIL_SANITIZED"  # in the environment of processes that use the checked build
_CHECKS = "address,bounds,shift-exponent,float-cast-overflow,integer-divide-by-zero,bool,enum"
_FLAGS = (
    f"-fsanitize={_CHECKS}", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer", "-O1", "-g1",
    "-U_FORTIFY_SOURCE", "-D_GLIBCXX_ASSERTIONS", "-D_GLIBCXX_SANITIZE_VECTOR",
)  # fmt: skip
_OPTIONS = {
    "detect_leaks": 0,  # Python leaves much behind at its end
    "abort_on_error": 1,  # Python then says where it was
    "handle_abort": 1,  # and the sanitizer, where a container of C++ ends the process
    "allocator_may_return_null": 1,  # MemoryError, as where memory is short
    "max_allocation_size_mb": 2048,
    "hard_rss_limit_mb": 3072,
    "quarantine_size_mb": 64,
    "detect_stack_use_after_return": 0,
    "strict_init_order": 0,
}
_KIND = re.compile(
    r"ERROR: AddressSanitizer: ([\w-]+)|runtime error: ([^\n]{1,60})|(Assertion '.+?')"
)
_FRAME = re.compile(r"^\s*#\d+ 0x[0-9a-f]+ in (\S+)", re.MULTILINE)


def is_on() -> bool:
    """Whether this process uses the checked build."""
    return os.environ.get(SWITCH) == "1"


def start_again(arguments: list[str]) -> None:
    """Build, and become a process that uses the build; does not return."""
    libraries = [_library(name) for name in ("libasan.so", "libstdc++.so")]
    build()
    paths = [str(BUILD / "lib"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {
        **os.environ,
        SWITCH: "1",
        "LD_PRELOAD": ":".join(libraries),
        "ASAN_OPTIONS": ":".join(f"{name}={value}" for name, value in _OPTIONS.items()),
        "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1:abort_on_error=1",
        "PYTHONMALLOC": "malloc",  # so that buffers of Python are checked, too
        "PYTHONPATH": os.pathsep.join(paths),
    }
    os.execve(sys.executable, [sys.executable, *arguments], environment)


def _library(name: str) -> str:
    """Where GCC keeps one of its libraries."""
    try:
        done = subprocess.run(
            ["g++", f"-print-file-name={name}"], check=True, capture_output=True, text=True
        )
    except OSError as error:
        raise SystemExit(f"g++ is needed for --sanitize, and cannot be run: {error}") from error
    path = done.stdout.strip()
    if not Path(path).is_absolute():
        raise SystemExit(f"{name} is missing: install it (it belongs to GCC; libasan, libstdc++)")
    return path


def build() -> None:
    """Bring the checked build up to date; only what changed is compiled."""
    stamp = BUILD / "flags.json"
    flags = json.dumps(_FLAGS)
    force = not stamp.is_file() or stamp.read_text(encoding="utf-8") != flags
    lib = BUILD / "lib"
    _remove_the_old(lib)
    print("Building with AddressSanitizer (the first time takes many minutes)", flush=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    log = BUILD / "build.log"
    with log.open("w", encoding="utf-8") as stream:
        for command in (["build_py"], ["build_ext", *(["--force"] if force else [])]):
            _run_setup([*command, "--build-lib", str(lib)], stream, log)
    stamp.write_text(flags, encoding="utf-8")


def _run_setup(command: list[str], stream: IO[str], log: Path) -> None:
    temporary = ["--build-temp", str(BUILD / "objects")] if command[0] == "build_ext" else []
    environment = {
        **os.environ,
        "POSTIL_CFLAGS": " ".join(_FLAGS),
        "LDFLAGS": f"-fsanitize={_CHECKS}",
    }
    done = subprocess.run(
        [sys.executable, "setup.py", *command, *temporary],
        check=False, cwd=REPOSITORY, env=environment, stdout=stream, stderr=stream,
    )  # fmt: skip
    if done.returncode:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        raise SystemExit("\n".join(["the checked build failed:", *lines[-30:]]))


def _remove_the_old(lib: Path) -> None:
    """Remove copied sources, and modules whose source is gone."""
    for path in list(lib.rglob("*")):
        if path.suffix == ".so":
            source = REPOSITORY / "core" / path.relative_to(lib).with_name(path.name.split(".")[0])
            if not source.with_suffix(".pyx").is_file():
                path.unlink()
        elif path.is_file():
            path.unlink()


def report_signature(errors: str) -> str | None:
    """What a sanitizer found and in which function of ours, from what a process wrote."""
    kind = _KIND.search(errors)
    if kind is None:
        return None
    names = _FRAME.findall(errors, kind.end())
    ours = [name for name in names if "__pyx_" in name or "postil" in name]
    place = _readable(ours[0]) if ours else "no function of ours"
    return f"{kind[1] or kind[2] or kind[3]} in {place}"


def _readable(name: str) -> str:
    """``models.lm.walk`` for ``__pyx_f_6postil_6models_2lm_walk``."""
    rest = re.sub(r"^__pyx_\w*?_6postil_|\(.*", "", name)
    parts = []
    while size := re.match(r"\d+", rest):
        end = size.end() + int(size[0])
        parts.append(rest[size.end() : end])
        rest = rest[end:].removeprefix("_")
    return ".".join([*parts, rest])


def read_arrays_whole() -> None:
    """Let arrays of engines be read into memory of their exact size instead of being mapped."""
    import numpy as np  # noqa: PLC0415  (only the worker needs them)

    from postil.types import array_folder  # noqa: PLC0415

    def read(number: int, length: int, access: int) -> object:
        with mmap.mmap(number, length, access=access) as mapped:
            whole = np.frombuffer(mapped, np.uint8)
            copied = whole.copy()
            del whole
        copied.flags.writeable = False
        return copied

    array_folder.mmap = SimpleNamespace(  # type: ignore[assignment]
        mmap=read, ACCESS_READ=mmap.ACCESS_READ
    )
