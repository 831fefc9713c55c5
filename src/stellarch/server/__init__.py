"""Tables, seats, links, storage and live updates over HTTP and websockets. Knows no game by name.

Its rooms know only those to their left: storage, workers <- tables <- web. What stands beside them serves all.
"""
