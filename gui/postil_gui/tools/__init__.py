"""For developers: pictures of the desk, texts to be translated; the application loads none."""
