"""Commands about language models: which there are, a fake one to try with, and Parlour for theirs (MCP)."""
