"""How a client reaches a table: `port` is what one asks of a transport, `socket` and `local` are the ways."""
