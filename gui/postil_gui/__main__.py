"""``python -m postil_gui``: open the desk."""

import sys

from postil_gui.app import main

if __name__ == "__main__":
    sys.exit(main())
