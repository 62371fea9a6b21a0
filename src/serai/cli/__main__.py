"""`python -m serai.cli`."""

from serai.cli import main

main()
