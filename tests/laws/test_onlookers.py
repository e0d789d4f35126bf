"""What others are sent does not depend on what they cannot know: for every game and number of
seats, and the law bites where a question, or news, is for those only who hold something."""

from __future__ import annotations

from typing import Any

import pytest

from aquelarre.games._template.game import Template
from aquelarre.games._template.rules import Choose, Deal, Reveal, own_face
from aquelarre.games._template.state import TemplateState
from aquelarre.games._template.verbs import KEPT
from aquelarre.kernel import Action, Dice, Game, Seat, Seats, Step, Why, catalog, everyone
from aquelarre.laws import LawBroken, broken_laws
from aquelarre.laws.onlookers import check_onlookers
from aquelarre.laws.walk import tables, walk

NAMES = [*catalog.names(), "_template"]
TABLES = [
    (name, seats)
    for name in NAMES
    for seats in range(catalog.find(name).least_seats, catalog.find(name).most_seats + 1)
]
FAST_PAIRS, DEEP_PAIRS = 3, 1_000  # for each number of seats
FAST_WAY = 60  # answers for which a pair is played on, in the fast lane
RATE = 6  # a game is parted once in so many answers
TRIED = 300  # partings that everybody notices, in a game in which nothing is hidden

HIGH = 3  # a face that is high


# -- the games ---------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_some_pairs(name: str, seats: int) -> None:
    play_pairs(name, seats, FAST_PAIRS, far=FAST_WAY)


@pytest.mark.deep
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_thousand_pairs_for_each_number_of_seats(name: str, seats: int) -> None:
    found, steps = play_pairs(name, seats, DEEP_PAIRS)
    print(f"{name} with {seats}: {found} pairs, compared after {steps} answers")


def play_pairs(name: str, seats: int, wanted: int, **options: int) -> tuple[int, int]:
    """So many pairs of games, each played on side by side, and after how many answers in all the
    onlookers were compared. Where there are no secrets, every other answer is noticed by all."""
    game = catalog.find(name)
    dice = Dice(f"onlookers {name} {seats}")
    found = tried = steps = 0
    for settings, seed in settings_for(game, seats):
        s = game.start(seats, settings)
        for answer in walk(game, s, dice.child(seed)):
            if dice.below(RATE):
                continue
            tried += 1
            compared = check_onlookers(game, s, answer, dice.child(f"{seed} {tried}"), **options)
            found += bool(compared)
            steps += compared
            if found == wanted or (not game.secrets and tried == TRIED):
                assert game.secrets or not found
                return found, steps
    raise AssertionError("there are always more tables")


def settings_for(game: Game[Any], seats: int) -> Any:
    """Tables with this number of seats without end; the settings as they come."""
    counts = game.most_seats - game.least_seats + 1
    seed = 0
    while True:
        for n, settings, number in tables(game, 8 * counts, seed):
            if n == seats:
                yield settings, number
        seed += 8 * counts


# -- the law bites -----------------------------------------------------------------------


def started(s: TemplateState, *steps: Step[TemplateState]) -> TemplateState:
    s.then(*[Deal(seat) for seat in range(s.n)], *steps)
    return s


class OnlyTheHigh(Choose):
    """Asked are those with a high card: who is asked shows who has one."""

    __slots__ = ()

    def seats(self, s: TemplateState) -> Seats:
        return sum(1 << seat for seat in range(s.n) if own_face(s, seat) >= HIGH)

    def decided(self, s: TemplateState, answers: list[Action]) -> None:
        for seat in range(s.n):
            s.tell(KEPT, seat)


class HighCardsAreAsked(Template):
    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        return started(TemplateState(n, {"showing": 0}), OnlyTheHigh(), Choose(), Reveal())


class SecondThought(Choose):
    """The same, but it is not even told who: it comes once more if anybody has a high card."""

    __slots__ = ()

    def seats(self, s: TemplateState) -> Seats:
        high = any(own_face(s, seat) >= HIGH for seat in range(s.n))
        return everyone(s.n) if high else 0


class AskedOnceMore(Template):
    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        return started(TemplateState(n, {"showing": 0}), Choose(), SecondThought(), Reveal())


class HumsWithAHighCard(Step[TemplateState]):
    """Something is told of those who hold it."""

    __slots__ = ()

    def run(self, s: TemplateState) -> None:
        for seat in range(s.n):
            if own_face(s, seat) >= HIGH:
                s.tell(KEPT, seat)


class NewsOfHighCards(Template):
    def new(self, n: int, settings: dict[str, int]) -> TemplateState:
        return started(TemplateState(n, {"showing": 0}), HumsWithAHighCard(), Choose(), Reveal())


class TheHighAreSilent(Template):
    """Who may talk depends on the card."""

    def may_talk(self, s: TemplateState, seat: Seat) -> Why:
        high = s.hand[seat] >= 0 and own_face(s, seat) >= HIGH
        return Why("TPL-03") if high else Why("")


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        (HighCardsAreAsked, "sent['question']"),
        (AskedOnceMore, ""),
        (NewsOfHighCards, "it is told"),
        (TheHighAreSilent, "sent['talk']"),
    ],
)
def test_what_others_are_sent_gives_nothing_away(kind: type[Template], told: str) -> None:
    kind.__module__ = Template.__module__  # it has the template's files
    found = broken_laws(kind(), games=24, sample=2, limit=300)
    sentences = [broken.sentence for broken in found if broken.law == "redaction"]
    assert any("though it never saw it" in each and told in each for each in sentences)


def test_what_is_turned_up_by_the_rules_is_no_leak() -> None:
    """All cards are turned up at the end, after the same question."""
    game = Template()
    dice = Dice("turned up")
    compared = 0
    for seed in range(30):
        s = game.start(3, {})
        for answer in walk(game, s, dice.child(seed)):
            compared += check_onlookers(game, s, answer, dice.child(f"{seed} on"))
    assert compared > 0


def part_everywhere(game: Template) -> None:
    """Some games, parted at every answer."""
    for seed in range(30):
        s = game.start(3, {})
        for answer in walk(game, s, Dice(seed)):
            check_onlookers(game, s, answer, Dice(f"{seed} on"))


def test_the_sentence_says_where_to_look() -> None:
    with pytest.raises(LawBroken) as broken:
        part_everywhere(HighCardsAreAsked())
    assert "deal(" in broken.value.sentence
    assert "Ask whoever could have something to do" in broken.value.sentence
