"""The house: tables, people, live play and the records of every game."""
