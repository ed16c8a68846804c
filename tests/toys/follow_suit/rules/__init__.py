"""The rules of Follow Suit."""
