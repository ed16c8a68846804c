"""Tests of the commands that help with the others."""
