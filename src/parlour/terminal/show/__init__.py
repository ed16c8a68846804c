"""What is seen at the screen.

`page` is what one person has before them and `options` what they may answer; `screen` shows both as `plain`
text, in `ascii` where a terminal knows no more, and `keyboard` reads what is typed.
"""
