"""The board: locations, forest, Haven, Journey and events, each one object; `table.py` lays them out."""
