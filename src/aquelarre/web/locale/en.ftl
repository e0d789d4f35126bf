# The texts of the page in English. The same keys and the same placeholders as es.ftl.

## The house

web-tagline = Tabletop games of witches, with every rule enforced. Invite whomever you like, or play against bots right now.
web-your-name = Your name
web-guest = Guest
web-games = Games
web-for-players = { $least } to { $most } players
web-play-bots = Play against bots
web-create = Create a table
web-hot-seat = On this device
web-rules = Rules
web-about = About
web-my-tables = My tables
web-open-tables = Open tables
web-open-none = There is no open table right now. Create one and open it to whoever wants to sit down.
web-join = Sit down
web-continue = Go on
web-look = Look
web-import = Open a saved game
web-bots-count = { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-free-count = { $count ->
        [0] full
        [one] 1 free seat
       *[other] { $count } free seats
    }
web-table-waiting = not begun
web-table-playing = being played
web-table-paused = paused
web-table-finished = finished
web-to-lobby = Back to the lobby
web-nowhere = There is nothing here.
web-loading = Lighting the candles…
web-theme-light = Light theme
web-theme-dark = Dark theme
web-sound = Sound
web-close = Close
web-cancel = Cancel
web-yes = Yes
web-no = No
web-menu = Menu

## Creating a table

web-create-title = A table of { $game }
web-how-many = How many play
web-who-sits = Who sits down
web-seat-number = Seat { $number }
web-person = A person
web-bot-guide = Bot that knows how to play
web-bot-random = Random bot
web-table-rules = Table options
web-clock = Clock
web-clock-none = No clock
web-clock-decision = For each decision
web-clock-bank = A reserve for the whole game
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
web-edition-help = Ours is a reconstruction. If you own the box you can correct it: download it, edit it and choose your file here.
web-edition-get = Download ours
web-edition-file = Choose an edition…
web-edition-drop = Play with ours
web-edition-look = Download it
web-edition-large = That file is too large to be an edition.
web-edition-empty = That file is empty.
web-open-to-all = Anybody may sit down, without an invitation
web-hot-title = { $game }, on this device
web-hot-help = You hand the device round: the screen follows whose turn it is.
web-hot-help-secrets = You hand the device round. Between one person and the next a curtain falls, so that nobody sees what they must not.
web-plus-bots = Bots, besides
web-remove-name = Remove { $name }

## Before the start

web-seats = Seats
web-seat-free = Seat { $number }, free
web-seat-empty = Make free
web-sit = Sit down
web-stand-up = Stand up
web-leave = Leave the table
web-leave-sure = Do you really want to leave? If the game has begun, a bot goes on for you.
web-start = Start
web-fill-bots = Fill with bots and start
web-waiting-for = { $count ->
        [one] One person is missing. The game starts when they sit down.
       *[other] { $count } people are missing. The game starts when they sit down.
    }
web-need-invite = You need the invitation link to sit down.
web-all-taken = All seats are taken. You may watch the game.
web-read-rules = Read the rules
web-invite = Invite
web-invite-help = Whoever opens this link may take a free seat. With the code, a phone's camera is enough.
web-invite-lost = The link is no longer in this browser. Make a new one: the old one will stop working.
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
web-move-help = Open this link on the other device. It works once and moves your seat there: give it to nobody else.
web-move-link = Link of your seat

## The table

web-your-turn = Your turn
web-status-waiting = The table is waiting for everybody to sit down.
web-status-over = The game is over.
web-status-paused = The game is paused.
web-status-chance = Chance decides…
web-status-secret = Somebody is deciding in secret.
web-status-sent = You have answered.
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
web-plain-board = This game has no picture yet. These are the things you can choose now:
web-actions = What you can do
web-choose-on-board = Choose on the board, or from the list:
web-search = Search
web-more = { $count } more
web-next-way = Another way ({ $number }/{ $count })
web-unpick = Remove { $thing }
web-keep = Pass until the game moves on
web-keep-stop = Stop passing
web-keep-help = You are passed for each time this comes again, whatever is played meanwhile. Nobody sees it, and you can act or stop at any time.
web-undo = Undo
web-asides = Speak up
web-aside-sure = { $option }: are you sure?
web-advice = What would you do?
web-why-button = Why can’t I…?
web-why-nothing = { $thing }: nothing forbids it, but there is nothing to choose there right now.
web-open-rule = Rule { $rule }: { $title }
web-rule-now = now
web-rules-search = Search the rules
web-rules-before = Before you start
web-nothing-found = Nothing with those words.
web-first-hint = What glows can be chosen. Touch anything else and it tells you why not.
web-understood = Got it
web-players = Players
web-log = What has happened
web-tab-board = Board
web-tab-players = Players
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-tabs = Parts of the table
web-side-panel = Side panel
web-you = you
web-bot = bot
web-bot-name = Bot { $number }
web-away = not connected
web-grace = Without an answer the game goes on in
web-thinking = to decide
web-points = { $points ->
        [one] 1 point
       *[other] { $points } points
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
web-light-unsure = The server does not answer…
web-light-lost = No connection; trying again…
web-light-ended = Disconnected
web-absent-wait = { $name } is away. Unless they come back, the table decides in { $time }.
web-absent-vote = { $name } does not answer. What shall we do?
web-vote-wait = Wait
web-vote-bot = Let a bot go on
web-vote-pause = Pause
web-pause = Pause the game
web-resume = Go on playing
web-bot-plays = A bot is playing for you.
web-take-back = Play myself again
web-curtain = Curtain
web-curtain-pass = Hand the device to { $name }
web-curtain-help = Nobody else looks at the screen.
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
web-look-at-board = Look at the board
web-rematch = Play again
web-rematch-go = Go to the rematch
web-replay = Replay
web-replay-answer = { $name }: { $option }
web-replay-hidden = { $name } has answered.
web-replay-start = The beginning.
web-replay-chance = Chance decides.
web-step = Step
web-step-first = To the beginning
web-step-back = One step back
web-step-play = Play
web-step-pause = Stop
web-step-next = One step on
web-step-last = To the end
web-speed = Speed
web-eyes = Through the eyes of
web-eyes-all = everybody
web-eyes-everything = who knows everything
web-export = Save the game
web-back-to-log = Back to the log

## About

web-about-what = Aquelarre is a table for games of witches. The server knows the rules, nobody sees what they must not see, and everything that happens cites the rule that allows it.
web-about-rules = The rules, the names and the artwork of the games belong to their authors and publishers. No text and no picture of theirs is here: the rules are told in our words, and everything is drawn by us.
web-about-privacy = There are no accounts and no trackers. Your browser keeps a cookie that remembers your seats, and your preferences.
web-credits = Credits
web-credits-help = This is the work of other people, and we thank them for it:

## For the host of the server

web-admin = The server
web-admin-help = Type the token that was shown when the server started. It is kept only while this page is open.
web-admin-token = Token
web-admin-open = Open
web-admin-refused = That token is not valid.
web-admin-tables = Tables in memory
web-admin-tables_loaded = Tables in memory
web-admin-tables_playing = Tables being played
web-admin-connections = Connections
web-admin-answers = Answers in their logs
web-admin-loop_lag_seconds = Lag, in seconds
web-admin-up_seconds = Seconds since the start

## What goes wrong

web-error-offline = There is no connection to the server. Please try again.
web-error-server = Something went wrong on the server. Please try again.
