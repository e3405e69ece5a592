"""Card model to typed Python source."""
