"""Chance through the door: what nature may answer, decks that are stacked, and files saved while
she waits."""

from __future__ import annotations

from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from aquelarre.games._template import GAME
from aquelarre.kernel import BadFile, BadSetting, Dice, Illegal, Misdealt, Misnamed
from aquelarre.kernel.catalog import find, names
from aquelarre.match import Match, load, read, save, write
from aquelarre.match.fair import redeal
from aquelarre.server.errands import brought
from aquelarre.terminal.replay_command import told
from aquelarre.words import Words

GAMES = [*names(), "_template"]


def scripted(name: str, seats: int, answers: int, seed: str) -> Match[Any]:
    """So many answers of a game, nature's too, each any that is possible."""
    match: Match[Any] = Match(find(name), seats, seed=seed, scripted=True)
    dice = Dice(seed)
    while not match.over and len(match.answers) < answers:
        seat = match.asked[0]
        possible = match.state.options(seat)
        match.play(seat, possible[dice.below(len(possible))])
    return match


def everything(match: Match[Any]) -> dict[str, Any]:
    return {
        "position": match.fingerprint(),
        "answers": list(match.answers),
        "asked": match.asked,
        "scripted": match.scripted,
        "stacked": match.stacked,
        "decks": match.decks,
        "seed": match.seed,
        "events": [event.whole() for event in match.events],
    }


# -- files -------------------------------------------------------------------------------


@pytest.mark.parametrize("sealed", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_a_scripted_game_comes_back_exactly_wherever_it_was_saved(name: str, sealed: bool) -> None:
    """Also where nature is asked: she waits on, and the log gains nothing."""
    waited = 0
    for answers in (0, 1, 2, 3, 5, 8, 13, 21, 34, 55):
        match = scripted(name, 3, answers, f"{name} {answers}")
        again = load(save(match, sealed=sealed))
        if not match.over:
            assert everything(again) == everything(match)
            assert save(again, sealed=sealed) == save(match, sealed=sealed)
        waited += match.asked == [match.nature]
    assert waited > 1


def test_a_file_of_before_in_which_nature_waits_is_read_as_it_is() -> None:
    """It does not say that it was scripted; that she waits does."""
    match = scripted("carcassonne", 2, 4, "before")
    while match.asked != [match.nature]:
        match.play(match.asked[0], match.state.options(match.asked[0])[0])
    records = [msgspec.json.decode(line) for line in save(match, sealed=False).splitlines()]
    assert records[0].pop("scripted") is True
    lines = [msgspec.json.encode(record).decode() + "\n" for record in records[:-1]]
    records[-1]["check"] = sha256("".join(lines).encode()).hexdigest()
    again = load("".join(lines) + msgspec.json.encode(records[-1]).decode() + "\n")
    assert everything(again) == everything(match)


def test_a_game_that_is_over_is_no_longer_scripted() -> None:
    match = scripted("_template", 2, 99, "over")
    assert match.over
    assert "scripted" not in save(match)
    assert "scripted" not in save(Match(GAME, 2, seed=1))


def test_a_replay_stops_where_the_log_ends(tmp_path: Path) -> None:
    match = scripted("carcassonne", 2, 1, "log")  # who begins; no tile is drawn
    assert match.asked == [match.nature]
    write(match, tmp_path / "game.aquelarre")
    lines = told(read(tmp_path / "game.aquelarre"), -1, "en")
    assert sum("[CAR-" in line for line in lines) == len(match.events)
    assert not any("CAR-02" in line for line in lines)


def test_a_nature_who_waited_can_take_up_her_chair() -> None:
    match = scripted("carcassonne", 2, 1, "log")
    again = load(save(match)).resumed(match.seed)
    assert again.asked != [again.nature]
    assert again.answers[:1] == match.answers


# -- what nature may answer --------------------------------------------------------------


def test_nature_says_what_she_may_answer_and_with_which_odds() -> None:
    match = Match(find("carcassonne"), 2, {"mage_and_witch": 0}, scripted=True)
    begins = match.chances()
    assert [(each.verb, each.args, each.odds) for each in begins] == [
        ("begin", {"seat": seat}, Fraction(1, 2)) for seat in range(2)
    ]
    match.do(match.nature, "begin", seat=1)
    tiles = {each.refs[0]: each for each in match.chances()}
    assert tiles["tile:W"].weight == 4
    assert tiles["tile:W"].odds == Fraction(4, 71)
    match.do(match.nature, "draw", tile="W")
    assert match.chances() == []  # a player is asked


@pytest.mark.parametrize("name", GAMES)
def test_the_odds_of_all_answers_are_one(name: str) -> None:
    match = scripted(name, 3, 40, "odds")
    for count in range(len(match.answers)):
        earlier = match.at(count)
        found = earlier.chances()
        assert bool(found) == (earlier.asked == [earlier.nature])
        assert not found or sum(each.odds for each in found) == 1
        assert [each.action for each in found] == earlier.state.options(earlier.nature) or not found


# -- stacked decks -----------------------------------------------------------------------


def stacked(*tiles: str) -> Match[Any]:
    game = find("carcassonne")
    deck = [game.action("begin", seat=0), *(game.action("draw", tile=tile) for tile in tiles)]
    return Match(game, 2, {"mage_and_witch": 0}, seed="then", stacked=deck)


def lay_on(match: Match[Any], turns: int) -> None:
    """Both players do the first thing that is possible, so many times."""
    for _ in range(turns):
        seat = match.asked[0]
        match.play(seat, match.state.options(seat)[0])


def drawn(match: Match[Any]) -> list[str]:
    options = [match.game.describe(action) for seat, action in match.answers if seat == 2]
    return [option.refs[0].partition(":")[2] for option in options if option.verb == "draw"]


def test_a_stacked_deck_comes_first_and_then_the_seed() -> None:
    match = stacked("W", "E", "W")
    lay_on(match, 8)
    assert drawn(match)[:3] == ["W", "E", "W"]
    assert len(drawn(match)) > 4
    earlier = match.at(len(match.answers) - 1).resumed("then")
    assert earlier.answers == match.answers[: len(earlier.answers)]


@pytest.mark.parametrize("sealed", [False, True])
def test_a_game_saved_with_some_of_its_stack_left_goes_on_the_same(sealed: bool) -> None:
    match = stacked("W", "E", "W", "D")
    lay_on(match, 1)
    again = load(save(match, sealed=sealed))
    assert everything(again) == everything(match)
    for each in (match, again):
        lay_on(each, 9)
    assert everything(again) == everything(match)
    assert drawn(again)[:4] == ["W", "E", "W", "D"]


def test_a_sealed_file_does_not_show_the_stack() -> None:
    match = stacked("W", "E", "W", "D")
    assert '"stacked"' in save(match, sealed=False)
    assert '"stacked"' not in save(match, sealed=True)


def test_a_stack_that_cannot_be_dealt_is_refused_at_once() -> None:
    game = find("carcassonne")
    with pytest.raises(Misdealt, match=r"Stacked answer 2 \(begin seat:1\) cannot be given") as one:
        Match(game, 2, stacked=[game.action("begin", seat=seat) for seat in (0, 1)])
    assert "possible: draw tile:A" in str(one.value)
    for lang in ("es", "en"):
        assert "begin seat:1" in Words(lang).error(one.value)
    with pytest.raises(Misdealt, match=r"Stacked answer 1 \(-7\)"):
        Match(game, 2, stacked=[-7])


@pytest.mark.parametrize("wrong", ["begin", True, None])
def test_a_stack_is_made_of_numbers(wrong: Any) -> None:
    game = find("carcassonne")
    told = rf"Stacked answer 2 is {wrong!r}, which is no number of an action"
    with pytest.raises(Misdealt, match=told):
        Match(game, 2, stacked=[game.action("begin", seat=0), wrong])


def test_what_nature_cannot_answer_is_named_with_some_that_she_can() -> None:
    match = Match(find("carcassonne"), 2, {"mage_and_witch": 0}, scripted=True)
    told = r"draw tile:A is no possible answer now; possible: begin seat:0, begin seat:1\."
    with pytest.raises(Illegal, match=told):
        match.do(match.nature, "draw", tile="A")
    match.do(match.nature, "begin", seat=0)
    with pytest.raises(Illegal, match=r"possible: draw tile:A, .*, draw tile:E, …\.") as e:
        match.do(match.nature, "begin", seat=0)
    assert str(e.value).count("tile:") == 5
    match.do(match.nature, "draw", tile="A")
    with pytest.raises(Illegal, match=r"begin seat:0 is no possible answer now; nature is not ask"):
        match.do(match.nature, "begin", seat=0)


def test_an_answer_after_which_the_stack_fails_is_not_taken() -> None:
    game = find("carcassonne")
    wrong = [*stacked("W").stacked, game.action("begin", seat=1)]  # another tile is to be drawn
    match = Match(game, 2, seed=1, stacked=wrong)
    lay_on(match, 1)
    before = everything(match)
    with pytest.raises(Misdealt, match=r"Stacked answer 3 \(begin seat:1\)"):
        match.do(0, "no_follower")
    assert everything(match) == before


def test_nobody_takes_a_stacked_deck_for_a_fair_one() -> None:
    match = stacked("W", "E", "W", "D")
    lay_on(match, 30)
    found = redeal(match)
    assert found.wrong
    places = [place for place, (seat, _) in enumerate(match.answers, 1) if seat == match.nature]
    assert set(found.wrong) <= set(places[:5])


# -- short decks -------------------------------------------------------------------------


@pytest.mark.parametrize("crop_circles", [0, 1])
def test_a_short_deck_ends_the_game_soon(crop_circles: int) -> None:
    settings = {"mage_and_witch": 0, "crop_circles": crop_circles}
    deck = {"tile": ["W", "E", "W", "D", "D", "D"]}
    match = Match(find("carcassonne"), 2, settings, seed=1, decks=deck)
    assert match.view(-1)["left"] == 5 + crop_circles  # one is drawn
    half = match.at(1)
    assert everything(load(save(half))) == everything(half)
    while not match.over:
        lay_on(match, 1)
    tiles = match.view(-1)["tiles"]
    assert len(tiles) + len(match.view(-1)["set_aside"]) == 7 + crop_circles
    assert tiles[0]["tile"] == "D"
    assert load(save(match)).decks == deck
    assert load(save(match)).fingerprint() == match.fingerprint()


@pytest.mark.parametrize(
    ("game", "decks", "told"),
    [
        ("carcassonne", {"tile": []}, "some of the usual tiles"),
        ("carcassonne", {"tile": ["C", "C"]}, "there is 1 C, not 2"),
        ("carcassonne", {"tile": ["D"] * 4}, "there are 3 D, not 4"),  # one of four lies there
        ("carcassonne", {"tile": ["MW1"]}, "there are 0 MW1, not 1"),  # not with these settings
        ("carcassonne", {"card": ["D"]}, "no deck of 'card' to shorten"),
        ("walpurgisnacht", {"card": ["W01"]}, "no deck of 'card' to shorten"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(game: str, decks: dict[str, Any], told: str) -> None:
    settings = {"mage_and_witch": 0} if game == "carcassonne" else {}
    with pytest.raises(BadSetting, match=told):
        Match(find(game), 3, settings, decks=decks)


def test_a_tile_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(Misnamed, match="'AA' is no tile of 'decks'; possible: A, B, C"):
        Match(find("carcassonne"), 2, decks={"tile": ["AA"]})


def test_a_file_whose_deck_is_wrong_says_so() -> None:
    match = Match(find("carcassonne"), 2, seed=1, decks={"tile": ["W", "E"]})
    text = save(match, sealed=False).replace('"tile":["W","E"]', '"tile":["W","QQ"]')
    with pytest.raises(BadFile, match=r"Line 1: 'QQ' is no tile"):
        load(text)


# -- answers by name ---------------------------------------------------------------------


def test_answers_by_name() -> None:
    match = stacked("W", "E")
    told = match.do(0, "lay", place="1,0", rotation=0)
    assert [event.notice.key for event in told] == ["laid"]
    match.do(0, "follower", spot="road-W")
    assert match.asked == [1]
    before = everything(match)
    with pytest.raises(Illegal):
        match.do(1, "lay", place="9,9", rotation=0)
    with pytest.raises(Misnamed, match="possible: 0, 1, 2, 3"):
        match.do(1, "lay", place="0,-1", rotation=5)
    assert everything(match) == before


def test_a_figure_is_sent_by_its_labels() -> None:
    game = find("carcassonne")
    number = game.action("send", figure="mage", place="0,0", spot="city-N")
    option = game.describe(number)
    assert option.refs == ["figure:mage", "place:0,0", "spot:city-N"]


def test_a_server_does_not_take_in_a_game_with_a_short_deck() -> None:
    """Its tables would replay the answers with the whole deck."""
    match = Match(find("carcassonne"), 2, seed=1, decks={"tile": ["W", "E"]})
    while not match.over:
        lay_on(match, 1)
    with pytest.raises(BadFile, match="short deck"):
        brought(save(match))
