"""A connection to one client, as a table needs it."""


class Connection:
    """A server's socket, a test's list, a simulated connection: whatever carries frames to one client."""

    wants_texts = True
    """Whether the client is sent rules and tips in words; counting their figures takes a while."""

    def write(self, frame: bytes) -> None:
        """Send the frame, or keep it until it can be sent; never blocks."""
        raise NotImplementedError

    def is_full(self) -> bool:
        """Return whether so much is unsent that nothing should be written now; Session.drained tells of the
        end."""
        raise NotImplementedError

    def takes(self, frame: bytes) -> bool:
        """Write the frame unless the connection is full; return whether it did."""
        if self.is_full():
            return False
        self.write(frame)
        return True

    def close(self, code: int, why: str) -> None:
        """Close the connection, once what was written is sent."""
        raise NotImplementedError
