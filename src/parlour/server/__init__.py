"""The room on the network: HTTP, sockets, and what guards them."""
