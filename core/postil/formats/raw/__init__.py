"""Bytes of files: opened, unpacked, decoded, and parsed as XML; nothing is said of segments."""
