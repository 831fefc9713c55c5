"""What Space Wars adds to the command line. Like that, it stands on top of all: no rule knows it."""
