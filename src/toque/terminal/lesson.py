"""Lessons and the guided game in the terminal."""

from rich.console import Console
from rich.markup import escape

from toque.bots.bot import HUMAN
from toque.bots.compiling import GameCompiler
from toque.core.game import Game
from toque.core.match.lesson import Progress, lesson_match, lesson_words, told
from toque.core.match.matchfile import MatchWriter
from toque.core.types import Seat
from toque.core.words.lessons import LEARNER, Course, Lesson, Step, Tip
from toque.core.words.rulebook import rule_named
from toque.core.words.text import words
from toque.terminal.play import TerminalGame
from toque.terminal.seats import seat_names

BOT = "easy"
OPPONENT_NAME = "Saffron"


class LessonGame(TerminalGame):
    """One lesson at one terminal; a guided game is played to its end."""

    def __init__(
        self, game: Game, lesson: Lesson, language: str, console: Console, compiler: GameCompiler | None = None
    ) -> None:
        kinds = [HUMAN if seat == LEARNER else BOT for seat in range(lesson.players)]
        names = [seat_names(kinds, language)[LEARNER], OPPONENT_NAME]
        game = game.at("plain") if lesson.steps or compiler else game
        match = lesson_match(game, lesson, names)
        super().__init__(match, kinds, language, console, None, compiler)
        self.lesson = lesson
        self.progress = Progress(match, Course(lesson, game))
        self._given: set[str] = set()
        """The tips that were given."""

    @property
    def is_done(self) -> bool:
        """Whether the lesson, or the guided game, came to its end."""
        return self.progress.is_over if self.lesson.steps else self.match.is_over

    def prepare(self) -> None:
        """Load what was compiled before, for a guided game: a lesson needs nothing compiled."""
        if not self.lesson.steps:
            super().prepare()

    def run(self) -> None:
        """Play to the end of the lesson."""
        self.console.rule(escape(lesson_words(self.game, self.text.language)(self.lesson.title)))
        if not self.lesson.steps:
            super().run()
            return
        try:
            while not self.is_done:
                self._one_ply(None)
        finally:
            self.bots.stop()
            self._leave_secret_screen()
        self._show_board(LEARNER)
        self._read_page()

    def _one_ply(self, writer: MatchWriter | None) -> None:
        """Play one ply; a lesson knows what the others do, and when."""
        turn = self.progress.turn
        if turn is None:
            super()._one_ply(writer)
        elif turn.page is None:
            self._tell(self.match.play(turn.seat, turn.action))
        else:
            self._hand_over_to(LEARNER)
            action = self._ask(LEARNER)
            self._tell([] if action is None else self.match.play(LEARNER, action))

    def _guide(self, seat: Seat) -> None:
        self._read_page()
        for tip in self.progress.tips():
            if tip.says not in self._given:
                self._given.add(tip.says)
                self._say(tip)
                break

    def _read_page(self) -> None:
        """Say the steps that are due; whoever sits at a terminal reads them one after another."""
        page = self.progress.page
        for step in page.steps if page else ():
            self._say(step)
            if step.act is None and self.console.is_terminal:
                self._read(escape(self.say("lesson-go-on")) + " ")

    def _say(self, said: Step | Tip) -> None:
        mark = f" [dim]({said.rule})[/dim]" if said.rule else ""
        self.console.print(f"[bold yellow]»[/bold yellow] {escape(told(self.match, said, self.text.language))}{mark}")

    def _is_wanted(self, action: int) -> bool:
        turn = self.progress.turn
        if turn is None or action in turn.accepted:
            return True
        wanted = self.text.action(self.game.decode_action(turn.action))
        self.console.print(words("refusals", self.text.language)("lesson-asks", action=wanted), markup=False)
        rule = turn.page.steps[-1].rule if turn.page else ""
        if rule:
            self._print_markdown(f"**{rule}** {rule_named(self.game, rule, self.text.language).text}")
        return False
