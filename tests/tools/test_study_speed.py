"""`tools/study_speed.py`: the same games are timed both ways."""

from __future__ import annotations

import pytest

import study_speed
from aquelarre.lab.studies.study import Study
from aquelarre.lab.studies.tables import plan_of


@pytest.mark.parametrize("game", ["las_brujas", "_template"])
def test_a_study_plays_the_games_of_bench(game: str) -> None:
    plan = plan_of(f'game = "{game}"\nseats = 3\nbots = "random"\ngames = 4\nseed = "0"\n')
    study = Study(plan)
    _, plain = study_speed.bench(game, 3, range(4))
    _, noted = study_speed.studied(study, range(4))
    assert plain == noted > 0
    assert study.games == 4


def test_other_games_are_no_comparison(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study_speed, "bench", lambda *_: (1.0, 1))
    with pytest.raises(SystemExit, match="other games"):
        study_speed.ratio("_template", 3, 1, 1, ["wins"])


def test_a_ratio_is_told_for_few_and_for_all_measures() -> None:
    assert study_speed.ratio("_template", 3, 2, 2, ["wins", "uses"]) > 0
