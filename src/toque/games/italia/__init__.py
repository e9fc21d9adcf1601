"""Ristorante Italia: shop, cook and bid your way to the finest restaurant. Its cards are a pack: see `pack`."""

from pathlib import Path

from toque.core.game import Game, Kernels
from toque.games.italia.kernel import rules
from toque.games.italia.kernel.components import MAX_PLAYERS, MIN_PLAYERS
from toque.games.italia.kernel.heuristics.estimate import estimate
from toque.games.italia.kernel.heuristics.rollout import rollout_action
from toque.games.italia.kernel.numbers import ACTIONS
from toque.games.italia.kernel.observe import OBSERVATION, observe
from toque.games.italia.kernel.redeal import redeal
from toque.games.italia.kernel.scoring import SCORE_LINES, scores
from toque.games.italia.kernel.state import PHASE_NAMES, STATE
from toque.games.italia.lessons.how_to import HOW_TO
from toque.games.italia.lessons.played import LESSONS
from toque.games.italia.packs import pack
from toque.games.italia.words.actions import AnyAction, decode_action, encode_action
from toque.games.italia.words.layout import LAYOUT
from toque.games.italia.words.options import Options
from toque.games.italia.words.printed import printed
from toque.games.italia.words.text import ItaliaText
from toque.games.italia.words.view import view

GAME = Game(
    name="italia",
    rule_letter="I",
    rules_version=1,
    min_players=MIN_PLAYERS,
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
        rollout_action=rollout_action,
    ),
    decode_action=decode_action,
    encode_action=encode_action,
    action_type=AnyAction,
    view=view,
    text=ItaliaText,
    end_reasons=("year_over",),
    end_reason=lambda s: "year_over",
    lessons=LESSONS,
    how_to=HOW_TO if LESSONS else (),
    printed=printed,
    pack_digest=pack.digest(),
)
