"""The decoders of the max-margin system."""
