"""What Bastard Brag must do, and the runners of its worked cases."""
