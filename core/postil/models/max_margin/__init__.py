"""The max-margin model: which phrases predict which (Cesa-Bianchi et al. 2008, chapter 4)."""
