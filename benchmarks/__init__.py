"""What `make bench` runs: ratios against a reference measured in the same run, never bare times."""
