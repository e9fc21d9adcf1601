"""What can go wrong, as a tree; every message is one line that a player understands.

ToqueError
  UnknownGame        no game of that name
  BadPlayers         a number of players the game is not made for
  BadOption          an unknown option, value, or combination
  BadSeat            an unknown kind of player, or the wrong number of seats
  BadBudget          no time to think
  NothingToDecide    a position in which the seat has nothing to decide
  IllegalAction      an action that a rule forbids
  BadAction          something that is no action of the game at all
  BadArray           an array of the wrong shape or type
  BadUndo            a take-back beyond what may be taken back
  MatchOver          something done in a match that is over
  MatchFileError     a match file that cannot be read
    IllegalPly       ... because a move in it is illegal
    SeedMismatch     ... because its seed is not the one committed to
  ArenaFileError     a file of results that cannot be read, or belongs to another contest
  DatasetError       a file of decisions that cannot be written or read
  UnknownRule        no rule of that number
  UnknownLesson      no lesson of that name
  BadPack            a card pack that cannot be played with
  ClosedBatch        something asked of a batch that is closed
  NoGpu              no numba-cuda, or no GPU
  BadNetwork         a file that is no network, or one of another game
  TrainingError      a checkpoint that training cannot go on from
  NoPackage          a package of others that is not installed
  ClosedEnv          an environment that is closed
  LostWorker         a process that played games is gone
  NoRay              no Ray, or no cluster that answers
  NoPlot             no matplotlib, or a picture of a kind it does not draw
  Disparity          the rules do not mean the same at two speeds
"""


class ToqueError(Exception):
    """Anything the user can mend; the message is one clear line."""


class UnknownGame(ToqueError):
    """No game of that name."""


class BadPlayers(ToqueError):
    """A number of players the game is not made for."""


class BadOption(ToqueError):
    """An unknown option or value, or options that do not go together."""


class BadSeat(ToqueError):
    """An unknown kind of player, or the wrong number of seats."""


class BadBudget(ToqueError):
    """No time to think."""


class NothingToDecide(ToqueError):
    """A position in which the seat has nothing to decide."""


class BadAction(ToqueError):
    """Something that is no action of the game at all."""


class IllegalAction(ToqueError):
    """An action that a rule forbids."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class BadArray(ToqueError):
    """An array of the wrong shape or type."""


class BadUndo(ToqueError):
    """A take-back beyond what may be taken back."""


class MatchOver(ToqueError):
    """Something done in a match that is over."""


class MatchFileError(ToqueError):
    """A match file that cannot be read."""


class IllegalPly(MatchFileError):
    """A match file with an illegal move."""

    def __init__(self, message: str, ply: int, rule: str) -> None:
        super().__init__(message)
        self.ply = ply
        self.rule = rule


class SeedMismatch(MatchFileError):
    """A match file whose seed is not the one that was committed to."""


class ArenaFileError(ToqueError):
    """A file of results that cannot be read, or belongs to another contest."""


class DatasetError(ToqueError):
    """A file of decisions that cannot be written or read."""


class UnknownRule(ToqueError):
    """No rule of that number."""


class ClosedBatch(ToqueError):
    """Something asked of a batch that is closed."""


class NoGpu(ToqueError):
    """No numba-cuda, or no GPU."""


class NoPackage(ToqueError):
    """A package of others that is not installed."""


class ClosedEnv(ToqueError):
    """An environment that is closed."""


class LostWorker(ToqueError):
    """A process that played games is gone."""


class NoRay(ToqueError):
    """No Ray, or no cluster that answers."""


class NoPlot(ToqueError):
    """No matplotlib, or a picture of a kind it does not draw."""


class Disparity(ToqueError):
    """The rules do not mean the same at two speeds."""


class UnknownLesson(ToqueError):
    """No lesson of that name."""


class BadPack(ToqueError):
    """A card pack that cannot be played with."""


class BadNetwork(ToqueError):
    """A file that is no network, or one of another game."""


class TrainingError(ToqueError):
    """A checkpoint that training cannot go on from."""
