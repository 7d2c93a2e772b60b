"""The words, numbers, dates and languages of the desk as its user writes them."""
