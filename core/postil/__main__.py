"""``python -m postil``: the command line."""

import sys

from postil.cli import main

sys.exit(main())
