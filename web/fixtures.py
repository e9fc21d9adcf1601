"""Writes positions of real games, as the server would send them: something to draw while there is no server.

python web/fixtures.py [GAME]    writes web/fixtures/GAME-NAME.json (not kept in git)
"""

import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from toque.bots.bot import decide, make_bot
from toque.core.errors import BadOption
from toque.core.game import Game
from toque.core.kernel.rng import generator
from toque.core.match.match import Match
from toque.core.words.languages import languages
from toque.games import NAMES, load

TARGET = Path(__file__).parent / "fixtures"
STOPS = (0, 0.1, 0.25, 0.5, 0.75, 0.95, 1)
PEOPLE = ["Ada", "Blaise", "Clara", "Django", "Edith"]
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "banquet": [{}, {"gourmet": True, "memory_aid": True}],
    "italia": [{}, {"advanced": True}],
    "paris": [{}, {"board": "two_player_side"}],
}


def main() -> None:
    """A few moments of a greedy game for each game, number of players and variant."""
    TARGET.mkdir(exist_ok=True)
    for name in sys.argv[1:] or NAMES:
        game = load(name)
        for players in {game.min_players, game.max_players}:
            for number, options in enumerate(VARIANTS.get(name, [{}])):
                with suppress(BadOption):  # The two-player side of the square is not for four.
                    write_moments(game, players, number, options)


def write_moments(game: Game, players: int, number: int, options: dict[str, Any]) -> None:
    """Play a game and write some of its moments and the last of each phase, as the first seat that decides sees it."""
    plies = play(game, players, options).plies
    stops = {int(stop * len(plies)): f"{int(100 * stop):03}" for stop in STOPS}
    match = new_match(game, players, options)
    happened = match.opening_events()
    latest: dict[str, dict[str, Any]] = {}
    for number_of_plies in range(len(plies) + 1):
        now = moment(match, happened)
        latest[now["position"]["view"].phase] = now
        if number_of_plies in stops:
            latest[stops[number_of_plies]] = now
        if number_of_plies < len(plies):
            happened = match.play(plies[number_of_plies].seat, plies[number_of_plies].action)
    for name, now in latest.items():
        path = TARGET / f"{game.name}-{players}-{number}-{name}.json"
        path.write_bytes(msgspec.json.encode(now))


def play(game: Game, players: int, options: dict[str, Any]) -> Match:
    """A whole game between greedy bots."""
    match, bot, rng = new_match(game, players, options), make_bot("greedy", game), generator("fixtures")
    while not match.is_over:
        seat = game.actors(match.state)[0]
        match.play(seat, decide(game, bot, match.state, seat, rng))
    return match


def new_match(game: Game, players: int, options: dict[str, Any]) -> Match:
    """The match that all moments come from."""
    return Match(game, players, msgspec.convert(options, game.options), PEOPLE[:players], b"fixtures" * 4)


def moment(match: Match, happened: list[Any]) -> dict[str, Any]:
    """What `News` would say of it."""
    game, text = match.game, match.game.text("en", match.seats)
    deciding = game.actors(match.state)
    seat = deciding[0] if deciding else 0
    view = game.view(match.state, seat)
    legal = [game.decode_action(number) for number in game.legal_actions(match.state, seat)]
    return {
        "table": {
            "game": game.name,
            "stage": "playing",
            "plates": [plate(i, name) for i, name in enumerate(match.seats)],
        },
        "position": {
            "ply": len(match.plies),
            "view": view,
            "prompt": text.prompt(view),
            "legal": [{"action": action, "text": text.action(action)} for action in legal],
            "deciding": deciding,
            "scores": [
                {
                    "seat": score.seat,
                    "lines": {line: points for line, points in score.lines.items() if points},
                    "total": score.total,
                    "rank": score.rank,
                }
                for score in game.known_score(match.state, seat)
            ],
            "undoable": match.undoable(seat),
        },
        "log": [
            {"ply": len(match.plies), "seat": event.seat, "text": text.event(event), "rule": None}
            for event in happened
            if event.is_visible_to(seat)
        ],
        "events": [],
        "components": {language: game.printed(language) for language in languages()},
    }


def plate(seat: int, name: str) -> dict[str, Any]:
    """A seat with somebody on it."""
    return {
        "seat": seat,
        "kind": "person",
        "name": name,
        "person": str(seat),
        "level": None,
        "is_ready": True,
        "is_connected": True,
        "is_stand_in": False,
        "is_thinking": False,
        "has_resigned": False,
    }


if __name__ == "__main__":
    main()
