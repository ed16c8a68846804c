"""The work behind each command, under the command's own name; `saved` serves resume, replay and verify."""
