"""Light clients: each implements just enough of a framework's protocol to press a button."""
