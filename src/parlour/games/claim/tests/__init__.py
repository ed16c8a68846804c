"""What Claim must do, and the runners of its worked cases."""
