"""What is remembered of games: how far somebody has followed one, its proof, files, and figures over many of them."""
