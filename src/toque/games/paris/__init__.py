"""Dinner in Paris: open restaurants around a square, and fill it with terraces."""

from pathlib import Path

from toque.core.game import Game, Kernels
from toque.core.types import State
from toque.games.paris.kernel import rules
from toque.games.paris.kernel.heuristics.estimate import estimate
from toque.games.paris.kernel.numbers import ACTIONS
from toque.games.paris.kernel.observe import OBSERVATION, observe
from toque.games.paris.kernel.redeal import redeal
from toque.games.paris.kernel.scoring import SCORE_LINES, scores
from toque.games.paris.kernel.secret_points import hide_secret_points
from toque.games.paris.kernel.state import MAX_PLAYERS, PHASE_NAMES, STATE, TRIGGER_NAMES
from toque.games.paris.lessons.how_to import HOW_TO
from toque.games.paris.lessons.played import LESSONS
from toque.games.paris.words.actions import AnyAction, decode_action, encode_action
from toque.games.paris.words.layout import LAYOUT
from toque.games.paris.words.options import Options
from toque.games.paris.words.preview import preview_details
from toque.games.paris.words.printed import printed
from toque.games.paris.words.text import ParisText
from toque.games.paris.words.view import view


def end_reason(s: State) -> str:
    """What triggered the end (P47, P56)."""
    return TRIGGER_NAMES[int(s.trigger)]


GAME = Game(
    name="paris",
    rule_letter="P",
    rules_version=1,
    min_players=2,
    max_players=MAX_PLAYERS,
    folder=Path(__file__).parent,
    state=STATE,
    action_count=ACTIONS,
    observation_size=OBSERVATION,
    observation_layout=LAYOUT,
    gpu_threads=128,
    phases=PHASE_NAMES,
    score_lines=SCORE_LINES,
    options=Options,
    kernels=Kernels(
        setup=rules.setup,
        legal=rules.legal,
        refusal=rules.refusal,
        apply=rules.apply,
        scores=scores,
        redeal=redeal,
        observe=observe,
        estimate=estimate,
        hide_secret_points=hide_secret_points,
    ),
    decode_action=decode_action,
    encode_action=encode_action,
    action_type=AnyAction,
    view=view,
    text=ParisText,
    end_reasons=TRIGGER_NAMES[1:],
    end_reason=end_reason,
    lessons=LESSONS,
    how_to=HOW_TO,
    printed=printed,
    preview_details=preview_details,
)
