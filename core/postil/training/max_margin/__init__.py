"""Training of the max-margin system (Cesa-Bianchi et al. 2008, chapter 4)."""
