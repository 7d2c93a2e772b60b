# Nothing of it is called from Python: see the .pxd.
