"""Machine suggestion in the open segment: alternatives, provenance, uncertain words."""
