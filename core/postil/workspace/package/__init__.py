"""Project packages: handed to a colleague as one file, and merged back."""
