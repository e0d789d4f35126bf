# The texts of the house in English: all that is not of a single game.
# The keys and their placeholders are the same in every language.

## Players

player-unnamed = Player { $number }
player-own = { $name } (you)
player-bot = { $name } (bot)

## At the table

welcome-players = At the table: { $names }.
welcome-help = Type the number of your choice; “help” tells what else you may type.
welcome-back = The game goes on where it was saved; “log” tells what may be told again.
confirm-aside = { $option }: are you sure? “{ $letter }” again does it, Enter does not:
press-enter = Press Enter to go on.
pass-device = Hand the device to { $seat }. Nobody else looks now.
next-at-device = It is the turn of { $seat }.
nothing-to-do = There is nothing for you to do now. Look busy, then press Enter.
list-asides = You may also, without being asked:
list-many =
    { $count ->
        [one] { $first }. One choice like “{ $example }”.
       *[other] { $first } to { $last }: { $count } choices like “{ $example }”.
    }
list-names = Name one or two things to see only their choices, or type “list” for all: { $names }.
position-changed = Changed:
log-empty = Nothing has happened yet that may be told again.
why-possible = That is possible now:
would-do = I would do this:
undone = Taken back.
saved = Saved in { $path }.
pause-on = From now on the game waits before each bot's answer, so that you can speak up. “pause” again ends it.
pause-off = The game no longer waits before the bots' answers.
may-speak = While others are asked you may speak up, too. Type the letter whenever you are asked something, or “pause” to be asked before each bot's answer:
speak-which = You may speak up now (Enter: say nothing):
speak-nothing = You have nothing to say now.
anybody-speaks = Does anybody want to speak up? Name ({ $names }), or Enter to go on:
left-unsaved = Goodbye. This game was not saved.
left-changed = Goodbye. What happened since the last save was not saved.
left-saved = To go on later: { $command } --from { $path }
left-kept = The game is kept in { $path }.
left-rescued = The game so far was saved in { $path }.
end-prompt = The game is over. “save FILE” keeps it, “log” tells it again, Enter ends.
result-title = The result
result-side = { $side }: { $names }
result-won =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
result-drawn =
    { $count ->
        [one] Drawn: { $names }
       *[other] Draw between: { $names }
    }
result-lost =
    { $count ->
        [one] Loser: { $names }
       *[other] Losers: { $names }
    }
help-in-play =
    A number: take that choice. A letter: do that, though nobody asked.
    The name of a thing (a card, a place, a player…): list only the choices that touch it.
    list: all choices. look: the position. log: what has happened, as far as it may be told again.
    ?: the rules that matter now. ? ID: that rule.
    why THING: why you cannot do anything with it, or why you can. why NUMBER: which rule allows it.
    advice: what I would do and why, if you play alone.
    undo: take your last answer back, if nothing has been seen since.
    save FILE: save the game. quit: leave.
    pause: stop before each bot's answer, so that you can speak up; again to go on without.
    speak NAME: hand the device to somebody who wants to speak up now.

## Commands

command-aquelarre = Tabletop games of witches, with every rule enforced.
command-serve = Open the tables in the browser: for this machine, and for phones and friends in the same network.
    .short = Play in the browser.
command-play = Play a game in plain lines, with bots or with others at the same device. Without GAME: Walpurgisnacht.
    .short = Play a game.
command-games = The games, their seats and their table options.
    .short = What can be played.
command-rules = The rules of a game, or one of them.
    .short = The rules of a game.
command-simulate = Let bots play many games and count who wins. The same seed gives the same result with any number of jobs.
    .short = Many games among bots.
command-replay = Tell a saved game from its beginning. A finished game is told whole; a running one only as far as the seat (or a watcher) may remember it.
    .short = Tell a saved game.
command-edition = Where a rulebook does not print what is in the box, ours is a reconstruction. Whoever owns the box can correct it.
    .short = Correct our reconstruction of a box.
command-edition-export = Writes our edition of a game into a new file, to be corrected with any text editor.
    .short = Our edition as a file.
command-edition-check = Says whether an edition can be played, or on which line and in which field it is wrong.
    .short = Can this edition be played?
command-bench = How fast the games play on this machine, at random and in one process.
    .short = How fast the games play.
command-backup = Copy all tables of the server into a file, also while they are being played.
    .short = Copy all tables.
command-load = Fill a server on this machine with tables of people who answer at random, and measure it: at a pace, or as fast as it goes.
    .short = How many tables a server bears.
command-new-game = Begin a game of your own as a copy of the template.
    .short = Begin a game of your own.
help-usage = Usage:
help-options = Options
help-commands = Commands
help-options-mark = [OPTIONS]
help-command-mark = COMMAND …
mark-game = GAME
mark-rule = RULE
mark-file = FILE
mark-name = NAME
mark-folder = FOLDER
mark-seed = SEED
help-opt-help = Show this page.
help-opt-version = Show the version.
help-opt-lang = Language.
help-opt-seats = How many play, bots included.
help-opt-bots = How many of them are bots.
help-opt-bot = The kind of bots: guide or random.
help-opt-name = Your name; once for each person.
help-opt-set = A table option, for example memory_aid=1.
help-opt-seed = The seed of chance; the same one deals the same game.
help-opt-pause = Wait before each bot's answer, so that you can speak up.
help-opt-from = Go on with a saved game.
help-opt-edition = An edition of the box, corrected by its owner (see “edition”).
help-opt-games = How many games.
help-opt-bot-list = The kinds of bots, with commas between them.
help-opt-jobs = How many processes.
help-opt-study-seed = The seed of the whole study.
help-opt-sides = Each of two bots plays a whole team, in turns.
help-opt-json = Print JSON.
help-opt-seat = As this seat may remember it, from 0 on.
help-opt-port = The port; if it is taken, one of the next. 0 means any.
help-opt-local = Only for this machine.
help-opt-host-name = Another name under which the server is reached.
help-opt-data = Where the tables are kept.
help-opt-no-browser = Do not open a browser.
help-opt-bot-processes = Processes in which bots think.
help-opt-no-limits = Without limits for requests and messages and without pauses, for measuring.
help-opt-tables = How many tables.
help-opt-per-second = Answers per second over all tables; without it, as fast as it goes.
help-opt-load-seconds = Seconds to measure.
help-opt-seconds = CPU seconds for each game.

games-line = { $name }: { $title }, { $least } to { $most } players
games-setting = { $name } = { $values } (usually { $default }): { $title }. { $help }
rules-components = Components
replay-players = Seats: { $players }
replay-running-open = This game is still running.
replay-running = This game is still running: what has been turned face down is not told.
table-edition =
    { $kind ->
        [ours] Edition { $mark }: a reconstruction by Aquelarre, not the printed box.
        [untitled] Edition { $mark }, without a title.
       *[titled] Edition { $mark }: { $title }.
    }
edition-exported = Our edition { $mark } is in { $path }. Correct it, and then: aquelarre edition check { $path }
edition-good = It can be played: aquelarre play --edition { $path }
edition-more =
    { $count ->
        [one] And there is one more.
       *[other] And there are { $count } more.
    }
serve-here = The tables are open: { $address }
serve-around = For phones in the same network: { $address }
serve-data = Kept in { $path }.
serve-admin = For you as the host: { $address } (token { $token })
serve-stop = Ctrl-C ends it; running games go on at the next start.
serve-bye = Closed. Running games go on at the next start.
load-line = { $game }, { $tables } tables of { $seats }: { $answers } answers in { $seconds } s ({ $answers_per_s }/s); until all seats have the update p50 { $p50_ms } ms, p90 { $p90_ms } ms, p99 { $p99_ms } ms, at most { $max_ms } ms; { $refused } refused, { $errors } errors; server { $memory_mb } MB, { $server_cpu_s } s CPU
backup-done = All tables have been copied to { $path }.
study-title =
    { $games ->
        [one] One game at { $seats ->
                [one] 1 seat
               *[other] { $seats } seats
            }, { $decisions } decisions.
       *[other] { $games } games at { $seats ->
                [one] 1 seat
               *[other] { $seats } seats
            }, { $decisions } decisions per game on average.
    }
study-columns = Shares and means with their 95 % intervals; a win counts 1, a draw 0, a loss -1.
study-row =
    { $name }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }, { $wins } won, { $draws } drawn, { $losses } lost; won { $won }; mean { $mean }
study-row-team =
    { $name }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $wins } won, { $draws } drawn, { $losses } lost; won { $won }; mean { $mean }
study-points = {"   "}points { $points }{ $lead ->
        [none] { "" }
       *[other] ; lead over the best of the others { $lead }
    }
bench-line = { $game }{ $settings }, { $seats } seats: { $decisions_per_s } decisions/s, { $games_per_s } games/s, { $decisions_per_game } decisions per game, { $options_per_decision } options per decision, clone { $clone_us } µs, state { $state_bytes } bytes ({ $games } games, { $cpu_s } s CPU)
new-game-made =
    The game { $name } is in { $folder }.
    It is a copy of the template and all its tests pass: ./test { $folder }
    Play it: aquelarre play { $name }
    Then change its rules one by one, each with a test; RULES.md there says where everything is.

## What goes wrong

error-unknown-language = Aquelarre does not speak “{ $lang }”; it speaks es and en.
error-unknown-game = There is no game called “{ $name }”.
error-unknown-game-known = There is no game called “{ $name }”; there is: { $known }.
error-unknown-game-near = There is no game called “{ $name }”. Did you mean { $near }?
error-unknown-bot = There is no bot called “{ $kind }”; there is: { $known }.
error-unknown-command = There is no command “{ $name }”; there is: { $known }.
error-unknown-command-near = There is no command “{ $name }”. Did you mean { $near }?
error-unknown-rule = { $game } has no rule “{ $rule }”.
error-unknown-setting = { $game } has no table option “{ $name }”; it has: { $known }.
error-unknown-thing = There is nothing called “{ $name }” in this game.
error-bad-seats = { $game } is for { $least } to { $most } players, not { $seats }.
error-bad-setting =
    { $name ->
        [name] “{ $value }” cannot be the name of a new game: it needs small letters, digits and _, no more than 30, and must not be taken.
        [seats] With these options the game is for { $least } to { $most } players, not { $value }.
        [games] A study needs at least one game, one process and one bot.
       *[other] The table option { $name } does not allow { $value }.
    }
error-setting-form = “{ $wish }” is no table option: write name=number.
error-setting-value = { $name } cannot be “{ $value }”; it can be: { $values }.
error-no-sides = A study by sides needs a game with two teams and exactly two bots.
error-no-such-seat = There is no seat { $seat }; the last one is { $last }.
error-too-many-bots = { $bots } bots do not fit at a table of { $seats }.
error-too-many-names = There are { $names } names for { $persons } people; take fewer bots or fewer names.
error-same-name = Two people cannot both be called { $name }.
error-bad-name = A name needs from 1 to { $longest } visible characters.
error-file = { $path } cannot be used: { $reason }.
error-file-missing = There is no file { $path }.
error-file-forbidden = You are not allowed to use { $path }.
error-file-is-folder = { $path } is a folder, not a file.
error-file-not-ours = { $path } is no saved game of Aquelarre, so it is left as it is.
error-file-other-game = { $path } holds another saved game: choose another name.
error-still-running = The game is not over: leave out --seat, and what everybody may know is told.
error-file-bad-name = { $path } cannot be the name of a file.
error-file-says = With --from everything comes from the file: leave out { $option }.
error-system = The system refuses: { $reason }.
error-folder-missing = There is no folder { $path }.
error-bad-file =
    { $reason ->
        [foreign] That file is no saved game of Aquelarre (line 1).
        [format] The file is written in a way that this Aquelarre does not know yet (line 1).
        [rules] The game was saved with rules version { $found }; this Aquelarre knows { $known } (line 1).
        [header] This Aquelarre does not have the game, the seats or the options that line 1 of the file names.
        [edition] The edition in line 1 of the file cannot be played (line { $place } of the edition).
        [cut] The file ends too early (line { $line }).
        [unreadable] Line { $line } of the file cannot be read.
        [sealed] The sealed answers of the file are damaged (line 2).
        [answer] The rules do not allow answer { $answer } of the file (line { $line }).
        [status] Line 1 of the file does not say truly whether the game is over.
       *[changed] The file was changed after it was saved (line { $line }).
    }
error-no-editions = { $game } has no editions: it is always played with the same box.
error-bad-edition =
    { $reason ->
        [large] The edition is too long: it may have { NUMBER($most, useGrouping: 0) } characters.
        [many] Line { $line }: the edition says too much; { NUMBER($most, useGrouping: 0) } values are the most.
        [character] Line { $line }: there is a character here that cannot be in an edition. Is it saved as UTF-8?
        [name] Line { $line }: a name is expected here, as in “points = 3”.
        [line] Line { $line }: something stands here that does not belong on this line.
        [expected] Line { $line }, { $field }: expected here: { $wanted }
        [escape] Line { $line }, { $field }: { $value } means nothing in a text.
        [kind] Line { $line }, { $field }: only a text in quotes, a whole number, true, false, a list in square brackets or a row in braces can stand here.
        [number] Line { $line }, { $field }: a number has { $most } digits at most.
        [deep] Line { $line }, { $field }: too many brackets within brackets.
        [twice] Line { $line }, { $field }: this is there twice.
        [game] Line { $line }, { $field }: this is an edition of { $value }, not of { $game }.
        [head] Line { $line }, { $field }: this must be a text of { $most } visible characters at most.
        [missing] Line { $line }, { $field }: this is missing.
        [unknown] Line { $line }, { $field }: there is no such field.
        [rows] Line { $line }, { $field }: this must be a list of rows.
        [value] Line { $line }, { $field }: this cannot be { $value }; it can be: { $allowed }.
        [count] Line { $line }, { $field }: the list has { $found }, and can have from { $least } to { $most }.
        [sum] Line { $line }, { $field }: { $found } in all, and there must be { $wanted }.
        [few] Line { $line }, { $field }: { $found } in all, and there must be { $wanted } at least.
        [times] Line { $line }, { $field }: { $value } is there { $found } times, and must be { $wanted } times.
        [needed] Line { $line }, { $field }: { $value } is missing, and the rules need it.
        [absent] Line { $line }, { $field }: { $value } is not in this box.
        [unused] Line { $line }, { $field }: nothing in the box names { $value }.
        [unreached] Line { $line }, { $field }: no way leads from { $start } to { $value }.
       *[itself] Line { $line }, { $field }: this leads from { $value } to itself.
    }
error-file-odd = { $path } is no plain file.
error-no-such-number =
    { $count ->
        [0] There is no number to choose now.
        [1] There is no choice { $number }: the only one is 1.
       *[other] There is no choice { $number }: the numbers go from 1 to { $count }.
    }
error-file-exists = { $path } is there already: choose another name.
error-no-tables = There are no tables in { $path }.
error-store-in-use = Another server is already using the tables in { $path }: close it first, or choose another folder with --data.
error-denied = That is not possible.
error-not-yours = That is not yours to do: the seat belongs to somebody else, or only the host may.
error-no-table = There is no such table.
error-bad-code = This link is not valid any more. Ask for a new one.
error-seat-taken = This seat is taken.
error-not-now = That is not possible at this table now.
error-other-rules = This table was played with other rules of the game and cannot go on.
error-bad-request = That could not be understood.
error-too-much = That was too much at a time: wait a little.
error-no-advice = Advice is only for those who play alone against the board.
error-silenced = You may not talk now.
error-foreign = This request does not come from this server's own page.
error-stumbled = Something went wrong on the server. Nothing was changed.
error-not-touched = No choice has to do with { $name } now; “why { $name }” tells why.
error-not-understood = I do not understand “{ $line }”: type a number, the name of a thing, or “help”.
error-why-what = Why what? Add the name of a card, a place or a player, or “why 2” for the second choice.
error-save-where = Save where? For example “save my-game”.
error-speak-who = Who wants to speak? Type “speak” and one of these names: { $names }.
error-refused = That is not possible now.
error-illegal = The rules do not allow that now.
error-not-asked = Nobody waits for that answer now.
error-stale = That question is already closed.
error-finished = The game is over.
error-not-clean = That cannot be taken back: it was not your own answer, or something has been seen since.
error-ours = Something broke inside Aquelarre ({ $what }). Please report it; with { $setting }=1 it tells where.
usage-no-option = There is no option { $name } here.
usage-missing = { $name } is missing.
usage-bad = { $name }: { $reason }
usage-option = The option { $name } is not used like that.
usage-other = The command is not written like that: { $reason }
usage-not-whole = “{ $value }” is not a whole number from { $least } on.
usage-not-seconds = “{ $value }” is not a time of up to { $most } seconds.
