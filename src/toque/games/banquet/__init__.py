"""Banquet Royal: lay the king's table. The smallest of the three games: read it first."""

from pathlib import Path

from toque.core.game import Game, Kernels
from toque.games.banquet.kernel import rules
from toque.games.banquet.kernel.heuristics.estimate import estimate
from toque.games.banquet.kernel.heuristics.rollout import rollout_action
from toque.games.banquet.kernel.memory import blur_memory
from toque.games.banquet.kernel.numbers import ACTIONS
from toque.games.banquet.kernel.observe import OBSERVATION, observe
from toque.games.banquet.kernel.redeal import redeal
from toque.games.banquet.kernel.scoring import SCORE_LINES, scores
from toque.games.banquet.kernel.state import MAX_PLAYERS, PHASE_NAMES, STATE
from toque.games.banquet.lessons.how_to import HOW_TO
from toque.games.banquet.lessons.played import LESSONS
from toque.games.banquet.words.actions import AnyAction, decode_action, encode_action
from toque.games.banquet.words.erase_memory import erase_memory
from toque.games.banquet.words.layout import LAYOUT
from toque.games.banquet.words.options import Options
from toque.games.banquet.words.printed import printed
from toque.games.banquet.words.text import BanquetText
from toque.games.banquet.words.view import view

GAME = Game(
    name="banquet",
    rule_letter="B",
    rules_version=1,
    min_players=2,
    max_players=MAX_PLAYERS,
    folder=Path(__file__).parent,
    state=STATE,
    action_count=ACTIONS,
    observation_size=OBSERVATION,
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
        blur_memory=blur_memory,
        rollout_action=rollout_action,
    ),
    decode_action=decode_action,
    encode_action=encode_action,
    action_type=AnyAction,
    view=view,
    text=BanquetText,
    end_reasons=("all_spaces_filled",),
    end_reason=lambda s: "all_spaces_filled",
    erase_memory=erase_memory,
    fleeting_phases=("memorise",),
    lessons=LESSONS,
    how_to=HOW_TO,
    printed=printed,
)
