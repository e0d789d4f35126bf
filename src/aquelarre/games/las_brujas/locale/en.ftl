# Las Brujas. English texts.
# The same keys, attributes and values as es.ftl.

## The game

game-title = Las Brujas: the witches of the village
game-goal = Witches hide in the village, and everybody has a secret side. The villagers win when all witches are burnt, the witches when they outnumber the living villagers.
game-before =
    Everybody talks and may lie: trust only what you see on the table.
    Whoever dies plays on: you come back as a spectre and win with your side.
    A trial can turn until the last moment: keep something for then.
game-source = The rulebook does not print the cards. How many there are is the rulebook's; names, values and effects marked as reconstructed are ours.

## Questions

ask-choose = Which character do you keep? The others go back to the box unseen.
    .others = { $seat } chooses a character.
ask-act = It is your turn: play what you like, then end it.
    .others = It is { $seat }'s turn.
ask-haunt = A spectre's turn: you may play one afterlife card.
    .others = The spectre of { $seat } decides whom to bother.
ask-drop = One rumour too many: which one is discarded?
    .others = { $seat } decides which rumour is one too many.
ask-discard = Discard a card.
    .others = { $seat } chooses a card to discard.
ask-prevent = An event has chosen you. Do you cancel it? That uses up your ability for now.
    .others = { $seat } decides whether to cancel the event.
ask-procession = Procession: which card do you pass to your right?
    .others = { $seat } chooses a card to pass to the right.
ask-take = Which card do you keep?
    .others = { $seat } chooses a card from the hand just seen.
ask-storm = Storm: which positive rumour do you lose?
    .others = { $seat } chooses which positive rumour to lose.
ask-sermon = Sermon: which negative rumour is forgotten?
    .others = { $seat } chooses which negative rumour is forgotten.
ask-point_at = Several have the worst reputation: who stands trial?
    .others = { $seat } says who stands trial.
ask-order = Which card shall come next?
    .others = { $seat } arranges the cards just looked at.
ask-cure = Which negative rumour of yours disappears?
    .others = { $seat } chooses which rumour to be rid of.
ask-give_back = Which card do you give in return?
    .others = { $seat } chooses a card to give in return.
ask-speech = You have the floor: say your piece (the menu has ready-made phrases), and end it when you are done.
    .others = { $seat } has the floor.
ask-floor = Before the vote: step in if you like, or pass. The round closes when all pass in a row.
    .others = { $seat } may still step in.
ask-vote = Vote. All ballots are shown together.
    .others = { $seat } thinks about the vote.
ask-decide = Your die was higher: you decide how the trial ends.
    .others = { $seat } decides how the trial ends.
ask-verdict = There is a verdict. This is the last round: step in now, or pass.
    .others = { $seat } may still change the verdict.
ask-rob_grave = Do you take a card from the dead? Two at most.
    .others = { $seat } goes through the pockets of the dead.
ask-keep = Which card do you keep?
    .others = { $seat } chooses which cards to keep.
ask-election = A tie: who shall be the influential citizen?
    .others = { $seat } thinks about whom to elect.
ask-name = Your die was highest: name the influential citizen.
    .others = { $seat } names the influential citizen.
ask-calm = You may discard negative rumours of the others, one from each player.
    .others = { $seat } decides which negative rumours to discard.
ask-priest = Do you take a negative rumour from somebody with a bad reputation?
    .others = { $seat } decides whether to take a negative rumour away.
ask-share = Sharing: choose which cards go to whom, at least one. You can change it until everybody is ready.
    .others = { $seat } chooses which cards to share.
ask-raise = Which rumour from the discard pile comes back?
    .others = { $seat } chooses a rumour from the discard pile.
ask-dream = Do you discard one of the trial cards you have seen?
    .others = { $seat } thinks about what came in a dream.
foreseen-speech = If the accuser has spoken and you are to answer
foreseen-floor = In every trial of this week, before the vote
foreseen-vote = If this trial comes to the vote
foreseen-verdict = In every trial of this week, after the verdict

## What can be chosen

verb-pass = Pass
verb-end_turn = End the turn
verb-done = No more
verb-end_speech = End your speech
verb-let_be = Let it happen
verb-cancel = Cancel the event
verb-heal = Try to heal whoever is to burn
verb-favour = Pay two cards for a vote { $cause }
verb-vote = Vote: { $ballot }
verb-vote_as = Make your victim vote: { $ballot }
verb-vote_both = Vote: { $ballot }; and your victim: { $other }
verb-decide = Decide: { $ballot }
verb-elect = Vote for { $seat }
verb-name = Name { $seat }
verb-choose = Keep “{ $character }”
verb-say_villager = Say: “I am a villager”
verb-say_suspect = Say: “I suspect { $seat }”
verb-say_trust = Say: “I trust { $seat }”
verb-ask_why = Ask { $seat }: “Why did you { $deed }?”
verb-say_reason = Say: “{ $stance } { $seat }, because they { $fact } { $about }”
verb-say_reason_me = Say: “{ $stance } { $seat }, because they { $fact_me }”
verb-ask_about = Ask { $seat }: “Why did you { $doing } { $about }?”
verb-ask_about_me = Ask { $seat }: “Why did you { $doing_me }?”
verb-take_back = Take back “{ $card }”
verb-ready = Ready: give these cards
verb-reply = Answer: “{ $reply }”
verb-discard = Discard “{ $card }”
verb-keep = Keep “{ $card }”
verb-drop = Discard the rumour “{ $card }”
verb-calm = Discard the rumour “{ $card }”
verb-take = Take “{ $card }”
verb-order = Put “{ $card }” next
verb-event = Play the event “{ $card }”
verb-counter = Counter-trial: “{ $card }”
verb-plead = Play “{ $card }”
verb-raise = Bring “{ $card }” back
verb-hand_on = Pass “{ $card }” on
verb-return = Give “{ $card }” in return
verb-spread = Rumour “{ $card }” about { $seat }
verb-spend = Rumour “{ $card }” about { $seat }, discarded at once
verb-supplant = Rumour “{ $card }” about { $seat } instead of “{ $rumour }”
verb-accuse = Accuse { $seat } with “{ $card }”
verb-event_on = Event “{ $card }” on { $seat }
verb-give = Lay “{ $card }” in front of { $seat }
verb-move = Carry the rumour “{ $card }” to { $seat }
verb-haunt = Play “{ $card }” on { $seat }
verb-bribe = “{ $card }”: cancel the vote of { $seat }
verb-bear_witness = “{ $card }”: a vote { $cause }
verb-haunt_two = “{ $card }”: a card from { $seat } for { $receiver }
verb-erase = “{ $card }”: let “{ $rumour }” be forgotten
verb-use = Use the ability of “{ $character }”
verb-use_on = Use the ability of “{ $character }” on { $seat }
verb-pass_doll = Pay two cards and pass the doll to { $seat }
verb-point_at = Put { $seat } on trial

# What chance chooses
verb-deal_character = The character “{ $character }” comes up
verb-deal_side = A side card comes up: { $side }
verb-draw = “{ $card }” comes up
verb-turn_up = “{ $card }” comes up
verb-roll = The die shows { $die }
verb-lose = “{ $card }” comes up

## What happens

event-offered = Everybody gets { $count } characters to choose from.
event-chosen = { $seat } keeps “{ $character }”.
event-sides_dealt = Everybody looks at their own side in secret.
event-hands_dealt = Everybody draws { $count } cards.
event-met = All close their eyes. The witches open theirs, recognise one another and close them again.
event-rolled = { $seat } rolls a { $die }.
event-rolls_again = A tie: they roll again.
event-begins = { $seat } begins. Turns go to the right.
event-drew = { $seat } draws a card.
    .known = { $seat } draws “{ $card }”.
event-drew_afterlife = { $seat } draws an afterlife card.
    .known = { $seat } draws the afterlife card “{ $card }”.
event-reshuffled = The deck is empty: its discard pile is shuffled.
event-reshuffled_afterlife = The afterlife deck is empty: its discard pile is shuffled.
event-nothing_to_draw = There is nothing left for { $seat } to draw.
event-discarded = { $seat } discards “{ $card }”.
event-hand_seen = { $seat } looks at the hand of { $owner }: { $count ->
        [0] there are no cards
        [one] one card
       *[other] { $count } cards
    }.
event-taken = { $seat } takes a card from { $owner }.
    .known = { $seat } takes “{ $card }” from { $owner }.
event-passed = A card goes from { $giver } to { $receiver }.
    .known = “{ $card }” goes from { $giver } to { $receiver }.
event-shown = Whispers: { $seat } shows “{ $card }”.
event-week = Week { $week }.
event-turn = { $seat } to play.
event-spectre_turn = The spectre of { $seat } to play.
event-turn_lost = { $seat } loses the turn because of the curfew.
event-turn_cut = The turn of { $seat } ends here.
event-no_draw = { $seat } draws nothing: “{ $card }”.
event-spread_good = { $seat } spreads “{ $card }” about { $receiver }, who stands at { SIGNED($total) } now.
event-spread_bad = { $seat } spreads “{ $card }” about { $receiver }, who stands at { SIGNED($total) } now.
event-raised = The spectre of { $seat } brings back “{ $card }” about { $receiver }, who stands at { SIGNED($total) } now.
event-dropped = The rumour “{ $card }” about { $receiver } is discarded; { $receiver } stands at { SIGNED($total) } now.
event-moved = { $seat } carries “{ $card }” from { $owner } to { $receiver }.
event-event_played = { $seat } plays the event “{ $card }”.
event-event_aimed = { $seat } chooses { $victim } for “{ $card }”.
event-event_cancelled = { $seat } cancels “{ $card }”.
event-ability_used = { $seat } uses the ability of “{ $character }”.
event-ability_on = { $seat } uses the ability of “{ $character }” on { $victim }.
event-swapped = { $seat } and { $owner } swap hands.
event-arranged = { $seat } has arranged { $count ->
        [one] the card just looked at
       *[other] the { $count } cards just looked at
    }.
event-looked = { $seat } looks at { $count ->
        [one] the top card
       *[other] the { $count } top cards
    } of the deck.
event-side_seen = { $seat } looks in secret at the side of { $victim }.
    .known = { $seat } looks in secret at the side of { $victim }, who is { $side_one }.
event-truce = Truce of God: no trial cards until the assembly.
event-inquisitor = The inquisitor is in the village: until the assembly a tie means guilty.
event-curfew = { $victim } will lose their next turn.
event-vacant = { $seat } is no longer the influential citizen: the office is vacant.
event-appointed = { $seat } is the influential citizen until the assembly.
event-doll_laid = { $seat } puts the wax doll in front of { $receiver }.
event-finger = { $seat } rolls a { $die } and the finger points at { $victim }.
event-finger_self = { $seat } rolls a { $die } and the finger points back at them: once more.
event-lowest = { $victim } has the worst reputation ({ SIGNED($total) }).
event-accused = { $accuser } accuses { $accused } with “{ $card }”.
event-accused_alone = { $accused } stands trial because of “{ $card }”, without an accuser.
event-asylum = { $accused } has asylum: the trial comes to nothing.
event-floor_open = Cards may be played in the trial of { $accused }.
event-pleaded = { $seat } plays “{ $card }”.
event-bribed = { $seat } plays “{ $card }”: the vote of { $victim } will count for nothing.
event-witnessed = The spectre of { $seat } plays “{ $card }”: a vote { $cause }.
event-favoured = { $seat } pays for a vote { $cause }.
event-annulled = { $seat } plays “{ $card }”: “{ $rumour }” has no effect.
event-countered = { $seat } cancels the trial with “{ $card }”.
event-card_returns = “{ $card }” goes back to the hand of { $seat }.
event-vote_begins = The vote on { $accused } begins.
event-voted = { $seat } votes: { $ballot }{ $reason }.
event-voted_possessed = { $spectre } makes { $seat } vote: { $ballot }{ $reason }.
event-reputation_votes = Reputation of { $seat } ({ SIGNED($total) }): { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } { $cause }.
event-reputation_silent = The reputation of { $seat } ({ SIGNED($total) }) gives no votes.
event-card_votes = “{ $card }”: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } { $cause }.
event-character_votes = “{ $character }”: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } { $cause }.
event-card_votes_double = “{ $card }”: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } against { $victim }.
event-character_votes_double = “{ $character }”: { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } against { $victim }.
event-counted = The count: { $yes ->
        [0] no votes in favour
        [one] { $yes } vote in favour
       *[other] { $yes } votes in favour
    } and { $no ->
        [0] none against
       *[other] { $no } against
    }.
event-counted_double = The count: { PLAIN($no) } against { $accused } and { PLAIN($yes) } against { $accuser }.
event-reputation_helps = Reputation of { $seat } ({ SIGNED($total) }): { $votes ->
        [one] one vote fewer
       *[other] { $votes } votes fewer
    } against them.
event-reputation_harms = Reputation of { $seat } ({ SIGNED($total) }): { $votes ->
        [one] one vote more
       *[other] { $votes } votes more
    } against them.
event-tie_influential = A tie: the vote of { $seat }, the influential citizen, counts once more ({ $cause }): { $yes } to { $no }.
event-tie_influential_double = A tie: the vote of { $seat }, the influential citizen, counts once more, against { $victim }: { PLAIN($no) } against { $accused } and { PLAIN($yes) } against { $accuser }.
event-tie_inquisitor = A tie: with the inquisitor in the village, that means guilty.
event-tie_dice = A tie: the die decides.
event-decides = { $seat } decides: { $ballot }.
event-alone_saved = { $accused } rolls a { $die } and is saved.
event-alone_lost = { $accused } rolls a { $die } and is not saved.
event-found_guilty = The verdict: { $victim } is to burn.
event-found_innocent = The verdict: { $accused } is innocent.
event-revote = Popular outcry: the vote on { $accused } is taken again.
event-healed = { $seat } rolls a { $die } and heals { $victim }: the trial comes to nothing.
event-not_healed = { $seat } rolls a { $die } and can do nothing for { $victim }.
event-acquitted = { $accused } goes free.
event-burnt = { $victim } burns at the stake, and turns out to be { $side_one }.
event-hand_lost = { $victim } { $count ->
        [0] had no cards in hand
        [one] loses the only card in hand
       *[other] loses the { $count } cards in hand
    } and comes back as a spectre.
event-office_empty = The village has no influential citizen any more.
event-rewarded = That was a witch: { $accuser } draws { $count } cards.
event-punished = That was no witch: { $accuser } discards { $count ->
        [0] a hand that was empty anyway
        [one] one card
       *[other] { $count } cards
    }.
event-unpaid = The denunciation was anonymous: { $accuser } is neither paid nor punished.
event-assembly = Week { $week } has passed: the assembly begins.
event-elected = { $seat } has the best reputation ({ SIGNED($total) }) and is the influential citizen.
event-election_tied = A tie at a reputation of { SIGNED($total) }: there is a vote.
event-elected_by_vote = { $seat } is elected with { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    } and is the influential citizen.
event-ballot_for = { $seat } votes for { $victim }.
event-vote_tied = Still a tie: those tied roll the die.
event-named = { $seat } names { $victim } the influential citizen.
event-calmed = { $seat } discards the rumour “{ $card }” about { $receiver }, who stands at { SIGNED($total) } now.
event-nothing_shared = Nothing is shared: nobody can give cards.
event-gave = { $giver } gives a card to { $receiver }.
    .known = { $giver } gives “{ $card }” to { $receiver }.
event-refilled = { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    } to fill their hand.
event-assembly_ends = The assembly is over.
event-doll_accuses = The doll has lain in front of { $accused } for a whole week: { $accused } stands trial.
event-haunted = The spectre of { $seat } plays “{ $card }” on { $victim }.
event-haunted_two = The spectre of { $seat } plays “{ $card }”: a card from { $victim } for { $receiver }.
event-erased = The spectre of { $seat } plays “{ $card }”: “{ $rumour }” is forgotten and { $receiver } stands at { SIGNED($total) } now.
event-rotates = “{ $card }” moves on to { $receiver }.
event-rotated_out = “{ $card }” has been round the village and is discarded.
event-possession_over = { $victim } votes freely again.
event-claimed_villager = { $seat } says: “I am a villager”.
event-claimed_suspect = { $seat } says: “I suspect { $victim }”.
event-claimed_trust = { $seat } says: “I trust { $victim }”.
event-asked_why = { $seat } asks { $victim }: “Why did you { $deed }?”
event-claimed_reason = { $seat } says: “{ $stance } { $victim }, because they { $fact } { $about }”.
event-claimed_reason_me = { $seat } says: “{ $stance } { $victim }, because they { $fact_me }”.
event-asked_about = { $seat } asks { $victim }: “Why did you { $doing } { $about }?”
event-asked_about_me = { $seat } asks { $victim }: “Why did you { $doing_me }?”
event-replied = { $seat } answers { $victim }: “{ $reply }”.
event-side_shown = { $seat } is { $side_one }.
event-witches_win = The witches win! They are { $count }, against { $total ->
        [0] no villagers
        [one] one villager
       *[other] { $total } villagers
    }.
event-two_left = Only two are left, and one is a witch: the witches win!
event-villagers_win = No witch is left: the villagers win!
event-nobody_wins = { $week } weeks have passed and nobody has won: the game ends without a winner.

## The rules

rule-BRU-01 = For 3 to 12 players. Each is dealt three characters (two with 9 players or more, since there are 24), keeps one face up and puts the others back unseen. The character gives a sex, a base reputation and an ability, which is lost on death. The rulebook speaks of 150 cards and lists 149; we take the other one to be a marker for the influential citizen.
    .title = The character
rule-BRU-02 = There is one witch with 3 or 4 players, two with 5 to 7, three with 8 or 9 and four with 10 to 12. All others are villagers. Sides are dealt face down, and everybody sees only their own.
    .title = The sides
rule-BRU-03 = Everybody begins with five cards of the general deck, for their own eyes only. What is discarded lies face up; when a deck is empty its discard pile is shuffled, and if there is none, nothing is drawn.
    .title = The hand
rule-BRU-04 = Before the first turn the witches, and only they, learn who the others are. Afterwards they have no secret channel to talk.
    .title = The witches recognise one another
rule-BRU-05 = All roll the die and the highest begins; equals roll again. Turns go to the right for the whole game, and spectres keep their seats.
    .title = Who begins
rule-BRU-06 = The villagers win when no witch is left alive. The witches win when they outnumber the living villagers; with equal numbers play goes on. The game ends with the death that decides it: nobody draws or discards after that.
    .title = Who wins
rule-BRU-07 = When only two players are left alive and one is a witch, the witches win.
    .title = The last two
rule-BRU-08 = The dead win or lose with their side.
    .title = The dead win, too
rule-BRU-09 = You draw a card at the start of your turn. Then, in any order: at most one positive rumour about anyone living, perhaps yourself; at most one negative rumour about somebody else; and as many events and trials as you like. No event can choose the hermit, unless he plays it on himself.
    .title = The turn
rule-BRU-10 = When every seat has had its turn a week has passed and the assembly is held: the influential citizen is elected first, then people are calmed down, and lastly cards are shared. With the limit, an option of ours that is on by default, no counter-trials are played from week 40 on, and after the assembly of week 52 the game ends without a winner. It is there only so that no game among bots goes on for ever.
    .title = The week
rule-BRU-11 = Your reputation is your character's base, plus the rumours in front of you, plus whatever the doll and afterlife cards add or take away. Some rumours are worth more or less depending on your sex.
    .title = Reputation
rule-BRU-12 = Nobody has more than two positive or two negative rumours. If a third positive one comes, whoever receives it decides which goes; if it is negative, whoever plays it decides. It may be the new one.
    .title = Two of each
rule-BRU-13 = The living player with the highest reputation is the influential citizen. In a tie all the living vote among the tied (you may vote for yourself); if that is a tie too, those tied roll and the highest names one of them.
    .title = The election
rule-BRU-14 = The influential citizen may discard as many negative rumours as they have positive reputation, at most one from each player and none of their own.
    .title = Calming people down
rule-BRU-15 = Every living player with cards gives one to three of them to other living players, to one or to several, and lays them face down in front of them. Until everybody is ready nobody sees what the others lay, and you may still change it; then all take up what lies in front of them, at the same time. Now everybody sees how many cards went from whom to whom, and whoever receives one knows who gave it. The hermit neither gives nor receives. The rulebook does not say whether the cards can be seen before that, or whether it is known who gave what: this is how we play it.
    .title = Sharing
rule-BRU-16 = Then everybody living draws until they hold five cards (anyone who has more keeps them), the assembly ends, and whoever began the week plays again.
    .title = The end of the assembly
rule-BRU-17 = A trial begins with a trial card, an event or an object; there are never two at once: “False witness” cancels the first and begins another. The accuser speaks and gives reasons, then the accused: nobody else has the floor meanwhile, and each ends their own speech. If the table has the option “Ready-made phrases” on, anyone who prefers not to write may pick phrases from a menu, also with reasons and questions about what everybody has seen: three a week, and three more in each trial, but none during the vote. Answering a question does not count.
    .title = Accusation and speeches
rule-BRU-18 = Then anyone living may play any number of rumours on the accused; the limit of two of each still holds. The accused may play positive ones on themselves, never negative ones.
    .title = Rumours in a trial
rule-BRU-19 = Any number of cards playable during a trial may be played, too. Everybody is asked alike, whatever they hold, and the round closes when all pass in a row; if somebody acts, all are asked again.
    .title = Cards during a trial
rule-BRU-20 = A counter-trial cancels the trial. It may be played at any moment until somebody has burned and shown their side. After the count there is a last round to react in.
    .title = Counter-trials
rule-BRU-21 = All living but the accused vote, at once and in secret: guilty, innocent or abstention. Then all ballots are shown together. The rulebook has a show of hands in two calls; here it is at once, so that nobody votes with an eye on the others.
    .title = The vote
rule-BRU-22 = Reputation counts as votes: positive in favour, negative against. They are added to the players' and the cards' votes.
    .title = The count
rule-BRU-23 = In a tie the influential citizen's vote counts once more. If there is none, or if they are the accused, have abstained or have a vote that counts for nothing, accuser and accused roll the die and the higher decides.
    .title = A tie
rule-BRU-24 = Whoever is found guilty burns, dies and shows their side. If it was a witch, the accuser draws three cards; if it was a villager, the accuser discards the whole hand.
    .title = The stake
rule-BRU-25 = Whoever dies shows their side, discards their hand, loses their ability and whatever lay before them, and becomes a spectre with three afterlife cards.
    .title = Death
rule-BRU-26 = Spectres neither vote nor argue in assemblies and trials; meanwhile only the other spectres hear them. Whoever plays “Voice from beyond” votes in that trial and speaks to everybody. They neither give nor receive in the sharing, and no card is played on them.
    .title = What spectres do not do
rule-BRU-27 = At the start of its turn a spectre draws one afterlife card, and it may play one at most in that turn. Those played during a trial do not count towards that limit. A rotating card is put in front of somebody living; at the end of their turn it moves on to the next living player on their right, and so on until it would come to somebody who has had it: then it is discarded. If its bearer dies, it moves on at once.
    .title = A spectre's turn
rule-BRU-28 = Used afterlife cards go to a discard pile of their own.
    .title = The afterlife discard pile
rule-BRU-29 = Option “Double trial”: every trial with an accuser burns somebody. Votes are against the accused or against the accuser, and both vote. The guilt of each is the votes against them less their reputation; the higher burns. Rumours, as in any trial, are played on the accused only. Ties are broken as always, but the influential citizen's vote counts once more even if they are one of the two.
    .title = The double trial
rule-BRU-30 = Option “Random sides”, for 5, 7, 8 or 10 players. The side cards are four villagers and two witches for 5 players, five and three for 7, six and three for 8, seven and four for 10. One is left over unseen, so nobody knows how many witches there are. Play goes on until the witches win by numbers or two are left, who show their sides: with a witch among them the witches win, otherwise the villagers.
    .title = Random sides
rule-BRU-31 = If you die in your own turn, it ends; you play your next one as a spectre.
    .title = Dying in your own turn
rule-BRU-32 = The influential citizen holds the office until the next election. There is none before the first assembly, nor after their death, except by the bishop's letter.
    .title = The office
rule-BRU-33 = In a trial without an accuser only the accused speaks, and nobody is paid or punished. In a tie with no influential citizen the accused rolls, and is saved by a 4 or more.
    .title = Trials without an accuser

## Why not

why-BRU-01 =
    { $case ->
        [chosen] The characters have been chosen already.
        [offered] That character is not among those you were dealt.
        [ability] That is the ability of “{ $character }”, which is not your character.
        [turn] Your ability is used in your own turn, outside a trial.
        [used] You have used up your ability for now.
        [passive] Your ability works by itself: there is nothing to use.
        [in-assembly] Your ability is used in the assembly, when you are asked.
        [after-verdict] Your ability is used after the verdict, when somebody else is to burn.
        [before-vote] Your ability is used in a trial, before the vote.
        [when-chosen] Your ability is used when an event chooses you.
        [price] You do not have enough cards: your ability costs { $count ->
            [one] one
           *[other] { $count }
        }.
        [no-deck] There are no cards left in the deck to look at.
        [no-rumour] You have no negative rumour to be rid of.
        [no-cards] Nobody else has any cards.
        [no-sex] Nobody of the other sex is alive.
        [alone] Your ability is not used on anybody.
        [aimed] Choose whom to use your ability on.
        [others] Your ability is used on another player.
        [sex] You can only look at the hand of somebody of the other sex.
        [no-carry] There is no negative rumour now that you could carry from one to another.
        [carrying] Choose which negative rumour you carry, and to whom.
        [carry] You can only carry a negative rumour from another player to somebody with fewer than two, never to yourself.
        [deck] Cards of the deck are arranged when you look at them with your ability, in your turn.
        [looked] “{ $card }” is not among the cards you still have to arrange.
        [nobody] No character of this edition can do that.
        [absent] Nobody at this table is the “{ $character }”: that ability is not in the game.
        [return] You give a card in return only after taking one with your ability, in your turn.
        [first-choose] You have to choose your character first.
        [all-choose] Wait: others are still choosing a character.
        [first-order] You have to put the cards you looked at in order first.
        [wait-order] Wait: { ask-order.others }
        [first-cure] You have to choose first which negative rumour you get rid of.
        [wait-cure] Wait: { ask-cure.others }
        [first-give_back] You have to give a card in return first.
        [wait-give_back] Wait: { ask-give_back.others }
       *[no-seat] Nobody sits there at this table.
    }
why-BRU-02 = Sides are dealt at random: nobody chooses them.
why-BRU-03 = “{ $card }” is not in your hand.
why-BRU-05 =
    { $case ->
        [waiting] It is for { $seat } to decide now.
        [several] It is for others to decide now.
        [number] Nobody chooses numbers here: the die rolls them.
        [nature] That is up to chance.
       *[other] Something else has to be answered first.
    }
why-BRU-06 = The game is over.
why-BRU-09 =
    { $case ->
        [marked] “{ $card }” is chosen already.
        [unmarked] “{ $card }” is not chosen, so there is nothing to take back.
        [turn] It is { $seat }'s turn.
        [as-rumour] “{ $card }” is a rumour: it is played about somebody, in your turn or in a trial.
        [as-aimed] “{ $card }” is an event: it is played in your turn, on somebody you choose.
        [as-event] “{ $card }” is an event: it is played in your turn, without choosing anybody.
        [hermit] No event can choose { $seat }, the hermit.
        [empty] { $seat } has no cards.
        [self] Nobody plays negative rumours on themselves.
        [others] You have to choose another player.
        [praised] You cannot play any more positive rumours this turn.
        [praise-again] Your second positive rumour must go to somebody other than yourself and whoever got the first.
        [slandered] You cannot play any more negative rumours this turn.
        [slander-again] Your second negative rumour must be about a different player.
        [unasked] A card is discarded only when something demands it, and nothing demands it of you now.
        [take] That card is not in the hand you are looking at.
        [no-take] You choose a card from another hand only with the event “{ card-S05 }”, in your turn.
        [doll] The wax doll is not in front of you.
        [doll-price] The doll is passed on in your own turn, for two cards.
        [assembly] It is the assembly: until it ends there are no turns and no cards are played.
        [after-trial] A trial is being held: turns go on when it is over.
        [no-take-grave] You take cards from another hand only with “{ card-S05 }”, in your turn, or when somebody else burns.
        [no-procession] Cards are passed to the right only in a “{ card-S15 }”, and there is none now.
        [nothing-on] You have cards that are played on somebody, but you can play none of them on { $seat } now.
        [none-aimed] You have no cards that are played on somebody, and no ability to use on { $seat } now.
        [first-act] That is not done in your turn: play a card, use your ability or end it.
        [first-discard] You have to discard a card first.
        [wait-discard] Wait: { ask-discard.others }
        [all-discard] Wait: others are choosing cards to discard.
        [first-prevent] You have to decide first whether to cancel the event.
        [wait-prevent] Wait: { ask-prevent.others }
        [first-procession] You have to pass a card to your right first.
        [wait-procession] Wait: { ask-procession.others }
        [all-procession] Wait: the living are choosing a card to pass to the right.
        [first-take] First you have to choose a card from the hand you have seen.
        [wait-take] Wait: { ask-take.others }
        [first-storm] You have to choose first which positive rumour you lose.
        [wait-storm] Wait: { ask-storm.others }
        [all-storm] Wait: others are choosing which positive rumour to lose.
        [first-sermon] You have to choose first which negative rumour is forgotten.
        [wait-sermon] Wait: { ask-sermon.others }
       *[target] That player cannot be chosen.
    }
why-BRU-12 =
    { $case ->
        [others] “{ $card }” is not one of the rumours to choose from.
        [which] { $seat } can have no more of that kind: say which one goes.
        [room] There is room for it in front of { $seat }: no rumour has to go.
        [afterwards] Which rumour goes is decided once it is played.
        [kind] “{ $card }” is not a rumour.
        [nowhere] “{ $card }” is not in front of anybody.
        [first-drop] You have to decide first which rumour is discarded.
        [wait-drop] Wait: { ask-drop.others }
       *[other] No rumour is dropped like this unless there is one too many: there is room for two of each kind.
    }
why-BRU-13 =
    { $case ->
        [tied] Only those tied can be elected.
        [elected] This assembly already has its influential citizen.
        [first-election] You have to vote for the influential citizen first.
        [wait-election] Wait: { ask-election.others }
        [all-election] Wait: the influential citizen is being elected.
        [first-name] You have to name the influential citizen first.
        [wait-name] Wait: { ask-name.others }
       *[not-now] The influential citizen is elected in the assembly, and there is a vote only in a tie.
    }
why-BRU-14 =
    { $case ->
        [kind] “{ $card }” is not a negative rumour in front of anybody.
        [own] You cannot discard your own rumours, only the others'.
        [each] You have already taken one from { $seat } in this assembly.
        [quota] You can discard { $count } at most: take one back to choose another.
        [priest] You can take only one negative rumour, from another player whose reputation is negative.
        [done] “{ verb-done }” ends a choice of rumours or cards, and you are not making one now.
        [assembly] Negative rumours are discarded in the assembly, after the election.
        [after-election] The influential citizen is elected before any rumours are discarded.
        [past] No more rumours are discarded in this assembly.
        [first-calm] You have to decide first which negative rumours to discard.
        [wait-calm] Wait: { ask-calm.others }
        [first-priest] You have to decide first whether to take away a negative rumour.
        [wait-priest] Wait: { ask-priest.others }
        [who-priest] Negative rumours are discarded by the influential citizen and the parish priest, in the assembly.
       *[who] Negative rumours are discarded by the influential citizen, in the assembly.
    }
why-BRU-15 =
    { $case ->
        [hermit] The hermit takes no part in the sharing.
        [done] You cannot give any more cards in this sharing.
        [laid] You have already laid “{ $card }” in front of somebody.
        [oneself] You cannot give cards to yourself: choose others.
        [first] You have to give one card at least.
        [earlier] In this game cards are laid one by one, and what is laid stays.
        [empty] You have no cards to share.
        [most] You give { $count } cards at most: take one back to give another.
        [not-laid] You have not laid “{ $card }” in front of anybody, so there is nothing to take back.
        [last] Sharing comes last in the assembly, and it has not come to that yet.
        [ready] Sharing ends with “{ verb-ready }”, and you have to give at least one.
        [first-share] You have to finish sharing your cards first.
        [wait-share] Wait: { ask-share.others }
        [all-share] Wait: others are choosing which cards to share.
       *[not-now] Cards are shared in the assembly, at the end of the week.
    }
why-BRU-17 =
    { $case ->
        [speech] { $speaker } has the floor; the others listen.
        [no-speech] There are speeches only in a trial, and none is being held now.
        [trial] A trial is on already: nobody else can be accused until it ends.
        [truce] Truce of God: no trial cards until the assembly.
        [self] Nobody accuses themselves.
        [ill-repute] That card accuses only somebody of reputation −1 or worse.
        [women] That card accuses only women.
        [men] That card accuses only men.
        [influential] That card accuses only the influential citizen.
        [no-influential] That card accuses only the influential citizen, and there is none now.
        [said] You have used up your phrases: there are three a week, and three more in each trial.
        [menus] Ready-made phrases are an option of the table, and at this one they are off.
        [undone] Nobody has seen { $seat } do that.
        [never-seen] A reason is something that all have seen another living player do, and there is nothing yet.
        [never-done] Nobody else who is alive has been seen to do that.
        [never-done-me] Nobody who is alive has been seen to do that to you.
        [oneself] Phrases are about the others: choose somebody else.
        [unasked] Nobody has asked you anything.
        [about-me] What somebody did to you has a phrase of its own.
        [about] That is not how to ask here: say what they did and to whom.
        [earlier] This game began before there was such a phrase.
        [vote] The vote is on: phrases wait until the ballots are shown.
        [as-trial] “{ $card }” is a trial card: in your turn you accuse somebody with it.
        [spoken] The speeches of this trial are over.
       *[first-speech] You have the floor: end your speech first.
    }
why-BRU-18 =
    { $case ->
        [accused] In a trial rumours are played only on { $accused }, the accused.
        [none] You hold no rumour to play on { $accused }.
        [none-own] You hold no rumour to play on yourself.
        [summary] It is a summary trial: there are no rumours.
        [mark] You bear the devil's mark: you cannot play rumours in this trial.
        [kind] “{ $card }” is not a rumour.
        [after-speeches] Rumours are played when the speeches are over.
        [first-floor] All you can do now is step into the trial or pass.
        [all-floor] Wait: others may still step in.
       *[before-vote] Rumours are played before the vote: it is too late.
    }
why-BRU-19 =
    { $case ->
        [rounds] That card is only played during a trial.
        [pass] You pass only in the rounds of a trial, and none is being held now.
        [after-speeches] That is done when the speeches are over.
        [outcry-again] A second vote has already been called for in this trial.
        [summary] It is a summary trial: no cards that change it.
        [before-vote] That is done before the vote: it is too late.
        [after-count] That card is played after the count.
        [wind] It annuls only the last card played, if that is one playable during a trial.
        [kind] That card is not playable during a trial.
        [torches] The reputation of the accused must be negative.
        [widow] You cannot use your ability in your own trial.
        [voice] You have a voice in this trial already.
        [bribe] It cancels the vote of somebody who votes in this trial and whose vote still counts.
        [witness] It gives a vote: choose whether in favour or against.
        [in-trial] “{ $card }” is only played for its own effect, during a trial.
        [pass-speeches] You pass in the round for cards, when the speeches are over.
        [pass-vote] There is no passing in the vote: if you do not want to choose, abstain.
        [passed] There is no round for cards now in which to pass.
       *[otherwise] That card is played without choosing anything else.
    }
why-BRU-20 =
    { $case ->
        [no-trial] There is no trial that could be cancelled.
        [late] The game has gone on too long: counter-trials are no longer played.
        [adjourned] It came back to your hand by an adjournment: you cannot use it this turn.
        [kind] That card is not a counter-trial.
        [good-name] The reputation of the accused must not be negative.
        [accused] Only the accused may play it.
        [citizen] Only the influential citizen may play it, and not in their own trial.
        [accuser] Only the accused may play it, and only if somebody accuses.
        [card] This trial was not begun with a trial card.
        [bail] The accused does not have two other cards to pay for it.
        [spectres] It takes two spectres.
        [healer-herself] You cannot heal yourself, only somebody else who is to burn.
        [as-counter] “{ $card }” is only played to cancel a trial.
        [burnt] Somebody has burned already: this trial can no longer be cancelled.
        [first-verdict] There is a verdict: all you can do now is step in or pass.
        [all-verdict] Wait: others may still change the verdict.
       *[healer] Nobody is to burn now.
    }
why-BRU-21 =
    { $case ->
        [no-vote] There is no trial to vote on now.
        [not-yet] The vote has yet to come: first cards are played, until everybody passes.
        [over] The vote in this trial is over.
        [accused] The accused does not vote.
        [possessed] A spectre decides your vote.
        [possesses] Only a spectre that possesses somebody votes for them.
        [victim] You have to decide the vote of your victim, too.
        [double] In a double trial you vote against one of the two, or abstain.
        [after-speeches] The vote has yet to come: first the speeches end and cards are played.
        [first-vote] You have to vote first.
        [wait-vote] Wait: { ask-vote.others }
        [all-vote] Wait: the vote is on.
       *[ballot] The vote here is guilty, innocent or abstention.
    }
why-BRU-23 =
    { $case ->
        [no-tie] There is no tied trial to decide now.
        [either] You have to decide: guilty or innocent.
        [double] You have to decide which of the two burns.
        [unvoted] There has been no vote in this trial yet, so there is no tie to decide.
        [decided] This trial has its verdict: there is no tie left to decide.
        [first-decide] You have to decide first how the trial ends.
        [wait-decide] Wait: { ask-decide.others }
       *[other] Only whoever rolled higher decides.
    }
why-BRU-24 =
    { $case ->
        [kept] You are keeping that card already: choose another.
        [first-keep] You have to choose first which cards to keep.
        [wait-keep] Wait: { ask-keep.others }
       *[bailiff] You choose cards to keep only when you accuse somebody and a villager burns.
    }
why-BRU-25 =
    { $case ->
        [first-rob_grave] You have to decide first whether to keep cards of the dead.
        [wait-rob_grave] Wait: { ask-rob_grave.others }
       *[other] Abilities are lost on death.
    }
why-BRU-26 =
    { $case ->
        [vote] Spectres do not vote, except in a trial in which they have played “{ card-U14a }”.
        [silent] Spectres are silent in assemblies and trials, except where they play “{ card-U14a }”.
        [shown] You are dead, and everybody has seen your side.
        [dead] { $seat } is dead: choose somebody who is alive.
        [apart] During assemblies and trials only spectres hear you.
        [elect] Spectres do not elect the influential citizen.
       *[share] Spectres neither give nor receive cards in the sharing.
    }
why-BRU-27 =
    { $case ->
        [own-turn] A spectre plays it only in its own turn.
        [aimed] A spectre plays cards on somebody only in its own turn.
        [fog] There is fog before you: you cannot play negative rumours.
        [chains] You are in chains: you cannot play trial cards.
        [spectres] Only spectres do that, with their afterlife cards.
        [pile] That is not one of the rumours in the discard pile that can come back.
        [dream] You can only discard a trial card from that hand.
        [in-trial] “{ $card }” is only played for its own effect, during a trial.
        [as-haunting] “{ $card }” is an afterlife card: a spectre plays it in its own turn.
        [no-take] Spectres do not take cards from other hands.
        [raise-living] Only a spectre brings rumours back, with “{ card-U08 }” or “{ card-U09 }”.
        [raise] A rumour comes back only with “{ card-U08 }” or “{ card-U09 }”, in your own turn.
        [first-haunt] That is not done in a spectre's turn: play an afterlife card or end it.
        [first-raise] You have to choose a rumour from the discard pile first.
        [wait-raise] Wait: { ask-raise.others }
        [first-dream] You have to decide first whether to discard a trial card.
        [wait-dream] Wait: { ask-dream.others }
       *[useless] There is nobody and nothing to play it on now.
    }
why-BRU-33 =
    { $case ->
        [first-point_at] You have to decide first who stands trial.
        [wait-point_at] Wait: { ask-point_at.others }
        [not-now] Somebody is put on trial like this only with “{ card-S09 }”, if several have the worst reputation.
       *[other] The choice is among those with the worst reputation.
    }

## The table's options

setting-double_trial = Double trial
    .help = Every trial with an accuser burns one of the two, and both vote.
setting-random_sides = Random sides
    .help = For 5, 7, 8 or 10 players: one side card is left over, and nobody knows how many witches there are.
setting-limit = Week limit
    .help = From week 40 on there are no counter-trials, and after week 52 the game ends without a winner.
setting-claims = Ready-made phrases
    .help = Suspect, trust, ask and answer with phrases from a menu, which bots understand, too. With the chat off they are the only way to talk at the table.

## Names

side-witches = witches
    .one = a witch
side-villagers = villagers
    .one = a villager
cause-for = in favour
cause-against = against
ballot-guilty = guilty
ballot-innocent = innocent
ballot-abstain = abstention
ballot-accused = against the accused
ballot-accuser = against the accuser
deed-accused = accuse
deed-guilty = vote guilty
deed-innocent = vote innocent
deed-slander = speak ill of somebody
deed-praise = speak well of somebody
stance-suspect = I suspect
stance-trust = I trust
fact-accused = accused
fact-condemned = voted to burn
fact-saved = voted to save
fact-slandered = spoke ill of
fact-praised = spoke well of
fact-gave = gave cards to
fact-took = got cards from
fact_me-accused = accused me
fact_me-condemned = voted to burn me
fact_me-saved = voted to save me
fact_me-slandered = spoke ill of me
fact_me-praised = spoke well of me
fact_me-gave = gave me cards
fact_me-took = got cards from me
doing-accused = accuse
doing-condemned = vote to burn
doing-saved = vote to save
doing-slandered = speak ill of
doing-praised = speak well of
doing-gave = give cards to
doing_me-accused = accuse me
doing_me-condemned = vote to burn me
doing_me-saved = vote to save me
doing_me-slandered = speak ill of me
doing_me-praised = speak well of me
doing_me-gave = give me cards
reply-doubt = I had my suspicions
reply-faith = Out of trust
reply-heard = Because of what people were saying
reply-cards = I had no better cards
reply-mistake = It was a mistake
reply-secret = I would rather not say
reason-plain = {""}
reason-executioner = {""}. It counts double, as the executioner's vote
reason-midwife = {""}. It counts double, as the midwife's vote
reason-bribe = {""}. It counts for nothing, because of the bribe
reason-abstains = {""}
source-R = rulebook
source-D = deduced from the rulebook
source-F = found elsewhere
source-X = reconstructed by us

## The village in words

show-week = Week { $week }.
show-setup = The game is being set up.
show-assembly = Assembly of week { $week }.
show-turn = { $seat } to play.
show-influential = Influential citizen: { $seat }.
show-no-influential = There is no influential citizen.
show-decks = Cards in the deck: { $count }. In the afterlife deck: { $total }.
show-won = The { $side } have won.
show-won-villagers = The { $side } have won.
show-nobody = The game has ended without a winner.
show-truce = Truce of God: no trial cards are played.
show-inquisitor = The inquisitor is in the village: a tie means guilty.
show-no-counters = Counter-trials are no longer played.
show-doll = The wax doll has lain in front of { $seat } since week { $week }.
show-possession = The vote of { $victim } will be decided by { $spectre }.
show-rotating = “{ $card }” lies in front of { $seat }: { $effect }
show-trial = Trial: { $accuser } accuses { $accused } (“{ $card }”: { $effect })
show-trial-alone = Trial of { $accused }, without an accuser (“{ $card }”).
show-trial-double = It is a double trial: one of the two will burn.
show-phase-speeches = Speeches: { $seat } has the floor.
show-phase-open = Cards may be played.
show-phase-vote = There is a vote.
show-phase-tie = There is a tie.
show-phase-verdict = There is a verdict, not carried out yet.
show-phase-execution = The sentence is carried out.
show-condemned = To burn: { $victim }.
show-free = The verdict: innocent.
show-revote = There will be another vote.
show-last = The last card played is “{ $card }”.
show-votes = Votes so far: { $yes ->
        [0] none in favour
       *[other] { $yes } in favour
    }, { $no ->
        [0] none against
       *[other] { $no } against
    }.
show-votes-double = Votes so far: { PLAIN($no) } against { $accused }, { PLAIN($yes) } against { $accuser }.
show-vote-ballot = { $seat }: { $votes } { $cause }{ $why }
show-vote-void = { $seat }: { $why }
show-vote-nothing = Reputation of { $seat }: no votes
show-vote-reputation = Reputation of { $seat }: { $votes } { $cause }
show-vote-influential = { $seat }, the influential citizen, once more: { $votes } { $cause }
show-vote-card = “{ $card }”: { $votes } { $cause }
show-vote-character = “{ $character }”: { $votes } { $cause }
show-cause-none = abstains
show-why-executioner = , as the executioner
show-why-midwife = , as the midwife
show-why-bribe = the vote counts for nothing, because of the bribe
show-why-abstains = {""}
show-why-possessed = , possessed
show-tied = One of these is to be elected: { $players }.
show-quota = The influential citizen may still discard { $count ->
        [one] one negative rumour
       *[other] { $count } negative rumours
    }.
show-gift = You have laid “{ $card }” in front of { $receiver }.
show-player = { $seat }: { $character } ({ $sex }), reputation { $total } = { $parts }; { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
show-player-new = { $seat }: no character yet.
show-spectre = { $seat }: a spectre, was “{ $character }”, { $side }; { $count ->
        [one] { $count } afterlife card
       *[other] { $count } afterlife cards
    }.
show-name = { $seat }
show-base = base { $value }
show-part = “{ $card }” { $value }
show-quoted = “{ $card }”
show-sex-H = man
show-sex-M = woman
show-side = is { $side }
show-known = you know of: { $cards }
show-curfew = loses their next turn
show-spent = ability used up
show-says-villager = claims to be a villager
show-says-suspects = says they suspect: { $players }
show-says-trusts = says they trust: { $players }
show-own-side = You are { $side }.
show-own-ability = Your character: { $character }. { $ability }
show-own-witches = The witches: { $players }.
show-own-hand = Your hand:
show-own-empty = You have no cards.
show-card-long = “{ $card }”: { $effect }
show-offered = You may choose:
show-offered-one = “{ $character }”, { $sex }, base { $value }. { $ability }
show-draft = Chosen so far: { $cards }.
show-looked-at = The next cards of the deck: { $cards }.
show-final = { $seat } ({ $character }) was { $side }.
show-components = Characters (24), general deck (93) and afterlife (20):
show-component-character = { $character } ({ $source }), { $sex }, base { $value } ({ $base_source }). { $ability } Ability: { $ability_source }.
show-component-card = { $count } × “{ $card }” ({ $source }). { $effect }
show-family-rumour = Rumours: 38.
show-family-trial = Trials: 22.
show-family-counter = Counter-trials: 9.
show-family-during = Playable during a trial: 8.
show-family-event = Events: 16.
show-family-afterlife = Afterlife: 20.

## The cards

card-R01a = Pays their debts
card-R01b = Pays their debts
card-R02a = Good neighbour
card-R02b = Good neighbour
card-R03a = Prays every night
card-R03b = Prays every night
card-R04a = Shares the bread
card-R04b = Shares the bread
card-R05 = Sings in the choir
card-R06a = Nursed the sick
card-R06b = Nursed the sick
card-R07 = Saved a child from the river
card-R08 = Pilgrim to Santiago
card-R09 = Gave to the church
card-R10 = Man of his word
card-R11 = Devout woman
card-R12 = The bishop's favourite
card-R13 = Worked a miracle
card-R14a = Skips mass
card-R14b = Skips mass
card-R15a = Talks to thin air
card-R15b = Talks to thin air
card-R16a = Drinks too much
card-R16b = Drinks too much
card-R17 = Owes everyone money
card-R18 = Evil eye
card-R19 = Keeps a black cat
card-R20a = Walks the woods by night
card-R20b = Walks the woods by night
card-R21a = Soured the milk
card-R21b = Soured the milk
card-R22 = Cursed the harvest
card-R23 = Suspicious mole
card-R24 = Brews potions
card-R25 = Crossroads pact
card-R26 = Flies on a broom
card-R27 = Danced at the sabbath
card-R28 = Speaks the devil's name
card-J1a = Accusation of witchcraft
card-J1b = Accusation of witchcraft
card-J1c = Accusation of witchcraft
card-J1d = Accusation of witchcraft
card-J1e = Accusation of witchcraft
card-J1f = Accusation of witchcraft
card-J1g = Accusation of witchcraft
card-J1h = Accusation of witchcraft
card-J2a = Ill repute
card-J2b = Ill repute
card-J2c = Ill repute
card-J3a = Devil's mark
card-J3b = Devil's mark
card-J4a = Anonymous denunciation
card-J4b = Anonymous denunciation
card-J5a = Trial by water
card-J5b = Trial by water
card-J6a = Summary trial
card-J6b = Summary trial
card-J7 = Cat on the sill
card-J8 = Goat tracks
card-J9 = Against the mighty
card-C1a = Lack of evidence
card-C1b = Lack of evidence
card-C1c = Lack of evidence
card-C2a = Alibi
card-C2b = Alibi
card-C3 = Intercession
card-C4 = False witness
card-C5 = Adjournment
card-C6 = Bail
card-D1a = Defence witness
card-D1b = Defence witness
card-D2a = Prosecution witness
card-D2b = Prosecution witness
card-D3 = Torch mob
card-D4 = Bribe
card-D5 = Confession under torture
card-D6 = Popular outcry
card-S01 = Village fair
card-S02 = Bad harvest
card-S03 = Plague
card-S04 = Barter
card-S05 = House search
card-S06 = Pilgrimage
card-S07 = Storm
card-S08 = Sermon
card-S09 = A child is missing
card-S10 = The gossip's finger
card-S11 = Truce of God
card-S12 = The inquisitor arrives
card-S13 = Curfew
card-S14 = The bishop's letter
card-S15 = Procession
card-S16 = Wax doll
card-U01a = Will-o'-the-wisp
card-U01b = Will-o'-the-wisp
card-U02 = Holy aura
card-U03 = Fog
card-U04 = Chains
card-U05 = Whispers
card-U06 = Grave chill
card-U07a = Poltergeist
card-U07b = Poltergeist
card-U08 = Apparition
card-U09 = Posthumous blessing
card-U10 = Possession
card-U11 = Prophetic dream
card-U12 = Desecration
card-U13 = Oblivion
card-U14a = Voice from beyond
card-U14b = Voice from beyond
card-U15 = Spectral witness
card-U16 = Mercy of the dead
card-U17 = Icy wind

# What each card does

effect-R01 = +1 reputation.
effect-R02 = +1 reputation.
effect-R03 = +1 reputation.
effect-R04 = +1 reputation.
effect-R05 = +1 reputation.
effect-R06 = +2 reputation.
effect-R07 = +2 reputation.
effect-R08 = +2 reputation.
effect-R09 = +2 reputation.
effect-R10 = +2 on a man, +1 on a woman.
effect-R11 = +2 on a woman, +1 on a man.
effect-R12 = +3 reputation.
effect-R13 = +3 reputation.
effect-R14 = −1 reputation.
effect-R15 = −1 reputation.
effect-R16 = −1 reputation.
effect-R17 = −1 reputation.
effect-R18 = −1 reputation.
effect-R19 = −1, or −2 on a woman.
effect-R20 = −2 reputation.
effect-R21 = −2 reputation.
effect-R22 = −2 reputation.
effect-R23 = −2 reputation.
effect-R24 = −2 reputation.
effect-R25 = −2 on a man, −1 on a woman.
effect-R26 = −3 reputation.
effect-R27 = −3 reputation.
effect-R28 = −3 reputation.
effect-J1 = Accuse any other living player. An ordinary trial.
effect-J2 = Accuse somebody with a reputation of −1 or worse: one more vote against.
effect-J3 = Accuse any other living player, who may not play rumours in this trial.
effect-J4 = Accuse any other living player. Whatever happens, you are neither paid nor punished.
effect-J5 = Accuse any other living player. Reputation gives no votes in this trial.
effect-J6 = Accuse any other living player. No rumours and no cards that change the trial; counter-trials and abilities still work.
effect-J7 = Accuse a woman: one more vote against.
effect-J8 = Accuse a man: one more vote against.
effect-J9 = Accuse the influential citizen. A tie is decided by dice, and if a witch burns you draw 4.
effect-C1 = Cancels the trial if the reputation of the accused is not negative.
effect-C2 = Cancels the trial against you.
effect-C3 = The influential citizen cancels somebody else's trial.
effect-C4 = Cancels the trial against you and begins one against your accuser: now you accuse.
effect-C5 = Cancels a trial that a trial card began. The card goes back to the accuser, who cannot use it again this turn.
effect-C6 = Cancels the trial: the accused pays two cards from hand, other than this one. It cannot be played if they do not have them.
effect-D1 = Before the vote: one vote in favour.
effect-D2 = Before the vote: one vote against.
effect-D3 = Before the vote, if the accused has a negative reputation: two votes against.
effect-D4 = Before the vote: choose a voter, whose vote will count for nothing.
effect-D5 = Before the vote: a positive reputation of the accused counts for nothing.
effect-D6 = After the count: everybody votes again, once in a trial. The votes of cards and reputation stay.
effect-S01 = Every living player draws a card.
effect-S02 = Every living player discards a card of their choice.
effect-S03 = Everybody with a negative reputation discards two cards.
effect-S04 = Swap hands with another living player who has cards.
effect-S05 = Look at another living player's hand and keep one card.
effect-S06 = A living player, perhaps you, loses all rumours.
effect-S07 = Every living player loses one positive rumour of their choice.
effect-S08 = Every living player loses one negative rumour of your choice.
effect-S09 = At once a trial, without an accuser, of whoever has the worst reputation. In a tie, you choose.
effect-S10 = Roll the die and count that many living players to your right: you accuse that one. If it is you, roll again.
effect-S11 = No trial cards are played until the assembly.
effect-S12 = Until the assembly a tie means guilty.
effect-S13 = Another living player loses their next turn, but still votes.
effect-S14 = The influential citizen loses the office. If there was none, you hold it until the assembly.
effect-S15 = All living players pass a card to the right at the same time.
effect-S16 = Put it in front of another living player: −1 reputation. In their turn they may discard two cards and pass it on. Whoever has it for a whole week stands trial, without an accuser.
effect-U01 = Rotating. Whoever has it in front of them: −1 reputation.
effect-U02 = Rotating. Whoever has it in front of them: +1 reputation.
effect-U03 = Rotating. Whoever has it in front of them cannot play negative rumours.
effect-U04 = Rotating. Whoever has it in front of them cannot play trial cards.
effect-U05 = Rotating. Whoever has it in front of them shows everybody a random card at the start of their turn.
effect-U06 = Rotating. Whoever has it in front of them draws no card at the start of their turn.
effect-U07 = A living player discards a random card.
effect-U08 = A negative rumour from the discard pile goes to a living player. If that is one too many, you decide which goes.
effect-U09 = A positive rumour from the discard pile goes to a living player, who decides which goes if that is one too many.
effect-U10 = Choose a living player: in the next trial of this week in which they vote, you decide how.
effect-U11 = Look at a living player's hand. You may discard a trial card you find there.
effect-U12 = A random card of one living player goes to another.
effect-U13 = Any rumour of a living player is discarded.
effect-U14 = In a trial, apart from the card of your turn: you vote in it, and everybody hears you.
effect-U15 = In a trial, apart from the card of your turn: one vote, in favour or against, as you choose.
effect-U16 = In a trial, if there are two spectres or more: it is cancelled.
effect-U17 = In a trial: annuls a card playable during a trial, as long as it is the last one played.

## The characters

character-P01 = Librarian
character-P02 = Parish priest
character-P03 = Bailiff
character-P04 = Blacksmith
character-P05 = Miller
character-P06 = Innkeeper
character-P07 = Apothecary
character-P08 = Gravedigger
character-P09 = Executioner
character-P10 = Minstrel
character-P11 = Merchant
character-P12 = Hermit
character-P13 = Pious neighbour
character-P14 = Midwife
character-P15 = Healer
character-P16 = Rich widow
character-P17 = Washerwoman
character-P18 = Schoolmistress
character-P19 = Baker
character-P20 = Fortune-teller
character-P21 = Beggar
character-P22 = Spinner
character-P23 = Tavern maid
character-P24 = Abbess

ability-P01 = Once a week, in your turn: look at the three top cards of the deck and put them in any order.
ability-P02 = In the assembly, after the influential citizen: you may discard a negative rumour of another player whose reputation is negative.
ability-P03 = If you accuse and a villager burns, you keep two cards of your choice.
ability-P04 = Rumours worth −1 do nothing to you.
ability-P05 = At the end of the assembly you draw until you hold six cards.
ability-P06 = Once a week, in your turn: take a random card from another living player and give one of your choice back.
ability-P07 = Once in each of your turns: discard two cards to be rid of a negative rumour of yours.
ability-P08 = When somebody else burns, you may take up to two cards from that hand before it is discarded.
ability-P09 = Your vote “guilty” counts double.
ability-P10 = In your turn you may play a second positive rumour, on neither yourself nor whoever got the first.
ability-P11 = Once in each of your turns: discard a card and draw one.
ability-P12 = You neither give nor receive in the sharing, and nobody else's event can choose you.
ability-P13 = In your turn you may play a second negative rumour, on a different player.
ability-P14 = If the accused is another woman, your vote “innocent” counts double.
ability-P15 = Once a game, when somebody else is to burn: roll the die, and with a 5 or 6 they are saved and the trial comes to nothing.
ability-P16 = Once a week, in a trial that is not yours: discard two cards and add a vote, in favour or against, as you choose.
ability-P17 = Once a week, in your turn: carry a negative rumour from one player to another who has fewer than two. Neither from nor to yourself.
ability-P18 = You may have three positive rumours.
ability-P19 = In the sharing you may give up to five cards. When everybody has filled their hand, you draw one more for each player you gave to, two at most.
ability-P20 = Once a game, in your turn: discard three cards and look in secret at a living player's side.
ability-P21 = If you begin your turn with three cards or fewer, you draw two.
ability-P22 = Once a week, when an event chooses you: you may cancel it.
ability-P23 = Once a week, in your turn: look at the hand of a player of the other sex.
ability-P24 = The first trial card played against you comes to nothing: you have asylum.
ability-none = Nothing that the rules know of.

## What is printed on the cards of another edition

printed-rumour = { SIGNED($man) } reputation.
printed-rumour-by-sex = { SIGNED($man) } on a man, { SIGNED($woman) } on a woman.
printed-trial = { $target ->
        [ill_repute] Accuse somebody with a reputation of −1 or worse.
        [woman] Accuse a woman.
        [man] Accuse a man.
        [influential] Accuse the influential citizen.
       *[any] Accuse any other living player.
    }{ $against ->
        [0] { "" }
        [one] { " " }One more vote against.
       *[other] { " " }{ $against } more votes against.
    }{ $mute_accused ->
        [1] { " " }The accused may not play rumours in this trial.
       *[0] { "" }
    }{ $unpaid ->
        [1] { " " }Whatever happens, you are neither paid nor punished.
       *[0] { "" }
    }{ $by_water ->
        [1] { " " }Reputation gives no votes in this trial.
       *[0] { "" }
    }{ $summary ->
        [1] { " " }No rumours and no cards that change the trial; counter-trials and abilities still work.
       *[0] { "" }
    }{ $mighty ->
        [1] { " " }A tie is decided by dice, and if a witch burns you draw 4.
       *[0] { "" }
    }
printed-P01 = { $every ->
        [T] Once in each of your turns
        [G] Once a game
       *[S] Once a week
    }, in your turn: look at the three top cards of the deck and put them in any order.
printed-P06 = { $every ->
        [T] Once in each of your turns
        [G] Once a game
       *[S] Once a week
    }, in your turn: take a random card from another living player and give one of your choice back.
printed-P07 = { $every ->
        [S] Once a week
        [G] Once a game
       *[T] Once in each of your turns
    }: discard two cards to be rid of a negative rumour of yours.
printed-P11 = { $every ->
        [S] Once a week
        [G] Once a game
       *[T] Once in each of your turns
    }: discard a card and draw one.
printed-P15 = { $every ->
        [T] Once in each of your turns
        [S] Once a week
       *[G] Once a game
    }, when somebody else is to burn: roll the die, and with a 5 or 6 they are saved and the trial comes to nothing.
printed-P16 = { $every ->
        [T] Once in each of your turns
        [G] Once a game
       *[S] Once a week
    }, in a trial that is not yours: discard two cards and add a vote, in favour or against, as you choose.
printed-P17 = { $every ->
        [T] Once in each of your turns
        [G] Once a game
       *[S] Once a week
    }, in your turn: carry a negative rumour from one player to another who has fewer than two. Neither from nor to yourself.
printed-P20 = { $every ->
        [T] Once in each of your turns
        [S] Once a week
       *[G] Once a game
    }, in your turn: discard three cards and look in secret at a living player's side.
printed-P22 = { $every ->
        [T] Once in each of your turns
        [G] Once a game
       *[S] Once a week
    }, when an event chooses you: you may cancel it.
printed-P23 = { $every ->
        [T] Once in each of your turns
        [G] Once a game
       *[S] Once a week
    }, in your turn: look at the hand of a player of the other sex.
printed-D1 = Before the vote: { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } in favour.
printed-D2 = Before the vote: { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } against.
printed-D3 = Before the vote, if the accused has a negative reputation: { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } against.
printed-S01 = Every living player draws { $amount ->
        [one] a card
       *[other] { $amount } cards
    }.
printed-S03 = Everybody with a negative reputation discards { $amount ->
        [one] a card
       *[other] { $amount } cards
    }.
printed-S16 = Put it in front of another living player: { SIGNED($reputation) } reputation. In their turn they may discard two cards and pass it on. Whoever has it for a whole week stands trial, without an accuser.
printed-U01 = Rotating. Whoever has it in front of them: { SIGNED($reputation) } reputation.
printed-U02 = Rotating. Whoever has it in front of them: { SIGNED($reputation) } reputation.
printed-U15 = In a trial, apart from the card of your turn: { $votes ->
        [one] one vote
       *[other] { $votes } votes
    }, in favour or against, as you choose.

## The board

board-influential = influential citizen
board-spectre = spectre
board-spectre-own = You are a spectre now: in your turn you play one afterlife card, and you win with your side.
board-choosing = choosing a character
board-reputation = Reputation { $total } ({ $parts }).
board-reputation-votes = Reputation
board-no-reputation = Spectres have no reputation.
board-hand = { $count ->
        [0] No cards in hand.
        [one] One card in hand.
       *[other] { $count } cards in hand.
    }
board-held = held { $cards }
board-base = by character
board-total = in all
board-said-villager = I am a villager.
board-said-suspect = I suspect { $victim }.
board-said-trust = I trust { $victim }.
board-said-reason = { $stance } { $victim }, because they { $fact } { $about }.
board-said-reason-me = { $stance } { $victim }, because they { $fact_me }.
board-said-about = { $victim }, why did you { $doing } { $about }?
board-said-about-me = { $victim }, why did you { $doing_me }?
board-said-reply = { $reply }.
board-said-why = { $victim }, why did you { $deed }?
board-laid = { $count ->
        [one] One card face down
       *[other] { $count } cards face down
    }
board-trial = The trial of { $accused }
board-accuser = Accused by { $accuser }.
board-no-accuser = Nobody accuses.
board-step-speeches = Speeches
board-step-open = Cards
board-step-vote = Vote
board-step-tie = Count
board-step-verdict = Sentence
board-step-election = Election
board-step-calm = Calming
board-step-share = Sharing
board-pile-double = against { $seat }
board-voters = Who votes
board-votes = Vote by vote
board-thinks = is thinking
board-done = has answered
board-tie-influential = A tie: the influential citizen's vote counts once more.
board-alive = { $count ->
        [one] One is alive
       *[other] { $count } are alive
    }
board-deck = { $count ->
        [one] One card in the deck
       *[other] { $count } cards in the deck
    }; discarded: { $total }
board-afterlife = { $count ->
        [one] One afterlife card in the deck
       *[other] { $count } afterlife cards in the deck
    }; discarded: { $total }
board-tied = Tied for the best reputation: one of them is elected.
board-sharing = Everybody lays cards face down in front of others; all are taken up together.
board-share-how = Touch a card and then a player: up to { $count } cards. Touch a gift to take it back. Nobody sees them until all are ready.
board-own-gifts = Your gifts
board-lying = Cards to choose from
board-lies-before = in front of { $seat }
board-in-hand = in { $seat }'s hand
board-on-top = on top of the deck
board-discarded = discarded
board-hide-side = Cover the sides
board-with = with { $players }
board-side-witches = The witches
board-side-villagers = The villagers
board-lives = alive
board-burnt = burnt
board-trials = { $count ->
        [one] One trial came to a verdict
       *[other] { $count } trials came to a verdict
    }
board-past = Week { $week }: { $accuser } accuses { $accused }.
board-past-alone = Week { $week }: trial of { $accused }, without an accuser.
board-past-votes = { $guilty } voted guilty and { $innocent } innocent.
board-past-double = { $guilty } voted against { $accused } and { $innocent } against { $accuser }.
board-past-burnt = { $victim } burns, and was { $side }.
board-past-free = Nobody burns.
tell-card = { $family ->
        [good] A positive rumour: in your turn on anybody, in a trial on the accused.
        [bad] A negative rumour: in your turn on anybody else, in a trial on the accused.
        [trial] A trial card: in your turn it accuses somebody.
        [counter] A counter-trial: it cancels a trial, as long as nobody has burned.
        [during] Played during a trial, by anybody living.
        [event] An event: played in your turn.
        [rotating] An afterlife card that goes round: at the end of its bearer's turn it passes to the next living player, once to each.
       *[afterlife] An afterlife card: only spectres play it.
    }
tell-character = { $source ->
        [X] The character is reconstructed by us, and so is the ability.
       *[other] The character is in the rulebook; the ability is reconstructed by us.
    }

## Advice

advice-only = There is no other answer.
advice-nothing-in-it = You gain or lose next to nothing by it.
advice-too-little = Another answer does a good deal more for you.
advice-least-bad = Every answer costs you something, and this one costs least.
advice-as-villager = You are a witch: this is how a villager in your place would reckon, so it does not give you away.
advice-too-dear = It would cost the witches { $more } in 100 chances of winning: more than your secret is worth.
advice-unthinkable = For the witches that is out of the question.
advice-affordable-all = The witches can afford it; what they cannot afford nobody would do anyway.
advice-affordable = The witches can afford it; other answers would cost them { $more } in 100 chances of winning or more.
advice-take-back = Nothing has happened since you chose it: there is no reason to take it back.
advice-done-best = None of the other answers would do you any good.
advice-done-misses = There is something left that would help you.
advice-the-rest = Whatever else there is to say counts less than that.
advice-choose = Of your { $total } characters, “{ $character }” is number { $more } for the adviser.
advice-good-name = You begin with { SIGNED($points) } reputation: those are votes in your favour in every trial.
advice-no-name = You begin with no reputation, good or bad.
advice-bad-name = You begin with { SIGNED($points) } reputation: those are votes against you in every trial.
advice-lose = { $count ->
        [0] No card of these is of less use to you than “{ $card }”.
        [one] “{ $card }” is worth more to you than 1 other here.
       *[other] “{ $card }” is worth more to you than { $count } others here.
    }
advice-keep = { $more ->
        [0] No card of these is of more use to you than “{ $card }”.
        [one] “{ $card }” is worth less to you than 1 other here.
       *[other] “{ $card }” is worth less to you than { $more } others here.
    }
advice-take = { $more ->
        [0] No card of these is of more use to you than “{ $card }”.
        [one] “{ $card }” is worth less to you than 1 other here.
       *[other] “{ $card }” is worth less to you than { $more } others here.
    }
advice-lose-same = All of these cards are worth the same to you.
advice-keep-same = All of these cards are worth the same to you.
advice-take-same = All of these cards are worth the same to you.
advice-use-me = “{ $card }” would do most for yourself: { $points ->
        [one] 1 point
       *[other] { $points } points
    } of reputation.
advice-use-better = “{ $card }” would do most for { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } of reputation.
advice-use-worse = “{ $card }” would do most against { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } of reputation.
advice-gift = { $seat } would get “{ $card }”, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-given-up = You could still use “{ $card }” yourself.
advice-no-use = You have no good use for “{ $card }”.
advice-next-draws = { $seat }, to your right, would draw “{ $card }”, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-order-same = It makes no difference to you which card { $seat } draws.
advice-drawn-anew = You draw another card for it: everybody fills up to { $count }.
advice-better = { $seat } stands { $points ->
        [one] 1 point
       *[other] { $points } points
    } better, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-worse = { $seat } stands { $points ->
        [one] 1 point
       *[other] { $points } points
    } worse, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-own-better = You stand { $points ->
        [one] 1 point
       *[other] { $points } points
    } better: votes in your favour if you are accused.
advice-own-worse = You stand { $points ->
        [one] 1 point
       *[other] { $points } points
    } worse: votes against you if you are accused.
advice-rumour-nothing = “{ $card }” would change nobody's reputation.
advice-elect-me = Yours is the only side that you know for sure.
advice-elect-trusted = { $seat } { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }: you can trust nobody here much more.
advice-elect-suspect = { $seat } { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }: there are others here to trust more.
advice-burn-witch = { $seat } { $count ->
        [10] is a witch
       *[other] may be a witch ({ $count } in 10)
    }: burning a witch { $tone ->
        [1] is worth { $more } in 100 chances of winning
       *[0] weighs like losing { $more } in 100 chances of winning
    }.
advice-burn-villager = { $seat } { $count ->
        [10] is a villager
       *[other] may be a villager ({ $count } in 10)
    }: burning a villager { $tone ->
        [1] is worth { $more } in 100 chances of winning
       *[0] weighs like losing { $more } in 100 chances of winning
    }.
advice-spare-witch = { $seat } { $count ->
        [10] is a witch
       *[other] may be a witch ({ $count } in 10)
    }: letting a witch live { $tone ->
        [1] is worth { $more } in 100 chances of winning
       *[0] weighs like losing { $more } in 100 chances of winning
    }.
advice-spare-villager = { $seat } { $count ->
        [10] is a villager
       *[other] may be a villager ({ $count } in 10)
    }: letting a villager live { $tone ->
        [1] is worth { $more } in 100 chances of winning
       *[0] weighs like losing { $more } in 100 chances of winning
    }.
advice-own-life = It is you who would burn.
advice-own-escape = It keeps you from the fire.
advice-perhaps-over = Perhaps no witch is left ({ $count } in 10); the villagers only win when two are left.
advice-abstain = Everybody sees who abstains, and nobody likes it.
advice-recanted = You have accused { $seat } yourself: nobody would understand if you took their side now.
advice-fellow-lost = { $seat } is condemned { $count } times in 10 even if you vote innocent: guilty keeps your good name.
advice-fellow-kept = { $seat } is condemned { $count } times in 10 even so: voting innocent mostly gives you away.
advice-decides = { $count ->
        [0] Your own vote hardly decides this trial.
        [1] Your own vote decides this trial 1 time in 10.
        [10] Your own vote decides this trial.
       *[other] Your own vote decides this trial { $count } times in 10.
    }
advice-decides-alone = You alone decide how the trial ends.
advice-asylum = { $seat } has asylum: “{ $card }” is lost, and you would need another card.
advice-asylum-alone = { $seat } has asylum: “{ $card }” is lost, and you have no other card to accuse with.
advice-hopeless = { $count ->
        [0] The village would not follow you: { $seat } would be let go.
        [one] The village would hardly follow you: { $seat } is condemned 1 time in 10.
       *[other] The village would hardly follow you: { $seat } is condemned { $count } times in 10.
    }
advice-price = It costs you “{ $card }”, and in week { $week } nobody should accuse lightly.
advice-chance = It ends at the stake for { $seat } { $count } times in 10, counter-trials included.
advice-own-neck = In a double trial you may burn instead ({ $count } in 10).
advice-reward = If a witch burns ({ $count } in 10), you draw cards for it.
advice-forfeit = If a villager burns ({ $count } in 10), you lose the rest of your hand: { $total ->
        [one] 1 card
       *[other] { $total } cards
    }.
advice-tried-me = You would be condemned { $count } times in 10.
advice-tried-alone = Without an accuser { $seat } is condemned { $count } times in 10.
advice-hold-back = Nothing that you could play is worth its price now.
advice-nothing-to-play = You have nothing to play now.
advice-nobody-burns = { $seat } goes free.
advice-you-burn = You are to burn.
advice-will-burn = { $seat } is to burn, { $count ->
        [0] a villager
        [10] a witch
       *[other] a witch { $count } times in 10
    }.
advice-stands = As it stands, { $seat } is found guilty { $count ->
        [one] 1 time
       *[other] { $count } times
    } in 10.
advice-stands-me = As it stands, you are found guilty { $count ->
        [one] 1 time
       *[other] { $count } times
    } in 10.
advice-taken-for = { $seat } may be a witch: { $count } in 10.
advice-play-favour = First use your ability: a vote { $cause }.
advice-play-witness = First play “{ $card }”: a vote { $cause }.
advice-play-bribe = First play “{ $card }”: the vote of { $seat } should count for nothing.
advice-play-counter = First play the counter-trial “{ $card }”.
advice-play-heal = First use your ability: the die may save whoever is to burn.
advice-play-rumour = First play the rumour “{ $card }” about { $seat }: it counts in the vote.
advice-play-rumour-me = First play the rumour “{ $card }” about yourself: it counts in the vote.
advice-play-card = First play “{ $card }”: it can turn this trial your way.
advice-say-nothing = There is nothing that would help you to say now.
advice-say-villager = Say first that you are a villager.
advice-say-reply = Answer first what you were asked: { $reply }.
advice-say-suspect = Say first that you suspect { $seat }.
advice-say-trust = Say first that you trust { $seat }.
advice-say-ask = Ask { $seat } first for an explanation.
advice-first-else = First play what else helps: after a trial it may be too late.
advice-end-misses = There is something that you should still play.
advice-end-misses-card = “{ $card }” should still be played: it does you some good.
advice-end-card = Nothing else is worth it now; “{ $card }” would come closest.
advice-end-ability = Nothing else is worth it now, not even your ability.
advice-in-vain = “{ $card }” would change nothing there.
advice-spent = “{ $card }” is used up, and it could serve you later.
advice-paid = You pay for it with { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
advice-others = The same goes, more or less, for { $count ->
        [one] 1 other player
       *[other] { $count } other players
    }.
advice-fair = You draw a card and lose none.
advice-fair-more = You draw { $count } cards and lose none.
advice-fair-empty = The deck has only { $count } for { $total } players.
advice-harvest = { $count ->
        [0] Nobody has to discard a card
        [one] 1 player discards a card
       *[other] { $count } players discard a card
    }{ $tone ->
        [1] , you too
       *[0] { "" }
    }; { $total ->
        [0] none of them is
        [one] 1 of them is
       *[other] { $total } of them are
    } more suspicious than most.
advice-plague = { $count ->
        [0] Nobody has a bad name
        [one] 1 player of bad name discards two cards
       *[other] { $count } players of bad name discard two cards
    }{ $tone ->
        [1] , you too
       *[0] { "" }
    }; { $total ->
        [0] none of them is
        [one] 1 of them is
       *[other] { $total } of them are
    } more suspicious than most.
advice-plague-more = { $count ->
        [0] Nobody has a bad name
        [one] 1 player of bad name discards { $more ->
            [one] a card
           *[other] { $more } cards
        }
       *[other] { $count } players of bad name discard { $more ->
            [one] a card
           *[other] { $more } cards
        }
    }{ $tone ->
        [1] , you too
       *[0] { "" }
    }; { $total ->
        [0] none of them is
        [one] 1 of them is
       *[other] { $total } of them are
    } more suspicious than most.
advice-nobody-loses = It would change nobody's reputation.
advice-finger = The die chooses whom you accuse: on average that { $tone ->
        [1] helps
       *[0] harms
    } your side.
advice-truce = Without trials, { $seat } is safe this week, whom the village suspects most, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-truce-me = Without trials you are safe this week: it is you whom the village suspects most.
advice-inquisitor = A tie would burn { $seat }, whom the village suspects most, and who { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-inquisitor-me = A tie would burn you: it is you whom the village suspects most.
advice-week-over = Nobody else has a turn before the assembly: it would do nothing.
advice-office-won = You become the influential citizen until the assembly.
advice-office-lost = You would lose your own office.
advice-office-taken = { $seat } loses the office of influential citizen, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-procession = You pass on your least useful card and get another: { $tone ->
        [1] on average a better one
       *[0] on average a worse one
    }.
advice-procession-none = You pass on a card and get one just as good.
advice-barter = { $seat } has { $count ->
        [one] 1 card
       *[other] { $count } cards
    } for your { $total }: { $tone ->
        [1] a good bargain
       *[0] not worth it
    }.
advice-search = You see the hand of { $seat } and keep the best card.
advice-loses-card = { $seat } loses a card, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-gets-card = { $seat } gets a card, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-loses-turn = { $seat } loses a turn, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-library = It costs nothing, and you learn what is drawn next.
advice-draws = You draw a new card.
advice-swaps-card = You take a card from { $seat }.
advice-peeks = You learn something of { $seat }, who { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-sees-hand = It costs nothing, and you see what { $seat } holds.
advice-learns = You learn the side of { $seat }, who may be a witch ({ $count } in 10).
advice-knows = You know the side of { $seat } already.
advice-rid-of-doll = You are rid of the doll, which costs reputation and can bring you to trial.
advice-rest = None of your cards has to be played: keeping them is worth a little.
advice-names-fellow = Everybody knows what you were: they would see that { $seat } is one of yours.
advice-haunt-nothing = It would do nothing for your side.
advice-muted = { $seat } cannot slander anybody for a turn, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-chained = { $seat } cannot accuse for a turn, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-no-draw = { $seat } draws no card next turn, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-possesses = You vote for { $seat } in the next trial of the week, who { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-dreamt = { $seat } may lose a trial card, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-shows-card = Everybody sees a card of { $seat }.
advice-cancel = “{ $card }” would do you no good.
advice-cancel-misses = You would do without something good: “{ $card }” helps you.
advice-lets-happen = “{ $card }” would cost you something.
advice-dream-takes = { $seat } loses “{ $card }”, and { $tone ->
        [1] { $count ->
            [10] is a witch
           *[other] may be a witch ({ $count } in 10)
        }
       *[0] { $count ->
            [10] is a villager
           *[other] may be a villager ({ $count } in 10)
        }
    }.
advice-clue-accuses = { $seat } accused { $about }{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }{ $tone ->
        [1] , who was a witch
        [0] , who was a villager
       *[2] { "" }
    }.
advice-clue-accuses-by = { $about }{ $tone ->
        [1] , who was a witch,
        [0] , who was a villager,
       *[2] { "" }
    } accused { $seat }{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }.
advice-clue-accuses-me = { $seat } accused you{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }.
advice-clue-stones = { $seat } accused { $about } early on, when nobody had a reason yet{ $tone ->
        [1] , who was a witch
        [0] , who was a villager
       *[2] { "" }
    }.
advice-clue-stones-by = { $about }{ $tone ->
        [1] , who was a witch,
        [0] , who was a villager,
       *[2] { "" }
    } accused { $seat } early on, when nobody had a reason yet.
advice-clue-stones-me = { $seat } accused you early on, when nobody had a reason yet.
advice-clue-guilty = { $seat } voted{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    } to burn { $about }{ $tone ->
        [1] , who was a witch
        [0] , who was a villager
       *[2] { "" }
    }.
advice-clue-guilty-by = { $about }{ $tone ->
        [1] , who was a witch,
        [0] , who was a villager,
       *[2] { "" }
    } voted{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    } to burn { $seat }.
advice-clue-guilty-me = { $seat } voted{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    } to burn you.
advice-clue-innocent = { $seat } voted{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    } to save { $about }{ $tone ->
        [1] , who was a witch
        [0] , who was a villager
       *[2] { "" }
    }.
advice-clue-innocent-by = { $about }{ $tone ->
        [1] , who was a witch,
        [0] , who was a villager,
       *[2] { "" }
    } voted{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    } to save { $seat }.
advice-clue-innocent-me = { $seat } voted{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    } to save you.
advice-clue-abstains = { $seat } did not vote on { $about }{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }{ $tone ->
        [1] , who was a witch
        [0] , who was a villager
       *[2] { "" }
    }.
advice-clue-abstains-by = { $about }{ $tone ->
        [1] , who was a witch,
        [0] , who was a villager,
       *[2] { "" }
    } did not vote on { $seat }{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }.
advice-clue-abstains-me = { $seat } did not vote on you{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }.
advice-clue-slanders = { $seat } spoke ill of { $about }{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }{ $tone ->
        [1] , who was a witch
        [0] , who was a villager
       *[2] { "" }
    }.
advice-clue-slanders-by = { $about }{ $tone ->
        [1] , who was a witch,
        [0] , who was a villager,
       *[2] { "" }
    } spoke ill of { $seat }{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }.
advice-clue-slanders-me = { $seat } spoke ill of you{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }.
advice-clue-praises = { $seat } spoke well of { $about }{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }{ $tone ->
        [1] , who was a witch
        [0] , who was a villager
       *[2] { "" }
    }.
advice-clue-praises-by = { $about }{ $tone ->
        [1] , who was a witch,
        [0] , who was a villager,
       *[2] { "" }
    } spoke well of { $seat }{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }.
advice-clue-praises-me = { $seat } spoke well of you{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }.
advice-clue-suspects = { $seat } claims to suspect { $about }{ $tone ->
        [1] , who was a witch
        [0] , who was a villager
       *[2] { "" }
    }.
advice-clue-suspects-by = { $about }{ $tone ->
        [1] , who was a witch,
        [0] , who was a villager,
       *[2] { "" }
    } claims to suspect { $seat }.
advice-clue-suspects-me = { $seat } claims to suspect you.
advice-clue-trusts = { $seat } claims to trust { $about }{ $tone ->
        [1] , who was a witch
        [0] , who was a villager
       *[2] { "" }
    }.
advice-clue-trusts-by = { $about }{ $tone ->
        [1] , who was a witch,
        [0] , who was a villager,
       *[2] { "" }
    } claims to trust { $seat }.
advice-clue-trusts-me = { $seat } claims to trust you.
advice-clue-rescues = { $seat } broke off the trial of { $about }{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }{ $tone ->
        [1] , who was a witch
        [0] , who was a villager
       *[2] { "" }
    }.
advice-clue-rescues-by = { $about }{ $tone ->
        [1] , who was a witch,
        [0] , who was a villager,
       *[2] { "" }
    } broke off the trial of { $seat }{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }.
advice-clue-rescues-me = { $seat } broke off your trial{ $count ->
        [one] { "" }
        [2] { " " }twice
       *[other] { " " }{ $count } times
    }.
advice-clue-gives = { $seat } gave cards to { $about }{ $tone ->
        [1] , who was a witch
        [0] , who was a villager
       *[2] { "" }
    }.
advice-clue-gives-by = { $about }{ $tone ->
        [1] , who was a witch,
        [0] , who was a villager,
       *[2] { "" }
    } gave cards to { $seat }.
advice-clue-gives-me = { $seat } gave you cards.

## Lessons

lesson-village = A week in the village
    .about = Your first turn, an assembly and your first trial, and how a witch is found out.
lesson-village-hello = Good evening. Six of you live in this village, and two are witches in disguise. You find them by what people do: what they say, how they vote, and to whom they give cards.
lesson-village-goal = The villagers win when every witch has burnt. The witches win as soon as they outnumber the living villagers; and also when only two are left alive and one of them is a witch.
lesson-village-character = First your character, which everybody sees. It gives you a sex, an ability and a base reputation, which in a trial means votes for you or against you. Keep “{ character-P13 }” or “{ character-P24 }”.
lesson-village-bad_name = A look at somebody's side is tempting, but it works only once a game. And −2 means two votes against you in each trial of yours. A good name is the better start.
lesson-village-side = This is your side: you are a villager, and only you can see it. While all eyes were closed, the two witches recognised each other. They know who is who; you do not. The numbers over the heads are dice: whoever rolls highest begins.
lesson-village-hand = Nobody else sees your five cards either: you may talk about them, but not show them. There are rumours, which raise or lower a reputation; trials, to accuse; and cards for use in a trial (hand icon). Each says what it does.
lesson-village-begins = { $seat5 } rolled the highest die and begins; then it goes to the right. In a turn you draw a card and play what you like. At the end of the week an influential citizen is elected, whose vote breaks ties.
lesson-village-slandered = A negative rumour. { $seat1 }, the Librarian, began at −1 and stands at −2 now: reputation is the base plus the rumours, which stay in front of whoever gets them. Some count differently for men and women: the card says so.
lesson-village-praised = And a positive one for { $seat3 }. A turn allows one of each kind at most. Who speaks well of whom, and who speaks ill: that is your first clue.
lesson-village-own_turn = Your turn, and you have already drawn this card. In any order you may play one positive rumour, one negative one, and all the trials and events (things that befall the village) you have. You need not play anything.
lesson-village-praise = Begin with yourself: play “{ card-R04a }” on yourself for +1. If you are ever accused, each point of reputation will be a vote in your favour.
lesson-village-praise_who = You may: a positive rumour can be played on anybody. But you do not know yet who deserves it, and there is only one person you are sure of: you.
lesson-village-too_soon = You may, but hardly anything has happened yet. If the one you accuse burns and was a villager, you discard your whole hand. Keep the trial until you have a reason.
lesson-village-words_left = You may end here. But a rumour in your hand does nothing, and at the end of the week you will draw up to five cards.
lesson-village-slander = Now a negative one, “{ card-R20a }”, on anybody but you. Whom do you trust least? { $seat5 } spoke ill of somebody before anything had happened.
lesson-village-helps_her = { $seat1 } already has the worst name in the village, and he has done nothing. Each negative point will be a vote against him if he is accused. Is that not what { $seat5 } wants?
lesson-village-ability = Your ability: the Pious neighbour may play a second negative rumour, on a different player. You have “{ card-R16a }”: play it, perhaps on { $seat3 }, whom { $seat5 } praised. Or end your turn.
lesson-village-ability_other = Your ability: the Pious neighbour may play a second negative rumour, on a different player. You have “{ card-R16a }”: play it, perhaps on { $seat5 }. Or end your turn.
lesson-village-keep = “{ card-J1a }” is a trial card: it accuses somebody of being a witch. Whoever accuses and burns a villager discards their whole hand. So do not play the trial before you have a reason. End your turn.
lesson-village-event = { $seat1 } plays “{ card-S01 }”, which is an event: everybody living draws a card. Events are played in one's own turn, as many as one likes, and each says what it does.
lesson-village-trial_seen = A trial! { $seat2 } accuses { $seat3 }. First she speaks and then he does; after that come the cards, the vote and the sentence. Whoever burns is dead. There are never two trials at once.
lesson-village-counter = { $seat3 } had an “{ card-C2a }”, which is a counter-trial: the trial is cancelled. One can be played at any moment of the trial, until somebody burns. And it proves nothing: villagers have alibis, too.
lesson-village-assembly = Everybody has had a turn: a week has passed, and there is an assembly. First the influential citizen is elected: the living player with the highest reputation. In a tie all vote.
lesson-village-assembly-missed = When everybody has had a turn, a week has passed, and there is an assembly. First the influential citizen is elected: the living player with the highest reputation. In a tie all vote.
lesson-village-elected = And that is you, until the next election: if a trial ends in a tie, your vote will count once more. Besides, you may now calm the village: discard negative rumours.
lesson-village-elected-missed = Whoever becomes the influential citizen is so until the next election, or until they die: if a trial ends in a tie, their vote counts once more.
lesson-village-calm = You may discard as many negative rumours as you have positive reputation (with +2, up to two; with +3, up to three), or none. One from each player at most, and none of your own. Begin with “{ card-R15a }”, in front of { $seat1 }.
lesson-village-calm-missed = In the assembly the influential citizen may calm the village: they discard as many negative rumours as they have positive reputation, one from each player at most and none of their own.
lesson-village-own_words = You played that rumour yourself. Discard it and you undo your own turn; and only one goes from each player.
lesson-village-save_nuno = You may. But each negative point of { $seat1 } will be a vote against him if he is accused, and he has done nothing wrong.
lesson-village-calm_more = Another one? When it is enough, choose “{ verb-done }”.
lesson-village-tied_election = A tie for the highest reputation: all the living vote for one of the tied, and you may vote for yourself. If that is a tie again, they roll the die and the highest names one of them.
lesson-village-share = Now the sharing: everybody gives one to three cards to others, face down and all at once. You do not need two trials: give “{ card-J8 }” to somebody you trust, perhaps { $seat2 }.
lesson-village-share-missed = In the assembly there is a sharing: everybody gives one to three cards to others, face down and all at once. How many go from whom to whom is seen by all.
lesson-village-keep_trial = With that card you can accuse. If you give it away you have to wait for another one, and in other hands you never know.
lesson-village-arms_her = You suspect { $seat5 }, and a card in the hand of a witch is used against you.
lesson-village-ready = You may give up to three, and change your mind. When you are done, choose “{ verb-ready }”.
lesson-village-gift = { $seat1 } has given you “{ card-R23 }”, worth −2. You know who it came from, and only the two of you know which card it is. Then whoever had fewer than five drew up to five. A new week begins.
lesson-village-gift-missed = After the sharing whoever has fewer than five cards draws up to five, and a new week begins. You know who gave you a card, and only the two of you know which one it is.
lesson-village-accounts = How many cards go from whom to whom is seen by all. { $seat5 } gave { $seat3 } two, and he gave her one. Are they friends? Such things are worth remembering.
lesson-village-accused = { $seat5 } accuses { $seat1 }. The accuser gives reasons, and the accused may answer. Meanwhile the others listen.
lesson-village-words = “I am a villager”, says { $seat1 }, and the little house beside him recalls it; an eye recalls whom somebody suspects. Anybody can say so: you are allowed to lie here, and only what is seen on the table is certain.
lesson-village-floor = Now anybody living may play any number of rumours on { $seat1 }, and cards for use in a trial (hand icon). The round ends when all pass. If you have nothing to help him, pass.
lesson-village-floor-missed = In a trial, after the speeches, anybody living may play any number of rumours on the accused, and cards for use in a trial (hand icon). The round ends when all pass.
lesson-village-hurts_him = That harms { $seat1 }. Do you really believe that he is a witch? Better keep it for somebody you suspect.
lesson-village-vote = All the living but the accused vote at once, in secret: “innocent” is a vote in favour, “guilty” one against. Reputation votes, too: the Librarian's −1 is one against him. What has he done? Nothing. Vote innocent.
lesson-village-vote_nuno = All the living but the accused vote at once, in secret. And reputation counts as votes: each negative point of { $seat1 } is a vote against him. What has he done? Nothing. Vote innocent.
lesson-village-no_proof = Against him there is only a bad name, and that proves nothing. If a villager burns, the witches are closer to outnumbering you.
lesson-village-no_opinion = You may abstain. But then you help nobody, and in a tie an influential citizen who abstained decides nothing.
lesson-village-tie = Three in favour, two against and one more for his −1: a tie at three. Your vote as influential citizen counts once more: 4 to 3. If there were none, or they were accused or abstained, accuser and accused would roll the die: the higher decides.
lesson-village-tie-missed = If a trial ends in a tie, the vote of the influential citizen counts once more. If there is none, or they are accused or abstained, accuser and accused roll the die, and the higher one decides.
lesson-village-tie_other = A tie. As you are the influential citizen, your vote counts once more and decides. If there were none, or they were accused or abstained, accuser and accused would roll the die: the higher decides.
lesson-village-verdict = Innocent. It works the other way, too: a Pious neighbour with +2 would have two votes in her favour. After every verdict there is a last round, in case somebody reacts. If you have nothing to play, the table passes for you.
lesson-village-condemned = Guilty: with the votes and the bad name, there is more against { $seat1 } than for him. Before the sentence is carried out there is a last round, in case of a counter-trial.
lesson-village-burnt_nuno = { $seat1 } has burnt, and he was a villager. The “guilty” votes and his bad name counted against him. Whoever burns shows their side, and { $seat5 }, who accused an innocent, discards her whole hand.
lesson-village-free = { $seat1 } goes free. Now look back: { $seat5 } spoke ill of him, accused him and voted guilty, and { $seat3 } voted like her. That is a reason.
lesson-village-accuse = You have an accusation. If a witch burns you will draw three cards; if it is a villager, you will discard your whole hand. Accuse { $seat5 } with “{ card-J1a }”.
lesson-village-accuse_any = You have an accusation, and the witches are to be found. If one burns you draw three cards; if it is a villager, you discard your whole hand. Who has spoken ill of innocent people, accused them, voted against them? Accuse, or end your turn.
lesson-village-why_them = What do you have against them? { $seat5 } has given you reasons, and without a reason nobody will follow you.
lesson-village-now_or_never = You may wait, but the witches do not: with every villager who burns they are closer. You have the card, and you have the reason.
lesson-village-speech = Say why: choose a phrase, perhaps that you suspect { $seat5 } because she accused { $seat1 }; it is put together word by word. Reasons from the menu are always true; all else may be a lie.
lesson-village-speech_end = You may say more: from the menu, three phrases a week and three more in each trial; during the vote nobody speaks. When you are done, choose “{ verb-end_speech }”: then { $seat5 } can answer.
lesson-village-speech_any = Say why you accuse: choose a phrase from the menu (its reasons are always true) and, when you are done, “{ verb-end_speech }”. During the vote nobody speaks.
lesson-village-floor_own = In a trial there is no limit to the rumours you play. “{ card-R23 }” takes 2 from { $seat5 }, and each negative point is a vote against her. Play it.
lesson-village-floor_still = It is still your say, and “{ card-R23 }” is still in your hand: it would take 2 from { $seat5 }. Play it, or pass.
lesson-village-use_it = You may pass, but then everything depends on how the others vote. What you keep today will not burn her.
lesson-village-helps_urraca = That rumour is positive: it would give her votes in favour, and you have accused her. What counts against her are negative ones.
lesson-village-two_of_each = Nobody ever has more than two rumours of a kind. When a third negative one comes, whoever plays it decides which one goes; with a positive one, whoever receives it.
lesson-village-floor_cards = “{ card-D2a }” is a card for use in a trial (hand icon): one more vote against. In a trial you may play as many of these as you like. Play it, or pass.
lesson-village-floor_any = It is your accusation, and what is against must weigh more. Negative rumours and cards for use in a trial (hand icon) add to it. Play what helps, or pass.
lesson-village-vote_own = Votes, reputation and cards are added up: if there is more against her than in favour, { $seat5 } burns. You accused her: vote guilty.
lesson-village-own_case = You accused her. If not even you vote guilty, who will?
lesson-village-vote_other = All the living but the accused vote at once, in secret. Their reputation counts, too: each negative point is a vote against them, each positive one a vote in favour. Do you have a reason? Decide.
lesson-village-burnt = She was a witch! Whoever burns shows their side. You accused her, so you draw three cards; had she been a villager, you would have discarded your whole hand.
lesson-village-burnt_witch = A witch has burnt: there was more against her than in favour. Whoever burns shows their side, and whoever accuses a witch that burns draws three cards. Only one is left.
lesson-village-burnt_villager = A villager has burnt: there was more against them than in favour. Whoever accuses and burns an innocent discards their hand, unless a card says otherwise. The witches are closer to winning.
lesson-village-spectre_other = Whoever burns is a spectre: without hand, ability, reputation or vote, but with three afterlife cards. In each of their turns they draw one and may play one. They do nothing else, but still win or lose with their side.
lesson-village-spectre = { $seat5 } is a spectre now: without her hand, ability, reputation or vote, but with three afterlife cards. In each turn of hers she draws one and may play one. She does nothing else, but still wins or loses with her side.
lesson-village-clues = One witch is left. Whom did { $seat5 } praise, to whom did she give cards, who wanted to save her? “Notes” is for your suspicions: only you read them.
lesson-village-alone = From here on you decide, and so do the others. If something cannot be done, touch it and you will be told why.
lesson-village-spectre_turn = A spectre's turn: it draws an afterlife card and may play one. Rotating ones lie in front of somebody living and move to the right at the end of their turn. Some are played in trials.
lesson-village-you_accused_mute = You are accused! Defend yourself: say that you are a villager, or point at somebody else. A counter-trial cancels it all. But this accusation forbids you to play rumours in this trial. You do not vote.
lesson-village-you_accused = You are accused! Defend yourself: say that you are a villager, or point at somebody else. A counter-trial cancels it all, and after the speeches you may play positive rumours on yourself. You do not vote.
lesson-village-you_dead = You have burnt (in your own turn, that ends it), but you play on: as a spectre you draw an afterlife card in each of your turns, and may play one. If the villagers win, so do you.
lesson-village-won = No witch is left! All villagers win, those who burnt included. Now all sides are shown: were you right?
lesson-village-lost = This time the witches win: they outnumber the living villagers, or two are left alive and one is a witch. Now all sides are shown: which clue did you miss?
lesson-village-goodbye = Now you know how to play. A very long game comes to an end: with the limit of weeks, which is an option of the table, it ends after week 52 without a winner. Next time you may be a witch: there is another lesson for that.

lesson-witch = A week as a witch
    .about = How a witch hides: rumours, a trial without an accuser, and a friend in trouble.
lesson-witch-hello = There are five of you: three villagers and two witches. Tonight you will be one of those. The villagers look for you to burn you; you two will have them burn each other.
lesson-witch-character = Choose your character, which everybody sees. “{ character-P03 }” and “{ character-P16 }” have +1: in a trial of yours, a vote in your favour. And read their abilities: they suit a witch well.
lesson-witch-bad_name = His double vote is frightening, but he begins at −2: that would be two votes against you in each trial of yours, and a witch lives by her good name.
lesson-witch-side = This is your side: you are a witch. Nobody else sees it but the other witch: you recognised each other while the rest had their eyes closed.
lesson-witch-friend = The other one is { $seat3 }. You cannot talk in secret: what you say, all hear. And do not give yourself away by protecting her needlessly.
lesson-witch-goal = You win as soon as the witches outnumber the living villagers. Now it is three against two: two of them have to burn. If both of you burn, the villagers win.
lesson-witch-plan = You begin, and you have already drawn a card. In your turn: one positive and one negative rumour at most, and all the trials and events (things that befall the village) you like. You hold a good plan.
lesson-witch-slander = “{ card-R26 }” takes 3. Play it on { $seat1 }: his base is 0, so he will have the worst reputation in the village. Negative points are votes against somebody in a trial.
lesson-witch-on_friend = { $seat3 } is one of yours. Speaking ill of her may mislead people, but with −3 she would be a step from the stake.
lesson-witch-just_as_good = Just as good: { $seat2 } starts at 0, too. But the lesson goes on with { $seat1 }.
lesson-witch-not_lowest = You may, but { $seat1 } starts at 0 and would be at −3. The worse his name, the more votes against him in a trial.
lesson-witch-name_first = The rumour first: that event puts on trial whoever has the worst reputation. Now several are equal, and none of them has votes against them.
lesson-witch-no_need = If you accuse and a villager burns, you discard your hand, and all will remember who accused. You have a card that accuses without anybody showing their face.
lesson-witch-much_to_do = You may end here, but you hold a rumour and an event that together can burn a villager.
lesson-witch-praise = Now your good name: play “{ card-R01a }” on yourself. If you are accused, those are votes in your favour; and whoever has the highest reputation leads the assembly.
lesson-witch-seen_together = All see it, and they will remember: if one of you burns some day, they will look for whoever spoke well of her.
lesson-witch-for_a_villager = You may, and you would look trustworthy. But a good name means votes in their favour, and those you want to burn need none.
lesson-witch-event = And now the event: “{ card-S09 }” puts whoever has the worst reputation on trial, without an accuser. Nobody pays if they were innocent. Play it.
lesson-witch-event-missed = Some events put somebody on trial without an accuser. Then only the accused speaks, and nobody draws or discards for it. In a tie without an influential citizen the accused rolls the die: 4 or more saves them.
lesson-witch-trial = A trial of { $seat1 }. Without an accuser only he speaks; and in a tie without an influential citizen he rolls the die: 4 or more saves him. After he has spoken come the cards, the vote and the sentence.
lesson-witch-trial-missed = In a trial the accuser speaks, if there is one, and then the accused. After that come the cards, the vote and the sentence.
lesson-witch-floor = Here anybody living may play rumours on { $seat1 }, and cards for use in a trial (hand icon). But count: his −3 is three votes against him already. Do not spend anything: pass.
lesson-witch-floor-missed = In a trial, after the speeches, anybody living may play any number of rumours on the accused, and cards for use in a trial (hand icon). Each negative point of reputation is a vote against them, each positive one a vote in favour.
lesson-witch-needless = There is no need: his −3 is more than enough. And all see what you play. Keep it to save somebody, or yourself.
lesson-witch-saves_him = That card is a vote in his favour, and you want him to burn. Keep it: you may soon have to save one of your own.
lesson-witch-vote = All but him vote, and the votes are shown together. His reputation is three against, and { $seat3 } will add one. He burns even if you vote innocent, so do that: it will look good.
lesson-witch-vote-missed = All the living but the accused vote at once, in secret, and then the votes are shown together. Votes, reputation and cards are added up: with more against than in favour, the accused burns.
lesson-witch-hands_clean = You may, but he burns anyway, and all will see that you wanted it. When he turns out to be innocent, they will look at who voted guilty.
lesson-witch-lukewarm = That is possible, too, but “innocent” makes you look better, and the result is the same.
lesson-witch-count = The count: in favour your vote, { $seat2 }'s and { $seat4 }'s; against him { $seat3 }'s and three for his −3. Four to three: guilty.
lesson-witch-burnt = He has burnt, and he was a villager. An accuser would now discard their whole hand; if a witch burns, the accuser draws three cards. Here nobody accused, and nobody pays.
lesson-witch-burnt-missed = Whoever burns shows their side. If it was a witch, the accuser draws three cards; if it was a villager, the accuser discards their whole hand.
lesson-witch-burnt_villager = A villager has burnt: there was more against them than in favour. Whoever accuses and burns an innocent discards their hand, unless a card says otherwise. You are closer to winning.
lesson-witch-burnt_friend = { $seat3 } has burnt: there was more against her than in favour. Now all know that she was a witch, and will look for whoever defended her. You are alone; if you burn as well, the villagers win.
lesson-witch-even = It is two against two: with equal numbers the game goes on. One more death decides nearly everything: if it is a villager's, you two win. For now, end your turn and look sad.
lesson-witch-even-missed = With equal numbers the game goes on. But if only two are left alive and one of them is a witch, the witches win.
lesson-witch-not_yet = You may, but nobody has a bad name any more, and you would lose the vote. Besides, two trials in one turn of yours are hard to overlook.
lesson-witch-spectre = { $seat1 } is a spectre now: he has lost his hand and his ability, and has neither vote nor reputation. But in each turn of his he draws an afterlife card and may play one. He has put “{ card-U01a }” in front of { $seat3 }: −1.
lesson-witch-spectre-missed = Whoever burns is a spectre: without hand, ability, reputation or vote, but with three afterlife cards. In each of their turns they draw one and may play one.
lesson-witch-accused = { $seat2 } accuses { $seat3 }: she alone voted guilty. Do you see why innocent was better? The accused does not vote, so it is up to you, { $seat2 } and { $seat4 }.
lesson-witch-accused_too = Your friend { $seat3 } is accused. The accused does not vote; all the others alive do. Think how they will vote, and how much you want to be seen defending her.
lesson-witch-save = If she burns you are alone. “{ card-D1a }” adds a vote in favour; “{ card-D4 }” cancels somebody's vote. A counter-trial would cancel it all, but you have none. Will you save her?
lesson-witch-alone_then = At times a friend has to fall so that nobody suspects you. But alone, one bad trial is enough for you to lose.
lesson-witch-save_more = The round ends when all pass in a row; if somebody plays something, all are asked again. Anything else, or do you pass?
lesson-witch-vote_friend = All will see your vote. Innocent helps her; guilty protects you. Decide.
lesson-witch-dice = A tie at two: your vote and “{ card-D1a }” against the votes of { $seat2 } and { $seat4 }. There is no influential citizen yet, whose vote would count once more. So accuser and accused roll the die, and the higher one decides.
lesson-witch-dice-missed = If a trial ends in a tie, the vote of the influential citizen counts once more. If there is none, or they are accused or abstained, accuser and accused roll the die, and the higher one decides.
lesson-witch-dice_other = A tie. There is no influential citizen yet, whose vote would count once more. So accuser and accused roll the die, and the higher one decides.
lesson-witch-acquitted = Innocent. Look at the count: votes, cards and reputation in her favour outweigh what there is against her.
lesson-witch-survives = Saved! But all have seen who defended her.
lesson-witch-wisp = “{ card-U01a }” is rotating: whenever the turn of its bearer ends, it moves to the next living player on the right. Now the −1 is yours. When it would come to somebody who has had it, it is discarded.
lesson-witch-wisp-missed = Some afterlife cards are rotating: one lies in front of somebody living, and whenever the turn of its bearer ends, it moves to the next living player on the right. When it would come to somebody who has had it, it goes to the afterlife's own discard pile.
lesson-witch-assembly = A week has passed: there is an assembly. Whoever has the highest reputation becomes the influential citizen, whose vote breaks ties in trials.
lesson-witch-assembly-missed = When everybody has had a turn, a week has passed, and there is an assembly. Whoever has the highest reputation becomes the influential citizen, whose vote breaks ties in trials. If that is a tie, all vote.
lesson-witch-election = There is a tie for the highest reputation, so all vote for one of the tied, and you are one of them. You may vote for yourself. If that is a tie again, the tied roll the die and the highest chooses.
lesson-witch-power = You may, and you would look generous. But the vote that breaks ties is half a victory.
lesson-witch-name = Another tie, and your die was the highest: you name the influential citizen.
lesson-witch-calm = The influential citizen discards others' negative rumours: as many as their positive reputation (with +1, one), one from each player and none of their own. Or choose “{ verb-done }”.
lesson-witch-not_hers = That bad name is just what you need: votes against somebody of the other side.
lesson-witch-share = The sharing: you give one to three cards, face down, and all see to whom and how many. One to { $seat3 } makes nobody suspicious; three would. Keep the trial.
lesson-witch-share-missed = In the assembly there is a sharing: everybody gives one to three cards to others, face down and all at once. How many go from whom to whom is seen by all.
lesson-witch-share_spent = The sharing: you have to give one to three cards, face down, and all see to whom and how many. If the trial is all you have left, you must give it: best to { $seat3 }, who can accuse for you both.
lesson-witch-share_alone = The sharing: you give one to three cards, face down, to others alive, and all see to whom and how many. You have nobody to help any more: give what you need least, and keep the trial.
lesson-witch-keep_trial = With that card you can accuse, and the next death may win you the game. Better give another one.
lesson-witch-ready = You can change it until everybody is ready. When you are done, choose “{ verb-ready }”.
lesson-witch-gift = { $seat3 } has given you “{ card-J2a }”: that is how witches talk. Only you two know which card it is. Then whoever has fewer than five draws up to five.
lesson-witch-gift-missed = After the sharing whoever has fewer than five cards draws up to five. Which card somebody gave you, only you two know: that is how witches talk.
lesson-witch-finale = Think: if { $seat2 } or { $seat4 } burns, it is two against one and you have won. The game ends at that moment, and no accuser pays any more. But if one of you burns, the other is alone.
lesson-witch-finale_alone = You are alone against two. If one burns, two are left and one is a witch: you win. If you burn, it is over.
lesson-witch-finale_other = Count the living. You win as soon as the living witches outnumber the living villagers, or if two are left alive and one is a witch. If both of you burn, the villagers win.
lesson-witch-twice = Count before you accuse: who will vote how, plus their reputation. In front of each there is room for two negative and two positive rumours. And beware: a counter-trial can cancel it all.
lesson-witch-alone = From here on you decide, and so do the others. Even if you burn you will play on, as a spectre, and win if { $seat3 } does. If something cannot be done, touch it and you will be told why.
lesson-witch-alone_friendless = From here on you decide, and so do the others. { $seat3 } plays on as a spectre, and wins if you do. If something cannot be done, touch it and you will be told why.
lesson-witch-you_accused_mute = You are accused! Lie with grace: say that you are a villager, or point at somebody else. A counter-trial cancels the trial. But this accusation forbids you to play rumours in this trial. You do not vote.
lesson-witch-you_accused = You are accused! Lie with grace: say that you are a villager, or point at somebody else. A counter-trial cancels the trial, and after the speeches you may play positive rumours on yourself. You do not vote.
lesson-witch-you_dead = You have burnt, but you play on: as a spectre you draw an afterlife card in each of your turns, and may play one. If { $seat3 } wins, so do you.
lesson-witch-won = You have won! The witches outnumber the living villagers, or two are left alive and one is a witch. Both of you win, dead or alive. Now all sides are shown.
lesson-witch-lost = Both witches have burnt, and the villagers win. See what gave you away: a vote, a word of praise or a gift too many.
lesson-witch-goodbye = Now you know both sides. At a larger table there are more witches and more lies, but these are the rules.

## What is in the box, for the workshop

box-characters = Characters
box-rumours = Rumours
box-trials = Trials
box-counters = Counter-trials
box-during = Cards for the trial
box-events = Events
box-afterlife = Afterlife
box-sex = Sex
box-base = Base reputation
box-ability = Ability
box-every = How often
box-every-P = always
box-every-T = once in each own turn
box-every-S = once a week
box-every-G = once a game
box-man = Value for a man
box-woman = Value for a woman
box-target = Whom it accuses
box-target-any = anybody
box-target-ill_repute = somebody of ill repute
box-target-woman = a woman
box-target-man = a man
box-target-influential = the influential citizen
box-against = Votes against
box-special = What is special
box-special-mute_accused = the accused plays no rumours
box-special-unpaid = nobody draws or discards for it
box-special-by_water = reputation gives no votes
box-special-summary = no rumours and no cards that change it
box-special-mighty = a tie goes to the die, and a witch is worth 4 cards
box-effect = Effect
box-votes = Votes
box-amount = Cards
box-reputation = Reputation
