"""SW-13: ground battles.

reckoning   a round and a whole battle in figures alone, for the rules and for weighing an invasion
forces      who fights for a system, and with what
invading    who may invade what (SW-13.1)
committing, losing, ending   the steps of a round (SW-13.2, SW-13.3)
fighting    from step to step
aliens      what lands and what becomes of a system (SW-13.4)
"""
