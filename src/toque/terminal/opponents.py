"""The bots at a terminal. On a fresh machine they play with interpreted rules until all is compiled."""

from rich.console import Console

from toque.bots.bot import HUMAN, Bot, decide, make_bot
from toque.bots.compiling import STAGES, GameCompiler, prepare
from toque.bots.levels import LEVELS_THAT_WAIT
from toque.core.kernel.speeds import USUAL
from toque.core.match.match import Match
from toque.core.types import ActionNumber, Rng, Seat
from toque.core.words.text import Words

SHOW_SECONDS = 0.2


class Opponents:
    """The bots of one match."""

    def __init__(self, match: Match, kinds: list[str], console: Console, say: Words, compiler: GameCompiler | None):
        self._match = match
        self._kinds = {seat: kind for seat, kind in enumerate(kinds) if kind != HUMAN}
        self._console = console
        self._say = say
        self._compiler = compiler
        self._bots: dict[Seat, Bot] = {}

    def __contains__(self, seat: Seat) -> bool:
        return seat in self._kinds

    def prepare(self) -> None:
        """Load what was compiled before, if all was."""
        if self._compiler is None:
            for stage in STAGES:
                prepare(self._match.game, stage)

    def decide(self, seat: Seat, thoughts: Rng) -> ActionNumber:
        """Let a bot decide; one that thinks much waits until its search is compiled."""
        if self._kinds[seat] in LEVELS_THAT_WAIT:
            self._wait()
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = make_bot(self._kinds[seat], self._match.game)
        return decide(self._match.game, bot, self._match.state, seat, thoughts)

    def follow_compiler(self) -> None:
        """Go on with compiled rules as soon as they are there."""
        if self._compiler is not None and self._compiler.is_ready:
            self._use_compiled()

    def stop(self) -> None:
        """End what still compiles."""
        if self._compiler is not None:
            self._compiler.stop()

    def _wait(self) -> None:
        """Show how far compiling is; what no other process could compile is compiled here."""
        if self._compiler is None:
            return
        with self._console.status(self._progress()) as line:
            while not self._compiler.wait(SHOW_SECONDS):
                line.update(self._progress())
            if not self._compiler.is_ready:
                for stage in STAGES:
                    prepare(self._match.game.at(USUAL), stage)
        self._use_compiled()

    def _progress(self) -> str:
        assert self._compiler is not None
        return self._say("compiling", game=self._match.game.title, percent=int(100 * self._compiler.progress))

    def _use_compiled(self) -> None:
        self._compiler = None
        self._match.run_at(USUAL)
        self._bots.clear()
