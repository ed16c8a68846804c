"""Tests of the room on the network: real sockets on this machine, honest clients and hostile ones."""
