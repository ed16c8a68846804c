"""Tests of Big-C."""
