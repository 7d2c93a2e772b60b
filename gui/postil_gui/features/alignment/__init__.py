"""Alignment: two documents become pairs, looked through and kept as a memory."""
