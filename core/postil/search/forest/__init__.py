"""What every decoder returns, and all that is read off it."""
