# New Salem: choose buildings, accuse and govern. Texts in English.
# The same keys, attributes and values as es.ftl.

## The game

game-title = New Salem
game-goal = You are raising a new town, and there are witches hiding among you. Everybody builds what suits them; with too much despair at the end the best witch wins, otherwise the best puritan.
game-before =
    One player wins, not a side: the one with the most points on the winning side. You compete with those on your own side, too.
    With three or four players there may be no witch at the table at all.
    You may talk about everything and lie, but never mention the name, trade, picture or looks of your character.
game-source = The rulebook has no list of the cards. The symbols on the buildings, nearly all names, the texts and costs of the events (but for the Trial) and the player numbers are our reconstruction; the types that each character scores are deduced.

## Questions

ask-pick = Choose a building from your hand in secret.
    .others = { $seat } is choosing a building.
ask-last_pick = Keep one card, or discard both and build the top card of the deck.
    .others = { $seat } is deciding about the last two cards.
ask-remove = From which building do you remove a despair cube?
    .others = { $seat } is choosing where to remove a despair cube from.
ask-conscience = Guilty conscience: pay a hope cube, if you have one, and discard the card, or put a despair cube on a building of yours.
    .others = { $seat } is wrestling with a guilty conscience.
ask-launch = Launch an event or, unless you must launch one, end the phase.
    .others = { $seat } is the constable and is deciding which event to launch.
    .launch = You must launch an event.
    .end_phase-launch = Launch an event or end the phase.
    .end_phase = You cannot launch any event now: end the phase.
ask-pay = Which building does the rest of the hope come from?
    .others = { $seat } is choosing where the payment comes from.
ask-last_call = The phase is about to end: will you give hope to anybody?
    .others = { $seat } may still give hope before the phase ends.
foreseen-last_call = Whenever the constable wants to end the phase, in this round
ask-name = Who is to be the new constable?
    .others = { $seat } is choosing the next constable.
ask-try = Who do you put on trial?
    .others = { $seat } is choosing who to put on trial.
ask-question = Whose character do you look at?
    .others = { $seat } is choosing who to question.
ask-confess = Who has to confess?
    .others = { $seat } is choosing who confesses.
ask-confess_to = You have to show your character to somebody. Who?
    .others = { $seat } is choosing who to show their character to.
ask-absolve = Whose trial do you lift?
    .others = { $seat } is choosing who to absolve.
ask-hand = Who do you hand this card to?
    .others = { $seat } is choosing who to hand the card to.
ask-burn = Which building burns?
    .others = { $seat } is choosing which building burns.
ask-seize = Which building do you take?
    .others = { $seat } is choosing which building to take.
ask-offer = Which building of yours do you offer in exchange?
    .others = { $seat } is choosing which building to offer.
ask-swap_for = Which building do you want for yours?
    .others = { $seat } is choosing which building to ask for.
ask-emigrate = Choose one of your buildings in secret: all pass one to the left at the same time.
    .others = { $seat } is choosing a building to pass to the left.
ask-clear = Which building do you remove all despair from?
    .others = { $seat } is choosing which building is freed of despair.
ask-bear = You had no hope to lose: which of your buildings does the despair cube go on?
    .others = { $seat } is choosing where the despair goes.
ask-build = Which of the buildings drawn do you build? The others go under the deck.
    .others = { $seat } is choosing which of the drawn buildings to build.

# What chance decides
ask-deal_character = Which character is dealt?
    .others = The characters are being dealt.
ask-first_constable = Who is the first constable?
    .others = The first constable is being drawn.
ask-deal = Which building is dealt?
    .others = The buildings are being dealt.
ask-redraw = Which building comes from the deck?
    .others = The top card of the deck is being drawn.
ask-draw_event = Which event turns up?
    .others = An event is being turned up.
ask-draw_building = Which building does the constable draw?
    .others = The constable is drawing buildings.

## What can be chosen

verb-discard_both = Discard both and take the top of the deck
verb-end_phase = End the phase
verb-let_pass = Give nothing
verb-pay_rest = Pay the rest from wherever there is most
verb-ease_conscience = Pay a hope cube and discard the card
verb-bear_loose = Put a despair cube on your character
verb-pick = Choose { $card }
verb-keep = Keep { $card }
verb-build = Build { $card }
verb-launch = Launch “{ $event }”
verb-give = Give a hope cube to { $receiver }
verb-name = Name { $seat } constable
verb-try = Put { $seat } on trial
verb-question = Look at the character of { $seat }
verb-confessor = Make { $seat } confess
verb-confess_to = Show your character to { $seat }
verb-absolve = Absolve { $seat }
verb-hand = Hand the card to { $receiver }
verb-remove = Remove a despair cube from { $building }
verb-remove_loose = Remove a despair cube from the character of { $seat }
verb-clear = Remove all despair from { $building }
verb-clear_loose = Remove all despair from the character of { $seat }
verb-burn = Burn { $building }
verb-seize = Take { $building }
verb-offer = Offer { $building }
verb-swap_for = Ask for { $building }
verb-pass_left = Pass { $building } to your left
verb-pay_from = Pay a cube from { $building }
verb-bear = Put a despair cube on { $building }
verb-move_chest = Move your chest to { $building }

# What may be done unasked, together
asides-give = Give hope
    .may = You may give hope.
asides-move_chest = Move your chest
    .may = You may move your chest.
asides-give-move_chest = Hope and chest
    .may = You may give hope or move your chest.

# What chance chooses
verb-deal_character = { $character } is dealt
verb-first_constable = { $seat } is the first constable
verb-deal = { $card } is dealt
verb-redraw = { $card } comes up
verb-draw_event = “{ $event }” comes up
verb-draw_building = The constable draws { $card }

## What happens

event-character_dealt = { $seat } is dealt a character.
    .known = { $seat } is dealt a character: { $character }, { $side_one }.
event-first_named = Chance decides: { $seat } is the first constable and takes a badge.
event-round_began = Round { $round }: { $deal } cards for everybody, of which { $play } are built.
event-built = { $seat } builds { $building }{ $hope ->
        [0] { "" }
       *[other] , +{ $hope } hope
    }{ $despair ->
        [0] { "" }
       *[other] , +{ $despair } despair
    }.
event-redrew = { $seat } discards both cards and takes the top of the deck.
event-passed = The hands go to the left, with { $left } cards each.
event-removed = { $seat } removes a despair cube from { $building }, owned by { $owner }.
event-removed_loose = { $seat } removes a despair cube from the character of { $owner }.
event-not_removed = { $seat } finds no despair to remove.
event-deck_ended = Only this round's discards are left in the deck: they are shuffled.
event-event_drawn = A new event on the table: “{ $event }”, cost { $cost }.
event-event_replaced = “{ $event }”, cost { $cost }, takes its place.
event-gave = { $seat } gives a hope cube to { $receiver }.
event-chest_moved = { $seat } moves the chest to { $building }.
event-launched = { $seat } pays { $cost } hope and launches “{ $event }”.
event-constable_named = { $seat } names a new constable: { $receiver }, who takes a badge and gets a hope cube.
event-badges_returned = Everybody has a badge or is on trial: all badges but the one held by { $seat } go back to the middle ({ $count } returned).
event-badges_freed = There is nobody left to name: all badges but the one held by { $seat } go back to the middle ({ $count } returned).
event-stays_constable = Everybody else is on trial: { $seat } stays constable and gets no hope.
event-ends_phase = { $seat } wants to end the phase. Last chance to give hope.
event-thinks_again = { $seat } is given hope and decides again, with { $hope ->
        [one] 1 hope cube
       *[other] { $hope } hope cubes
    }; the dearest event costs { $dearest }.
event-phase_ended = { $round ->
        [5] The fifth round ends, and the game with it.
       *[other] Round { $round } ends, and the building deck is shuffled.
    }
event-on_trial = { $seat } puts { $receiver } on trial. Trials left: { $left }.
event-stands_trial = { $seat } keeps the Trial, and is on trial now. Trials left: { $left }.
event-trial_annulled = { $seat } wants to put { $receiver } on trial, but “{ $event }” prevents it: the Trial goes back to the pile, and that card under the deck.
event-character_seen = { $viewer } looks in secret at the character of { $seat }.
    .known = { $viewer } looks in secret at the character of { $seat }: { $character }, { $side_one }.
event-must_confess = { $seat } makes { $receiver } confess.
event-burnt = { $building }, owned by { $owner }, burns by order of { $seat }. Its cubes go back to the supply.
event-seized = { $seat } takes { $building } from { $owner }, with its cubes.
event-offered = { $seat } offers { $building } for another building.
event-swapped = { $seat } exchanges { $building } for { $other }, which was owned by { $owner }.
event-passed_left = { $seat } passes { $building } to { $receiver }.
event-cleared = { $seat } removes all despair from { $building }, owned by { $owner }: { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } in all.
event-cleared_loose = { $seat } removes all despair from the character of { $owner }: { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } in all.
event-hope_gained = { $seat } gets { $count ->
        [one] a hope cube
       *[other] { $count } hope cubes
    }.
event-hope_lost = { $seat } loses a hope cube.
event-tithed = { $seat } gives a hope cube to { $receiver } as a tithe.
event-bore = { $seat } puts a despair cube on { $building }.
event-bore_loose = A despair cube goes on the character of { $seat }.
event-looked = { $seat } draws { $count ->
        [one] a building
       *[other] { $count } buildings
    } in secret.
event-put_away = { $seat } puts { $count ->
        [one] a building
       *[other] { $count } buildings
    } under the deck, unseen.
event-no_cards = There are no buildings left in the deck: { $seat } draws none.
event-absolved = { $seat } absolves { $receiver }, who cannot be tried again this round. Trials in the pile: { $left }.
event-handed = { $seat } hands “{ $event }” to { $receiver }.
event-conscience_eased = { $seat } pays a hope cube and discards “{ $event }”.
event-character_shown = { $seat } was { $character }, { $side_one }.
event-town_counted = There { $despair ->
        [one] is 1 despair cube
       *[other] are { $despair } despair cubes
    } in town before the trials are judged.
event-witch_tried = { $seat }, a witch on trial: { PLAIN($change) } despair.
event-witch_free = { $seat }, a witch not on trial: +{ $change } despair.
event-puritan_tried = { $seat }, a puritan on trial: +{ $change } despair.
event-trials_summed = { $change ->
        [0] The trials do not change the count: despair stays at { $total }.
       *[other] The trials take despair from { $before } to { $total }.
    }
event-death_sets = { $seat } has completed { $sets ->
        [one] one set
       *[other] { $sets } sets
    } of Death: +{ $change } despair.
event-justice_sets = { $seat } has completed { $sets ->
        [one] one set
       *[other] { $sets } sets
    } of Justice: { PLAIN($change) } despair.
event-sets_summed = { $change ->
        [0] The sets do not change the count: despair stays at { $total }.
       *[other] The sets take despair from { $before } to { $total }.
    }
event-witches_reach = Final despair: { $total }. The witches needed { $threshold }: there is enough for them.
event-witches_fail = Final despair: { $total }. The witches needed { $threshold }: a puritan wins.
event-type_scored = { $seat } scores { $type }: { $points ->
        [one] 1 building, 1 point
       *[other] { $points } buildings, { $points } points
    }.
event-set_scored = { $seat }, { $sets ->
        [one] one complete set
       *[other] { $sets } complete sets
    } of { $type }: { $points } points.
event-letter_scored = { $seat } holds “{ $event }”: { $points } points.
event-points_counted = { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
event-hope_counted = Tied on points: { $seat } has { $hope ->
        [one] 1 hope cube
       *[other] { $hope } hope cubes
    }.
event-won = { $seat }, { $winner_one }, wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
event-shared = { $seat }, { $winner_one }, shares the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-all_lost = There is enough despair for the witches ({ $total } of { $threshold }), but nobody was a witch: everybody loses!
event-town_emptied = { $count ->
        [one] 1 despair cube
       *[other] { $count } despair cubes
    } would have to go, and { $before ->
        [0] there is none
        [one] there is only 1
       *[other] there are only { $before }
    }: despair never falls below zero.

## The rules

rule-SAL-01 = For 3 to 8 players. As many witches and puritans as the number of players asks for are taken at random: 2 and 4 for three to five players, 2 and 5 for six, 3 and 6 for seven or eight. They are shuffled and everybody is dealt one; the rest leave the game unseen. You see only your own character, and witches do not know each other. With three or four players there may be no witch at all.
    .title = The characters
rule-SAL-02 = Buildings and events have a number at the bottom right: those with one above the number of players stay in the box. The other buildings are shuffled into a face-down deck. So there are as many copies of each building as players.
    .title = Which cards take part
rule-SAL-03 = Cleansing and Trial always lie face up; all Trial cards in use make one pile. The other events are a face-down deck.
    .title = The events
rule-SAL-04 = There are five rounds, each with its card, and as many badges as players.
    .title = Rounds and badges
rule-SAL-05 = The first constable is drawn by lot, takes the figure and a badge, but gets no hope.
    .title = The first constable
rule-SAL-06 = A round has four phases: choose buildings, draw an event, launch events, shuffle. In rounds 1 to 5 everybody is dealt 3, 4, 5, 4 and 3 cards, and builds 2, 3, 4, 3 and 2.
    .title = The round and the deal
rule-SAL-07 = Everyone chooses a card from their hand at the same time and in secret, and passes the rest to the left. Until the last one has chosen you may change your mind. Then all cards are revealed together. You know what is left in the hands you have passed on, and the table reminds you, and only you, of it.
    .title = Choose and pass
rule-SAL-08 = The symbols of a new building are always carried out: hope and despair put a cube on the card, removal takes one despair cube from any building, chosen by its builder. All cubes are placed first, then despair is removed, in turn from the constable to the left. With no despair in town nothing happens, and a removal is not kept for later.
    .title = The symbols
rule-SAL-09 = With the last two cards there are two choices: keep either and discard the other, or discard both and build the top card of the deck. All decide first; then the discards go under the deck, and then those who discarded both draw, in turn from the constable. Discards are shown to nobody and may not be looked at again.
    .title = The last two cards
rule-SAL-10 = Hope and despair are unlimited: the cubes never run out.
    .title = Cubes without limit
rule-SAL-11 = One event is turned up from the deck. Besides Cleansing and Trial there is always one face-up event for each round played.
    .title = Phase 2: draw an event
rule-SAL-12 = At any time in the launching phase anybody but the constable may give hope to anybody, the constable included; what is given is not given back. Whoever receives it decides on which of their buildings it stays: the one with their chest. What they give comes from there first, too, and they may move the chest to another building at any time in the phase. When the constable wants to end, the others have one last chance to give; chests are not moved any more then.
    .title = Giving hope
rule-SAL-13 = Only the constable launches events, and pays the cost with hope from their own buildings, which goes back to the supply. It comes from the building with the chest first; for the rest the constable chooses where there is a choice. An event cannot be launched if there is nobody or nothing to carry it out on; those that remove despair can, even if there is none.
    .title = Phase 3: launch events
rule-SAL-14 = The event's text is carried out. Then the card goes under the deck and another takes its place. If the text hands it to a player, that player keeps it, and it is replaced as well. Those with a red border, Cleansing and Trial, are not replaced: Cleansing stays, and Trials last as long as their pile.
    .title = Carrying out an event
rule-SAL-15 = The Trial costs 4 and is handed to a player who has none, who is then on trial. A constable may also put themselves on trial.
    .title = The trial
rule-SAL-16 = After each event the constable names another player as successor: without a badge, and not on trial. If there is nobody like that, all but the constable give their badges back; if there is still nobody, because all others are on trial, the constable stays and gets no hope.
    .title = Naming a successor
rule-SAL-17 = The new constable takes a badge and a hope cube from the supply. If now everybody has a badge or is on trial, all but the new constable give theirs back.
    .title = The new constable
rule-SAL-18 = The constable may launch an event or end the phase. But with enough hope for the dearest event on the table, whether it can be launched or not, the constable has to launch one, though it may be a cheaper one. If the pile of Trials is empty, the Trial does not count.
    .title = The constable's duty
rule-SAL-19 = A constable who is put on trial stays constable until a successor is named, as always. Nobody can be named constable while on trial.
    .title = A constable on trial
rule-SAL-20 = At the end of the round the building deck is shuffled and the card of the round just played is turned face down. Constable, badges, cubes, face-up events and kept cards stay as they are. The game ends after the launching phase of the fifth round, with no more shuffling.
    .title = Phase 4: shuffle and go on
rule-SAL-21 = End, step 1: all characters are shown. A witch on trial takes 2 despair away; a witch not on trial adds 2, and a puritan on trial adds 2. The despair in town never falls below zero.
    .title = The end: trials
rule-SAL-22 = End, step 2: every complete set of three different buildings of Death adds 3 despair, every set of Justice takes 3 away, even those of players on trial. Completing a set during play does nothing. A building belongs to one set only.
    .title = The end: sets
rule-SAL-23 = End, step 3: if despair reaches 6, 8, 10, 12, 14 or 16 (three to eight players), the best witch wins, otherwise the best puritan. If it does and there is no witch at the table, everybody loses.
    .title = The end: the count
rule-SAL-24 = End, step 4: 1 point for every building of a type on your character, 2 for every complete set of three different buildings of any type, and what the Letter of recommendation says, if you have it.
    .title = The end: points
rule-SAL-25 = Only players on the winning side compete. If points are tied, the player with the most hope wins; if they are still tied, they share the victory.
    .title = Who wins
rule-SAL-26 = A building that changes hands takes its cubes along. The cubes of a building that leaves play go back to the supply.
    .title = Buildings that move
rule-SAL-27 = There are no discard piles: whatever is discarded goes to the bottom of its deck.
    .title = Discards
rule-SAL-28 = You may talk about everything and lie: about your side, about what you collect and about characters you have seen. It is forbidden to show a character unless an event says so, and to mention the picture, name, trade or looks of your own.
    .title = Talking and lying
rule-SAL-29 = Whoever is dealt a witch gets four pieces of advice to read alone: little despair at first, plenty at the end, an excuse at hand, and accuse others.
    .title = Advice for witches

## Why not

why-SAL-01 = Nobody sits there at this table.
why-SAL-02 = “{ $event }” stays in the box: it takes no part in a game of { $count } players.
why-SAL-06 = { $case ->
    [nature] That is for chance to decide.
    [other] That is no answer to what is asked now.
    [several] It is for the others to answer now.
    [building] You have to choose a building now, not a player.
    [player] You have to choose a player now, not a building.
    [name] Right now { $seat } is naming the new constable.
    [pay] Right now { $seat } is paying for the event.
    [remove] Right now { $seat } is choosing where to remove a despair cube from.
    [conscience] Right now { $seat } is deciding what to do about a guilty conscience.
    [try] Right now { $seat } is choosing who to put on trial.
    [question] Right now { $seat } is choosing whose character to look at.
    [confess] Right now { $seat } is choosing who confesses.
    [confess_to] Right now { $seat } is choosing who to show their character to.
    [absolve] Right now { $seat } is choosing who to absolve.
    [hand] Right now { $seat } is choosing who to hand the card to.
    [burn] Right now { $seat } is choosing which building burns.
    [seize] Right now { $seat } is choosing which building to take.
    [offer] Right now { $seat } is choosing which building to offer.
    [swap_for] Right now { $seat } is choosing which building to ask for.
    [clear] Right now { $seat } is choosing which building is freed of despair.
    [build] Right now { $seat } is choosing which of the drawn buildings to build.
   *[waiting] It is for { $seat } to answer now.
}
why-SAL-07 = { $case ->
    [standing] Cards are being chosen from the hand now, not buildings already in town.
    [player] Cards are being chosen from the hand now, not players.
    [over] Buildings are chosen in the first phase, and those of this round have been chosen already.
   *[hand] You have no { $card } in your hand.
}
why-SAL-08 = { $case ->
    [once] A cube has already been removed from { $building }: with this event, at most one from each building.
    [once-character] A cube has already been removed from the character of { $seat }: with this event, at most one.
    [own-once-character] A cube has already been removed from your character: with this event, at most one.
    [character] There is no despair on the character of { $seat }.
    [own-character] There is no despair on your character.
    [when] Despair is removed by building a card with that symbol, or when an event says so.
    [first] First you have to remove a despair cube: choose a building.
    [another-first] First { $seat } has to remove a despair cube.
   *[none] There is no despair to remove from { $building }.
}
why-SAL-09 = { $case ->
    [more] You still have more than two cards: choose one and pass the rest.
    [pair] You have two cards left: keep one or discard both.
   *[hand] { $card } is not one of your two cards.
}
why-SAL-12 = { $case ->
    [constable] The constable may receive hope, but not give it.
    [self] You cannot give hope to yourself: choose another player.
    [nothing] You have no hope to give.
    [not-yours] { $building } is not in your street: your chest can only go on a building of yours.
    [there] Your chest is already on { $building }.
    [last] This last moment is only for giving hope: the chest stays where it is.
    [not-ending] The phase is not ending: if you do not want to give hope, there is no need to say anything.
    [pass-later] That is only answered when the constable is about to end the launching phase.
    [others-pass] That is for the others to answer: the constable does not give hope.
    [chest-later] The chest can only be moved in the launching phase.
   *[later] Hope can only be given in the launching phase.
}
why-SAL-13 = { $case ->
    [constable] Only the constable launches events, and that is { $seat } now.
    [not-there] “{ $event }” is not face up on the table.
    [cost] “{ $event }” costs { $cost }, and you have { $hope ->
        [one] 1 hope cube
       *[other] { $hope } hope cubes
    }.
    [nobody-tried] Nobody is on trial: with “{ $event }” you could absolve nobody.
    [no-building] There is no building in town that could burn with “{ $event }”.
    [no-others] No other player has a building, and “{ $event }” needs one.
    [no-offer] For “{ $event }” you need a building of your own to offer.
    [empty] There is no hope on { $building }.
    [not-yours] { $building } is not in your street: the cost comes from buildings of yours.
    [paid] The constable pays for an event on launching it, and there is none to pay for now.
    [paying] “{ $event }” has to be paid for first.
   *[later] Events are launched in phase 3 of the round.
}
why-SAL-14 = { $case ->
    [confess] “{ $event }” does not let you show it to the constable, { $seat }: choose another player.
    [confess-first] First you have to choose who confesses.
    [confessing] The constable has chosen you: show your character to somebody.
    [not-tried] { $seat } is not on trial.
    [own-not-tried] You are not on trial.
    [not-drawn] { $card } is not one of the buildings you have drawn.
    [clear] There is no despair on { $building }.
    [poor] You have no hope left to pay with: you have to put a despair cube on a building of yours.
    [whole] “{ $event }” removes all despair from one building, not just one cube.
    [fed] With “{ $event }”, only those who had no hope to lose and have more than one building choose one.
    [not-yours] { $building } is not in your street: the despair goes on a building of yours.
    [housed] You have buildings: the despair goes on one of them.
    [busy] You have already launched “{ $event }”: first it is carried out, and then a successor is named.
    [needs] That is only done while “{ $event }” is carried out.
    [no-card] No event in this box does that.
    [build-when] You choose among drawn buildings only while an event is carried out that lets you build.
    [hand-when] An event card is handed over only while it is carried out, and if its text says so.
    [bear-when] Only some events make you choose where to put a despair cube, while they are carried out.
    [ease-when] Only the player who has “{ $event }” does that, right after the buildings of the round are chosen.
   *[another] You cannot choose yourself: it has to be another player.
}
why-SAL-15 = { $case ->
    [nobody] There is nobody left who can be put on trial.
    [tried] { $seat } is already on trial.
    [spared] { $seat } was absolved and cannot be put on trial this round.
    [chosen] { $seat } has already been chosen with this event.
    [own-tried] You are already on trial.
    [own-spared] You were absolved and cannot be put on trial this round.
    [own-chosen] You have already chosen yourself with this event.
    [when] To put somebody on trial, “{ $event }” has to be launched, or another event that does the same.
    [when-trial] To put somebody on trial, “{ $event }” has to be launched.
   *[no-cards] There are no Trials left in the pile.
}
why-SAL-16 = { $case ->
    [tried] { $seat } is on trial and cannot be named constable.
    [badge] { $seat } has a badge and cannot be named constable now.
    [when] The new constable is named by the old one, after an event has been carried out.
    [first] You have launched an event: name the new constable, who may launch another or end the phase.
   *[self] The new constable has to be another player.
}
why-SAL-18 = { $case ->
    [constable] Only the constable, { $seat }, can end the phase.
    [called] { $seat } already wants to end the phase: all that is left to decide is whether more hope is given.
    [duty] You have { $hope ->
        [one] 1 hope cube
       *[other] { $hope } hope cubes
    }, and the dearest event costs { $dearest }: you have to launch one.
    [ending] You have ended the phase: the others may still give hope.
   *[later] The only phase that the constable can end is the launching phase.
}
why-SAL-20 = The game is over.
why-SAL-26 = { $case ->
    [yours] { $building } is yours already: choose another player's building.
    [not-yours] { $building } is not in your street: choose a building of yours.
    [none-to-pass] You have no building to pass.
    [offer-first] First choose which building of yours you offer.
    [offered] You have already offered a building: choose the one you want for it.
   *[nowhere] { $building } is not in town.
}
why-SAL-28 = { $case ->
    [own] That is your own character: it is not shown unless an event says so.
    [player] Choose a player, not a character card.
   *[look] A character is looked at only when an event says so.
}

## Advice for witches, in private

tip-early = Little despair at first: if you stand out early you will soon be on trial.
tip-late = Towards the end it matters less whether you are found out; that is the time to fill the town with despair.
tip-plead = Puritans build places of despair, too. If they ask, say there was nothing better in your hand, or that you are after a set.
tip-accuse = Accuse first: it turns eyes away from you, and with luck a puritan is put on trial.

## Table options

edition-balanced = Balanced
    .help = Cleansing is dearer and other events are cheaper: witches and puritans win about as often, and more kinds of events are launched.
setting-witch_types = Building types for each witch
    .help = How many types of building a witch scores: three, as in other editions, or two, like the puritans. The rulebook does not say.
setting-witch_types-2 = Two
setting-witch_types-3 = Three

## Characters

character-N01 = Prudence Hale
    .trade = innkeeper
character-N02 = Josiah Thorne
    .trade = theatre owner
character-N03 = Clemency Ward
    .trade = music teacher
character-N04 = Ezekiel Crane
    .trade = shipowner
character-N05 = Abigail Moss
    .trade = apothecary
character-N06 = Obadiah Lynn
    .trade = bookkeeper
character-N07 = Severina Black
    .trade = actress
character-N08 = Dorothea Wick
    .trade = bookseller
character-N09 = Malachi Rook
    .trade = gambler
character-N10 = Hepzibah Voss
    .trade = trader

side-witches = witches
    .one = a witch
side-puritans = puritans
    .one = a puritan

## Events

event-V01 = Cleansing
    .text = Remove 2 despair cubes from any buildings.
event-V02 = Trial
    .text = Hand this card to a player who is not on trial: now they are.
event-V03 = Interrogation
    .text = Look in secret at another player's character.
event-V04 = Confession
    .text = Choose another player. That player secretly shows their character to anyone they like but you.
event-V05 = Watchful neighbours
    .text = Everybody looks at the character of the player to their left.
event-V06 = Fire
    .text = Any one building goes under the deck.
event-V07 = Seizure
    .text = Take a building from another player.
event-V08 = Exchange
    .text = Exchange a building of yours for another player's.
event-V09 = Exodus
    .text = Everyone chooses a building of theirs in secret, and all pass it to the left at the same time.
event-V10 = Solemn mass
    .text = Remove 4 despair cubes, at most one from each building.
event-V11 = Exorcism
    .text = Remove all despair from one building.
event-V12 = Good harvest
    .text = Everybody gets a hope cube.
event-V13 = Famine
    .text = You get 2 hope cubes. Everybody else loses one or, if they have none, gets a despair cube.
event-V14 = Dark bargain
    .text = Draw 2 buildings in secret and build one, with one more despair cube; the other goes under the deck.
event-V15 = Hasty construction
    .text = Draw 3 buildings in secret and build one; the others go under the deck.
event-V16 = Tithe
    .text = Everybody else with 2 or more hope cubes gives you one.
event-V17 = Absolution
    .text = A player's Trial goes back to the pile; that player cannot be tried again this round.
event-V18 = Safe-conduct
    .text = Hand this card to another player: it annuls the next Trial they are handed. It does not lift one they already have.
event-V19 = Witch hunt
    .text = Put two different players on trial, or one if no more are possible.
event-V20 = Guilty conscience
    .text = Hand this card to another player. Every round, after buildings are chosen, whoever holds it pays a hope cube and discards it, or puts a despair cube on a building of theirs.
event-V21 = Letter of recommendation
    .text = Hand this card to another player: it is worth 2 points to them at the end.

# What an event of another edition does

effect-remove = Remove { $count ->
        [one] a despair cube
       *[other] { $count } despair cubes
    }{ $once ->
        [1] , at most one from each building
       *[other] { "" } from any buildings
    }.
effect-trial = { $count ->
        [one] Put a player on trial.
       *[other] Put { $count } different players on trial, or fewer if no more are possible.
    }
effect-question = { event-V03.text }
effect-confess = { event-V04.text }
effect-neighbours = { event-V05.text }
effect-burn = { event-V06.text }
effect-seize = { event-V07.text }
effect-exchange = { event-V08.text }
effect-exodus = { event-V09.text }
effect-exorcise = { event-V11.text }
effect-harvest = Everybody gets { $hope ->
        [one] a hope cube
       *[other] { $hope } hope cubes
    }.
effect-famine = You get { $hope ->
        [one] a hope cube
       *[other] { $hope } hope cubes
    }. Everybody else loses one or, if they have none, gets a despair cube.
effect-build = Draw { $draw ->
        [one] a building
       *[other] { $draw } buildings
    } in secret and build one{ $despair ->
        [0] { "" }
        [one] , with one more despair cube
       *[other] , with { $despair } more despair cubes
    }{ $draw ->
        [one] .
       *[other] ; the rest goes under the deck.
    }
effect-tithe = { $least ->
        [one] Everybody else with any hope gives you a cube.
       *[other] Everybody else with { $least } or more hope cubes gives you one.
    }
effect-absolve = { event-V17.text }
effect-safe_conduct = { event-V18.text }
effect-conscience = { event-V20.text }
effect-letter = Hand this card to another player: it is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } to them at the end.

obstacle-hope = too little hope
obstacle-pile = no Trials left
obstacle-triable = nobody can be tried
obstacle-tried = nobody is on trial
obstacle-building = no building to choose
obstacle-own = the constable has no building

## The buildings

type-ENT = Entertainment
type-COM = Commerce
type-FIN = Finance
type-EDU = Education
type-MUE = Death
type-JUS = Justice

pos-L = left
pos-C = centre
pos-R = right

symbol-hope = hope
symbol-despair = despair
symbol-removal = removal
symbol-none = no symbol

source-rulebook = rulebook
source-deduced = deduced
source-found = found elsewhere
source-reconstructed = reconstructed

phase-setup = set-up
phase-build = choose buildings
phase-draw = draw an event
phase-launch = launch events
phase-end = the final count

card-ENT-L = Theatre
card-ENT-C = Tavern
card-ENT-R = Brothel
card-COM-L = Market
card-COM-C = Harbour
card-COM-R = Slaughterhouse
card-FIN-L = Exchange house
card-FIN-C = Bank
card-FIN-R = Pawnshop
card-EDU-L = School
card-EDU-C = Library
card-EDU-R = Laboratory
card-MUE-L = Cemetery
card-MUE-C = Undertaker
card-MUE-R = Gallows
card-JUS-L = Courthouse
card-JUS-C = Constable's house
card-JUS-R = Jail

# Those that stand in town, each with its number
building-ENT-L-1 = { card-ENT-L } 1
building-ENT-L-2 = { card-ENT-L } 2
building-ENT-L-3 = { card-ENT-L } 3
building-ENT-L-4 = { card-ENT-L } 4
building-ENT-L-5 = { card-ENT-L } 5
building-ENT-L-6 = { card-ENT-L } 6
building-ENT-L-7 = { card-ENT-L } 7
building-ENT-L-8 = { card-ENT-L } 8
building-ENT-C-1 = { card-ENT-C } 1
building-ENT-C-2 = { card-ENT-C } 2
building-ENT-C-3 = { card-ENT-C } 3
building-ENT-C-4 = { card-ENT-C } 4
building-ENT-C-5 = { card-ENT-C } 5
building-ENT-C-6 = { card-ENT-C } 6
building-ENT-C-7 = { card-ENT-C } 7
building-ENT-C-8 = { card-ENT-C } 8
building-ENT-R-1 = { card-ENT-R } 1
building-ENT-R-2 = { card-ENT-R } 2
building-ENT-R-3 = { card-ENT-R } 3
building-ENT-R-4 = { card-ENT-R } 4
building-ENT-R-5 = { card-ENT-R } 5
building-ENT-R-6 = { card-ENT-R } 6
building-ENT-R-7 = { card-ENT-R } 7
building-ENT-R-8 = { card-ENT-R } 8
building-COM-L-1 = { card-COM-L } 1
building-COM-L-2 = { card-COM-L } 2
building-COM-L-3 = { card-COM-L } 3
building-COM-L-4 = { card-COM-L } 4
building-COM-L-5 = { card-COM-L } 5
building-COM-L-6 = { card-COM-L } 6
building-COM-L-7 = { card-COM-L } 7
building-COM-L-8 = { card-COM-L } 8
building-COM-C-1 = { card-COM-C } 1
building-COM-C-2 = { card-COM-C } 2
building-COM-C-3 = { card-COM-C } 3
building-COM-C-4 = { card-COM-C } 4
building-COM-C-5 = { card-COM-C } 5
building-COM-C-6 = { card-COM-C } 6
building-COM-C-7 = { card-COM-C } 7
building-COM-C-8 = { card-COM-C } 8
building-COM-R-1 = { card-COM-R } 1
building-COM-R-2 = { card-COM-R } 2
building-COM-R-3 = { card-COM-R } 3
building-COM-R-4 = { card-COM-R } 4
building-COM-R-5 = { card-COM-R } 5
building-COM-R-6 = { card-COM-R } 6
building-COM-R-7 = { card-COM-R } 7
building-COM-R-8 = { card-COM-R } 8
building-FIN-L-1 = { card-FIN-L } 1
building-FIN-L-2 = { card-FIN-L } 2
building-FIN-L-3 = { card-FIN-L } 3
building-FIN-L-4 = { card-FIN-L } 4
building-FIN-L-5 = { card-FIN-L } 5
building-FIN-L-6 = { card-FIN-L } 6
building-FIN-L-7 = { card-FIN-L } 7
building-FIN-L-8 = { card-FIN-L } 8
building-FIN-C-1 = { card-FIN-C } 1
building-FIN-C-2 = { card-FIN-C } 2
building-FIN-C-3 = { card-FIN-C } 3
building-FIN-C-4 = { card-FIN-C } 4
building-FIN-C-5 = { card-FIN-C } 5
building-FIN-C-6 = { card-FIN-C } 6
building-FIN-C-7 = { card-FIN-C } 7
building-FIN-C-8 = { card-FIN-C } 8
building-FIN-R-1 = { card-FIN-R } 1
building-FIN-R-2 = { card-FIN-R } 2
building-FIN-R-3 = { card-FIN-R } 3
building-FIN-R-4 = { card-FIN-R } 4
building-FIN-R-5 = { card-FIN-R } 5
building-FIN-R-6 = { card-FIN-R } 6
building-FIN-R-7 = { card-FIN-R } 7
building-FIN-R-8 = { card-FIN-R } 8
building-EDU-L-1 = { card-EDU-L } 1
building-EDU-L-2 = { card-EDU-L } 2
building-EDU-L-3 = { card-EDU-L } 3
building-EDU-L-4 = { card-EDU-L } 4
building-EDU-L-5 = { card-EDU-L } 5
building-EDU-L-6 = { card-EDU-L } 6
building-EDU-L-7 = { card-EDU-L } 7
building-EDU-L-8 = { card-EDU-L } 8
building-EDU-C-1 = { card-EDU-C } 1
building-EDU-C-2 = { card-EDU-C } 2
building-EDU-C-3 = { card-EDU-C } 3
building-EDU-C-4 = { card-EDU-C } 4
building-EDU-C-5 = { card-EDU-C } 5
building-EDU-C-6 = { card-EDU-C } 6
building-EDU-C-7 = { card-EDU-C } 7
building-EDU-C-8 = { card-EDU-C } 8
building-EDU-R-1 = { card-EDU-R } 1
building-EDU-R-2 = { card-EDU-R } 2
building-EDU-R-3 = { card-EDU-R } 3
building-EDU-R-4 = { card-EDU-R } 4
building-EDU-R-5 = { card-EDU-R } 5
building-EDU-R-6 = { card-EDU-R } 6
building-EDU-R-7 = { card-EDU-R } 7
building-EDU-R-8 = { card-EDU-R } 8
building-MUE-L-1 = { card-MUE-L } 1
building-MUE-L-2 = { card-MUE-L } 2
building-MUE-L-3 = { card-MUE-L } 3
building-MUE-L-4 = { card-MUE-L } 4
building-MUE-L-5 = { card-MUE-L } 5
building-MUE-L-6 = { card-MUE-L } 6
building-MUE-L-7 = { card-MUE-L } 7
building-MUE-L-8 = { card-MUE-L } 8
building-MUE-C-1 = { card-MUE-C } 1
building-MUE-C-2 = { card-MUE-C } 2
building-MUE-C-3 = { card-MUE-C } 3
building-MUE-C-4 = { card-MUE-C } 4
building-MUE-C-5 = { card-MUE-C } 5
building-MUE-C-6 = { card-MUE-C } 6
building-MUE-C-7 = { card-MUE-C } 7
building-MUE-C-8 = { card-MUE-C } 8
building-MUE-R-1 = { card-MUE-R } 1
building-MUE-R-2 = { card-MUE-R } 2
building-MUE-R-3 = { card-MUE-R } 3
building-MUE-R-4 = { card-MUE-R } 4
building-MUE-R-5 = { card-MUE-R } 5
building-MUE-R-6 = { card-MUE-R } 6
building-MUE-R-7 = { card-MUE-R } 7
building-MUE-R-8 = { card-MUE-R } 8
building-JUS-L-1 = { card-JUS-L } 1
building-JUS-L-2 = { card-JUS-L } 2
building-JUS-L-3 = { card-JUS-L } 3
building-JUS-L-4 = { card-JUS-L } 4
building-JUS-L-5 = { card-JUS-L } 5
building-JUS-L-6 = { card-JUS-L } 6
building-JUS-L-7 = { card-JUS-L } 7
building-JUS-L-8 = { card-JUS-L } 8
building-JUS-C-1 = { card-JUS-C } 1
building-JUS-C-2 = { card-JUS-C } 2
building-JUS-C-3 = { card-JUS-C } 3
building-JUS-C-4 = { card-JUS-C } 4
building-JUS-C-5 = { card-JUS-C } 5
building-JUS-C-6 = { card-JUS-C } 6
building-JUS-C-7 = { card-JUS-C } 7
building-JUS-C-8 = { card-JUS-C } 8
building-JUS-R-1 = { card-JUS-R } 1
building-JUS-R-2 = { card-JUS-R } 2
building-JUS-R-3 = { card-JUS-R } 3
building-JUS-R-4 = { card-JUS-R } 4
building-JUS-R-5 = { card-JUS-R } 5
building-JUS-R-6 = { card-JUS-R } 6
building-JUS-R-7 = { card-JUS-R } 7
building-JUS-R-8 = { card-JUS-R } 8

## The table in lines

show-round = Round { $round } of 5: { $phase }.
show-town = Despair in town: { $despair }. The witches need { $threshold }.
show-final-town = Final despair: { $despair }. The witches needed { $threshold }.
show-constable = The constable is { $seat }. Badges in the middle: { $count }.
show-duty = The constable has { $hope ->
        [one] 1 hope cube
       *[other] { $hope } hope cubes
    } and the dearest event costs { $dearest }: one has to be launched.
show-no-duty = The constable has { $hope ->
        [one] 1 hope cube
       *[other] { $hope } hope cubes
    } and the dearest event costs { $dearest }: the phase may be ended.
show-events = Events on the table (Trials in the pile: { $pile } of { $total }):
show-events-short = Events on the table: { $events }. Trials in the pile: { $pile } of { $total }.
show-event-short = { $event } ({ $cost })
show-event = { $event }, cost { $cost }: { $text }
show-event-no = { $event }, cost { $cost } ({ $obstacle }): { $text }
show-launched = “{ $event }” is being carried out: { $text }
show-own = You are { $character } ({ $trade }), { $side }. You score { $types }.
show-tips = Advice that only you read:
show-pack = Your hand:
show-card = { $card } ({ $type }, { $pos }): { $symbols }
show-card-short = { $card } ({ $symbols })
show-picked = You have chosen { $thing }. You may change until all have chosen.
show-picked-both = You have chosen to discard both. You may change until all have chosen.
show-passed = Hands you have passed on, as they are now:
show-passed-pack = { $seat } has { $cards }
show-drawn = Buildings you have drawn, for your eyes only:
show-drawn-hidden = { $seat } is looking at { $count ->
        [one] a building
       *[other] { $count } buildings
    } from the deck.
show-player = { $seat }: hope { $hope }, despair { $despair }{ $notes }
show-points = { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, hope { $hope }, despair { $despair }{ $notes }
show-note-constable = constable
show-note-badge = badge
show-note-tried = on trial
show-note-spared = cannot be tried this round
show-note-character = { $character }, { $side }
show-note-loose = { $hope } hope and { $despair } despair on the character
show-street = street: { $buildings }
show-no-street = no buildings
show-name = { $seat }
show-building = { $building }
show-building-cubes = { $building } ({ $cubes })
show-cube-hope = H{ $count }
show-cube-despair = D{ $count }
show-cube-chest = chest
show-sets = complete sets: { $sets }
show-set = { $count } of { $type }
show-key = H: hope, D: despair, chest: where received hope goes.
show-won = Victory for { $players }, on the side of the { $side }!
show-lost = Nobody wins: there was enough despair, and not one witch.
show-components = The cards, and how we know what they say:
show-component-building = { $name } [{ $source }]: { $type }, { $pos }; { $symbols } [{ $symbols_source }]; 8 copies [{ $numbers_source }]
show-component-character = { $name }, { $trade } [{ $source }]: { $side }; { $types } [{ $types_source }]
show-component-event = { $name } [{ $source }], { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, cost { $cost } [{ $cost_source }]: { $text } [{ $text_source }]

## The board in the browser

board-events = Events
board-cost = Costs { $cost } hope.
board-ready = can be launched
board-launched = being carried out
board-launching = { $seat } launches “{ $event }”: { $text }
    .own = You launch “{ $event }”: { $text }
board-duty = { $seat } has { $hope } hope and the dearest event costs { $dearest }: an event must be launched.
    .own = You have { $hope } hope and the dearest event costs { $dearest }: you must launch one.
board-no-duty = { $seat } has { $hope } hope and the dearest event costs { $dearest }: the phase may be ended.
    .own = You have { $hope } hope and the dearest event costs { $dearest }: you may end the phase.
board-last-call = { $seat } wants to end the phase: last chance to give hope.
    .own = You want to end the phase: the others may still give hope.
board-trials = Trials in the pile: { $pile } of { $total }.
board-trials-left = { $pile } of { $total } left
board-left = the rest goes to { $seat }
board-passed = Hands you passed on
board-scores = It scores for your character.
board-character = Your character
board-tips = Advice for you alone
board-hope = Hope: { $count }.
board-despair = Despair: { $count }.
board-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
board-building = { $building } ({ $type }){ $hope ->
        [0] { "" }
        [one] , one hope cube
       *[other] , { $hope } hope cubes
    }{ $despair ->
        [0] { "" }
        [one] , one despair cube
       *[other] , { $despair } despair cubes
    }.
board-chest = The chest: received hope goes here.
board-vain = { $seat } has “{ $event }”: a Trial would be annulled.
board-own-street = Your street
board-street = { $seat }'s street
board-streets = Streets
board-pack = Cards in hand: { $count }.
board-has-picked = Has chosen.
board-thinks = Still choosing.
board-rounds = Rounds
board-deck = Buildings in the deck: { $count }.
board-badges = Badges in the middle: { $count }.
board-end-town_counted = in the streets
board-end-trials_summed = after the trials
board-end-sets_summed = after the sets
board-end-need = the witches needed
board-end-points = { $side ->
        [witches] the best witch
       *[puritans] the best puritan
    }

# What each thing is and does, in the large view
tell-building = It stands in the street of { $seat }.
tell-card = A building of the type { $type }. Its place in the panorama is { $pos ->
        [L] on the left
        [C] in the centre
       *[R] on the right
    }: with the other two it makes a set.
tell-symbol-hope = { $count ->
        [one] When it is built, one hope cube is put on it.
       *[other] When it is built, { $count } hope cubes are put on it.
    }
tell-symbol-despair = { $count ->
        [one] When it is built, one despair cube is put on it.
       *[other] When it is built, { $count } despair cubes are put on it.
    }
tell-symbol-removal = { $count ->
        [one] When it is built, you remove one despair cube from any building in town.
       *[other] When it is built, you remove { $count } despair cubes from any buildings in town.
    }
tell-set = { $type ->
        [MUE] At the end each complete set adds 3 despair to the town and is worth 2 points to its owner.
        [JUS] At the end each complete set removes 3 despair from the town and is worth 2 points to its owner.
       *[other] At the end each complete set is worth 2 points to its owner.
    }
tell-copies = There are { $all } of them in the box, and { $here } take part in this game (deduced).
tell-name-source = Its name is { $source ->
        [rulebook] from the rulebook
        [deduced] deduced from the rulebook
        [found] from other sources
       *[reconstructed] reconstructed
    }.
tell-cost = It costs { $cost } hope ({ $source ->
        [rulebook] from the rulebook
        [deduced] deduced from the rulebook
        [found] from other sources
       *[reconstructed] reconstructed
    }).
tell-red = Red border: it never goes to the event deck and is not replaced.
tell-kept = Whoever receives it keeps it.
tell-kept-by = { $seat } keeps it.
tell-state = Now: { $state }.
tell-character = { $trade }, { $side }.
tell-types = Each building of theirs of these types is worth a point: { $types }.
tell-witch = At the end a witch not on trial adds 2 despair to the town; a witch on trial removes 2.
tell-puritan = At the end, a puritan on trial adds 2 despair to the town.
tell-whose = It is the character of { $seat }.
tell-constable = The constable launches the events and pays for them, and may receive hope but not give it.
tell-badge = Whoever has a badge cannot be named constable until it is handed back.
tell-tried = On trial: cannot be named constable. At the end a witch on trial removes 2 despair, a puritan adds 2.
tell-spared = Absolved: cannot be put on trial again this round.

## Advice: what the guide would do, and why

advice-only = There is no other answer.
advice-nothing-in-it = You gain or lose next to nothing by it.
# Buildings
advice-too-little = Another answer does a good deal more for you.
advice-own-type = It is { $type }, one of your types: 1 point.
advice-not-your-type = It is none of your types: no point for it alone.
advice-set-done = It completes a set of { $type } for you: 2 points{ $count ->
        [0] , and there will be no other chance
        [one] ; without it you would still have 1 chance in 10
       *[other] ; without it you would still have { $count } chances in 10
    }.
advice-set-nearer = It brings you closer to a set of { $type }, 2 points: { $left ->
        [one] 1 more building
       *[other] { $left } more buildings
    } to go, and you get there { $count ->
        [one] once
       *[other] { $count } times
    } in 10.
advice-more-death = It helps a set of Death of yours, which adds 3 despair at the end{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-more-justice = It helps a set of Justice of yours, which removes 3 despair at the end{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-lose-type = You lose 1 point of { $type }.
advice-lose-set = It breaks a set of { $type } of yours, worth 2 points.
advice-lose-nearer = It takes you further from a set of { $type }, worth 2 points.
advice-less-death = Without a set of Death of yours, there is 3 despair less at the end{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-less-justice = Without a set of Justice of yours, there is 3 despair more at the end{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-brings-despair = It brings { $count ->
        [one] 1 despair cube
       *[other] { $count } despair cubes
    } to the town{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-brings-removal = It removes { $count ->
        [one] 1 despair cube
       *[other] { $count } despair cubes
    }{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-brings-hope = It gives you { $count ->
        [one] 1 hope cube
       *[other] { $count } hope cubes
    }.
advice-at-this-rate = At this rate, with trials and sets, the count will come to { $despair ->
        [0] nothing
        [one] 1 despair cube
       *[other] about { $despair } despair cubes
    }; the witches need { $threshold }.
advice-deny-set = { $seat }, who gets your hand next, would complete a set of { $type } with it ({ $count ->
        [10] on your side
       *[other] perhaps on your side: { $count } in 10
    }).
advice-deny-near = It would bring { $seat }, who gets your hand next, closer to a set of { $type } ({ $count ->
        [10] on your side
       *[other] perhaps on your side: { $count } in 10
    }).
advice-deny-point = It could be worth 1 point to { $seat }, who gets your hand next ({ $count ->
        [10] on your side
       *[other] perhaps on your side: { $count } in 10
    }).
advice-deny-death = In the street of { $seat }, who gets your hand next, it would help a set of Death: 3 more despair at the end{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-deny-justice = In the street of { $seat }, who gets your hand next, it would help a set of Justice: 3 less despair at the end{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-gives = { $building } may bring points to { $seat }, who { $count ->
        [10] is on your side
       *[other] may be on your side ({ $count } in 10)
    }.
advice-gives-death = It brings { $seat } closer to a set of Death: 3 more despair at the end{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-gives-justice = It brings { $seat } closer to a set of Justice: 3 less despair at the end{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-takes = Without { $building }, { $seat } may lose points, and { $count ->
        [10] is on your side
       *[other] may be on your side ({ $count } in 10)
    }: a rival.
advice-takes-hope = { $seat } loses { $hope ->
        [one] 1 hope cube
       *[other] { $hope } hope cubes
    }, and { $count ->
        [0] is not on your side
        [10] is on your side
       *[other] may be on your side ({ $count } in 10)
    }.
advice-breaks-death = It takes { $seat } further from a set of Death, which would add 3 despair{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-breaks-justice = It takes { $seat } further from a set of Justice, which would remove 3 despair{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-lose-hope = { $hope ->
        [one] 1 hope cube of yours goes
       *[other] { $hope } hope cubes of yours go
    } with { $building }.
advice-burns-despair = { $count ->
        [one] 1 despair cube goes
       *[other] { $count } despair cubes go
    } with { $building }{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-seizes-hope = { $building } brings you { $hope ->
        [one] 1 hope cube
       *[other] { $hope } hope cubes
    }.
advice-top-type = The top card is one of your types { $count ->
        [one] once
       *[other] { $count } times
    } in 10.
advice-top-sets = The top card may fit one of your sets.
advice-top-despair = The top card brings despair { $count ->
        [one] once
       *[other] { $count } times
    } in 10{ $left ->
        [0] { "" }
        [one] , and removes some once in 10
       *[other] , and removes some { $left } times in 10
    }.
advice-top-hope = The top card brings hope { $count ->
        [one] once
       *[other] { $count } times
    } in 10.
advice-top-instead = The better of your two cards is { $card }, and it is not worth as much.
# The guilty conscience, and despair that has to go somewhere
advice-ease = It costs you a hope cube, but no despair comes to the town.
advice-bears = It is one more despair cube in town{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-heap = { $despair ->
        [0] { $building } has no despair: spread out, it is harder to remove.
        [one] { $building } already has 1 despair cube: heaped up, a single event can remove it all.
       *[other] { $building } already has { $despair } despair cubes: heaped up, a single event can remove it all.
    }
advice-bear-same = It makes no difference which: all have the same despair.
advice-remove-same = It makes no difference where from: only the town's total counts.
advice-remove-own = The total is the same, but a clean street of your own draws less suspicion.
advice-remove-other = The total is the same, but your own street keeps its despair, and that draws suspicion.
# Events
advice-end-nothing = Nothing is worth launching; “{ $event }” would be the least bad.
advice-end-misses = You would pass up “{ $event }”, which is worth it now.
advice-cost = It costs { $cost ->
        [one] 1 hope cube
       *[other] { $cost } hope cubes
    }.
advice-cost-last = It costs { $cost ->
        [one] 1 hope cube
       *[other] { $cost } hope cubes
    }, which by now would only break ties.
advice-next-friend = Then { $seat } can take over, who { $count ->
        [10] is on your side
       *[other] may be on your side ({ $count } in 10)
    }.
advice-next-foe = Then somebody else takes over, and even the best choice, { $seat }, { $count ->
        [10] is on the other side
       *[other] may be on the other side ({ $count } in 10)
    }.
advice-next-accuser = Then somebody else takes over, and the best choice, { $seat }, has put you on trial.
advice-name-friend = { $seat } { $count ->
        [10] is on your side
       *[other] may be on your side ({ $count } in 10)
    }, and would have { $hope ->
        [one] 1 hope cube
       *[other] { $hope } hope cubes
    }.
advice-name-foe = { $seat } { $count ->
        [10] is on the other side
       *[other] may be on the other side ({ $count } in 10)
    }, and would have { $hope ->
        [one] 1 hope cube
       *[other] { $hope } hope cubes
    }.
advice-name-accuser = { $seat } has put you on trial: better not in charge.
advice-name-helped = It is the last phase: those on the same side may add their hope.
advice-removes = It removes { $count ->
        [one] 1 despair cube
       *[other] { $count } despair cubes
    }{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-removes-none = There is no despair to remove.
advice-gains-hope = You get { $count ->
        [one] 1 hope cube
       *[other] { $count } hope cubes
    }.
advice-others-gain-good = { $count ->
        [one] 1 other player gets
       *[other] { $count } others get
    } a hope cube, and I think that helps your side more than the other.
advice-others-gain-more-good = { $count ->
        [one] 1 other player gets
       *[other] { $count } others get
    } { $hope ->
        [one] a hope cube
       *[other] { $hope } hope cubes
    }, and I think that helps your side more than the other.
advice-others-gain-bad = { $count ->
        [one] 1 other player gets
       *[other] { $count } others get
    } a hope cube, and I think that helps the other side more.
advice-others-gain-more-bad = { $count ->
        [one] 1 other player gets
       *[other] { $count } others get
    } { $hope ->
        [one] a hope cube
       *[other] { $hope } hope cubes
    }, and I think that helps the other side more.
advice-others-lose-good = { $count ->
        [one] 1 other player loses
       *[other] { $count } others lose
    } a hope cube, and I think that hurts the other side more.
advice-others-lose-bad = { $count ->
        [one] 1 other player loses
       *[other] { $count } others lose
    } a hope cube, and I think that hurts your side more.
advice-famine-despair = { $count ->
        [one] 1 player has no hope: that is 1 more despair cube
       *[other] { $count } players have no hope: that is { $count } more despair cubes
    }{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-tithe-none = Nobody else has hope enough to give: you would get nothing.
advice-interrogate = The one you know least about is { $seat } (a witch: { $count } in 10){ $left ->
        [0] , but there is no round left to use it
        [one] , with 1 more round to use it
       *[other] , with { $left } more rounds to use it
    }.
advice-interrogate-none = There is nobody left to learn anything about.
advice-confession = Somebody shows a character to another player: what is known helps the puritans{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-neighbours = Everybody sees a neighbour's character: what is known helps the puritans{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-would-burn = To burn, the best I see now is { $building }.
advice-would-take = From the others, the best I see now is { $building }.
advice-would-offer = Of yours, the one worth least now is { $building }.
advice-exodus = Everybody passes a building and gets another: I see no gain in it.
advice-best-of = You get to build one more, the best of { $count }.
advice-best-of-poor = Even the best of { $count } buildings usually does you more harm than good.
advice-bargain = It comes with one more despair cube{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-bargain-more = It comes with { $count ->
        [one] one more despair cube
       *[other] { $count } more despair cubes
    }{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
# Trials
advice-try-witch = { $count ->
        [10] { $seat } is a witch
       *[other] { $seat } may be a witch ({ $count } in 10)
    }: on trial, that is 4 despair less at the end{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-try-puritan = { $count ->
        [10] { $seat } is a puritan
       *[other] { $seat } may be a puritan ({ $count } in 10)
    }: on trial, that is 2 despair more at the end{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-try-self = { $tone ->
        [0] You are a puritan: your own trial would be 2 despair more at the end.
       *[other] You are a witch: your own trial would be 4 despair less at the end.
    }
advice-try-safe = “{ $event }” protects { $seat }: the Trial would be annulled.
advice-pile = It leaves one Trial less that could be yours.
advice-absolve-witch = { $count ->
        [10] { $seat } is a witch
       *[other] { $seat } may be a witch ({ $count } in 10)
    }: without the Trial, that is 4 despair more at the end{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-absolve-puritan = { $count ->
        [10] { $seat } is a puritan
       *[other] { $seat } may be a puritan ({ $count } in 10)
    }: without the Trial, that is 2 despair less at the end{ $tone ->
        [0] { "" }
        [1] , which suits you
       *[2] , which does not suit you
    }.
advice-absolve-self = { $tone ->
        [0] You are a puritan: without your Trial, that is 2 despair less at the end.
       *[other] You are a witch: without your Trial, that is 4 despair more at the end.
    }
# Characters, and cards that are handed over
advice-doubt-more = There is more to learn about { $seat }: perhaps a witch ({ $count } in 10).
advice-doubt-less = There is less to learn about { $seat }: perhaps a witch ({ $count } in 10).
advice-doubt-none = There is nothing to learn about { $seat }.
advice-doubt-tried = { $seat } is on trial already: knowing is worth less.
advice-show-friend = { $seat } { $count ->
        [10] is on your side
       *[other] may be on your side ({ $count } in 10)
    }: it matters less if they know.
advice-show-foe = { $seat } { $count ->
        [10] is on the other side
       *[other] may be on the other side ({ $count } in 10)
    }: better they don't know.
advice-letter = It is 2 points for { $seat }, who { $count ->
        [0] does not compete with you
        [10] competes with you
       *[other] competes with you if on your side ({ $count } in 10)
    }.
advice-letter-worth = It is { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $seat }, who { $count ->
        [0] does not compete with you
        [10] competes with you
       *[other] competes with you if on your side ({ $count } in 10)
    }.
advice-safe-friend = { $seat } { $count ->
        [10] is on your side
       *[other] may be on your side ({ $count } in 10)
    }: one Trial less to fear.
advice-safe-foe = { $seat } { $count ->
        [10] is on the other side
       *[other] may be on the other side ({ $count } in 10)
    }: nobody to protect.
advice-safe-tried = { $seat } is on trial already: it comes too late.
advice-safe-accuser = { $seat } has put you on trial: nobody to protect.
advice-guilt-rich = { $seat } has { $hope ->
        [one] 1 hope cube
       *[other] { $hope } hope cubes
    } and can pay: it brings less despair.
advice-guilt-poor = { $seat } has no hope to pay with: it brings more despair.
advice-guilt-late = There are no more rounds: it does nothing now.
advice-pay-rest = It makes no difference which building pays: this is quickest.
advice-pay-one = It makes no difference which building pays: going cube by cube gains nothing.
# A witch in hiding
advice-looks-good = It is more like a puritan than other choices, and you still want to look like one.
advice-looks-bad = It is less like a puritan than other choices, and you still want to look like one.
# Hope for others
advice-give-first = First give hope to { $seat }: for “{ $event }”, which is worth it to you, { $count ->
        [one] 1 cube is missing
       *[other] { $count } cubes are missing
    }.
advice-give-looks = First you could give hope to { $seat }: for “{ $event }” { $count ->
        [one] 1 cube is missing
       *[other] { $count } cubes are missing
    }, and you would look like a puritan.
advice-keep-accuser = { $seat } has put you on trial: I would give nothing there.
advice-keep-suspect = I would give { $seat } no hope: perhaps a witch ({ $count } in 10).
advice-keep-foe = I don't trust { $seat } enough to give away hope.
advice-keep-needless = With what you can give, { $seat } could do nothing that pays for you.
# What is known about somebody
advice-seen-witch = You have seen the character of { $seat }: a witch.
advice-seen-puritan = You have seen the character of { $seat }: a puritan.
advice-must-be-witch = By the characters you know, { $seat } must be a witch.
advice-must-be-puritan = By the characters you know, { $seat } must be a puritan.
advice-built-type = { $seat } has built { $count ->
        [one] 1 building
       *[other] { $count } buildings
    } of { $type }.
advice-built-dark = { $seat } has built { $count ->
        [one] 1 building that brings
       *[other] { $count } buildings that bring
    } despair.
advice-built-bright = { $seat } has built { $count ->
        [one] 1 building
       *[other] { $count } buildings
    } without despair.
advice-built-mixed = { $seat } has built { $count } types that no puritan scores together.
advice-launched = { $seat } has launched “{ $event }”{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } times
    }.
advice-ended = { $seat } has ended the phase { $count ->
        [one] once
       *[other] { $count } times
    }.
advice-removed-own = { $seat } has removed despair from their own street { $count ->
        [one] once
       *[other] { $count } times
    }.
advice-removed-other = { $seat } has removed despair from other streets { $count ->
        [one] once
       *[other] { $count } times
    }.
advice-gave-nothing = { $seat } has given nobody any hope in { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }.
advice-gave-something = { $seat } has given hope in { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }.
advice-gave-to = { $seat } gave hope to { $receiver }, who { $tone ->
        [0] looked suspicious then
        [1] looked neither safe nor suspicious
       *[2] looked safe then
    }.
advice-tried = { $seat } put { $receiver } on trial, who { $tone ->
        [0] looked suspicious then
        [1] looked neither safe nor suspicious
       *[2] looked safe then
    }.
advice-named = { $seat } made { $receiver } constable, who { $tone ->
        [0] looked suspicious then
        [1] looked neither safe nor suspicious
       *[2] looked safe then
    }.
advice-absolved = { $seat } absolved { $receiver }, who { $tone ->
        [0] looked suspicious then
        [1] looked neither safe nor suspicious
       *[2] looked safe then
    }.
advice-handed = { $seat } handed “{ $event }” to { $receiver }, who { $tone ->
        [0] looked suspicious then
        [1] looked neither safe nor suspicious
       *[2] looked safe then
    }.
advice-saw-tried = { $receiver }, who has seen the character of { $seat }, put them on trial.
advice-saw-named = { $receiver }, who has seen the character of { $seat }, made them constable.
advice-saw-gave = { $receiver }, who has seen the character of { $seat }, gave them hope.

## The lessons

lesson-puritan = A puritan's evening
    .about = Two rounds with the teacher beside you: buildings, hope, events and a Trial.
lesson-puritan-hello = Welcome to New Salem! This card is your character, and only you see it: you are a puritan. About { $seat1 } and { $seat2 } you know nothing: each may be a puritan or a witch, and they don't know what you are.
lesson-puritan-goal = At the end the despair in town is counted. With three players, 6 cubes or more mean that a witch wins (if there is none, everybody loses); less, a puritan: the one with the most points. Only one player wins, so your own side are rivals, too.
lesson-puritan-cubes = Look for two signs: a candle is a hope cube, a feather a despair cube. This bar counts the despair cubes in town. Trials and sets are not in this number yet: they count at the end.
lesson-puritan-points = Points come from your buildings. Your character scores Commerce and Finance: each building of these types is worth 1 point. Three different ones of a type make a set: 2 more, whatever its type.
lesson-puritan-rounds = There are five rounds, each with four phases: choose buildings, turn up an event, launch events, and shuffle the deck to end the round. In the first one you get three cards and build two.
lesson-puritan-symbols = Look at the symbols on your cards: the Harbour brings hope, the Brothel brings despair. When a card is built, these cubes are put on it. Hope is money; despair is what the witches need.
lesson-puritan-first_card = Everybody chooses a card at the same time, in secret, and passes the rest on: yours go to { $seat1 }. Harbour and Market are of your type and bring hope. Choose one of them.
lesson-puritan-not_yours = That card is not of your types, so it gives you no points, and it brings despair to the town. For a puritan that is a bad deal.
lesson-puritan-gallows = All cards are shown at the same time. { $seat2 } has built the Gallows, with two despair cubes. It is Death, a type that no character scores. Bad luck with the cards, or bad intentions?
lesson-puritan-last_pair = With the last two cards you decide: keep one and discard the other unseen, or discard both and build the top card of the deck. The Pawnshop is a point for you; the Jail removes despair.
lesson-puritan-blind = You may, but whatever comes up has to be built, and half of the cards bring despair. That is for when neither card is any use to you. Here you have two that are.
lesson-puritan-removal = The Jail removes one despair cube from any building in town, yours or not, and you choose. It has to be done, and cannot be kept for later. Take one from the Gallows, for example.
lesson-puritan-clue = You know the cards that you passed on: { $seat1 } could only choose between those two, or draw blindly, and kept one with hope. Always watch that: what somebody builds, and what they left.
lesson-puritan-events = Second phase: in each round one more event is turned up, today Interrogation. Cleansing and Trial are always there. The number is what it costs, in hope cubes.
lesson-puritan-constable = Third phase: only the constable launches events, and pays with the hope on his own buildings. The first one is drawn by lot: today it is { $seat1 }. He has 3 cubes, and a Trial costs 4.
lesson-puritan-chest = In this phase you may also move your chest. It lies on one of your buildings: hope that you get goes there, and hope that you give comes from there first. For now it can stay where it is.
lesson-puritan-gift = { $seat1 } wants to end the phase, and this is the last moment to give hope. A constable receives it but never gives it. With a cube of yours he would have 4, enough to put somebody on trial.
lesson-puritan-give_it = Give { $seat1 } a cube. There is no taking back, and whoever stays silent gives nothing.
lesson-puritan-to_judith = { $seat2 } has built two buildings of Death. And it is not she who launches events now, but the constable.
lesson-puritan-no_gift = Keeping it is fine, too: you can use it when you are constable, and it breaks ties. But then this round ends without an event, and { $seat2 } has brought three despair cubes already.
lesson-puritan-duty = Now he has 4 cubes, and that is what the dearest event on the table costs. In that case the constable may not end the phase: he must launch an event, though it may be a cheaper one.
lesson-puritan-trial = { $seat2 } is on trial. That counts at the end: a witch on trial removes 2 cubes, a witch without a Trial adds 2, and a puritan on trial adds 2 as well. So don't accuse lightly!
lesson-puritan-trial-missed = A Trial is handed to a player, and counts at the end: a witch on trial removes 2 cubes, a witch without a Trial adds 2, and a puritan on trial adds 2 as well. So don't accuse lightly!
lesson-puritan-on_trial = Players on trial go on building, giving hope and scoring, and they may even win. They lose only one thing: nobody can name them constable any more.
lesson-puritan-your_office = After each event the constable names another player, with no badge and no Trial. Only you were left. You take a badge and get a hope cube, on the building where your chest is.
lesson-puritan-your_office-missed = After each event the constable names another player, with no badge and no Trial, who takes a badge and gets a hope cube. When everybody has a badge or a Trial, all badges but the constable's go back to the middle.
lesson-puritan-badges = A badge keeps you from being named again at once. Now that everybody has a badge or a Trial, all badges but yours go back to the middle: { $seat1 } can be named again.
lesson-puritan-end_it = Now you decide: launch an event, or end the phase. Your hope is not enough for any of them. End the phase: you will still be constable in the next round.
lesson-puritan-again = Fourth phase: the deck has been shuffled, and all else stays as it is: constable, badges, cubes and events. Now the second round: four cards, of which you build three.
lesson-puritan-set = Look at the edges: half-moon fits half-moon, triangle fits triangle. Market, Harbour and Slaughterhouse make the set of Commerce. You have the Harbour: choose the Market.
lesson-puritan-set_too = Look at the edges: half-moon fits half-moon, triangle fits triangle. Market, Harbour and Slaughterhouse make the set of Commerce. You have the Market: choose the Harbour.
lesson-puritan-twice = You have that one already. Another is worth 1 point, too, but a set needs three different ones.
lesson-puritan-no_justice = Not a bad one: it brings hope, and a set of Justice removes despair at the end. But it is not of your types, and every building of Commerce is a point for you.
lesson-puritan-death = { $seat2 } has completed the set of Death: at the end it adds 3 despair cubes. One of Justice removes 3. Until then nothing happens, and to its owner it is worth 2 points like any other set.
lesson-puritan-death-missed = At the end each set of Death adds 3 despair cubes, and each one of Justice removes 3. To its owner it is worth 2 points like any other set.
lesson-puritan-temptation = The Slaughterhouse brings despair, but completes Commerce: 1 point, and 2 for the set. The Exchange house is 1 point and hope. Puritans, too, build despair at times. It is up to you.
lesson-puritan-bank = The Bank brings two hope cubes and one of despair; the Exchange house only one of hope. Remember that you are the constable, and that Cleansing costs 3.
lesson-puritan-both_good = Both are of your types and bring hope. From the deck anything may come, and you could not refuse it.
lesson-puritan-letter = “{ event-V21 }” is handed to a player, who keeps it: it is worth 2 points at the end. The other events of the deck go under it after use. In either case a new one takes their place.
lesson-puritan-must = You have hope for the dearest event, so you must launch one. Cleansing removes 2 despair cubes; Interrogation lets you look at a character in secret. Which?
lesson-puritan-may = You may launch an event or end the phase. Cleansing removes 2 despair cubes; Interrogation lets you look at a character in secret. Which?
lesson-puritan-no_proof = Try whom? { $seat2 } has her Trial already, and { $seat1 } has given no cause. Each puritan on trial is 2 more cubes at the end. Knowing comes first.
lesson-puritan-to_a_rival = You would have to hand it to another player: 2 points for a rival. That can buy a favour, but the despair stays where it is.
lesson-puritan-unspent = Hope that you keep is worth no points; it only breaks ties. Look how much despair there is in town: with 6 cubes at the end a witch wins.
lesson-puritan-free = You are the constable: launch an event, or end the phase if your hope is not enough for the dearest one. Cleansing cleans, Interrogation tells you who is who, and a Trial is for somebody you think a witch.
lesson-puritan-pay = You pay with cubes from your buildings: first those at the chest, then those you choose. It hardly ever matters. Press “Pay the rest from wherever there is most”.
lesson-puritan-cleanse = Remove two cubes, from whichever buildings you like. For the count it doesn't matter whose they are: only the total does. Cleansing stays on the table and can be used again.
lesson-puritan-looked = { $seat1 } is a puritan: look, only you see it. You may tell it, or lie, and nobody can check. A character is shown only if an event asks for it.
lesson-puritan-looked_judith = { $seat2 } is a witch: look, only you see it. You may tell it, or lie, and nobody can check. A character is shown only if an event asks for it.
lesson-puritan-handed_over = You have launched your event, and the office moves on: only { $seat1 } had no badge and no Trial, and gets a cube. He may launch another event or end: so there can be several in a round.
lesson-puritan-talk = At the table you may talk and lie as you like, about your side or what you collect. Forbidden: showing your character, or mentioning its name, trade or picture. Suspicions go into “Notes”.
lesson-puritan-alone = Five cards, and you build four. From here on you decide for yourself. Two things count: at the end despair must be below 6, and you need more points than any other puritan, for only one of you wins.
lesson-puritan-alone_too = What usually goes wrong: forgetting that each witch without a Trial adds 2 at the end, and having the hope for the dearest event, for then you are not allowed to end. If something is not possible, touch it to see why.
lesson-puritan-last_round = The last round: two more buildings and a last phase of events. Then comes the count. Hope that is left gives no points, it only breaks ties: better use it.
lesson-puritan-end_trials = The game is over, and all characters are shown. First the trials: 2 more or 2 less for each. Then the sets: each one of Death adds 3, each one of Justice removes 3.
lesson-puritan-end_despair = If the count reaches what the witches needed, a witch wins; if not, a puritan. If it does and nobody was a witch, which can happen with three or four players, everybody loses.
lesson-puritan-end_points = Then the points. Suppose somebody scores Commerce and Finance: three of Commerce are 3, their set 2, one of Finance 1, and a set of Death another 2: 8 in all. Sets count even if not of your types.
lesson-puritan-end_winner = Only those of the winning side compete, and one of them wins: with the most points or, in a tie, the most hope. Now try a witch's evening: the same game from the other side.

lesson-witch = A witch's evening
    .about = The same town with other eyes: hide, give others a bad name, a Trial, and much despair at the end.
lesson-witch-hello = This time you are a witch, and only you know. With four players two witches and four puritans are shuffled, and four of these six cards are dealt: there may be another witch or none. You don't know each other.
lesson-witch-goal = With four players, 8 despair cubes or more at the end mean that a witch wins: the one with the most points. Another would be ally and rival. Less, and a puritan wins. Trials and sets are not in this number yet.
lesson-witch-types = You score three types, one more than the puritans: 1 point for each building of Entertainment, Finance or Education, and 2 for each set of three different ones, of any type.
lesson-witch-tips = Four pieces of advice, which you can read again here: little despair early, much of it late, an excuse at hand, and be the first to accuse. Whoever shows it in the first round ends up on trial.
lesson-witch-first_card = The Bank is of your type and gives much hope: nobody will suspect you for one despair cube. The other two are Death. Choose the Bank, and let those two go to { $seat1 }.
lesson-witch-too_open = Two despair cubes with the first card, and for Death, which nobody scores! Everybody would point at you. There will be time for that.
lesson-witch-no_excuse = No character scores Death: whoever builds a single one of it has no excuse. Later on, yes, above all if you complete the set.
lesson-witch-last_pair = The last two: a Bank, with two hope cubes and one of despair, or the Jail, which would remove a cube. Who wouldn't want the Bank? Keep it.
lesson-witch-pious = You would look like a perfect puritan, and sometimes that pays. But you would remove a cube that you need, and Justice gives you no points.
lesson-witch-blind = You would draw blindly, and whatever comes has to be built. With a Bank in hand there is no need.
lesson-witch-framed = { $seat1 } could only choose between two cards of Death, which you had passed on, or discard both and draw blindly. He kept one, and now he looks like a witch. Only you know why.
lesson-witch-office = You have been drawn as constable: only you launch events, and you pay with the hope on your buildings. The first one has a badge, but gets no cube. Cubes that you do get go to the building with your chest, which you may move.
lesson-witch-fire = Today's event is Fire: a building goes under the deck, and its cubes to the supply. A building that changes hands, however, takes its cubes along. There are no discard piles.
lesson-witch-cleans = That would remove cubes that you need. Some witches do it to look good, but today you have something better: a suspect who isn't you.
lesson-witch-burns = And what would you burn? With a building its cubes go, too, and you could no longer pay for the Trial.
lesson-witch-trial = You have 4 cubes, the cost of the dearest event: so you must launch one. At the end a puritan on trial adds 2 cubes; a witch on trial removes 2; and a free witch, like you, adds 2. Launch the Trial.
lesson-witch-trial-missed = A constable with hope for the dearest event must launch one. A Trial costs 4 and is handed to a player. At the end a puritan on trial adds 2 cubes; a witch on trial removes 2; and a free witch adds 2.
lesson-witch-accuse = Who? { $seat1 } has built Death, and everybody has seen it. Put him on trial: nobody will blame you.
lesson-witch-yourself = Not yourself! It is possible, but a witch on trial removes 2 cubes at the end instead of adding them.
lesson-witch-unlikely = It is legal, but nobody would believe it: there is nothing but hope over there. And what if that is the other witch?
lesson-witch-successor = Now name the new constable: somebody else, without a badge and without a Trial, who gets a badge and a cube and decides about more events. With little hope, not much will happen. Who suits you?
lesson-witch-successor-missed = After each event the constable names another player, without a badge and without a Trial, who gets a badge and a cube and decides about more events.
lesson-witch-tried = { $seat1 } can no longer be named constable; in all else he plays on, and he could win. If he is a puritan, he has just given you 2 cubes for the end.
lesson-witch-tried-missed = Players on trial can no longer be named constable; in all else they play on, and they can win.
lesson-witch-office_gone = While you have a badge you can't be named again. When everybody has a badge or a Trial, all but the constable's go back. Here you see how many are left, and how many Trials: with four players, two in all.
lesson-witch-office_gone-missed = Whoever has a badge can't be named constable again. When everybody has a badge or a Trial, all badges but the constable's go back to the middle.
lesson-witch-again = Second round: four cards, of which you build three. Everything stays where it was, the constable, too. And take care: whoever gets your cards knows what you left for them.
lesson-witch-excuse = The Pawnshop brings despair, but it is of your type and fits the Bank by the triangle. “I'm after the set”, you'll say, and that's even true. The Undertaker, which is Death, can wait.
lesson-witch-copies = There are as many copies of each building as players: four. All other cards stay in the box. The cubes, however, never run out.
lesson-witch-watched = Puritans look at who brings despair, who gives hope to whom, and who puts whom on trial: the log has it all. To give a cube for a Cleansing now and then cleans your name as well.
lesson-witch-kept = Safe-conduct is handed to another player, who keeps it until it annuls the next Trial against them: look for it before you accuse anybody. Only those with a red border are not replaced: Cleansing always stays, and Trials last until they run out.
lesson-witch-kept-missed = After use an event goes under the deck, and a new one takes its place; some are handed to a player, who keeps them. Only those with a red border are not replaced: Cleansing always stays, and Trials last until they run out.
lesson-witch-seen = Somebody has seen your card and knows that you are a witch. They may say so but cannot prove it: it is their word against yours. Say that they lie, or that the accuser is the witch.
lesson-witch-own_trial = You have been put on trial: at the end you will remove 2 cubes instead of adding them, and nobody can name you constable. But you play on and can win. Nothing left to hide: fill the town!
lesson-witch-last_call = The phase is about to end, and you may still give hope. If the constable gets it, the decision is open again. If you don't want to: “Give nothing”.
lesson-witch-moved = A building that changes its owner takes its cubes along; if it leaves the game, they go back to the supply. That is another way to make or lose despair.
lesson-witch-talk = Talk, lie, accuse: anything goes, except showing your character or mentioning its name, trade or picture. In “Notes” you can write down who might be a witch, if there is another one.
lesson-witch-alone = From here on you decide for yourself. You need 8 with the end counted in: each witch without a Trial and each puritan on trial adds 2, a set of Death 3; a witch on trial removes 2, a set of Justice 3. And collect points: of several witches, the best one wins.
lesson-witch-late = Fourth round: being found out matters less now. Build whatever brings most despair. A complete set of Death adds 3 at the end and is worth 2 points to you; one of Justice removes 3.
lesson-witch-last_round = The last one. Add up the cubes in town; plus 2 for each witch without a Trial and each puritan on trial, and 3 for each set of Death; less 2 for each witch on trial and 3 for each set of Justice. Is it 8? If not, it is now or never: nobody can punish you afterwards.
lesson-witch-end_trials = The characters are shown, and the trials are settled. Suppose a town with 7 cubes: a witch on trial takes 2 away, another without a Trial adds 2, and a puritan on trial adds 2: that leaves 9.
lesson-witch-end_sets = Then 3 more for each set of Death and 3 less for each set of Justice, whether its owner is on trial or not. If the total is 8 or more, a witch wins; if it is less, a puritan.
lesson-witch-end_winner = And of the winning side, only whoever has the most points; in a tie, the most hope, and if that is level, too, they share the victory. Now you know both faces of New Salem.
lesson-witch-not_enough = Your hope is not enough for the dearest event, so you may launch another or end the phase. Before it ends, the others may still give you hope. As the constable you cannot give any.

## What is in the box, for the workshop

box-buildings = Buildings
box-characters = Characters
box-events = Events
box-symbols = Symbols
box-numbers = Numbers of players on the copies
box-types = Types that score
box-two_types = Types, with the option of two
box-cost = Cost in hope
box-effect = Effect
box-count = How many
box-once = At most one from each building
box-hope = Hope cubes
box-draw = Buildings drawn
box-despair = More despair
box-least = From how much hope on
box-points = Points
