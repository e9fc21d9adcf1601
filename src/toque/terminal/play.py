"""Playing in the terminal: the board, a numbered list, a line to type on. Works from a pipe as well."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import msgspec
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Line

from toque.bots.bot import HUMAN
from toque.bots.compiling import GameCompiler
from toque.core.errors import BadUndo, ToqueError, UnknownRule
from toque.core.game import Game, Score
from toque.core.kernel import rng
from toque.core.kernel.events import Event
from toque.core.match.match import Match
from toque.core.match.matchfile import MatchWriter
from toque.core.types import Seat
from toque.core.words.rulebook import rule_named, rules
from toque.core.words.text import GameText, words
from toque.terminal import any_board
from toque.terminal.choices import (
    SHORT_LIST,
    Choice,
    Group,
    beginning,
    find_typed,
    make_choices,
    make_groups,
    words_of,
)
from toque.terminal.opponents import Opponents

NARROWEST = 78
LONGEST_NUMBER = 6
SPECTATOR = -1
COMMANDS = ("help", "board", "score", "back", "undo", "quit")


class Leave(Exception):
    """The person wants to stop, or the input has ended."""

    def __init__(self, *, is_wanted: bool) -> None:
        self.is_wanted = is_wanted


def board_of(game: Game) -> ModuleType:
    """The module that draws a game's table: its own, or the one that draws any view."""
    name = f"toque.terminal.boards.{game.name}"
    return import_module(name) if find_spec(name) else any_board


def show_board(game: Game, view: msgspec.Struct, text: GameText, console: Console) -> None:
    """Draw the table of any game."""
    if console.width < NARROWEST:
        say = words("terminal", text.language)
        console.print(say("narrow", needed=NARROWEST, columns=console.width))
    drawing: RenderableType = board_of(game).draw(view, text)
    console.print(drawing)


def score_table(game: Game, scores: list[Score], text: GameText) -> Table:
    """Points by line, a column a player, the best first."""
    ranked = sorted(scores, key=lambda score: score.rank)
    table = Table(show_footer=True)
    table.add_column("", footer=words("terminal", text.language)("points"))
    for score in ranked:
        table.add_column(escape(f"{score.rank}. {text.player(score.seat)}"), footer=str(score.total), justify="right")
    for line in game.score_lines:
        if any(score.lines[line] for score in ranked):
            table.add_row(text.score_line(line), *(str(score.lines[line]) for score in ranked))
    return table


class TerminalGame:
    """One match at one terminal."""

    def __init__(
        self,
        match: Match,
        seats: list[str],
        language: str,
        console: Console,
        path: Path | None,
        compiler: GameCompiler | None = None,
    ) -> None:
        self.match = match
        self.console = console
        self.path = path
        self.sentences = self.game.text(language, match.seats)
        self.say = words("terminal", language)
        self.small_words = frozenset(self.say("small-words").split())
        self.commands = {word: name for name in COMMANDS for word in (name, self.say(f"command-{name}"))}
        """The commands besides actions, in English and in the person's language."""
        self.bots = Opponents(match, seats, console, self.say, compiler)
        self.humans = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.thoughts = rng.generator("thoughts", match.seed.hex())
        self.last_refusal = ""
        self.looking: int | None = None
        self.untold: dict[int, list[str]] = {seat: [] for seat in self.humans}
        """The events since each person last looked."""

    @property
    def text(self) -> GameText:
        """The sentences about the table as it is."""
        return self.sentences.about(self.match.state)

    @property
    def game(self) -> Game:
        """The game, at the speed that the match has now."""
        return self.match.game

    def prepare(self) -> None:
        """Load what was compiled before."""
        self.bots.prepare()

    def run_or_leave(self) -> None:
        """Play to the end or until the person leaves: a match that is left stays saved."""
        try:
            self.run()
        except Leave as leave:
            if not leave.is_wanted:
                ended = self.say("input-ended-saved", path=str(self.path)) if self.path else self.say("input-ended")
                raise ToqueError(ended) from None
            goodbye = self.say("goodbye-saved", path=str(self.path)) if self.path else self.say("goodbye")
            self.console.print(goodbye, markup=False, soft_wrap=True)

    def run(self) -> None:
        """Play to the end; every move is on disk before anybody sees it."""
        writer = MatchWriter(self.path, self.match) if self.path else None
        try:
            committed = self.say("committed", commitment=self.match.header.commitment)
            self.console.print(f"  {committed}", style="dim")
            self._tell(self.match.opening_events())
            while not self.match.is_over:
                self._one_ply(writer)
            if writer:
                writer.finish()
        finally:
            self.bots.stop()
            self._leave_secret_screen()
            if writer:
                writer.close()
        self._show_end()

    def _one_ply(self, writer: MatchWriter | None) -> None:
        self.bots.follow_compiler()
        actors = self.game.actors(self.match.state)
        thinking = [seat for seat in actors if seat in self.bots]
        if thinking:
            seat = thinking[0]
            action: int | None = self.bots.decide(seat, self.thoughts)
        else:
            seat = actors[0]
            self._hand_over_to(seat)
            action = self._ask(seat)
        happened = [] if action is None else self.match.play(seat, action)
        if writer:
            writer.update()
        self._tell(happened)

    def _hand_over_to(self, seat: Seat) -> None:
        """Hide the cards while the screen is passed on; a table that must be forgotten leaves no trace."""
        phase = self.game.phases[int(self.match.state.phase)]
        is_fleeting = phase in self.game.fleeting_phases
        if len(self.humans) == 1 and not is_fleeting:
            self._leave_secret_screen()
        elif len(self.humans) == 1:
            self._enter_secret_screen()
        elif self.looking != seat:
            self._enter_secret_screen()
            if self.console.is_terminal:
                self._read(escape(self.say("hand-over", player=self.text.player(seat))) + " ")
        self.looking = seat
        self._tell_untold(seat)

    def _enter_secret_screen(self) -> None:
        """A screen of its own, which leaves nothing to scroll back to."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.set_alt_screen(True)
        elif self.console.is_terminal:
            self.console.print("\n" * 200)
        if self.console.is_terminal:
            self.console.clear()

    def _leave_secret_screen(self) -> None:
        if self.console.is_alt_screen:
            self.console.set_alt_screen(False)

    def _ask(self, seat: Seat) -> int | None:
        """Ask a person until there is an action; None if something was taken back."""
        choices = make_choices(self.game, self.text, self.game.legal_actions(self.match.state, seat))
        self._show_board(seat)
        self._guide(seat)
        shown: list[Group] = []
        listed = choices
        while True:
            shown = self._list(listed)
            typed = self._read("> ").strip()
            command = self.commands.get(typed.lower())
            if typed.isdecimal() and len(typed) <= LONGEST_NUMBER:
                listed, action = self._pick(shown, int(typed), listed)
            elif command == "back":
                listed, action = choices, None
            elif command == "undo":
                if self._undo(seat):
                    return None
                continue
            else:
                listed, action = choices, self._understand(seat, choices, typed)
            if action is not None and self._is_wanted(action):
                return action

    def _guide(self, seat: Seat) -> None:
        """Say what a lesson has to say before the seat is asked; an ordinary game says nothing."""

    def _is_wanted(self, action: int) -> bool:
        """Whether a legal action may be played: in a lesson not each of them."""
        return True

    def _list(self, choices: list[Choice]) -> list[Group]:
        """Show the choices: the actions themselves, or groups if there are many."""
        if len(choices) <= SHORT_LIST or len({choice.words[:-1] for choice in choices}) == 1:
            groups = [Group(choice.words, [choice]) for choice in choices]
        else:
            groups = make_groups(choices)
        lines = [
            group.choices[0].sentence
            if len(group.choices) == 1
            else self.say("choices", start=_start(group), count=len(group.choices))
            for group in groups
        ]
        columns = Table.grid(padding=(0, 3))
        width = max(1, min(3, self.console.width // (max(map(len, lines)) + 8))) if len(lines) > 8 else 1
        height = -(-len(lines) // width)
        for row in range(height):
            numbers = range(row, len(lines), height)
            columns.add_row(*(Line.assemble((f"{i + 1:3} ", "bold"), lines[i]) for i in numbers))
        self.console.print(columns)
        return groups

    def _pick(self, groups: list[Group], number: int, listed: list[Choice]) -> tuple[list[Choice], int | None]:
        if not 1 <= number <= len(groups):
            self.console.print(self.say("no-such-choice", number=str(number), last=len(groups)))
            return listed, None
        picked = groups[number - 1].choices
        return (listed, picked[0].action) if len(picked) == 1 else (picked, None)

    def _understand(self, seat: Seat, choices: list[Choice], typed: str) -> int | None:
        """Interpret typed words: a command, a legal action, or an illegal one, which is explained."""
        commands: dict[str, Callable[[], None]] = {
            "help": self._help,
            "board": lambda: self._show_board(seat),
            "score": lambda: self.console.print(
                score_table(self.game, self.game.known_score(self.match.state, seat), self.text)
            ),
        }
        command = self.commands.get(typed.lower(), typed.lower())
        if command in ("quit", "exit"):
            raise Leave(is_wanted=True)
        if typed.startswith("?"):
            self._explain(typed[1:].strip() or self.last_refusal)
        elif command in commands:
            commands[command]()
        elif found := find_typed(choices, typed, self.small_words):
            return found[0].action
        elif typed:
            self._refuse(seat, typed)
        return None

    def _refuse(self, seat: Seat, typed: str) -> None:
        every = make_choices(self.game, self.text, list(range(self.game.action_count)))
        found = find_typed(every, typed, self.small_words)
        if not found:
            self.console.print(self.say("not-understood"))
            return
        state, action = self.match.state, found[0].action
        rule = self.game.rule_name(int(self.game.refusal(state, seat, action)))
        why = self.text.refusal(rule, self.game.phases[int(state.phase)], self.game.decode_action(action))
        self.last_refusal = rule
        self.console.print(self.say("refused", sentence=escape(found[0].sentence), why=escape(why), rule=rule))

    def _explain(self, name: str) -> None:
        if not name:
            self._help()
            return
        try:
            rule = rule_named(self.game, name, self.text.language)
        except UnknownRule:
            first, *_, last = rules(self.game)
            told = self.say("no-such-rule", game=self.game.title, rule=name, first=first, last=last)
            self.console.print(told, markup=False)
        else:
            self._print_markdown(f"**{rule.name}** ({rule.section}) {rule.text}")

    def _help(self) -> None:
        self._print_markdown(
            self.say("help", example=" ".join(words_of(self.game.decode_action(0))), rule=self.game.rule_name(1))
        )

    def _print_markdown(self, text: str) -> None:
        from rich.markdown import Markdown  # slow to load, and seldom needed

        self.console.print(Markdown(text))

    def _undo(self, seat: Seat) -> bool:
        try:
            self.match.undo(seat, 1)
        except BadUndo:
            self.console.print(self.say("cannot-undo"))
            return False
        self.console.print(self.say("taken-back"))
        return True

    def _show_board(self, seat: Seat) -> None:
        view = self.game.view(self.match.state, seat)
        self.console.rule()
        show_board(self.game, view, self.text, self.console)
        self.console.print(f"[bold]{escape(self.text.player(seat))}:[/bold] {escape(self.text.prompt(view))}")

    def _show_end(self) -> None:
        self.console.rule()
        show_board(self.game, self.game.view(self.match.state, None), self.text, self.console)
        self.console.print(score_table(self.game, self.match.score(), self.text))
        if self.path:
            self.console.print(self.say("saved", path=str(self.path)), markup=False, soft_wrap=True)

    def _tell(self, happened: list[Event]) -> None:
        """Tell a single person at once, several people each at their own turn, when they have the screen."""
        text = self.text
        for seat in self.humans:
            self.untold[seat] += [text.event(event) for event in happened if event.is_visible_to(seat)]
        if len(self.humans) == 1:
            self._tell_untold(self.humans[0])
        elif not self.humans:
            self._print_lines([text.event(event) for event in happened if event.is_visible_to(SPECTATOR)])

    def _tell_untold(self, seat: Seat) -> None:
        self._print_lines(self.untold[seat])
        self.untold[seat] = []

    def _print_lines(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(f"  {line}", style="dim", markup=False, highlight=False)

    def _read(self, prompt: str) -> str:
        try:
            return self.console.input(prompt) if self.console.is_terminal else input()
        except (EOFError, RuntimeError):  # the end of a pipe, or no input at all
            raise Leave(is_wanted=False) from None


def _start(group: Group) -> str:
    """The beginning of a group of choices: that of its sentences, or of its typed actions."""
    return beginning(group.choices) or " ".join(group.words).replace("_", " ")
