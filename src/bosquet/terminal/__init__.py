"""A game in the terminal, for one person and bots: `bosquet play eternity`."""
