"""What a seat may see: built from nothing. What it must guess is in imagine.py.

Secrets are the cards in hand, and hard tiles face down that some have looked at in private. What
nobody has looked at (the deck, hard tiles, easy tiles below the top of a box) does not exist yet.

THE SHAPE OF A VIEW. Seats are numbers, everything else is a label, and what does not exist is None.
Refs, the same in options, events and `why_not`: `space:LT1`, `tile:pig` (a kind of tile),
`card:C06b` (kind C06, copy b), `die:3`, `seat:2`, `apprentice:tiffany`. Spaces of Lancre Town are
LT1, LT2, LT3…, of the Castle LC1…; every other place has one space of the same name (MC), and DG is
the dungeon. An edition may have other paths, more or fewer spaces, places P1 to P6, and so on:
draw what the view says. Texts: `place-LT`, `space-LT1`, `tile-pig`, `card-C06b`, `effect-help`
with `.name` (`effect-add` has $amount, `effect-add-against` $amount and $groups; a draw with cackle
is `effect-draw-cackle`), `symbol-magic`, `group-elf`, `character-granny`, `apprentice-tiffany`,
`ability-tiffany`, `failure-dungeon`, `success-banish`.

    seat        whose view it is; -1 for a watcher
    over        is the game over?
    question    the key of the open question (see below)
    mode        "competitive", "cooperative", "expert" or "solo"
    options     {"many_crises", "inside", "felmet_refill", "show_odds", "tea_by_space"}: bools, how
                this table plays
    stage       "setup", "place" (phase 1), "act" (2), "refill" (3) or "end"
    turn        1, 2, …; 0 during the set-up. turns: how many there can be in all
    rolls       for each seat the faces of the roll for who chooses first: [["cackle", "5"…]…]
    first       the seat that begins, or None; active: whose turn it is, or None
    action      0 before the first action of the turn, then 1, 2
    last        has the last tile been placed? Then the game ends with this turn
    places      [{"place", "spaces": [labels], "near": [places], "start": "green" | "violet" | None,
                 "source": where its name is from, "R" | "D" | "F" | "X"}…]: the board, never
                changing during a game
    paths       [{"from", "to", "source"}…]: each once
    tiles       {label: {"hard", "difficulty", "points", "copies"}}: the kinds of tiles in this box
    spaces      [{"space", "place", "tile": None or a tile as below, "witches": [seats]}…]
    dungeon     [seats] in it
    boxes       six of {"box": 1…6, "top": label of the easy tile on top | None, "easy": how many
                easy tiles (the top one included), "hard": how many below them, face down}. The next
                tile comes from the first box that has any: {"next": bool}
    supply      {"cackle", "crisis", "aliss"}: tokens left. tokens: the same, how many there are in
                this game
    deck        how many cards; discard: [labels], the top one last
    revealed    label of the location card that is being carried out, or None
    placing     None, or while a tile waits to be placed {"tile": label | None (face down),
                "box": number}
    players     one for each seat, in turn order (clockwise):
        seat, apprentice (label | None), tokens: unused ones, of "invisibility", "magic", "pig"
        space       where the witch is: label, "DG", or None before she is on the board
        cackles, aliss
        hand        how many cards; cards: [card as below] if they are the reader's own (or it is
                    over), else None; known: [cards] of others that the reader can be sure of, since
                    a shuffle has shown which cards were in hands
        limit       up to how many cards are drawn
        easy, hard  [labels] of tiles won, in the order in which they were won
        bonus       what hard tiles add to every attempt
        score       points of these tiles, less the Black Aliss tokens: all of it lies open
        dungeon     is she in the dungeon?
    attempt     None, or the problem being tackled:
        seat, space, tile (label), base (printed difficulty), crisis (on it), difficulty (now)
        stage       "before" (nothing rolled), "first" (one pair) or "second" (both)
        dice        [{"die": "1"…"4", "face": "cackle" | "2"…"6", "value", "live": can it be rolled
                    again? (the pair just rolled), "cackled": has its cackle been taken}…]
        cards       [{"card": label | None for the magic token, "as": "headology" | "magic" |
                    "add", "value"}…] played so far
        bonus       of hard tiles won; total: everything together; missing: difficulty - total, at
                    least 0
        stayed      has she decided to stay (a symbol was played, or the second pair rolled)?
        cackles     cackle faces that will be taken when the window closes
        odds        None when the table hides it, else {"of": outcomes of the dice still to roll,
                    "ways": [for 0, 1, 2 … 12 more points: outcomes with which it is solved]}. 36
                    outcomes after the first pair, 1296 before it, 1 after the second
    walk        None, or a walk going on: {"seat", "steps": left, "unseen": bool}
    look        None, or {"seat", "left": how many tiles she may still look at (borrowing),
                "space": the one she is looking at right now, or None}
    transmute   None, or {"seat", "cards": [labels discarded so far, this card included]}
    tea         None, or {"space", "limits": [{"seat", "count"}…]}: who may give back how many
    result      None, or at the end {"outcome": "points", "crisis", "room", "elves", "aliss",
                "solved" or "problems" (the last two: co-operative), "winners": [seats], "verdict":
                "pigs" | "witch" | "honours" | None (solo), "hard_left": hard tiles on the board,
                "elves": [spaces], "players": [{"seat", "tiles": [{"tile", "points"}…], "easy",
                "hard" (points of these), "aliss", "cackles", "total", "tokens": cackles + aliss,
                "hardest": highest difficulty won, "won": bool, "tie": None | "tokens" | "hard" |
                "difficulty" | "shared": what decided between equals}…]}. "players" is empty
                when everybody has lost

A tile on the board:
    tile        label, or None for one face down that the reader does not know
    hard, up    is it hard; does it lie face up? looked: does the reader know it face down?
    crisis      tokens on it
    base, points, group, failure, success    as printed; None if unknown ("" for none)
    difficulty  with its crises; None if unknown
    odds        None if hidden or unknown, else {"of": 1296, "ways"}: what the reader would reach
                with four dice and the bonus, without cards. For a watcher without bonus

A card: {"card": "C06b", "kind": "C06", "symbol": "magic" | "headology" | "broomstick",
    "effect": "add", "borrow", "death", "flee", "draw", "move", "help", "invisible", "reroll",
    "know", "shamble", "sheep" or "transmute", "amount": 2 | 4 (add) else 0, "against": [groups]
    (add; empty: any problem), "cackle": 0 | 1 (draw), "trio": character | None, "place": label}

THE QUESTIONS, and what can be answered (refs of a verb are its arguments). Whenever the active
player is asked `before`, `act`, `pass`, `walk_on`, `tackle`, `first_pair`, `second_pair`,
`flee_to`, `retreat`, `last_word`, `dungeon`, `leave` or `finish`, the effects that can be played
are answers, too: borrow(card), draw_two(card), help(card, space), know(card, count),
shamble(card, space), transmute(card).

    choose       which apprentice             choose(apprentice)
    start        where the witch begins       start_at(space)
    before       play something before the    reveal
                 first card is revealed?
    place        where the tile goes          place_at(space)
    crisis       which tile gets the crisis   crisis_on(space)
    act          the move of an action        stay, walk(space), fly(card, space), hurry(card);
                 unseen past something known: pass_by(card, space), pass_by_token(space)
    pass         after a secret look          face_it, vanish(card), vanish_by_token, hurry(card)
    walk_on      after passing unseen         linger, and the same as `act` but for stay; a flight
                 only after a look round in Town or Castle
    dungeon      out of the dungeon by card?  wait, leave_by_card(card, space),
                 leave_by_token(space)
    leave        out of it with action 2      leave(space)
    tackle       before the first roll        roll, and the solving ones of `first_pair`
    first_pair   one pair is rolled           roll_on, flee(space), flee_flying(card, space),
                 play_headology(card), play_magic(card), use_magic_token, reroll(card, die),
                 reroll_both(card); solving: face_death(card), cure_sheep(card), use_pig_token,
                 trio(card, second, third)
    second_pair  all dice are rolled          close, add(card), reroll(card, die),
                 reroll_both(card), slip_away(card), and the solving ones
    flee_to      after slip_away              flee(space), flee_flying(card, space)
    retreat      after a failure              retreat(space), retreat_flying(card, space),
                 stray(space): no retreat, one more cackle
    last_word    before the dungeon           go_down
    look         borrowing                    look(space), stop_looking
    transmute    which cards to exchange      discard(card), draw_now
    tea          cackles to give back; all    give_back(count)
                 at the table at once
    take_from    from whom the cackle comes   take_from(victim)
    lose         which easy tile is lost; all lose(tile)
                 at once (Wintersmith)
    finish       end the turn                 end_turn
"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.ids import Card
from aquelarre.games.discworld_witches.rules.arriving import TeaTime, most_back
from aquelarre.games.discworld_witches.rules.board import bonus
from aquelarre.games.discworld_witches.rules.cards import hand_limit
from aquelarre.games.discworld_witches.rules.effects import Borrowing, Transmuting
from aquelarre.games.discworld_witches.rules.ending import points
from aquelarre.games.discworld_witches.rules.setup import EASY_IN_BOXES, HARD_IN_BOXES, supplies
from aquelarre.games.discworld_witches.rules.tiles import PeekAt
from aquelarre.games.discworld_witches.seen.attempt import attempt
from aquelarre.games.discworld_witches.seen.board import (
    boxes,
    kinds_of_tiles,
    places,
    placing,
    space,
    spaces_in_use,
    witches,
)
from aquelarre.games.discworld_witches.seen.result import result
from aquelarre.games.discworld_witches.state import (
    MODES,
    NO_CARD,
    NOBODY,
    TEA_AT_LOCATION,
    Lancre,
    Movement,
    Placing,
    Tackling,
)
from aquelarre.kernel import Seat, View, members

TOKENS = ("invisibility", "magic", "pig", "")  # of each apprentice


def view(s: Lancre, seat: Seat) -> View:
    """All that the seat sees on the table now; the fields are described above."""
    question = s.open_question()
    return {
        "seat": seat,
        "over": s.over,
        "question": question.key if question else "",
        "mode": MODES[s.settings["mode"]],
        "options": _options(s),
        "stage": _stage(s),
        "turn": s.turn,
        "turns": sum(HARD_IN_BOXES[s.n]) + sum(EASY_IN_BOXES[s.n]),
        "rolls": [[ids.FACES[face] for face in faces] for faces in s.rolls],
        "first": _seat(s.first),
        "active": _seat(s.active),
        "action": s.action,
        "last": bool(s.last),
        "places": places(s),
        "paths": [
            {"from": ids.PLACES[a], "to": ids.PLACES[b], "source": x} for a, b, x in s.edition.paths
        ],
        "tiles": kinds_of_tiles(s),
        "spaces": [space(s, seat, each) for each in s.edition.spaces],
        "dungeon": witches(s, ids.DUNGEON),
        "boxes": boxes(s),
        "supply": {"cackle": s.cackle_supply, "crisis": s.crisis_supply, "aliss": s.aliss_supply},
        "tokens": _all_tokens(s),
        "deck": len(s.deck),
        "discard": [ids.CARDS[card] for card in s.discard],
        "revealed": _revealed(s),
        "placing": placing(s),
        "players": [_player(s, seat, other) for other in range(s.n)],
        "attempt": attempt(s),
        "walk": _walk(s),
        "look": _look(s),
        "transmute": _transmute(s),
        "tea": _tea(s),
        "result": result(s) if s.over else None,
    }


def glance(s: Lancre, seat: Seat) -> View:
    """As much of the view as its encoding reads (encoding.py): of the spaces those where something
    is, and nothing of what never changes in a game."""
    question = s.open_question()
    return {
        "seat": seat,
        "over": s.over,
        "question": question.key if question else "",
        "mode": MODES[s.settings["mode"]],
        "options": _options(s),
        "stage": _stage(s),
        "turn": s.turn,
        "active": _seat(s.active),
        "action": s.action,
        "last": bool(s.last),
        "spaces": spaces_in_use(s, seat),
        "boxes": boxes(s),
        "supply": {"cackle": s.cackle_supply, "crisis": s.crisis_supply, "aliss": s.aliss_supply},
        "deck": len(s.deck),
        "placing": placing(s),
        "players": [_player(s, seat, other) for other in range(s.n)],
        "attempt": attempt(s),
        "walk": _walk(s),
        "look": _look(s),
    }


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _stage(s: Lancre) -> str:
    """The phase of the turn. [LAN-53]"""
    if s.over or not s.turn:
        return "end" if s.over else "setup"
    if not s.action:
        return "place"
    return "act" if s.inside(Movement) else "refill"


def _revealed(s: Lancre) -> str | None:
    placing = s.inside(Placing)
    return ids.CARDS[placing.revealed] if placing and placing.revealed != NO_CARD else None


def _options(s: Lancre) -> View:
    names = ["many_crises", "inside", "felmet_refill", "show_odds"]
    if s.rules >= TEA_AT_LOCATION:
        names.append("tea_by_space")
    return {name: bool(s.settings[name]) for name in names}


def _all_tokens(s: Lancre) -> View:
    cackle, aliss, crisis = supplies(s.n, s.settings["mode"])
    return {"cackle": cackle, "crisis": crisis, "aliss": aliss}


# -- players -----------------------------------------------------------------------------


def card_shown(s: Lancre, card: Card) -> View:
    """Everything that is on a card. [LAN-08]"""
    edition, trio = s.edition, s.edition.trio[card]
    return {
        "card": ids.CARDS[card],
        "kind": ids.CARD_KINDS[card // ids.COPIES],
        "symbol": ids.SYMBOLS[edition.symbol[card]],
        "effect": ids.EFFECTS[edition.effect[card]],
        "amount": edition.amount[card],
        "against": [ids.GROUPS[group] for group in edition.against[card]],
        "cackle": edition.cackle[card],
        "trio": ids.CHARACTERS[trio] if trio >= 0 else None,
        "place": ids.PLACES[edition.location[card]],
    }


def _player(s: Lancre, seat: Seat, other: Seat) -> View:
    """What lies before a player; the hand for its owner."""
    apprentice, where = s.apprentice[other], s.witch[other]
    sees = seat == other or s.over
    hand = s.hands[other]
    return {
        "seat": other,
        "apprentice": ids.APPRENTICES[apprentice] if apprentice >= 0 else None,
        "tokens": [TOKENS[apprentice]] if s.token >> other & 1 else [],
        "space": ids.SPACES[where] if where != ids.NOWHERE else None,
        "cackles": s.cackles[other],
        "aliss": s.aliss[other],
        "hand": len(hand),
        "cards": [card_shown(s, card) for card in hand] if sees else None,
        "known": [] if sees else [card_shown(s, card) for card in certain(s, seat, other)],
        "limit": hand_limit(s, other),
        "easy": [ids.TILES[tile] for tile in s.easy[other]],
        "hard": [ids.TILES[tile] for tile in s.hard[other]],
        "bonus": bonus(s, other),
        "score": points(s, other),
        "dungeon": where == ids.DUNGEON,
    }


def certain(s: Lancre, seat: Seat, other: Seat) -> list[Card]:
    """Cards of another that the reader can be sure of. After a shuffle all cards that are neither
    in the new deck nor in the reader's hand must be in the hands of others; if only one of them
    holds cards from before, those are known. [LAN-08]"""
    found = []
    for age in {s.age[card] for card in s.hands[other]}:
        in_deck = age == s.shuffles and bool(s.deck)
        holders = [
            each
            for each in range(s.n)
            if each != seat and any(s.age[card] == age for card in s.hands[each])
        ]
        if not in_deck and holders == [other]:
            found += [card for card in s.hands[other] if s.age[card] == age]
    return sorted(found)


# -- what is going on --------------------------------------------------------------------


def _walk(s: Lancre) -> View | None:
    """A movement that is not over yet. [LAN-14, LAN-37]"""
    movement = s.inside(Movement)
    if movement is None or s.inside(Tackling):
        return None
    return {"seat": s.active, "steps": movement.steps, "unseen": bool(movement.unseen)}


def _look(s: Lancre) -> View | None:
    """Everybody sees who takes a look, and under which tile. [LAN-30, LAN-37]"""
    question = s.open_question()
    if isinstance(question, PeekAt):
        return {"seat": question.seat, "left": s.looks, "space": ids.SPACES[question.space]}
    if isinstance(question, Borrowing):
        return {"seat": question.seat, "left": s.looks, "space": None}
    return None


def _transmute(s: Lancre) -> View | None:
    question = s.open_question()
    if not isinstance(question, Transmuting):
        return None
    return {"seat": question.seat, "cards": [ids.CARDS[card] for card in question.cards]}


def _tea(s: Lancre) -> View | None:
    question = s.open_question()
    if not isinstance(question, TeaTime):
        return None
    limits = [{"seat": seat, "count": most_back(s, seat)} for seat in members(question.thirsty)]
    return {"space": ids.SPACES[s.witch[s.active]], "limits": limits}
