"""Parts that commands share: options, the open project, output on the terminal."""
