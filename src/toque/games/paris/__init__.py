"""Dinner in Paris: open restaurants around a square, and fill it with terraces."""

from pathlib import Path
from typing import Any

from toque.core.game import Game
from toque.games.paris import rules
from toque.games.paris.actions import AnyAction, decode_action, encode_action
from toque.games.paris.components import printed
from toque.games.paris.estimate import estimate
from toque.games.paris.numbers import ACTIONS
from toque.games.paris.observe import OBSERVATION, observe
from toque.games.paris.options import Options
from toque.games.paris.outlook import outlook
from toque.games.paris.redeal import redeal
from toque.games.paris.scoring import SCORE_LINES, scores
from toque.games.paris.secrets import hide
from toque.games.paris.state import FORESEEN, MAX_PLAYERS, PHASE_NAMES, STATE, TRIGGER_NAMES
from toque.games.paris.text import ParisText
from toque.games.paris.view import view


def end_reason(s: Any) -> str:
    """What triggered the end (P47, P56)."""
    return TRIGGER_NAMES[int(s.trigger)]


GAME = Game(
    name="paris",
    title="Dinner in Paris",
    summary="Open restaurants around a new square in Paris, and win the race for room for their terraces.",
    rule_letter="P",
    rules_version=1,
    min_players=2,
    max_players=MAX_PLAYERS,
    folder=Path(__file__).parent,
    state=STATE,
    action_count=ACTIONS,
    observation_size=OBSERVATION,
    phases=PHASE_NAMES,
    score_lines=SCORE_LINES,
    options=Options,
    setup=rules.setup,
    legal=rules.legal,
    refusal=rules.refusal,
    apply=rules.apply,
    scores=scores,
    redeal=redeal,
    observe=observe,
    estimate=estimate,
    decode_action=decode_action,
    encode_action=encode_action,
    action_type=AnyAction,
    view=view,
    hide=hide,
    text=ParisText,
    end_reason=end_reason,
    components=printed,
    outlook=outlook,
    foreseen=FORESEEN,
)
