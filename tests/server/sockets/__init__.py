"""Tests of lines: frames, and sockets that mean no good."""
