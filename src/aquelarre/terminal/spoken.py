"""What a person types, told apart: a number, a letter, a command word, or the name of a thing.

Spanish and English words are understood in both languages, with or without accents.
"""

from __future__ import annotations

from unicodedata import normalize

from aquelarre.words.things import plain

COMMANDS: dict[str, tuple[str, ...]] = {
    "help": ("help", "ayuda"),
    "look": ("look", "mirar", "mira", "ver"),
    "list": ("list", "lista", "listar"),
    "log": ("log", "registro"),
    "rules": ("?", "rules", "rule", "reglas", "regla"),
    "why": ("why", "why not", "por que", "por que no", "porque"),
    "advice": (
        *("advice", "advise", "what would you do", "consejo", "aconsejame"),
        *("tu que harias", "que harias", "que harias tu"),
    ),
    "coach": ("coach", "warn", "warn me", "entrenador", "avisa", "avisame", "avisos"),
    "undo": ("undo", "deshacer"),
    "save": ("save", "guardar"),
    "pause": ("pause", "pausa"),
    "speak": ("speak", "hablar"),
    "quit": ("quit", "exit", "salir"),
}
QUESTIONS = ("why", "advice")  # may end with a question mark
# The longest first, so that "por que no" is not taken for "por que" with a thing called "no".
_WORDS = sorted(
    ((word, name) for name, words in COMMANDS.items() for word in words),
    key=lambda pair: -len(pair[0]),
)


def command(line: str) -> tuple[str, str]:
    """The command of a line and what follows it; ('', line) if it does not begin with one."""
    text = normalize("NFC", " ".join(line.split())).lstrip("¿")
    for word, name in _WORDS:
        head, rest = text[: len(word)], text[len(word) :]
        asked = name in QUESTIONS and not rest.strip("? ")  # "what would you do?"
        if plain(head) == word and (not rest or rest[0] == " " or word == "?" or asked):
            # Who asks "why S3?" means "why S3".
            return name, rest.rstrip("? ").strip() if name in QUESTIONS else rest.strip()
    return "", text
