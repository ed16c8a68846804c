"""Parlour for programs that speak MCP: tools to open a table or sit down at one, wait, look and play.

`server` puts tools, rules to read and a prompt together · `tools` what a program can do · `seats` who sits
where, by tokens · `local_tables` the tables of this process · `seat` a program's seat at any table ·
`tournament_seat` one that is moved from table to table · `observation` what a seat is shown. It needs the
extra `mcp`.
"""
