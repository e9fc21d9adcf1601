"""Ristorante Italia: shop, cook and bid your way to the finest restaurant. Its cards are a pack: see `pack`."""

from pathlib import Path

from toque.core.game import Game
from toque.games.italia import pack, rules
from toque.games.italia.actions import AnyAction, decode_action, encode_action
from toque.games.italia.components import printed
from toque.games.italia.estimate import estimate
from toque.games.italia.numbers import ACTIONS
from toque.games.italia.observe import OBSERVATION, observe
from toque.games.italia.options import Options
from toque.games.italia.redeal import redeal
from toque.games.italia.scoring import SCORE_LINES, scores
from toque.games.italia.state import FORESEEN, PHASE_NAMES, STATE
from toque.games.italia.table import MAX_PLAYERS, MIN_PLAYERS
from toque.games.italia.text import ItaliaText
from toque.games.italia.urge import urge
from toque.games.italia.view import view

GAME = Game(
    name="italia",
    title="Ristorante Italia",
    summary="Run a restaurant for four seasons: shop, cook, please critics and VIPs, and mind the purse.",
    rule_letter="I",
    rules_version=1,
    min_players=MIN_PLAYERS,
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
    urge=urge,
    decode_action=decode_action,
    encode_action=encode_action,
    action_type=AnyAction,
    view=view,
    text=ItaliaText,
    end_reason=lambda s: "year_over",
    components=printed,
    pack_digest=pack.digest(),
    foreseen=FORESEEN,
)
