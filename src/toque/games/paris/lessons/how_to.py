"""How Dinner in Paris is played, on one page."""

from toque.core.words.lessons import Figure, Section

HOW_TO = (
    Section(
        name="goal",
        says=("goal-1", "goal-2"),
        figures=(Figure(says="figure-square", lesson="goals", ply=55, shows="square", rule="P28"),),
    ),
    Section(
        name="turn",
        says=("turn-1", "turn-2", "turn-3", "turn-4", "turn-5"),
        figures=(
            Figure(says="figure-supply", lesson="first-terraces", ply=3, shows="supply", rule="P18"),
            Figure(says="figure-tiles", lesson="goals", ply=55, shows="board", rule="P24"),
        ),
    ),
    Section(
        name="scoring",
        says=("scoring-1", "scoring-2", "scoring-3", "scoring-4"),
        figures=(
            Figure(says="figure-objectives", lesson="goals", ply=55, shows="objectives", rule="P42"),
            Figure(says="figure-majorities", lesson="goals", ply=55, shows="majorities", rule="P50"),
        ),
    ),
    Section(name="forgotten", says=("forgotten-1", "forgotten-2", "forgotten-3", "forgotten-4", "forgotten-5")),
)
