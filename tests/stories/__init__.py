"""Long stories of a whole room: people in browsers, terminals and programs together, for `./check slow`."""
