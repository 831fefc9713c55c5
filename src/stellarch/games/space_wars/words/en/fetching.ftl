## Labels

place-with = { $at } ({ $count })
craft-with = { $craft } ({ $count })
lying-in-systems = Lying in your systems: { $places }. A freighter carries it.
aboard-craft = Aboard your craft: { $craft }.
made-in-systems = Your workshops make it in each income phase, so many at most: { $places }.
made-nowhere = No system of yours has what makes it: { $workshop }.
way-to-fetch-refined = A fuel refinery makes it from crystal D.
sold-by-guild = The Guild of Traders sells it to a freighter { AT($at) }.
held-by-other = { $player } has most of it: { $count }. It changes hands aboard a freighter that has come to a sector of yours.
