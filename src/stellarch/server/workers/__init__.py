"""Work done beside the event loop, in fair turns: bots think, boards are dealt, the past of a game is told."""
