"""Clubs: friends without accounts who share a link, and a password if they like.

`register` keeps which clubs there are and who is in them, `passwords` what opens them, `clubs` is what people
do with them.
"""
