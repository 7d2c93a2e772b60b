"""The engines page: what engines there are, how good each is, what it learned; two side by side."""
