"""The desk: Postil's desktop application. It calls only public names of ``postil``."""
