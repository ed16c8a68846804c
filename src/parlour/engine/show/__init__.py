"""What a viewer is shown: zones with their audiences, forms, and the view that is built from them."""
