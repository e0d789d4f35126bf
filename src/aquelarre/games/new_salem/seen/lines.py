"""The position in plain lines, for a terminal, a pipe or a screen reader.

No drawing and no colours: every state is a word. The own street is shown like the others', with
the cubes on each building.
"""

from __future__ import annotations

from aquelarre.games.new_salem.box import pieces
from aquelarre.games.new_salem.box.edition import Edition
from aquelarre.kernel import Say, View
from aquelarre.kernel.folding import TOGETHER, folded


def draw(view: View, say: Say) -> list[str]:
    """The town, the events, what the reader holds, then every player's street."""
    lines = _town(view, say) + _events(view, say) + _own(view, say) + _draft(view, say)
    for player in view["players"]:
        lines += _player(view, player, say)
    if any(player["street"] for player in view["players"]):
        lines.append(say("show-key"))
    return folded(lines)


def before(say: Say) -> list[str]:
    """What players should know before a first game. [SAL-28]"""
    return folded(say("game-before").splitlines())


# -- the middle of the table -------------------------------------------------------------


def _town(view: View, say: Say) -> list[str]:
    """Round, despair and constable; at the end who has won. [SAL-23, SAL-25]"""
    town = {"despair": view["town"]["despair"], "threshold": view["town"]["threshold"]}
    if view["over"]:
        return [_result(view, say), say("show-final-town", **town)]
    phase = say(f"phase-{view['phase']}")
    lines = [say("show-round", round=view["round"], phase=phase)] if view["round"] else []
    lines.append(say("show-town", **town))
    if view["constable"] is not None:
        lines.append(say("show-constable", seat=view["constable"], count=view["badges"]))
    duty = view["duty"]
    if duty and not view["launched"]:  # while an event is carried out there is none [SAL-18]
        key = "show-duty" if duty["applies"] else "show-no-duty"
        lines.append(say(key, hope=duty["hope"], dearest=duty["dearest"]))
    return lines


def _result(view: View, say: Say) -> str:
    names = [say_seat(seat, say) for seat in view["result"]["winners"]]
    if not names:
        return say("show-lost")
    key = f"side-{view['result']['side']}"
    return say("show-won", players=", ".join(names), side=say(key), side_one=say(f"{key}.one"))


def say_seat(seat: int, say: Say) -> str:
    """The name of a player, by a text that says nothing else."""
    return say("show-name", seat=seat)


def _events(view: View, say: Say) -> list[str]:
    """What lies face up, what it costs, and what keeps it from being launched. [SAL-13]"""
    if view["over"] or not view["events"]:
        return []
    if view["phase"] != "launch":
        return [_events_in_short(view, say)]
    lines = [say("show-events", **view["trials"])]
    for each in view["events"]:
        name = say(f"event-{each['event']}")
        text = _text(view.get("otherwise", {}), each["event"], say)
        values = {"event": name, "cost": each["cost"], "text": text}
        if each["obstacle"]:
            obstacle = say(f"obstacle-{each['obstacle']}")
            lines.append("  " + say("show-event-no", obstacle=obstacle, **values))
        else:
            lines.append("  " + say("show-event", **values))
    if view["launched"]:
        event = view["launched"]["event"]
        name, text = say(f"event-{event}"), _text(view.get("otherwise", {}), event, say)
        lines.append(say("show-launched", event=name, text=text))
    return lines


def _text(otherwise: View, event: str, say: Say) -> str:
    """What an event does; of another edition's, in the words of its effect. [SAL-14]"""
    does = otherwise.get(event)
    return say(f"effect-{does['effect']}", **does) if does else say(f"event-{event}.text")


def _events_in_short(view: View, say: Say) -> str:
    """While buildings are chosen, names and costs are enough."""
    names = [
        say("show-event-short", event=say(f"event-{each['event']}"), cost=each["cost"])
        for each in view["events"]
    ]
    return say("show-events-short", events=", ".join(names), **view["trials"])


# -- what only the reader sees -----------------------------------------------------------


def _own(view: View, say: Say) -> list[str]:
    """The own character, and in the first round the tips for a witch. [SAL-01, SAL-29]"""
    if view["seat"] < 0 or view["over"]:
        return []
    me = view["players"][view["seat"]]
    if me["character"] is None:
        return []
    lines = [
        say(
            "show-own",
            character=say(f"character-{me['character']}"),
            trade=say(f"character-{me['character']}.trade"),
            side=say(f"side-{me['side']}.one"),
            types=", ".join(say(f"type-{kind}") for kind in me["types"]),
        )
    ]
    if view["tips"] and view["round"] <= 1:
        lines += [say("show-tips"), *("  " + say(tip) for tip in view["tips"])]
    return lines


def _draft(view: View, say: Say) -> list[str]:
    """The hand, what was chosen, packs handed on, cards drawn for an event. [SAL-07, SAL-09]"""
    lines = []
    if view["pack"]:
        lines += [say("show-pack"), *("  " + _card(card, say) for card in view["pack"])]
    if view["picked"] == "discard_both":
        lines.append(say("show-picked-both"))
    elif view["picked"]:
        lines.append(say("show-picked", thing=say(view["picked"].replace(":", "-"))))
    if view["passed"]:
        lines.append(say("show-passed"))
    for pack in view["passed"]:
        cards = ", ".join(_short(card, say) for card in pack["cards"])
        lines.append("  " + say("show-passed-pack", seat=pack["holder"], cards=cards))
    drawn = view["drawn"]
    if drawn["count"] and drawn["cards"] is None:
        lines.append(say("show-drawn-hidden", seat=view["constable"], count=drawn["count"]))
    elif drawn["cards"]:
        lines += [say("show-drawn"), *("  " + _card(card, say) for card in drawn["cards"])]
    return lines


def _symbols(card: View, say: Say) -> str:
    if not card["symbols"]:
        return say("symbol-none")
    return " + ".join(say(f"symbol-{symbol}") for symbol in card["symbols"])


def _card(card: View, say: Say) -> str:
    return say(
        "show-card",
        card=say(f"card-{card['card']}"),
        type=say(f"type-{card['type']}"),
        pos=say(f"pos-{card['pos']}"),
        symbols=_symbols(card, say),
    )


def _short(card: View, say: Say) -> str:
    name = say(f"card-{card['card']}")
    text = say("show-card-short", card=name, symbols=_symbols(card, say))
    return text.replace(" ", TOGETHER)


# -- the players -------------------------------------------------------------------------


def _player(view: View, player: View, say: Say) -> list[str]:
    """What lies before a player, open to all. [SAL-08]"""
    noted = _notes(view, player, say)
    values = {
        "seat": player["seat"],
        "hope": player["hope"],
        "despair": player["despair"],
        "notes": f" ({', '.join(noted)})" if noted else "",
    }
    if view["over"]:
        lines = [say("show-points", points=player["score"], **values)]
    else:
        lines = [say("show-player", **values)]
    if not player["street"]:
        return [*lines, "  " + say("show-no-street")] if view["round"] else lines
    buildings = ", ".join(_building(each, say) for each in player["street"])
    lines.append("  " + say("show-street", buildings=buildings))
    if player["sets"]:
        found = [
            say("show-set", count=count, type=say(f"type-{kind}"))
            for kind, count in player["sets"].items()
        ]
        lines.append("  " + say("show-sets", sets=", ".join(found)))
    return lines


def _notes(view: View, player: View, say: Say) -> list[str]:
    """Office, badge, trial, kept cards, and the character of those the reader knows."""
    states = ("constable", "badge", "tried", "spared")
    notes = [say(f"show-note-{state}") for state in states if player[state]]
    notes += [say(f"event-{event}") for event in player["kept"]]
    if player["loose"]["hope"] or player["loose"]["despair"]:
        notes.append(say("show-note-loose", **player["loose"]))
    if player["character"] and (player["seat"] != view["seat"] or view["over"]):
        character = say(f"character-{player['character']}")
        side = say(f"side-{player['side']}.one")
        notes.append(say("show-note-character", character=character, side=side))
    return notes


def _building(building: View, say: Say) -> str:
    name = say(f"building-{building['building']}")
    cubes = [
        say(f"show-cube-{cube}", count=building[cube])
        for cube in ("hope", "despair")
        if building[cube]
    ]
    if building["chest"]:
        cubes.append(say("show-cube-chest"))
    text = say("show-building", building=name)
    if cubes:
        text = say("show-building-cubes", building=name, cubes=" ".join(cubes))
    return text.replace(" ", TOGETHER)


# -- what is in the box ------------------------------------------------------------------


def components(edition: Edition, say: Say) -> list[str]:
    """All cards with what they say, and where we know that from. [SAL-02, SAL-03]"""
    lines = [say("game-source"), say("show-components")]
    box, otherwise = pieces.pieces(edition), edition.otherwise()
    for row in box["card"]:
        text = say(
            "show-component-building",
            name=say(f"card-{row['label']}"),
            source=say(f"source-{row['name_source']}"),
            type=say(f"type-{row['type']}"),
            pos=say(f"pos-{row['pos']}"),
            symbols=_symbols(row, say),
            symbols_source=say(f"source-{row['symbols_source']}"),
            numbers_source=say(f"source-{row['numbers_source']}"),
        )
        lines.append("  " + text)
    for row in box["character"]:
        text = say(
            "show-component-character",
            name=say(f"character-{row['label']}"),
            trade=say(f"character-{row['label']}.trade"),
            source=say(f"source-{row['name_source']}"),
            side=say(f"side-{row['side']}.one"),
            types=", ".join(say(f"type-{kind}") for kind in row["types"]),
            types_source=say(f"source-{row['types_source']}"),
        )
        lines.append("  " + text)
    for row in box["event"]:
        if not row["numbers"]:
            continue
        text = say(
            "show-component-event",
            name=say(f"event-{row['label']}"),
            source=say(f"source-{row['name_source']}"),
            count=len(row["numbers"]),
            cost=row["cost"],
            cost_source=say(f"source-{row['cost_source']}"),
            text=_text(otherwise, row["label"], say),
            text_source=say(f"source-{row['text_source']}"),
        )
        lines.append("  " + text)
    return folded(lines)
