"""Several people at one device: nobody reads what is another's."""

from __future__ import annotations

from typing import Any, Self

from aquelarre.kernel import (
    Action,
    Ask,
    Dice,
    Game,
    Notice,
    Seat,
    Seats,
    State,
    Verb,
    View,
    everyone,
)
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, Player
from aquelarre.words import Words

TEMPLATE = find("_template")
WALPURGISNACHT = find("walpurgisnacht")
DEAL = TEMPLATE.vocabulary.verbs[0]
EVERYTHING = ["look", "log", "list", "?", "help", "why C2"]


def dealt(*faces: int, kinds: tuple[str, ...]) -> Match[Any]:
    players = [
        Player(name, kind) for name, kind in zip(("Ana", "Beto", "Caro"), kinds, strict=False)
    ]
    match = Match(TEMPLATE, len(faces), players=players, scripted=True)
    for face in faces:
        match.play(match.nature, DEAL.at(face))
    return match.resumed("a seed")


def test_what_one_person_reads_does_not_depend_on_what_another_holds(seated: Any) -> None:
    """Two games that differ in Beto's card only: Ana's screen is the same to the letter."""
    lines = ["", *EVERYTHING]
    owl = seated(dealt(2, 1, kinds=("", "")), lines)
    moon = seated(dealt(2, 5, kinds=("", "")), lines)
    assert len(owl.sessions) == 2  # nothing but Ana's turn
    assert owl.text == moon.text
    assert "Ana (you) is dealt the Raven (3)." in owl.text


def test_a_curtain_falls_before_somebody_else_looks(seated: Any) -> None:
    console = seated(dealt(2, 5, kinds=("", "")), ["", 1, "", *EVERYTHING])
    _, ana, beto = console.sessions
    assert ana[0] == "Hand the device to Ana. Nobody else may look now."
    assert beto[0] == "Hand the device to Beto. Nobody else may look now."
    assert not any("the Moon" in line for line in ana)
    assert not any("the Raven" in line for line in beto)
    assert "You have the Moon (6)." in beto
    # What Ana has answered is not told before all have.
    assert not any("keeps" in line for line in beto)


def test_before_the_first_question_nobody_is_shown_anything(seated: Any) -> None:
    console = seated(dealt(2, 5, kinds=("", "")), [])
    assert not any("is dealt" in line for line in console.sessions[0])


def test_in_a_long_game_every_session_holds_only_its_readers_knowledge(seated: Any) -> None:
    """A whole night: every line of a session is one that its reader may be told."""
    players = [Player("Ana"), Player("Beto"), Player("Caro", "guide")]
    match = Match(WALPURGISNACHT, 3, seed=4, players=players)
    console = seated(match, [line for _ in range(400) for line in ("", 1)])
    heard: dict[str, set[str]] = {}
    for seat, name in enumerate(("Ana", "Beto")):
        words = Words("en", WALPURGISNACHT, players=["Ana", "Beto", "Caro"], reader=seat)
        heard[name] = {words.event(event.heard_by(seat)) for event in match.events}
    secrets = {
        name: {line for line in heard[name] if "gives" in line or "gets" in line or "role" in line}
        for name in heard
    }
    checked = 0
    for session in console.sessions[1:]:
        if not session or not session[0].startswith("Hand the device"):
            continue
        name = session[0].removeprefix("Hand the device to ").partition(".")[0]
        other = "Beto" if name == "Ana" else "Ana"
        if any("The result" in line for line in session):
            continue  # the end is for all eyes
        assert not any(f"{other} (you)" in line for line in session)
        assert not set(session) & (secrets[other] - heard[name])
        checked += 1
    assert checked >= 2


def test_somebody_else_may_speak_up_and_gives_the_device_back(seated: Any) -> None:
    match = dealt(2, 5, kinds=("", ""))
    console = seated(match, ["", "speak beto", "", "a", "a", "", 1])
    titles = [session[0] for session in console.sessions[1:] if session]
    assert [title.split()[4].strip(".") for title in titles][:3] == ["Ana", "Beto", "Ana"]
    assert "You may speak up now (Enter: say nothing):" in console.sessions[2]
    assert "Beto shows the Moon (6) to everyone. Everybody decides again." in console.sessions[3]


def test_who_has_nothing_to_say_can_pretend_to(seated: Any) -> None:
    match = dealt(2, 5, kinds=("", ""))
    match.play(1, match.state.asides(1)[0])  # Beto has shown his card already
    console = seated(match, ["", "speak Beto", "", "", ""])
    assert "You have nothing to say now." in console.sessions[2]


def test_with_pause_several_people_are_always_asked_for_a_stop_would_tell(seated: Any) -> None:
    """The game stops before a bot's answer whoever holds Mephistopheles."""
    devils = set()
    for seed in range(60):
        players = [Player("Ana"), Player("Beto"), Player("Caro", "guide")]
        match = Match(WALPURGISNACHT, 3, seed=seed, players=players)
        later = Match(WALPURGISNACHT, 3, seed=seed)
        for seat in later.asked:
            later.play(seat, 0)
        if later.view(0)["active"] == 2:
            devils.add(match.state.mephisto)
            # Both have seen the mountain; then Caro is to play.
            console = seated(match, ["", 1, "", 1, "Nobody"], pause=True)
            stop = "Does anybody want to speak up? Name (Ana, Beto), or Enter to go on: "
            assert console.text.count(stop) == 2
            assert console.text.count("Who wants to speak?") == 1
    assert devils == {0, 1, 2}


def test_the_end_is_told_to_all(seated: Any) -> None:
    console = seated(dealt(2, 5, kinds=("", "")), ["", 1, "", 1, ""])
    last = console.sessions[-1]
    assert "Ana turns up the Raven (3)." in last
    assert "Winner: Beto" in last
    assert "Loser: Ana" in last


# -- a question that only one may know of ----------------------------------------------------


NIGHT = Verb("sleep", 0, "NIG-01")
WOKE = Notice("woke", "NIG-01")


class Dark(State):
    __slots__ = ("witch",)

    def __init__(self, n: int, witch: Seat) -> None:
        super().__init__(n)
        self.witch = witch

    def clone(self) -> Self:
        copy = self.__new__(type(self))
        copy.copy_kernel(self)
        copy.witch = self.witch
        return copy


class Wake(Ask[Dark]):
    """At night only the witch is asked, and nobody may know who that is."""

    __slots__ = ()
    key = "wake"
    secret = True

    def seats(self, s: Dark) -> Seats:
        return 1 << s.witch

    def options(self, s: Dark, seat: Seat) -> list[Action]:
        return [NIGHT.at()]

    def decided(self, s: Dark, answers: list[Action]) -> None:
        s.tell(WOKE)


class Night(Game[Dark]):
    key = "_template"  # its texts are not needed
    least_seats = 2
    most_seats = 3
    verbs = [NIGHT]  # noqa: RUF012
    notices = [WOKE]  # noqa: RUF012
    rules = ()
    witch = 0

    def new(self, n: int, settings: dict[str, int]) -> Dark:
        state = Dark(n, self.witch)
        state.then(Wake())
        return state

    def view(self, s: Dark, seat: Seat) -> View:
        return {"over": s.over}

    def imagine(self, s: Dark, seat: Seat, dice: Dice) -> Dark:
        return s.clone()

    def returns(self, s: Dark) -> list[float]:
        return [1.0] * s.n


def test_when_it_is_a_secret_who_is_asked_everybody_takes_the_device(
    seated: Any, monkeypatch: Any
) -> None:
    monkeypatch.delenv("AQUELARRE_STRICT_WORDS")
    titles = []
    for witch in (0, 1, 2):  # the last one is a bot
        game = Night()
        game.witch = witch
        players = [Player("Ana"), Player("Beto"), Player("Caro", "guide")]
        console = seated(Match(game, 3, players=players), ["", "1", "", "1", ""])
        titles.append([session[0] for session in console.sessions[1:]])
        assert console.text.count("There is nothing for you to do now.") == 2 - (witch < 2)
    assert titles[0] == titles[1] == titles[2]
    assert everyone(2) == 0b11
    assert titles[0] == [
        "Hand the device to Ana. Nobody else may look now.",
        "Hand the device to Beto. Nobody else may look now.",
    ]


def test_commands_work_where_anybody_may_speak(seated: Any) -> None:
    """At the question to all, before a bot answers."""
    for seed in range(60):
        later = Match(WALPURGISNACHT, 3, seed=seed)
        for seat in later.asked:
            later.play(seat, 0)
        if later.view(0)["active"] == 2:
            break
    players = [Player("Ana"), Player("Beto"), Player("Caro", "guide")]
    match = Match(WALPURGISNACHT, 3, seed=seed, players=players)
    console = seated(match, ["", 1, "", 1, "help", "speak Beto", "", "", "", "quit"], pause=True)
    assert "Goodbye." in console.text
    assert console.text.count("Does anybody want to speak up?") >= 3


def test_quit_before_the_curtain_rises_shows_nothing(seated: Any) -> None:
    console = seated(dealt(2, 5, kinds=("", "")), ["quit"])
    assert "You have the" not in console.text
    assert "Goodbye." in console.text


def test_a_game_without_secrets_needs_no_curtain(seated: Any) -> None:
    """Everything is told once, to all, and the next player is called."""
    match = Match(find("carcassonne"), 2, seed=3, players=[Player("Ana"), Player("Beto")])
    console = seated(match, [1] * 12)
    assert len(console.sessions) == 1
    (lines,) = console.sessions
    assert "It is Beto's turn." in lines
    draws = [line for line in lines if " draws the tile " in line]
    assert len(draws) == len(set(draws)) > 3


def test_why_for_the_tile_just_laid_lists_what_can_be_done_on_it(seated: Any) -> None:
    match = Match(find("carcassonne"), 2, seed=3, players=[Player("Ana"), Player("Beto", "guide")])
    console = seated(match, [1, "why 0,1", "why 0,0"])
    assert "Place a follower on" in console.text
    assert "[CAR-05]" in console.text
