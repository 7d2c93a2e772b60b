"""Which phrases predict which: the max-margin model (Cesa-Bianchi et al. 2008, chapter 4)."""
