"""The lessons of Dinner in Paris."""

from toque.core.words.lessons import GUIDED, OPPONENT, Lesson, Move, Step, Tip, When, read_moves
from toque.games.paris.words.actions import AnyAction, Choose, Complete, Keep, Open, Site, Stop, Take, Terrace

FIRST_TERRACES = Lesson(
    name="first-terraces",
    seed="square 39",
    steps=(
        Step(says="square-welcome", rule="P1", points=("square",)),
        Step(
            says="square-choose",
            act=Choose("fountain_five"),
            rule="P8",
            then=(Move(OPPONENT, Choose("nine_east")),),
        ),
        Step(says="square-card", act=Take("tomatoes"), rule="P11"),
        Step(says="square-supply", rule="P18", points=("supply",)),
        Step(says="square-open", act=Open("pizzeria"), rule="P18"),
        Step(says="square-site", act=Site("north", 6), rule="P21"),
        Step(says="square-income", rule="P23", points=("board",)),
        Step(says="square-terrace", act=Terrace("H4"), rule="P25"),
        Step(says="square-free", act=Terrace("H5"), rule="P35"),
        Step(says="square-grow", rule="P28", points=("square",)),
        Step(says="square-done", rule="P11"),
    ),
)

BEFORE_GOALS = """\
0 choose shape_nose
1 choose shape_crown
0 take flour
0 open creperie
0 site south 8
0 terrace H17
0 terrace H16
0 stop
1 take flour
1 draw
1 draw
0 take tomatoes
0 terrace H15
0 stop
0 take cheese
1 take bread
1 discard flour
1 take potatoes
1 discard coin
1 open gastronomique
1 site east 10
0 take meat
0 open grill
0 site west 5
0 terrace I17
0 terrace I15
0 coin
0 terrace J17
0 stop
1 take potatoes
1 terrace Q13
1 stop
1 take cheese
0 take potatoes
0 terrace K17
0 stop
0 take seafood_meat_potatoes
1 take tomatoes
1 take bread
1 terrace P13
1 stop
1 end_turn
0 take bread
0 terrace L17
0 terrace M17
0 stop
0 take bread_tomatoes
1 take coin
1 terrace Q14
1 stop
1 open brasserie
1 site north 4"""
"""Six rounds, in which the learner built a creperie in the south and a grill in the west."""

GOALS = Lesson(
    name="goals",
    seed="objective 34",
    before=read_moves(AnyAction, BEFORE_GOALS),
    steps=(
        Step(says="goals-welcome", rule="P42", points=("objective-shape_nose",)),
        Step(says="goals-card", act=Take("coin"), rule="P23"),
        Step(says="goals-first", act=Terrace("L16"), rule="P26"),
        Step(says="goals-second", act=Terrace("N17"), rule="P46"),
        Step(says="goals-stop", act=Stop(), rule="P31"),
        Step(says="goals-complete", act=Complete("shape_nose"), rule="P42"),
        Step(says="goals-keep", act=Keep(), also=({"do": "share"},), rule="P43"),
        Step(says="goals-rows", rule="P49", points=("board",)),
        Step(says="goals-majorities", rule="P50", points=("majorities",)),
        Step(says="goals-end", rule="P47", points=("supply",)),
    ),
)

GUIDED_GAME = Lesson(
    name=GUIDED,
    tips=(
        Tip(says="tip-choose", when=When(phase="choose"), rule="P8", points=("objectives",)),
        Tip(says="tip-draw", when=When(phase="draw"), rule="P11", points=("market",)),
        Tip(says="tip-open", when=When(phase="action", can={"do": "open"}), rule="P18", points=("supply",)),
        Tip(says="tip-cards", when=When(phase="action", from_ply=3), rule="P13", points=("hand",)),
        Tip(says="tip-site", when=When(phase="site"), rule="P21", points=("square",)),
        Tip(says="tip-pay", when=When(phase="pay"), rule="P18", points=("hand",)),
        Tip(says="tip-terrace", when=When(can={"do": "terrace"}), rule="P23", points=("square",)),
        Tip(says="tip-coin", when=When(phase="build", can={"do": "coin"}), rule="P23", points=("hand",)),
        Tip(says="tip-pigeon", when=When(happened="pigeon_kept"), rule="P33", points=("hand",)),
        Tip(says="tip-complete", when=When(can={"do": "complete"}), rule="P42", points=("objectives",)),
        Tip(says="tip-discard", when=When(phase="discard"), rule="P14", points=("hand",)),
        Tip(says="tip-majorities", when=When(phase="draw", from_ply=40), rule="P50", points=("majorities",)),
    ),
)

LESSONS = (FIRST_TERRACES, GOALS, GUIDED_GAME)
