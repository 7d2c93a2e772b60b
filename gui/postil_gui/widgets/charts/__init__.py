"""Charts: learning curves and reliability."""
