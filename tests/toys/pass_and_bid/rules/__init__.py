"""The rules of Pass and Bid."""
