"""Tables, seats, links, storage and live updates over HTTP and websockets. Knows no game by name."""
