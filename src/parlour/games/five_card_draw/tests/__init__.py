"""What Five-Card Draw must do, and the runners of its worked cases."""
