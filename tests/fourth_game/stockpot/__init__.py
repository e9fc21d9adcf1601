"""Stockpot: spice the soup together, each in secret, and score if the guest can bear it."""

from pathlib import Path

from toque.games.stockpot.kernel import rules
from toque.games.stockpot.kernel.heuristics.estimate import estimate
from toque.games.stockpot.kernel.numbers import ACTIONS
from toque.games.stockpot.kernel.observe import observe
from toque.games.stockpot.kernel.redeal import redeal
from toque.games.stockpot.kernel.scoring import SCORE_LINES, scores
from toque.games.stockpot.kernel.state import MAX_PLAYERS, PHASE_NAMES, STATE
from toque.games.stockpot.words.actions import AnyAction, decode_action, encode_action
from toque.games.stockpot.words.layout import LAYOUT
from toque.games.stockpot.words.options import Options
from toque.games.stockpot.words.text import StockpotText
from toque.games.stockpot.words.view import view

from toque.core.game import Game, Kernels

GAME = Game(
    name="stockpot",
    rule_letter="S",
    rules_version=1,
    min_players=2,
    max_players=MAX_PLAYERS,
    folder=Path(__file__).parent,
    state=STATE,
    action_count=ACTIONS,
    observation_size=LAYOUT.size,
    observation_layout=LAYOUT,
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
    ),
    decode_action=decode_action,
    encode_action=encode_action,
    action_type=AnyAction,
    view=view,
    text=StockpotText,
    end_reasons=("four_rounds",),
    end_reason=lambda s: "four_rounds",
)
