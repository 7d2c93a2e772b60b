"""Threads of the desk allocate in one heap, where the C library can be told so."""

from __future__ import annotations

import ctypes
import subprocess
import sys

import pytest

HEAPS = """
import ctypes, sys, tempfile, threading
if {shared}:
    from postil_gui.operations.one_heap import share_one_heap
    assert share_one_heap()
library = ctypes.CDLL(None)
library.malloc.restype = library.fopen.restype = ctypes.c_void_p
library.malloc_info.argtypes = ctypes.c_int, ctypes.c_void_p
library.fclose.argtypes = [ctypes.c_void_p]
both = threading.Barrier(2)
def allocate():
    both.wait()
    library.malloc(5000)
    both.wait()
threads = [threading.Thread(target=allocate) for _ in range(2)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
with tempfile.NamedTemporaryFile("r", encoding="ascii") as told:
    stream = library.fopen(told.name.encode(), b"w")
    library.malloc_info(0, stream)
    library.fclose(stream)
    print(told.read().count("<heap nr="))
"""


def heaps(*, shared: bool) -> int:
    done = subprocess.run(
        [sys.executable, "-c", HEAPS.format(shared=shared)],
        check=True,
        capture_output=True,
        text=True,
    )
    return int(done.stdout)


@pytest.mark.skipif(
    not sys.platform.startswith("linux") or not hasattr(ctypes.CDLL(None), "malloc_info"),
    reason="only glibc has a heap for each thread",
)
def test_threads_share_the_heap_of_the_process() -> None:
    assert heaps(shared=False) > 1
    assert heaps(shared=True) == 1
