"""The interfaces of the server: Postil's own, LibreTranslate's, that of Moses, the status page."""
