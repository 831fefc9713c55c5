## Why not

entry-no-such-sector = There is no sector { $at } on this map.
closed = Nobody enters { $at } by choice: whatever comes there is destroyed.
black-hole = There is a black hole in { $at }; only a scientific starship with { $technology } comes back from there.
nebula = Only craft with { $technology } find their way into { $at }.
entry-storm = There is a space storm in { $at }; only craft with { $technology } enter it.
quarantine = The council has put { $at } under quarantine: only craft of its owner enter it this turn.
foreign = Another player owns { $at }. You may enter as an ally or partner in cooperation, at war, or with permission.
