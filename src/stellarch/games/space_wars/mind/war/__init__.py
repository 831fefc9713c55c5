"""SW-25.3, SW-25.5: how bots wage war: with whom, for what, and how it ends.

prey        what systems of others would bring, and which could be taken
escorts     who goes along with a transport, and where it may rest
campaign    transports are laden, brought into place, and land; what stays at home
skirmish    the small war of a first game
deciding    whether to declare war, and when to make peace
battles     whether to fight or intercept, by the odds; posture
bombing     bombs before a landing, or to hurt
landing     whether legions land, by what would come of it
arming      transports and legions
armament    what units of war are worth where a game is won by conquest
host        forces that gather before a war, and go together in it
defence     systems that others could take are made stronger
fleets      where warships go: with transports, against enemies, over their systems
officers    admirals, generals and engineers
surplus     bases, guns, gates, warships from what piles up
"""
