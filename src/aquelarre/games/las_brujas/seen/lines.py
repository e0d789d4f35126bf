"""The village in plain lines, for a terminal, a pipe or a screen reader: nothing but the view."""

from __future__ import annotations

from aquelarre.games.las_brujas.box.cards import KIND, NUMBER
from aquelarre.games.las_brujas.box.characters import IDS, SEX_NAMES
from aquelarre.games.las_brujas.box.edition import OURS
from aquelarre.games.las_brujas.seen.printed import ability, effect, person_of
from aquelarre.kernel import Option, Say, View
from aquelarre.kernel.folding import TOGETHER, folded

LYING = ("calm", "drop", "erase", "move", "take_back")  # verbs of what lies before somebody


def draw(view: View, say: Say) -> list[str]:
    """Where the week is, what is in force, the trial or assembly, players, the reader's things."""
    if view["over"]:
        return folded(_result(view, say))
    lines = _moment(view, say) + _effects(view, say)
    lines += _trial(view, say) if view["trial"] else []
    lines += _assembly(view, say) if view["assembly"] else []
    for player in view["players"]:
        lines += _player(player, view, say)
    lines += _own(view, say)
    return folded(lines)


def whereabouts(view: View, option: Option, say: Say) -> str:
    """Before whom the rumour lies that an option means, or the gift that it takes back: there are
    two of many cards."""
    if option.verb not in LYING:
        return ""
    card = option.refs[-1 if option.verb == "erase" else 0].partition(":")[2]
    rows = {player["seat"]: player["good"] + player["bad"] for player in view["players"]}
    for gift in (view["assembly"] or {}).get("gifts", []):
        rows[gift["receiver"]] = [*rows[gift["receiver"]], gift["card"]]
    owner = next((seat for seat, cards in rows.items() if card in cards), None)
    if owner is None or owner == view["seat"]:
        return ""
    return say("board-lies-before", seat=owner)


def before(say: Say) -> list[str]:
    """What players are told before a first game."""
    return folded(say("game-before").splitlines())


# -- words -------------------------------------------------------------------------------


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


def _card(label: str, say: Say) -> str:
    return say(f"card-{label}")


def _effect(view: View, label: str, say: Say) -> str:
    return effect(view, label, KIND[NUMBER[label]], say)


def _ability(view: View, label: str, say: Say) -> str:
    return ability(person_of(view, label), label, say)


def _listed(cards: list[str], say: Say) -> str:
    return ", ".join(
        say("show-quoted", card=_card(card, say)).replace(" ", TOGETHER) for card in cards
    )


def _names(seats: list[int], say: Say) -> str:
    return ", ".join(say("show-name", seat=seat) for seat in seats)


# -- the moment --------------------------------------------------------------------------


def _moment(view: View, say: Say) -> list[str]:
    if view["stage"] == "setup":
        return [say("show-setup")]
    lines = [
        say("show-assembly" if view["stage"] == "assembly" else "show-week", week=view["week"])
    ]
    if view["active"] is not None:
        lines.append(say("show-turn", seat=view["active"]))
    if view["influential"] is None:
        lines.append(say("show-no-influential"))
    else:
        lines.append(say("show-influential", seat=view["influential"]))
    lines.append(say("show-decks", count=view["deck"], total=view["afterlife_deck"]))
    return lines


def _result(view: View, say: Say) -> list[str]:
    """Who has won, and what everybody was. [BRU-06, BRU-08]"""
    if view["winner"] == "nobody":
        lines = [say("show-nobody")]
    else:
        key = "show-won-villagers" if view["winner"] == "villagers" else "show-won"
        lines = [say(key, side=say(f"side-{view['winner']}"))]
    return lines + [_final(player, say) for player in view["players"]]


def _final(player: View, say: Say) -> str:
    who, side = say(f"character-{player['character']}"), say(f"side-{player['side']}.one")
    return say("show-final", seat=player["seat"], character=who, side=side)


def _effects(view: View, say: Say) -> list[str]:
    """What is in force for a while."""
    effects, lines = view["effects"], []
    for name, key in (
        ("truce", "show-truce"),
        ("inquisitor", "show-inquisitor"),
        ("no_counter_trials", "show-no-counters"),
    ):
        if effects[name]:
            lines.append(say(key))
    if effects["doll"]:
        lines.append(say("show-doll", seat=effects["doll"]["seat"], week=effects["doll"]["since"]))
    if effects["possession"]:
        lines.append(say("show-possession", **effects["possession"]))
    for card in effects["rotating"]:
        name, does = _card(card["card"], say), _effect(view, card["card"], say)
        lines.append(say("show-rotating", card=name, seat=card["seat"], effect=does))
    return lines


# -- trial and assembly ------------------------------------------------------------------


def _trial(view: View, say: Say) -> list[str]:
    """Who stands trial, where it is, and the votes one by one. [BRU-17, BRU-22]"""
    trial = view["trial"]
    cause, accused = trial["cause"], trial["accused"]
    if trial["accuser"] is None:
        lines = [say("show-trial-alone", accused=accused, card=_card(cause, say))]
    else:
        card, does = _card(cause, say), _effect(view, cause, say)
        accuser = trial["accuser"]
        lines = [say("show-trial", accuser=accuser, accused=accused, card=card, effect=does)]
    if trial["double"]:
        lines.append(say("show-trial-double"))
    if trial["phase"] == "speeches" and trial["speaker"] is not None:
        lines.append(say("show-phase-speeches", seat=trial["speaker"]))
    elif trial["phase"] != "speeches":
        lines.append(say(f"show-phase-{trial['phase']}"))
    lines += _votes(trial, say)
    if trial["last"]:
        lines.append(say("show-last", card=_card(trial["last"], say)))
    if trial["revote"] == "called":
        lines.append(say("show-revote"))
    elif trial["condemned"] is not None:
        lines.append(say("show-condemned", victim=trial["condemned"]))
    elif trial["verdict"] == "innocent":
        lines.append(say("show-free"))
    return lines


def _votes(trial: View, say: Say) -> list[str]:
    """The sums, and below them vote by vote; in a double trial against whom. [BRU-22, BRU-29]"""
    causes = {"none": say("show-cause-none")}
    sums = {"yes": trial["yes"], "no": trial["no"]}
    if trial["double"]:
        accuser, accused = trial["accuser"], trial["accused"]
        lines = [say("show-votes-double", accuser=accuser, accused=accused, **sums)]
        causes["for"] = say("board-pile-double", seat=accuser)
        causes["against"] = say("board-pile-double", seat=accused)
    else:
        lines = [say("show-votes", **sums)]
        causes |= {cause: say(f"cause-{cause}") for cause in ("for", "against")}
    return lines + [f"  {_vote(vote, causes[vote['cause']], say)}" for vote in trial["votes"]]


def _vote(vote: View, cause: str, say: Say) -> str:
    if not vote["votes"] and vote["what"] == "reputation":
        return say("show-vote-nothing", seat=vote["seat"])
    if not vote["votes"]:
        why = say("show-why-bribe") if vote["why"] == "bribe" else cause
        return say("show-vote-void", seat=vote["seat"], why=why)
    votes = str(vote["votes"]).replace("-", "−")  # in a double trial they may help
    if vote["what"] == "ballot":
        why = say(f"show-why-{vote['why']}") if vote["why"] else ""
        return say("show-vote-ballot", seat=vote["seat"], votes=votes, cause=cause, why=why)
    if vote["what"] == "influential":
        return say("show-vote-influential", seat=vote["seat"], votes=votes, cause=cause)
    if vote["what"] == "reputation":
        return say("show-vote-reputation", seat=vote["seat"], votes=votes, cause=cause)
    if vote["what"] == "card":
        return say("show-vote-card", card=_card(vote["card"], say), votes=votes, cause=cause)
    who = say(f"character-{vote['character']}")
    return say("show-vote-character", character=who, votes=votes, cause=cause)


def _assembly(view: View, say: Say) -> list[str]:
    assembly, lines = view["assembly"], []
    if assembly["tied"]:
        lines.append(say("show-tied", players=_names(assembly["tied"], say)))
    if assembly["quota"] and view["question"] == "calm":
        lines.append(say("show-quota", count=assembly["quota"]))
    for gift in assembly["gifts"]:
        card = _card(gift["card"], say)
        lines.append(say("show-gift", card=card, receiver=gift["receiver"]))
    return lines


# -- the players -------------------------------------------------------------------------


def _player(player: View, view: View, say: Say) -> list[str]:
    """One line for each, and below it what else there is to know."""
    if player["character"] is None:
        return [say("show-player-new", seat=player["seat"])]
    who = say(f"character-{player['character']}")
    if not player["alive"]:
        side = say(f"side-{player['side']}.one")
        seat, count = player["seat"], player["hand"]
        return [say("show-spectre", seat=seat, character=who, side=side, count=count)]
    reputation = player["reputation"]
    line = say(
        "show-player",
        seat=player["seat"],
        character=who,
        sex=say(f"show-sex-{player['sex']}"),
        total=signed(reputation["total"]),
        parts=", ".join(_part(part, say) for part in reputation["parts"]),
        count=player["hand"],
    )
    more = _more(player, view, say)
    return [line, *(f"  {each}" for each in more)]


def _part(part: View, say: Say) -> str:
    value = signed(part["value"])
    if part["card"] is None:
        return say("show-base", value=value)
    return say("show-part", card=_card(part["card"], say), value=value)


def _more(player: View, view: View, say: Say) -> list[str]:
    """What the reader knows, and what the player has said."""
    lines = []
    if player["side"] and player["seat"] != view["seat"]:
        lines.append(say("show-side", side=say(f"side-{player['side']}.one")))
    if player["known"]:
        lines.append(say("show-known", cards=_listed(player["known"], say)))
    if player["curfew"]:
        lines.append(say("show-curfew"))
    if not player["ability"]["ready"]:
        lines.append(say("show-spent"))
    says = player["says"]
    if says["villager"]:
        lines.append(say("show-says-villager"))
    if says["suspects"]:
        lines.append(say("show-says-suspects", players=_names(says["suspects"], say)))
    if says["trusts"]:
        lines.append(say("show-says-trusts", players=_names(says["trusts"], say)))
    return lines


def _own(view: View, say: Say) -> list[str]:
    """The reader's own side, character and hand. [BRU-02, BRU-03, BRU-04]"""
    if view["seat"] < 0:
        return []
    player = view["players"][view["seat"]]
    lines = []
    if player["side"]:
        lines.append(say("show-own-side", side=say(f"side-{player['side']}.one")))
    if player["side"] == "witches":
        witches = [other["seat"] for other in view["players"] if other["side"] == "witches"]
        lines.append(say("show-own-witches", players=_names(witches, say)))
    if player["offered"]:
        lines.append(say("show-offered"))
        lines += [f"  {_offered(view, character, say)}" for character in player["offered"]]
    if player["character"] and player["alive"]:
        who = player["character"]
        can, name = _ability(view, who, say), say(f"character-{who}")
        lines.append(say("show-own-ability", character=name, ability=can))
    if view.get("draft"):
        lines.append(say("show-draft", cards=_listed(view["draft"], say)))
    if view["looked_at"]:
        lines.append(say("show-looked-at", cards=_listed(view["looked_at"], say)))
    return lines + _hand(view, player, say)


def _hand(view: View, player: View, say: Say) -> list[str]:
    if not player["character"]:
        return []
    if not player["cards"]:
        return [say("show-own-empty")]
    lines = [say("show-own-hand")]
    for card in player["cards"]:
        name, does = _card(card, say), _effect(view, card, say)
        lines += [f"  {say('show-card-long', card=name, effect=does)}"]
    return lines


def _offered(view: View, label: str, say: Say) -> str:
    who, other = IDS.index(label), person_of(view, label)
    sex = other["sex"] if other else SEX_NAMES[OURS.sex[who]]
    return say(
        "show-offered-one",
        character=say(f"character-{label}"),
        sex=say(f"show-sex-{sex}"),
        value=signed(other["base"] if other else OURS.base[who]),
        ability=ability(other, label, say),
    )
