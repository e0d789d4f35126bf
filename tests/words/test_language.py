"""Which language is spoken."""

from __future__ import annotations

import pytest

from aquelarre.words import UnknownLanguage, checked, chosen


@pytest.mark.parametrize(
    ("asked", "environ", "lang"),
    [
        (None, {}, "en"),
        (None, {"LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LANG": "es"}, "es"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "est_EE.UTF-8"}, "en"),  # Estonian, whatever its first letters
        (None, {"LC_MESSAGES": "es_MX.UTF-8", "LANG": "en_US.UTF-8"}, "es"),
        (None, {"LC_ALL": "en_GB.UTF-8", "LC_MESSAGES": "es_MX.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "es_AR"}, "es"),
        (None, {"AQUELARRE_LANG": "es", "LC_ALL": "en_GB.UTF-8"}, "es"),
        (None, {"AQUELARRE_LANG": "", "LANG": "es_ES"}, "es"),
        ("en", {"AQUELARRE_LANG": "es"}, "en"),
        ("ES", {}, "es"),
        ("es-MX", {}, "es"),
    ],
)
def test_the_wish_comes_first_then_our_setting_then_the_system(
    asked: str | None, environ: dict[str, str], lang: str
) -> None:
    assert chosen(asked, environ) == lang


@pytest.mark.parametrize("lang", ["fr", "", "español", "e", "klingon"])
def test_an_unknown_language_is_refused_in_one_sentence(lang: str) -> None:
    with pytest.raises(UnknownLanguage, match="speaks es and en") as refusal:
        checked(lang)
    assert refusal.value.values == {"lang": lang}


def test_our_setting_is_checked_like_a_wish() -> None:
    with pytest.raises(UnknownLanguage):
        chosen(None, {"AQUELARRE_LANG": "fr"})
    with pytest.raises(UnknownLanguage):
        chosen("", {"AQUELARRE_LANG": "es"})
