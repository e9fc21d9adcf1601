"""Tables at which a program plays by words: views, actions and events in sentences. Seats count from 1."""

import io
from pathlib import Path

import msgspec
from rich.console import Console

from toque.bots.bot import BOTS, HUMAN, decide, make_bot
from toque.core.errors import BadAction, BadSeat, IllegalAction, MatchOver, NothingToDecide
from toque.core.game import Game
from toque.core.kernel import rng
from toque.core.match.match import Match
from toque.core.match.matchfile import MatchWriter
from toque.core.match.seed import new_seed, seed_from_text
from toque.core.types import Plain
from toque.core.words.text import GameText
from toque.terminal.play import board_of
from toque.terminal.seats import seat_names

ME = "me"
"""A seat that is played by words."""
WIDTH = 110
MOST_LISTED = 200
"""Legal actions in one list; more are found by a word that they contain."""


class WordTable:
    """A match, the bots on some of its seats, and the file that it is written to."""

    def __init__(
        self, game: Game, seats: list[str], options: dict[str, Plain], seed: str | None, path: Path | None
    ) -> None:
        for kind in seats:
            if kind not in (ME, *BOTS):
                raise BadSeat(f"no seat can be {kind!r}; it can be: {', '.join((ME, *BOTS))}")
        if ME not in seats:
            raise BadSeat(f"at least one seat must be {ME!r}")
        self.seats = seats
        names = seat_names([HUMAN if kind == ME else kind for kind in seats])
        chosen = game.read_options(options)
        game.check(len(seats), chosen)
        self.match = Match(game, len(seats), chosen, names, new_seed() if seed is None else seed_from_text(seed))
        self.bots = {seat: make_bot(kind, game) for seat, kind in enumerate(seats) if kind != ME}
        self.path = path
        self._writer = MatchWriter(path, self.match, hides_seed=True) if path else None
        self._told = dict.fromkeys(range(len(seats)), 0)
        """The first ply of which each seat has heard nothing yet."""
        self._play_on()

    @property
    def text(self) -> GameText:
        """Sentences, in English."""
        return self.match.game.text("en", self.match.seats).about(self.match.state)

    def look(self, seat: int) -> str:
        """Everything that a seat sees: the news, the table, the points as far as it knows them, its decision."""
        place = self._mine(seat)
        view = self.match.view(place)
        console = Console(width=WIDTH, file=io.StringIO(), color_system=None, force_jupyter=False)
        console.print(board_of(self.match.game).draw(view, self.text))
        drawing = console.file.getvalue()  # type: ignore[attr-defined]
        points = ", ".join(f"{self.text.player(score.seat)} {score.total}" for score in self.match.known_score(place))
        parts = [self._news(place), drawing.rstrip(), f"Points, as far as you know: {points}.", self._asked(place)]
        return "\n".join(part for part in parts if part)

    def legal_actions(self, seat: int, containing: str = "") -> str:
        """The legal actions of a seat: a number and a sentence each."""
        place = self._mine(seat)
        if self.match.is_over:
            return self._result()
        lines = [f"{action}: {self._sentence(action)}" for action in self.match.legal(place)]
        found = [line for line in lines if containing.lower() in line.lower()]
        if not lines:
            return self._asked(place)
        if len(found) > MOST_LISTED:
            more = f"... and {len(found) - MOST_LISTED} more: ask for those that contain a word."
            return "\n".join([*found[:MOST_LISTED], more])
        return "\n".join(found) or f"None of the {len(lines)} legal actions contains {containing!r}."

    def act(self, seat: int, action: int | dict[str, Plain]) -> str:
        """Play an action and the bots' replies; return what the seat may know of them, and what comes next."""
        place = self._mine(seat)
        self.match.play(place, self._checked(place, action))
        self._write()
        self._play_on()
        return "\n".join(part for part in (self._news(place), self._asked(place)) if part)

    def why_not(self, seat: int, action: int | dict[str, Plain]) -> str:
        """Why a seat may not do something, with the rule; or that it may."""
        place = self._mine(seat)
        try:
            number = self._checked(place, action)
        except (IllegalAction, NothingToDecide, MatchOver) as error:
            return str(error)
        return f"It is legal: {number}: {self._sentence(number)}"

    def close(self) -> None:
        """Close the file of the match; the seed makes it whole, even if the match is not over."""
        if self._writer:
            if not self.match.is_over:
                self._writer.show_seed()
            self._writer.close()

    def _mine(self, seat: int) -> int:
        """The seat from 0; only those that are played by words may be looked through."""
        if not 1 <= seat <= len(self.seats):
            raise BadSeat(f"seat must be from 1 to {len(self.seats)}, not {seat}")
        if self.seats[seat - 1] != ME:
            raise BadSeat(f"seat {seat} is played by {self.seats[seat - 1]}: what it knows is its own")
        return seat - 1

    def _checked(self, place: int, action: int | dict[str, Plain]) -> int:
        """The number of a legal action, or an error that says why it is none."""
        number = self._number(action)
        if self.match.is_over:
            raise MatchOver(self._result())
        rule = self.match.refusal(place, number)
        if rule is None:
            return number
        struct = self.match.game.decode_action(number)
        why = self.text.refusal(rule, self.match.phase_for(place), struct)
        raise IllegalAction(f"«{self._sentence(number)}» is refused by rule {rule}: {why}", rule)

    def _number(self, action: int | dict[str, Plain]) -> int:
        game = self.match.game
        if isinstance(action, dict):
            try:
                return game.encode_action(msgspec.convert(action, game.action_type))
            except msgspec.ValidationError as error:
                raise BadAction(f"{action} is no action of {game.title}: {error}") from None
        if not 0 <= action < game.action_count:
            raise BadAction(f"action must be a number from 0 to {game.action_count - 1}, not {action}")
        return action

    def _sentence(self, action: int) -> str:
        return self.text.action(self.match.game.decode_action(action))

    def _play_on(self) -> None:
        """Let the bots play until somebody who plays by words must decide."""
        match = self.match
        while not match.is_over and any(seat in self.bots for seat in match.actors):
            seat = next(seat for seat in match.actors if seat in self.bots)
            thoughts = rng.generator("thoughts", match.seed.hex(), match.ply)
            match.play(seat, decide(match.game, self.bots[seat], match.state, seat, thoughts))
            self._write()

    def _write(self) -> None:
        if self._writer is None:
            return
        if self.match.is_over:
            self._writer.finish()
            self._writer.close()
        else:
            self._writer.update()

    def _news(self, place: int) -> str:
        """The events since the seat was last told anything."""
        plies = range(self._told[place], self.match.ply + 1)
        self._told[place] = self.match.ply + 1
        heard = [event for ply in plies for event in self.match.events_of(ply) if event.is_visible_to(place)]
        return "\n".join(map(self.text.event, heard))

    def _asked(self, place: int) -> str:
        """The decision of the seat, or the players that it waits for."""
        if self.match.is_over:
            return self._result()
        prompt = self.text.prompt(self.match.view(place))
        mine = [seat + 1 for seat in self.match.actors if seat != place and self.seats[seat] == ME]
        waits = "" if place in self.match.actors else f" (seat {' and '.join(map(str, mine))} must decide)"
        return f"{self.text.player(place)} (seat {place + 1}): {prompt}{waits}"

    def _result(self) -> str:
        scores = sorted(self.match.score(), key=lambda score: score.rank)
        lines = [f"{score.rank}. {self.text.player(score.seat)}: {score.total} points" for score in scores]
        saved = [f"It is saved as {self.path}."] if self.path else []
        return "\n".join(["The match is over.", *lines, *saved])
