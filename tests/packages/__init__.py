"""Packages of other people, as pip installs them: a game, a player and a bonus rule, used everywhere."""
