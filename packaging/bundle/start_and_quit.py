"""Start a desk, and see that it is still there after some seconds and a second start hands over.

``python start_and_quit.py COMMAND [SECONDS]``; it works in folders of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

PATIENCE = 20


def main() -> None:
    command, seconds = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else PATIENCE
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        own = dict.fromkeys(("HOME", "USERPROFILE", "LOCALAPPDATA", "APPDATA"), home)
        own |= {f"XDG_{name}_HOME": home for name in ("CONFIG", "DATA", "CACHE", "STATE")}
        environment = {**os.environ, **own}
        first = subprocess.Popen([command], env=environment)
        try:
            time.sleep(seconds)
            if first.poll() is not None:
                raise SystemExit(f"the desk ended with {first.returncode}")
            second = subprocess.run([command], env=environment, timeout=60, check=False)
            if second.returncode or first.poll() is not None:
                raise SystemExit("a second start did not hand over to the first")
        finally:
            first.kill()
            first.wait()


if __name__ == "__main__":
    main()
