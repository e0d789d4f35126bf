# The texts of the game in English. The keys and their placeholders are the same in every
# language; see docs/ARCHITECTURE.md. Seats are shown as the names of the players.

game-title = High Card
game-goal = Have the highest card at the end. You may swap yours once.

## Questions

ask-choose = Do you keep your card or swap it?
    .others = { $seat } is deciding whether to keep or to swap.

## Choices

verb-deal = Deal { $card }
verb-keep = Keep my card
verb-swap = Swap my card
verb-show = Show my card to everyone
verb-draw = Draw { $card }

## What happened

event-dealt = { $seat } is dealt a card.
    .known = { $seat } is dealt { $card }.
event-kept = { $seat } keeps the card.
event-swapped = { $seat } wants another card.
event-shown = { $seat } shows { $card } to everyone. Everybody decides again.
event-drew = { $seat } puts the old card away, face down, and draws another.
    .known = { $seat } puts the old card away, face down, and draws { $card }.
event-revealed = { $seat } turns up { $card }.
event-won = { $seat } wins with { $card }.
event-shared = { $seat } shares the victory with { $card }.

## Rules

rule-TPL-01 = The game is for two to four players. The deck has nine cards: two each of the values 1, 2 and 3, and one each of 4, 5 and 6.
    .title = Players and deck
rule-TPL-02 = Every player is dealt one card, face down, and looks at it.
    .title = The deal
rule-TPL-03 = All players decide at the same time and in secret whether to keep their card or to swap it. The decisions are revealed together.
    .title = Keep or swap
rule-TPL-04 = As long as the players are deciding, anyone may show their card to all, once. The table may agree to play without this.
    .title = Showing
rule-TPL-05 = A card that has been shown may not be swapped any more.
    .title = Shown is kept
rule-TPL-06 = After a card has been shown, everybody decides again.
    .title = Second thoughts
rule-TPL-07 = Those who swap do so in turn order: the old card goes out of the game, face down, and a new one is drawn from the deck. Only its owner sees it.
    .title = Swapping
rule-TPL-08 = At the end all cards are turned up, and the highest wins.
    .title = The end
rule-TPL-09 = Of equal cards, one that was shown before the end beats those that were not. Players who are still equal share the victory.
    .title = Ties

## Why something is not possible

why-TPL-01 = Nobody sits there: fewer of you are playing.
why-TPL-03 =
    { $case ->
        [waiting] It is { $seat } who decides now.
        [several] The others are deciding now.
        [nature] Cards come by chance; nobody chooses one.
       *[other] You decide only about your own card, and only while everybody is deciding.
    }
why-TPL-04 =
    { $case ->
        [once] You have already shown your card, and once is enough.
       *[agreed] At this table cards are not shown before the end.
    }
why-TPL-05 = You have shown { $card }, and a shown card may not be swapped any more.
why-TPL-08 = All cards have been turned up: the game is over.


## Table options

setting-showing = Showing
    .help = During the decision, players may show their card to everyone.

## Cards

card-C1 = the Toad (1)
card-C2 = the Owl (2)
card-C3 = the Raven (3)
card-C4 = the Cat (4)
card-C5 = the Goat (5)
card-C6 = the Moon (6)

## What a card tells of itself

tell-card = { $copies ->
        [one] Worth { $value }. There is only one in the deck.
       *[other] Worth { $value }. There are { $copies } in the deck.
    }

## The position in words

show-deck =
    { $number ->
        [one] One card is left in the deck.
       *[other] { $number } cards are left in the deck.
    }
show-no-card = { $seat } has no card yet.
show-own = You have { $card }.
show-face-down = { $seat } has a card face down.
show-face-up = { $seat } has { $card }, face up.
show-away =
    { $number ->
        [one] One card has been swapped away.
       *[other] { $number } cards have been swapped away.
    }
show-away-known = You have put away { $card }.

## What the coach says

advice-kept = Your card is worth { $number }.
advice-swapped = A card from the deck is worth { $number } on average.
advice-either = It could just as well be the other way round.

## The lesson

lesson-first = Your first card
    .about = One card, one decision and an end.
lesson-first-card = Everybody gets a card face down and looks only at their own. Yours is worth 2.
lesson-first-choose = At the same time and in secret, everybody keeps their card or swaps it for another one from the deck. A 2 is little: swap it.
lesson-first-too_low = You may keep it, but nearly all the other cards are worth as much or more.
lesson-first-end = All cards are turned up, and the highest wins. Now you know how to play!
