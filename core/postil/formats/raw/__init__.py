"""Bytes of files: opened, unpacked, decoded, and parsed as XML; segments are made elsewhere."""
