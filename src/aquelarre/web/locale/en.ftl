# The texts of the page in English. The same keys and the same placeholders as es.ftl.

## The house

web-tagline = Witch-themed tabletop games, with every rule enforced. Invite whomever you like, or play against bots right now.
web-your-name = Your name
web-guest = Guest
web-games = Games
web-for-players =
    { $more ->
        [0] { $least ->
            [one] 1 player
           *[other] { $least } players
        }
       *[other] { $least } to { $most } players
    }
web-play-bots = Play against bots
web-create = Create a table
web-hot-seat = On this device
web-learn = Learn by playing ({ $count } min)
web-learn-on = Go on with the lesson: { $title }
web-learn-next = Next lesson: { $title } ({ $count } min)
web-lessons = Lessons
web-rules = Rules
web-about = About
web-bots = The bots
web-mine = My games
web-groups = Groups
web-devices = My devices
web-puzzles = Puzzles
web-daily = Puzzle of the day
web-solve = Solve it
web-which-bots = Which bots?
web-tables-left = your turn, { $time } left
web-my-tables = My tables
web-open-tables = Open tables
web-open-none = There is no open table right now. Create one and open it to whoever wants to sit down.
web-join = Sit down
web-continue = Go on
web-look = Look
web-import = Open a saved game
web-bring-who = Who are you?
web-bring-help = The game is not over and goes on here. You sit where you say; the others can be invited, or a bot plays for them.
web-bots-count = { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-free-count = { $count ->
        [0] full
        [one] 1 free seat
       *[other] { $count } free seats
    }
web-table-waiting = not started
web-table-playing = being played
web-table-paused = paused
web-table-stopped = stopped
web-table-finished = finished
web-table-closed = closed
web-table-unreadable = cannot be read
web-to-lobby = Back to the lobby
web-nowhere = There is nothing here.
web-loading = Lighting the candles…
web-theme-light = Light theme
web-theme-dark = Dark theme
web-comfort = Settings
web-comfort-theme = Theme
web-comfort-theme-usual = Same as the system
web-comfort-theme-dark = Dark
web-comfort-theme-light = Light
web-comfort-size = Text size
web-comfort-size-usual = Normal
web-comfort-size-large = Large
web-comfort-size-larger = Very large
web-comfort-contrast = Contrast
web-comfort-contrast-usual = Same as the system
web-comfort-contrast-high = High
web-comfort-motion = Motion
web-comfort-motion-usual = Same as the system
web-comfort-motion-less = Less
web-comfort-sound = Sound
web-comfort-silence = Silent
web-comfort-call = Alert me when it is my turn and I am looking elsewhere
web-comfort-kept = Saved on this device.
web-call-offer = Your turn came while you were looking elsewhere. Shall we alert you next time?
web-call-yes = Yes, please
web-call-no = No, thanks
web-close = Close
web-cancel = Cancel
web-yes = Yes
web-no = No
web-menu = Menu

## Creating a table

web-create-holidays = Holidays for each person
web-create-title = A table for { $game }
web-how-many = How many play
web-who-sits = Who sits down
web-seat-number = Seat { $number }
web-person = A person
web-bot-novice = Novice: still learning, and forgetful
web-bot-neighbour = Neighbour: plays for fun, and slips now and then
web-bot-guide = Bot that knows how to play
web-bot-sage = Sage: looks farther ahead, without haste
web-bot-random = Random bot
web-bot-seer = Bot that looks ahead
web-table-rules = Table options
web-clock = Clock
web-clock-none = No clock
web-clock-decision = For each decision
web-clock-bank = A reserve for the whole game
web-clock-slow = Hours or days for each decision
web-clock-decision-is = { $time } for each decision
web-clock-bank-is = { $time } in all, and { $extra } more for each decision
web-time = Time
web-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
web-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-chat = Chat
web-talk = How you talk
web-chat-on-short = In the chat here
web-chat-reminders-short = Outside: by voice or in one room
web-chat-claims-short = Only with ready-made phrases
web-chat-off-short = No chat
web-edition = Edition
web-edition-ours = Ours
web-edition-help = Ours is a reconstruction. If you own the box you can correct it: download it, edit it and choose your file here.
web-edition-mix = Ours is the printed box. You can play with another mix, or with pieces of your own: download it, change it and choose your file here.
web-edition-get = Download ours
web-edition-file = Choose an edition…
web-edition-drop = Play with ours
web-edition-look = Download it
web-edition-large = That file is too large to be an edition.
web-edition-empty = That file is empty.
web-open-to-all = Anybody may sit down, without an invitation
web-coach-for-all = With a coach: everybody may ask what it would do, and why
web-hot-title = { $game }, on this device
web-hot-help = Pass the device around: the screen follows the player whose turn it is.
web-hot-help-secrets = Pass the device around. A curtain falls between one person and the next, so that nobody sees what they should not.
web-plus-bots = Bots as well
web-remove-name = Remove { $name }

## Before the start

web-seats = Seats
web-seat-free = Seat { $number }, free
web-seat-empty = Leave empty
web-sit = Sit down
web-stand-up = Stand up
web-leave = Leave the table
web-leave-sure = Do you really want to leave? If the game has begun, a bot will take over for you.
web-start = Start
web-fill-bots = Fill with bots and start
web-waiting-for = { $count ->
        [one] One person is missing. The game starts when they sit down.
       *[other] { $count } people are missing. The game starts when they sit down.
    }
web-need-invite = You need the invitation link to sit down.
web-all-taken = All seats are taken. You can watch the game.
web-read-rules = Read the rules
web-invite = Invite
web-invite-help = Whoever opens this link may take a free seat. With the code, a phone's camera is enough.
web-invite-lost = The link is no longer in this browser. Make a new one: the old one will stop working.
web-invite-ended = Somebody has left, and the earlier link no longer works. Make a new one for somebody else to take the seat.
web-invite-host = Ask whoever made the table for the link.
web-invite-link = Invitation link
web-invite-new = Make a link
web-invite-renew = Make another link (this one stops working)
web-qr-alt = QR code of the link
web-copy = Copy
web-copied = Copied.
web-copy-yourself = Select the link and copy it yourself.
web-share = Share
web-move = Move my seat to another device
web-move-help = Open this link on the other device. It works once and moves your seat there: do not give it to anybody else.
web-move-link = Link to your seat

## The table

web-your-turn = Your turn
web-status-waiting = The table is waiting for everybody to sit down.
web-status-over = The game is over.
web-status-paused = The game is paused.
web-outdated = The rules have changed since this game was played, so it cannot go on; you can still look at it and talk.
web-status-chance = Chance decides…
web-status-secret = Somebody is deciding in secret.
web-status-sent = You have answered.
web-status-goes-on = Nothing to decide: the game goes on…
web-status-goes-on-window = Nothing to play: the table will pass for you in a moment.
web-status-answered = You have answered; you may change it until the rest have answered ({ $names }).
web-status-passed = You have passed. Nobody sees who else has; you may still act.
web-status-keeps = You keep passing until the game moves on. You may still act.
web-status-several = { $names } are deciding.
web-may-speak = You may speak up, too.
web-board = Board
web-board-keys = Board: plus and minus zoom, zero shows all of it, the arrows move it.
web-board-scroll = Board: the arrow keys scroll it.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-fit = Show all
web-plain-table = The table
web-plain-things = What you can choose now
web-plain-turn = to play
web-plain-turn-you = to play
web-board-broken = The picture of this game has failed. You can go on without it: choose here, or among the answers.
web-view-broken = This game has failed to show the table. Whoever runs this server will find the reason in its log; the game itself is safe.
web-actions = What you can do
web-all = Options
web-choose-on-board = Choose on the board, or from the list:
web-search = Search
web-more = { $count } more
web-turn-way = Turn ({ $number }/{ $count })
web-next-way = Another way ({ $number }/{ $count })
web-unpick = Remove { $thing }
web-keep = Pass until the game moves on
web-keep-stop = Stop passing
web-keep-help = The table passes for you each time this comes round again, whatever is played meanwhile. Nobody sees it, and you can act or stop at any time.
web-undo = Undo
web-asides = Speak up
web-aside-sure = { $option }: are you sure?
web-advice = What would you do?
web-coaching = Coach
web-coach-here = There is a coach at this table: everybody may ask what it would do.
web-coach-warn = Speak up before an answer of mine that the coach finds far worse
web-coach-objects = Are you sure? I would not do this: { $option }.
web-coach-rather = I would do this instead: { $option }.
web-coach-again = Let me think again
web-coach-insist = Do it all the same
web-why-button = Why can’t I…?
web-why-what = Now tap the thing you cannot do to see why.
web-why-possible = { $what }: that is possible now.
web-why-nothing = { $thing }: nothing forbids it, but there is nothing to choose there right now.
web-closely = Look at it closely
web-told-nothing = There is nothing more to say about it.
web-told-source-rulebook = This is what the rulebook says.
web-told-source-deduced = Deduced from what the rulebook says.
web-told-source-found = Not in the rulebook: found elsewhere.
web-told-source-reconstructed = Our reconstruction: the rulebook does not print it.
web-open-rule = Rule { $rule }: { $title }
web-rule-now = now
web-rules-search = Search the rules
web-rules-before = Before you start
web-nothing-found = Nothing with those words.
web-first-hint = What glows can be chosen. Touch anything else: it tells you why not, or what it is.
web-watch-hint = You are watching. Touch anything and it tells you what it is.
web-understood = Got it
web-skip = Go to: { $what }
web-keys = Keys
web-keys-move = From thing to thing on the board
web-keys-choose = Choose it. Again on the same thing: confirm if one answer is left; else the next way (a tile turns), or drop it. Where there is nothing to choose: look closely
web-keys-turn = Another way: turn the tile, change the place (with Shift: back)
web-keys-look = What is it? Look closely
web-keys-drop = Drop what is chosen, close what is open
web-keys-board = On the board itself: nearer, farther, all of it
web-keys-log = In the log: from line to line, to the first, to the last, and to the rule of a line
web-keys-next = On to the answers, the players, the log; where the players’ boards are one stop, arrows lead from board to board
web-keys-step = A step back or on, anywhere but on the board
web-keys-ends = To the beginning, to the end
web-keys-play = Let it run, or stop it
web-keys-named-home = Home
web-keys-named-end = End
web-keys-named-space = Space
web-keys-help = These keys
web-keys-touch = A click or a tap does the same as Enter. Hold a thing, or click it with the other button, to look closely at any time.
web-players = Players
web-log = What has happened
web-coming-left = { $before } has left the table. A bot, { $name }, plays on.
web-coming-removed = The host has removed { $before }. A bot, { $name }, plays on.
web-coming-sat = { $name } sits down in seat { $number }, in place of { $before } (a bot).
web-coming-came = { $name } sits down in seat { $number }.
web-coming-moved = { $name }’s seat moves to another device.
web-coming-bot = A bot plays for { $name }.
web-coming-back = { $name } plays again.
web-coming-program = { $name } is a program, not a person.
web-coming-assistant = { $name } is an assistant (a language model), not a person; what is said is recorded with the game.
web-coming-named = { $before } is called { $name } now.
web-coming-slow = The program that plays for { $name } took too long: the game’s guide answered for it.
web-coming-gone = The program that plays for { $name } broke off: the game’s guide answered for it.
web-coming-wrong = The program that plays for { $name } answered something that is not allowed: the game’s guide answered for it.
web-tab-board = Board
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-tab-notes = Notes
web-tabs = Parts of the table
web-side-panel = Side panel
web-you = you
web-bot = bot
web-bot-name = Bot { $number }
web-away = not connected
web-grace = Without an answer the game goes on in
web-thinking = to decide
web-thinking-you = to decide
web-points = { $points ->
        [one] { PLAIN($points) } point
       *[other] { PLAIN($points) } points
    }
web-play-as = Play
web-watcher = Somebody watching
web-watchers = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
web-chat-write = Write something
web-chat-send = Send
web-chat-only-to = heard only by { $names }
web-chat-empty = Nobody has said anything yet.
web-chat-off = There is no chat at this table.
web-chat-claims = At this table you talk only with ready-made phrases: they are among your actions whenever you may speak.
web-chat-heard-by = You are heard by { $names }.
web-chat-heard-by-nobody = For now there is nobody else to hear you.
web-chat-not-now = You may not talk now.
web-chat-watching = Those who watch do not talk.
web-reminders = At this table people talk out loud, not in writing.
web-reminders-rules = What the game says about talking:
web-reminders-free = The game sets no conditions: talk about whatever you like.
web-light-connecting = Connecting…
web-light-live = Connected
web-light-unsure = The server is not answering…
web-light-lost = No connection; trying again…
web-light-ended = Disconnected
web-absent-wait = { $name } is away. Unless they come back, the table decides in { $time }.
web-absent-vote = { $name } is not answering. What shall we do?
web-absent-missing = Not here yet: { $names }. Invite them from the menu; if you go on without them, bots play in their place.
web-late = Your time is up. You can still answer, but now the others may decide to wait for you, to pause, or to let a bot take your place.
web-own-time = Your time
web-lost-moved = Seat { $number }, which was yours, is on another device now. Here you can go on watching.
web-lost-removed = The host has taken seat { $number } from you. You can go on watching.
web-vote-wait = Wait
web-vote-bot = Let a bot take over
web-vote-pause = Pause
web-pause = Pause the game
web-prepare = Answer in advance
web-prepared-help = If the question comes, the table gives your answer for you, even if you are away. Nobody can tell that you gave it in advance. If the rules do not allow it by then, it is dropped and you are asked.
web-prepared-nothing = Right now there is nothing to answer in advance.
web-prepared-set = { $when }: “{ $what }”.
web-prepared-off = Take back
web-prepared-failed = “{ $what }” was not possible when you were asked, so it is for you to answer.
web-holidays = Holidays
web-holiday-list = on holiday until { $date }
web-holiday-help = While you are on holiday your clock stands still, and the whole table sees until when. Holidays end early if you come back or play.
web-holiday-spare = { $count ->
        [0] You have no days left at this table.
        [one] You have one day left at this table.
       *[other] You have { $count } days left at this table.
    }
web-holiday-days = How many days
web-holiday-take = Go on holiday
web-holiday-mine = You are on holiday until { $date }. Your clock stands still.
web-holiday-other = { $name } is on holiday until { $date }. Their clock stands still.
web-holiday-back = I am back
web-resume = Go on playing
web-agent-program = program
web-agent-assistant = assistant
web-agent-program-sits =
    { $count ->
        [one] { $names } is a program that somebody runs elsewhere. It is told what its seat may know, and what is said to it.
       *[other] { $names } are programs that somebody runs elsewhere. They are told what their seats may know, and what is said to them.
    }
web-agent-assistant-sits =
    { $count ->
        [one] { $names } is an assistant, a language model and not a person. What its seat may know and what you write here is sent to it, and what is said is recorded with the game.
       *[other] { $names } are assistants, language models and not people. What their seats may know and what you write here is sent to them, and what is said is recorded with the game.
    }
web-bot-plays = A bot is playing for you.
web-take-back = Take over again
web-curtain = Curtain
web-curtain-pass = Hand the device to { $name }
web-curtain-help = Nobody else should look at the screen.
web-curtain-lift = I am { $name }: lift the curtain
web-screen = Shared screen
web-screen-join = Point your camera here to sit down.
web-screen-phones = Everybody plays on their own phone; this is what all may see.
web-fullscreen = Full screen

## The end

web-you-won = You have won!
web-you-drew = A draw
web-you-lost = You have lost
web-how-it-ended = How it ended
web-scores-explained = Where the points come from
web-no-points = No points.
web-tab-result = Result
web-end-more = Points and how it ended
web-end-start = To begin with
web-end-other = Counted separately
web-end-graph = The points over the game
web-end-first = start
web-end-last = end
web-end-table = As a table
web-end-when = How far into the game
web-rematch = Play again
web-rematch-go = Go to the new game
web-replay = Replay
web-replay-answer = { $name }: { $option }
web-replay-hidden = { $name } has answered.
web-replay-start = The beginning.
web-step = Step
web-step-first = To the beginning
web-step-back = One step back
web-step-play = Play
web-step-pause = Stop
web-step-next = One step forward
web-step-last = To the end
web-speed = Speed
web-eyes = Through the eyes of
web-eyes-all = everybody
web-eyes-everything = somebody who knows everything
web-forked = played on from step { $step } of another game
web-fork-open = Play on from here
web-fork-title = Play on from step { $step }
web-fork-what = A new table begins exactly as the game stands here. What was dealt stays where it was; what comes next is left to chance again. This game itself is not changed.
web-fork-secrets = There you will see only what your seat may see, although this replay has shown you more. What you remember nobody can take from you: play to try things out, not to win.
web-fork-seat = Who plays for { $name }
web-fork-me = I play here
web-fork-called = Your name on the seat of { $name }
web-fork-nobody = Take at least one seat.
web-fork-begin = Begin
web-fork-origin = This game goes on from step { $step } of another.
web-fork-back = See the replay
web-together = Looking together
web-together-open = Look at it together
web-together-link = Look at it together
web-together-link-help = Whoever opens this link sees what you see: the step you are at, the marks on the board and the notes. The room ends by itself some minutes after the last of you has left; nothing of it is kept.
web-together-link-label = Link to this room
web-together-invite = Link
web-together-leave = Leave
web-together-alone = Look on alone
web-together-you-lead = You lead: the others see the step you are at.
web-together-following = You are following { $name }.
web-together-apart = You are looking around alone. { $name } is at step { $step }.
web-together-leader-away = { $name } was leading and has gone.
web-together-let-go = Look around alone
web-together-follow = Follow { $name }
web-together-take = Take the lead
web-together-leads = leads
web-together-hand = Hand over
web-together-hand-to = Hand the lead to { $name }
web-together-people = Who is here
web-together-mark = Mark
web-together-mark-stop = Stop marking
web-together-mark-first = Touch a thing on the board.
web-together-mark-second = From { $thing }: now touch where the arrow goes.
web-together-ring = Only a ring around it
web-together-arrow-told = arrow from { $from } to { $to }
web-together-ring-told = ring around { $from }
web-together-items = Marks and notes at step { $step }
web-together-nothing = No marks or notes at this step yet.
web-together-remove = Take away: { $what }
web-together-write = Note at step { $step }
web-together-add = Add
web-together-elsewhere = More at
web-together-step = step { $step } ({ $count })
web-export = Save the game
web-back-to-log = Back to the log

## One's own notes

web-notes-own = Only you see this. It is deleted when you leave the seat or move it to another device, and with the table.
web-notes-grid = Whom you suspect
web-notes-text = My notes
web-notes-memory = Remembering is part of this game: nothing is written down here, only suspicions are marked.
web-notes-mark = { $name }, { $side }: { $thought }
web-notes-none = nothing
web-notes-no = no
web-notes-perhaps = perhaps
web-notes-yes = yes
web-notes-kept = All saved.
web-notes-keeping = Saving…
web-notes-unkept = Not saved yet.
web-notes-away = Your notes cannot be read now. Open them again in a moment.

## Fair chance

web-fair = Fair chance
web-fair-gathering = Before anybody sat down, this table committed to a secret. When all seats are taken, each player's page adds a number that it has promised beforehand. What is dealt comes from all of them together: nobody can choose it, not even the host.
web-mixing = Everybody is here. The pages are telling the numbers they promised, and then the game begins.
web-fair-closed = { $count ->
        [0] What is dealt comes from a secret to which the table committed before the game. No player's page has added a number of its own.
        [one] What is dealt comes from a secret to which the table committed before the game, and from a number that one player's page added. Whoever's page added one can be sure that nobody has chosen it, not even the host.
       *[other] What is dealt comes from a secret to which the table committed before the game, and from the numbers that { $count } players' pages added. Whoever's page added one can be sure that nobody has chosen it, not even the host.
    }
web-fair-commitment = What the table has committed to:
web-fair-code = Starting code:
web-fair-check = Check the shuffle
web-fair-checking = Dealing the whole game again…
web-fair-verdict-good = The shuffle was the one that was announced.
web-fair-verdict-late = The game can be dealt again, but this browser did not see how it began.
web-fair-verdict-nobody = The game can be dealt again, but no player's page had a say in the shuffle.
web-fair-verdict-without = The shuffle was the one that was announced, but your page added no number: the others could have agreed on it.
web-fair-verdict-given = The beginning was taken over, not dealt here. Everything after it can be dealt again.
web-fair-verdict-bad = Something does not fit: this is not the shuffle that was announced.
web-fair-by-browser = Checked by your browser
web-fair-by-server = Checked by the server
web-fair-sums = The secret and the numbers, now public, are those that were committed to and promised.
web-fair-sums-not = The secret or the numbers are not those that were committed to and promised.
web-fair-seen-same = They are the ones whose code your browser noted when the game began.
web-fair-seen-other = Your browser noted another code when the game began.
web-fair-seen-none = Your browser noted no code when the game began, so it cannot compare.
web-fair-own-in = Your page's number is among them.
web-fair-own-out = Your page's number is missing, or it was told for another beginning.
web-fair-own-none = Your page has added no number.
web-fair-kept = Promised, but never told: the numbers from { $names }.
web-fair-rounds = The numbers were gathered { $count } times, because somebody left just before the beginning.
web-fair-dealt = { $count ->
        [one] Dealt again: the only card, tile or die came from the seed.
       *[other] Dealt again: all { $count } cards, tiles and dice came from the seed.
    }
web-fair-dealt-not = Dealt again: answer number { $number } does not come from the seed.
web-fair-given = { $count ->
    [one] The first answer of chance was
   *[other] The first { $count } answers of chance were
} not dealt here: the game goes on from another one, or was set up that way.
web-fair-elsewhere = You need not take the server's word for that. Save the game, and check it with Aquelarre on another machine:
web-fair-warn-again = The server has asked for this page's number a second time, with other promises around it. It was not told: do not trust the shuffle of this game.
web-fair-warn-code = The game began from something other than what this page was shown. Do not trust the shuffle of this game.
web-fair-warn-out = This page's number was told in time, but it is missing from the shuffle of this game.

## About

web-about-what = Aquelarre is a table for witch-themed games. The server knows the rules, nobody sees what they should not, and everything that happens cites the rule that allows it.
web-about-rules = The rules, the names and the artwork of the games belong to their authors and publishers. No text and no picture of theirs is here: the rules are told in our words, and everything is drawn by us.
web-about-privacy = There are no accounts and no trackers. Your browser keeps a cookie that remembers your seats, your preferences, and for you alone the results of the games you have finished.
web-credits = Credits
web-credits-help = This is the work of other people, and we thank them for it:

## For the host of the server

web-admin = The server
web-admin-help = Type the token that was shown when the server started. It is kept only while this page is open.
web-admin-token = Token
web-admin-open = Open
web-admin-refused = That token is not valid.
web-admin-tables = Tables
web-admin-banned = Banned devices
web-admin-audit = What was done
web-admin-search = Search: table, game or person
web-admin-status = State
web-admin-any = All
web-admin-range = { $first } to { $last } of { $total }
web-admin-newer = Newer
web-admin-older = Older
web-admin-used = used on { $time }
web-admin-answered = { $count ->
        [one] 1 answer
       *[other] { $count } answers
    }
web-admin-watch = Look at the table
web-admin-close = Close
web-admin-close-sure = Close this table? It can still be seen, but nobody can play on.
web-admin-delete = Delete
web-admin-delete-sure = Delete this table with everything that belongs to it? This cannot be undone.
web-admin-host = Host of the table
web-admin-earlier = earlier, in seat { $number }
web-admin-ban = Ban
web-admin-ban-sure = Ban this device? It loses its seats and cannot come in again.
web-admin-unban = Let in again
web-admin-banned-help = A browser that drops its cookies is a new device: a ban takes the seats away, but does not shut the door for ever.
web-admin-banned-none = No device is banned.
web-admin-line = Remove
web-admin-line-sure = Remove this line of chat? It disappears for everybody.
web-admin-whispered = Not said to all: it can be read when the game is over.
web-admin-audit-help = Who sits down and who leaves, and what is done on this page. No names and no codes, and only a part of each device's fingerprint.
web-admin-when = When
web-admin-what = What
web-admin-table = Table
web-admin-seat = Seat
web-admin-device = Device
web-audit-made = table made
web-audit-sat = sits down
web-audit-came = sits down
web-audit-left = leaves
web-audit-removed = removed from the table
web-audit-moved = seat to another device
web-audit-bot = a bot plays for somebody
web-audit-named = takes another name
web-audit-closed = table closed
web-audit-deleted = table deleted
web-audit-expired = table expired
web-audit-chat = line of chat removed
web-audit-banned = device banned
web-audit-unbanned = device let in again
web-admin-tables_loaded = Tables in memory
web-admin-tables_playing = Tables being played
web-admin-connections = Connections
web-admin-answers = Answers in their logs
web-admin-loop_lag_seconds = Lag, in seconds
web-admin-up_seconds = Seconds since the start

## What goes wrong

web-error-offline = There is no connection to the server. Please try again.
web-error-server = Something went wrong on the server. Please try again.

# The page about the bots
web-minds-novice = Knows the rules and weighs her answers as the others do, but small differences escape her nearly always and large ones now and then. Cards that were turned face down she soon forgets, as people do: one in five with every turn. She says little, and if she is a witch she soon gives herself away. Good company for a first game.
web-minds-neighbour = Sees what matters and misses what is fine. She remembers a card that was turned down for a dozen turns or so, and chats along. It is usually she who sits down when you choose “Play against bots”, until your own games say which bot is nearer to your strength.
web-minds-sage = Thinks as the bot that looks ahead does, for four times as long. The best there is here.
web-minds-guide = Looks at the table from its seat, weighs every answer that the rules allow and gives the best one at once. Who asks for advice hears what it would do.
web-minds-seer = Imagines many tables that could be the real one for all that it knows, tries its best answers at each of them, plays on in its head and takes the answer that turns out best.
web-minds-random = Gives any answer that the rules allow. Good for trying out a board, and no match for anybody.
web-minds-blind-title = What they see
web-minds-blind = What a player in their seat sees, and no more: not your cards, not your role, nothing that lies face down. Our tests put bots in front of pairs of tables that differ only in what is hidden from them; they have to give the same answers at both.
web-minds-memory-title = What they remember
web-minds-memory = Bots that look ahead hear everything that their seats are told, from the first moment on, and draw their conclusions about who is who. So do the others, where roles are secret. When the server starts again, they are told everything once more.
web-minds-time-title = How long they think
web-minds-time = Bots that look ahead think for up to two seconds, most often much less; the others answer at once. Bots think in processes of their own: nobody’s clicks wait for them.
web-minds-rated-title = Their ratings
web-minds-rated = On the scale that chess players know: the bot that knows how to play stands at 1000 in every title, and whoever stands 400 higher wins ten times as often as the others at the table. Between brackets is where the true value lies, with 95 % certainty.
web-minds-rating = { $bot }: { $rating } ({ $low } to { $high })
web-minds-rating-fixed = { $bot }: { $rating }
web-minds-strong-title = How strong they are
web-minds-strong = How often they won against bots that know how to play. The strongly coloured part of a bar is where the true share lies, with 95 % certainty.
web-minds-seats = { $count ->
    [one] one player
   *[other] { $count } players
}
web-minds-way-turns = { $bot }, against bots that know how to play
web-minds-way-sides = { $bot }, as a whole side, against bots that know how to play; both sides averaged
web-minds-way-one = { $bot }, in one seat among bots that know how to play
web-minds-way-alone = { $seats ->
    [one] { $bot }, alone
   *[other] { $bot }, in all seats
}
web-minds-won = Won { $won } % of { $games } games ({ $low } to { $high } %).
web-minds-others = The others won { $won } %.
web-minds-lead = Leads by { $lead } points on average.
web-minds-seconds = { $seconds } seconds a move.

## Lessons

web-school-teacher = The teacher
web-school-on = Go on
web-school-do = Your move
web-school-else = Choose again
web-school-back = Read again what was said before
web-school-forward = Back to what is said now
web-school-insist = I insist
web-school-waits = “{ $title }”: the game goes on. I speak again as soon as there is something new to tell.
web-school-yours = “{ $title }”: your move, as you see fit. I speak again as soon as there is something new to tell.
web-school-missed = Something I have not told you yet:
web-school-taught = “{ $title }”: that’s all you need. The rest of the game is yours: play it to the end, or move on to the next lesson.
web-school-taught-all = “{ $title }”: that’s all you need. The rest of the game is yours: play it to the end.
web-school-over = “{ $title }”: the lesson is over. See you another night!
web-school-quiet = “{ $title }”: the teacher keeps quiet.
web-school-aloud = Let her speak again
web-school-next = Next: { $title }
web-school-count = Step { $number } of { $of }
web-school-out = Leave the lesson
web-school-alone = Play on without the teacher
web-school-leave = Leave for now (the lesson is kept)
web-school-title = Learn to play: { $game }
web-school-done = Done
web-school-minutes = About { $count } minutes.
web-school-begin = Begin
web-school-again = Begin anew

## My games: kept on this device

web-mine-kept = What was played on this device. It is kept here and nowhere else: nothing of it is sent to anybody.
web-mine-empty = No game has ended here yet
web-mine-empty-help = Play one to its end and it will be here, with its result, the side you were on and the time you took. If you keep your games on another device, bring its file in.
web-mine-play = Choose a game
web-mine-none = { $count ->
        [one] The one game kept here does not fit
       *[other] None of the { $count } games kept here fits
    } what is chosen above.
web-mine-filters = Which games
web-mine-game = Game
web-mine-all-games = All games
web-mine-name = Played by
web-mine-all-names = Everybody
web-mine-also = Count these as well
web-mine-with-lesson = Lessons
web-mine-with-fork = Games begun from a replay
web-mine-with-shared = Games several of us played on this device
web-mine-tile-games = Games
web-mine-tile-won = Won
web-mine-tile-time = Time per decision
web-mine-results = { $won } won, { $drawn } drawn, { $lost } lost
web-mine-percent = { $share } %
web-mine-decisions = { $count ->
        [one] 1 decision
       *[other] median of { $count } decisions
    }
web-mine-seconds = { $time } s
web-mine-minutes = { $count } min
web-mine-by-game = By game
web-mine-by-side = By side
web-mine-by-role = By role
web-mine-by-seats = By number of players
web-mine-by-bot = By who else played
web-mine-head-games = Games
web-mine-head-won = Won
web-mine-head-drawn = Drawn
web-mine-head-lost = Lost
web-mine-head-time = Time
web-mine-head-date = Date
web-mine-head-game = Game
web-mine-head-result = Result
web-mine-head-share = Won of the last ten
web-mine-players = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-mine-people = Other people
web-mine-more = { $count } more
web-mine-plot-results = Results over time
web-mine-plot-results-label = Results over time: how many of the ten games before each were won. { $count } games; { $share } % of the latest ones were won.
web-mine-plot-times = Thinking time per decision
web-mine-plot-times-label = Thinking time per decision over time: the median of each game. { $count } games; { $time } in a usual one.
web-mine-as-table = As a table
web-mine-list = The games
web-mine-won = Won
web-mine-drawn = Drawn
web-mine-lost = Lost
web-mine-together-won = Won together
web-mine-together-drawn = Drawn together
web-mine-together-lost = Lost together
web-mine-flag-lesson = lesson
web-mine-flag-fork = from a replay
web-mine-flag-shared = shared device
web-mine-flag-away = a bot played on for you
web-mine-forget = Delete { $title }, { $date }
web-mine-forget-sure = This game is taken out of your statistics and will not come back by itself. The table and its replay stay.
web-mine-files = Files
web-mine-json = Save as a file
web-mine-csv = Save as a spreadsheet (CSV)
web-mine-bring = Bring a file in
web-mine-brought = { $added ->
        [0] There was nothing new in this file.
        [one] 1 game has come in.
       *[other] { $added } games have come in.
    }{ $known ->
        [0] {""}
        [one] {" "}1 was here already.
       *[other] {" "}{ $known } were here already.
    }
web-mine-bad-file = This is no file of games saved on this page, or it is damaged. Nothing has changed.
web-mine-forget-all = Delete everything
web-mine-forget-all-sure = { $count ->
        [one] The game
       *[other] All { $count } games
    } kept on this device will be gone for good. Save a file first if you may want them back.
web-mine-forgotten = Everything has been deleted.

## An even game

web-even = An even game
web-even-title = { $game }, against bots
web-even-who = Who sits down with you?
web-even-help = From your results against bots, and from how strong the bots have turned out, we work out who is as strong as you. Only the latest 60 games of each title count; lessons, shared devices and games begun from a replay do not. The range in brackets holds with 95 % certainty.
web-even-measured = By { $games } games against bots, the one nearest to your strength is: { $bot }.
web-even-stronger = By { $games } games against bots you are stronger than all of them. The nearest is: { $bot }.
web-even-weaker = By { $games } games against bots all of them are still stronger than you. The nearest is: { $bot }.
web-even-few = { $games ->
        [0] You have not finished any game against bots here that tells us how strong you are.
        [one] You have finished 1 game against bots here.
       *[other] You have finished { $games } games against bots here.
    } After { $more ->
        [one] one more
       *[other] { $more } more
    } we can say who your equal is; until then the middle one sits down: { $bot }.
web-even-never = The bots have not been measured at this game, so nobody can say who your equal is. The usual one sits down: { $bot }.
web-even-chance = You should win about { $about } % ({ $low } to { $high } %). An equal of theirs wins { $even } %.
web-even-unmeasured = Not measured at this game.
web-even-seats = { $count ->
        [one] One bot sits down.
       *[other] { $count } bots sit down, all of the same kind.
    } To mix them, create a table.
web-even-play = Play
web-even-line = An even game: { $bot }
web-even-line-wish = Your choice: { $bot }

## Reviews
web-end-review = Review my game
web-review-open = Review
web-review-back = Back to the review
web-review-of = Review of { $name }’s game
web-review-whose = Whose decisions
web-review-making = Looking at every decision again…
web-review-before = { $count ->
    [one] One review is being made before this one.
   *[other] { $count } reviews are being made before this one.
}
web-review-done = { $done } of { $count } decisions
web-review-go-away = You may close the page: it goes on without you, and is kept with the game.
web-review-again = Try again
web-review-nothing = There was nothing to decide on this seat.
web-review-how = Judged by what this player could know at that moment, never by what came later.
web-review-count-good = { $count ->
    [one] 1 good decision
   *[other] { $count } good decisions
}
web-review-count-imprecise = { $count ->
    [one] 1 imprecise
   *[other] { $count } imprecise
}
web-review-count-mistake = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
web-review-count-blunder = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
web-review-good = Good
web-review-imprecise = Imprecise
web-review-mistake = Mistake
web-review-blunder = Blunder
web-review-curve = The chances over the game
web-review-curve-how = 100: as good as won, 0: as good as lost.
web-review-curve-said = { $from } at the first decision, { $to } at the last
web-review-when = Step
web-review-chances = Chances
web-review-verdict = Decision
web-review-no-turns = No turning points: the chances changed little by little.
web-review-turn = Step { $step }: from { $from } to { $to }.
web-review-turn-own-down = This player’s own answer cost most of it.
web-review-turn-luck-up = Mostly good luck.
web-review-turn-luck-down = Mostly bad luck.
web-review-turn-others-up = What the others did helped.
web-review-turn-others-down = What the others did.
web-review-luck = Luck
web-review-luck-kind = Chance was kind: about { $by } in 100 better than was to be expected (give or take { $error }).
web-review-luck-harsh = Chance was unkind: about { $by } in 100 worse than was to be expected (give or take { $error }).
web-review-luck-unclear = Luck cannot be told from noise here: { $gain } in 100, give or take { $error }.
web-review-luck-all = Everybody’s luck
web-review-player = Player
web-review-error = Give or take
web-review-decisions = Decisions
web-review-only = Only those that could have been better
web-review-none-poor = None: well played!
web-review-step = step { $step }
web-review-chance = chances { $chance }
web-review-better = Better: { $option }
web-review-lost = It cost about { $lost } in 100 of the chances.
web-review-beliefs = Who might be { $side }
web-review-beliefs-how = What this player had to think, by all that was seen and heard until then.
web-review-side = Side
web-review-changes = When minds changed
web-review-between = From step { $from } to { $to }:
web-review-change = { $name } { $before } → { $after } %
web-review-what = What happened in between
web-review-share = Copy a link to this review
web-review-copied = Copied.

## Puzzles: positions in which one answer is clearly best (their words come when they are opened)

web-puzzle-list = Positions from games of bots in which one answer is clearly the best, and not the first that comes to mind. You see what that seat saw, and nothing more.
web-puzzle-none = There are no puzzles here yet.
web-puzzle-kept = What you solve is kept on this device alone. You can take it with you or delete it together with your games:
web-puzzle-difficulty = Difficulty { $of } of 5
web-puzzle-streak-days = { $count ->
    [one] day in a row
   *[other] days in a row
}
web-puzzle-streak = { $count ->
    [one] 1 day so far.
   *[other] { $count } days in a row.
}
web-puzzle-streak-how = A day counts if you find its answer on that very day, at whatever try, without asking to be shown it.
web-puzzle-day-found = solved
web-puzzle-day-not = not solved
web-puzzle-look = Look again
web-puzzle-done = { $done } of { $count } solved
web-puzzle-begin = Begin
web-puzzle-go-on = Go on
web-puzzle-number = Puzzle { $number }
web-puzzle-is-new = not solved
web-puzzle-is-first = solved at the first try
web-puzzle-is-later = solved at try { $tries }
web-puzzle-is-shown = answer seen
web-puzzle-title = { $title }: puzzle { $number }
web-puzzle-ask = You are { $name }. What is best?
web-puzzle-all = All puzzles
web-puzzle-share = Copy a link to this puzzle
web-puzzle-copied = Link copied.
web-puzzle-over = Point at an answer to see it on the table.
web-puzzle-right = That’s it!
web-puzzle-right-later = Now you have it!
web-puzzle-wrong = There is something better
web-puzzle-wrong-help = It is an idea, but another answer leaves better chances of winning.
web-puzzle-shown = This was best
web-puzzle-yours = Your answer
web-puzzle-plain = What comes to mind first
web-puzzle-found = Your answer
web-puzzle-best = The best one
web-puzzle-hidden = Which could it be?
web-puzzle-chance = Chances: { $chance } in 100
web-puzzle-not-compared = Nothing spoke for it: it was not even compared.
web-puzzle-against = Against this: { $option }
web-puzzle-again = Try again
web-puzzle-show = Show me
web-puzzle-next = Next
web-puzzle-play = Play on from here
web-puzzle-mine = { $count ->
    [0] None solved yet.
    [one] 1 solved, { $first ->
        [0] not at the first try.
       *[other] at the first try.
    }
   *[other] { $count } solved, { $first } at the first try.
}

# Calls to a table whose page is closed.
web-calls-offer = Shall we tell you when it is your turn, even with the page closed?
web-calls-yes = Tell me
web-calls-no = No, thanks
web-calls-done = We will tell you when it is your turn at this table.
web-calls-denied = Your browser does not allow notifications from this page. You can change that in its settings.
web-calls-failed = The browser could not prepare the notifications. Try again later in the settings.
web-calls-title = With the page closed
web-calls-here = Tell me when it is my turn at this table
web-calls-at-table = It is chosen at each table, once you sit there.
web-calls-quiet = Quiet hours
web-calls-from = From
web-calls-until = Until
web-calls-off = This server does not call anybody with the page closed.
web-calls-unable = This browser cannot call you with the page closed. On an iPhone or iPad, add the page to the home screen first.

## The workshop

web-workshop = Workshop
web-edition-correct = Correct it in the workshop
web-workshop-help = Much of what is in these boxes is our own reconstruction. If you have the real box, or a better idea, change it here and play with it.
web-workshop-kept = There are changes of yours on this device.
web-workshop-untouched = As we play it.
web-workshop-how = Open an entry, change what your box says otherwise, and play. Everything is kept on this device; nobody else sees it until you share it.
web-workshop-parts = Parts of the box
web-workshop-tools = Tools
web-workshop-title = What your edition is called
web-workshop-by = Who checks (if you care to say)
web-workshop-play = Play with it
web-workshop-undo = Undo
web-workshop-redo = Redo
web-workshop-save = Save the file
web-workshop-csv = Spreadsheet (CSV)
web-workshop-open = Open a file
web-workshop-share = Copy a link
web-workshop-shared = Link copied: whoever opens it sees your edition.
web-workshop-not-shared = The link could not be copied.
web-workshop-forget = Back to ours
web-workshop-forget-sure = All your changes and checks of this box go. You can undo it as long as the page stays open.
web-workshop-no-file = This file cannot be read.
web-workshop-other-game = This file is the box of another game.
web-workshop-looking = Looking…
web-workshop-unfit = { $count ->
        [one] There is 1 thing that does not fit yet.
       *[other] There are { $count } things that do not fit yet.
    }
web-workshop-fit = It can be played with (mark { $mark }).
web-workshop-differences = { $count ->
        [0] It is the same as ours.
        [one] 1 difference to ours.
       *[other] { $count } differences to ours.
    }
web-workshop-checks = { $count ->
        [0] { "" }
        [one] 1 check.
       *[other] { $count } checks.
    }
web-workshop-what-differs = What is different
web-workshop-changed = { $name }, { $field }: { $ours } → { $mine }
web-workshop-added = { $name }: not in ours
web-workshop-removed = { $name }: missing, and in ours
web-workshop-reset = As in ours
web-workshop-ours = Ours: { $value }.
web-workshop-differs = different
web-workshop-faults = { $count ->
        [one] 1 fault
       *[other] { $count } faults
    }
web-workshop-find = Find
web-workshop-only = Only what I have changed
web-workshop-edit = Change
web-workshop-shut = Close
web-workshop-remove = Remove
web-workshop-add = Add
web-workshop-less = Remove { $what }
web-workshop-name = Name
web-workshop-name-es = Name in Spanish
web-workshop-name-en = Name in English
web-workshop-source = Where it is known from
web-workshop-source-R = R: the rulebook says so
web-workshop-source-D = D: deduced from the rulebook
web-workshop-source-F = F: found elsewhere
web-workshop-source-X = X: reconstructed by us
web-workshop-checked = I checked this against my box
web-workshop-checked-all = I checked all of this entry against my box
web-workshop-nothing = nothing
web-workshop-yes = yes
web-workshop-no = no

web-workshop-look = What does it do to the game?
web-workshop-look-help = Bots play some hundred games with your box and as many with ours, while you go on. Keep this page open: if you close it, it ends.
web-workshop-look-games = Games with each box
web-workshop-look-bot = Who plays
web-workshop-look-begin = Take a quick look
web-workshop-look-stop = Stop
web-workshop-look-waiting = { $before ->
        [0] It begins in a moment…
       *[other] Waiting: { $before } before you…
    }
web-workshop-look-playing = { $played } of { $games } games
web-workshop-look-stopped = Stopped after { $played } of { $games } games.
web-workshop-look-done = { $games } games with each box.
web-workshop-look-failed = It did not work. Try again later.
web-workshop-look-old = You have changed the box since.

# While somebody was away from a running table.
web-since-offer = While you were away the game went on: { $count ->
    [one] one step.
   *[other] { $count } steps.
}
web-since-show = Show me
web-since-no = No need
web-since-title = While you were away
web-since-left = The board as you left it
web-since-step = Step { $number } of { $count }
web-since-memory = (To remember is part of this game, so the board is as it is now.)
web-since-table = To the table

# My devices.
web-devices-help = Sit down at a table with one device and play on with another: without an account, devices can be joined. Then all of them have the same seats, tables and notes. What a browser keeps for itself (the list of your games, solved puzzles, settings) stays where it is.
web-devices-joined = Joined devices
web-devices-since = since { $date }
web-devices-here = this device
web-devices-unnamed = Device without a name
web-devices-off = Take off { $name }
web-devices-off-sure = { $name } will no longer have any of your seats, tables and notes.
web-devices-leave = Take this device off
web-devices-leave-sure = This device will no longer have any of the seats, tables and notes. The other devices keep them.
web-devices-name = What this device is called
web-devices-show = Show a code here
web-devices-show-help = Have this device show a code, and use it on the other one.
web-devices-show-do = Show a code
web-devices-code = Code
web-devices-valid = Valid for ten minutes, once. Whoever has it can play in your place: show it to nobody else.
web-devices-use = Use a code here
web-devices-use-help = On the other device, open this page and show a code. Type it here, or scan it with the camera of this device.
web-devices-given = You have opened a link that joins devices. Go on only if your other device shows this very code; if the link is somebody else’s, do not use it.
web-devices-use-do = Join the devices
web-devices-sure = From now on both devices have everything that either has { $count ->
    [0] (this one: nothing yet).
    [one] (this one: one running game).
   *[other] (this one: { $count } running games).
} Do this only if the other device is yours, too: whoever has it can then play in your place.
web-mail-title = Mails
web-mail-help = If you like, you get a mail when it is your turn and no page of yours is open, when a game of yours begins or is over, and when your time runs out: about one table once an hour at most. It comes to all your devices’ tables, and not in your quiet hours (in the settings).
web-mail-address = Your e-mail address
web-mail-ask = Send me mails
web-mail-asked = A mail is on its way to { $address }. Follow its link within a day, and you will get mails.
web-mail-on = Mails go to { $address }.
web-mail-off = No more mails
web-mail-gone = You get no more mails.
web-mail-none = This server sends no mails.
web-mail-confirm = Somebody has asked for mails about games to be sent to the address where you have found this link. Was it you?
web-mail-confirm-do = Yes, send them
web-mail-confirmed = From now on you get mails.
web-mail-stop = Do you want no more mails?
web-devices-key = A passkey
web-devices-key-help = With a passkey your seats are not lost even if all your devices are. It lies in your phone, your browser or your password manager, and opens them on any device.
web-devices-key-make = Keep my seats with a passkey
web-devices-key-show = I have a passkey
web-devices-key-none = Here passkeys are not possible: they need an address with a name, over https (or localhost), a browser that knows them, and a server that is set up for them.
web-devices-key-kept = The passkey is kept.
web-devices-key-failed = The browser gave no passkey.
web-devices-key-unnamed = Passkey
web-devices-key-off = Take off the passkey { $name }
web-devices-key-off-sure = The passkey { $name } will open none of your seats any more. In your phone or password manager it stays until you delete it there.
web-devices-done = The devices are joined.

# Groups.
web-group-help = A family, a club, a circle of friends: a group has its tables, its games and, if it likes, its ratings and tournaments. People come in by a link, and only members see it.
web-group-mine = My groups
web-group-count = { $count ->
    [one] One member
   *[other] { $count } members
}
web-group-playing = { $count ->
    [one] one table going
   *[other] { $count } tables going
}
web-group-open = Open
web-group-new = A new group
web-group-name = Name of the group
web-group-make = Make the group
web-group-closed = Only its members see this group. To come in you need a link that is still good: ask whoever runs it.
web-group-invited = { $count ->
    [one] You are invited to a group with one member.
   *[other] You are invited to a group of { $count } members.
}
web-group-invited-help = Members will see your name and how the games end that you play in the group. You can leave at any time: then your name goes.
web-group-join = Join the group
web-group-tables = Tables
web-group-no-tables = No table is going.
web-group-which = What do you want to play?
web-group-games = Games played
web-group-no-games = Games that are played at the group’s tables will appear here.
web-group-won = { $count ->
    [one] { $names } won.
   *[other] { $names } won.
}
web-group-drew = { $count ->
    [one] { $names } drew.
   *[other] { $names } drew.
}
web-group-lost = { $count ->
    [one] { $names } lost.
   *[other] { $names } lost.
}
web-group-with-points = { $name } ({ $points })
web-group-former = a former member
web-group-game-strike = Don’t count
web-group-game-count = Count again
web-group-game-delete = Delete
web-group-game-delete-sure = This game goes from the group’s history. Its replay stays at its table.
web-group-newer = Newer
web-group-older = Older
web-group-export = Download everything (JSON)
web-group-results = Results (CSV)
web-group-not-struck = does not count: an owner has said so
web-group-not-together = does not count: all win or lose together
web-group-not-replaced = does not count: a seat was left, or taken by somebody else
web-group-not-agent = does not count: a program played
web-group-not-guest = does not count: somebody from outside played
web-group-not-shared = does not count: one person had several seats
web-group-not-bots = does not count: there were bots at the table
web-group-ratings = Ratings
web-group-ratings-help = Everybody starts at 1000 points. How strong somebody is very probably lies within the range, which narrows with each game.
web-group-no-ratings = No game that counts is over yet.
web-group-no-extra = To reckon ratings, the host of this server has to install the extra “ratings”.
web-group-kind-duel = tables of two
web-group-kind-many = tables of three or more
web-group-kind-sides = in sides
web-group-games-count = { $count ->
    [one] one game
   *[other] { $count } games
}
web-group-who = Player
web-group-points = Points
web-group-range = Range
web-group-played = Games
web-group-provisional = provisional
web-group-members = Members
web-group-since = since { $date }
web-group-owner = owner
web-group-make-owner = Make an owner
web-group-no-owner = No longer an owner
web-group-remove = Remove { $name }
web-group-remove-sure = { $name } will not see the group any more. Their games stay as those of a former member. Whoever still has the link could come back: renew it.
web-group-me = What you are called in the group
web-group-save = Save
web-group-saved = Saved.
web-group-invite = Invite
web-group-invite-help = Whoever has this link can join the group: give it only to people you want in it.
web-group-invite-lost = The link is not in this browser. You can make a new one; the old one will stop working.
web-group-invite-owner = The link is not in this browser. Ask an owner of the group for it.
web-group-link = Link of the group
web-group-renew = Renew the link
web-group-renew-sure = The link of now will stop working. Members stay members.
web-group-settings = Settings of the group
web-group-rated = Reckon ratings
web-group-bots = Bots are rated and may play in tournaments
web-group-leave = Leave the group
web-group-leave-sure = You will not see the group any more, and your name goes from it: results will say “a former member”. If you are the last one, the group is deleted.
web-group-delete = Delete the group
web-group-delete-sure = The group goes for everybody, with its history, ratings and tournaments. Tables stay where they are. This cannot be undone.
web-group-contests = Tournaments
web-group-no-contests = There is none yet: a league, in which all meet, or a knock-out.
web-group-contest-new = A new tournament
web-group-contest-name = Name of the tournament
web-group-contest-kind = How it is played
web-group-contest-game = Game
web-group-contest-seats = Players at a table
web-group-contest-rounds = Rounds
web-group-rounds-usual = as many as it takes
web-group-contest-advance = Go on from each table
web-group-contest-bots = Bots that fill tables
web-group-contest-who = Who plays
web-group-contest-make = Draw
web-group-league = League
web-group-cup = Knock-out
web-group-contest-players = { $count ->
    [one] one player
   *[other] { $count } players
}
web-group-contest-drawn = drawn
web-group-contest-on = being played
web-group-contest-over = over
web-group-contest-drawn-help = This is the draw; nothing has begun yet. An owner of the group can draw again, or open the first round: then its tables are made, with everybody in their seats.
web-group-contest-winner = { $name } has won.
web-group-contest-open = Open the next round
web-group-contest-draw = Draw again
web-group-contest-delete = Delete the tournament
web-group-contest-delete-sure = The tournament goes, with its standings. Its games stay in the group’s history.
web-group-standings = Standings
web-group-wins = Tables won
web-group-ties = Everybody you beat at a table is worth a point, and everybody you are level with half a point; sitting a round out is worth as much as a place in the middle of a table. If points are equal, tables won decide, then the games between those who are level, then the points of whom they met, and in the end the lot.
web-group-cup-help = { $count ->
    [one] One goes on from each table.
   *[other] { $count } go on from each table.
} If they are level the lot decides.
web-group-round = Round { $number }
web-group-final = Final
web-group-byes = { $count ->
    [one] { $names } sits out.
   *[other] { $names } sit out.
}
web-group-byes-cup = { $count ->
    [one] { $names } goes on without playing.
   *[other] { $names } go on without playing.
}
web-group-goes-on = goes on
web-group-absent = (was not there)
web-group-to-table = See the table
web-group-decide = Somebody was not there
web-group-decide-help = Whoever was not there loses the table, however the game ends. It can be undone until the next round of a knock-out is opened.
web-group-decide-do = They lose
web-group-decide-back = Let the game decide
