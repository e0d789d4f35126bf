"""The feast of Saint Walpurga: the end of the game and its scoring, in the rulebook's order."""

from __future__ import annotations

from aquelarre.games.walpurgisnacht.box.cards import (
    GREEN,
    PURPLE,
    VILLAGERS,
    WITCHES,
    CardSet,
    cards_in,
)
from aquelarre.games.walpurgisnacht.state import NOBODY, Night
from aquelarre.games.walpurgisnacht.verbs import (
    ALL_LOST,
    BELLS_RUNG,
    BONFIRES_SCORED,
    BROOMS_SCORED,
    CARD_SHOWN,
    DRAWN,
    FAMILIARS_SCORED,
    FERTILITY_LOST,
    FERTILITY_SCORED,
    OINTMENTS_LOST,
    OINTMENTS_SCORED,
    ROLE_SHOWN,
    SPECTRES_SCORED,
    WISPS_HELD,
    WON,
)
from aquelarre.kernel import ALL, Seat, Step

FAMILIAR_POINTS = (0, 0, 2, 5)


class FinalScoring(Step[Night]):
    """Walpurga is revealed: the game ends at once. [WAL-28]

    This turn's wisps give nothing and its revealed cards belong to nobody. All roles and
    delivered cards are shown; then the seven steps of the scoring.
    """

    __slots__ = ()

    def run(self, s: Night) -> None:
        for seat in range(s.n):
            s.roles.show(seat, ALL)
            s.tell(ROLE_SHOWN, seat, s.roles.face[seat], team_of(s, seat))
            for card in cards_in(s.down[seat]):
                s.tell(CARD_SHOWN, seat, card)
        s.score = score_night(s)
        announce(s)


def team_of(s: Night, seat: Seat) -> int:
    """The role icon makes its holder a witch or a villager. [WAL-08]"""
    return s.edition.role[s.roles.face[seat]]


def score_night(s: Night) -> list[int]:
    """Both teams' points if the night ended now: the track and the seven steps.

    Role cards never count. [WAL-02]
    """
    held = [up | down for up, down in zip(s.up, s.down, strict=True)]
    team = [team_of(s, seat) for seat in range(s.n)]
    points = s.score.copy()
    devil = s.mephisto if s.declared else NOBODY  # shown by his own choice [WAL-31, WAL-32]
    points[WITCHES] += familiars(s, held, team)
    ring_bells(s, held, team)
    exposed = [x for x in range(s.n) if team[x] == WITCHES and x != devil]
    for seat in exposed:
        lose_fertility(s, held, seat)
    for seat in exposed:
        lose_ointments(s, held, seat)
    for seat in range(s.n):
        brooms_and_spectres(s, held, seat, team[seat], points)
    for seat in range(s.n):
        if team[seat] == WITCHES:
            points[WITCHES] += witch(s, held[seat], seat)
    for seat in range(s.n):
        if team[seat] == VILLAGERS:
            points[VILLAGERS] += villager(s, held[seat], seat)
    return points


def familiars(s: Night, held: list[CardSet], team: list[int]) -> int:
    """Familiars held by the witches together: two are worth 2, three 5. [WAL-29]"""
    count = 0
    for seat, own in enumerate(held):
        if team[seat] == WITCHES:
            count += (own & s.edition.familiars).bit_count()
    points = FAMILIAR_POINTS[count]
    if points:
        s.tell(FAMILIARS_SCORED, count, points)
    return points


def ring_bells(s: Night, held: list[CardSet], team: list[int]) -> None:
    """If any villager holds the bells, all familiars of villagers are discarded. [WAL-30]"""
    ringer = next((x for x, own in enumerate(held) if own & s.edition.bells), NOBODY)
    if ringer == NOBODY or team[ringer] != VILLAGERS:
        return
    chased = 0
    for seat, own in enumerate(held):
        if team[seat] == VILLAGERS:
            chased += (own & s.edition.familiars).bit_count()
            held[seat] &= ~s.edition.familiars
    s.tell(BELLS_RUNG, ringer, chased)


def lose_fertility(s: Night, held: list[CardSet], seat: Seat) -> None:
    """A witch with fertility and a crucifix discards both, one crucifix only. [WAL-31]"""
    crucifixes = held[seat] & s.edition.crucifixes
    if held[seat] & s.edition.fertility and crucifixes:
        crucifix = crucifixes & -crucifixes
        held[seat] &= ~(s.edition.fertility | crucifix)
        s.tell(FERTILITY_LOST, seat, crucifix.bit_length() - 1)


def lose_ointments(s: Night, held: list[CardSet], seat: Seat) -> None:
    """A witch with the herbs and ointments discards the herbs and all of those. [WAL-32]"""
    ointments = held[seat] & s.edition.ointments
    if held[seat] & s.edition.herbs and ointments:
        held[seat] &= ~(s.edition.herbs | s.edition.ointments)
        s.tell(OINTMENTS_LOST, seat, ointments.bit_count())


def brooms_and_spectres(
    s: Night, held: list[CardSet], seat: Seat, team: int, points: list[int]
) -> None:
    """The brooms bring 3 to the holder's team, the spectres 2 to the other. [WAL-33]"""
    if held[seat] & s.edition.brooms:
        points[team] += 3
        s.tell(BROOMS_SCORED, seat, team, 3)
    if held[seat] & s.edition.spectres:
        points[1 - team] += 2
        s.tell(SPECTRES_SCORED, seat, 1 - team, 2)


def witch(s: Night, own: CardSet, seat: Seat) -> int:
    """A witch: 1 for each ointment, 3 for fertility, −2 for each bonfire. [WAL-34]"""
    ointments = (own & s.edition.ointments).bit_count()
    fertility = 3 if own & s.edition.fertility else 0
    bonfires = (own & s.edition.bonfires).bit_count()
    if ointments:
        s.tell(OINTMENTS_SCORED, seat, ointments, ointments)
    if fertility:
        s.tell(FERTILITY_SCORED, seat, fertility)
    if bonfires:
        s.tell(BONFIRES_SCORED, seat, bonfires, -2 * bonfires)
    return ointments + fertility - 2 * bonfires


def villager(s: Night, own: CardSet, seat: Seat) -> int:
    """A villager: green wisps minus purple ones; twice that, if it is positive. [WAL-35]"""
    green = (own & s.edition.wisps[GREEN]).bit_count()
    purple = (own & s.edition.wisps[PURPLE]).bit_count()
    points = max(0, 2 * (green - purple))
    if green or purple:
        s.tell(WISPS_HELD, seat, green, purple, points)
    return points


def winner(s: Night) -> int:
    """The team with more points, -1 for a draw. [WAL-36]"""
    witches, villagers = s.score
    return -1 if witches == villagers else WITCHES if witches > villagers else VILLAGERS


def results(s: Night) -> list[float]:
    """1 for each player of the winning team, -1 for the others, 0 for a draw. [WAL-36]

    If all are witches and the villagers have more, everybody loses.
    """
    best = winner(s)
    if best < 0:
        return [0.0] * s.n
    return [1.0 if team_of(s, seat) == best else -1.0 for seat in range(s.n)]


def announce(s: Night) -> None:
    """Tell who has won. [WAL-36]"""
    best = winner(s)
    if best < 0:
        s.tell(DRAWN, *s.score)
    elif best not in [team_of(s, seat) for seat in range(s.n)]:
        s.tell(ALL_LOST, *s.score)
    else:
        s.tell(WON, best, *s.score)
