"""Requests over HTTP: who asks, what and how much they may, what they send."""
