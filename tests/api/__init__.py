"""Tests of what `import parlour` offers."""
