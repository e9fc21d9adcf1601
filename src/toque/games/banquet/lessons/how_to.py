"""How Banquet Royal is played, on one page."""

from toque.core.words.lessons import Figure, Section

HOW_TO = (
    Section(
        name="goal",
        says=("goal-1", "goal-2"),
        figures=(Figure(says="figure-line", lesson="first-menu", ply=7, shows="table", rule="B13"),),
    ),
    Section(
        name="turn",
        says=("turn-1", "turn-2", "turn-3", "turn-4"),
        figures=(
            Figure(says="figure-hand", lesson="first-menu", ply=7, shows="hand", rule="B6"),
            Figure(says="figure-cloches", lesson="cloches", ply=0, shows="table", rule="B7"),
        ),
    ),
    Section(
        name="scoring",
        says=("scoring-1", "scoring-2", "scoring-3"),
        figures=(Figure(says="figure-seats", lesson="cloches", ply=8, shows="seats", rule="B19"),),
    ),
    Section(name="forgotten", says=("forgotten-1", "forgotten-2", "forgotten-3", "forgotten-4", "forgotten-5")),
)
