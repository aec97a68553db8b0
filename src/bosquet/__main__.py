"""`python -m bosquet` is the command line."""

from .cli import main

main()
