"""Look-up of selected words on pages of the web that the translator names."""
