"""The engines page: what engines there are, what each learned, two side by side."""
