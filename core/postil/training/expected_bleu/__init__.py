"""Expected BLEU (Gao & He): weights of phrase features, written back as one phrase score."""
