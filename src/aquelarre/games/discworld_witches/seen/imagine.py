"""What a seat must guess: the others' cards, and hard tiles that only others have looked at.

What it knows stays. A card in another's hand may be any that the seat cannot place elsewhere: of
those drawn since the last shuffle, any that is not seen; of those drawn before a shuffle, one of
the cards that were then in hands, for all the rest lay in the new deck (`age`, see rules/cards.py).
"""

from __future__ import annotations

from bisect import insort

from aquelarre.games.discworld_witches.rules.board import face_down, spaces_in
from aquelarre.games.discworld_witches.state import UNSEEN, Lancre
from aquelarre.kernel import WATCHER, Dice, Seat


def imagine(s: Lancre, seat: Seat, dice: Dice) -> Lancre:
    """A game that could be the true one for all that the seat has seen."""
    t = s.clone()
    if not s.over:
        _redeal_hands(t, seat, dice)
        _redeal_tiles(t, seat, dice)
    return t


def _redeal_hands(t: Lancre, seat: Seat, dice: Dice) -> None:
    """Each hand keeps as many cards of every age as everybody knows it to have. [LAN-26]"""
    others = [other for other in range(t.n) if other != seat]
    held = [(t.age[card], other, card) for other in others for card in t.hands[other]]
    held.sort(key=lambda each: each[:2])  # nothing may depend on which cards they are
    for other in others:
        t.hands[other] = []
    for age in sorted({age for age, _, _ in held}):
        pool = [card for when, _, card in held if when == age]
        pool += t.deck if age == t.shuffles else []
        pool.sort()
        dice.shuffle(pool)
        for card in pool:
            t.age[card] = 0
        for when, other, _ in held:
            if when == age:
                card = pool.pop()
                t.age[card] = age
                insort(t.hands[other], card)
        if age == t.shuffles:
            t.deck = sorted(pool)


def _redeal_tiles(t: Lancre, seat: Seat, dice: Dice) -> None:
    """Tiles that only others have looked at could be any that nobody has seen. [LAN-30, LAN-37]"""
    hidden = [
        space
        for space in spaces_in(face_down(t))
        if t.tile[space] != UNSEEN and (seat == WATCHER or not t.known[space] >> seat & 1)
    ]
    for space in hidden:
        t.hard_bag.put(t.tile[space])
    for space in hidden:
        t.tile[space] = t.hard_bag.draw(dice)
