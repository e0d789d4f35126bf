"""Games that began by earlier rules go on by them, in the middle of what has changed since."""

from __future__ import annotations

import pytest

from aquelarre.games.discworld_witches.game import DiscworldWitches
from aquelarre.games.discworld_witches.state import Lancre
from aquelarre.kernel.catalog import find
from aquelarre.match import Match, load, save

BEFORE, NOW = 2, DiscworldWitches.rules_version


def in_the_castle(rules: int) -> Match[Lancre]:
    """Two witches begin on two spaces of the Castle, one of them with a cackle."""
    game = find("discworld_witches")
    match: Match[Lancre] = Match(game, 2, seed="lancre", rules=rules)
    for name in ("annagramma", "dimity"):
        match.do(match.asked[0], "choose", apprentice=name)
    for space in ("LC2", "LC3"):
        match.do(match.asked[0], "start_at", space=space)
    while not match.state.action:  # a problem is placed
        match.play(match.asked[0], match.options(match.asked[0])[0].action)
    return match


@pytest.mark.rule("LAN-25")
@pytest.mark.parametrize(("rules", "tea"), [(BEFORE, False), (NOW, True)])
def test_a_saved_game_goes_on_with_the_tea_it_began_with(rules: int, tea: bool) -> None:
    match = load(save(in_the_castle(rules)))
    assert match.rules == rules
    events = match.do(match.asked[0], "stay")
    assert any(event.notice.key == "tea" for event in events) is tea
    assert load(save(match)).fingerprint() == match.fingerprint()
