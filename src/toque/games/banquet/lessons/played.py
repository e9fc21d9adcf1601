"""The lessons of Banquet Royal."""

from toque.core.words.lessons import GUIDED, OPPONENT, Lesson, Move, Step, Tip, When
from toque.games.banquet.words.actions import Announce, AnyAction, Discard, Pass, Place, Ready, Validate


def other(*actions: AnyAction) -> tuple[Move, ...]:
    """What the bot does, in order."""
    return tuple(Move(OPPONENT, action) for action in actions)


FIRST_MENU = Lesson(
    name="first-menu",
    seed="first menu 5",
    steps=(
        Step(says="menu-welcome", rule="B1", points=("table",)),
        Step(says="menu-ready", act=Ready(), rule="B7", then=other(Ready())),
        Step(says="menu-hand", rule="B6", points=("hand",)),
        Step(says="menu-place", act=Place("burger", "C3"), rule="B8", points=("kitchen-burger",)),
        Step(says="menu-pass", act=Pass(), rule="B13", then=other(Place("burger", "C4"), Pass())),
        Step(says="menu-shared", rule="B14", points=("cell-C4",)),
        Step(says="menu-complete", act=Place("fruit_salad", "C5"), rule="B13", points=("kitchen-fruit_salad",)),
        Step(says="menu-validate", act=Validate("burger_burger_fruit_salad"), rule="B13"),
        Step(says="menu-done", rule="B19", points=("seats",)),
    ),
)

CLOCHES = Lesson(
    name="cloches",
    seed="cloches 15",
    steps=(
        Step(says="cloches-look", rule="B7", points=("cell-D7",)),
        Step(says="cloches-ready", act=Ready(), rule="B7", then=other(Ready())),
        Step(says="cloches-toque", act=Place("toque", "D5"), rule="B14", points=("toque-0",)),
        Step(
            says="cloches-discard",
            act=Discard("salad_salad_fruit_salad"),
            also=({"do": "discard", "menu": "salad_fruit_salad_charlotte"}, {"do": "pass"}),
            rule="B16",
            then=other(Place("charlotte", "D6"), Pass()),
        ),
        Step(says="cloches-touch", rule="B11", points=("cell-D7",)),
        Step(says="cloches-announce", act=Announce("burger", "D7"), rule="B11", points=("cell-D7",)),
        Step(says="cloches-right", rule="B12", points=("seats",)),
        Step(says="cloches-validate", act=Validate("toque_charlotte_burger"), rule="B13"),
        Step(says="cloches-end", rule="B18", points=("table",)),
        Step(says="cloches-done", rule="B19", points=("seats",)),
    ),
)

GUIDED_GAME = Lesson(
    name=GUIDED,
    tips=(
        Tip(says="tip-memorise", when=When(phase="memorise"), rule="B7", points=("cloche",)),
        Tip(says="tip-validate", when=When(can={"do": "validate"}), rule="B13", points=("hand",)),
        Tip(says="tip-announce", when=When(can={"do": "announce"}), rule="B11", points=("table",)),
        Tip(says="tip-lost", when=When(happened="order_revealed"), rule="B12", points=("seats",)),
        Tip(says="tip-start", when=When(phase="place"), rule="B8", points=("kitchen",)),
        Tip(says="tip-shared", when=When(phase="place", from_ply=5), rule="B14", points=("table",)),
        Tip(says="tip-discard", when=When(can={"do": "discard"}, from_ply=8), rule="B16", points=("hand",)),
        Tip(says="tip-toque", when=When(phase="place", from_ply=12, can={"piece": "toque"}), rule="B14"),
        Tip(says="tip-end", when=When(phase="place", from_ply=36), rule="B18", points=("table",)),
    ),
)

LESSONS = (FIRST_MENU, CLOCHES, GUIDED_GAME)
