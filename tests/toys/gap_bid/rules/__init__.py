"""The rules of Gap Bid."""
