"""laws."""
