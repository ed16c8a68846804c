"""The work behind the commands about language models: their file, what they may cost, and MCP."""
