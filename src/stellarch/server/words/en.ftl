# What the server says. docs/translate.md says how these files are written.

## At the table

why-not-your-turn = It is not your turn.
why-hints-are-off = Hints are switched off at this table.
why-secret-until-the-end = This is secret until the end.
why-bot-failed-here = The bot failed here: this is the game's default, so there is no thought behind it.
why-bot-knows-secrets = What this bot knows is secret until the end.
why-analysed-when-over = A game is analysed when it is over: until then a bot's thoughts could give secrets away.
why-tried-alone = While the game runs only its players can try something out, each alone.
why-not-playable = This game cannot be played by the rules.
why-no-positions = This game has no text for its positions.
too-many-moves = A record may have { $most } moves to be opened here.
why-record-of-a-try = A what-if that began in the middle of a running game has no record: it does not follow from a deal.
why-record-when-over = The record is given out when the game is over.
why-game-too-long = This game is too long to be told here. Its record can be had: stellarch report writes the chronicle of it.
why-over-in-this-position = The game is over in this position.
why-no-such-seat = There is no such seat.
why-no-such-table = There is no such table.
why-not-your-seat = This seat is not yours.
why-nothing-to-take-back = Nothing can be taken back: nothing has been played, or something hidden has been revealed.
why-nothing-to-answer = There is nothing to answer.
why-table-damaged = This table cannot be opened: another version of Stellarch wrote it, or it is damaged. Nothing was changed.
why-seat-given-up = A bot plays this seat to the end: it was given up.
why-no-time-to-think = Players need some time to think: give a number of seconds.
why-time-is-up = Your time for this move was up.
why-no-such-zone = There is no time zone of this name.
why-holidays-used = A year has 30 days of holiday here, and those are used.
why-no-clocks = No clocks run at this table.

no-bot-played = No bot played action { $number }.
no-such-position = There is no position { $number }.
no-such-board = There is no board { QUOTED($name) }.
no-such-rule = There is no rule { QUOTED($rule) }.
log-full = The log of this table is full: it holds { $most } lines.
share-used = You have added { $lines } lines to the log. From now on you can only play your moves.
bot-failed-in-game = The bot playing { $name } failed; the game's default was played in its place.
time-was-up-in-game = { $name }’s time was up; the game’s default was played.

## Talk

why-nothing-said = There is nothing to read in this.
why-no-such-line = There is no such line for you to read.
why-nobody-to-talk-to = Nobody else plays this seat who could read it.
why-hushed = The rules forbid talk just now.
why-no-host-to-tell = There is no host to tell about this line.
why-not-the-host = Only the host of the table can do this.
why-blocked = One of you has blocked the other.
why-nobody-to-block = Nobody but you plays this seat.
why-nothing-to-ask = This cannot be asked at the table now.
why-not-absent = The others can give a seat to a bot only where the game has long waited for somebody who is not here.
why-asked-already = The table is being asked this already.
why-nobody-to-remind = The game does not wait for this player.
why-reminded-already = This player has been reminded today.
why-table-closed = The host has closed this table.
why-has-played = Only somebody who is not here and has never done anything at the table can be removed.
why-no-heir = Only somebody who plays here can become the host.
why-other-options = A rematch is the same game: only its options can be kept.
too-many-blocks = You have blocked { $most } people. Unblock one of them first.

## Sitting down

why-link-not-valid = This link is not valid any more.
why-no-free-seat = There is no free seat here.
why-seated-already = You already have a seat at this table.
why-name-missing = Please give a name.
why-name-with-invisible = A name cannot contain invisible characters.
why-no-such-colour = There is no such colour to choose in this game.

name-taken = Somebody at this table is already called { $name }. Please choose another name.
colour-taken = Two players have chosen { $colour }.

## What cannot be done now

why-bot-could-not-answer = The bot could not answer: something went wrong while it was thinking. You can try again.
why-server-stops = The server is being stopped. Please try again once it is back.
why-no-database = The server cannot reach its database at the moment, so nothing was stored. Please try again shortly.
why-no-board-now = The server cannot deal a board at the moment. Please try again shortly.
why-no-board-in-time = No such board was found in time. Ask for a little less.
why-no-mail = The server cannot send mail at the moment. Please try again later.
why-our-fault = Something went wrong on our side.

too-many-requests = Too many requests. Please try again in { $seconds } s.

## Requests

why-several-hosts = The request names several hosts.
why-from-another-site = This request comes from another site.
why-nested-too-deeply = The JSON is nested too deeply.
why-not-utf-8 = The request is not valid UTF-8.

unknown-name = This server does not answer to the name { $name }. If the name is right, start it with --allow-host.

## Starting the server

why-database-in-use = Another Stellarch server is using this database. Stop that one, or give this one another --database.
why-no-such-exercise = There is no such lesson or puzzle.

not-between = { $option } must be between { $least } and { $most }, not { $given }.
not-an-address = --proxy must be an address such as 127.0.0.1, not { $proxy }.
database-unusable = Cannot use the database: { $fault }. Try another --database.
cannot-listen = Cannot listen on { $host } port { $port }: { $fault }. Try another --port.
journal-missing = { $journal } is missing: it holds what was played last. Put it back beside the database. To do without it, delete { $lock } and start again.
two-names = { $file } is also known under another name (a hard link), where another server might use it. Copy the file instead.
not-a-mail-setting = { $name } cannot be { QUOTED($value) }.

## People

no-passkey = The passkey was not accepted. Please try again.
no-passkeys-here = Passkeys need the server's name in the address, not a number, and a secure connection.
no-right-words = The number and the words do not belong together. Check each word against your paper.
no-such-key = There is no such key.
no-such-device = There is no such device.
no-such-token = There is no such token.
no-such-person = There is nobody with this address.
no-way-back = This is your only device, and nothing opens your account elsewhere. Keep your name first, or forget it.
no-letters = This server does not send mail.
no-address = This is not an e-mail address.
no-good-letter = This link is not good any more. It works once, for a quarter of an hour. Please ask for another.
no-letter-of-this-browser = This link opens only in the browser that asked for it. Type the code from the letter there. If you did not ask for it, do nothing.
no-right-code = This is not the code from the last letter.
no-good-code = This code is not good any more. It works once, for ten minutes. Please make another.
no-address-of-yours = Another account has this address. Sign out here first, then come back with it.
no-good-token = This token is not good any more.
no-right-for-this = This token may not do that.
no-cookie-yet = Your browser has just been given another cookie. Please try again.

too-many-tokens = You have { $most } tokens already. Withdraw one first.
no-such-template = You keep no table under this name.
no-free-name = You already keep another table under this name.
no-room-for-template = The options of this table are too long to be kept. Leave out the written board.
too-many-templates = You keep { $most } tables already. Delete one first.

letter-subject = Your link to Stellarch
letter-with-link = Somebody, you most likely, wants to play on Stellarch with this address.

    Open this link in the browser that asked for it:
    { $link }

    On another device, type this code into that browser instead: { $code }

    Both work once, for { $minutes } minutes. If you did not ask for this, do nothing, and give the code to nobody.

forgotten = { $number ->
    [1] Someone
   *[other] Someone { $number }
}

cannot-foresee-your-turn = It is your turn: play instead.
cannot-foresee-together = Several decide at the same time here. Nobody can say what comes next.
cannot-foresee-comes-out = Dice, or something hidden, decide what comes of this. The line ends here.
cannot-foresee-hidden = You would not see this when it happens, so you cannot answer it in advance.
cannot-foresee-over = The game is over in this position.
cannot-foresee-others-first = Begin with what another player does.
cannot-foresee-answer-last = End with your own answer.
cannot-foresee-leaving = You cannot leave the game in advance.
cannot-foresee-answered-already = You have an answer to this already. Take that one back first.
cannot-foresee-no-such-line = There is no such line any more.
cannot-foresee-no-passing = In this game nobody passes like that.
cannot-foresee-seen-otherwise = The position was not as you had foreseen.
too-many-lines = You have { $most } lines waiting already. Take one back first.
## Notices

untold-address = Nothing can be sent to this address. It must begin with https:// and be open to the internet.
untold-host-alone = Only the host of the table may do that.
untold-browser = This browser cannot be told while it is closed.
untold-such-hook = There is no such webhook.
untold-pushes = This server cannot tell browsers that are closed.
too-many-hooks = No more than { $most } webhooks are possible. Remove one first.
hook-off-subject = The webhook to { $host } is switched off
hook-off = The webhook to { $host } failed several times in a row, so Stellarch sends nothing there any more.

    If it works again, set it up anew: { $page }
trial-notice = This is how a notice comes.

game-with = { $others ->
    [0] { $game }
   *[other] { $game } with { $others }
  }
round-of = { $round ->
    [none] { $game }
   *[other] { $game }, round { $round }
  }
games-wait = { $count ->
    [1] Your move: { $first }
   *[other] { $count } games wait for you
  }
news-of-games = News from your games
time-left = { $days ->
    [0] { $hours ->
        [0] { $minutes } min left
       *[other] { $hours } h { $minutes } min left
      }
    [1] 1 day { $hours } h left
   *[other] { $days } days { $hours } h left
  }
letter-why = A letter comes only when something waits while you are away. Change that: { $page }
letter-stop = Stop these letters: { $link }
stop-letters = Stop these letters
change-notices = Change when letters come
news-turn = Your move: { $game }
news-nudge = { $by } asks you to move: { $game }
news-low = Under a quarter of your time is left: { $game }
news-word = { $by } wrote to you alone: { $game }
news-talk = { $by } wrote to the table: { $game }
news-vote = A vote or an offer waits for you: { $game }
news-over = The game is over: { $game }
news-invitation = { $by } invites you to play: { $game }
waits = { $game }: { $names } to move.
ended = { $winners ->
    [0] { $game } is over.
   *[other] { $game } is over. Won by { $winners }.
  }


## Looking back

past-not-proved-from-a-position = This is a what-if: it did not begin with a deal, so there is no promise to check.

told-otherwise = It should be: { $now } The record says: { $then }
nothing-to-tell = nothing.
chance-fell-alike = All { $moves } steps came out as they were told at the time.
chance-fell-otherwise = { $moves ->
    [1] One step did not come out as it was told at the time.
   *[other] { $moves } steps did not come out as they were told at the time.
}
chance-is-not-kept = The record holds only the moves, so there is nothing told at the time to compare with.
stopped-at = Move { $move } is against the rules: { $who }, { $action }. { $why }
