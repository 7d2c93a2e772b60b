"""Dense weights from a development set: batch MIRA, MERT, and the loop of decoding around them."""
