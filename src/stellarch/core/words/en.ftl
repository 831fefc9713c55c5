# What all games share. docs/translate.md says how these files are written.

## Grammar

-a = { $number ->
   *[one] a
    [other] {""}
  }
-the = { $numbered ->
    [yes] {""}
   *[no] the
  }
-you = you
-of = of
-to = to
-at = at
-and = and
-or = or
-thousands = ,
-decimal = .

## What can be wrong with what was sent

moved-on = The table has moved on since.
fault-in-text = { $why } In { QUOTED($text) }, at { $at }.
fault-in-file = { $file }, { $key }: { $what }
not-an-action = This is not an action of { $game }: { $what }.
action-too-long = An action has at most { $most } characters.
not-a-position = A position begins with { $begins }
position-unreadable = This position cannot be read: { $what }.

at = { $fault } ({ $where })
other-kind = expected { EITHER($wanted) }, got { EITHER($got) }
field-missing = the field { $field } is missing
unknown-field = there is no field { $field }
unknown-value = { $value } is not known here
out-of-bounds = it must be { $bounds }
malformed = it is malformed
data-kind-int = a whole number
data-kind-float = a number
data-kind-str = a text
data-kind-bool = true or false
data-kind-array = a list
data-kind-object = an object
data-kind-null = nothing

## Options

no-such-option = There is no option { QUOTED($name) }. The options are: { ROW($known) }.
options-unreadable = The options cannot be read: { $what }.
bad-value = Option { QUOTED($name) } cannot be { $value }; it may be: { $may_be }.
number-between = a number from { $least } to { $most }
not-for-so-many = { $game } is for { $least } to { $most } players, not { $players }.
other-number-of-names = There are { $names } names for { $players } players.
other-rules = This game follows version { $rules } of the rules of { $game }; this program knows 1 to { $newest }.

## At the table

your-turn = It is your turn
the-game-is-over = The game is over.
no-such-seat = There is no seat { $number } at this table.
no-take-back-nothing = There is nothing to take back.
no-take-back-revealed = This cannot be taken back: something that was hidden has come out since.
no-take-back-built-on = This cannot be taken back alone: what others have done since hangs on it.
paragraph-in-one = { $about }: { ROW($told, by: " ") }
typing-note = What you can do, by number. Type a number, or the order itself, such as { $example }.
typing-help =
    An order       written in its short form, such as { $example }
    A number       12 plays number 12 of the list

## Records

record-fault-too-long = The record is too long.
record-fault-not-utf-8 = The record is not UTF-8 text.
record-fault-not-a-tag = This line is not a tag.
record-fault-tag-twice = This tag appears twice.
record-fault-tag-not-quoted = This tag's value is not quoted properly.
record-fault-last-action-missing = The last action is missing.
record-fault-comment-not-closed = This comment is not closed.
not-a-record = This is not a record: { $fault }.
tag-missing = The tag [{ $tag } ...] is missing.
tag-unreadable = This tag cannot be read: { $what }.
seat-missing = There is no tag [Seat { $letter } ...].
not-a-seat = Expected the letter of a seat, not { QUOTED($word) }.
of-another-game = The record does not hold up: it is of the game { QUOTED($game) }, not { QUOTED($wanted) }.
cannot-be-played = The record does not hold up: action { $number } ({ $who } { $action }) cannot be played: { $rule ->
    [none] {""}
   *[other] { $rule }:{" "}
  }{ $why }

finding-seed-kept = The seed is the one promised before the game.
finding-seed-changed = The seed is not the one promised.
finding-seed-not-promised = The record has no commitment, so nothing shows that the seed was fixed before the game.
finding-agreement-kept = Game, rules, options and players are the ones promised.
finding-agreement-changed = The game, the rules, an option or a player is not as promised.
finding-agreement-not-promised = No commitment covers the options and the players, so nothing shows that they are the original ones.
finding-result-right = The result is the one the actions lead to.
finding-result-too-soon = The game is not over.
finding-result-missing = The game is over, but the record states no result.
finding-result-not-due = The record ends before the game does, so there is no result to check.
actions-follow-the-rules = All { $count } actions follow the rules.
result-wrong = The actions lead to { $true }, not { $claimed }.
