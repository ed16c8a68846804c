"""What is seen at the screen.

`page` is what one person has before them; `screen` shows it as `plain` text, and `colour` draws it: the
`table` with its `seats`, `card_boxes` and `card_text`. `wording` holds small matters of words.
"""
