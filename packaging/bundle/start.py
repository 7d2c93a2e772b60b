"""Entry of both programs of a bundle: ``postil``, and ``postil-desk`` with a window."""

import multiprocessing
import os
import runpy
import sys
from pathlib import Path

if __name__ == "__main__":
    # Programs that Postil starts, such as the one that opens a folder, take their own libraries;
    # Postil's own processes set the way to theirs anew.
    os.environ["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", "")
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before:
        os.environ["LD_LIBRARY_PATH"] = before
    multiprocessing.freeze_support()  # training and simulation run in processes of their own
    if sys.argv[1:2] == ["-m"] and sys.argv[2].startswith("postil"):
        # As Python does: "postil demo" has pictures taken by a process of its own.
        del sys.argv[1]
        runpy.run_module(sys.argv.pop(1), run_name="__main__", alter_sys=True)
        sys.exit()
    if Path(sys.executable).stem.casefold() == "postil-desk":
        from postil_gui.app import main
    else:
        from postil.cli import main
    sys.exit(main())
