"""Serai: a house of board games from the Thousand and One Nights."""

__version__ = "0.1.0"
