"""Commands about rooms: sitting down at their tables by a link."""
