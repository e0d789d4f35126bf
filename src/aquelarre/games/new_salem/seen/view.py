"""What a seat may see (view), and what it must guess (imagine), side by side.

Secrets are the characters, the packs on their way round the table, what was discarded, and what
a constable drew for an event. What a seat has seen and passed on it still knows: every pick is
revealed, so it can follow the pack. That is worked out, not stored (`draft.seen_by`).

The view, field by field (refs in brackets are the same in options, events and `why_not`):

    seat, over          whose view it is (-1 a watcher); is the game over?
    question            the key of the open question
    round, phase        1 to 5 (0 during set-up); setup, build, draw, launch or end
    rounds              the five round cards: {round, deal, play, done}
    witch_types         2 or 3 types of building on a witch's card (the table's option)
    constable           seat, or null during set-up
    town                {despair, threshold, hope}: in all of the town, with threshold what the
                        witches need; at the end `despair` is the final count
    duty                {hope, dearest, applies}: of the constable, in the launching phase, else
                        null, also while he names a successor. When it applies, he may not end the
                        phase [SAL-18]
    deck, event_deck    how many cards they have
    trials              {pile, total}: Trial cards left, and in this game
    badges              how many lie in the middle
    events              face up, Cleansing and Trial first, then by slot:
                        {event, cost, red, kept, slot, launchable, payable, obstacle}
                        [event:V07]; `slot` counts from 0, null for Cleansing and Trial; `obstacle`
                        is "", "hope" (the constable has too little), or why it cannot be launched
                        now: "pile", "triable", "tried", "building", "own" (texts `obstacle-…`)
    launched            the event being carried out: {event, cost}, or null
    pack                the reader's hand: list of cards {card, type, pos, symbols} [card:ENT-L]
    picked              what the reader has answered and may still change, while others think:
                        a ref, "discard_both", or null. Who else has answered is no part of the
                        view: the question's own `asked` says it
    passed              packs that the reader has seen and handed on, as they are now:
                        [{holder, cards: [card…]}] [seat:2]; only the reader's own knowledge
    drawn               {count, cards}: drawn by the constable for an event; cards null for others
    players             one for each seat, in order [seat:2]:
      seat, constable, badge, tried, spared    spared: cannot be tried again this round [V17]
      kept              events that lie before the player, Trials not counted ["V18"…]
      hope, despair     totals of the player
      loose             {hope, despair}: cubes on the character, of a player without a building
      pack              how many cards the player holds in the draft
      chest             the building on which received hope goes, or null [Ruling N1]
      street            buildings, panoramas together (type, place, number):
                        {building, card, type, pos, symbols, number, hope, despair, chest}
                        [building:ENT-L-3]
      sets              {type: complete sets}, types with none left out
      character, side   of those the reader knows, else null [character:N03]
      types             the types that score for that character, else null
      score             points at the end, else null
    tips                private advice for a witch: keys of texts, else empty [SAL-29]
    otherwise           only with an edition whose events do something else than ours:
                        {event: {effect, …}}, with its numbers; the text is then `effect-…`
    result              null, or at the end {side: "witches", "puritans" or "nobody", winners,
                        steps}; steps are all lines of the final reckoning, in order, each as
                        {key, rule, values, places}: like the events of the same keys, so that
                        the text `event-…` fits, and a board can tell the end again later
"""

from __future__ import annotations

from aquelarre.games.new_salem.box.cards import (
    ABSOLVES,
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COPIES,
    DEALT,
    EVENTS,
    EXCHANGES,
    POSITION,
    POSITIONS,
    RED,
    ROUNDS,
    SIDE,
    SIDES,
    TRIAL,
    TRIES,
    TYPE,
    TYPES,
    WITCHES,
    Building,
    Card,
    EventCard,
    building_name,
    buildings_in,
    card_of,
    complete_sets,
    threshold,
)
from aquelarre.games.new_salem.rules.building_events import Emigrate
from aquelarre.games.new_salem.rules.draft import LastPick, Pick, seen_by
from aquelarre.games.new_salem.rules.duty import (
    NEW_WORDS,
    dearest,
    launchable,
    must_launch,
    triable,
)
from aquelarre.games.new_salem.rules.effects import Bear
from aquelarre.games.new_salem.rules.launch import NameConstable
from aquelarre.games.new_salem.rules.scoring import steps_of_the_end, winning_side
from aquelarre.games.new_salem.rules.setup import as_set, odds_after
from aquelarre.games.new_salem.rules.town import loose_place, town_despair
from aquelarre.games.new_salem.state import (
    NOBODY,
    NOTHING,
    Discard,
    Launching,
    Town,
)
from aquelarre.games.new_salem.verbs import BEAR, DISCARD_BOTH, KEEP, PASS_LEFT, PICK
from aquelarre.kernel import SILENT, WATCHER, Dice, Seat, View, holds

NAMED = [(building_name(x), x % COPIES + 1, card_of(x)) for x in range(BUILDINGS)]
TIPS = ("tip-early", "tip-late", "tip-plead", "tip-accuse")


# -- view --------------------------------------------------------------------------------


def view(s: Town, seat: Seat) -> View:
    """All that the seat sees on the table now; the fields are described above."""
    question = s.open_question()
    found = {
        "seat": seat,
        "over": s.over,
        "question": question.key if question else "",
        "round": s.round,
        "phase": s.phase,
        "rounds": [_round(s, number) for number in range(1, ROUNDS + 1)],
        "witch_types": s.settings["witch_types"],
        "constable": s.constable if s.constable != NOBODY else None,
        "town": {
            "despair": s.final_despair if s.over else town_despair(s),
            "threshold": threshold(s.n),
            "hope": sum(s.wealth),
        },
        "duty": duty_of(s),
        "deck": s.deck.total + sum(len(cards) for _, cards in s.bottom),
        "event_deck": s.event_deck.total + len(s.event_bottom),
        "trials": {"pile": s.pile, "total": s.pile + s.tried.bit_count()},
        "badges": s.n - s.badges.bit_count(),
        "events": events_shown(s),
        "launched": launched_event(s),
        "pack": [_card(s, card) for card in s.packs[seat]] if seat != WATCHER else [],
        "picked": _picked(s, seat),
        "passed": passed_on(s, seat),
        "drawn": drawn_for(s, seat),
        "players": [_player(s, seat, other) for other in range(s.n)],
        "tips": _tips(s, seat),
        "result": _result(s),
    }
    if s.edition.changed:
        found["otherwise"] = s.edition.otherwise()
    return found


def _round(s: Town, number: int) -> View:
    """A round card: how many cards are dealt and how many put into play. [SAL-04, SAL-06]"""
    deal = DEALT[number - 1]
    done = number < s.round or s.over
    return {"round": number, "deal": deal, "play": deal - 1, "done": done}


def _card(s: Town, card: Card) -> View:
    return {
        "card": CARDS[card],
        "type": TYPES[TYPE[card]],
        "pos": POSITIONS[POSITION[card]],
        "symbols": list(s.edition.symbols[card]),
    }


def _building(s: Town, building: Building, chest: Building) -> View:
    """A building in town with the cubes on it: open to all. [SAL-08]"""
    name, number, card = NAMED[building]
    return {
        "building": name,
        "card": CARDS[card],
        "type": TYPES[TYPE[card]],
        "pos": POSITIONS[POSITION[card]],
        "symbols": list(s.edition.symbols[card]),
        "number": number,
        "hope": s.hope[building],
        "despair": s.despair[building],
        "chest": building == chest,
    }


def duty_of(s: Town) -> View | None:
    """How near the constable is to having to launch an event: who names a successor has launched
    his. [SAL-16, SAL-18]"""
    naming = isinstance(s.open_question(), NameConstable) and s.rules >= NEW_WORDS
    if naming or not s.inside(Launching):
        return None
    hope = s.wealth[s.constable]
    return {"hope": hope, "dearest": dearest(s), "applies": must_launch(s)}


def events_shown(s: Town) -> list[View]:
    """The events on the table and what keeps the constable from launching them. [SAL-13]"""
    if s.constable == NOBODY:
        return []
    fixed: list[tuple[EventCard, int | None]] = [(0, None), (TRIAL, None)]
    slots: list[tuple[EventCard, int | None]] = [(each, x) for x, each in enumerate(s.shown)]
    return [_event(s, event, slot) for event, slot in fixed + slots if event != NOTHING]


def _event(s: Town, event: EventCard, slot: int | None) -> View:
    possible = launchable(s, event)
    payable = s.wealth[s.constable] >= s.edition.cost[event]
    return {
        "event": EVENTS[event],
        "cost": s.edition.cost[event],
        "red": RED[event],
        "kept": s.edition.kept[event],
        "slot": slot,
        "launchable": possible,
        "payable": payable,
        "obstacle": obstacle(s, event) if not possible else "" if payable else "hope",
    }


def obstacle(s: Town, event: EventCard) -> str:
    """In a word, why an event cannot be launched now, whoever pays. [Ruling C3]"""
    effect = s.edition.effect[event]
    if effect == TRIES:
        return "pile" if not s.pile else "triable" if not triable(s) else ""
    if effect == ABSOLVES:
        return "" if s.tried else "tried"
    if effect == EXCHANGES and not s.streets[s.constable]:
        return "own"
    return "" if launchable(s, event) else "building"


def launched_event(s: Town) -> View | None:
    if s.launched == NOTHING:
        return None
    return {"event": EVENTS[s.launched], "cost": s.edition.cost[s.launched]}


def _picked(s: Town, seat: Seat) -> str | None:
    """What the seat itself has answered to a question that others still think about. [SAL-07]"""
    given = s.heard[seat] if seat != WATCHER else SILENT
    question = s.open_question()
    if given == SILENT:
        return None
    if isinstance(question, Pick):
        return f"card:{CARDS[given - PICK.base]}"
    if isinstance(question, LastPick):
        both = given == DISCARD_BOTH.base
        return DISCARD_BOTH.name if both else f"card:{CARDS[given - KEEP.base]}"
    if isinstance(question, Emigrate):
        return f"building:{building_name(given - PASS_LEFT.base)}"
    if isinstance(question, Bear):
        return f"building:{building_name(given - BEAR.base)}"
    return None


def passed_on(s: Town, seat: Seat) -> list[View]:
    """The packs that the seat has handed on, with what must be left in them. [SAL-07]"""
    if seat == WATCHER:
        return []
    return [
        {"holder": holder, "cards": [_card(s, card) for card in pack]}
        for holder, pack in enumerate(s.packs)
        if holder != seat and pack and seen_by(s, holder) >> seat & 1
    ]


def drawn_for(s: Town, seat: Seat) -> View:
    """Only the constable sees what he has drawn for an event. [V14, V15]"""
    sees = seat == s.constable
    return {"count": len(s.drawn), "cards": [_card(s, x) for x in s.drawn] if sees else None}


def _player(s: Town, seat: Seat, other: Seat) -> View:
    """What lies before a player; the character for those who have seen it. [SAL-01]"""
    known = len(s.characters) > other and s.characters.knows(other, seat)
    character = s.characters.face[other] if known else NOTHING
    types = s.edition.types_of(character, s.settings["witch_types"]) if known else ()
    chest, loose = s.chest[other], loose_place(other)
    street = buildings_in(s.streets[other])
    despair = s.despair
    return {
        "seat": other,
        "constable": other == s.constable,
        "badge": bool(s.badges >> other & 1),
        "tried": bool(s.tried >> other & 1),
        "spared": bool(s.spared >> other & 1),
        "kept": [EVENTS[event] for event in s.edition.handed_out if s.keeper[event] == other],
        "hope": s.wealth[other],
        "despair": despair[loose] + sum([despair[building] for building in street]),
        "loose": {"hope": s.hope[loose], "despair": despair[loose]},
        "pack": len(s.packs[other]),
        "chest": building_name(chest) if chest != NOTHING else None,
        "street": [_building(s, building, chest) for building in street],
        "sets": _sets(s, other),
        "character": CHARACTERS[character] if known else None,
        "side": SIDES[SIDE[character]] if known else None,
        "types": [TYPES[x] for x in types] if known else None,
        "score": s.points[other] if s.over else None,
    }


def _sets(s: Town, seat: Seat) -> dict[str, int]:
    """The complete sets of a street, which lie open. [SAL-24]"""
    street = s.streets[seat]
    found = [(name, complete_sets(street, kind)) for kind, name in enumerate(TYPES)]
    return {name: count for name, count in found if count}


def _tips(s: Town, seat: Seat) -> list[str]:
    """Advice that only a witch gets to read. [SAL-29]"""
    dealt = 0 <= seat < len(s.characters)
    return list(TIPS) if dealt and SIDE[s.characters.face[seat]] == WITCHES else []


def _result(s: Town) -> View | None:
    if not s.over:
        return None
    winners = [seat for seat in range(s.n) if s.winners >> seat & 1]
    side = SIDES[winning_side(s.n, s.final_despair)] if winners else "nobody"
    return {"side": side, "winners": winners, "steps": steps_of_the_end(s)}


# -- imagine -----------------------------------------------------------------------------


def imagine(s: Town, seat: Seat, dice: Dice) -> Town:
    """A town that could be the true one for all that the seat has seen."""
    t = s.clone()
    if not s.over:
        _redeal_characters(t, seat, dice)
        _redeal_cards(t, seat, dice)
    return t


def _redeal_characters(t: Town, seat: Seat, dice: Dice) -> None:
    """The others' characters come out of what is left of the pool beside those that the seat
    knows: its own, and any that an event has shown it. [SAL-01]"""
    unknown = t.characters.unknown_to(seat)
    faces = t.characters.face
    known = as_set([face for place, face in enumerate(faces) if place not in unknown])
    for place in unknown:
        characters, odds = odds_after(t.n, known)
        faces[place] = face = characters[dice.pick(odds)]
        known |= 1 << face


def _redeal_cards(t: Town, seat: Seat, dice: Dice) -> None:
    """Packs that the seat has not held, discards and draws that it has not seen are dealt anew
    out of them and the deck together; the rest stays as it knows it. [SAL-07, SAL-09]"""
    packs = t.packs
    unseen = [
        holder
        for holder in range(t.n)
        if packs[holder] and not (seat >= 0 and seen_by(t, holder) >> seat & 1)
    ]
    discards = [place for place, (known, _) in enumerate(t.bottom) if not holds(known, seat)]
    hides_drawn = seat != t.constable and bool(t.drawn)
    for holder in unseen:
        _put(t, packs[holder])
    for place in discards:
        _put(t, t.bottom[place][1])
    if hides_drawn:
        _put(t, t.drawn)
    for holder in unseen:
        packs[holder] = _some(t, len(packs[holder]), dice)
    bottom: list[Discard] = list(t.bottom)
    for place in discards:
        known, cards = bottom[place]
        bottom[place] = known, _some(t, len(cards), dice)
    t.bottom = tuple(bottom)
    if hides_drawn:
        t.within(Launching).drawn = _some(t, len(t.drawn), dice)


def _put(t: Town, cards: tuple[Card, ...]) -> None:
    for card in cards:
        t.deck.put(card)


def _some(t: Town, count: int, dice: Dice) -> tuple[Card, ...]:
    found = t.deck.draw_several(count, dice)
    found.sort()
    return tuple(found)
