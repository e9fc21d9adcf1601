"""How Ristorante Italia is played, on one page."""

from toque.core.words.lessons import Figure, Section

TALL = (700, 1000)

HOW_TO = (
    Section(
        name="goal",
        says=("goal-1", "goal-2"),
        figures=(Figure(says="figure-recipe", lesson="market", ply=12, shows="hand-0-zabaione", rule="I17", box=TALL),),
    ),
    Section(
        name="turn",
        says=("turn-1", "turn-2", "turn-3", "turn-4", "turn-5"),
        figures=(
            Figure(says="figure-market", lesson="market", ply=12, shows="market", rule="I12", box=TALL),
            Figure(says="figure-shelf", lesson="critic", ply=20, shows="shelf", rule="I13"),
        ),
    ),
    Section(
        name="scoring",
        says=("scoring-1", "scoring-2", "scoring-3"),
        figures=(
            Figure(says="figure-menu", lesson="critic", ply=25, shows="menu", rule="I27"),
            Figure(says="figure-calendar", lesson="critic", ply=20, shows="calendar", rule="I5", box=TALL),
        ),
    ),
    Section(name="forgotten", says=("forgotten-1", "forgotten-2", "forgotten-3", "forgotten-4", "forgotten-5")),
)
