"""Scenes for tests: a table on which tiles come in the order in which they are played.

A scene is played with the rules' own answers, so that what is tested is what happens at a table.
Tiles are named by kind and place: `scene.play("V", 1, 0, turn=1, follower="road-N")`.
"""

from __future__ import annotations

from aquelarre.games.carcassonne import GAME
from aquelarre.games.carcassonne.box.kinds import LABELS
from aquelarre.games.carcassonne.box.places import place_at
from aquelarre.games.carcassonne.box.tiles import SPOTS
from aquelarre.games.carcassonne.rules.crop_circles import MIX_IN
from aquelarre.games.carcassonne.rules.mage_and_witch import FIGURES, SEND
from aquelarre.games.carcassonne.state import NOTHING
from aquelarre.games.carcassonne.verbs import BEGIN, DRAW, FOLLOWER, LAY, NO_FOLLOWER
from aquelarre.kernel import Action, Seat, Told


class Scene:
    """A game laid out by hand. Seat 0 begins; the mage and the witch are out unless asked for."""

    def __init__(self, seats: int = 2, **settings: int) -> None:
        settings = {"mage_and_witch": 0, **settings}
        self.s = GAME.start(seats, settings, listen=True)
        if self.question == "mix_in":
            self.s.answer(self.s.n, MIX_IN.at(LABELS.index("CC5")))
        self.s.answer(self.s.n, BEGIN.at(0))

    # -- playing ---------------------------------------------------------------------------

    def draw(self, tile: str) -> None:
        """The next tile. It is put into the bag first if all of its kind are gone."""
        kind = LABELS.index(tile)
        self.s.bag.counts[kind] = max(1, self.s.bag.counts[kind])
        self.s.answer(self.s.n, DRAW.at(kind))

    def last(self, tile: str) -> None:
        """The next tile, and it is the last one in the bag."""
        self.s.bag.counts = [0] * len(LABELS)
        self.draw(tile)

    def lay(self, x: int, y: int, turn: int = 0) -> None:
        """Lay the tile in hand, turned so many quarters clockwise."""
        self.answer(LAY.at(place_at(x, y), turn))

    def send(self, figure: str, x: int, y: int, spot: str) -> None:
        """The mage or the witch goes there."""
        self.answer(SEND.at(FIGURES.index(figure), place_at(x, y), SPOTS.index(spot)))

    def follower(self, spot: str = "") -> None:
        """Place a follower, or none if it is asked."""
        if spot:
            self.answer(FOLLOWER.at(SPOTS.index(spot)))
        elif self.question == "follower":
            self.answer(NO_FOLLOWER.at())

    def play(self, tile: str, x: int, y: int, turn: int = 0, follower: str = "") -> None:
        """A whole turn without magic."""
        self.draw(tile)
        self.lay(x, y, turn)
        self.follower(follower)

    def answer(self, action: Action, seat: Seat | None = None) -> None:
        """An answer of whoever is asked; it must be a legal one."""
        s = self.s
        asked = s.asked.bit_length() - 1 if seat is None else seat
        assert action in s.options(asked), f"{GAME.describe(action).args} is not possible"
        s.answer(asked, action)

    # -- looking ---------------------------------------------------------------------------

    @property
    def question(self) -> str:
        step = self.s.open_question()
        return step.key if step else ""

    def options(self) -> list[str]:
        """What whoever is asked may answer, as `verb args…` with labels."""
        seat = self.s.asked.bit_length() - 1
        found = []
        for action in self.s.options(seat):
            option = GAME.describe(action)
            found.append(" ".join([option.verb, *(ref.partition(":")[2] for ref in option.refs)]))
        return found

    def told(self, key: str = "") -> list[Told]:
        """What has happened so far, or only the events of one key."""
        found = [event.whole() for event in self.s.news or []]
        return [told for told in found if key in ("", told.key)]

    def stands(self, figure: str) -> bool:
        """Is the figure in play?"""
        return self.s.figures[FIGURES.index(figure)] != NOTHING
