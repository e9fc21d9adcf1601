"""Plays whole games for every end trigger and number of players; `python -m tests.games.paris.recorder` records them.

Every trigger has players who aim at it. They see all cards: they are no bots, only a way to get there.
"""

from collections.abc import Callable
from typing import Any

from tests import ROOT
from tests.games.paris.oracle import rows
from toque.core.kernel import rng
from toque.core.match.match import Match
from toque.core.match.matchfile import MatchWriter
from toque.core.match.seed import seed_from_text
from toque.games.paris import GAME
from toque.games.paris.kernel.components import RESOURCES, TYPES
from toque.games.paris.words.actions import (
    Choose,
    Discard,
    Draw,
    EndTurn,
    Keep,
    LeaveOut,
    Open,
    Pay,
    Share,
    Site,
    Stop,
    Take,
    Terrace,
)

FOLDER = ROOT / "tests" / "records" / "paris"
Policy = Callable[[Any, int, list[Any], Any], Any]
"""(state, seat, legal actions in words, chance) -> what to do."""
COST = {row["id"]: row["cost"].split() for row in rows("restaurants.csv")}
GIVES = {row["id"]: row["gives"].split() for row in rows("resources.csv")}


def at_random(s: Any, seat: int, legal: list[Any], chance: Any) -> Any:
    """Anything."""
    return legal[int(rng.roll(chance, len(legal)))]


def idly(s: Any, seat: int, legal: list[Any], chance: Any) -> Any:
    """Draw cards and nothing else."""
    quiet = [action for action in legal if isinstance(action, Draw | Discard | Choose | EndTurn | Share)]
    return at_random(s, seat, quiet, chance)


def opening_only(s: Any, seat: int, legal: list[Any], chance: Any) -> Any:
    """Open what can be opened, anywhere; build nothing."""
    for kinds in ((Open,), (Site, Pay, LeaveOut), (Draw, Take, Discard, Choose, EndTurn, Share, Keep)):
        wanted = [action for action in legal if isinstance(action, kinds)]
        if wanted:
            return at_random(s, seat, wanted, chance)
    return at_random(s, seat, legal, chance)


PLANS = {
    2: "6 5 13 5|6 5 13 4|6 4 12 2 16 2|6 2 10 2 14 2",
    3: "5 5 12 4 17 2|5 5 12 4 17 2|5 5 12 4 17 2|5 4 11 2 15 2",
    4: "4 5 10 2 14 2 17 2|4 4 10 4 15 2 18 2|4 5 11 4 17 3|4 5 11 4 17 3",
}
"""Which widths stand where on each side (first lot, width), so that only gaps of one or two lots are left."""
BY_WIDTH = {
    2: ["friterie"] * 5,
    3: ["creperie", "pizzeria"],
    4: ["grill", "grill", "bar_a_vin", "bar_a_vin"],
    5: ["brasserie", "brasserie", "gastronomique"],
}


def plan(players: int) -> list[tuple[str, str, int]]:
    """Type, side and first lot of every restaurant, the ones that are hardest to pay first."""
    left, found = {width: list(types) for width, types in BY_WIDTH.items()}, []
    for side, text in zip(("north", "east", "south", "west"), PLANS[players].split("|"), strict=True):
        numbers = list(map(int, text.split()))
        found += [(left[width].pop(), side, lot) for lot, width in zip(numbers[::2], numbers[1::2], strict=True)]
    return sorted(found, key=lambda place: -TYPES.index(place[0]))


def with_gaps(s: Any, seat: int, legal: list[Any], chance: Any) -> Any:
    """Open by the plan, each player the next one of their own, and collect the cards for it."""
    places = plan(int(s.players))
    mine = [place for i, place in enumerate(places) if i % int(s.players) == seat and _is_free(s, place)]
    if mine:
        type_, side, lot = mine[0]
        for action in (Open(type_), Site(side, lot)):
            if action in legal:
                return action
        pays = [action for action in legal if isinstance(action, Pay)]
        if pays:
            return min(pays, key=lambda action: len(GIVES[action.card]))
        return _collect(s, seat, legal, COST[type_], chance)
    return idly(s, seat, legal, chance)


def _is_free(s: Any, place: tuple[str, str, int]) -> bool:
    _, side, lot = place
    return not int(s.building[20 * ("north", "east", "south", "west").index(side) + lot - 1])


def _collect(s: Any, seat: int, legal: list[Any], cost: list[str], chance: Any) -> Any:
    """Take what is still missing, discard what is not needed."""
    hand = [name for kind, name in enumerate(RESOURCES) for _ in range(int(s.hand[seat, kind]))]
    missing = list(cost)
    spare = []
    for card in sorted(hand, key=lambda card: len(GIVES[card])):
        paid = next((ingredient for ingredient in GIVES[card] if ingredient in missing), None)
        if paid:
            missing.remove(paid)
        else:
            spare.append(card)
    for action in legal:
        if isinstance(action, Take) and set(GIVES[action.card]) & set(missing):
            return action
    discards = [action for action in legal if isinstance(action, Discard)]
    if discards:
        return next((action for action in discards if action.card in spare), discards[0])
    return idly(s, seat, legal, chance)


LINES = {
    0: ("north", [f"{column}2" for column in "CDEFGHIJKLMNOPQR"]),
    1: ("south", [f"{column}19" for column in "CDEFGHIJKLMNOPQR"]),
    2: ("west", [f"B{row}" for row in range(3, 19)]),
    3: ("east", [f"S{row}" for row in range(3, 19)]),
}


def in_lines(s: Any, seat: int, legal: list[Any], chance: Any) -> Any:
    """A friterie each, whose terraces line a side of the square: until no terrace fits anywhere (four players)."""
    side, cells = LINES[seat]
    for action in (Site(side, 3), *(Terrace(cell) for cell in cells), Stop()):
        if action in legal:
            return action
    if Open("friterie") in legal and seat not in [int(s.owner[n]) for n in range(1, int(s.opened) + 1)]:
        return Open("friterie")
    pays = [action for action in legal if isinstance(action, Pay)]
    return pays[0] if pays else _collect(s, seat, legal, COST["friterie"], chance)


GAMES: dict[str, tuple[int, str, Policy]] = {
    **{f"{players}-rows": (players, "square", at_random) for players in (2, 3, 4)},
    **{f"{players}-restaurants": (players, "square", opening_only) for players in (2, 3, 4)},
    **{f"{players}-no_restaurant_fits": (players, "square", with_gaps) for players in (2, 3, 4)},
    **{f"{players}-rounds": (players, "square", idly) for players in (2, 3, 4)},
    "4-no_terrace_fits": (4, "square", in_lines),
    "2-rows-two_player_side": (2, "two_player_side", at_random),
    "2-restaurants-two_player_side": (2, "two_player_side", opening_only),
}
"""Players, board and policy of every recorded game, by its name."""


def play_game(name: str, attempt: int) -> Match:
    """One game to its end."""
    players, board, policy = GAMES[name]
    match = Match(GAME, players, GAME.options(board=board), seed=seed_from_text(f"paris {name} {attempt}"))
    chance = rng.generator("recorder", name, attempt)
    while not match.is_over:
        seat = GAME.actors(match.state)[0]
        legal = [GAME.decode_action(number) for number in GAME.legal_actions(match.state, seat)]
        match.play(seat, GAME.encode_action(policy(match.state, seat, legal, chance)))
    return match


def write() -> None:
    """Record a game for every name, the first attempt that ends as it should."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        for attempt in range(50):
            match = play_game(name, attempt)
            if GAME.end_reason(match.state) == name.split("-")[1]:
                break
        else:
            raise AssertionError(f"no attempt at {name} ended that way")
        path = FOLDER / f"{name}.toque"
        path.unlink(missing_ok=True)
        with MatchWriter(path, match) as writer:
            writer.update()
            writer.finish()
        print(f"{path.name}: {len(match.plies)} plies, attempt {attempt}, {match.result()}")


if __name__ == "__main__":
    write()
