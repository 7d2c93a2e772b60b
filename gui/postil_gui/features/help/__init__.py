"""The guide, the tour and the keyboard sheet."""
