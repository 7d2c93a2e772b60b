"""Large-margin training of dense and sparse weights together (Watanabe 2007; Chiang 2009)."""
