"""Dialogs, forms and boxes that features fill in."""
