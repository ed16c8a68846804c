"""Parlour for programs that speak MCP: tools to open a table or sit down at one, wait, look and play.

`server` the tools · `chairs` who sits where, by tokens · `local` a table in this process · `live` a seat in a
room · `sight` what a seat is shown. It needs the extra `mcp`.
"""
