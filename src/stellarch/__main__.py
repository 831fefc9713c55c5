"""`python -m stellarch`: the command line."""

from stellarch.cli import main

main()
