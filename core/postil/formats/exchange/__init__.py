"""Exchange formats of translators: XLIFF, TMX, TBX, SRX, and packages of other programs."""
