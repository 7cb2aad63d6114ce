# The server's own messages in English, beside those of the table. The same messages stand in pl.ftl, in the same order.

docs-not-built = The documentation is not built: run scripts/docs in the project. Its pages are in the folder docs, too.
page-not-built = The page is not built yet: run scripts/play, or scripts/web in the project. The API works already, under /api.

## For the host

serve-address = The table stands at { $address } (Ctrl+C stops it).
serve-public = Friends in the same home network open one of these on their phones or computers:
serve-speed = { $speed ->
    [pure] The rules run in pure Python
   *[compiled] The rules run compiled
}{ $kernels ->
    [none] .
   *[some] ; native kernels stand ready for { $kernels }.
}
serve-alone = Only this machine can open it. Friends on phones: make a table and choose “Let phones in”, or start it so: { $command }
serve-no-network = This machine is in no network: friends cannot come in before it is.
serve-storage = The games cannot be kept: { $why }
serve-base-path = “{ $path }” is no base path; it looks like /games/stolik.
serve-workers-number = --workers takes a number from 1 on.
serve-workers-postgres = Several workers need PostgreSQL: set DATABASE_URL=postgresql://…, or leave --workers out.
serve-port = Port { $port } cannot be used: { $why }.
serve-others = { $tables ->
    [one] One table being played stands still: the game has other rules or data now. “{ STOLIK() } doctor” names it.
   *[other] { $tables } tables being played stand still: their games have other rules or data now. “{ STOLIK() } doctor” names them.
}

doctor-good = { $tables ->
    [one] One live table was replayed; all is well.
   *[other] { $tables } live tables were replayed; all is well.
}
doctor-fault = { $game }, table { $code } ({ $table }) stops after entry { $at }: { $why }
doctor-other-rules = it began by other rules or data than the game has now; its players may end it, and with those it goes on.
doctor-changed = the game does something else than it did, although the number of its rules is the same.
doctor-damaged = the log does not fit together; restore a backup.
doctor-no-game = the game is not on the shelf.
doctor-differs = The first entry that leads elsewhere, as far as the log can tell: { $entry }.
storage-damaged = { $file } is damaged: part of it cannot be read. Restore a backup; “{ STOLIK() } doctor” tells which tables can still be read, “{ STOLIK() } salvage” saves them.
doctor-readable = { $tables ->
    [0] No table can be read any more.
    [one] One table can still be read:
   *[other] { $tables } tables can still be read:
}
salvage-done = { $tables ->
    [0] No table could be read; { $where } is empty.
    [one] One table was saved into { $where }:
   *[other] { $tables } tables were saved into { $where }:
}
salvage-unsure = its last answers may be missing
salvage-lost = { $tables ->
    [one] One table cannot be read to its end: { $codes }
   *[other] { $tables } tables cannot be read to their ends: { $codes }
}

## Refusals

refusal-bad-request = The request cannot be understood.
refusal-bad-message = The message cannot be understood.
refusal-not-found = There is nothing at this address.
refusal-too-large = That is too large.
refusal-too-many = That is too much at once; wait a moment.
refusal-too-many-open = Too many connections are open from your address; close some, or come back in a moment.
refusal-wrong-host = This server does not answer to that name.
refusal-wrong-origin = That page may not speak to this server.
refusal-not-at-the-machine = Phones are let in by whoever sits at the machine on which the table stands.
refusal-server-fault = Something went wrong in the server. Nothing that was acknowledged is lost.
refusal-draining = The server is about to stop. Nothing is lost; come back in a moment.
refusal-storage-away = The database does not answer. Come back in a moment and look what was stored.
refusal-storage-full = There is no room left on the disk of the database: nothing can be stored before there is.
refusal-busy = Too many write to this table at once. Try again.
refusal-house-full = The house is full: there are too many connections. Come back in a moment.

refusal-no-such-table = There is no such table.
refusal-no-such-game-here = There is no such game here; there are { $games }.
refusal-no-such-language = There is no such language; there are { $languages }.
refusal-no-such-step = There is no such step; they go from 0 to { $last }.
refusal-bad-token = That key opens no seat at this table.
refusal-not-your-seat = That seat is not yours.
refusal-host-only = Only who has sat here longest may do that.

refusal-bad-name = A name has 1 to { $longest } letters, and is not that of a bot.
refusal-name-marks = A letter of a name has at most two marks.
refusal-name-scripts = A word of a name is written in one script: Latin, Cyrillic or Greek, not mixed.
refusal-name-taken = Somebody at this table is called so; choose another name.
refusal-bad-chat = A line of chat has 1 to { $longest } letters.
refusal-bad-number = The number for the luck has at most { $longest } letters and digits.
refusal-bad-level = There is no such bot; there are { $levels }.
refusal-not-offered = That answer is not offered here.
refusal-no-question-there = At this step nobody has anything to choose; take another one.
refusal-bad-pace = A live clock has 1 to { $seconds } seconds and at most { $increment } more for an answer; a slow one 1 to { $days } days.
refusal-webhook-not-allowed = The host of this server does not allow notices to that address.

refusal-no-open-seat = All seats are taken.
refusal-seat-taken = That seat is taken.
refusal-one-seat-each = At a public table everybody has one seat; the host may take more for those who are invited.
refusal-bots-share = Your address has as many tables of bots going as it may have ({ $most }); each stops when nobody looks on.
refusal-lobby-share = Your address has as many public tables as it may have ({ $most }); make one by link.
refusal-no-person-there = No person sits there.
refusal-already-started = The game has begun.
refusal-not-started = The game has not begun.
refusal-not-over = The game is not over.
refusal-stopped = The table stands still: the rules of the game are not those it began by. Nothing is lost.
refusal-log-full = The log of this table is full: only the game goes on.
refusal-something-is-asked = Something else is being asked; that must be answered first.
refusal-nothing-is-asked = Nobody asks for anything.
refusal-offer-passed = What you answered is no longer asked.
refusal-offer-unnamed = It is not said which offer is answered.
refusal-bots-play-on = Bots do not agree to a draw.
refusal-no-rematch = There is no rematch yet.
refusal-not-an-option = That is not one of the options.
refusal-no-hints-here = No advice is given at this table.
refusal-no-hint-now = No advice can be given just now; try again.

refusal-players-off = This house does not remember players.
refusal-no-player-key = This is for a player with a key only: send it in the header Stolik-Player.
refusal-bad-player-key = This is no key of a player: it has 43 letters, digits, "-" or "_".
refusal-no-such-player = Nothing is kept here under this key.
refusal-no-such-document = No such thing is kept here; there are { $documents }.
refusal-document-too-large = This is too large to be kept: { $longest } bytes at most.
refusal-document-changed = Another device of yours has kept a newer version here; read that first.
refusal-pass-void = This pass does not work: it was used, or its time is over. Make a new one on that device.
refusal-cannot-invite = You can invite people you have played with, to a table that waits and at which you sit.

## Links to finished games

share-bot = bot (level { $level })
share-won = Won by { $names }.
share-drawn = It ended in a draw.
