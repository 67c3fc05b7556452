"""Light clients: each speaks just enough of one framework's socket to press a button."""
