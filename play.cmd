@echo off
py "%~dp0play.py" %*
