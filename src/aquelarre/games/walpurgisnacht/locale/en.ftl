# Walpurgisnacht: The Dance of the Witches. English texts.
# The same keys, attributes and values as es.ftl.

## The game

game-title = Walpurgisnacht: The Dance of the Witches
game-goal = Witches and villagers hand each other cards on the Brocken without knowing who is on whose side. When Saint Walpurga appears the roles are shown, and the team with more points wins.
game-before =
    There may be no villager at all: everybody can be a witch.
    The deck has more villager icons than witch icons.
    It looks like luck but it is deduction; as it is short, play two or three games in a row.
game-source = The rulebook has no list of the cards, so these are our reconstruction: the twelve plain cards, the number and names of the crucifixes and bonfires, all cat's eyes, and nearly all wisps and role icons.

## Questions

ask-preview = Memorise the pentagram and the outer pentagon before they are turned face down. Finished looking?
    .others = { $seat } is still looking at the foot of the mountain.
ask-follow_wisps = Choose an unblocked card and reveal it. If you have revealed one already, you may also stop.
    .others = { $seat } is following the path of the wisps.
ask-first_gift = Which card do you give, and to whom? It goes face down, unless it has a cat's eye.
    .others = { $seat } is choosing the first card to give.
ask-second_gift = Do you give another card, this one face up? It is optional.
    .others = { $seat } is deciding whether to give another card, face up.
ask-third_gift = Do you pass on one of the cards you have received? It is optional.
    .others = { $seat } is deciding whether to pass on a received card.
ask-mephisto_acts = Make somebody pass on a received card, or give one of your own face up.
    .others = { $seat } is choosing the action of Mephistopheles.
ask-hand_over = Mephistopheles makes you pass on a card. Which of those you have received?
    .others = { $seat } is choosing which card to pass on at Mephistopheles' command.
ask-put_back = Put a card from your hand back on the mountain: which one, and on which empty place?
    .others = { $seat } is putting cards back on the mountain.
ask-turn_down = The cards you put back lie open to all. Turn them face down whenever you like.
    .others = { $seat } has not turned down the returned cards yet. Take a good look!
ask-movement = Which card dances? Move it to an empty place or swap two: one to three movements in all.
    .others = { $seat } is making the cards dance.

# What chance decides
ask-seat_devil = Who gets Mephistopheles?
    .others = The roles are being dealt.
ask-deal_role = Which card comes up as a role?
    .others = The roles are being dealt.
ask-lay = Which card is laid on the mountain?
    .others = The mountain is being built.
ask-begin = Who begins?
    .others = Lots are drawn for who begins.
ask-turn_up = Which card appears?
    .others = A card that nobody has seen is being turned up.

## What can be chosen

verb-ready = Finish looking
verb-stop = Stop
verb-keep = Give nothing more
verb-rest = End the dance
verb-turn_down = Turn the returned cards face down
verb-declare = Declare that you are Mephistopheles
verb-reveal = Reveal { $slot }
verb-give = Give “{ $card }” to { $receiver }
verb-give_open = Give “{ $card }” face up to { $receiver }
verb-pass_on = Pass your “{ $card }” on to { $receiver }
verb-command = Make { $giver } pass a card to { $receiver }
verb-bestow = Give your “{ $card }” face up to { $receiver }
verb-hand_over = Pass on “{ $card }”
verb-put_back = Put “{ $card }” back on { $slot }
verb-move = Move { $slot } to { $to }
verb-swap = Swap { $slot } and { $other }

# What chance chooses
verb-seat_devil = Mephistopheles is for { $seat }
verb-deal_role = “{ $card }” comes up as a role
verb-lay = Lay “{ $card }”
verb-begin = { $seat } begins
verb-turn_up = “{ $card }” appears

## What happens

event-role_dealt = { $seat } gets a role.
    .known = { $seat } gets a role: “{ $card }”.
event-mountain_shown = The foot of the mountain lies open. Memorise it!
event-turned_down = The foot of the mountain is turned face down. The night begins.
event-begins = Chance has decided: { $seat } begins.
event-turn = Now playing: { $seat }.
event-revealed = { $seat } reveals { $slot }.
    .known = { $seat } reveals { $slot }: “{ $card }” ({ $wisp }).
event-stopped = { $seat } decides to stop.
event-wisps_scored = The wisps bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
event-no_wisps = { $seat } finds no coloured wisp: no points.
event-given_down = { $seat } gives { $receiver } a card, face down.
    .known = { $seat } gives { $receiver } “{ $card }”, face down.
event-given_up = { $seat } gives { $receiver } “{ $card }”, face up.
event-eye_given = A cat's eye! { $seat } gives { $receiver } “{ $card }”, face up.
event-passed_down = { $seat } passes a received card on to { $receiver }, face down.
    .known = { $seat } passes “{ $card }” on to { $receiver }, face down.
event-passed_up = { $seat } passes “{ $card }” on to { $receiver }, face up.
event-declared = { $seat } turns the role card up: Mephistopheles!
event-commanded = { $seat } commands { $giver } to pass a card to { $receiver }.
event-bestowed = { $seat } gives { $receiver } “{ $card }”, face up.
event-powerless = Nobody holds a received card: there is nothing { $seat } can do.
event-put_down = { $seat } puts a card back on { $slot }.
    .known = { $seat } puts “{ $card }” back on { $slot }.
event-hidden_again = { $seat } turns the returned cards face down.
event-moved = { $seat } makes the card on { $slot } dance to { $to }.
event-swapped = { $seat } swaps the cards on { $slot } and { $other }.
event-walpurga_comes = { $seat } reveals { $slot }: Saint Walpurga! The night is over.
event-role_shown = { $seat } was with the { $side } (role card “{ $card }”).
event-card_shown = { $seat } held “{ $card }” face down.
event-familiars_scored = Familiars: the witches have { $count } together and gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-bells_rung = { $seat } rings the bells: { $count ->
        [0] the villagers had no familiars to chase away
        [one] the villagers' one familiar flees
       *[other] the villagers' { $count } familiars flee
    }.
event-fertility_lost = Crucifix: { $seat } discards fertility and “{ $card }”.
event-ointments_lost = Herbs: { $seat } discards them and { $count ->
        [one] { $count } ointment
       *[other] { $count } ointments
    }.
event-brooms_scored = The brooms of { $seat } bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
event-spectres_scored = The Brocken spectres of { $seat } bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
event-ointments_scored = { $seat } still has { $count ->
        [one] { $count } ointment
       *[other] { $count } ointments
    }: the witches gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-fertility_scored = { $seat } still has fertility: the witches gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-bonfires_scored = { $seat } has { $count ->
        [one] { $count } bonfire
       *[other] { $count } bonfires
    }: the witches { $points ->
        [-2] lose 2 points
        [-4] lose 4 points
        [-6] lose 6 points
       *[other] gain { $points } points
    }.
event-wisps_held = { $seat } has { $green ->
        [0] no green wisps
        [one] { $green } green wisp
       *[other] { $green } green wisps
    } and { $purple ->
        [0] no purple ones
       *[other] { $purple } purple
    }: { $points ->
        [0] no points
        [one] { $points } point for the villagers
       *[other] { $points } points for the villagers
    }.
event-won = The { $winner } win! Witches { $witches }, villagers { $villagers }.
event-drawn = A draw: witches { $witches }, villagers { $villagers }.
event-all_lost = All were witches, and the villagers have more ({ $villagers } to { $witches }): everybody loses!

## The rules

rule-WAL-01 = There are 31 play cards: Mephistopheles, Saint Walpurga and 29 others. 3 to 8 people can play.
    .title = Cards and players
rule-WAL-02 = Mephistopheles and Walpurga are set apart and the other 29 cards are shuffled. As many of them as there are players, less one, are mixed with Mephistopheles, and each player is dealt one face down. That card is the player's role and nothing else: its other icons never count, not even in the final scoring. You may look at your own role whenever you like.
    .title = Dealing the roles
rule-WAL-03 = Walpurga is mixed with four other cards of the deck. These five, face down, make the pentacle, which is the summit of the mountain.
    .title = The pentacle
rule-WAL-04 = The rest of the mountain is built of the remaining cards, also face down: the inner pentagon, the pentagram and the outer pentagon, five cards each (ten in the outer one with the option “Wide foot”). Every place is named by its figure and a number, from summit to foot: P0 to P4, I0 to I4, S0 to S4 and O0 to O4 (O0 to O9 with that option). What is left goes back into the box and nobody sees it. We deduced the size of the figures from the text, because the drawing is lost.
    .title = The rest of the mountain
rule-WAL-05 = The witches' marker and the villagers' marker both start on square 1: each team begins with one point.
    .title = The markers
rule-WAL-06 = Before the first turn the pentagram and the outer pentagon are shown to all, until every player has said that they have finished looking. Then they lie face down and the table does not show them again: remembering is part of the game. With the option “Memory aid”, which is off unless you choose it, the table keeps showing the faces of the mountain that everybody has seen and follows them as they change places.
    .title = A single look
rule-WAL-07 = Who begins is decided at random, and then play goes to the left. Every turn has three phases: wisps, rites and dance.
    .title = Order of play
rule-WAL-08 = The role icon on your card makes you a witch or a villager. Nobody is told which team the others are on, and it may happen that there are only witches at the table.
    .title = The two teams
rule-WAL-09 = Mephistopheles is always a witch. If you have that card, you may say so and turn your role up at any moment before Walpurga appears, even on another player's turn or during the first look; you never have to. If you do so before the first reveal of a turn of yours, the special action of Mephistopheles replaces phases 1 and 2 from that very turn on. If you do so later, from your next turn.
    .title = Mephistopheles steps forward
rule-WAL-10 = On your turn you reveal one to three unblocked cards of the mountain, one at a time; the first is compulsory. Everybody sees a revealed card and it leaves the mountain at once, so it can unblock another one for your next reveal. After any card that does not close the phase you may stop, even if no colour has come up. With the third card the phase ends and what you have counts: green, green and no wisp are 3 points; purple and two without wisp, 1.
    .title = Phase 1: the path of the wisps
rule-WAL-11 = A card of the inner pentagon is blocked while both its neighbours in the pentagram are there. As soon as one is gone, it is unblocked.
    .title = Blocked in the inner pentagon
rule-WAL-12 = A card of the pentacle is blocked while either of its two neighbours in the inner pentagon is there. A card of the pentagram is blocked while either of its two neighbours in the outer pentagon is there. It is unblocked only when both are gone.
    .title = Blocked in the pentacle and the pentagram
rule-WAL-13 = The cards of the outer pentagon are never blocked.
    .title = The foot is never blocked
rule-WAL-14 = Purple wisps give points to the witches and green ones to the villagers. The first coloured wisp is worth 1 point to its team if you stop there.
    .title = First wisp
rule-WAL-15 = If the second coloured wisp is like the first, its team gains 3 points if you stop there. If it is of the other colour, the phase ends and the team of that last card gains 1 point.
    .title = Second wisp
rule-WAL-16 = A third wisp like the two before it gives 5 points to its team. If it is of the other colour, the team of that last card gains 2 points. Either way the phase ends.
    .title = Third wisp
rule-WAL-17 = A card without wisp uses up one of your three cards, but for the combination it is not there: green, nothing and green are still 3 points for the villagers. If no colour comes up, nobody scores.
    .title = Cards without wisp
rule-WAL-18 = Points are marked only when the phase ends, because you stop or because a card closes it. If you go on revealing, what you could have had no longer counts, and the new combination does.
    .title = When points are marked
rule-WAL-19 = The cards you have revealed are now in your hand. The first action is compulsory: give one of them to another player, who looks at it and keeps it face down. Everybody knows which cards came up, but which one you gave stays between giver and receiver. That is why, from then on, the others are not shown the rest of your hand until it goes back to the mountain.
    .title = Phase 2, first gift
rule-WAL-20 = The second action is optional: if there are cards left in your hand, give another one, this time face up. It may go to the same player as the first or to a different one.
    .title = Phase 2, second gift
rule-WAL-21 = The third action is optional: pass a card that you received earlier on to another player. You may do so only if you revealed three cards with wisps of the same colour, took the second action, and the third card is still in your hand (it will go back to the mountain); three cards without wisp do not qualify. The card you pass on stays as it was: if it was face down, it remains so and its receiver looks at it.
    .title = Phase 2, third gift
rule-WAL-22 = A card with a cat's eye is always given face up, also in the first action.
    .title = Cat's eye
rule-WAL-23 = Nobody may give themselves a card.
    .title = Always to somebody else
rule-WAL-24 = Once you have declared yourself Mephistopheles, an action replaces phases 1 and 2 of your turns, and you must take one of these two, if you can. Name another player who holds received cards and a different player to receive one, who may be you: the named player chooses which card to pass on, it stays as it was and, if it is face down, its receiver looks at it. Or give another player, face up, a card that you have received. If nobody holds a received card, there is no action. Role cards are never handed over, and phase 3 is played as usual.
    .title = The action of Mephistopheles
rule-WAL-25 = The cards left in your hand go back to the mountain one at a time, to empty places that are neither blocked nor floating as the mountain then is. Everybody sees their faces until you turn them down. You may not use a place that would leave another card of your hand without a valid one. If no order is valid, the card goes to any empty place that is not blocked or, failing that, to any empty place, and the next card is judged anew.
    .title = Phase 3: putting cards back
rule-WAL-26 = You make one to three movements, and the first is compulsory if any is possible: take an unblocked card to a valid empty place, or swap two unblocked cards. No card moves twice in the same dance, and a swap counts for both; a card that has just been put back may dance. The moving card is lifted first: its destination, which is not the place it leaves, is judged without it. For a swap it is enough that both were unblocked. Each movement is judged after the one before, so one may unblock the next; everybody sees what moves, but not the faces.
    .title = Phase 3: the dance
rule-WAL-27 = An empty place floats when there is no card on the places next to it towards the summit; one is enough to hold it. The pentacle holds the inner pentagon, that one the pentagram, and the pentagram the outer pentagon. Places of the pentacle never float. This is checked only when a card is put down: those that lie on the mountain already are not looked at again.
    .title = Floating cards
rule-WAL-28 = When somebody reveals Walpurga, the game ends on the spot. The wisps of that turn give no points and the cards revealed in it belong to nobody. All roles and all cards given are shown, and the scoring follows in seven steps that add to the points already marked.
    .title = Saint Walpurga comes
rule-WAL-29 = Step 1: count the familiars (calf, black cat and billy goat) of all witches together. Two are worth 2 points to the witches; all three, 5.
    .title = Scoring: familiars
rule-WAL-30 = Step 2: if any villager holds the bells, all villagers discard their familiars, which then no longer count against them.
    .title = Scoring: bells
rule-WAL-31 = Step 3: a witch who holds both fertility and a crucifix discards fertility and one crucifix. This does not apply to Mephistopheles if declared during the game; that the role is shown at the end does not count.
    .title = Scoring: crucifixes
rule-WAL-32 = Step 4: a witch who holds both the herbs and an ointment discards the herbs and all her ointments. This does not apply to Mephistopheles if declared during the game; that the role is shown at the end does not count.
    .title = Scoring: herbs
rule-WAL-33 = Step 5: the brooms give 3 points to their holder's team. The Brocken spectres give 2 to the team their holder is not on.
    .title = Scoring: brooms and spectres
rule-WAL-34 = Step 6: the witches gain 1 point for each ointment they still have and 3 for fertility if they still have it, and lose 2 for each bonfire they hold. A total may fall below zero.
    .title = Scoring: the witches
rule-WAL-35 = Step 7: each villager counts the wisps on the cards still held, green minus purple. If the result is positive, the villagers gain twice that; if not, nothing. Three green and one purple make 4 points.
    .title = Scoring: the villagers
rule-WAL-36 = The team with more points wins, with all its players. If both have the same, it is a draw. If everybody is a witch and the villagers have more, everybody loses.
    .title = Who wins
rule-WAL-37 = You may talk about anything, and lie, about roles as well as about the cards given. What nobody may do is show their role or a face-down card.
    .title = Talking and lying
rule-WAL-38 = Everybody sees how many face-down cards each player has, and which cards lie face up. You may look again at your own face-down cards whenever you like; those you gave away you have to remember.
    .title = What is in sight
rule-WAL-39 = Before their first game, players should know three things: that there may be nobody but witches; that the deck has more villager icons than witch icons; and that it is a game of deduction, and a short one, so we advise two or three games in a row.
    .title = Before the first game

## Why not

why-WAL-01 = Nobody sits there at this table.
why-WAL-04 = This mountain has no place { $slot }.
why-WAL-06 = The foot of the mountain is looked at only once, before the first turn, and until all have finished looking nothing else is done.
why-WAL-07 = { $case ->
    [1] That is for chance to decide, not for a player.
   *[0] It is { $seat } who is to answer now.
}
why-WAL-09 = { $case ->
    [1] Mephistopheles has already stepped forward.
   *[0] Only the player whose role is Mephistopheles can declare it.
}
why-WAL-10 = { $case ->
    [1] There is no card on { $slot } to reveal.
    [2] The first card is compulsory: reveal at least one before you stop.
   *[0] In phase 1, and only then, one reveals unblocked cards of the mountain, or stops.
}
why-WAL-11 = { $slot } is blocked while there is a card on { $first } and also on { $second }; one of them gone is enough.
why-WAL-12 = { $case ->
    [1] { $slot } is blocked while there is a card on { $first }.
   *[2] { $slot } is blocked while there is a card on { $first } or { $second }: both must be gone.
}
why-WAL-19 = { $case ->
    [1] “{ $card }” is not in your hand: give one of the cards you have revealed.
    [2] The first gift is compulsory: choose a card of your hand and give it to somebody.
   *[0] The first gift comes when the reveals are over: a card of your hand for another player.
}
why-WAL-20 = { $case ->
    [1] “{ $card }” is not in your hand: give one of the cards you have left.
    [2] You have to make the first gift before; the one face up comes after it.
   *[0] After the first gift, and only then, you may give another card of your hand face up, or leave it at that.
}
why-WAL-21 = { $case ->
    [1] You have received no card that you could pass on.
    [2] To pass on a received card, all cards you revealed this turn must have wisps of the same colour.
    [3] Before you pass on a received card you have to make the other two gifts.
    [5] “{ $card }” is not one of the cards you have received.
   *[0] A received card is passed on as third gift: after the second, with another card still in hand.
}
why-WAL-23 = You cannot give yourself a card: choose another player.
why-WAL-24 = { $case ->
    [1] { $giver } holds no received card to pass on.
    [2] Mephistopheles takes no orders: if you want to give a card of your own, give it face up.
    [3] The player who passes the card on and the one who receives it must be different.
    [4] “{ $card }” is not one of the cards you have received, and roles are never handed over.
   *[0] The action of Mephistopheles, once declared and in turn, only moves received cards between players.
}
why-WAL-25 = { $case ->
    [1] { $slot } is taken: choose an empty place.
    [2] If you use { $slot }, another card of your hand would be left without a valid place.
    [3] “{ $card }” is not in your hand.
    [4] First you have to put all cards of your hand back on the mountain.
   *[0] Before the dance, the cards left in the hand go back to the mountain and are then turned face down.
}
why-WAL-26 = { $case ->
    [1] There is no card on { $slot } to move.
    [2] The card on { $slot } has already moved in this dance.
    [3] { $slot } is taken: choose an empty place or swap the two cards.
    [4] The first movement is compulsory: move or swap before you end the dance.
    [5] { $slot } is no destination: the card must end on another place, one that is valid without counting it.
    [7] Name the swap the other way round: first { $slot }, then { $other }.
    [6] The card on { $slot } has nowhere to go now and none to be swapped with.
   *[0] Movements are made in the dance, with cards of the mountain, after those in hand have been put back.
}
why-WAL-27 = On { $slot } the card would float: it has no neighbour towards the summit to hold it.
why-WAL-28 = The game is over: Saint Walpurga has come.

## The cards

card-W00 = Mephistopheles
card-W01 = Saint Walpurga
card-W02 = Calf
card-W03 = Black cat
card-W04 = Billy goat
card-W05 = Bells
card-W06 = Wooden crucifix
card-W07 = Iron crucifix
card-W08 = Silver crucifix
card-W09 = Fertility
card-W10 = Herbs
card-W11 = Wolf-fat ointment
card-W12 = Cat-fat ointment
card-W13 = Donkey-fat ointment
card-W14 = Brooms
card-W15 = Brocken spectres
card-W16 = Bonfire in the square
card-W17 = Bonfire at the crossroads
card-W18 = Bonfire on the hill
card-W19 = Owl
card-W20 = Harz mist
card-W21 = New moon
card-W22 = Cauldron
card-W23 = Toad
card-W24 = Raven
card-W25 = Lantern
card-W26 = Rooster
card-W27 = Rosary
card-W28 = Path
card-W29 = Summit
card-W30 = Mask

# What each kind of card does
kind-mephistopheles = always a witch; may step forward
kind-walpurga = ends the game
kind-familiar = familiar; the witches score with two or three
kind-bells = with a villager, chase away all villagers' familiars
kind-crucifix = a witch discards it together with fertility
kind-fertility = 3 points if a witch keeps it
kind-herbs = a witch discards them with her ointments
kind-ointment = 1 point if a witch keeps it
kind-brooms = 3 points for the holder's team
kind-spectres = 2 points for the other team
kind-bonfire = 2 points less if a witch holds it
kind-plain = plain card, no effect of its own

wisp-purple = purple wisp
wisp-green = green wisp
wisp-none = no wisp

role-witch = witch
role-villager = villager
role-none = none

source-rulebook = rulebook
source-deduced = deduced
source-reconstructed = reconstructed

## The teams and the mountain

side-witches = witches
side-villagers = villagers

ring-P = Pentacle
ring-I = Inner pentagon
ring-S = Pentagram
ring-O = Outer pentagon

slot-P0 = P0
slot-P1 = P1
slot-P2 = P2
slot-P3 = P3
slot-P4 = P4
slot-I0 = I0
slot-I1 = I1
slot-I2 = I2
slot-I3 = I3
slot-I4 = I4
slot-S0 = S0
slot-S1 = S1
slot-S2 = S2
slot-S3 = S3
slot-S4 = S4
slot-O0 = O0
slot-O1 = O1
slot-O2 = O2
slot-O3 = O3
slot-O4 = O4
slot-O5 = O5
slot-O6 = O6
slot-O7 = O7
slot-O8 = O8
slot-O9 = O9

## Table options

setting-memory_aid = Memory aid
    .help = The table remembers for you: it keeps showing the faces of the mountain that everybody has seen, and follows them as they move. Cards given face down remain secret.
setting-wide_foot = Wide foot
    .help = Another reading of a drawing that is lost: the outer pentagon has ten cards instead of five. Before each point of the pentagram lie two (before S0, O0 and O5), which block it and which it alone supports. For 6 players at most.

## The table in lines

show-name = { $seat }
show-name-declared = { $seat }, declared { $card }
show-score = Points: witches { $witches }, villagers { $villagers }.
show-turn = Now playing: { $seat }.
show-mountain = Mountain, from summit to foot (down: face down and not blocked):
show-memory = Memory aid: below each figure, the cards that everybody has seen.
show-ring = { $ring }:
show-slot-empty = { $slot } empty
show-slot-down = { $slot } down
show-slot-blocked = { $slot } blocked
show-slot-danced = { $slot } danced
show-stake = { $points ->
    [one] Stopping now is worth 1 point to the { $side }.
   *[other] Stopping now is worth { $points } points to the { $side }.
}
show-stake-none = Stopping now is worth nothing to anybody.
show-order = { $giver } must pass a card on to { $receiver }.
show-slot-open = { $slot } open
show-slot-face = { $slot }: { $card }
show-card = { $card } ({ $icons })
show-card-long = { $card } ({ $icons }): { $kind }
show-with-eye = { $wisp }, cat's eye
show-hand-own = In your hand:
show-hand-open = Cards that { $seat } has revealed this turn:
show-hand-hidden = { $number ->
        [one] { $seat } has { $number } card in hand, which is no longer shown.
       *[other] { $seat } has { $number } cards in hand, which are no longer shown.
    }
show-hand-over = Revealed in the last turn; they belong to nobody:
show-own-role = Your role: { $role } (card “{ $card }”).
show-own-declared = You have declared yourself Mephistopheles: everybody knows.
show-own-up = You have face up:
show-own-down = You have face down:
show-own-nothing = You have received no cards.
show-other-none = { $player }: no cards.
show-other-down = { $player }: { $number ->
        [one] { $number } card face down
       *[other] { $number } cards face down
    }.
show-other-up = { $player }: face up, { $cards }.
show-other-both = { $player }: { $number ->
        [one] { $number } card face down
       *[other] { $number } cards face down
    }; face up, { $cards }.
show-final = { $player }: { $role } (card “{ $card }”).
show-final-up = Face up: { $cards }.
show-final-down = Face down: { $cards }.
show-won = The game is over: the { $side } win.
show-winners = Winners: { $players }.
show-drawn = The game is over: a draw.
show-all-lost = The game is over: all were witches, the villagers have more, and everybody loses.
show-components = In brackets, where each fact comes from. The cat's eye is reconstructed on all cards.
show-component = { $card } ({ $source }): { $kind }
show-component-icons = { $wisp } ({ $wisp_source }); role: { $role } ({ $role_source }); { $eye }
show-eye = cat's eye
show-no-eye = no cat's eye
