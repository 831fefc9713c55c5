"""The rules, a module for each chapter. `flow` goes through the phases, `play` applies an order."""
