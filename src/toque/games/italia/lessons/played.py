"""The lessons of Ristorante Italia. They need the game's own cards: with a pack of others there are none."""

from toque.core.words.lessons import GUIDED, LEARNER, OPPONENT, Lesson, Move, Step, Tip, When, moves_of
from toque.games.italia.packs import pack
from toque.games.italia.words.actions import AnyAction, Bid, Buy, Cook, Draw, Keep, Pass, Restock


def other(*actions: AnyAction) -> tuple[Move, ...]:
    """What the bot does, in order."""
    return tuple(Move(OPPONENT, action) for action in actions)


MARKET = Lesson(
    name="market",
    seed="market 44",
    steps=(
        Step(says="market-welcome", rule="I5", points=("calendar",)),
        Step(says="market-draw", act=Draw("antipasto"), rule="I9"),
        Step(says="market-keep", act=Keep("insalata_caprese"), rule="I9"),
        Step(says="market-buy", act=Buy("tomato"), rule="I13"),
        Step(
            says="market-pass",
            act=Pass(),
            rule="I12",
            then=other(Draw("antipasto"), Keep("caponata"), Buy("aubergine"), Pass()),
        ),
        Step(says="market-cheese", act=Buy("cheese"), rule="I13"),
        Step(says="market-restock", act=Restock("grocery"), rule="I14"),
        Step(says="market-dessert", act=Draw("dolce"), rule="I9"),
        Step(says="market-zabaione", act=Keep("zabaione"), rule="I17"),
        Step(says="market-done", rule="I6", points=("hand",)),
    ),
)

CRITIC = Lesson(
    name="critic",
    seed="market 44",
    before=(
        *moves_of(MARKET),
        *other(Buy("tomato"), Pass(), Pass()),
        *(Move(LEARNER, action) for action in (Buy("egg"), Pass(), Buy("liquor"), Pass())),
        *other(Pass()),
    ),
    steps=(
        Step(says="critic-welcome", rule="I15", points=("shelf",)),
        Step(says="critic-first", act=Cook("insalata_caprese"), rule="I15"),
        Step(says="critic-second", act=Cook("zabaione"), rule="I16", then=other(Cook("caponata"))),
        Step(says="critic-score", rule="I18", points=("ladder",)),
        Step(says="critic-level", rule="I17", points=("ladder",)),
        Step(
            says="critic-bid",
            act=Bid(5),
            also=tuple({"do": "bid", "coins": coins} for coins in range(4, 10)),
            rule="I19",
            then=other(Bid(3)),
        ),
        Step(says="critic-star", rule="I28", points=("cup",)),
        Step(says="critic-income", rule="I20", points=("menu",)),
        Step(says="critic-end", rule="I26", points=("calendar",)),
    ),
)

GUIDED_GAME = Lesson(
    name=GUIDED,
    tips=(
        Tip(says="tip-recipe", when=When(phase="action", can={"do": "draw"}), rule="I9", points=("decks",)),
        Tip(says="tip-keep", when=When(phase="recipe"), rule="I9"),
        Tip(says="tip-buy", when=When(phase="action", can={"do": "buy"}, from_ply=2), rule="I13", points=("market",)),
        Tip(says="tip-restock", when=When(phase="market", can={"do": "restock"}), rule="I14", points=("market",)),
        Tip(says="tip-wine", when=When(phase="wine"), rule="I30"),
        Tip(says="tip-cook", when=When(phase="cook", can={"do": "cook"}), rule="I15", points=("hand",)),
        Tip(says="tip-critic", when=When(happened="points_counted"), rule="I18", points=("ladder",)),
        Tip(says="tip-bid", when=When(phase="bid"), rule="I19", points=("cup",)),
        Tip(says="tip-income", when=When(happened="income"), rule="I20", points=("menu",)),
        Tip(says="tip-shelf", when=When(phase="action", from_ply=30), rule="I13", points=("shelf",)),
        Tip(says="tip-dinner", when=When(phase="action", from_ply=60), rule="I21", points=("menu",)),
    ),
)

LESSONS = (MARKET, CRITIC, GUIDED_GAME) if pack.digest() == "" else ()
