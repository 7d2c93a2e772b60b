"""Trees of sentences from a parser that the user names."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryFile

from postil.errors import InputError, UsageError
from postil.messages import Message
from postil.training.syntax import link_grammar
from postil.types.progress import Progress

_AT_ONCE = 500  # sentences per run of a parser


def parse(sentences: Sequence[str], command: str, threads: int, progress: Progress) -> list[str]:
    """Trees in brackets, "" where a sentence has none.

    Parameters
    ----------
    command
        ``link-grammar``, or a command that reads sentences, one to a line, and writes a line for
        each: its tree, or nothing.

    Raises
    ------
    UsageError
        There is no such program.
    InputError
        It failed, or wrote another number of lines.
    Cancelled
        Through ``progress``.
    """
    own = command.strip() == link_grammar.NAME
    words = list(link_grammar.COMMAND) if own else shlex.split(command)
    if not words or shutil.which(words[0]) is None:
        raise UsageError(
            Message("There is no program {name}.", name=words[0] if words else command),
            hint=Message(
                "Install the package {package}, or name a file of trees or another parser.",
                package=link_grammar.INSTALL,
            ),
        )
    pieces = [sentences[at : at + _AT_ONCE] for at in range(0, len(sentences), _AT_ONCE)]
    found: list[str] = []
    progress.update(done=0, total=max(1, len(pieces)), message="Parsing sentences")
    with ThreadPoolExecutor(max(1, threads)) as pool:
        try:
            for trees in pool.map(lambda piece: _run(words, piece, own=own), pieces):
                found += trees
                progress.step()
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise
    return found


def _run(words: Sequence[str], sentences: Sequence[str], *, own: bool) -> list[str]:
    """One run of a parser."""
    lines = [link_grammar.plain_line(one) if own else " ".join(one.split()) for one in sentences]
    with TemporaryFile() as text:
        text.write("".join(f"{line}\n" for line in lines).encode())
        text.seek(0)
        done = subprocess.run(words, stdin=text, capture_output=True, check=False)
    output = done.stdout.decode("utf-8", "replace").splitlines()
    if own:
        return list(link_grammar.converted(sentences, output))
    if done.returncode or len(output) != len(lines):
        last = done.stderr.decode("utf-8", "replace").strip().splitlines()[-1:] or [""]
        raise InputError(
            Message(
                "wrote {written} trees for {sentences} sentences, exit code {code}. {message}",
                written=len(output),
                sentences=len(lines),
                code=done.returncode,
                message=last[0],
            ),
            file=Path(words[0]),
            hint="A parser writes one line per sentence: its tree in brackets, or nothing.",
        )
    return output
