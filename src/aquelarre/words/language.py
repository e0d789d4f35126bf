"""Which language to speak: what the person asked for, else what the machine is set to."""

from __future__ import annotations

from collections.abc import Mapping

from aquelarre.kernel import AquelarreError

LANGUAGES = ("es", "en")
OWN_SETTING = "AQUELARRE_LANG"
SYSTEM_SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


class UnknownLanguage(AquelarreError):
    """A language that Aquelarre does not speak."""

    key = "error-unknown-language"


def checked(lang: str) -> str:
    """The language by its short name: `es_MX.UTF-8` is `es`."""
    short = _short(lang)
    if short not in LANGUAGES:
        raise UnknownLanguage(
            f"Aquelarre does not speak {lang!r}; it speaks {' and '.join(LANGUAGES)}.", lang=lang
        )
    return short


def chosen(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else that of `AQUELARRE_LANG`, else that of the system."""
    wish = asked if asked is not None else environ.get(OWN_SETTING, "")
    return checked(wish) if wish or asked is not None else of_system(environ)


def of_system(environ: Mapping[str, str]) -> str:
    """Spanish where the system speaks Spanish; English everywhere else."""
    for name in SYSTEM_SETTINGS:
        if environ.get(name):
            return "es" if _short(environ[name]) == "es" else "en"
    return "en"


def _short(lang: str) -> str:
    return str(lang).replace("-", "_").replace(".", "_").partition("_")[0].strip().lower()
