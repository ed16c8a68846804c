"""Saved games as files of lines, one game a file.

`format` says what each line holds, `record` reads lines, `reader` makes a match of them and goes on with
it, `writer` keeps a running one; `private_file` and `find_seed` are about the secret seed, `folder` about
where files are.
"""
