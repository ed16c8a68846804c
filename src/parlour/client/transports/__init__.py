"""How a client reaches a table: `port` says what one asks of a transport, `socket` and `local` are the two ways."""
