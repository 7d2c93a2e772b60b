"""The slots of a hash table of counts (see ``counted.pxd``) as an array."""

import numpy as np

SLOT = np.dtype([("key", "<u8"), ("last", "<u4"), ("count", "<u4")])
