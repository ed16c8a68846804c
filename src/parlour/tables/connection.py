"""A connection to one client, as a table needs it."""


class Connection:
    """A server's socket, a test's list, a simulated line: whatever carries frames to one client."""

    def write(self, frame: bytes) -> None:
        """Sends the frame, or keeps it until it can be sent; never blocks."""
        raise NotImplementedError

    def is_full(self) -> bool:
        """Whether so much is unsent that nothing should be written now; Visitor.drained tells of the end."""
        raise NotImplementedError

    def takes(self, frame: bytes) -> bool:
        """Writes the frame where the line is not full; whether it did."""
        if self.is_full():
            return False
        self.write(frame)
        return True

    def close(self, code: int, why: str) -> None:
        """Ends the line, once what was written is sent."""
        raise NotImplementedError
