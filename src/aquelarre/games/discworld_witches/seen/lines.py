"""The position in plain lines, for a terminal, a pipe or a screen reader.

No drawing and no colours: every state is a word.
"""

from __future__ import annotations

from aquelarre.games.discworld_witches.box import ids
from aquelarre.games.discworld_witches.box.edition import Edition
from aquelarre.kernel import Say, View
from aquelarre.kernel.folding import TOGETHER, folded


def draw(view: View, say: Say) -> list[str]:
    """Whose turn it is, the problems, what is going on, the players, the reader's cards."""
    lines = _heading(view, say) + _board(view, say)
    if not view["over"]:
        lines += _going_on(view, say) + _apprentices(view, say)
    for player in view["players"]:
        lines += _player(view, player, say)
    return folded(lines + _hand(view, say))


def before(say: Say, ours: bool) -> list[str]:
    """What players should know before a first game: also what is reconstructed, or that this is
    the edition of somebody who has looked."""
    lines = say("game-before").splitlines()
    if not ours:
        reconstructed = say("game-reconstructed")
        lines = [line for line in lines if line != reconstructed] + [say("game-corrected")]
    return folded(lines)


# -- the middle of the table -------------------------------------------------------------


def _heading(view: View, say: Say) -> list[str]:
    """The turn; at the end how it came out. [LAN-28, LAN-53]"""
    mode = say(f"mode-{view['mode']}")
    if view["over"]:
        return _result(view, say)
    if view["active"] is None:
        return [say("show-setup", mode=mode)]
    stage = say(f"stage-{view['stage']}")
    lines = [
        say(
            "show-turn",
            turn=view["turn"],
            turns=view["turns"],
            mode=mode,
            seat=view["active"],
            stage=stage,
        )
    ]
    if view["last"]:
        lines.append(say("show-last"))
    return lines


def _result(view: View, say: Say) -> list[str]:
    """The outcome and the accounts, tile by tile. [LAN-28, LAN-50, LAN-51]"""
    result = view["result"]
    lines = [say("show-result", outcome=say(f"outcome-{result['outcome']}"))]
    if result["winners"]:
        lines.append(say("show-winners", players=_names(result["winners"], say)))
    if result["verdict"]:
        lines.append(say("show-verdict", verdict=say(f"verdict-{result['verdict']}")))
    for account in result["players"]:
        tiles = [
            say("show-account-tile", tile=say(f"tile-{each['tile']}"), points=each["points"])
            for each in account["tiles"]
        ]
        tie = account["tie"] if account["won"] else None
        lines.append(
            "  "
            + say(
                "show-account",
                seat=account["seat"],
                tiles=" + ".join(tiles) or "0",
                aliss=account["aliss"],
                total=f"{account['total']}".replace("-", "−"),
                tie=say("show-account-tie", tie=say(f"tie-{tie}")) if tie else "",
            )
        )
    return lines


def _names(seats: list[int], say: Say) -> str:
    return ", ".join(say("show-name", seat=seat) for seat in seats)


def _board(view: View, say: Say) -> list[str]:
    """Tokens, boxes, every problem with its difficulty now, and the spaces without one: those with
    a witch are not empty. [LAN-04, LAN-17, LAN-54]"""
    supply = say("show-supply", deck=view["deck"], discard=len(view["discard"]), **view["supply"])
    lines = [supply, say("show-boxes", boxes="; ".join(_box(box, say) for box in view["boxes"]))]
    problems = [_problem(space, say) for space in view["spaces"] if space["tile"]]
    if problems:
        lines += [say("show-problems"), *("  " + problem for problem in problems)]
    free = [each for each in view["spaces"] if not each["tile"]]
    for key, witches in (("show-empty-spaces", False), ("show-with-witches", True)):
        spaces = [_space(each, say) for each in free if bool(each["witches"]) is witches]
        if spaces:
            lines.append(say(key, spaces="; ".join(spaces)))
    near = _near(view, say)
    if near:
        lines.append(near)
    if view["dungeon"]:
        lines.append(say("show-dungeon", players=_names(view["dungeon"], say)))
    return lines


def _near(view: View, say: Say) -> str:
    """What is next to the reader's witch, for there is no map. [LAN-14]"""
    here = view["players"][view["seat"]]["space"] if view["seat"] >= 0 else None
    for place in view["places"]:
        if here in place["spaces"] and not view["over"]:
            near = ", ".join(say(f"place-{name}") for name in place["near"])
            return say("show-near", space=say(f"place-{place['place']}"), places=near)
    return ""


def _space(space: View, say: Say) -> str:
    """A space by its name, with the witches on it."""
    name = say(f"space-{space['space']}.name")
    if space["witches"]:
        name += f" ({_names(space['witches'], say)})"
    return name.replace(" ", TOGETHER)


def _box(box: View, say: Say) -> str:
    if box["top"]:
        tile = say(f"tile-{box['top']}")
        tiles = say("show-box-top", tile=tile, easy=box["easy"], hard=box["hard"])
    elif box["hard"]:
        tiles = say("show-box-hard", hard=box["hard"])
    else:
        tiles = say("show-box-empty")
    return say("show-box", box=box["box"], tiles=tiles).replace(" ", TOGETHER)


def _problem(space: View, say: Say) -> str:
    """A problem on the board: face down, or known. [LAN-55]"""
    tile = space["tile"]
    name = _space(space, say).replace(TOGETHER, " ")
    if tile["tile"] is None:
        return say("show-problem-hidden", space=name, crisis=tile["crisis"])
    label = say(f"tile-{tile['tile']}")
    return say(
        "show-problem",
        space=name,
        tile=say("show-looked", tile=label) if tile["looked"] else label,
        difficulty=tile["difficulty"],
        points=tile["points"],
        crisis=tile["crisis"],
        odds=_odds(tile["odds"], say),
    )


def _odds(odds: View | None, say: Say) -> str:
    """The chance of success in percent, without cards."""
    if odds is None:
        return ""
    ways = odds["ways"] if isinstance(odds["ways"], int) else odds["ways"][0]
    return say("show-odds", percent=round(100 * ways / odds["of"]))


# -- what is going on --------------------------------------------------------------------


def _going_on(view: View, say: Say) -> list[str]:
    lines = []
    placing, attempt = view["placing"], view["attempt"]
    if placing:
        tile = placing["tile"]
        lines.append(say("show-placing", tile=say(f"tile-{tile}" if tile else "show-hidden")))
    if attempt and attempt["tile"]:
        lines.append(
            say(
                "show-attempt",
                seat=attempt["seat"],
                tile=say(f"tile-{attempt['tile']}"),
                space=say(f"space-{attempt['space']}"),
                difficulty=attempt["difficulty"],
                total=attempt["total"],
                missing=attempt["missing"],
                odds=_odds(attempt["odds"], say),
            )
        )
        if attempt["dice"]:
            dice = ", ".join(say(f"face-{die['face']}") for die in attempt["dice"])
            lines.append(say("show-dice", dice=dice))
    elif view["question"] in ("act", "walk_on", "pass"):
        lines.append(say("show-walk", steps=view["walk"]["steps"]))
    return lines


def _apprentices(view: View, say: Say) -> list[str]:
    """What each of them can do, as long as somebody has yet to choose. [LAN-06]"""
    chosen = [player["apprentice"] for player in view["players"]]
    if None not in chosen:
        return []
    left = [name for name in ids.APPRENTICES if name not in chosen]
    lines = [
        say(
            "show-apprentice",
            apprentice=say(f"apprentice-{name}"),
            does=say(f"ability-{name}.does"),
        )
        for name in left
    ]
    return [say("show-apprentices"), *("  " + line for line in lines)]


# -- the players -------------------------------------------------------------------------


def _player(view: View, player: View, say: Say) -> list[str]:
    """What lies before a player, open to all."""
    if player["apprentice"] is None:
        return [say("show-player-new", seat=player["seat"])]
    notes = [say("show-note-token", token=say(f"token-{token}")) for token in player["tokens"]]
    if player["bonus"]:
        notes.append(say("show-note-bonus", bonus=player["bonus"]))
    space = player["space"]
    values = {name: player[name] for name in ("seat", "cackles", "aliss", "hand", "limit")}
    lines = [
        say(
            "show-player",
            points=player["score"],
            apprentice=say(f"apprentice-{player['apprentice']}"),
            space=say(f"space-{space}.name" if space else "show-nowhere"),
            notes=f" ({', '.join(notes)})" if notes else "",
            **values,
        )
    ]
    won = [say(f"tile-{tile}") for tile in player["easy"] + player["hard"]]
    if won and not view["over"]:
        lines.append("  " + say("show-won-tiles", tiles=", ".join(won)))
    if player["known"]:
        cards = ", ".join(say(f"card-{card['card']}") for card in player["known"])
        lines.append("  " + say("show-known", cards=cards))
    return lines


def _hand(view: View, say: Say) -> list[str]:
    """The own cards with what they do. [LAN-08]"""
    if view["seat"] < 0 or view["over"]:
        return []
    cards = view["players"][view["seat"]]["cards"]
    if not cards:
        return []
    return [say("show-cards"), *("  " + _card(card, say) for card in cards)]


def _card(card: View, say: Say) -> str:
    return say(
        "show-card",
        card=say(f"card-{card['card']}"),
        symbol=say(f"symbol-{card['symbol']}"),
        effect=effect_text(card, say),
        trio=say(f"character-{card['trio']}") if card["trio"] else "none",
        place=say(f"place-{card['place']}"),
    )


def effect_text(card: View, say: Say) -> str:
    """What the effect of a card does."""
    effect = card["effect"]
    if effect == "draw" and card["cackle"]:
        return say("effect-draw-cackle")
    if effect == "add" and card["against"]:
        return say("effect-add-against", amount=card["amount"], groups=_groups(card, say))
    if effect == "add":
        return say("effect-add", amount=card["amount"])
    return say(f"effect-{effect}")


def _groups(card: View, say: Say) -> str:
    """The enemies against whom a card works: one, or one after the other. [LAN-29]"""
    *others, last = (say(f"group-{group}") for group in card["against"])
    return say("group-list", others=", ".join(others), last=last) if others else last


# -- what is in the box ------------------------------------------------------------------


def components(edition: Edition, say: Say) -> list[str]:
    """Places, tiles and cards of an edition, and where we know each fact from."""
    lines = [say("game-source"), say("show-components")]
    for place, spaces in enumerate(edition.spaces_of):
        if spaces:
            lines.append("  " + _place_of_box(edition, place, say))
    for tile, copies in enumerate(edition.copies):
        if copies:
            lines.append("  " + _tile_of_box(edition, tile, say))
    kinds = sorted({card // ids.COPIES for card in edition.cards})
    lines += ["  " + _card_of_box(edition, kind, say) for kind in kinds]
    return folded(lines)


def _marks(edition: Edition, name: str, say: Say) -> dict[str, str]:
    """`name_source`, `points_source`…: where the facts of one row come from."""
    found = {}
    for key, mark in edition.sources:
        row, _, fact = key.partition(".")
        if row == name:
            found[f"{fact}_source"] = say(f"source-{mark}")
    return found


def _place_of_box(edition: Edition, place: int, say: Say) -> str:
    near = [
        say(
            "show-component-near",
            place=say(f"place-{ids.PLACES[end]}"),
            source=say(f"source-{mark}"),
        )
        for one, other, mark in edition.paths
        for here, end in ((one, other), (other, one))
        if here == place
    ]
    first = edition.spaces_of[place][0]
    start = "green" if first in edition.green else "violet" if first in edition.violet else "none"
    return say(
        "show-component-place",
        place=say(f"place-{ids.PLACES[place]}"),
        spaces=len(edition.spaces_of[place]),
        start=say(f"start-{start}"),
        near=", ".join(near),
        **_marks(edition, ids.PLACES[place], say),
    )


def _tile_of_box(edition: Edition, tile: int, say: Say) -> str:
    return say(
        "show-component-tile",
        tile=say(f"tile-{ids.TILES[tile]}"),
        difficulty=edition.difficulty[tile],
        points=edition.points[tile],
        copies=edition.copies[tile],
        **_marks(edition, ids.TILES[tile], say),
    )


def _card_of_box(edition: Edition, kind: int, say: Say) -> str:
    card = kind * ids.COPIES
    cards = [each for each in edition.cards if each // ids.COPIES == kind]
    effect = {
        "effect": ids.EFFECTS[edition.effect[card]],
        "amount": edition.amount[card],
        "against": [ids.GROUPS[group] for group in edition.against[card]],
        "cackle": edition.cackle[card],
    }
    trio = edition.trio[card]
    return say(
        "show-component-card",
        card=say(f"card-{ids.CARDS[card]}"),
        symbol=say(f"symbol-{ids.SYMBOLS[edition.symbol[card]]}"),
        effect=effect_text(effect, say),
        trio=say(f"character-{ids.CHARACTERS[trio]}") if trio >= 0 else "none",
        places=", ".join(say(f"place-{ids.PLACES[edition.location[each]]}") for each in cards),
        **_marks(edition, ids.CARD_KINDS[kind], say),
    )
