"""thinking."""
