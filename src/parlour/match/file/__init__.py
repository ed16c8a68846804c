"""Saved games as files of lines, one game a file.

`format` says what each line holds, `record` reads lines and `reader` makes a match of them; `durable` puts
bytes on disk, `private_file` and `find_seed` are about the secret seed, `folder` about where files are. Whole
files are written from what `match.export` makes, which knows what may be shared by now.
"""
