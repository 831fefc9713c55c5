"""What happens at the table, a module for each chapter. Log, animation and statistics are made from these alone."""
