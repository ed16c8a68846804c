"""Tests of the stores: one contract for all of them, and what each promises when things go wrong."""
