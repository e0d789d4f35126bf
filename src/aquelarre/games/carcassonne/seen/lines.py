"""The position in plain lines, for a terminal, a pipe or a screen reader.

First come lists, in words; then the landscape, which is a map of characters; at last what the
question is about, so that it stands directly above the answers.
"""

from __future__ import annotations

from collections.abc import Sequence

from aquelarre.games.carcassonne.box.edition import OURS, Box
from aquelarre.games.carcassonne.box.kinds import FIRST_SPARE, LABELS, TABLES
from aquelarre.games.carcassonne.box.places import STEPS, Place, place_of
from aquelarre.games.carcassonne.box.tiles import (
    CITY_EDGE,
    FEATURES,
    FIELD_EDGE,
    ROAD_EDGE,
    ROTATIONS,
    SPOTS,
    Face,
    Pattern,
)
from aquelarre.games.carcassonne.rules.mage_and_witch import FIGURES
from aquelarre.games.carcassonne.rules.scoring import POINTS_PER_CITY
from aquelarre.games.carcassonne.seen.picture import WIDE, landscape, picture
from aquelarre.kernel import Say, View
from aquelarre.kernel.folding import TOGETHER, folded

INDENT = "  "
PLAYERS = "ABCDEF"  # the signs of the seats on the map; small ones are farmers
SIGNS = {figure: figure[0].upper() for figure in FIGURES}
FIRST_NUMBER = 2  # of the answers that place a follower: the first one places none
SOUNDS_LIKE_I = ("i", "í", "hi", "hí")  # before such names “and” has a form of its own in Spanish
EDGES = {FIELD_EDGE: "show-field", ROAD_EDGE: "feature-road", CITY_EDGE: "feature-city"}
NAMES = ("north", "east", "south", "west")  # of the sides
SETS = dict(zip(("base", "mage_and_witch", "crop_circles"), TABLES, strict=True))


def draw(view: View, say: Say, box: Box) -> list[str]:
    """What is occupied, the figures, the players, the tiles to come; the map with its signs; at
    last the tile in hand or the one just laid."""
    lines = _result(view, say) if view["over"] else [say("show-turn", seat=view["active"])]
    lines += [*_features(view, say), *_figures(view, say), *_players(view, say), *_bag(view, say)]
    if view["over"]:
        lines += _tiles(view, say)
    if view["tiles"]:
        lines += _legend(view, say)
    return folded(lines) + _map(view, say, box) + _hand(view, say, box) + _laid(view, say, box)


def components(say: Say, box: Box) -> list[str]:
    """The kinds of tiles of each set and how many there are of each; of ours, where we know that
    from, and of an owner's own kinds, what they look like."""
    lines = [say("game-source")] if box is OURS else []
    for name, table in SETS.items():
        lines.append(say(f"show-set-{name}", size=sum(box.of((table,)))))
        for tile, number in enumerate(box.of((table,))):
            if number:
                lines.append(INDENT + say("show-component", tile=tile, number=number))
            if number and tile >= FIRST_SPARE:
                rows = picture(box.faces[tile * ROTATIONS]).rows({})
                lines += [(INDENT * 2 + row).rstrip() for row in rows]
    return folded(lines)


def _listed(texts: list[str], between: str = ", ") -> str:
    """Texts in one line that is folded only between them."""
    return between.join(_together(text) for text in texts)


def _together(text: str) -> str:
    """A text that is not folded."""
    return text.replace(" ", TOGETHER)


def _names(seats: list[int], say: Say) -> str:
    """Names in a sentence: “Ana, Beto and Carla”."""
    *others, last = [_together(say("show-name", seat=seat)) for seat in seats]
    if not others:
        return last
    key = "show-and-i" if last.lower().startswith(SOUNDS_LIKE_I) else "show-and"
    return say(key, names=", ".join(others), last=last)


def _number(label: str) -> Place:
    place = place_of(label)
    assert place is not None
    return place


def _where(at: View, say: Say) -> str:
    """A segment in a few words: the place, the kind of feature, the side."""
    name, _, side = at["spot"].partition("-")
    feature = FEATURES.index(name)
    if not side:
        return say("show-at-cloister", place=at["place"], feature=feature)
    return say("show-at", place=at["place"], feature=feature, side=say(f"show-side-{side}"))


# -- the map -----------------------------------------------------------------------------


def _faces(view: View, box: Box) -> dict[Place, Face]:
    return {_number(tile["place"]): _face(tile, box) for tile in view["tiles"]}


def _face(tile: View, box: Box) -> Face:
    rotation: int = tile["rotation"]
    return box.faces[LABELS.index(tile["tile"]) * ROTATIONS + rotation]


def _just_laid(view: View) -> View | None:
    """The tile of this turn, while its player is still asked about it."""
    laid = view["drawn"] is None and not view["over"] and len(view["tiles"]) > 1
    return view["tiles"][-1] if laid else None


def _map(view: View, say: Say, box: Box) -> list[str]:
    """The landscape with what stands on it, in one piece or in bands of columns."""
    if not view["tiles"]:
        return []
    faces = _faces(view, box)
    tokens: dict[Place, dict[int, list[str]]] = {}

    def put(where: View, sign: str) -> None:
        place = _number(where["place"])
        segment = faces[place].segment(SPOTS.index(where["spot"]))
        tokens.setdefault(place, {}).setdefault(segment, []).append(sign)

    for follower in view["followers"]:
        sign = PLAYERS[follower["seat"]]
        if follower["spot"].startswith("farm"):
            sign = sign.lower()
        put(follower, sign if follower["count"] == 1 else f"{sign}{follower['count']}")
    for sign, figure in zip(SIGNS.values(), view["figures"], strict=False):
        if figure:
            put(figure, sign)
    laid = _just_laid(view)
    fits = {_number(label) for label in view["fits"]}
    bands = landscape(faces, tokens, fits, _number(laid["place"]) if laid else None)
    lines = [say("show-landscape")]
    for columns, painted in bands:
        if len(bands) > 1:
            lines.append(say("show-band", first=str(columns[0]), last=str(columns[-1])))
        lines += painted
    return lines


def _legend(view: View, say: Say) -> list[str]:
    """What the signs of the map mean, those that can be there."""
    keys = list(view["expansions"])
    keys += ["fits"] if view["fits"] else ["laid"] if _just_laid(view) else []
    others = " ".join(say(f"show-legend-{key}") for key in keys)
    seats = [player["seat"] for player in view["players"]]
    names = [say("show-legend-player", sign=PLAYERS[seat], seat=seat) for seat in seats]
    return [say("show-legend-land"), others, say("show-legend-players", players=_listed(names))]


# -- lists -------------------------------------------------------------------------------


def _tiles(view: View, say: Say) -> list[str]:
    """The landscape in words: which tile lies where, row by row."""
    tiles = sorted(view["tiles"], key=lambda tile: _number(tile["place"]))
    texts = [f"{tile['place']} {tile['tile']}/{tile['rotation']}" for tile in tiles]
    return [say("show-tiles", tiles=_listed(texts, "; "))]


def _features(view: View, say: Say) -> list[str]:
    """What is occupied, by whom, and what it would score as it is; the dearest first."""
    if not view["features"]:
        return [say("show-features-none")]
    lines = [say("show-features-over" if view["over"] else "show-features")]
    dearest = sorted(view["features"], key=lambda feature: -feature["points"])
    return lines + [INDENT + _feature(feature, view["figures"], say) for feature in dearest]


def _feature(feature: View, figures: list[View | None], say: Say) -> str:
    followers, name, parts = feature["followers"], feature["feature"], feature["parts"]
    tiles = len(feature["places"])
    each = parts.get("tiles", 0) // tiles  # a pennant brings as much as a tile
    text = say(
        f"show-feature-{name}",
        where=_where(feature, say),
        size=tiles,
        pennants=parts["pennants"] // each if "pennants" in parts else 0,
        cities=parts.get("cities", 0) // POINTS_PER_CITY,
    )
    if feature["complete"]:
        text = say(f"show-complete-{name}", text=text)
    here = {"place": feature["place"], "spot": feature["spot"]}
    for number, figure in enumerate(FIGURES[: len(figures)]):
        if figure in parts or figures[number] == here:  # half a point is no point: she stands there
            text = say(f"show-with-{figure}", text=text, number=parts.get(figure, 0))
    crowd = [seat for seat, number in enumerate(followers) if number]
    leaders = [seat for seat in crowd if followers[seat] == max(followers)]
    each_of = [say("show-count", seat=seat, number=followers[seat]) for seat in crowd]
    return say(
        "show-feature" if len(leaders) == 1 else "show-feature-shared",
        text=text,
        crowd=_listed(each_of),
        points=feature["points"],
        names=_names(leaders, say),
    )


def _figures(view: View, say: Say) -> list[str]:
    """Where the mage and the witch stand."""
    lines = []
    for number, (sign, where) in enumerate(zip(SIGNS.values(), view["figures"], strict=False)):
        if where:
            lines.append(say("show-figure", sign=sign, figure=number, where=_where(where, say)))
        else:
            lines.append(say("show-figure-off", sign=sign, figure=number))
    return lines


def _players(view: View, say: Say) -> list[str]:
    """Points and followers, those in supply and where the others stand."""
    lines = []
    for player in view["players"]:
        seat = player["seat"]
        text = say(
            "show-player",
            sign=PLAYERS[seat],
            seat=seat,
            points=player["score"],
            supply=player["supply"],
        )
        out = [
            _where(each, say)
            if each["count"] == 1
            else say("show-follower", where=_where(each, say), number=each["count"])
            for each in view["followers"]
            if each["seat"] == seat
        ]
        key = "show-player-out" if out else "show-player-in"
        lines.append(say(key, text=text, where=_listed(out, "; ")))
    return lines


def _bag(view: View, say: Say) -> list[str]:
    """The tiles still to come, which everybody can count, and those that fitted nowhere."""
    kinds = [f"{label} {copies}" for label, copies in view["bag"].items()]
    lines = [say("show-bag", size=view["left"], kinds=_listed(kinds))] if kinds else []
    if not kinds and not view["over"]:
        lines.append(say("show-bag-empty"))
    if view["set_aside"]:
        lines.append(say("show-set-aside", tiles=_listed(view["set_aside"])))
    return lines


# -- what the question is about ----------------------------------------------------------


def _hand(view: View, say: Say, box: Box) -> list[str]:
    """The tile in hand, turned in the four ways, and where it fits in each."""
    if view["drawn"] is None:
        return []
    tile = LABELS.index(view["drawn"])
    turned = box.faces[tile * ROTATIONS : (tile + 1) * ROTATIONS]
    pictures = [picture(face).rows({}) for face in turned]
    heads = [say(f"show-rotation-{rotation}") for rotation in range(ROTATIONS)]
    column = max(WIDE, *(len(head) for head in heads)) + 3
    rows = ["".join(part.ljust(column) for part in row) for row in zip(*pictures, strict=True)]
    rows.insert(0, "".join(head.ljust(column) for head in heads))
    alike: dict[tuple[str, ...], list[int]] = {}  # rotations that make no difference
    for rotation, painted in enumerate(pictures):
        alike.setdefault(tuple(painted), []).append(rotation)
    faces = _faces(view, box)
    fits = {label: box.fits[tile][_asked(faces, _number(label))] for label in view["fits"]}
    return [
        say("show-hand", tile=tile),
        *(f"{INDENT}{row}".rstrip() for row in rows),
        *folded([INDENT + _turned(turned, same, fits, say) for same in alike.values()]),
    ]


def _turned(
    faces: Sequence[Face], rotations: list[int], fits: dict[str, tuple[int, ...]], say: Say
) -> str:
    """What the sides show when the tile is turned like that, and where it fits then."""
    edges = faces[rotations[0]].edges
    sides = {name: say(EDGES[edge]) for name, edge in zip(NAMES, edges, strict=True)}
    places = [label for label, fitting in fits.items() if rotations[0] in fitting]
    return say(
        "show-turned" if places else "show-turned-nowhere",
        turned=", ".join(say("show-turning", rotation=rotation) for rotation in rotations),
        places=_listed(places, "; "),
        **sides,
    )


def _asked(faces: dict[Place, Face], place: Place) -> Pattern:
    """The edges of the tiles around a place."""
    around = [(side, faces.get(place + step)) for side, step in enumerate(STEPS)]
    return sum(face.edges[side ^ 2] << 2 * side for side, face in around if face is not None)


def _laid(view: View, say: Say, box: Box) -> list[str]:
    """The tile just laid; while a follower may be placed, with the numbers of the answers on it,
    as the terminal lists them."""
    laid = _just_laid(view)
    if laid is None:
        return []
    tile = LABELS.index(laid["tile"])
    lines = [say("show-laid", place=laid["place"], tile=tile)]
    if not view["spots"]:
        return lines
    face = _face(laid, box)
    spots = {SPOTS.index(name): str(k) for k, name in enumerate(view["spots"], FIRST_NUMBER)}
    signs = {face.segment(spot): [sign] for spot, sign in spots.items()}
    lines += [(INDENT + row).rstrip() for row in picture(face).rows(signs, laid=True)]
    texts = [say("show-segment", sign=sign, spot=spot) for spot, sign in spots.items()]
    return lines + folded([INDENT + _listed(texts, "; ")])


# -- the end -----------------------------------------------------------------------------


def _result(view: View, say: Say) -> list[str]:
    """Who has won, and all points, most first. [CAR-13]"""
    ranking = sorted(view["players"], key=lambda player: -player["score"])
    best = ranking[0]["score"]
    first = [each["seat"] for each in ranking if each["score"] == best]
    lines = [say("show-over", names=_names(first, say), count=len(first), points=best)]
    scores = [say("show-count", seat=each["seat"], number=each["score"]) for each in ranking]
    return [*lines, say("show-finals", scores=", ".join(scores))]
