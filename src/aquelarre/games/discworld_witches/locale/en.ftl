# Discworld: The Witches, apprentices in Lancre. English texts.
# The same keys, attributes and values as es.ftl.

## The game

game-title = Discworld: The Witches
game-goal = You are an apprentice witch in Lancre: walk or fly to where people have problems and solve them, the easy ones first, to hold more cards for the hard ones. Whoever has the most points wins; together or alone, you play against the trouble itself.
game-before =
    A problem is solved with four dice, two by two: after the first two you may still flee. Cards add to the roll, but magic makes you cackle.
    Every turn a new problem comes. If a crisis token is needed and none is left, or three elf tiles lie face up at the end of a turn, everybody loses.
    { game-reconstructed }
game-reconstructed = The rulebook prints neither the whole board nor the tiles nor the cards. Most paths, many places, the points of tiles and nearly all cards are our own reconstruction: the numbers may differ from those in your box.
game-corrected = The board, the tiles and the cards are those of an edition that somebody has written down from a box, not ours.
game-source = The rulebook prints neither the whole board nor the tiles nor the cards. For every fact we say where it comes from: the rulebook, deduced from it, found elsewhere, or reconstructed by us.

## Questions

ask-choose = Which apprentice are you?
    .others = { $seat } is choosing an apprentice.
ask-start = Where does your witch begin? On any space without a problem; you may join other witches.
    .others = { $seat } is choosing where to begin.
ask-before = Play an effect first, or reveal where the next problem appears.
    .others = { $seat } is about to reveal the location of the next problem.
ask-place = On which space does the problem go?
    .others = { $seat } is choosing where the problem goes.
ask-crisis = Which problem becomes a crisis?
    .others = { $seat } is choosing which problem becomes a crisis.
ask-act = Move, stay where you are or play an effect.
    .others = { $seat } is moving.
ask-pass = Face the problem, or move on unseen?
    .others = { $seat } has looked at a problem in secret.
ask-walk_on = Nobody sees you. Where do you go on to?
    .others = { $seat } moves on unseen.
ask-dungeon = Leave with a card, or lose this action?
    .others = { $seat } is in the dungeon and is thinking about how to get out.
ask-leave = You get out of the dungeon. Where to?
    .others = { $seat } gets out of the dungeon.
ask-tackle = Roll the first two dice, or play something first?
    .others = { $seat } is preparing for a problem.
ask-first_pair = Two dice are rolled. How do you go on?
    .others = { $seat } has rolled two dice: flee or stay?
ask-second_pair = Play effects, or leave the roll as it is.
    .others = { $seat } has rolled all dice and is thinking.
ask-flee_to = Where do you flee to?
    .others = { $seat } is fleeing.
ask-retreat = It did not work. Where do you retreat to?
    .others = { $seat } is retreating.
ask-last_word = You are going to the dungeon: play your last effects now.
    .others = { $seat } is about to land in the dungeon.
ask-look = Which problem do you look at in secret?
    .others = { $seat } is looking at problems in secret.
ask-transmute = Which cards do you exchange? Discard them one by one.
    .others = { $seat } is exchanging cards.
ask-tea = Tea! How many cackles do you give back?
    .others = { $seat } is drinking tea.
ask-take_from = No cackles are left. From whom do you take one?
    .others = { $seat } is choosing from whom a cackle is taken.
ask-lose = Winter bites: which easy problem do you give up?
    .others = { $seat } is choosing which easy problem to give up.
ask-finish = Play effects, or end your turn and draw cards.
    .others = { $seat } is ending the turn.

# What chance decides
ask-lay_easy = Which easy problem is laid out?
    .others = The easy problems are being laid out.
ask-box_top = Which easy problem comes to light?
    .others = The next easy problem comes to light.
ask-opening_roll = Who rolls highest?
    .others = The dice decide who chooses first.
ask-deal_card = Which card is drawn?
    .others = A card is being drawn.
ask-reveal_card = Which card is revealed?
    .others = A card is being revealed.
ask-turn_up = Which hard problem is it?
    .others = A hard problem is being turned up.
ask-peek = Which hard problem is it?
    .others = Somebody is looking at a hard problem.
ask-roll_pair = What do the two dice show?
    .others = Two dice are rolling.
ask-roll_one = What does the die show?
    .others = A die is rolling again.

## What can be chosen

verb-reveal = Reveal the card
verb-stay = Stay where you are
verb-roll = Roll the first two dice
verb-roll_on = Stay and roll the other two dice
verb-close = Leave it as it is
verb-go_down = Go to the dungeon
verb-end_turn = End your turn
verb-face_it = Face what is here
verb-vanish_by_token = Vanish with your token
verb-pass_by = Walk unseen past { $space } with { $card }
verb-pass_by_token = Walk unseen past { $space } with your token
verb-linger = Wait unseen and move on with your next action
verb-use_magic_token = Use your magic token: +2, and a cackle
verb-use_pig_token = Cure the pig with your token
verb-wait = Wait and lose this action
verb-stop_looking = Look no further
verb-draw_now = Draw your new cards
verb-choose = Be { $apprentice }
verb-give_back = Give back { $count ->
        [0] no cackles
        [one] 1 cackle
       *[other] { $count } cackles
    }
verb-take_from = Take a cackle from { $victim }
verb-lose = Give up { $tile }
verb-start_at = Begin at { $space }
verb-place_at = Put it at { $space }
verb-crisis_on = Crisis at { $space }
verb-walk = Walk to { $space }
verb-flee = Flee to { $space }
verb-retreat = Retreat to { $space }
verb-stray = No retreat: take one more cackle and go to { $space }
verb-leave = Get out to { $space }
verb-leave_by_token = Get out unseen, with your token, to { $space }
verb-look = Look at the problem at { $space }
verb-play_headology = Headology with { $card }: +1
verb-play_magic = Magic with { $card }: +2, and a cackle
verb-add = Add to your roll with { $card }
verb-borrow = Look in secret at two hard problems with { $card }
verb-face_death = Play { $card } to deal with Death
verb-cure_sheep = Cure the sheep with { $card }
verb-slip_away = Flee thanks to { $card }
verb-draw_two = Draw two cards with { $card }
    .cackle = Draw two cards with { $card }, for a cackle
verb-hurry = Two more spaces with { $card }
verb-vanish = Vanish with { $card }
verb-reroll_both = Roll both dice again with { $card }
verb-transmute = Exchange cards with { $card }
verb-discard = Exchange { $card }
verb-know = Give back { $count ->
        [one] 1 cackle
       *[other] { $count } cackles
    } with { $card }
verb-reroll = Roll the { $die } again with { $card }
verb-fly = Fly to { $space } with { $card }
verb-flee_flying = Flee by broomstick to { $space } with { $card }
verb-retreat_flying = Retreat by broomstick to { $space } with { $card }
verb-leave_by_card = Get out to { $space } with { $card }
verb-help = { $card }: one crisis fewer at { $space }
verb-shamble = Turn up the problem at { $space } with { $card }
verb-trio = Power of three: { $card }, { $second } and { $third }

# What chance chooses
verb-deal_tile = { $tile } comes to light
verb-turn_up = It is { $tile }
verb-deal_card = { $card } is drawn
verb-reveal_card = { $card } is revealed
verb-roll_pair = Two dice: { $face } and { $other }
verb-roll_one = One die: { $face }

## What happens

event-easy_laid = { $tile } at { $space }.
event-hard_laid = { $count } hard problems lie face down.
event-box_shows = Next in box { $box }: { $tile }.
event-rolled_first = { $seat } rolls four dice: { $face }, { $other }, { $face_3 } and { $face_4 }. That makes { $total }.
event-roll_again = A tie at { $total }: those players roll again.
event-chose = { $seat } is { $apprentice }.
event-begins = { $seat } has the first turn.
event-started_at = { $seat } begins at { $space }.
event-drew = { $seat } draws a card.
    .known = { $seat } draws { $card }.
event-shuffled = The discard pile is shuffled: { $count ->
        [one] the new deck has one card
       *[other] the new deck has { $count } cards
    }.
event-no_cards = There are no cards left for { $seat } to draw.
event-turn_began = Turn { $turn }: { $seat }.
event-revealed = A card is revealed, { $card }: { $place }.
event-placed = New problem at { $space }: { $tile }.
event-placed_hidden = New hard problem, face down, at { $space }.
event-crisis = There is a problem at { $space } already: now it is a crisis{ $count ->
        [one] { "" }
       *[other] {" "}({ $count } tokens)
    }.
event-had_crisis = { $place }: nothing more can go wrong there. Another card is revealed.
event-witch_in_way = { $place }: a witch is there, and no problem dares to appear. Another card is revealed.
event-place_freely = The deck has run out twice: { $seat } puts the tile on any empty space.
event-last_tile = That was the last problem: the game ends with this turn.
event-walked = { $seat } walks to { $space }.
event-flew = { $seat } flies to { $space } with { $card }.
event-stayed = { $seat } stays at { $space }.
event-hurried = { $seat } may go two more spaces, thanks to { $card }.
event-looked = { $seat } takes a secret look at the problem at { $space }.
    .known = { $seat } takes a secret look at the problem at { $space }: { $tile }.
event-vanished = { $seat } vanishes at { $space } with { $card }.
event-vanished_by_token = { $seat } vanishes at { $space } with the invisibility token.
event-lingers = { $seat } waits unseen at { $space }.
event-turned_up = Hard problem at { $space }: { $tile }.
event-tea = { $seat } takes tea at { $space }.
event-gave_back = { $seat } gives back { $count ->
        [0] no cackles
        [one] a cackle
       *[other] { $count } cackles
    }.
event-rested = { $seat } rests at Granny’s and gives back { $count ->
        [one] a cackle
       *[other] { $count } cackles
    }.
event-to_dungeon = { $seat } lands in the dungeon.
event-turn_lost = The turn ends at once for { $seat }.
event-turn_lost_too = The turn ends at once for { $seat }, too. The rulebook leaves that open: we play the Cunning Man like the Felmets.
event-waited = { $seat } waits in the dungeon: the first action is lost.
event-left = { $seat } gets out of the dungeon to { $space }.
event-left_by_card = { $seat } gets out of the dungeon to { $space } with { $card }.
event-left_by_token = { $seat } gets out of the dungeon unseen, to { $space }.
event-attempt = { $seat } tries to solve the problem at { $space }: { $tile }, difficulty { $difficulty }.
event-rolled = { $seat } rolls two dice: { $face } and { $other }.
event-rerolled = { $seat } rolls the { $die } again with { $card }: { $face }.
event-rerolled_both = { $seat } rolls both dice again with { $card }: { $face } and { $other }.
event-used_headology = { $seat } uses headology, { $card }: { $total } so far.
event-used_magic = { $seat } uses magic, { $card }: { $total } so far.
event-used_magic_token = { $seat } uses the magic token: { $total } so far.
event-added = { $seat } adds { $amount } with { $card }: { $total }.
event-fled = { $seat } flees to { $space }.
event-fled_flying = { $seat } flees by broomstick to { $space } with { $card }.
event-slipped_away = { $seat } plays { $card } to flee.
event-solved = { $seat } solves it: { $tile }, { $total } against { $difficulty }.
event-cured = { $seat } solves it with { $card }: { $tile }.
event-cured_pig = { $seat } cures the pig with the token.
event-three = The power of three! { $seat } solves it with { $card }, { $second } and { $third }: { $tile }.
event-won_tile = { $seat } keeps the tile: { $tile } ({ $points ->
        [1] 1 point
       *[other] { $points } points
    }).
event-failed = { $seat } fails: { $tile }, { $total } against { $difficulty }.
event-retreated = { $seat } retreats to { $space }.
event-retreated_flying = { $seat } retreats by broomstick to { $space } with { $card }.
event-strayed = { $seat } finds no retreat and ends up at { $space }.
event-trapped = { $seat } has nowhere to go and stays at { $space }: all of Lancre is full.
event-took_cackle = { $seat } takes { $count ->
        [one] a cackle
       *[other] { $count } cackles
    }.
event-took_from = No cackles are left: { $seat } takes one from { $victim }.
event-took_aliss = { $seat } takes a Black Aliss token: one point less. Left: { $left }.
event-no_aliss = No Black Aliss tokens are left: { $seat } takes none. The rulebook does not say what happens then; we play that nothing does.
event-more_crisis = It gets worse at { $space }: { $count ->
        [one] one crisis
       *[other] { $count } crises
    }.
event-lost_tile = { $seat } loses an easy problem: { $tile }.
event-banished = The tile at { $space } leaves the board, too: { $tile }.
event-borrowed = { $seat } plays { $card } to look in secret at hard problems.
event-draws_two = { $seat } plays { $card } to draw two cards.
event-helped = { $seat } plays { $card }: one crisis fewer at { $space }.
event-knew = { $seat } gives back { $count ->
        [one] a cackle
       *[other] { $count } cackles
    } with { $card }.
event-shambled = { $seat } plays { $card } to turn up the problem at { $space }.
event-transmutes = { $seat } plays { $card } to exchange cards.
event-discarded = { $seat } exchanges { $card }.
event-no_crisis_left = A crisis is needed at { $space } and no token is left: the game is lost.
event-no_room = There is no room for another problem in all of Lancre: the game is lost.
event-elves = { $count } elf tiles lie face up at the end of the turn: the game is lost.
event-no_aliss_left = { $seat } would have to take a Black Aliss token and none is left: the game is lost.
event-scored = { $seat }: { $easy } in easy problems, { $hard } in hard ones{ $aliss ->
        [0] { "" }
       *[other] , −{ $aliss } for Black Aliss
    }: { $points ->
        [one] { PLAIN($points) } point
       *[other] { PLAIN($points) } points
    }.
event-tie_by_tokens = A tie: { $seat } has the fewest cackle and Black Aliss tokens ({ $count }).
event-tie_by_hard = Still a tie: { $seat } has the most points in hard problems ({ $points }).
event-tie_by_difficulty = Still a tie: { $seat } has solved the hardest problem ({ $difficulty }).
event-won = { $seat } wins with { $points ->
        [one] { PLAIN($points) } point
       *[other] { PLAIN($points) } points
    }!
event-shared = { $seat } shares the victory with { $points ->
        [one] { PLAIN($points) } point
       *[other] { PLAIN($points) } points
    }.
event-all_won = { $count ->
        [0] No hard problem is left
        [one] Only one hard problem is left
       *[other] Only { $count } hard problems are left
    }: everybody wins!
event-all_lost = { $count } hard problems are left, and fewer than four were allowed: everybody loses.
event-solo_pigs = { $points ->
        [one] { PLAIN($points) } point
       *[other] { PLAIN($points) } points
    }: { $seat } had better keep pigs.
event-solo_witch = { $points } points: { $seat } is a witch.
event-solo_honours = { $points } points: { $seat } is a witch with honours!

## The rules

rule-LAN-01 = From one to four players. Against each other, together against the trouble (two to four), alone, or against each other with the expert rules.
    .title = Players and modes
rule-LAN-02 = Hard problems are shuffled face down. One goes face down on each of the five violet squares, and more into the six boxes: alone 1, 1, 1; two players 1, 1, 2, 1, 1, 1; three players 2 in each; four players 2 in each of the first five.
    .title = Hard problems
rule-LAN-03 = Ten easy problems go face up on the green squares, and more on top of the hard ones in the boxes: alone 2, 2, 1; two players 2, 2, 1, 2, 1, 1; three players 2 in each; four players 4, 4, 4, 3, 3. Of each pile only the top tile is seen. What is left over goes back into the game box unseen.
    .title = Easy problems
rule-LAN-04 = Against each other: four cackle tokens for each player, twelve crisis and twelve Black Aliss tokens.
    .title = Tokens
rule-LAN-05 = Everybody rolls four dice; a cackle counts as zero. The highest total chooses an apprentice first (ties roll again), then the others clockwise.
    .title = Who chooses first
rule-LAN-06 = Tiffany has an invisibility token. Annagramma has a magic token, which counts as a magic card, cackle included, and begins with a cackle from the supply. Petulia has a token that cures a sick pig where her witch is, at any moment of the attempt; cackles taken meanwhile are kept. Dimity has the first turn; without her, whoever chose last. A token is used once.
    .title = The apprentices
rule-LAN-07 = Three cards each. From the first player on, clockwise, everybody puts their witch on a space without a problem; several witches may share one, and no tea is taken yet.
    .title = The start
rule-LAN-08 = A card has a symbol, an effect, a location and perhaps the mark of the power of three, and only one of them is used. Effects cost no action: you play as many as you like, at any moment of your own turn: also between two reveals, after a secret look, and before you say where you flee or retreat to; but not while somebody takes tea, gives up a problem or says from whom a cackle is taken, and a card that has been revealed or played is carried out first. They are offered when they can do something; nobody learns from a question, or from its absence, who holds what. Cards that are played or revealed go to the discard pile, which is shuffled when the deck is empty: then everybody knows which cards you all hold between you.
    .title = Cards
rule-LAN-09 = A card is revealed and then discarded, and the top tile of the first box that has any goes to its location. If a tile lies there already, it gets a crisis, unless it has one, and another card is revealed, until the new tile has a place. If the deck runs out twice meanwhile, the player whose turn it is puts the tile on any empty space: the rulebook does not foresee it, and we play it so.
    .title = A new problem
rule-LAN-10 = No problem appears where a witch is: another card is revealed, and nothing becomes a crisis. Hard problems are placed face down.
    .title = Not under a witch’s feet
rule-LAN-11 = In Lancre Town and the Castle the tile goes on an empty space, chosen by the player whose turn it is. If none is empty and a witch is there, another card is revealed. If all have problems, the player chooses one without a crisis to get one; if all have one, another card is revealed.
    .title = Town and Castle
rule-LAN-12 = If a crisis token has to be placed and none is left, the game ends at once and everybody loses. The same happens when no card can be revealed any more and no space is empty for the new problem: the rulebook does not foresee it, and we play it so.
    .title = Out of crises
rule-LAN-13 = Two actions: each time you move or stay, and then do what there is to do where you are.
    .title = Two actions
rule-LAN-14 = You walk one or two spaces along the paths. A space with a problem or another witch stops you. Lancre Town and Lancre Castle have several spaces: you choose which one you enter, and you may pass through by any that is free. If you are there already, going to another space of the same location takes your whole movement, even if nothing stops you (or just one step, if the table plays it so).
    .title = Walking
rule-LAN-15 = With a broomstick card you fly to any space, whatever lies on the way; never to the dungeon.
    .title = Flying
rule-LAN-16 = If there is a problem on your space, you must try to solve it; a hard one is first turned face up. If there is no problem, you take tea with the witches at the same location. If there are none either, you do nothing.
    .title = What there is to do
rule-LAN-17 = Roll two dice, then flee or stay. If you stay, you may play any number of cards as headology (+1 each) or as magic (+2 each, and a cackle for each); then you roll the other two dice, even if you have enough already. To the dice and cards add 1 for every two hard problems you had solved before. If you reach the difficulty, which every crisis raises by 2, the problem is solved; if not, you have failed. If you flee, or solve it by a card or token that needs no dice, you roll no more.
    .title = Solving a problem
rule-LAN-18 = Each die has one cackle face, which counts as zero. For every one that comes up you take a cackle token. Only the faces that lie there in the end count: the pair just rolled can still be rolled again, earlier ones cannot.
    .title = Cackles from dice
rule-LAN-19 = After the second roll you add no more headology or magic. You may still play effects, the power of three or Petulia’s token. A broomstick then only helps you to retreat or, once a card lets you flee, to flee.
    .title = After the second roll
rule-LAN-20 = A solved problem is yours, and its crises go back to the supply. Up to eight easy ones count for your hand of cards; any others only score.
    .title = Success
rule-LAN-21 = Failing costs a cackle. If the problem is hard, its own consequences follow; then you retreat to an empty space next to yours or at the same location, or by broomstick to any empty space. If there is none to walk to, take one more cackle and go to any empty space; a broomstick spares you that cackle, but you need not spend it. If no space at all is empty, you take the cackle and stay where you are. The rulebook leaves these last two points open, and we play them so.
    .title = Failure
rule-LAN-22 = After the first two dice you may flee to an empty space next to yours or at the same location, or by broomstick to any empty space. It is no failure, but cackles on these dice are taken. If there is nowhere to go, you stay.
    .title = Fleeing
rule-LAN-23 = If no cackle tokens are left, take one from whoever has most (your choice among equals). If that is you, or you are tied for most, take a Black Aliss token instead, one for each cackle. If you play against each other and none of those are left either, nothing happens: the rulebook leaves that open, and we play it so.
    .title = No cackles left
rule-LAN-24 = Three cards with the mark and three different characters solve any problem, at any moment of the attempt, even after all four dice. Agnes and Perdita are two characters.
    .title = The power of three
rule-LAN-25 = If there are other witches at your location and no problem on your space, you take tea, whether you have just come or stayed. All witches at the location join in: in Lancre Town and Lancre Castle also those on other spaces (unless the table plays that only those on the same space do). The player whose turn it is gives back up to three cackles, each of the others up to two. Those who play together do not choose how many: they give back as many as possible. A witch on another space of the Town or Castle does not stop anyone who passes through.
    .title = Tea
rule-LAN-26 = At the end of your turn you draw up to your limit: three, and one more for every two easy problems you have, seven at most. Cards above it are kept.
    .title = Drawing cards
rule-LAN-27 = If three or more elf tiles (elves, King, Queen, Lankin) lie face up on the board at the end of a turn, the last one included, everybody loses.
    .title = Elves
rule-LAN-28 = The game ends with the turn in which the last problem was placed. You score the points of the problems you have, less one for each Black Aliss token; the highest total wins. If there is a tie, whoever has fewer cackle and Black Aliss tokens in all wins, then whoever has more points in hard problems, then whoever has solved the single hardest problem; otherwise the victory is shared.
    .title = The end
rule-LAN-29 = Change the roll: 2 or 4 more, only after all four dice. Some cards work only against certain enemies.
    .title = Effect: change the roll
rule-LAN-30 = Borrowing: look at up to two hard problems that lie face down on the board, at two different locations (all spaces of the Town are one location, and so are those of the Castle). Only you see them.
    .title = Effect: borrowing
rule-LAN-31 = Dealing with Death: solves Death where your witch is, at any moment of the attempt. Cackles taken meanwhile are kept.
    .title = Effect: dealing with Death
rule-LAN-32 = Cure a sheep: the card cures a sick sheep where your witch is, at any moment of the attempt. Cackles taken meanwhile are kept.
    .title = Effect: cure a sheep
rule-LAN-33 = Flee: if all four dice are not enough, you flee instead of failing: to an empty space next to yours or at the same location, or by broomstick to any empty space. If there is none to walk to, you flee to any empty space without spending a broomstick. Cackles from dice and magic are kept, but there is no other consequence.
    .title = Effect: flee
rule-LAN-34 = Draw two cards, even above your limit. Some of these cards cost a cackle.
    .title = Effect: draw cards
rule-LAN-35 = Keep moving: two more spaces in this walk. Several such cards add up.
    .title = Effect: keep moving
rule-LAN-36 = Help: one crisis fewer on any problem. If it is the one you are trying to solve, it gets easier at once, even after the dice.
    .title = Effect: help
rule-LAN-37 = Invisible: pass a space without facing its problem or taking tea. At a tile face down, anyone who might hold the card or the token and could go on takes a secret look first; then you vanish and go on, or face the problem. Going on takes steps left in this walk or your other action, which must then be a move. If you begin your movement in Lancre Town or Lancre Castle, you may look at a tile on another of its spaces like this: if you vanish, you may still walk two spaces or fly.
    .title = Effect: invisible
rule-LAN-38 = Roll again: one or both dice of the pair just rolled.
    .title = Effect: roll again
rule-LAN-39 = Know yourself: give back up to two cackles; together or alone, always as many as possible.
    .title = Effect: know yourself
rule-LAN-40 = Shamble: turn any hard problem face up.
    .title = Effect: shamble
rule-LAN-41 = Transmute: discard any cards and draw as many, this one included.
    .title = Effect: transmute
rule-LAN-42 = The Cunning Man: if you fail, all witches go to the dungeon. No tea is taken there. The rulebook leaves open whether your turn ends: we play that it does, as with the Felmets.
    .title = The Cunning Man
rule-LAN-43 = Duke and Lady Felmet: if you fail, you go to the dungeon and your turn ends. Just before that you may still play effects. You still draw cards, unless the table plays it otherwise.
    .title = The Felmets
rule-LAN-44 = You leave the dungeon with your first action by playing a card with a broomstick, a card to flee or one to become invisible (or Tiffany’s token). Otherwise the first action is lost and you leave with the second. You go to any space, and do what there is to do there. The new problem is placed before that, as in any turn: the rulebook speaks of the beginning of the turn, and we read it as the beginning of your actions.
    .title = Out of the dungeon
rule-LAN-45 = The Hiver and Lily: if you fail, you take a Black Aliss token.
    .title = The Hiver and Lily
rule-LAN-46 = The four Magpyrs: failing puts one more crisis on the tile, without limit, and each makes it 2 harder. If no crisis token is left for it, everybody loses.
    .title = The Magpyrs
rule-LAN-47 = The Wintersmith: failing costs every player an easy problem of their choice. A player who has none loses nothing, and no cards are discarded.
    .title = The Wintersmith
rule-LAN-48 = Whoever solves Count Bela drives all other Magpyrs that lie face up off the board: they leave the game, and their crises go back to the supply. Those that appear later stay.
    .title = Count Bela’s end
rule-LAN-49 = Together or alone there are fewer tokens (cackle, Black Aliss, crisis): alone 4, 4, 10; two players 6, 5, 9; three 9, 6, 8; four 12, 7, 7. If a Black Aliss token is needed and none is left, everybody loses.
    .title = Tokens for playing together
rule-LAN-50 = Together you win if, when all problems are placed and the last turn is over, fewer than four hard problems are left on the board.
    .title = Winning together
rule-LAN-51 = Alone, going to Granny’s cottage or staying there, with no problem on it, lets you give back up to two cackles. Below 30 points, keep pigs; from 30 to 40 you are a witch; above 40, one with honours.
    .title = Alone
rule-LAN-52 = Experts play with eight crisis tokens, and a problem can have more than one. Those who play together or alone may use the second rule, too.
    .title = Experts
rule-LAN-53 = Turns go clockwise. Each has three phases: a new problem, two actions, drawing cards.
    .title = Turns
rule-LAN-54 = Empty means without a problem and without a witch. Only at the start do other witches not matter.
    .title = Empty spaces
rule-LAN-55 = A hard problem is turned up by a visit or a card, and then stays face up, even when somebody fails or flees. A look by borrowing or while invisible is secret and leaves it face down.
    .title = Face up, face down

## Why not

why-LAN-01 = Nobody sits there at this table.
why-LAN-05 = { $case ->
    [later] The apprentices have been chosen already, for the whole game.
   *[taken] { $apprentice } has been chosen already.
}
why-LAN-06 = { $case ->
    [pig] That token only cures a sick pig, while your witch is tending it.
    [hers] That token belongs to { $apprentice }.
   *[used] You have used that token already.
}
why-LAN-07 = { $case ->
    [choosing] First the apprentices are chosen; then every witch is put on the board.
    [later] Witches are put on the board before the first turn.
   *[problem] You cannot begin at { $space }: there is a problem.
}
why-LAN-08 = { $case ->
    [no-card] This box has no such card: { $card }.
    [no-effect] The card { $card } does not have that effect.
    [useless] Wait a moment: you can play that effect shortly, and it will do just as much.
    [own-turn] You play cards and tokens in your own turn, and the turns have not begun yet.
    [others-turn] You play cards and tokens in your own turn, and now it is { $seat }’s.
    [reveals] In this game, begun under earlier rules, effects are played before the first card is revealed, or once the tile is placed.
    [settling] You can play effects as soon as you have answered this.
   *[not-held] You do not hold this card: { $card }.
}
why-LAN-09 = { $case ->
    [revealed] The card of this turn has been revealed already.
    [settling] You can reveal the card as soon as you have answered this.
   *[later] The card is revealed at the beginning of your turn.
}
why-LAN-11 = { $case ->
    [problem] There is a problem at { $space } already.
    [witch] A witch is at { $space }.
    [crisis] The problem at { $space } is a crisis already.
    [dungeon] Problems are not put in the dungeon.
    [later] You choose where a tile goes when the revealed card leaves several spaces free.
    [crisis-later] You choose which problem gets the crisis when the revealed card leads to several.
   *[location] The revealed card does not name { $space }.
}
why-LAN-13 = { $case ->
    [unseen] You have passed unseen: now you must move on.
    [done] You have taken both your actions.
    [problem] You are dealing with a problem: you only move to flee or to retreat.
    [stay] You are dealing with a problem: to stay is to roll the other two dice.
    [stay-first] You are dealing with a problem: roll the first two dice, and then flee or stay.
    [tea] This action is for tea: you move no further with it.
    [look] You move with your actions, not while you are looking at problems.
    [transmute] You move with your actions, not while you are exchanging cards.
    [placing] The new problem is placed first; then come your two actions.
    [own-turn] You move in your own turn, and now it is { $seat }’s.
    [choosing] First the apprentices are chosen; then every witch is put on the board.
    [setup] Witches move once the turns begin.
   *[here] You are there already: choose to stay.
}
why-LAN-14 = { $case ->
    [problem] The way to { $space } leads through { $stop }, where a problem stops you.
    [witch] The way to { $space } leads through { $stop }, where another witch stops you.
    [far] It is { $count } spaces to { $space }, and you can walk { $steps }. A broomstick would get you there.
    [steps] It is { $count } spaces to { $space }, and { $steps ->
            [one] you have one step left
           *[other] you have { $steps } steps left
        }.
    [inside] Going to another space of the same location takes a whole movement, and you have already set out.
   *[off-board] This board has no such space: { $space }.
}
why-LAN-15 = { $case ->
    [dungeon] Nobody flies to the dungeon.
    [here] You are there already.
    [on-foot] You have set out on foot: a broomstick is taken at the beginning of the movement.
    [before-dice] Roll two dice first; then you may flee by broomstick.
    [flee] You are dealing with a problem: with that broomstick you can flee to an empty space.
    [retreat] You are dealing with a problem: after failing, a broomstick is for retreating.
   *[no-broomstick] The card { $card } has no broomstick.
}
why-LAN-16 = { $case ->
    [here] That is the problem you are dealing with, and you have not solved it yet: { $tile }.
    [over] You have not solved that problem, and this attempt is over: { $tile }.
    [boxed] You have not solved that problem: { $tile }. It lies in a box and has yet to be placed.
    [unseen] You have not solved that problem: { $tile }. It does not lie face up anywhere on the board.
   *[elsewhere] You have not solved that problem: { $tile }. There is one at { $space }: your witch would have to go there to try it.
}
why-LAN-17 = { $case ->
    [headology] The symbol of { $card } is not headology.
    [magic] The symbol of { $card } is not magic.
    [no-problem] Dice are rolled when your witch tries to solve a problem.
    [no-attempt] Your witch is not trying to solve any problem.
    [close] The attempt is closed once all four dice have been rolled.
    [closed] The attempt is over already.
    [close-later] You can close the attempt as soon as you have answered this.
    [first] The first two dice have to be rolled before that.
    [settling] You can roll the dice as soon as you have answered this.
    [pair-rolled] The first two dice have been rolled already.
    [all-rolled] All four dice have been rolled already.
   *[between] Headology and magic are played between the two rolls.
}
why-LAN-19 = After the second roll no more headology or magic can be added.
why-LAN-20 = { $case ->
    [won] You have solved that problem already: { $tile }. Hard ones are never lost: it will give you its points at the end.
    [kept] You have solved that problem already: { $tile }. You would only lose it if somebody failed against the Wintersmith.
    [others] { $seat } has solved that problem already: { $tile }.
    [gone] That problem is no longer in the game: { $tile }.
   *[no-tile] This box has no such problem: { $tile }.
}
why-LAN-21 = { $case ->
    [problem] You cannot go to { $space }: there is a problem.
    [witch] You cannot go to { $space }: a witch is there.
    [far] You cannot walk to { $space }: it is not next to the problem. A broomstick would get you there.
    [retreat] You have somewhere to retreat to: you need not take another cackle.
    [must] You cannot stay: after failing you have to retreat.
    [fleeing] You have not failed: you are fleeing.
    [settling] You will retreat as soon as this is settled.
   *[later] The retreat comes after failing.
}
why-LAN-22 = { $case ->
    [stayed] You can no longer flee: by adding headology or magic you decided to stay.
    [rolled] You can no longer flee: you have stayed and rolled all four dice. If they are not enough, only a card to flee helps, before you let the attempt fail.
    [failed] You can no longer flee: the attempt has failed.
    [over] The attempt is over, and now this has to be answered.
    [must] You cannot stay: you have decided to flee.
    [settling] You can flee as soon as you have answered this.
    [before-dice] You flee after rolling the first two dice.
    [problem] You cannot flee to { $space }: there is a problem.
    [witch] You cannot flee to { $space }: a witch is there.
    [far] You cannot walk to { $space }: it is not next to the problem. A broomstick would get you there.
    [on-foot] You can flee to any empty space without spending a broomstick.
   *[later] There is nothing to flee from: your witch is not trying to solve any problem.
}
why-LAN-23 = { $case ->
    [self] Cackles are taken from others, not from yourself.
    [alone] Alone there is nobody to take cackles from: when the supply is empty, you take Black Aliss tokens.
    [later] You only take a cackle from somebody when you have to take one and the supply is empty.
    [first] Choose first from whom you take the cackle.
   *[most] Take it from somebody who has { $count ->
            [one] one cackle
           *[other] { $count } cackles
        }: nobody has more.
}
why-LAN-24 = { $case ->
    [same] The three must be three different characters.
    [order] Choose the three cards in the order in which they lie in your hand.
    [later] The power of three is used while your witch is trying to solve a problem.
   *[no-mark] The card { $card } does not have the mark of the power of three.
}
why-LAN-25 = { $case ->
    [alone] Alone there is no tea: cackles are given back at Granny’s cottage, or with a card.
    [together] Together you do not choose how many: at tea you always give back as many cackles as you can.
    [later] Cackles are given back at tea, or with a card to know yourself.
    [others-turn] You give cackles back at tea: in your own turn, or when somebody takes tea where your witch is. { why-LAN-53.now }
    [others-together] Cackles go back by themselves at tea: in your own turn, or when somebody takes tea where your witch is. { why-LAN-53.now }
   *[most] You can give back { $count ->
            [one] one cackle
           *[other] { $count } cackles
        } at most.
}
why-LAN-26 = { $case ->
    [setup] The turns have not begun yet.
    [own-turn] You end your own turn, and now it is { $seat }’s.
    [placing] Before you end your turn, the new problem is placed and you take your two actions.
    [settling] You end your turn after your two actions, and now this has to be answered.
    [problem] You are dealing with a problem{ $number ->
            [1] , and after it you have another action: only then do you end your turn
           *[other] : you end your turn when that is over
        }.
    [retreat] Before you end your turn you have to say where you retreat to.
    [flee] Before you end your turn you have to say where you flee to.
    [winter] Before you end your turn, an easy problem is lost to the Wintersmith and you retreat.
    [dungeon] Your turn ends when you go to the dungeon.
   *[actions] You end your turn after your two actions, and this is the { $number ->
            [1] first
           *[other] second
        }.
}
why-LAN-28 = The game is over.
why-LAN-29 = { $case ->
    [against] The card { $card } does not work against this: { $tile }.
    [enough] There is no need for it: you reach the difficulty already.
   *[later] The roll is changed after all four dice, before the attempt is over.
}
why-LAN-30 = { $case ->
    [known] You know the problem at { $space } already.
    [location] You have looked at that location already.
    [nowhere] There is no problem face down that you do not know.
    [one] Look at one problem at least.
    [not-borrowing] You are not looking at problems with a card for borrowing.
    [later] To look in secret at a problem of your choice, you play a card for borrowing first.
   *[nothing] There is no problem face down at { $space }.
}
why-LAN-31 = The effect of that card only deals with Death, while your witch is facing it.
why-LAN-32 = The effect of that card only cures a sick sheep, while your witch is tending it.
why-LAN-33 = The effect of that card is for when all four dice are not enough, before you let the attempt fail.
why-LAN-35 = The effect of that card is played when you move on foot.
why-LAN-36 = { $case ->
    [here] There is no crisis at { $space }.
   *[nowhere] There is no crisis anywhere.
}
why-LAN-37 = { $case ->
    [stuck] You cannot go on: no steps and no action are left.
    [last] There is no other action to move on with.
    [free] Nothing stops you at { $space }: just walk.
    [look] Walk to { $space } and look first; then decide.
    [stuck-there] You could not go on from { $space }: no steps and no action would be left.
    [no-look] That is decided after walking or flying to a problem face down and looking at it in secret.
    [seen] Only a witch who has just vanished can wait like that.
    [decide] To go on you would have to vanish; otherwise face what is here.
    [without] You have nothing to vanish with: face what is here.
   *[stopped] You vanish while moving, where a problem or another witch would stop you.
}
why-LAN-38 = { $case ->
    [before] Only the two dice just rolled can be rolled again.
    [choose] Choose the card to roll again with, and one of the last two dice or both.
    [no-card] You hold no card for rolling again.
    [no-dice] You have no dice to roll again: that is done during your own attempt, with a card for it.
    [first] You have not rolled any dice in this attempt yet.
    [over] These dice can no longer be rolled again: they stay as they are.
    [settling] First this has to be answered; then dice can be rolled again, with a card for it.
   *[unrolled] That die has not been rolled yet.
}
why-LAN-39 = { $case ->
    [none] You have no cackles to give back.
    [all] { $count ->
            [one] With that card you give back the one cackle you have, no more and no less.
           *[other] With that card you give back { $count } cackles: unless you play against each other, you always give back as many as you can.
        }
   *[most] { $count ->
            [one] With that card you can give back one cackle: you have no more.
           *[other] With that card you can give back from one to { $count } cackles.
        }
}
why-LAN-40 = { $case ->
    [here] There is no problem face down at { $space }.
   *[nowhere] There is no problem face down anywhere.
}
why-LAN-41 = You are not exchanging any cards: that takes a card to transmute.
why-LAN-43 = { $case ->
    [later] You only go to the dungeon if you fail against the Felmets, or if anybody fails against the Cunning Man.
    [alone] You only go to the dungeon if you fail against the Felmets or the Cunning Man.
    [there] Your witch is in the dungeon already.
   *[caught] There is no retreat: you land in the dungeon.
}
why-LAN-44 = { $case ->
    [card] The card { $card } does not open the dungeon: it takes a card with a broomstick, one to flee or one to become invisible.
    [first] With the first action you leave only by playing a card with a broomstick, one to flee or one to become invisible; with the second you just go.
    [dungeon] Nobody goes to the dungeon of their own free will.
    [second] With the second action you leave without spending anything: choose where to.
    [later] You leave the dungeon with one of your two actions, not now.
    [others-turn] You leave the dungeon in your own turn: by card or token with the first action, for nothing with the second. { why-LAN-53.now }
   *[free] Your witch is not in the dungeon.
}
why-LAN-47 = You lose one of the easy problems you have solved, and this is not one of them: { $tile }.
why-LAN-53 = { $case ->
    [nature] Chance decides here.
    [other] That is no answer to what is asked now.
    [several] We are waiting for others now.
    [choosing] { $seat } is choosing an apprentice now.
    [starting] { $seat } is putting a witch on the board now.
    [placing] It is { $seat }’s turn, and the new problem is being placed.
    [acting] It is { $seat }’s turn, and { $seat } is about to move or to stay.
    [passing] It is { $seat }’s turn, and { $seat } has looked at a problem in secret: face it or go on?
    [walking-on] It is { $seat }’s turn, and { $seat } is moving on unseen.
    [dungeon] It is { $seat }’s turn, and { $seat } is thinking about how to get out of the dungeon.
    [leaving] It is { $seat }’s turn, and { $seat } is getting out of the dungeon.
    [looking] It is { $seat }’s turn, and { $seat } is looking at problems in secret.
    [exchanging] It is { $seat }’s turn, and { $seat } is exchanging cards.
    [taking] It is { $seat }’s turn, and { $seat } is choosing from whom to take a cackle.
    [fleeing] It is { $seat }’s turn, and { $seat } is choosing where to flee to.
    [retreating] It is { $seat }’s turn, and { $seat } is choosing where to retreat to.
    [caught] It is { $seat }’s turn, and { $seat } is about to land in the dungeon.
    [problem] It is { $seat }’s turn, and { $seat } is dealing with a problem.
    [ending] It is { $seat }’s turn, and { $seat } is about to end it.
    [tea] { $seat } decides now how many cackles to give back at tea.
    [tea-all] Those who take tea decide now how many cackles they give back.
    [lose] { $seat } chooses now which easy problem to lose.
    [lose-all] Others choose now which easy problem they lose.
   *[waiting] We are waiting for { $seat } now.
}
    .now = It is { $seat }’s turn now, and { $doing ->
        [placing] the new problem is being placed
        [acting] { $seat } is about to move or to stay
        [passing] { $seat } is deciding whether to face a problem seen in secret
        [walking-on] { $seat } is moving on unseen
        [dungeon] { $seat } is thinking about how to get out of the dungeon
        [leaving] { $seat } is getting out of the dungeon
        [looking] { $seat } is looking at problems in secret
        [exchanging] { $seat } is exchanging cards
        [taking] { $seat } is choosing from whom to take a cackle
        [fleeing] { $seat } is choosing where to flee to
        [retreating] { $seat } is choosing where to retreat to
        [caught] { $seat } is about to land in the dungeon
        [ending] { $seat } is about to end it
        [tea] those who take tea decide how many cackles they give back
        [lose] those who lose an easy problem choose which
       *[other] { $seat } is dealing with a problem
    }.

## Settings

edition-dark = Darker days
    .help = Nearly every problem is harder by one: together you win about half of the games with two or three players, and three of four with four.
setting-mode = Mode
    .help = With one player it is always the solo game.
setting-mode-0 = Against each other
setting-mode-1 = Together
setting-mode-2 = Experts, against each other
setting-many_crises = Several crises on a problem
    .help = The expert rule for those who play together or alone. Experts always use it.
setting-inside = In Town and Castle, changing space is one step
    .help = Going to another space of Lancre Town or Lancre Castle is one step of a walk. Otherwise it is a whole movement.
setting-tea_by_space = Tea only on the same space
    .help = In Lancre Town and Lancre Castle only witches who share a space take tea. Otherwise all those at the location do, as the rulebook says.
setting-felmet_refill = Draw cards after the Felmets
    .help = A witch who lands in the dungeon still draws cards at the end of the turn.
setting-show_odds = Show the chance of success
    .help = How likely it is to solve each problem.

## Things

apprentice-tiffany = Tiffany Aching
apprentice-annagramma = Annagramma Hawkin
apprentice-petulia = Petulia Gristle
apprentice-dimity = Dimity Hubbub
ability-tiffany = Invisibility, once
    .does = Once in the game she becomes invisible: she passes a problem or a witch, and may look at a hard problem in secret first.
    .used = Invisibility: used
ability-annagramma = Magic, once; begins with a cackle
    .does = Once in the game she uses magic without a card: it adds 2 and she takes a cackle. She begins with a cackle.
    .used = Magic: used
ability-petulia = Cures a sick pig, once
    .does = Once in the game she cures a sick pig where her witch is, at any moment of the attempt.
    .used = Cure for a sick pig: used
ability-dimity = Has the first turn
    .does = She has the first turn of the game.

tile-fever = Fever
tile-pig = Sick Pig
tile-sheep = Sick Sheep
tile-arm = Broken Arm
tile-pregnancy = Pregnancy
tile-death = Death
tile-easy7 = Easy problem (7)
tile-easy8 = Easy problem (8)
tile-elves = Elves
tile-lankin = Lankin
tile-king = King of the Elves
tile-queen = Queen of the Elves
tile-duke = Duke Felmet
tile-lady = Lady Felmet
tile-lacrimosa = Lacrimosa de Magpyr
tile-vlad = Vlad de Magpyr
tile-count = Count de Magpyr
tile-bela = Count Bela de Magpyr
tile-cunning = The Cunning Man
tile-hiver = The Hiver
tile-lily = Lily Weatherwax
tile-winter = The Wintersmith
tile-hard15 = Hard problem (15)
tile-hard16 = Hard problem (16)

group-elf = elves
group-felmet = the Felmets
group-magpyr = the Magpyrs
group-bela = Count Bela
group-cunning = the Cunning Man
group-hiver = the Hiver
group-lily = Lily
group-winter = the Wintersmith
group-list = { $others } and { $last }
failure-elf = If three elf tiles lie face up on the board at the end of a turn, everybody loses.
failure-dungeon = to the dungeon, and the turn ends
failure-all_dungeon = all witches to the dungeon, and the turn ends
failure-aliss = a Black Aliss token
failure-crisis = one more crisis on the tile
failure-winter = everybody loses an easy problem
success-banish = drives the other Magpyrs that lie face up off the board

symbol-magic = magic
symbol-headology = headology
symbol-broomstick = broomstick
character-granny = Granny
character-nanny = Nanny
character-magrat = Magrat
character-agnes = Agnes
character-perdita = Perdita

effect-add = { $amount } more, after all four dice.
    .name = Change the roll
effect-add-against = { $amount } more against { $groups }, after all four dice.
effect-borrow = Look in secret at up to two hard problems, at two locations.
    .name = Borrowing
effect-death = Solves Death where your witch is.
    .name = Dealing with Death
effect-flee = If the dice are not enough, you flee instead of failing.
    .name = Flee
effect-draw = Draw two cards.
    .name = Draw cards
effect-draw-cackle = Draw two cards and take a cackle.
effect-move = Two more spaces in this walk.
    .name = Keep moving
effect-help = One crisis fewer on any problem.
    .name = Help
effect-invisible = Pass a problem or a witch; look at a hard problem first.
    .name = Invisible
effect-reroll = Roll one or both dice of the last pair again.
    .name = Roll again
effect-know = Give back up to two cackles.
    .name = Know yourself
effect-shamble = Turn any hard problem face up.
    .name = Shamble
effect-sheep = Cures a sick sheep where your witch is.
    .name = Cure a sheep
effect-transmute = Discard any cards and draw as many, this one included.
    .name = Transmute

token-invisibility = invisibility token
token-magic = magic token
token-pig = cure-pig token
mode-competitive = against each other
mode-cooperative = together
mode-expert = experts
mode-solo = alone
stage-setup = set-up
stage-place = a new problem
stage-act = actions
stage-refill = drawing cards
stage-end = the end
outcome-points = Points have been counted.
outcome-crisis = A crisis was needed and no token was left: the game was lost.
outcome-room = There was no room for another problem: the game was lost.
outcome-elves = Too many elves lay face up: the game was lost.
outcome-aliss = A Black Aliss token was needed and none was left: the game was lost.
outcome-solved = The country is safe: everybody has won.
outcome-problems = Too many hard problems are left: everybody has lost.
verdict-pigs = Better keep pigs.
verdict-witch = A witch.
verdict-honours = A witch with honours.
tie-tokens = by fewest tokens
tie-hard = by points in hard problems
tie-difficulty = by the hardest problem
tie-shared = shared
source-R = rulebook
source-D = deduced
source-F = found elsewhere
source-X = reconstructed

## The position in lines

show-turn = Turn { $turn } of { $turns } at most, { $mode }: { $seat }, { $stage }.
show-last = The last problem is on the board: the game ends with this turn.
show-setup = Set-up, { $mode }.
show-supply = Tokens left: { $cackle } cackle, { $crisis } crisis, { $aliss } Black Aliss. Deck: { $deck }, discard pile: { $discard }.
show-boxes = Boxes: { $boxes }.
show-box = { $box }: { $tiles }
show-box-top = { $tile }, { $easy } easy, { $hard } hard
show-box-hard = { $hard } hard
show-near = Next to { $space }: { $places }.
show-box-empty = empty
show-placing = To be placed: { $tile }.
show-hidden = a hard problem face down
show-problems = Problems:
show-problem = { $space }: { $tile }, { $difficulty } ({ $points ->
        [1] 1 point
       *[other] { $points } points
    }){ $crisis ->
        [0] { "" }
        [one] , crisis
       *[other] , { $crisis } crises
    }{ $odds }
show-problem-hidden = { $space }: a hard problem face down{ $crisis ->
        [0] { "" }
        [one] , crisis
       *[other] , { $crisis } crises
    }
show-looked = { $tile } (face down, but you have seen it)
show-odds = , { $percent }%
show-empty-spaces = Empty: { $spaces }.
show-with-witches = With witches and no problem: { $spaces }.
show-apprentices = Apprentices to choose from:
show-apprentice = { $apprentice }: { $does }
show-player = { $seat }, { $apprentice }: { $space }, { $points ->
        [one] { PLAIN($points) } point
       *[other] { PLAIN($points) } points
    }, { $cackles ->
        [one] 1 cackle
       *[other] { $cackles } cackles
    }{ $aliss ->
        [0] { "" }
       *[other] , { $aliss } Black Aliss
    }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } (limit { $limit }){ $notes }
show-player-new = { $seat }
show-note-token = { $token }
show-note-bonus = +{ $bonus } to every roll
show-nowhere = not on the board yet
show-won-tiles = Solved: { $tiles }.
show-known = Known to be in hand: { $cards }.
show-cards = Your cards:
show-card = { $card }: { $symbol }; { $effect }{ $trio ->
        [none] { "" }
       *[other] {" "}Power of three ({ $trio }).
    } [{ $place }]
show-attempt = { $seat } tries to solve the problem at { $space }: { $tile }, difficulty { $difficulty }, { $total } so far, { $missing } short{ $odds }.
show-dice = Dice: { $dice }.
show-walk = Steps left: { $steps }.
show-dungeon = In the dungeon: { $players }.
show-name = { $seat }
show-result = { $outcome }
show-winners = Won by: { $players }.
show-verdict = { $verdict }
show-account = { $seat }: { $tiles } { $aliss ->
        [0] { "" }
       *[other] − { $aliss } Black Aliss{" "}
    }= { $total }{ $tie }
show-account-tie = {" "}({ $tie })
show-account-tile = { $tile } { $points }
show-components = What is in the box, with the source of each fact:
show-component-place = { $place } ({ $name_source }): spaces { $spaces } ({ $spaces_source }), { $start } ({ $start_source }), next to { $near }
show-component-near = { $place } ({ $source })
show-component-tile = { $tile } ({ $name_source }): difficulty { $difficulty } ({ $difficulty_source }), points { $points } ({ $points_source }), copies { $copies } ({ $copies_source })
show-component-card = { $card } ({ $name_source }): { $symbol } ({ $symbol_source }); { $effect } ({ $effect_source }){ $trio ->
        [none] { "" }
       *[other] {" "}Power of three: { $trio } ({ $trio_source }).
    } One card for each location: { $places } ({ $locations_source })
start-green = an easy problem at the start
start-violet = a hard problem at the start
start-none = empty at the start

## Places, cards and dice

place-LT = Lancre Town
place-LC = Lancre Castle
place-MC = Magrat’s Cottage
place-BA = Bad Ass
place-RH = A Rock and a Hard Place
place-LG = Lancre Gorge
place-SL = Slice
place-RB = Razorback
place-BO = Blasted Oak
place-CS = Creel Springs
place-GW = Granny Weatherwax’s Cottage
place-SN = The Place Where the Sun Does Not Shine
place-LM = The Long Man
place-CV = Lancre Caves
place-MS = Mad Stoat
place-NO = Nanny Ogg’s House
place-DA = The Dancers
place-CO = Copperhead
place-BR = Lancre Bridge
place-ST = The Standing Stone
place-SH = Slippery Hollow
place-GG = Gnarly Ground
place-SK = Skund Forest
place-MT = Miss Treason’s Cottage
place-P1 = Place P1
place-P2 = Place P2
place-P3 = Place P3
place-P4 = Place P4
place-P5 = Place P5
place-P6 = Place P6
place-DG = Dungeon
space-LT1 = space 1 of { place-LT }
    .name = { place-LT }, space 1
space-LT2 = space 2 of { place-LT }
    .name = { place-LT }, space 2
space-LT3 = space 3 of { place-LT }
    .name = { place-LT }, space 3
space-LT4 = space 4 of { place-LT }
    .name = { place-LT }, space 4
space-LT5 = space 5 of { place-LT }
    .name = { place-LT }, space 5
space-LC1 = space 1 of { place-LC }
    .name = { place-LC }, space 1
space-LC2 = space 2 of { place-LC }
    .name = { place-LC }, space 2
space-LC3 = space 3 of { place-LC }
    .name = { place-LC }, space 3
space-LC4 = space 4 of { place-LC }
    .name = { place-LC }, space 4
space-LC5 = space 5 of { place-LC }
    .name = { place-LC }, space 5
space-MC = { place-MC }
    .name = { place-MC }
space-BA = { place-BA }
    .name = { place-BA }
space-RH = { place-RH }
    .name = { place-RH }
space-LG = { place-LG }
    .name = { place-LG }
space-SL = { place-SL }
    .name = { place-SL }
space-RB = { place-RB }
    .name = { place-RB }
space-BO = the Blasted Oak
    .name = { place-BO }
space-CS = { place-CS }
    .name = { place-CS }
space-GW = { place-GW }
    .name = { place-GW }
space-SN = the Place Where the Sun Does Not Shine
    .name = { place-SN }
space-LM = the Long Man
    .name = { place-LM }
space-CV = the Lancre Caves
    .name = { place-CV }
space-MS = { place-MS }
    .name = { place-MS }
space-NO = { place-NO }
    .name = { place-NO }
space-DA = the Dancers
    .name = { place-DA }
space-CO = { place-CO }
    .name = { place-CO }
space-BR = { place-BR }
    .name = { place-BR }
space-ST = the Standing Stone
    .name = { place-ST }
space-SH = { place-SH }
    .name = { place-SH }
space-GG = { place-GG }
    .name = { place-GG }
space-SK = { place-SK }
    .name = { place-SK }
space-MT = { place-MT }
    .name = { place-MT }
space-P1 = place P1
    .name = { place-P1 }
space-P2 = place P2
    .name = { place-P2 }
space-P3 = place P3
    .name = { place-P3 }
space-P4 = place P4
    .name = { place-P4 }
space-P5 = place P5
    .name = { place-P5 }
space-P6 = place P6
    .name = { place-P6 }
space-DG = the dungeon
    .name = { place-DG }

card-C01a = Granny Weatherwax
card-C01b = { card-C01a } (2)
card-C01c = { card-C01a } (3)
card-C01d = { card-C01a } (4)
card-C02a = Nanny Ogg
card-C02b = { card-C02a } (2)
card-C02c = { card-C02a } (3)
card-C02d = { card-C02a } (4)
card-C03a = Magrat Garlick
card-C03b = { card-C03a } (2)
card-C03c = { card-C03a } (3)
card-C03d = { card-C03a } (4)
card-C04a = Agnes Nitt
card-C04b = { card-C04a } (2)
card-C04c = { card-C04a } (3)
card-C04d = { card-C04a } (4)
card-C05a = Perdita X Dream
card-C05b = { card-C05a } (2)
card-C05c = { card-C05a } (3)
card-C05d = { card-C05a } (4)
card-C06a = Nac Mac Feegle
card-C06b = { card-C06a } (2)
card-C06c = { card-C06a } (3)
card-C06d = { card-C06a } (4)
card-C07a = Igor and Scraps
card-C07b = { card-C07a } (2)
card-C07c = { card-C07a } (3)
card-C07d = { card-C07a } (4)
card-C08a = Greebo
card-C08b = { card-C08a } (2)
card-C08c = { card-C08a } (3)
card-C08d = { card-C08a } (4)
card-C09a = Jason Ogg
card-C09b = { card-C09a } (2)
card-C09c = { card-C09a } (3)
card-C09d = { card-C09a } (4)
card-C10a = Giamo Casanunda
card-C10b = { card-C10a } (2)
card-C10c = { card-C10a } (3)
card-C10d = { card-C10a } (4)
card-C11a = Tomjon
card-C11b = { card-C11a } (2)
card-C11c = { card-C11a } (3)
card-C11d = { card-C11a } (4)
card-C12a = Big Jim Beef
card-C12b = { card-C12a } (2)
card-C12c = { card-C12a } (3)
card-C12d = { card-C12a } (4)
card-C13a = Shawn Ogg
card-C13b = { card-C13a } (2)
card-C13c = { card-C13a } (3)
card-C13d = { card-C13a } (4)
card-C14a = Hodgesaargh
card-C14b = { card-C14a } (2)
card-C14c = { card-C14a } (3)
card-C14d = { card-C14a } (4)
card-C15a = Gammer Beavis
card-C15b = { card-C15a } (2)
card-C15c = { card-C15a } (3)
card-C15d = { card-C15a } (4)
card-C16a = Hamish
card-C16b = { card-C16a } (2)
card-C16c = { card-C16a } (3)
card-C16d = { card-C16a } (4)
card-C17a = The Librarian
card-C17b = { card-C17a } (2)
card-C17c = { card-C17a } (3)
card-C17d = { card-C17a } (4)
card-C18a = Lancre Morris Men
card-C18b = { card-C18a } (2)
card-C18c = { card-C18a } (3)
card-C18d = { card-C18a } (4)
card-C19a = Rob Anybody
card-C19b = { card-C19a } (2)
card-C19c = { card-C19a } (3)
card-C19d = { card-C19a } (4)
card-C20a = Miss Level
card-C20b = { card-C20a } (2)
card-C20c = { card-C20a } (3)
card-C20d = { card-C20a } (4)
card-C21a = You the kitten
card-C21b = { card-C21a } (2)
card-C21c = { card-C21a } (3)
card-C21d = { card-C21a } (4)
card-C22a = Thunder and Lightning
card-C22b = { card-C22a } (2)
card-C22c = { card-C22a } (3)
card-C22d = { card-C22a } (4)
card-C23a = King Verence II
card-C23b = { card-C23a } (2)
card-C23c = { card-C23a } (3)
card-C23d = { card-C23a } (4)
card-C24a = Mightily Oats
card-C24b = { card-C24a } (2)
card-C24c = { card-C24a } (3)
card-C24d = { card-C24a } (4)
card-C25a = Miss Tick
card-C25b = { card-C25a } (2)
card-C25c = { card-C25a } (3)
card-C25d = { card-C25a } (4)
card-C26a = Granny Aching
card-C26b = { card-C26a } (2)
card-C26c = { card-C26a } (3)
card-C26d = { card-C26a } (4)
card-C27a = Jeannie the kelda
card-C27b = { card-C27a } (2)
card-C27c = { card-C27a } (3)
card-C27d = { card-C27a } (4)
card-C28a = Vitoller’s Players
card-C28b = { card-C28a } (2)
card-C28c = { card-C28a } (3)
card-C28d = { card-C28a } (4)
card-C29a = Miss Treason
card-C29b = { card-C29a } (2)
card-C29c = { card-C29a } (3)
card-C29d = { card-C29a } (4)
card-C30a = The Toad
card-C30b = { card-C30a } (2)
card-C30c = { card-C30a } (3)
card-C30d = { card-C30a } (4)
card-C31a = Mustrum Ridcully
card-C31b = { card-C31a } (2)
card-C31c = { card-C31a } (3)
card-C31d = { card-C31a } (4)
card-C32a = Ponder Stibbons
card-C32b = { card-C32a } (2)
card-C32c = { card-C32a } (3)
card-C32d = { card-C32a } (4)
card-C33a = Mrs Gogol
card-C33b = { card-C33a } (2)
card-C33c = { card-C33a } (3)
card-C33d = { card-C33a } (4)
card-C34a = Desiderata Hollow
card-C34b = { card-C34a } (2)
card-C34c = { card-C34a } (3)
card-C34d = { card-C34a } (4)
card-C35a = Old Mother Dismass
card-C35b = { card-C35a } (2)
card-C35c = { card-C35a } (3)
card-C35d = { card-C35a } (4)
card-C36a = Eskarina Smith
card-C36b = { card-C36a } (2)
card-C36c = { card-C36a } (3)
card-C36d = { card-C36a } (4)
card-C37a = Mrs Earwig
card-C37b = { card-C37a } (2)
card-C37c = { card-C37a } (3)
card-C37d = { card-C37a } (4)
card-C38a = Diamanda
card-C38b = { card-C38a } (2)
card-C38c = { card-C38a } (3)
card-C38d = { card-C38a } (4)
card-C39a = Zakzak Stronginthearm
card-C39b = { card-C39a } (2)
card-C39c = { card-C39a } (3)
card-C39d = { card-C39a } (4)
card-C40a = Goodie Whemper
card-C40b = { card-C40a } (2)
card-C40c = { card-C40a } (3)
card-C40d = { card-C40a } (4)
card-C41a = Mrs Proust
card-C41b = { card-C41a } (2)
card-C41c = { card-C41a } (3)
card-C41d = { card-C41a } (4)
card-C42a = Ghost of King Verence I
card-C42b = { card-C42a } (2)
card-C42c = { card-C42a } (3)
card-C42d = { card-C42a } (4)
card-C43a = The Death of Rats
card-C43b = { card-C43a } (2)
card-C43c = { card-C43a } (3)
card-C43d = { card-C43a } (4)
card-C44a = Card C44
card-C44b = { card-C44a } (2)
card-C44c = { card-C44a } (3)
card-C44d = { card-C44a } (4)
card-C45a = Card C45
card-C45b = { card-C45a } (2)
card-C45c = { card-C45a } (3)
card-C45d = { card-C45a } (4)
card-C46a = Card C46
card-C46b = { card-C46a } (2)
card-C46c = { card-C46a } (3)
card-C46d = { card-C46a } (4)
card-C47a = Card C47
card-C47b = { card-C47a } (2)
card-C47c = { card-C47a } (3)
card-C47d = { card-C47a } (4)
card-C48a = Card C48
card-C48b = { card-C48a } (2)
card-C48c = { card-C48a } (3)
card-C48d = { card-C48a } (4)

face-cackle = cackle
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
die-1 = first die
die-2 = second die
die-3 = third die
die-4 = fourth die

## The board in the browser

board-title = Lancre
board-hub = Hub
board-map = Map of Lancre
board-people = Apprentices
board-no-apprentice = not chosen yet
board-points = { $points ->
        [one] { PLAIN($points) } point
       *[other] { PLAIN($points) } points
    }
board-cackles = { $count ->
        [one] 1 cackle
       *[other] { $count } cackles
    }
board-aliss = Black Aliss: { $count }
board-hand = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; draws up to { $limit }
board-in-dungeon = In the dungeon
board-easy-won = Easy problems solved: { $count }. Extra cards: { $more }.
board-hard-won = Hard problems solved: { $count }. On every roll: +{ $bonus }.
board-own-hand = Your hand: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }; you draw up to { $limit }
board-transmuted = Cards you exchange, with this one: { $count }
board-no-cards = You have no cards left.
board-trio = Power of three: { $character }
board-gain = +{ $points } → { $chance }
board-gain-hidden = +{ $points }
board-attempt = { $seat } tackles a problem: { $tile }
board-tackled-by = { $seat }, at { $space }
board-difficulty = Difficulty { $difficulty }
board-crises = { $count ->
        [one] In crisis: +2
       *[other] { $count } crises: +2 each
    }
board-step-before = Two dice
board-step-first = Flee?
board-step-stayed = Two more
board-step-second = Outcome
board-if-failed = On failing:
board-if-solved = On solving it:
board-three-elves = With three elves face up at the end of a turn, everybody loses.
board-die = A { $value }
board-die-cackle = A cackle: counts 0
board-dice = on dice
board-bonus = for your hard ones
board-of = of { $difficulty }
board-missing = { $missing ->
        [one] 1 short
       *[other] { $missing } short
    }
board-enough = It is enough!
board-chance = Success: { $chance }
board-percent = { $percent }%
board-due = { $count ->
        [one] 1 cackle to take
       *[other] { $count } cackles to take
    }
board-seen = Seen
board-end-good = Solved
board-end-bad = It did not go well
board-end-away = Got away in time
board-action = Action { $action } of 2
board-opening = Roll for who chooses first: { $total }
board-by-walk = On foot
board-by-fly = By broomstick
board-by-card = Effect of a card
board-glimpse = Face down: you have seen it in secret
board-three = You have the power of three: your three characters solve any problem.
board-solo-goal = 30 points make you a witch; more than 40, one with honours.
board-turn = Turn { $turn } of { $turns }
board-last = The last one!
board-to-come = Problems to come and tokens left
board-supply = { $name ->
        [cackle] Cackles
        [crisis] Crises
       *[aliss] Black Aliss tokens
    } left: { $count } of { $of }
board-deck = Deck: { $count }. Discards: { $discard }.
board-elves = Elves face up: { $count }. With three at the end of a turn, everybody loses.
board-hard-left = Hard problems on the board: { $count }. In the end there must be fewer than four.
board-revealed = Revealed: { $card }
board-box = Box { $box }: { $top }. Easy: { $easy }; hard: { $hard }.
board-box-empty = Box { $box }, empty
board-problem = { $tile }, difficulty { $difficulty }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-hidden = A hard problem face down
board-looked = Face down, but you have seen it: { $problem }
board-witches = Witches: { $names }
board-apprentices = Choose an apprentice
board-taken = taken
board-near = Next to: { $places }
board-accounts = Where every point comes from
board-player = Apprentice
board-easy = Easy
board-hard = Hard
board-lost = Aliss
board-total = Total
board-winner = wins

## Advice: what the guide would do, and why

advice-only = There is nothing else to do.
advice-all-same = It makes no difference which.
advice-solve = { $tile } at { $space }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and { $count ->
        [0] you could not solve it now
        [10] you are sure to solve it
        [one] you solve it 1 time in 10
       *[other] you solve it { $count } times in 10
    }.
advice-solve-hard = { $tile } at { $space }: { $left } hard problems are unsolved and no more than 3 may be left; { $count ->
        [0] you could not solve it now
        [10] you are sure to solve it
        [one] you solve it 1 time in 10
       *[other] you solve it { $count } times in 10
    }.
advice-solve-spare = { $tile } at { $space }: few enough hard ones are left, but one less does no harm; { $count ->
        [0] you could not solve it now
        [10] you are sure to solve it
        [one] you solve it 1 time in 10
       *[other] you solve it { $count } times in 10
    }.
advice-solve-easy = { $tile } at { $space }: together, an easy problem counts for little; { $count ->
        [0] you could not solve it now
        [10] you are sure to solve it
        [one] you solve it 1 time in 10
       *[other] you solve it { $count } times in 10
    }.
advice-unknown = You do not know which hard problem lies at { $space }; on average { $count ->
        [0] you could not solve it now
        [10] you are sure to solve it
        [one] you solve it 1 time in 10
       *[other] you solve it { $count } times in 10
    }.
advice-risk = { $count ->
        [10] You are sure to fail
        [one] You fail 1 time in 10
       *[other] You fail { $count } times in 10
    }, and that costs { advice-fail-what }.
advice-fail-cackle = Failing costs a cackle.
advice-fail-dungeon = Failing costs a cackle, and you end up in the dungeon.
advice-fail-aliss = Failing costs a cackle and a Black Aliss token.
advice-fail-crisis = Failing costs a cackle, and the problem gets one more crisis.
advice-fail-winter = Failing costs a cackle and one of your easy problems.
advice-fail = Failing costs { advice-fail-what }.
advice-fail-what = { $cackles ->
        [one] a cackle
       *[other] { $cackles } cackles
    }{ $number ->
        [1] { " " }and lands you in the dungeon
        [2] { " " }and lands every witch in the dungeon
        [3] { " " }and a Black Aliss token
        [4] { " " }and puts another crisis on the problem
        [5] { " " }and an easy problem of everybody’s, yours included
        [6] { " " }and one of your easy problems
        [7] , and whatever that problem does besides
        [8] { " " }and the game: no tokens are left, and everybody would lose
        [9] , and the others an easy problem each
        [10] { " " }and the game: no tokens are left
       *[0] { "" }
    }
advice-may-flee = { $count ->
        [0] You can always flee after the first two dice.
        [one] Once in 10 the first two dice will be so bad that it is better to flee.
       *[other] { $count } times in 10 the first two dice will be so bad that it is better to flee.
    }
advice-cards = It may cost you cards that you would miss later.
advice-cost = It may cost you cards, and dice and magic bring { $count ->
        [one] 1 cackle
       *[other] about { $count } cackles
    } in 10 such attempts.
advice-dice = Dice and magic bring { $count ->
        [one] 1 cackle
       *[other] about { $count } cackles
    } in 10 such attempts.
advice-cure-there = You hold what solves it without dice.
advice-cards-there = { $count ->
        [one] Solving it without dice costs you a card.
       *[other] Solving it without dice costs you { $count } cards.
    }
advice-hand-grows = With one more easy problem you draw up to { $limit } cards.
advice-hand-half = It is the first of the two easy problems with which you would draw up to { $limit } cards.
advice-bonus-grows = With one more hard problem you add { $amount } to every roll.
advice-bonus-half = It is the first of the two hard problems with which you would add { $amount } to every roll.
advice-elves-away = { $count ->
        [one] There is an elf face up
       *[other] There are { $count } elves face up
    }, and with three at the end of a turn the game is lost.
advice-elf-stays = The elf stays face up{ $count ->
        [one] { "" }
       *[other] , one of { $count }
    }: with three at the end of a turn the game is lost.
advice-crisis-back = It is in crisis, and solving it brings the token back: { $left ->
        [0] none is left
        [one] only 1 is left
       *[other] { $left } are left
    }.
advice-crisis-room = One problem less for a crisis to fall on: { $left ->
        [0] no token is left
        [one] only 1 token is left
       *[other] { $left } tokens are left
    }.
advice-rival-near = { $seat } could walk there too when it is { $seat }’s turn.
advice-lead = You lead by { $points ->
        [one] 1 point
       *[other] { $points } points
    }: if everybody lost, that would be gone.
advice-behind = You are { $points ->
        [one] 1 point
       *[other] { $points } points
    } behind: if everybody lost, it would cost the leader more.
advice-level = You share the lead: if everybody lost, nobody would win.
advice-granny = You have { $cackles ->
        [one] 1 cackle
       *[other] { $cackles } cackles
    }; at Granny’s you give { $count ->
        [one] { $cackles ->
            [one] it back
           *[other] 1 back
        }
       *[other] { $count } back
    }.
advice-tea = In company there is tea: you give back { $cackles ->
        [one] your only cackle
       *[other] { $count } of your { $cackles } cackles
    }.
advice-tea-guests = At tea the others give back { $count ->
        [one] 1 cackle
       *[other] { $count } cackles
    }, and the supply is for all of you.
advice-tea-rivals = At tea your rivals may give back up to { $count ->
        [one] 1 cackle
       *[other] { $count } cackles
    }.
advice-tea-others = In company there is tea, and others have cackles to give back.
advice-tea-nothing = You would take tea with no cackles to give back.
advice-near-aliss = { $left ->
        [0] No cackles are left in the supply
        [one] 1 cackle is left in the supply
       *[other] { $left } cackles are left in the supply
    }; after that you take Black Aliss tokens ({ $aliss ->
        [0] none left: everybody would lose
       *[other] { $aliss } left
    }).
advice-near-aliss-alone = { $left ->
        [0] No cackles are left in the supply
        [one] 1 cackle is left in the supply
       *[other] { $left } cackles are left in the supply
    }; after that comes Black Aliss ({ $aliss ->
        [0] none left: you would lose
       *[other] { $aliss } left
    }).
advice-near-aliss-rivals = { $left ->
        [0] No cackles are left in the supply
        [one] 1 cackle is left in the supply
       *[other] { $left } cackles are left in the supply
    }; after that each costs you a point (Black Aliss).
advice-towards = From there you reach { $tile } at { $space }: { $points ->
        [0] { "" }
        [one] 1 point,{ " " }
       *[other] { $points } points,{ " " }
    }{ $count ->
        [0] hopeless now
        [10] certain
        [one] 1 time in 10
       *[other] { $count } times in 10
    }.
advice-then = With the second action you may go on to { $tile } at { $space }: { $points ->
        [0] { "" }
        [one] 1 point,{ " " }
       *[other] { $points } points,{ " " }
    }{ $count ->
        [0] hopeless now
        [10] certain
        [one] 1 time in 10
       *[other] { $count } times in 10
    }.
advice-then-later = { $number ->
        [2] In your next turn, if it is still there, you are close to { $tile } at { $space }
        [3] It brings you nearer to { $tile } at { $space } for your next turn
        [4] With the second action you may fly to { $tile } at { $space }
        [5] In your next turn, if it is still there, you may fly to { $tile } at { $space }
       *[6] From there you may fly to { $tile } at { $space }
    }: { $points ->
        [0] { "" }
        [one] 1 point,{ " " }
       *[other] { $points } points,{ " " }
    }{ $count ->
        [0] hopeless now
        [10] certain
        [one] 1 time in 10
       *[other] { $count } times in 10
    }.
advice-towards-unknown = From there you reach the hard problem at { $space }: { $count ->
        [0] hopeless as things are
        [one] 1 time in 10 on average
       *[other] { $count } times in 10 on average
    }.
advice-then-unknown = { $number ->
        [1] With the second action you may go on to the hard problem at { $space }
        [2] In your next turn you are close to the hard problem at { $space }
        [3] It brings you nearer to the hard problem at { $space } for your next turn
        [4] With the second action you may fly to the hard problem at { $space }
        [5] In your next turn you may fly to the hard problem at { $space }
       *[6] From there you may fly to the hard problem at { $space }
    }: { $count ->
        [0] hopeless as things are
        [one] 1 time in 10 on average
       *[other] { $count } times in 10 on average
    }.
advice-then-tea = { $number ->
        [1] With the second action you may go on to tea ({ $space })
        [2] In your next turn, if they are still there, tea is close ({ $space })
       *[other] It brings you nearer to tea for your next turn ({ $space })
    }.
advice-then-granny = { $number ->
        [1] With the second action you may give cackles back at Granny’s
        [2] In your next turn you are close to Granny’s house, to give cackles back
       *[other] It brings you nearer to Granny’s house, to give cackles back
    }.
advice-better = Better: { $tile } at { $space }, { $points ->
        [0] { "" }
        [one] 1 point,{ " " }
       *[other] { $points } points,{ " " }
    }{ $count ->
        [0] hopeless now
        [10] certain
        [one] 1 time in 10
       *[other] { $count } times in 10
    }.
advice-better-unknown = Better: the hard problem at { $space }, { $count ->
        [0] hopeless as things are
        [one] 1 time in 10 on average
       *[other] { $count } times in 10 on average
    }.
advice-runner-up = Second best: { $tile } at { $space }, { $points ->
        [0] { "" }
        [one] 1 point,{ " " }
       *[other] { $points } points,{ " " }
    }{ $count ->
        [0] hopeless now
        [10] certain
        [one] 1 time in 10
       *[other] { $count } times in 10
    }.
advice-nothing-better = Nothing within reach promises more.
advice-nothing-there = There is nothing to do there with this action.
advice-nothing-near = Nothing is within reach from there.
advice-broom = The broomstick costs you a card: { $card }.
advice-fare = It costs you a card: { $card }.
advice-token = It costs you the token, which can be used only once.
advice-dearer = { $card } takes you there too, and you would miss it less.
advice-wait = With the second action you leave the dungeon without spending anything.
advice-linger = You stay unseen and go on with your next action.
advice-hurry = With two more spaces you get further.
advice-pass-by = You pass without being seen.
advice-vanish = It is { $tile }, and { $count ->
        [0] you could not solve it now
        [10] you would be sure to solve it
        [one] you would solve it 1 time in 10
       *[other] you would solve it { $count } times in 10
    }: this way you go on.
advice-refuge = From { $space } better things would be within reach.
advice-stray = Without a retreat you take one more cackle.
advice-roll = With dice and cards { $count ->
        [0] it is nearly hopeless
        [10] you are sure to solve it
        [one] you solve it 1 time in 10
       *[other] you solve it { $count } times in 10
    }.
advice-enough = You have enough already; the other two dice must be rolled all the same.
advice-stay = You need { $missing } more: adding no more symbols, { $count ->
        [0] it is nearly hopeless
        [10] you are sure to solve it
        [one] you solve it 1 time in 10
       *[other] you solve it { $count } times in 10
    }.
advice-symbols = { $amount } more with your cards raises the chance from { $left }% to { $count }%.
advice-symbols-spare = Adding { $amount } now does not raise the chance, but may save you other cards after the dice.
advice-kept = Keep { $card }: here it is worth more for something else than as a symbol.
advice-symbol-dearer = { $card } adds the same, and you would miss it less.
advice-symbol-token = Your token adds the same without spending a card.
advice-flee = Staying, { $count ->
        [0] you could not make it
        [10] you are sure to solve it
        [one] you solve it 1 time in 10
       *[other] you solve it { $count } times in 10
    }.
advice-lying = You take the { $count ->
        [one] cackle that has been
       *[other] { $count } cackles that have been
    } rolled.
advice-cure = That solves it without dice, so without cackles.
advice-cure-now = That solves it without rolling any more dice.
advice-cure-after = You are { $missing } short, but that solves it.
advice-cure-cards = { $count ->
        [one] It costs you a card.
       *[other] It costs you { $count } cards.
    }
advice-reroll = As the dice lie the chance is { $left }%; rolled again it is { $count }%.
advice-reroll-worse = Rolling again makes it less likely: from { $left }% to { $count }%.
advice-reroll-same = Rolling again leaves the chance as it is: { $count }%.
advice-reroll-cackle = You have enough; rolling again may spare you { $count ->
        [one] the cackle
       *[other] the { $count } cackles
    }.
advice-reroll-still = { $left ->
        [100] It will still be enough for certain.
       *[other] It will still be enough in { $left }% of the cases.
    }
advice-spare = Rolling again may spare you { $count ->
        [one] the cackle
       *[other] the { $count } cackles
    }.
advice-close-good = It is solved as it is.
advice-close = You are { $missing } short, and so it stays.
advice-mend = You are { $missing } short, and { $card } helps you get there.
advice-mend-more = It takes another card or two beside it.
advice-mend-short = You are { $missing } short: the { $amount } of { $card } do not get you there.
advice-slip = You are { $missing } short: this way you flee instead of failing.
advice-draw-hope = You are { $missing } short: new cards may still save it.
advice-draw-saves = { $count ->
        [0] No new card can save it.
        [10] New cards are sure to save it.
        [one] New cards save it 1 time in 10.
       *[other] New cards save it { $count } times in 10.
    }
advice-its-cackle = That card costs a cackle, too.
advice-no-action = It costs no action: what you meant to do comes afterwards all the same.
advice-no-action-poor = It costs no action, but what comes afterwards looks poor either way.
advice-draw = Two cards for one, before you act: your hand may go above its limit.
advice-draw-cackle = Two cards for one, before you act; they cost a cackle, and are worth it.
advice-know = You have { $cackles ->
        [one] 1 cackle
       *[other] { $cackles } cackles
    }, and { $count ->
        [one] 1 goes
       *[other] { $count } go
    } back at the price of a card.
advice-help = { $left ->
        [0] No crisis token is left
        [one] Only 1 crisis token is left
       *[other] { $left } crisis tokens are left
    }, and if one is needed and there is none, the game is lost.
advice-help-room = There { $count ->
        [one] is 1 problem
       *[other] are { $count } problems
    } on which another crisis may fall.
advice-borrow = The card has little else to give, and you will know better where to go. You draw another for it.
advice-transmute = { $count ->
        [one] The card has little else to give: you change it for a new one.
       *[other] You change { $count } cards of little use, this one included, for as many new ones.
    }
advice-idle-three = It is one of three different witches in your hand: keep it for the power of three.
advice-idle-draw = Two more cards come better at the beginning of an action: you do not need them now.
advice-idle-draw-cackle = It costs a cackle, and cackles are dear now.
advice-idle-transmute = Your cards are better than new ones on average.
advice-idle-transmute-later = Cards are better changed at the end of the turn: before that they may still be of use.
advice-idle-know = The cackles that it gives back are not worth the card for now.
advice-idle-help = There is no need to take that crisis away for now.
advice-idle-borrow = What you would see does not change what is best now.
advice-idle-shamble = Turning it up shows it to everybody and brings you no nearer to solving it.
advice-reveal = There is nothing worth playing first.
advice-go-down = There is nothing worth playing before the turn ends.
advice-end = There is no need to play anything more; you draw { $count ->
        [0] no card
        [one] 1 card
       *[other] { $count } cards
    }.
advice-end-last = You have no more turns: you end with { $points ->
        [one] { PLAIN($points) } point
       *[other] { PLAIN($points) } points
    }.
advice-end-together = You have no more turns, and { $left ->
        [0] no hard problem is left
        [one] 1 hard problem is left
       *[other] { $left } hard problems are left
    }: with 3 or fewer you win.
advice-choose-petulia = Petulia cures a sick pig without dice, once.
advice-choose-tiffany = Tiffany passes unseen, or leaves the dungeon, once.
advice-choose-annagramma = Annagramma adds 2 by magic once, but begins with a cackle.
advice-choose-dimity = Dimity plays first, and has no token to use.
advice-choose-alone = Dimity has nothing but the first turn, and alone that is of no use.
advice-choose = Our guide would be { $apprentice } out of habit: in thousands of games none was clearly better.
advice-place = Our guide sees no difference between these spaces.
advice-crisis = A crisis does least harm to a problem of low difficulty: { $tile }.
advice-crisis-worse = { $tile } would get difficulty { $difficulty }: another problem bears it better.
advice-crisis-unknown = What lies face down at { $space } is a hard problem: it would be 2 harder.
advice-give-back = You give back { $count ->
        [one] 1 cackle
       *[other] { $count } cackles
    }, all you can: in a tie the one with fewer tokens wins.
advice-keep = You keep { $count ->
        [one] 1 cackle
       *[other] { $count } cackles
    } that you could give back.
advice-take = { $seat } has { $points ->
        [one] { PLAIN($points) } point
       *[other] { PLAIN($points) } points
    }: taking a cackle helps whoever loses it, and none of those you can choose has fewer points.
advice-take-rival = { $seat } has { $points ->
        [one] { PLAIN($points) } point
       *[other] { PLAIN($points) } points
    }: taking a cackle there helps somebody who is better off.
advice-take-together = Together it hardly matters whose; our guide takes it from who has fewest points, and looks no further.
advice-lose = { $tile } is worth least: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
advice-lose-more = { $tile } is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and you have another that is worth only { $total }.
advice-look = It is within a walk of you.
advice-look-far = It is further than you can walk.
advice-stop-looking = Another look costs nothing more.
advice-unthought = You would spend the card before deciding whether to go on or to face it.
advice-discard = The card has little to give: a new one is better on average.
advice-discard-good = { $card } is worth more than a new card on average.
advice-draw-now = The cards you keep are better than new ones on average.
advice-draw-now-dull = You would keep { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of little use.

## Enlarged: what each thing is and does

tell-symbol-magic = As magic it adds 2 to an attempt, after the first two dice, and costs a cackle.
tell-symbol-headology = As headology it adds 1 to an attempt, after the first two dice.
tell-symbol-broomstick = As a broomstick it takes you to any space when you move, and to any empty space when you flee or retreat.
tell-effect = { $name }: { $effect }
tell-trio = Power of three: { $character }. With two other characters it solves any problem.
tell-location = If it is revealed as a turn begins, the problem goes here: { $place }.
tell-easy = Easy problem: difficulty { $difficulty }, points: { $points }. Tiles in the box: { $copies }. Every two you solve raise your hand limit by a card.
tell-hard = Hard problem: difficulty { $difficulty }, points: { $points }. Tiles in the box: { $copies }. Every two you solve add 1 to all your rolls.
tell-failure = If you fail: { $failure }.
tell-success = If you solve it: { $success }.
tell-crisis = Each crisis adds 2 to the difficulty, and goes back to the supply when it is solved.
tell-empty = It is empty: no problem and no witch.
tell-no-problem = No problem, but it is not empty: there is a witch.
tell-near = Next to: { $places }.
tell-wide = It has several spaces: you choose which to enter.
tell-home = Granny takes you in when you come or stay and there is no problem: you give back up to two cackles.
tell-dungeon = Witches who fail against the Felmets or the Cunning Man end up here. You get out with a broomstick, a flee or an invisibility card, or by losing your first action.
tell-die = It is worth what it shows. A cackle is worth 0, and you take it.
tell-die-live = It has just been rolled, and can still be rolled again.
tell-die-fixed = It can no longer be rolled again.
tell-token-left = Unused: { $token }.
tell-token-cackle = They are taken with dice, with magic and on failing, and given back over tea. When none is left, one is taken from whoever has most, or else a Black Aliss token.
tell-token-crisis = A problem goes into crisis when another would have to appear on its space: difficulty +2. If a token is needed and none is left, everybody loses.
tell-token-aliss = Each costs a point in the end. When you play together or alone, everybody loses if one is needed and none is left.
tell-sources = How we know: { $facts }.
tell-fact = { $fact } ({ $source })
tell-fact-name = name
tell-fact-spaces = spaces
tell-fact-start = first problem
tell-fact-difficulty = difficulty
tell-fact-points = points
tell-fact-copies = copies
tell-fact-failure = failure
tell-fact-symbol = symbol
tell-fact-effect = effect
tell-fact-trio = trio
tell-fact-locations = location
token-cackle = cackle tokens
token-crisis = crisis tokens
token-aliss = Black Aliss tokens

## Lessons

lesson-solo = A first adventure alone
    .about = Three guided turns in Lancre: dice, cards, cackles and crises. Then you go on to the end.
lesson-solo-hello = Welcome to Lancre! You are an apprentice witch: people have problems, you solve them, and each is worth points. Against others, most points win. Alone, 30 make you a witch and more than 40 one with honours; with fewer than 30 you have not made it.
lesson-solo-apprentice = Who are you? Three have a token that works once: Tiffany turns invisible, Petulia cures a pig, Annagramma has magic but begins with a cackle, a token nobody wants (more soon). Dimity has the first turn, which means nothing if you play alone. Choose one.
lesson-solo-first_of_one = Dimity has the first turn, and alone you have every turn anyway. Each of the other three brings you something.
lesson-solo-easy_and_hard = Problems lie on the map. The green ones are easy and lie face up, with the difficulty in black and the points in a star. The violet ones are hard and lie face down: nobody knows them yet.
lesson-solo-cards = These are your cards, and nobody else would see them. Each has a symbol (headology, magic or broomstick), an effect and a location. Playing a card, you use only one thing of it; the location matters when a card is revealed: it says where a problem appears.
lesson-solo-start = Your witch begins on any space without a problem. Let’s take { place-MC }: easy problems lie next to it.
lesson-solo-start_elsewhere = In your next game, wherever you like. Today’s first steps begin at { place-MC }.
lesson-solo-new_problem = A turn has three parts: a new problem, two actions, and drawing cards. A card is turned over to say where the problem goes. It said { place-RH }, so that is where the { tile-pig } is now.
lesson-solo-to_come = What is still to come waits here, easy ones on top, hard ones below. One comes in each turn, and the game ends with the turn of the last one. Alone that makes eight turns.
lesson-solo-how_far = On foot you go one or two spaces, and a problem stops you. So you get through the Town to the Castle, for the Town has free spaces; but not to { place-LG }: the Fever at { place-BA } is in the way.
lesson-solo-rings = The rings on the map say where you can go: solid, on foot; dashed, only by broomstick; dotted, for the effect of a card. And the percentage above a space is your chance to solve what lies there with dice alone.
lesson-solo-to_fever = In each of your two actions you move or stay, and then deal with what is there. Whoever comes to a problem has to try it. At { place-BA } there is a Fever, difficulty 7. Walk there.
lesson-solo-to_fever-missed = In each of your two actions you move or stay, and then deal with what is there: if a problem lies on your space, you have to try it. On foot you go one or two spaces, and a problem stops you.
lesson-solo-save_broomstick = A broomstick takes you to any space, but then the card is gone. { place-BA } is near enough: walk there.
lesson-solo-near_enough = A broomstick takes you to any space, but then the card is gone. { place-MS } is near enough: walk there.
lesson-solo-idle = You may stay. But where there is nothing to do, the action is lost, and you have only two in each turn.
lesson-solo-simplest_first = You may. But begin with the simplest: four dice make 13 on average, and the Fever at { place-BA } needs only 7.
lesson-solo-dice = You try it with four dice, two at a time, and need 7 or more. The faces count 2 to 6; instead of the 1 there is a cackle, which counts nothing. Roll the first two. (When you have nothing to play before, they roll by themselves.)
lesson-solo-dice-missed = You try a problem with four dice, two at a time, and need its difficulty or more; a crisis adds 2 to that. The faces count 2 to 6; instead of the 1 there is a cackle, which counts nothing.
lesson-solo-keep_hand = You could change your cards, but these are good. Roll the dice.
lesson-solo-enough = 7 already! After two dice you may flee to an empty space beside you, or stay. Whoever stays rolls the other two as well, even if it is enough. Stay.
lesson-solo-enough-missed = After the first two dice you may flee to an empty space beside you. That is no failure, but you take the cackles you have rolled. Whoever stays rolls the other two as well, even if it is enough already.
lesson-solo-no_need_to_flee = Fleeing is for bad dice: the problem stays where it is, and you get nothing for it. You have your 7.
lesson-solo-no_need_of_cards = You have enough already: here a card would be wasted.
lesson-solo-cackle = Solved, with 12! But a die shows a cackle, and you take a token for it. Igor could roll that die again, but a card is worth more than one cackle. Choose “Leave it as it is”.
lesson-solo-cackle-missed = For each die that shows a cackle in the end you take a token. Some cards roll one or both of the last two dice again, and a cackle that disappears doesn’t count.
lesson-solo-card_for_cackle = One cackle does no harm yet, and you will soon need your cards for something harder.
lesson-solo-aliss = The tile is yours: 1 point. Mind the cackles: alone there are four in all. If you must take one and none is left, you take a Black Aliss: 1 point less. There are four of those, too; if you needed a fifth, you would lose.
lesson-solo-aliss-missed = A problem you solve is yours, with its points. Mind the cackles: alone there are four in all. If you must take one and none is left, you take a Black Aliss: 1 point less. There are four of those, too; if you needed a fifth, you would lose.
lesson-solo-signs = This row says what is left: cackles, then crisis tokens (you will soon meet them), Black Aliss, and cards in the deck. A number in red needs your attention.
lesson-solo-signs-missed = A row of numbers says what is left: cackles, crisis tokens, Black Aliss, and cards in the deck. One in red needs your attention.
lesson-solo-second_action = Your second action. At { place-MS } there is a Pregnancy: difficulty 10, 2 points. It is two spaces away, and nothing stops you on the way. Walk there.
lesson-solo-two_points = You may. But the Pregnancy at { place-MS } is worth 2 points, and you have cards that help.
lesson-solo-dice_again = Dice again. As you could change cards first, you are asked. Roll the first two.
lesson-solo-help_yourself = 4 and 2: you have 6 of 10. Now, between the two rolls, you may play symbols. Headology adds 1. Magic adds 2, but you take a cackle. Magrat or Igor? You decide.
lesson-solo-help_yourself-missed = Between the two rolls you may play cards for their symbols. Headology adds 1; magic adds 2, but you take a cackle. Whoever plays one has decided to stay. Cards come back: at the end of your turn you draw.
lesson-solo-good_chance = You need 4 more with two dice: that works six times out of seven. If you flee, you get nothing.
lesson-solo-cards_come_back = The chance is not bad. But a card makes it better, and at the end of the turn you draw new ones: use them!
lesson-solo-then_roll = Whoever plays a symbol has decided to stay: there is no fleeing now. Roll the other two dice.
lesson-solo-nearly_sure = It is almost certain already. Keep that card for something harder.
lesson-solo-limit = Solved! With two easy problems you may hold 4 cards instead of 3. Every two easy ones give you one more, up to 7, and at the end of your turn you draw up to that limit. So begin with easy ones.
lesson-solo-end_turn = Your two actions are done. You may still play an effect. If you don’t want to, choose “End your turn”: then you draw cards.
lesson-solo-keep_magrat = You may. But her magic adds 2, and next turn you may need that against something hard.
lesson-solo-crisis = A new turn. The first card said { place-SL }, where a problem lies already. So that one got a crisis token, which makes it 2 harder, and another card was turned over. That goes on until the new problem finds a free place.
lesson-solo-crises_left = The second said { place-RB }, which was empty: the Broken Arm went there. Alone you have ten crisis tokens. If one is needed and none is left, you lose at once. Solve a problem, and its token goes back to the supply.
lesson-solo-advice = There are two helps below. The witch’s hat tells you what a good witch would do, and why: ask for advice when you don’t know what to do. And if something is not possible, touch it, or “?” and then the thing, and read the reason.
lesson-solo-borrow = Beside you, at { place-CO }, lies a hard problem: they go from 16 to 25. Don’t go there blindly! { card-C29a } lets you look. An effect costs no action, and you may play any number in your turn. Play her.
lesson-solo-borrow-missed = Some cards let you look at up to two hard problems: only you see them, and they stay face down. An effect costs no action, and you may play any number in your turn.
lesson-solo-look_first = You may, but it could be the worst of all, and failing at a hard problem has consequences. Looking costs you no action.
lesson-solo-free_effect = First { card-C29a }: her effect costs no action, and then you know where it pays to go.
lesson-solo-look = You may look at two hard problems. Only you see them, and they stay face down. First { place-CO }, beside you.
lesson-solo-nearest_first = { place-CO } is beside you: if it is something for you, you can go there at once.
lesson-solo-look_again = Elves: difficulty 16, 4 points. With dice alone that is hard: the map says so. But cards help, and yours are good. Now a second look: at the { place-BO }.
lesson-solo-look_at_oak = The second look costs nothing more. Take the { place-BO }.
lesson-solo-lily = { tile-lily }, difficulty 23! Whoever fails against her takes a Black Aliss. Four dice are hardly ever enough. But remember where she is.
lesson-solo-lily-missed = Hard problems go from 16 to 25, and many do something more to whoever fails: some cost a Black Aliss. It is written beside the dice. But they bring most of the points, and for every two of them you have 1 more in every attempt.
lesson-solo-to_elves = Off to the elves! When you arrive, a hard problem is turned face up, and it stays so. If three elf tiles lie face up at the end of a turn, you lose: so don’t leave them there.
lesson-solo-to_elves-missed = When you come to a hard problem, it is turned face up, and it stays so. If three elf tiles lie face up at the end of a turn, you lose.
lesson-solo-elves_now = You may. But now you have what you need for the elves: dice again, magic, and 2 more in the end.
lesson-solo-dice_elves = The elves are waiting. Roll the first two dice.
lesson-solo-again = A cackle and a 6. { card-C07a } can roll one or both of them again as an effect, and a cackle that disappears doesn’t count. Roll only the cackle again.
lesson-solo-keep_five = Then you would lose the 6, and nothing is better. Only the first die: the cackle.
lesson-solo-not_yet = You still have cards that help. Flee when nothing helps any more.
lesson-solo-cackle_first = Only the two dice just rolled can be rolled again. After the next two, this cackle stays.
lesson-solo-worth_more = As headology Igor brings you 1, as an effect a new die. It is one or the other: here the die is worth more.
lesson-solo-without_igor = 6 of 16, and no Igor to roll the cackle again. Never mind: your two cards of magic add 4, and { card-C06a } 2 more after all four dice. Then a 4 from the other two dice is enough. Play your magic; each costs a cackle.
lesson-solo-without_both = 6 of 16, with neither Igor nor Magrat: a small chance. The sensible thing is to flee. That is no failure: you only take the cackle that you rolled, and the elves wait until you come back with better cards.
lesson-solo-help_first = You may, but like this you will almost certainly fail. First play your magic: after the second roll it is too late for that.
lesson-solo-more_magic = 8 of 16. Your other card of magic adds 2 more, and later it is too late for it. Play it!
lesson-solo-roll_without_igor = 10 of 16, and you still have { card-C06a }, which adds 2 after all four dice. A 4 from the other two is enough: six times out of seven. Roll.
lesson-solo-magic = 9 of 16. { card-C37a } as magic: 2 more. If you fail, you take a cackle and have to retreat, and many hard problems do something worse. So play her.
lesson-solo-magic-missed = Some cards turn any hard problem face up, wherever you are. Then everybody knows what lies there, and it is never turned down again.
lesson-solo-only_one_use = Then her magic is gone: a card is played for its symbol or for its effect. Here you need the 2.
lesson-solo-roll_for_elves = 11 of 16, and you still have { card-C06a }: an effect that adds 2, but only after all four dice. Roll the other two.
lesson-solo-roll_for_elves-missed = Headology (1 more) and magic (2 more and a cackle) are played between the two rolls. After the second one only effects are left: some cards add 2 or 4 then.
lesson-solo-feegle = 15: one short! It is too late for headology and magic, but not for effects. { card-C06a } adds 2.
lesson-solo-one_short = Then you fail, by a single point. { card-C06a } adds 2!
lesson-solo-two_short = Then you fail, and exactly 2 are missing. { card-C06a } adds 2!
lesson-solo-feegle_other = 14: two short! It is too late for headology and magic, but not for effects. { card-C06a } adds 2.
lesson-solo-beaten = Elves beaten: 4 points. Hard problems bring most of the points. And for every two of them you have 1 more in every attempt.
lesson-solo-granny = You have cackles. Alone, you give back up to two at { place-GW }, if no problem lies there: just go there, or stay. It is two spaces away. Walk there.
lesson-solo-cackles_add_up = You may. But when all four cackles are yours, every further one costs a point, and Granny’s is so near.
lesson-solo-rested = At Granny’s you have given back cackles, up to two each time; that is so only when you play alone. Cards like { card-C01a } do the same in any game, wherever you are. And then you drew cards, up to your limit.
lesson-solo-rested-missed = Some cards give back up to two cackles; alone, a stay at { place-GW } does, too, if no problem lies there. At the end of your turn you draw up to your limit: 3 cards, and one more for every two easy problems, up to 7.
lesson-solo-before = You may play effects at any moment of your turn, even before the new problem: { card-C02a } takes a crisis away. But keep her, you will see what for. Choose “Reveal the card”.
lesson-solo-before-missed = You may play effects at any moment of your turn, even before the new problem comes. Some cards take a crisis away, also from the problem you are trying, and even after the dice.
lesson-solo-keep_three = Granny, Nanny and Magrat are worth most together. Keep all three for a moment.
lesson-solo-at_your_feet = The card said { place-GW }, and you are standing there. Where a witch is, no problem appears, and no crisis either: another card is revealed.
lesson-solo-at_your_feet-missed = Where a witch is, no problem appears, and no crisis either: another card is revealed. And hard problems always come face down.
lesson-solo-face_down = There are no easy ones left in the first box: a hard problem came, face down, to { place-SK }. That is how Lancre gets harder and harder.
lesson-solo-three = Look at your cards: Granny, Nanny and Magrat have the mark of the power of three. Three different characters with that mark, played together, solve any problem without dice.
lesson-solo-three-missed = Some cards have the mark of the power of three. Three different characters with that mark, played together, solve any problem without dice.
lesson-solo-fly = And you know where Lily is: 7 points! { card-C17a } has a broomstick. You spend the card and fly to any space except the dungeon, whatever lies in between. Fly to the { place-BO }.
lesson-solo-fly-missed = With a broomstick you fly: you spend the card and go to any space except the dungeon, whatever lies in between.
lesson-solo-lily_waits = You seldom have three such cards. Lily is worth 7 points: fly to the { place-BO } with { card-C17a }.
lesson-solo-power = Lily has 23, and you don’t need a single die. Choose the power of three.
lesson-solo-no_dice_needed = 23 with four dice: that hardly ever works. With the three cards it is certain.
lesson-solo-bonus = 7 points! And these are two hard problems: from now on you have 1 more in every attempt.
lesson-solo-to_sheep = One action left, and no cards. A { tile-sheep } needs 8: you can try that without cards. Go to { place-CS }.
lesson-solo-without_cards = That is an unknown hard problem, and you have no cards: you would almost certainly fail.
lesson-solo-flee_or_stay = A cackle and a 2, and 1 more: 3 of 8. Even if you flee, you take that cackle. If you stay and fail, you take another, and must retreat to an empty space beside it. Your chance is shown with the dice. You decide.
lesson-solo-flee_or_stay-missed = Whoever flees or retreats needs an empty space: one without a problem and without a witch. Your chance is shown with the dice: look at it before you decide.
lesson-solo-fled = You have fled: that is no failure and has no consequences. Only the cackles of the dice are taken. The sheep stays where it is.
lesson-solo-failed = It was not enough. Failing costs a cackle, and you retreat to a space beside it without problem or witch. If there is none, it costs one more. It happens to every witch!
lesson-solo-failed-missed = Failing costs a cackle, and you retreat to an empty space beside you; if there is none, it costs one more. And many hard problems do something worse.
lesson-solo-black_aliss = There were no cackles left. For each that was missing you took a Black Aliss: beside your points you see how many you have, and each is 1 point less. Give cackles back before it comes to that.
lesson-solo-long_odds = That is a small chance. You may flee now, and it is no failure: you only take the cackles that you have rolled. Or stay, and add cards before you roll: headology 1 each, magic 2. Whoever fails takes a cackle more and has to retreat.
lesson-solo-town = The Town has three spaces, and so has the Castle. You choose an empty one for the problem: best one that is not in your way.
lesson-solo-full_town = All spaces there are taken. So you choose which of these problems gets the crisis: it becomes 2 harder.
lesson-solo-chain = So many crises! A card that says a place with a problem brings it one, unless it has one already, and the next card follows, several times in one turn if it comes to that. Solve problems with a crisis: their tokens go back to the supply.
lesson-solo-alone = Now you decide! In each turn a new problem, two actions, cards; the eighth turn is the last. First easy ones for more cards, then hard ones for the points and, for every two, 1 more in each attempt: that is how to get to 30.
lesson-solo-beware = You lose if you need a crisis token or a Black Aliss and none is left, or with three elf tiles face up at the end of a turn. The more problems lie about, the more often a card brings a crisis: don’t leave them too long.
lesson-solo-more_cards = Read what your cards can do. Some cure a sheep or deal with Death without dice. Others draw or exchange cards, let you walk two spaces further, or flee instead of failing. A (2) after the name: the same card with another location. Good luck!
lesson-solo-caught = You are in the dungeon. In your next turn you get out with a broomstick, a card to flee or one to turn invisible. Without one you lose the first action and get out with the second.
lesson-solo-counted = It is over. If nothing was lost before, your tiles are counted, and each Black Aliss takes 1 point. Under 30 you have not made it, and had better raise pigs; from 30 to 40 you are a witch; above that, with honours.
lesson-solo-and_now = In the next lesson you are two: tea, the dungeon, and a witch whom nobody sees.
lesson-together = Tea for two
    .about = Two witches against the problems of Lancre: crises, the dungeon, invisibility, and a cup of tea.
lesson-together-team = Today you play together: { $seat1 } and you win or lose as one. You win if at most three hard problems lie on the board after the last turn. Now there are five, so you will see “5/3” beside the tokens. Points don’t matter today.
lesson-together-tiffany = You both rolled four dice, and you had more: you choose first. Be Tiffany: once in the game she turns invisible without a card.
lesson-together-her_story = Next time, whoever you like. Today’s story needs somebody who can turn invisible: Tiffany.
lesson-together-start = Nobody is Dimity, so whoever chose last has the first turn: { $seat1 }. You begin where no problem is, even on the same space as another witch. Begin in { place-SK }; you will soon see why.
lesson-together-start_elsewhere = Next time, wherever you like. Today’s story begins in { place-SK }.
lesson-together-crisis = { $seat1 } begins. The card said { place-CS }, and a { tile-sheep } lies there: crisis! Difficulty up by 2. You share nine crisis tokens. If one is needed and none is left, you both lose.
lesson-together-crisis-missed = A turn has three parts: a new problem, two actions, and drawing cards. A card says where the problem goes. If one lies there already, that one gets a crisis (2 harder), unless it has one, and another card is revealed.
lesson-together-pig = { $seat1 } is Petulia: once in the game she cures a sick pig with her token, without dice.
lesson-together-duke = With her second action she went to the Dancers. Whoever comes to a hard problem turns it face up, and it stays so. It is { tile-duke }, difficulty 17.
lesson-together-duke-missed = Whoever is where a problem lies has to try it. A hard one is turned face up then, and it stays so.
lesson-together-dungeon = 16 of 17! Failing costs a cackle, and most hard problems have a consequence of their own. Duke and Lady Felmet: off to the dungeon, and the turn is over.
lesson-together-dungeon-missed = Duke and Lady Felmet are among the hard problems: whoever fails against them goes to the dungeon, and the turn is over.
lesson-together-others = Most hard problems have a consequence of their own, and some also bring something good when solved. You needn’t learn that by heart: if it lies face up, touch its space to read it before you go, and later it stands with the dice.
lesson-together-before = Your turn. You may play effects at any moment of it, even now: { card-C02a } takes a crisis away. But wait until you know whether you need her. Choose “Reveal the card”.
lesson-together-before-missed = You may play effects at any moment of your turn, even before the new problem comes. Some cards take a crisis away, also from the problem you are trying, and even after the dice.
lesson-together-help_later = You may. But after the dice you will know whether you need help, and then it is not too late.
lesson-together-town = The Town has three spaces, and so has the Castle. You choose an empty one for the problem. If all were taken, you would choose which problem gets the crisis.
lesson-together-town-missed = The Town has three spaces, and so has the Castle. Whoever’s turn it is chooses an empty one for the new problem. If all have one, she chooses which problem gets the crisis.
lesson-together-to_oak = The sheep in crisis is at { place-CS }, two spaces away. But in between, at the { place-BO }, a hard problem stops you. Walk to the { place-BO }: there you can vanish with your token and go on to { place-CS }.
lesson-together-to_oak-missed = On foot you go one or two spaces; a problem or another witch stops you. Whoever turns invisible, with a card or Tiffany’s token, looks in secret at what lies face down, and may walk on instead of facing it.
lesson-together-save_broomstick = With a broomstick you would get there. But then the card is gone, and { card-C06a } can also add 2 to a roll. Walk to the { place-BO }.
lesson-together-on_foot = A broomstick would take you there, too, but then the card is gone. It is near: walk.
lesson-together-oak_first = You may. But the sheep in crisis needs you, and the way to { place-CS } leads past the { place-BO }: walk to the { place-BO } first.
lesson-together-sheep_waits = The sheep in crisis needs you: it is at { place-CS }, just behind the { place-BO }.
lesson-together-unseen = Because you can turn invisible, you may look in secret first: { tile-lily }, 23! Either you face her, or you turn invisible: she stays face down, and you walk on.
lesson-together-not_lily = Lily has 23, and whoever fails against her takes a Black Aliss. Not today.
lesson-together-walk_on = Nobody has seen you, and you have a step left. You could pass another witch unseen, too. Go on to { place-CS }.
lesson-together-sheep = The sheep needs 8 and the crisis adds 2: 10. You have 5. You can still put it right after the roll: Nanny takes the crisis away, the Feegles add 2. So stay and roll.
lesson-together-sheep-missed = You try a problem with four dice, two at a time, and need its difficulty or more. After two dice you may flee to an empty space beside you, or stay; then headology adds 1, and magic 2 for a cackle.
lesson-together-stay_here = You have two cards that are worth 2 each after the dice. Stay, it looks good.
lesson-together-help_is_more = As headology Nanny adds 1. Her effect takes the crisis away, and that is worth 2, even after the dice.
lesson-together-mend = 8 of 10. Nanny can take the crisis away, or the Feegles add 2: either is enough. Which card would you rather keep for later?
lesson-together-mend-missed = After the second roll it is too late for headology and magic, but not for effects: some cards take a crisis away, others add 2 or 4.
lesson-together-two_short = Then you fail, and you needn’t: 2 are missing, and each of these cards is worth 2.
lesson-together-cured = Cured! The crisis token is back in the supply. Together nobody counts points, but easy problems are worth it: every two let you hold one more card, and with cards you beat the hard ones.
lesson-together-cured-missed = When a problem is solved, its crisis token goes back to the supply. Together nobody counts points, but easy problems are worth it: every two let you hold one more card, and with cards you beat the hard ones.
lesson-together-to_bridge = You have one action left. Beside you, at { place-BR }, there is a { tile-arm }: difficulty 9. Do it by yourself.
lesson-together-to_bridge-missed = There are two actions in each turn. In each of them you move or stay, and then deal with what is there.
lesson-together-idle = You may stay. But where there is nothing to do, the action is lost, and you have only two in each turn.
lesson-together-cackles = You are cackling! You share six cackles. If none is left, you take one from whoever has most. If that is you, you take a Black Aliss, and there are only five: if one is needed and none is left, you both lose.
lesson-together-cackles-missed = For each die that shows a cackle you take a token, and you share six. If none is left, you take one from whoever has most; if that is you, a Black Aliss. There are only five: if one is needed and none is left, you both lose.
lesson-together-finish = Now you draw cards. { card-C37a } could turn any hard problem face up first. But beware: with three elf tiles face up at the end of a turn, you both lose. Choose “End your turn”.
lesson-together-finish-missed = At the end of your turn you draw up to your limit: 3 cards, and one more for every two easy problems, up to 7. Some cards turn any hard problem face up; but with three elf tiles face up at the end of a turn, you both lose.
lesson-together-leave_asleep = That turns a hard problem face up for good, and it might be elves. Do it when one of you wants to go there.
lesson-together-free = Without a card for it (a broomstick, fleeing or invisibility), { $seat1 } lost her first action in the dungeon. With the second she got out, to any space she liked.
lesson-together-free-missed = A witch gets out of the dungeon, to any space, with a broomstick, a card to flee or one to turn invisible. Without one she loses her first action there and gets out with the second.
lesson-together-to_tea = { $seat1 } has cackles, and so have you. Where witches meet, they take tea: whoever’s turn it is gives back up to three, the others up to two. Walk to { place-RB }.
lesson-together-to_tea-missed = Where witches meet and no problem lies, they take tea: whoever’s turn it is gives back up to three cackles, the others up to two. It also works if you stay with another witch; only in the dungeon is there no tea.
lesson-together-tea_first = You may. But six cackles are soon gone, and tea for two costs just one action.
lesson-together-tea = Tea! You give back up to three cackles and { $seat1 } up to two. It also works if you stay with another witch. And whoever walks into one has to stop. In the dungeon there is no tea, and Granny’s house helps only when you play alone.
lesson-together-hard_left = Now it gets serious. Beside the tokens you see how many hard problems lie on the board, in red while they are too many: in the end three at most, and more will come. First easy ones for cards, then share the hard ones: every two give you 1 more in your attempts.
lesson-together-how_to_lose = You lose at once if a crisis token or a Black Aliss is needed and none is left, and at the end of a turn with three elf tiles face up.
lesson-together-alone = From now on you decide, and { $seat1 } does what she thinks right. Some cards draw two more, a few of them for a cackle; others let you flee instead of failing. If something is not possible, touch it and read why.
lesson-together-caught = You are in the dungeon. In your next turn you get out with a broomstick, a card to flee or one to turn invisible. Without one you lose the first action and get out with the second.
lesson-together-magpyr = The Magpyrs bite back: whoever fails against one puts one more crisis on the tile, even if there are some already. Each makes it 2 harder.
lesson-together-winter = The Wintersmith! Everybody who has easy problems loses one. It costs no cards now; only when you draw next, your limit counts.
lesson-together-counted = It is over. With fewer than four hard problems on the board, and nothing lost before, you have won, both of you.
lesson-together-against = You can also play against each other: whoever has the most points in tiles wins, each Black Aliss takes 1; if tied, the one with fewer cackles and Black Aliss. Crises and elves still beat you all.

## What is in the box, for the workshop

box-easy = Easy problems
box-hard = Hard problems
box-cards = Cards
box-places = Locations
box-paths = Paths
box-difficulty = Difficulty
box-points = Points
box-copies = Tiles
box-group = Group
box-failure = On failing
box-success = On success
box-symbol = Symbol
box-effect = Effect
box-amount = How much it adds
box-cackle = Cackles
box-against = Only against
box-trio = Power of three
box-locations = Location of each copy
box-spaces = Spaces
box-start = At the start
box-between = Between
box-source = Where it is known from
box-none = nothing
