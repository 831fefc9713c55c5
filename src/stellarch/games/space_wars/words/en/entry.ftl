## Why not

entry-no-such-sector = There is no sector { $at } on this map.
closed = Nobody enters { THE($at) } by choice: whatever comes there is destroyed.
black-hole = There is a black hole in { THE($at) }; only a scientific starship with { $technology } comes back from there.
nebula = Only craft with { $technology } find their way into { THE($at) }.
entry-storm = There is a space storm in { THE($at) }; only craft with { $technology } enter it.
quarantine = The council has put { THE($at) } under quarantine: only craft of its owner enter it this turn.
foreign = Another player owns { THE($at) }. You may enter as an ally or partner in cooperation, at war, or with permission.
