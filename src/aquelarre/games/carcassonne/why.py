"""Why something is not possible now: the rule, and which of its cases."""

from __future__ import annotations

from aquelarre.games.carcassonne.box import FACES, FITS
from aquelarre.games.carcassonne.landscape import feature_of
from aquelarre.games.carcassonne.places import Place, place_of
from aquelarre.games.carcassonne.state import Land
from aquelarre.games.carcassonne.tiles import FARM, NO_SEGMENT, ROTATIONS, SEGMENTS, Spot
from aquelarre.games.carcassonne.verbs import BEGIN, DRAW, FOLLOWER, LAY
from aquelarre.kernel import Action, Game, Seat, Why, holds

# CAR-02: whose turn it is, and what comes when
NOT_ASKED, NOT_NOW, BY_CHANCE = range(3)
# CAR-03: where a tile may lie
OCCUPIED, APART, NO_MATCH, NOT_SO_TURNED = range(4)
# CAR-05: where a follower may stand
NOTHING_THERE, TAKEN, ANOTHER_TILE, WHICH_PART = range(4)


def why_not(game: Game[Land], s: Land, seat: Seat, thing: Action | str) -> Why:
    """The rule that keeps the seat from this answer, or from any with this thing, now."""
    question = s.open_question()
    if question is None:
        return Why("CAR-11")
    if not holds(s.owed, seat):
        return Why("CAR-02", case=NOT_ASKED)
    if isinstance(thing, str):
        return _why_not_thing(game, s, seat, thing, question.key)
    if thing in s.options(seat):
        return Why("")
    if BEGIN.base <= thing < BEGIN.end:
        return Why("CAR-01")
    if DRAW.base <= thing < DRAW.end:
        return Why("CAR-02", case=BY_CHANCE)
    for expansion in s.expansions:
        why = expansion.why_not(s, seat, thing)
        if why is not None:
            return why
    if question.key == "lay" and LAY.base <= thing < LAY.end:
        return why_not_lay(s, *divmod(thing - LAY.base, ROTATIONS))
    if question.key == "follower" and FOLLOWER.base <= thing < FOLLOWER.end:
        return why_not_follower(s, thing - FOLLOWER.base)
    return Why("CAR-02", case=NOT_NOW)


def why_not_place(s: Land, place: Place) -> Why:
    """Why the tile in hand cannot go there, however it is turned. [CAR-03]"""
    if place in s.tile_at:
        return Why("CAR-03", case=OCCUPIED)
    if place not in s.frontier:
        return Why("CAR-03", case=APART)
    return Why("CAR-03", case=NO_MATCH)


def why_not_lay(s: Land, place: Place, rotation: int) -> Why:
    """Why the tile in hand cannot go there like that. [CAR-03]"""
    if place in s.frontier and FITS[s.drawn][s.frontier[place]]:
        return Why("CAR-03", case=NOT_SO_TURNED)
    return why_not_place(s, place)


def why_not_follower(s: Land, spot: Spot) -> Why:
    """Why no follower can go on that spot of the tile just laid. [CAR-05, CAR-12]"""
    tile = len(s.faces) - 1
    face = FACES[s.faces[tile]]
    k = face.segment(spot)
    if k == NO_SEGMENT:
        return Why("CAR-05", case=NOTHING_THERE)
    if not s.farmers and face.kind.features[k] == FARM:
        return Why("CAR-12")
    assert s.followers[feature_of(s, tile * SEGMENTS + k)]
    return Why("CAR-05", case=TAKEN)


def _why_not_thing(game: Game[Land], s: Land, seat: Seat, ref: str, question: str) -> Why:
    """The rule that keeps all answers with a thing away."""
    if any(ref in game.describe(action).refs for action in s.options(seat)):
        return Why("")
    kind, _, label = ref.partition(":")
    place = place_of(label) if kind == "place" else None
    spot = game.thing("spot", label) if kind == "spot" else None
    if question == "lay" and place is not None:
        return why_not_place(s, place)
    if question == "lay" and kind == "rotation":
        return Why("CAR-03", case=NOT_SO_TURNED)
    if question == "follower" and spot is not None:
        return why_not_follower(s, spot)
    if question == "follower" and place is not None:
        return Why("CAR-05", case=WHICH_PART if place == s.places[-1] else ANOTHER_TILE)
    number = game.thing(kind, label) if kind in ("place", "spot") else None
    for expansion in s.expansions:
        why = expansion.why_not_thing(s, kind, number) if number is not None else None
        if why is not None:
            return why
    return Why("CAR-02", case=NOT_NOW)
