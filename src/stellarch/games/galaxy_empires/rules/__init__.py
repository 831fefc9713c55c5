"""The rules in play, one module for each chapter of the rulebook."""
