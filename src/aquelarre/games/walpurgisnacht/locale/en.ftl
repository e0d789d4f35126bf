# Walpurgisnacht: The Dance of the Witches. English texts.
# The same keys, attributes and values as es.ftl.

## The game

game-title = Walpurgisnacht: The Dance of the Witches
game-goal = Witches and villagers hand each other cards on the Brocken without knowing who is on whose team. When Saint Walpurga appears the roles are shown, and the team with more points wins.
game-before =
    There may be no villager at all: everybody can be a witch.
    The deck has more villager icons than witch icons.
    It looks like luck, but it is a game of deduction. As it is short, it is best to play two or three games in a row.
game-source = The rulebook has no list of the cards, so these are our reconstruction: the twelve plain cards, the number and names of the crucifixes and bonfires, all cat’s eyes, and nearly all wisps and role icons.

## Questions

ask-preview = Memorise the pentagram and the outer pentagon before they are turned face down. Finished looking?
    .others = { $seat } is still looking at the foot of the mountain.
ask-follow_wisps = Choose an unblocked card and reveal it. If you have revealed one already, you may also stop.
    .others = { $seat } is following the path of the wisps.
foreseen-follow_wisps = As the first card of your next turn, if it can be revealed then
ask-first_gift = Which card do you give, and to whom? It goes face down, unless it has a cat’s eye.
    .others = { $seat } is choosing the first card to give.
ask-second_gift = Do you give another card, this one face up? It is optional.
    .others = { $seat } is deciding whether to give another card, face up.
ask-third_gift = Do you pass on one of the cards you have received? It is optional.
    .others = { $seat } is deciding whether to pass on a received card.
ask-mephisto_acts = You may make somebody pass on a received card, give one of your own face up, or do nothing.
    .others = { $seat } is choosing Mephistopheles’ action.
ask-hand_over = Mephistopheles is making you pass on a card. Which of those you have received?
    .others = { $seat } is choosing which card to pass on at Mephistopheles’ command.
ask-put_back = Put a card from your hand back on the mountain: which one, and on which empty place?
    .others = { $seat } is putting cards back on the mountain.
ask-turn_down = What you have put back lies face up for all to see. Turn it face down whenever you like.
    .others = { $seat } has not yet turned face down what was put back. Take a good look!
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
    .others = Lots are being drawn to see who begins.
ask-turn_up = Which card appears?
    .others = A card that nobody has seen is being turned up.

## What can be chosen

verb-ready = Finish looking
verb-stop = Stop
verb-keep = Give nothing more
verb-rest = End the dance
verb-turn_down = Turn everything face down
verb-declare = Declare yourself Mephistopheles
verb-reveal = Reveal { $slot }
verb-give = Give “{ $card }” to { $receiver }
verb-give_open = Give “{ $card }” face up to { $receiver }
verb-pass_on = Pass your “{ $card }” on to { $receiver }
verb-command = Make { $giver } pass a card to { $receiver }
verb-forbear = Do nothing
verb-bestow = Give your “{ $card }” face up to { $receiver }
verb-hand_over = Pass on “{ $card }”
verb-put_back = Put “{ $card }” back on { $slot }
verb-move = Move the card on { $slot } to { $to }
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
event-marker_set = The marker of the { $side } begins on square { $points }: they start with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-mountain_shown = The foot of the mountain is turned face up. Memorise it!
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
event-eye_given = A cat’s eye! { $seat } gives { $receiver } “{ $card }”, face up.
event-passed_down = { $seat } passes a received card on to { $receiver }, face down.
    .known = { $seat } passes “{ $card }” on to { $receiver }, face down.
event-passed_up = { $seat } passes “{ $card }” on to { $receiver }, face up.
event-declared = { $seat } turns over the role card: it is Mephistopheles!
event-commanded = { $seat } commands { $giver } to pass on a card; it goes to { $receiver }.
event-bestowed = { $seat } gives { $receiver } “{ $card }”, face up.
event-forbore = { $seat } passes up Mephistopheles’ action this turn.
event-powerless = Nobody holds a received card: Mephistopheles ({ $seat }) can do nothing.
event-put_down = { $seat } puts a card back on { $slot }.
    .known = { $seat } puts “{ $card }” back on { $slot }.
event-hidden_again = { $seat } turns everything face down again.
event-moved = { $seat } makes the card on { $slot } dance to { $to }.
event-swapped = { $seat } swaps the cards on { $slot } and { $other }.
event-walpurga_comes = { $seat } reveals { $slot }: Saint Walpurga! The night is over.
event-role_shown = { $seat } was with the { $side } (role card “{ $card }”).
event-card_shown = { $seat } held “{ $card }” face down.
event-familiars_scored = Familiars: the witches hold { $count } between them and gain { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-bells_rung = { $seat } rings the bells: { $count ->
        [0] the villagers had no familiars to chase away
        [one] the villagers’ one familiar flees
       *[other] the villagers’ { $count } familiars flee
    }.
event-fertility_lost = Crucifix: { $seat } discards fertility and “{ $card }”.
event-ointments_lost = Herbs: { $seat } discards them and { $count ->
        [one] { $count } ointment
       *[other] { $count } ointments
    }.
event-brooms_scored = The brooms held by { $seat } bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to the { $side }.
event-spectres_scored = The Brocken spectres held by { $seat } bring { $points ->
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
event-won = The { $winner } win! Witches { PLAIN($witches) }, villagers { PLAIN($villagers) }.
event-drawn = A draw: witches { PLAIN($witches) }, villagers { PLAIN($villagers) }.
event-all_lost = Everyone was a witch, and the villagers have more points ({ PLAIN($villagers) } to { PLAIN($witches) }): everybody loses!

## The rules

rule-WAL-01 = There are 31 play cards: Mephistopheles, Saint Walpurga and 29 others. The rulebook does not say how many can play; at this table, 3 to 8 people.
    .title = Cards and players
rule-WAL-02 = Mephistopheles and Walpurga are set apart and the other 29 cards are shuffled. One fewer than the number of players are taken from them and mixed with Mephistopheles, and each player is dealt one of these face down. That card is the player’s role and nothing else: whatever else it shows never counts, not even in the final scoring. You may look at your own role whenever you like.
    .title = Dealing the roles
rule-WAL-03 = Walpurga is mixed with four other cards from the deck. These five, face down, make the pentacle, which is the summit of the mountain.
    .title = The pentacle
rule-WAL-04 = The rest of the mountain is built from the remaining cards, also face down: the inner pentagon, the pentagram and the outer pentagon, five cards each. Every place is named by its figure and a number: pentacle 1 to 5, inner 1 to 5, pentagram 1 to 5 and outer 1 to 5. What is left goes back into the box and nobody sees it. We deduced the size of the figures from the text, because the drawing is lost; with the option “Outer pentagon of ten cards” the outer one goes up to 10.
    .title = The rest of the mountain
rule-WAL-05 = The witches’ marker and the villagers’ marker both start on square 1: each team begins with one point.
    .title = The markers
rule-WAL-06 = Before the first turn the pentagram and the outer pentagon are shown to all, until every player has said that they have finished looking. Then they lie face down and the table does not show them again: remembering is part of the game. With the option “Memory aid”, which is off unless you choose it, the table keeps showing the faces of the mountain that everybody has seen and follows them as they change places.
    .title = A single look
rule-WAL-07 = Who begins is decided at random, and then play goes to the left. Every turn has three phases: wisps, rites and dance.
    .title = Order of play
rule-WAL-08 = The role icon on your card makes you a witch or a villager. Nobody is told which team the others are on, and it may happen that there are only witches at the table.
    .title = The two teams
rule-WAL-09 = Mephistopheles is always a witch. If that is your role, you may say so and turn your card up at any moment before Walpurga appears, even on another player’s turn or while the foot of the mountain is being shown; you never have to. If you do so before the first reveal of a turn of yours, the special action of Mephistopheles replaces phases 1 and 2 from that very turn on. If you do so later, it replaces them from your next turn on.
    .title = Mephistopheles declares himself
rule-WAL-10 = On your turn you reveal one to three unblocked cards of the mountain, one at a time; the first is compulsory. Everybody sees a revealed card and it leaves the mountain at once, so it can unblock another one for your next reveal. After any card that does not close the phase you may stop, even if no colour has come up. With the third card the phase ends and what you have counts: green, green and no wisp are 3 points; purple and two without a wisp, 1.
    .title = Phase 1: the path of the wisps
rule-WAL-11 = A card of the inner pentagon is blocked while both its neighbours in the pentagram are there. As soon as one is gone, it is unblocked. Inner 1 lies between pentagram 1 and pentagram 2, inner 2 between 2 and 3, and so on up to inner 5, between pentagram 5 and pentagram 1.
    .title = Blocked in the inner pentagon
rule-WAL-12 = A card of the pentacle is blocked while either of its two neighbours in the inner pentagon is there. A card of the pentagram is blocked while either of its two neighbours in the outer pentagon is there. It is unblocked only when both are gone. The neighbours of pentacle 1 are inner 5 and inner 1, those of pentacle 2 are inner 1 and inner 2, and so on up to pentacle 5. In the same way those of pentagram 1 are outer 5 and outer 1; with the outer pentagon of ten cards, outer 1 and outer 6.
    .title = Blocked in the pentacle and the pentagram
rule-WAL-13 = The cards of the outer pentagon are never blocked.
    .title = The foot is never blocked
rule-WAL-14 = Purple wisps give points to the witches and green ones to the villagers. The first coloured wisp is worth 1 point to its team if you stop there.
    .title = First wisp
rule-WAL-15 = If the second coloured wisp is like the first, its team gains 3 points if you stop there. If it is of the other colour, the phase ends and the team of that last card gains 1 point.
    .title = Second wisp
rule-WAL-16 = A third wisp like the two before it gives 5 points to its team. If it is of the other colour, the team of that last card gains 2 points. Either way the phase ends.
    .title = Third wisp
rule-WAL-17 = A card without a wisp uses up one of your three cards, but for the combination it might as well not be there: green, nothing and green are still 3 points for the villagers. If no colour comes up, nobody scores.
    .title = Cards without a wisp
rule-WAL-18 = Points are marked only when the phase ends, because you stop or because a card closes it. If you go on revealing, you give up the points you could have had, and the new combination counts instead.
    .title = When points are marked
rule-WAL-19 = The cards you have revealed are now in your hand. The first action is compulsory: give one of them to another player, who looks at it and keeps it face down. Everybody knows which cards came up, but which one you gave stays between giver and receiver. That is why, from then on, the others are not shown the rest of your hand until it goes back to the mountain.
    .title = Phase 2, first gift
rule-WAL-20 = The second action is optional: if there are cards left in your hand, give another one, this time face up. It may go to the same player as the first or to a different one.
    .title = Phase 2, second gift
rule-WAL-21 = The third action is optional: take a card that you received earlier and pass it on to another player. You may do so only if you revealed three cards with wisps of the same colour, took the second action, and the third card is still in your hand (it will go back to the mountain); three cards without a wisp do not qualify. The card you pass on stays as it was: if it was face down, it remains so and its receiver looks at it.
    .title = Phase 2, third gift
rule-WAL-22 = A card with a cat’s eye is always given face up, even in the first action.
    .title = Cat’s eye
rule-WAL-23 = Nobody may give themselves a card.
    .title = Always to somebody else
rule-WAL-24 = Once you have declared yourself Mephistopheles, a special action replaces phases 1 and 2 of your turns. You may do one of these two things, or neither. One is to make a player who has received cards pass one of them, of their own choice, to another player, who may be you: the card stays as it was and, if it is face down, its receiver looks at it. The other is to give another player, face up, a card that you have received. Role cards are never handed over, and phase 3 is played as usual.
    .title = The action of Mephistopheles
rule-WAL-25 = The cards left in your hand go back to the mountain one at a time, to empty places that are neither blocked nor floating, with the mountain as it stands at that moment. Everybody sees their faces until you turn them face down. You may not use a place that would leave another card of your hand without a valid one. If no order is valid, the card goes to any empty place that is not blocked or, failing that, to any empty place, and the next card is judged anew.
    .title = Phase 3: putting cards back
rule-WAL-26 = You make one to three movements, and the first is compulsory if any is possible: take an unblocked card to a valid empty place, or swap two unblocked cards. No card moves twice in the same dance, and a swap counts for both; a card that has just been put back may dance. The moving card is lifted first: its destination, which is not the place it leaves, is judged without it. For a swap it is enough that both were unblocked. Each movement is judged after the one before, so one may unblock the next; everybody sees what moves, but not the faces.
    .title = Phase 3: the dance
rule-WAL-27 = The rulebook does not explain floating. Here an empty place floats when there is no card on the places next to it towards the summit; one is enough to hold it up. The pentacle holds up the inner pentagon, the inner pentagon the pentagram, and the pentagram the outer pentagon. Places of the pentacle never float. This is checked only when a card is put down: those already on the mountain are not checked again.
    .title = Floating cards
rule-WAL-28 = When somebody reveals Walpurga, the game ends on the spot. The wisps of that turn give no points and the cards revealed in it belong to nobody. All roles and all cards given are shown, and the scoring follows in seven steps that add to the points already marked.
    .title = Saint Walpurga comes
rule-WAL-29 = Step 1: count the familiars (calf, black cat and billy goat) of all witches together. Two are worth 2 points to the witches; all three, 5.
    .title = Scoring: familiars
rule-WAL-30 = Step 2: if any villager holds the bells, all villagers discard their familiars, which then no longer count against them.
    .title = Scoring: bells
rule-WAL-31 = Step 3: a witch who holds both fertility and a crucifix discards fertility and one crucifix. This does not apply to a Mephistopheles who declared himself during the game; having the role shown at the end does not count.
    .title = Scoring: crucifixes
rule-WAL-32 = Step 4: a witch who holds both the herbs and an ointment discards the herbs and all her ointments. This does not apply to a Mephistopheles who declared himself during the game; having the role shown at the end does not count.
    .title = Scoring: herbs
rule-WAL-33 = Step 5: the brooms give 3 points to their holder’s team. The Brocken spectres give 2 to the team opposing their holder’s.
    .title = Scoring: brooms and spectres
rule-WAL-34 = Step 6: the witches gain 1 point for each ointment they still have and 3 for fertility if they still have it, and lose 2 for each bonfire they hold. A total may fall below zero.
    .title = Scoring: the witches
rule-WAL-35 = Step 7: each villager counts the wisps on the cards still held, green minus purple. If the result is positive, the villagers gain twice that; if not, nothing. Three green and one purple make 4 points.
    .title = Scoring: the villagers
rule-WAL-36 = All players of the team with more points win. If both teams have the same, which the rulebook does not mention, it is a draw here. If everybody is a witch and the villagers have more, everybody loses.
    .title = Who wins
rule-WAL-37 = You may talk about anything, and lie, about roles as well as about the cards given. What you may not do is show your role. About received cards that lie face down the rulebook says nothing; at this table they are not shown either.
    .title = Talking and lying
rule-WAL-38 = Everybody sees how many face-down cards each player has, and which cards lie face up. You may look again at your own face-down cards whenever you like; those you gave away you have to remember.
    .title = What is in sight
rule-WAL-39 = Before their first game, players should know three things: that there may be nobody but witches; that the deck has more villager icons than witch icons; and that it is a game of deduction, and a short one, so it is worth playing two or three games in a row.
    .title = Before the first game

## Why not

why-WAL-01 = Nobody sits there at this table.
why-WAL-02 = “{ $card }” is your role, and roles are never given away.
why-WAL-04 = There is no { $slot } on this mountain.
why-WAL-06 = { $case ->
    [looking] The foot of the mountain is still being looked at: turns begin once everyone has finished.
   *[late] The foot of the mountain is looked at only once, before the first turn, and now it lies face down.
}
why-WAL-07 = { $case ->
    [nature] That is for chance to decide, not for a player.
    [several] It is up to the others now.
    [other] That is not what is asked now: the question says what there is to do.
   *[waiting] It is up to { $seat } now.
}
why-WAL-09 = { $case ->
    [declared] Another player has already declared themselves Mephistopheles.
    [already] You have already declared yourself Mephistopheles.
   *[role] Only the player whose role is Mephistopheles can do that.
}
why-WAL-10 = { $case ->
    [empty] There is no card on { $slot } to reveal.
    [compulsory] The first card is compulsory: reveal at least one before you stop.
   *[over] You have already finished revealing cards this turn.
}
why-WAL-11 = The cards on { $first } and { $second } together block { $slot }: it is free once either is gone.
why-WAL-12 = { $case ->
    [one] The card on { $first } blocks { $slot }.
   *[both] The cards on { $first } and { $second } block { $slot }: both must be gone.
}
why-WAL-19 = { $case ->
    [hand] “{ $card }” is not in your hand: give one of the cards you have revealed.
    [compulsory] The first gift is compulsory: choose a card from your hand and who gets it.
    [early] Cards are given once you have finished revealing: you can stop now or go on revealing.
    [unrevealed] “{ $card }” is not one of the cards you have revealed this turn.
    [reveal] Cards are given after they have been revealed: reveal at least one first.
   *[over] This turn’s gifts are over.
}
why-WAL-20 = { $case ->
    [hand] “{ $card }” is not in your hand: give one of the cards you have left.
    [first] You have to make the first gift before that: the second, which is always face up, comes after it.
    [face-up] The first gift has been made: the second card is given face up.
   *[both] You have given two cards from your hand: now you may only pass on one you have received, if you like.
}
why-WAL-21 = { $case ->
    [nothing] You hold no received card that you could pass on.
    [colours] A received card is passed on only in a turn in which you reveal three cards, all with wisps of the same colour.
    [three] You cannot pass on a received card this turn: for that you must have revealed three cards.
    [ahead] To pass on a received card, you first have to reveal three with wisps of the same colour and make the other two gifts.
    [others] Before you pass on a received card you have to make the other two gifts.
    [second] Before you pass on a received card you have to make the second gift.
    [received] “{ $card }” is not one of the cards you have received.
   *[third] This turn’s gifts are over: a received card is passed on only right after the second gift.
}
why-WAL-23 = You cannot give yourself a card: choose another player.
why-WAL-24 = { $case ->
    [must] This game began under the earlier rule: if you can act as Mephistopheles, you have to.
    [nothing] { $giver } holds no received card to pass on.
    [himself] Mephistopheles commands others, not himself: if you want to give a card of your own, give it face up.
    [same] The player who passes the card on and the one who receives it must be different.
    [received] “{ $card }” is not one of the cards you have received.
    [role] That action belongs to Mephistopheles alone, and that is not your role.
    [idle] Only Mephistopheles, once declared, may do nothing in place of wisps and rites.
    [undeclared] To have Mephistopheles’ action you have to declare yourself before the first reveal of your turn.
    [next-turn] You declared yourself when your turn had already begun: Mephistopheles’ action is yours from your next turn.
    [over] You have already decided on Mephistopheles’ action this turn.
    [powerless] Nobody held a received card, so Mephistopheles had no action this turn.
    [instead] You have declared yourself Mephistopheles: on your turns his special action takes the place of wisps and rites.
    [no-order] Mephistopheles is not making you pass on a card right now.
    [yourself] You are Mephistopheles: nobody makes you pass on cards.
   *[forced] Mephistopheles is making you pass on a card: first choose which of those you have received.
}
why-WAL-25 = { $case ->
    [taken] There is already a card on { $slot }: choose an empty place.
    [strands] If you use { $slot }, another card in your hand would be left without a valid place.
    [hand] “{ $card }” is not in your hand: put back one of the cards you have left.
    [first] First you have to put all the cards in your hand back on the mountain.
    [early] The cards left in your hand go back after the gifts.
    [none-left] You have no card in hand to put back.
    [turn-down] First turn face down what you have put back.
   *[none-open] You have put nothing back that still lies face up.
}
why-WAL-26 = { $case ->
    [empty] There is no card on { $slot } to move.
    [moved] The card on { $slot } has already moved in this dance.
    [taken] There is already a card on { $slot }: choose an empty place or swap the two cards.
    [fixed] There is already a card on { $slot }, which cannot move now: choose an empty place.
    [compulsory] The first movement is compulsory: move or swap before you end the dance.
    [destination] A card does not move to the place where it already lies: choose a place other than { $slot }.
    [mirrored] Name the swap the other way round: first { $slot }, then { $other }.
    [places] The dance moves the cards on the mountain: choose a place.
    [put-back] Before the dance you have to put the cards in your hand back on the mountain.
    [open] Before the dance you have to turn face down what you have put back.
    [action] The dance comes last: first decide on Mephistopheles’ action.
   *[early] The dance comes at the end of the turn, after revealing and giving cards.
}
why-WAL-27 = { $case ->
    [lifted] On { $slot } the card would float: its only neighbour towards the summit would be the very card you move.
   *[alone] On { $slot } the card would float: it has no neighbour towards the summit to hold it up.
}
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
kind-mephistopheles = always a witch; may declare himself
kind-walpurga = ends the game
kind-familiar = familiar; the witches score with two or three
kind-bells = with a villager, chase away all villagers’ familiars
kind-crucifix = a witch discards it together with fertility
kind-fertility = 3 points if a witch keeps it
kind-herbs = a witch discards them with her ointments
kind-ointment = 1 point if a witch keeps it
kind-brooms = 3 points for the holder’s team
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
source-found = found elsewhere
source-deduced = deduced
source-reconstructed = reconstructed

## The teams and the mountain

side-witches = witches
    .one = a witch
side-villagers = villagers
    .one = a villager

ring-P = Pentacle
ring-I = Inner pentagon
ring-S = Pentagram
ring-O = Outer pentagon

slot-P0 = pentacle 1
slot-P1 = pentacle 2
slot-P2 = pentacle 3
slot-P3 = pentacle 4
slot-P4 = pentacle 5
slot-I0 = inner 1
slot-I1 = inner 2
slot-I2 = inner 3
slot-I3 = inner 4
slot-I4 = inner 5
slot-S0 = pentagram 1
slot-S1 = pentagram 2
slot-S2 = pentagram 3
slot-S3 = pentagram 4
slot-S4 = pentagram 5
slot-O0 = outer 1
slot-O1 = outer 2
slot-O2 = outer 3
slot-O3 = outer 4
slot-O4 = outer 5
slot-O5 = outer 6
slot-O6 = outer 7
slot-O7 = outer 8
slot-O8 = outer 9
slot-O9 = outer 10

## Table options

edition-few = For three or four
    .help = Seven cards have a witch icon, not eleven: with three or four players, witches and villagers then win about as often.
setting-memory_aid = Memory aid
    .help = The table remembers for you: it keeps showing the faces of the mountain that everybody has seen, and follows them as they move. Cards given face down remain secret.
setting-wide_foot = Outer pentagon of ten cards
    .help = Another reading of a drawing that is lost: the outer pentagon has ten cards instead of five. In front of each point of the pentagram lie two (in front of pentagram 1, outer 1 and outer 6), which block it and which it alone supports. For 6 players at most.

## The table in lines

show-name = { $seat }
show-name-declared = { $seat }, declared { $card }
show-score = Points: witches { PLAIN($witches) }, villagers { PLAIN($villagers) }.
show-turn = Now playing: { $seat }.
show-mountain = Mountain, from summit to foot (down: face down and not blocked):
show-memory = Memory aid: below each figure, the cards that everybody has seen.
show-ring = { $ring }:
show-slot-empty = { $slot }: empty
show-slot-down = { $slot }: down
show-slot-blocked = { $slot }: blocked
show-slot-danced = { $slot }: danced
show-stake = { $points ->
    [one] Stopping now is worth 1 point to the { $side }.
   *[other] Stopping now is worth { $points } points to the { $side }.
}
show-stake-none = Stopping now is worth nothing to anybody.
show-order = { $giver } must pass a card on to { $receiver }.
show-slot-open = { $slot }: up
show-slot-face = { $slot }: { $card }
show-card = { $card } ({ $icons })
show-card-long = { $card } ({ $icons }): { $kind }
show-with-eye = { $wisp }, cat’s eye
show-hand-own = In your hand:
show-hand-open = Cards that { $seat } has revealed this turn:
show-hand-hidden = { $number ->
        [one] { $seat } has { $number } card in hand, which is no longer shown.
       *[other] { $seat } has { $number } cards in hand, which are no longer shown.
    }
show-hand-over = Revealed in the last turn; they belong to nobody:
show-own-role = Your role: { $role } (card “{ $card }”).
show-own-declared = You have declared yourself Mephistopheles: everybody knows.
show-own-up = Face up in front of you:
show-own-down = Face down in front of you:
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
show-winners = Victory: { $players }.
show-drawn = The game is over: a draw.
show-all-lost = The game is over: everyone was a witch, the villagers have more points, and everybody loses.
show-components = In brackets, where each fact comes from. The cat’s eye is reconstructed on all cards.
show-component = { $card } ({ $source }): { $kind }
show-component-icons = { $wisp } ({ $wisp_source }); role: { $role } ({ $role_source }); { $eye }
show-eye = cat’s eye
show-no-eye = no cat’s eye

## The board in the browser

board-mountain = The mountain, from summit to foot
board-slot-blocked = { $count ->
        [one] { $slot }: blocked by { $first }
       *[other] { $slot }: blocked by { $first } and { $second }
    }
board-remembered = What the table remembers: { $card }
board-movements = Movements made in this dance: { $made } of 3.

# What each thing is and does, in the large view
tell-mephistopheles = Always a witch. If it is your role, you may declare it whenever you like; from then on a special action takes the place of the wisps and the rites in your turns.
tell-walpurga = Whoever reveals her ends the game at once: all roles are shown, and the final scoring begins.
tell-familiar = At the end the familiars of all witches together are counted: two give them 2 points, all three 5. For a villager its purple wisp counts against her, unless the bells drive it away.
tell-bells = At the end, if any villager has them, all villagers discard their familiars. With a witch they stay silent.
tell-crucifix = At the end a witch who has it together with Fertility discards both. A declared Mephistopheles is exempt.
tell-fertility = At the end it gives the witches 3 points if one of them has kept it: with a crucifix she loses it, unless she is a declared Mephistopheles.
tell-herbs = At the end a witch who has them together with any ointment discards them and all her ointments. A declared Mephistopheles is exempt.
tell-ointment = At the end it gives the witches 1 point if one of them has kept it: with the herbs she loses it, unless she is a declared Mephistopheles.
tell-brooms = At the end they give 3 points to the team of whoever has them.
tell-spectres = At the end they give 2 points to the team opposing whoever has them.
tell-bonfire = At the end it costs the witches 2 points if one of them has it.
tell-plain = It has no effect of its own: its wisp and its role icon are what counts.
tell-wisp = { $wisp ->
        [purple] Purple wisp: when revealed, it counts for the witches. At the end it counts against the villager who has it.
        [green] Green wisp: when revealed, it counts for the villagers. At the end it counts for the villager who has it.
       *[none] No wisp: it uses up one of the three cards of a turn and does not change the combination.
    } { $source ->
        [rulebook] (From the rulebook.)
        [deduced] (Deduced from the rulebook.)
        [found] (Found elsewhere.)
       *[reconstructed] (Reconstructed.)
    }
tell-eye = Cat’s eye: it is always given face up.
tell-eye-source = { $source ->
        [rulebook] (From the rulebook.)
        [deduced] (Deduced from the rulebook.)
        [found] (Found elsewhere.)
       *[reconstructed] (Reconstructed.)
    }
tell-role = { $role ->
        [witch] Witch icon: dealt as a role, it makes its owner a witch.
        [villager] Villager icon: dealt as a role, it makes its owner a villager.
       *[none] No role icon: it is not dealt as a role.
    } { $source ->
        [rulebook] (From the rulebook.)
        [deduced] (Deduced from the rulebook.)
        [found] (Found elsewhere.)
       *[reconstructed] (Reconstructed.)
    }
tell-lies-hand = It is in the hand of the player whose turn it is.
tell-lies-up = It lies face up in front of { $seat }.
tell-lies-down = It lies face down in front of { $seat }.
tell-lies-role = It is the role of { $seat }: it is never given away, and apart from its icon it counts for nothing.
tell-place-P = This is the summit. Its card is blocked as long as either of its two neighbours in the inner pentagon is there.
tell-place-I = Its card is blocked as long as both cards of the pentagram beside it are there; it is free once either is gone.
tell-place-S = Its card is blocked as long as either of its two neighbours in the outer pentagon is there.
tell-place-O = This is the foot of the mountain: its cards are never blocked.
tell-blockers = Places that can block it: { $places }.

## Advice

advice-only = There is nothing else to do.
advice-all-same = It makes no difference which: for your team all are worth the same.
advice-as-good = { $count ->
        [one] One other choice is just as good.
       *[other] { $count } other choices are just as good.
    }
advice-learn = Learn { $slot } by heart: “{ $card }” ({ $wisp }), your colour and never blocked.
advice-learn-none = There is no { $wisp }, your colour, in the outer pentagon: look at the pentagram.
advice-declare = Before revealing anything, I would declare myself Mephistopheles: { $points ->
        [0] what you can command is worth more than revealing
        [one] it saves 1 point that you would lose now
       *[other] it saves { $points } points that you would lose now
    }.

# Wisps
advice-stop-ours = If you stop, your team gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
advice-stop-theirs = If you stop, the other team gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
advice-stop-none = If you stop, nobody scores.
advice-stop-enough = No card that you could reveal promises more.
advice-path-one = I remember “{ $card }” there ({ $wisp }): with it your team makes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
advice-path-keeps = I remember “{ $card }” there ({ $wisp }): your team keeps { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
advice-path-two = I remember “{ $card }” there, and “{ $also }” on { $slot }: with both, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for your team.
advice-path-three = I remember “{ $card }” there; with the cards on { $slot } and { $to }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for your team.
advice-path-theirs = I remember “{ $card }” there ({ $wisp }): at best, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the other team.
advice-path-none = I remember “{ $card }” there ({ $wisp }): nobody scores.
advice-reveal-least = One card has to be revealed, and none promises more.
advice-draw-ours = { $count ->
        [one] Once
       *[other] { $count } times
    } in 10 it shows { $colour ->
        [0] a purple wisp
        [1] a green wisp
       *[2] no wisp
    }: your team can make { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
advice-draw-theirs = { $count ->
        [one] Once
       *[other] { $count } times
    } in 10 it shows { $colour ->
        [0] a purple wisp
        [1] a green wisp
       *[2] no wisp
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the other team.
advice-draw-none = Nobody has seen that card; whatever it is, it scores nothing yet.
advice-draw-give-good = On average, what comes up will be useful to give.
advice-draw-give-bad = On average, what comes up will be bad for your team to have to give.
advice-walpurga = { $rivals ->
        [one] It is Saint Walpurga
       *[other] Once in { $rivals } it is Saint Walpurga
    }, who ends the night: as things are your team { $count ->
        [0] would almost surely not win
        [10] would almost surely win
       *[other] would win { $count } times in 10
    }.
advice-give-good = Then you can give “{ $card }”: { $points ->
        [0] it helps your team a little
        [one] worth about { $points } point
       *[other] worth about { $points } points
    }.
advice-give-two = Then you can give “{ $card }” and “{ $also }”, which help your team.
advice-give-bad = Then you have to give something, and even “{ $card }” { $points ->
        [0] helps the other team a little
        [one] brings the other team about { $points } point
       *[other] brings the other team about { $points } points
    }.

# Rites
advice-gift-good = { $count ->
        [10] { $receiver } is a declared witch:
       *[other] If { $receiver } is { $team ->
            [0] a witch
           *[1] a villager
        } ({ $count } in 10),
    } { $points ->
        [0] it may come to help your team
        [one] your team is { $points } point better off
       *[other] your team is { $points } points better off
    }.
advice-gift-bad = { $count ->
        [10] { $receiver } is a declared witch:
       *[other] If { $receiver } is { $team ->
            [0] a witch
           *[1] a villager
        } ({ $count } in 10),
    } { $points ->
        [0] it may come to help the other team
        [one] your team is { $points } point worse off
       *[other] your team is { $points } points worse off
    }.
advice-give-least = Something has to be given, and nothing that you have helps your team more.
advice-gift-nothing = I do not expect “{ $card }” to change anything in front of { $receiver }.
advice-part-good = You are rid of “{ $card }”: { $points ->
        [0] with you it might have come to help the other team
        [one] your team is { $points } point better off
       *[other] your team is { $points } points better off
    }.
advice-part-bad = You part with “{ $card }”: { $points ->
        [0] it could still have helped your team
        [one] your team loses { $points } point
       *[other] your team loses { $points } points
    }.
advice-does-brooms = The brooms bring 3 points to the team of whoever has them.
advice-does-spectres = The Brocken spectres bring 2 points to the opponents of whoever has them.
advice-does-familiar = “{ $card }” is a familiar: two with the witches are worth 2 points, all three 5.
advice-does-fertility = Fertility is worth 3 points if a witch keeps it.
advice-does-ointment = “{ $card }” is worth 1 point if a witch keeps it.
advice-does-bonfire = “{ $card }” costs the witches 2 points if one of them has it.
advice-does-crucifix = With “{ $card }” a witch discards fertility, if she has it.
advice-does-herbs = With the herbs a witch discards the ointments that she has.
advice-does-bells = The bells are green and, with a villager, chase away the villagers’ familiars.
advice-does-green = “{ $card }” is green: up to 2 points in front of a villager.
advice-does-purple = “{ $card }” is purple: it cancels one of a villager’s green wisps.
advice-keep = Nothing that you could do now helps your team.
advice-keep-misses = That leaves everything as it is, and more can be had.
advice-next-best = Failing that, “{ $card }” for { $receiver } would be best.
advice-next-best-command = Failing that, it would be best to make { $giver } pass a card to { $receiver }.
advice-command-good = If { $giver } is { $team ->
        [0] a witch ({ $count } in 10), the choice will suit you
       *[1] a villager ({ $count } in 10), something has to go all the same
    }: { $points ->
        [0] you gain a little
        [one] you gain about { $points } point
       *[other] you gain about { $points } points
    }.
advice-command-bad = If { $giver } is { $team ->
        [0] a witch ({ $count } in 10), not even the best choice suits you
       *[1] a villager ({ $count } in 10), the choice will be what hurts you most
    }: { $points ->
        [0] you lose a little
        [one] you lose about { $points } point
       *[other] you lose about { $points } points
    }.
advice-command-nothing = What { $giver } can pass to { $receiver } changes nothing.
advice-takes = I take { $seat } for { $team ->
        [0] a witch
       *[1] a villager
    } ({ $count } in 10).

# Who is who
advice-clue-wisps = { $seat } has taken { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in wisps for the { $side } in { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }.
advice-clue-gave = { $seat } gave “{ $card }” to { $receiver }, whom I take for { $team ->
        [0] a witch
       *[1] a villager
    }: that helps the { $side }.
advice-clue-gave-you = { $seat } gave you “{ $card }”: that helps the { $side }.
advice-clue-got = { $giver }, whom I take for { $team ->
        [0] a witch
       *[1] a villager
    }, gave { $seat } “{ $card }”: that fits if { $seat } is with the { $side }.
advice-no-clue = Nothing seen so far gives { $seat }’s team away.
advice-hunch = That is more of a hunch: nothing seen of { $seat } says so by itself.

# The dance
advice-finds = { $count ->
        [10] { $seat } is a declared witch:
       *[other] If { $seat } is { $team ->
            [0] a witch
           *[1] a villager
        } ({ $count } in 10),
    } { $points ->
        [-1] only the other colour is left to reveal
        [0] the cards seen so far give no points
        [one] the cards seen so far allow { $points } point
       *[other] the cards seen so far allow { $points } points
    } (now, { $before ->
        [-1] only the other colour
        [0] none
       *[other] { $before }
    }).
advice-finds-later = { $count ->
        [10] { $seat } is a declared witch:
       *[other] If { $seat } is { $team ->
            [0] a witch
           *[1] a villager
        } ({ $count } in 10),
    } and if nobody changes it before, { $points ->
        [-1] only the other colour is left to reveal
        [0] the cards seen so far give no points
        [one] the cards seen so far allow { $points } point
       *[other] the cards seen so far allow { $points } points
    } (now, { $before ->
        [-1] only the other colour
        [0] none
       *[other] { $before }
    }).
advice-opens = It frees a card that may be Saint Walpurga (1 in { $rivals }); as things are your team { $count ->
        [0] would almost surely not win
        [10] would almost surely win
       *[other] would win { $count } times in 10
    }.
advice-covers = It blocks what may be Saint Walpurga (1 card in { $rivals }); as things are your team { $count ->
        [0] would almost surely not win
        [10] would almost surely win
       *[other] would win { $count } times in 10
    }.
advice-dance-same = It does not change the points that those who come next can make.
advice-dance-must = One movement is compulsory, and none makes the mountain better for your team.
advice-put-least = No other place is better for your team.
advice-rest = That leaves the mountain as it is, and it could be left better.
advice-rest-best = No movement makes the mountain better for your team.
advice-as-it-lies = As it lies, the cards seen so far offer a witch { $witches ->
        [-1] only green wisps
        [0] 0 points
        [one] { $witches } point
       *[other] { $witches } points
    } and a villager { $villagers ->
        [-1] only purple wisps
        [0] 0 points
        [one] { $villagers } point
       *[other] { $villagers } points
    }.
advice-lies = On { $slot } I remember “{ $card }” ({ $wisp }).
advice-lies-unseen = Nobody has seen the card on { $slot }.

## Lessons

lesson-village = A villager’s evening
    .about = Your first turn, card by card: wisps, rites and dance, and how a witch gives herself away.
lesson-village-hello = Good evening! This card is your role, and only you see it. Only its icon counts, the pitchfork (top right): you are a villager; a hat would be a witch. Everything else on this card is ignored. Of the others you know nothing.
lesson-village-sides = Witches against villagers: the torches show the points, and both teams start with one. In the end the team with more wins; equal is a draw. One special witch, Mephistopheles, is always dealt, so there is at least that one. Who is who, nobody knows.
lesson-village-mountain = This is the Brocken, seen from above. In the middle, by the fire, is its top: the pentacle. Saint Walpurga lies there. When she appears, the night is over.
lesson-village-slope = Around it lies the inner pentagon, whose faces nobody has seen. And around that the pentagram: the five points of the star, which lie face up now.
lesson-village-edge = At the edge lies the outer pentagon. Together with the pentagram it is the foot of the mountain: from here one climbs towards the fire.
lesson-village-foot = The foot is shown only once. On these cards it is the wisp (top left) that counts, not the icon (top right). Outer 5 and pentagram 1 are green, which is good for you; outer 1 has no wisp. When you know them, press “Finish looking”.
lesson-village-demo_purple = { $seat3 } begins. A turn starts with following the wisps: one to three cards are revealed, one at a time. A purple wisp has come up; if she stopped now, the witches would gain 1 point. Green wisps are the villagers’.
lesson-village-demo_green = She went on, and green came. If the colour changes, it ends and the last wisp scores for its team: 1 point if it is the second, 2 if the third. If all are of one colour, one wisp is 1 point, two are 3, three 5.
lesson-village-gift_down = Then cards are handed over (the game calls them rites). { $seat3 } has given you the Rosary face down: the others see only that it is one of her two. You may look at it again at any time. It is green, and green wisps give a villager points in the end. A friend, perhaps?
lesson-village-gift_up = The second gift is optional and goes face up: everybody sees that { $seat1 } now has the Harz mist, which is purple, and can work out which one you have. Who gives what to whom: that is where nearly all clues come from.
lesson-village-demo_dance = And in the end the cards dance: { $seat3 } has swapped these two. Whoever does not watch loses track of what lies where. Both of them were purple, so this time little has changed: there is still purple here and there.
lesson-village-first_card = Your turn. Only unblocked cards may be revealed: the outer ones are never blocked, one of the pentagram is free once both outer cards in front of it are gone. Where was a green wisp? Reveal outer 5: touch it, then confirm below, or choose it from the list.
lesson-village-was_purple = There is a purple wisp: you saw it at the beginning, and then it danced. You would give the witches a point, or have to risk more cards to avoid it.
lesson-village-second_card = Green! If you stop now, it is 1 point for the villagers. But outer 1 has no wisp: it uses up one of your three cards and changes nothing, and once it is gone pentagram 1 is free, which is green. Reveal outer 1.
lesson-village-second_card-missed = A card without a wisp uses up one of the three that you may reveal and changes nothing else; but it may clear the way to what lies behind it.
lesson-village-stop_at_one = You may stop: 1 point for sure. But you remember where the other green one is, and two green wisps would be 3.
lesson-village-would_turn = A purple wisp waits there. With another colour the phase would end, and the point would be the witches’.
lesson-village-third_card = Neither of the two cards that blocked pentagram 1 is there any more: the lock is open. Reveal it.
lesson-village-three_points = Green, none and green: two green wisps, 3 points for the villagers, and they are marked only now. Three green ones would have been 5; two green ones and then a purple one, 2 for the witches. After the third card it always ends.
lesson-village-three_points-missed = Points are marked only when the revealing ends, and after the third card it always does. Two green wisps are 3 points for the villagers, three are 5; two green ones and then a purple one, 2 for the witches.
lesson-village-values = Before you choose, what counts in the end. Each villager takes her purple wisps from her green ones; each green one that is left is worth 2 points, and she never has less than 0. To a witch each ointment is worth 1 point and Fertility 3; each bonfire costs her 2.
lesson-village-values_more = Two things more. Calf, black cat and billy goat are the familiars: two of them among all witches are 2 points, all three 5. And the brooms give 3 points to their holder’s team, the Brocken spectres 2 to the other one.
lesson-village-give = Now you give. The first card is compulsory and goes face down (only with a cat’s eye on it, face up), to anyone but yourself. A green wisp serves a villager; a bonfire costs the witches 2 points if a witch holds it. Whom do you trust?
lesson-village-empty_gift = “{ card-W29 }” has neither a wisp nor an effect: it helps and hurts nobody. To give it is legal, but it wastes your secret gift.
lesson-village-give_other = Now you give. The first card is compulsory and goes face down (only with a cat’s eye on it, face up), to anyone but yourself. A green wisp serves a villager, a purple one harms her; a bonfire costs a witch 2 points. Whom do you trust?
lesson-village-give_more = Another one? This one everybody will see, and to whom you give it. Or you give nothing more, and what you have left goes back to the mountain. Decide.
lesson-village-pass_on = You have revealed three cards of one colour and given two: now you may pass one of those you have received on to another player, as it lies. It is optional.
lesson-village-third_gift = There is a third gift, too, though seldom: whoever has revealed three cards of one colour and given two of them may also pass on a card received earlier, as it lies. It is optional.
lesson-village-put_back = What you have left goes back to the mountain, to a place that is not blocked and where the card does not float: it needs a neighbour nearer the fire. Everybody sees where you put it. Choose a place at the edge.
lesson-village-put_back-missed = Cards that you do not give go back to the mountain, each to a place that is not blocked and where it does not float: it needs a neighbour nearer the fire. Everybody sees them until you turn them face down.
lesson-village-shuts_the_way = There you would block the way to the fire again. Sometimes that is wise, but then nobody gets to what has not been seen yet.
lesson-village-turn_down = Everybody is looking at what you have put back. Once you turn it face down, it has to be remembered.
lesson-village-dance = Now only the dance is missing: one to three movements. Move an unblocked card to an empty place, or swap two; none dances twice. Do you want to hide what you know?
lesson-village-dance_on = One movement is enough. End the dance, or move another: up to three in all.
lesson-village-inner = { $seat1 } has come to the inner pentagon. A card there is blocked as long as both cards of the pentagram beside it are there; if one is gone, that is enough. You have opened the door for her.
lesson-village-inner-missed = A card of the inner pentagon is blocked as long as both cards of the pentagram beside it are there. If one of them is gone, that is enough: it may be revealed.
lesson-village-inner_other = A card of the inner pentagon has been revealed. There, a card is blocked as long as both cards of the pentagram beside it are there; if one of them is gone, that is enough.
lesson-village-two_purple = Two purple wisps, and no green one with them: 3 points for the witches. Watch how it came about: whoever stops at purple, though she could have gone on to look for green, hardly looks like one of yours.
lesson-village-cats_eye = The black cat, which { $seat2 } has now, has a cat’s eye: such a card is always given face up, even as the first gift.
lesson-village-cats_eye-missed = Some cards have a cat’s eye, such as the black cat. They are always given face up, even as the first gift.
lesson-village-cats_eye_other = A card with a cat’s eye has changed hands: such a card is always given face up, even as the first gift.
lesson-village-poisoned_other = A purple wisp for you! In a villager’s hands it cancels a green one; with more purple than green she scores 0, never less. Whoever gives you such a thing on purpose is hardly one of yours.
lesson-village-poisoned = A poisoned gift! In a villager’s hands a purple wisp cancels a green one; with more purple than green she scores 0, never less. { $seat1 } knows that, and gave it to you. We have seen through her.
lesson-village-talk = At the table you may talk about everything, and lie; only showing the role card or a card that lies face down is forbidden. Write your suspicions down under “Notes”: nobody else reads them.
lesson-village-remedies = For the end there are remedies: a witch with the herbs loses her ointments, and with a crucifix fertility (not Mephistopheles, if he has declared himself). And if a villager has the bells, familiars held by villagers take nothing from them.
lesson-village-devil = { $seat2 } has turned over the role card: it is Mephistopheles, who is always with the witches. From now on, instead of revealing and giving, she makes somebody pass a card on, or gives one of her own face up. The other witches stay hidden.
lesson-village-devil-missed = One of the roles is Mephistopheles, always with the witches, who may turn the card over at any moment. From then on, instead of revealing and giving, Mephistopheles makes somebody pass a card on, or gives one of his own face up.
lesson-village-forced = You have to obey: one of the cards you have received goes to { $seat2 }. But it is you who chooses it. Which one are you glad to be rid of?
lesson-village-forced_other = You have to obey: one of the cards you have received goes to whomever Mephistopheles names. But it is you who chooses it. Green ones are better kept.
lesson-village-forced-missed = If Mephistopheles makes you pass a card on, you have to obey, and he says to whom. But of the cards you have received it is you who chooses: get rid of a purple one.
lesson-village-keep_green = The Rosary is green, and worth 2 points to you. The ointment is purple: it takes from you. Mind you, though: to a witch an ointment is worth 1 point.
lesson-village-alone = You can play a whole turn now. One last thing: Saint Walpurga began among these five, but may dance like any card. Here one is free when its two neighbours in the inner pentagon are gone. Whoever reveals her ends the game at once, and that turn’s wisps don’t count.
lesson-village-alone_too = From here on you decide for yourself, and so do the others. If something is not possible, touch it and it tells you why. The game is short, and it is about deduction: your second game will feel quite different.
lesson-village-walpurga = Saint Walpurga! The night is over. What was revealed this turn does not count, and everybody shows their role and their cards. Were you right?
lesson-village-count_familiars = First the familiars: calf, black cat and billy goat. Two of them among all witches are 2 points, all three 5. To villagers they are purple wisps; but if a villager has the bells, those that villagers hold run away.
lesson-village-count_witches = These are the witches. Each ointment of theirs is worth 1 point and fertility 3; each bonfire costs 2. But whoever has the herbs as well loses her ointments, and whoever has a crucifix loses fertility.
lesson-village-count_both = The brooms give 3 points to the team of whoever has them, the Brocken spectres 2 to the other team. Cards such as the Owl, the Summit or the Mask have no effect of their own: at most their wisp counts.
lesson-village-count_villagers = Each villager takes her purple wisps from her green ones, and what is left counts double: three green and one purple are 4 points. If nothing is left, 0. The team with more points wins. Another night you may be a witch!

lesson-witch = A witch’s evening
    .about = You are Mephistopheles: score with purple wisps, spoil the villagers’ night, and choose the moment to show yourself.
lesson-witch-hello = Tonight you are Mephistopheles, who is always a witch. Nobody knows. When it suits you, you may declare it, and then you have an action that nobody else has. But from then on nobody will trust you.
lesson-witch-goal = The witches win together if they have more points than the villagers in the end; equal is a draw. Who the others are nobody knows, nor do you. Perhaps all are witches: if the villagers lead even so, everybody loses.
lesson-witch-foot = Purple wisps bring points to the witches. Memorise these three, which lie together: outer 5, outer 1 and, between them, pentagram 1. Then press “Finish looking”.
lesson-witch-too_early = You may declare yourself at any moment. But then you reveal no more cards, and everybody knows that you are a witch. Play one turn in secret first: a better moment will come.
lesson-witch-stops = { $seat3 } has revealed a purple wisp and stopped: 1 point for the witches, for sure. A villager would have gone on looking for a green one. Is she one of ours?
lesson-witch-fertility = Fertility! { $seat3 } has given it to you face down. If a witch has it in the end, it is worth 3 points. Keep it well, and say nothing.
lesson-witch-values = This counts in the end, too: each ointment gives a witch 1 point, each bonfire costs her 2. Calf, black cat and billy goat: two of them among all witches are 2 points, all three 5. The brooms give 3 to their holder’s team, the Brocken spectres 2 to the other one.
lesson-witch-first_card = It is your turn: reveal one to three cards, one at a time. Those of the outer pentagon are never blocked. Begin with a purple wisp, outer 5 or outer 1: touch it, then confirm below.
lesson-witch-first_card-missed = Whoever has not declared herself Mephistopheles begins her turn by revealing one to three cards, one at a time. Those of the outer pentagon are never blocked.
lesson-witch-was_green = There is a green wisp: it danced, but you saw it. You would give the villagers a point.
lesson-witch-second_card = Purple: if you stop, 1 point. With another purple one it would be 3; if a green one came, the phase would end with 1 point for the villagers. But you remember where the other one is. Reveal it.
lesson-witch-second_card-missed = One purple wisp is 1 point for the witches, two are 3. If a green one comes after the first, the phase ends with 1 point for the villagers.
lesson-witch-stop_at_one = A sure point is a point. But you remember the other purple one, and two would be 3.
lesson-witch-would_turn = A green wisp waits there: the colour would change, and the points would be the villagers’.
lesson-witch-third_card = Two purple ones: to stop is worth 3. And with both outer cards gone, pentagram 1 is no longer blocked. Three purple ones are 5; if the third were green, 2 for the villagers. Do you remember what lies there? Decide.
lesson-witch-third_card-missed = Three purple wisps are 5 points; if only the third is green, 2 for the villagers. And a card of the pentagram is no longer blocked once both outer cards in front of it are gone.
lesson-witch-five_points = Three of one colour: 5 points for the witches! No turn brings more. Of course, now everybody looks at you differently.
lesson-witch-give = The first gift goes face down, unless the card shows a cat’s eye. A purple wisp cancels a green one of the villager who gets it; to a witch it does nothing. Who do you think is a villager?
lesson-witch-give-missed = After the wisps one of the revealed cards has to be given, face down, unless it shows a cat’s eye. A purple wisp cancels a green one of the villager who gets it; to a witch it does nothing.
lesson-witch-to_a_sister = { $seat3 } stopped with purple and gave you Fertility: she looks like a witch. A purple wisp means nothing to her, and your blow is wasted.
lesson-witch-give_more = Another one, if you like, but face up: everybody will see that you hand out purple. You can always say that you didn’t know to whom. Lying is allowed here.
lesson-witch-give_more-missed = A second card may be given, too, but face up: everybody sees what you hand out, and to whom. About the reasons you may say what you like. Lying is allowed here.
lesson-witch-third_gift = Since you have revealed three of one colour and still have one in hand, you could also pass on a card that you have received. All you have is Fertility: don’t let go of it.
lesson-witch-third_gift-missed = And there is a third gift: with three revealed of one colour, two given and one still in hand, you may also pass on a card that you have received, as it lies.
lesson-witch-keep_fertility = It is the card that is worth most to the witches: 3 points if one of them keeps it. In a villager’s hands it is worth nothing.
lesson-witch-put_back = What you have left goes back to the mountain, seen by everybody, to a place that is not blocked and has a neighbour nearer the fire. Then it is turned face down.
lesson-witch-put_back-missed = Revealed cards that are not given go back to the mountain, seen by everybody, to a place that is not blocked and has a neighbour nearer the fire. Then they are turned face down.
lesson-witch-shuts_the_way = There you would shut the way to the fire again. It is a good defence, but tonight we want things to move on.
lesson-witch-dance = And the dance: one to three movements, to an empty place or by swapping two unblocked cards; none dances twice. If you know where a green wisp lies, you can make the villagers lose track of it.
lesson-witch-crucifix = A crucifix! A witch who has Fertility and a crucifix in the end discards both. { $seat1 } has seen through you. Only Mephistopheles is exempt, if declared.
lesson-witch-crucifix-missed = Beware of crucifixes: a witch who has Fertility and a crucifix in the end discards both. Only Mephistopheles is exempt, if declared.
lesson-witch-herbs = And the herbs for { $seat3 }: with them a witch loses all her ointments. Every gift says something. Those with a cat’s eye always say it aloud: they never go face down.
lesson-witch-herbs-missed = With the herbs a witch loses all her ointments, unless she has declared herself Mephistopheles. And cards with a cat’s eye are always given face up.
lesson-witch-declare = This is the moment: before your first card of the turn, declare yourself Mephistopheles. You save Fertility, and from this very turn on you have your special action instead of wisps and rites.
lesson-witch-not_yet = You may play an ordinary turn, and declare yourself at any moment. But if you do so after a card has been revealed, the special action has to wait for your next turn.
lesson-witch-act = You may make somebody pass a received card to whomever you say (she chooses which), give one of your own face up, or do nothing. And the dance is always left to you.
lesson-witch-act-missed = If you declare yourself before your first card of a turn, you act from that turn on: instead of wisps and rites you make somebody pass a received card to whomever you say (she chooses which), give one of yours face up, or do nothing. Then you dance.
lesson-witch-helps_them = The crucifix is green: to a villager it would be worth 2 points. To you, declared, it does no harm any more.
lesson-witch-alone = Now go on by yourself. Saint Walpurga began among these five, but may dance like any card: whoever reveals her ends the night at once, and the wisps of that turn don’t count. Once declared you reveal no cards; but when the witches are ahead, another witch may end the night.
lesson-witch-walpurga = Saint Walpurga! The night is over, and roles and cards are shown. Who was one of ours?
lesson-witch-count_familiars = First the familiars: calf, black cat and billy goat. Two of them among all witches are 2 points, all three 5. To villagers they are purple wisps and count against them, unless one of them has the bells.
lesson-witch-count_rites = Now the witches, you and { $seat3 }. Fertility is worth 3 points and each ointment 1; each bonfire costs 2. But with a crucifix a witch loses fertility, with the herbs her ointments, unless she has declared herself Mephistopheles.
lesson-witch-count_both = The brooms give 3 points to their holder’s team, the Brocken spectres 2 to the other one. Cards such as the Owl, the Summit or the Mask have no effect of their own: at most their wisp counts.
lesson-witch-count_rest = Each villager takes her purple wisps, those that you handed out, from her green ones, and what is left counts double; if nothing is left, 0. The team with more points wins; if all were witches and the villagers lead, everybody loses.

## What is in the box, for the workshop

box-cards = Cards
box-kind = What it is
box-wisp = Wisp
box-role = Icon
box-eye = Cat's eye
box-kind-mephistopheles = Mephistopheles
box-kind-walpurga = Saint Walpurga
box-kind-familiar = Familiar
box-kind-bells = Bells
box-kind-crucifix = Crucifix
box-kind-fertility = Fertility
box-kind-herbs = Herbs
box-kind-ointment = Ointment
box-kind-brooms = Brooms
box-kind-spectres = Brocken spectres
box-kind-bonfire = Bonfire
box-kind-plain = Plain card
