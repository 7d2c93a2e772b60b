"""Documents and exchange formats to and from segments; without a database or an engine.

``document``   a document: its segments, and how it is written; ``registry``: by name of the file
``segment``    source, target and state; ``structure``: heading, cell, footnote
``blocks``     documents of paragraphs, written in place; ``bilingual``: those with translations
``paragraphs`` a paragraph cut into segments; ``codes``, ``runs``, ``placeholders``: its tags;
               ``unit_cuts``, ``noted_cuts``: cut elsewhere than the file cuts it
``markup``     HTML, Markdown, reStructuredText, LaTeX, RTF, DITA, DocBook
``office``     Word, Excel, PowerPoint, OpenDocument, InDesign
``strings``    strings of programs, tables, subtitles; ``text_file``, ``plaintext``: plain text
``exchange``   XLIFF, TMX, TBX, SRX, and packages of other programs
``raw``        bytes: opened, unpacked, decoded, parsed as XML, within limits
``round_trip`` whether a file survives; ``filter_options``: what of it is read
"""
