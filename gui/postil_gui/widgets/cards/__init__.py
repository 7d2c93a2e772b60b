"""Lists of cards, as the panels beside the editor show them."""
