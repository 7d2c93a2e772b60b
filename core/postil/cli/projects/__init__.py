"""Commands on projects as a whole: made, handed over, reviewed, saved."""
