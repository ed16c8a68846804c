"""Commands that help with the others: the manual in a browser, and completion in a shell."""
