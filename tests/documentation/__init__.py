"""Tests of the pages: what they show happens, what they name exists, and their links lead somewhere."""
