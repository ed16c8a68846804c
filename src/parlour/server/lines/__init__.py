"""Lines: sockets from browsers and programs to tables and the lobby."""
