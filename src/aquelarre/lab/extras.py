"""Extras: packages that only some parts need. Importing such a part without them says how to get
them."""

from __future__ import annotations


def needed(extra: str, problem: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same refusal with the command that mends it."""
    return ModuleNotFoundError(
        f'{problem.name} is not installed: pip install "aquelarre[{extra}]" '
        f"(in a checkout: ./play extras {extra}).",
        name=problem.name,
    )
