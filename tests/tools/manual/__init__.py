"""Tests of the manual: its pages are whole, and what must not be in it is found."""
