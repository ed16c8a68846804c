"""The rules of Ante Up."""
