"""Strings of programs, tables and subtitles: values in place, beside their keys."""
