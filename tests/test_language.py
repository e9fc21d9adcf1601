"""Every language says all that English says, of the same things; and nothing that the program never asks for."""

import ast as python
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

from tests import ROOT
from tests.every_game.tables import Table
from toque.bots.bot import BOTS, HUMAN
from toque.core.kernel import events
from toque.core.words.languages import ENGLISH, LOCALE, language_of, languages
from toque.core.words.options import option_choices
from toque.core.words.rulebook import rules
from toque.core.words.text import words
from toque.games import NAMES, load
from toque.games.banquet.words import text as banquet
from toque.games.banquet.words.actions import PIECE_NAMES
from toque.games.italia.kernel.components import (
    BIN,
    BONUS_ROWS,
    RECIPE_ROWS,
    RULE_OF_CRATE,
    RULE_OF_EFFECT,
    TWO_BUYS,
)
from toque.games.italia.words.printed import printed
from toque.games.italia.words.text import ItaliaText
from toque.games.paris.kernel.components import MAJORITIES
from toque.games.paris.words import text as paris
from toque.server.book.reading import RECORDS
from toque.server.care.records import COUNTS
from toque.server.http.admin import STORAGE
from toque.server.ops.metrics import GAUGES
from toque.server.protocol import Clock, TableStage
from toque.terminal.play import COMMANDS, board_of, score_table

PACKAGE = LOCALE.parent
WEB = ROOT / "web" / "src"
SOURCES = {".py", ".ts", ".svelte"}
OTHERS = [language for language in languages() if language != ENGLISH]
MARKS = {
    "en": ("ruling", "reconstruction", "print"),
    "fr": ("décision", "reconstruction", "imprimé"),
    "nl": ("uitspraak", "reconstructie", "gedrukt"),
}
"""What the sources leave open, what is made up, what was read off the print."""


@dataclass(frozen=True)
class Topic:
    """The files that ask for the messages of a topic, and the endings of its composed ids."""

    folders: list[Path]
    endings: dict[str, Iterable[str]] = field(default_factory=dict)
    """By prefix, from the tables that the program composes them of: {"side-": ["north", ...]}."""


def game_topic(name: str) -> Topic:
    """What a game tells: actions, events, prompts, scoring lines, options, ends, and its own vocabulary."""
    game = load(name)
    actions = [game.decode_action(number) for number in range(game.action_count)]
    common = {
        "refused-": {game.rule_name(rule) for rule in forbidding_rules(name)},
        "action-": {type(action).__struct_config__.tag for action in actions},
        "event-": set().union(*(row.messages() for row in game.events)),
        "prompt-": game.phases,
        "score-": game.score_lines,
        "option-": option_choices(game.options),
        "end-": game.end_reasons,
    }
    own: dict[str, set[str]] = {}
    for vocabulary in game.text.vocabulary.values():
        own.setdefault(vocabulary.prefix, set()).update(vocabulary.values)
    spoken = [
        path for path in (game.folder / "words" / "text.py", game.folder / "words" / "printed.py") if path.exists()
    ]
    return Topic([*spoken, PACKAGE / "core" / "words" / "text.py", WEB], {**common, **own})


def lessons_topic(name: str) -> Topic:
    """What the lessons of a game say."""
    game = load(name)
    titles: dict[str, Iterable[str]] = {
        "lesson-": {lesson.name for lesson in game.lessons},
        "howto-": {section.name for section in game.how_to},
    }
    files = [*(game.folder / "lessons").glob("*.py"), PACKAGE / "core" / "words" / "lessons.py"]
    return Topic(files, titles)


NOT_LITERAL = {
    "paris": {36},
    "italia": {*map(int, RULE_OF_CRATE), int(RULE_OF_EFFECT[TWO_BUYS]), int(RULE_OF_EFFECT[BIN])},
}
"""Rules that forbid by way of an argument or a table."""


def forbidding_rules(name: str) -> set[int]:
    """The rules that a game can give as a reason: what its refusing functions return or come to."""
    found = NOT_LITERAL.get(name, set())
    kernel = load(name).folder / "kernel"
    for path in [*kernel.glob("rules.py"), *(kernel / "rules").glob("*.py")]:
        for function in python.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(function, python.FunctionDef) and re.match("refus|busy_with", function.name):
                given = (node for node in python.walk(function) if isinstance(node, python.Return | python.Assign))
                found = found.union(*(numbers(node.value) for node in given))
    return found - {0}


def numbers(expression: python.expr | None) -> set[int]:
    """The number that an expression is, or the two that it chooses from."""
    if isinstance(expression, python.IfExp):
        return numbers(expression.body) | numbers(expression.orelse)
    value = expression.value if isinstance(expression, python.Constant) else None
    return {value} if isinstance(value, int) else set()


def worded_values() -> set[str]:
    """What options can be that are more than yes or no."""
    choices = (values for name in NAMES for values in option_choices(load(name).options).values())
    return {value for values in choices for value in values if isinstance(value, str)}


def file_of(topic: str, language: str) -> Path:
    """The file of a topic's messages; a game outside the package has its own folder of them."""
    locale = load(topic).text.locale if topic in NAMES else LOCALE
    return locale / language / f"{topic}.ftl"


def topics() -> dict[str, Topic]:
    """All topics: each game, and one line for each other topic."""
    steps = {step for season in printed(ENGLISH).calendar for step in season}
    return {
        **{name: game_topic(name) for name in NAMES},
        **{f"{name}-lessons": lessons_topic(name) for name in NAMES if load(name).lessons},
        "refusals": Topic([PACKAGE / "server"]),
        "terminal": Topic(
            [PACKAGE / "terminal", PACKAGE / "cli"],
            {
                "command-": COMMANDS,
                "seat-": (HUMAN, *BOTS),
                "banquet-short-": PIECE_NAMES,
                "paris-majority-": MAJORITIES,
                "italia-step-": steps,
                "italia-category-": {row["category"] for row in RECIPE_ROWS} - {"none"},
                "italia-specialty-": {row["specialty"] for row in RECIPE_ROWS} - {"none"},
            },
        ),
        "care": Topic(
            [WEB / "care"],
            {
                "list-": ("reports", "people", "tables", "bans", "audit"),
                "stage-": get_args(TableStage),
                "number-": {name.replace("_", "-") for name in (*COUNTS, *STORAGE, *GAUGES)},
            },
        ),
        "notices": Topic([PACKAGE / "server" / "notices"]),
        "book": Topic(
            [WEB / "pages" / "book", WEB / "care" / "care.svelte.ts"],
            {"record-": (name.replace("_", "-") for name in RECORDS)},
        ),
        "web": Topic(
            [WEB],
            {
                "level-": (*BOTS, "null"),
                "notice-": ("taken-back", "vote-lost"),
                "clock-": get_args(Clock),
                "theme-": ("auto", "light", "dark"),
                "count-": ("season", "round"),
                "value-": worded_values(),
            },
        ),
    }


TOPICS = topics()
TRANSLATED = sorted(topic for topic in TOPICS if file_of(topic, ENGLISH).exists())


def entries(topic: str, language: str) -> list[ast.EntryType]:
    """What a file holds, as Fluent reads it."""
    return FluentParser().parse(file_of(topic, language).read_text(encoding="utf-8")).body


def messages(topic: str, language: str) -> dict[str, ast.Message]:
    """The messages of a file by id."""
    return {entry.id.name: entry for entry in entries(topic, language) if isinstance(entry, ast.Message)}


def parts(node: object) -> Iterable[ast.BaseNode]:
    """A part of a message with all that it is made of."""
    if isinstance(node, ast.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from parts(value)
    elif isinstance(node, list):
        for item in node:
            yield from parts(item)


def references(message: ast.Message) -> set[str]:
    """The other messages that a message repeats."""
    return {part.id.name for part in parts(message) if isinstance(part, ast.MessageReference)}


def variables(message: ast.Message, others: dict[str, ast.Message]) -> set[str]:
    """What a message tells of, in words, by its id, or without its capital letter."""
    own = {part.id.name for part in parts(message) if isinstance(part, ast.VariableReference)}
    inside = (variables(others[name], others) for name in references(message))
    return {re.sub("_(id|lower)$", "", name) for name in own}.union(*inside)


def sources(topic: Topic) -> str:
    """All that can ask for the messages of a topic."""
    files = [path for folder in topic.folders for path in (folder.rglob("*") if folder.is_dir() else [folder])]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path.suffix in SOURCES and path.exists())


def asking(prefix: str) -> str:
    """How a source shows that it composes ids: "dish-" in a vocabulary, or a prefix before a value."""
    return rf"[\"'`]{prefix}(?:\$?{{|[\"'`])"


def composed(topic: Topic, source: str) -> set[str]:
    """The ids that the sources compose: a prefix that is there, with each of its endings."""
    asked = {prefix for prefix in topic.endings if re.search(asking(prefix), source)}
    return {prefix + ending for prefix in asked for ending in topic.endings[prefix]}


def every_topic(function):
    return pytest.mark.parametrize("topic", TRANSLATED)(function)


def every_translation(function):
    return pytest.mark.parametrize("language", OTHERS)(function)


def test_every_topic_says_where_it_is_used():
    assert {path.stem for path in LOCALE.rglob("*.ftl")} <= set(TOPICS)


@every_topic
@pytest.mark.parametrize("language", languages())
def test_every_file_can_be_read_whole(topic, language):
    found = entries(topic, language)
    ids = Counter(entry.id.name for entry in found if isinstance(entry, ast.Message))

    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    assert [name for name, count in ids.items() if count > 1] == []


@every_translation
@every_topic
def test_every_language_has_the_messages_that_english_has_and_no_others(topic, language):
    assert set(messages(topic, language)) == set(messages(topic, ENGLISH))


@every_translation
@every_topic
def test_every_language_tells_of_the_same_things_as_english(topic, language):
    english, other = messages(topic, ENGLISH), messages(topic, language)
    for name in english:
        assert variables(other[name], other) == variables(english[name], english), name


@every_topic
def test_every_message_is_used(topic):
    source = sources(TOPICS[topic])
    english = messages(topic, ENGLISH)
    used = set(re.findall(r"[\"'`]([a-z][\w-]*)[\"'`]", source)) | composed(TOPICS[topic], source)
    repeated = {name for message in english.values() for name in references(message)}
    shown = messages_of_views(topic) if topic in NAMES else set()

    assert set(english) - used - repeated - shown == set()


def messages_of_views(name: str) -> set[str]:
    """The optional messages that call fields and values of a game's views by better names, on the generic page."""
    game = load(name)
    found: set[str] = set()
    for table in told_tables():
        if table.name == name:
            for state, _ in table.random_positions("fields"):
                seats = [*range(table.players), None]
                found.update(*(named_in(msgspec.to_builtins(game.view(state, seat))) for seat in seats))
    return found


def named_in(value: object) -> set[str]:
    """The messages for the fields and the values of a part of a view."""
    if isinstance(value, dict):
        return {f"field-{name}" for name in value}.union(*map(named_in, value.values()))
    if isinstance(value, list):
        return set().union(*map(named_in, value))
    return {f"value-{value}"} if isinstance(value, str) else set()


@every_topic
def test_every_message_that_the_program_composes_is_there(topic):
    endings = TOPICS[topic].endings
    source = sources(TOPICS[topic])

    assert {prefix for prefix in endings if not re.search(asking(prefix), source)} == set()
    assert composed(TOPICS[topic], source) - set(messages(topic, ENGLISH)) == set()


NAMES_A_REFUSAL = r'(?:\b(?:not_now|not_yours|malformed)\(|\bTableRefusal\(\s*"\w+",|message: str =)\s*"([a-z-]+)"'


def test_every_refusal_is_a_message():
    assert set(re.findall(NAMES_A_REFUSAL, sources(TOPICS["refusals"]))) == set(messages("refusals", ENGLISH))


@every_topic
@pytest.mark.parametrize("language", languages())
def test_a_refusal_is_a_sentence(topic, language):
    """A capital letter, and a full stop; what a program did wrong ends as it likes."""
    for name, message in messages(topic, language).items():
        if topic == "refusals" or name.startswith("refused-"):
            for pattern in (part for part in parts(message) if isinstance(part, ast.Pattern)):
                first, last = pattern.elements[0], pattern.elements[-1]
                assert not isinstance(first, ast.TextElement) or first.value[0].isupper(), name
                assert not isinstance(last, ast.TextElement) or last.value[-1] == ".", name


@every_topic
def test_nought_is_singular_in_french(topic):
    """Fluent's `one` is 0 and 1 in French: a message that says 1 for it would say 1 of nothing."""
    content = file_of(topic, "fr").read_text(encoding="utf-8")

    assert re.findall(r"\[one\] 1\b.*", content) == []


@every_topic
def test_french_keeps_its_colons_on_the_line_of_their_word(topic):
    content = file_of(topic, "fr").read_text(encoding="utf-8")

    assert re.findall(r".* [:;?!»].*|.*« .*|.*’.*", content) == []


@every_topic
def test_french_says_tu(topic):
    content = file_of(topic, "fr").read_text(encoding="utf-8")

    assert re.findall(r"(?i).*\b(?:vous|v[oô]tre|vos|dites)\b.*", content) == []


@every_translation
@pytest.mark.parametrize("name", NAMES)
def test_every_translated_rulebook_has_the_rules_of_the_english_one(name, language):
    game = load(name)
    english, other = rules(game), rules(game, language)

    assert (game.folder / f"rulebook.{language}.md").is_file()
    assert list(other) == list(english)
    for rule in english:
        theirs, ours = other[rule].text, english[rule].text
        assert theirs != ours, rule
        cited = rf"\b{game.rule_letter}\d+\b"
        assert Counter(re.findall(cited, theirs)) == Counter(re.findall(cited, ours)), rule
        marks = [
            [len(re.findall(rf"\*\({mark}\b", text)) for mark in MARKS[code]]
            for code, text in ((language, theirs), (ENGLISH, ours))
        ]
        assert marks[0] == marks[1], rule
    assert changes(other) == changes(english)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", NAMES)
def test_a_rulebook_speaks_to_players(name, language):
    """No names of options, files or functions."""
    for rule in rules(load(name), language).values():
        said = f"{rule.section} {rule.text}"
        assert re.findall(r"`|\w_\w|\.csv|\.txt|\(option|\(optie|tests\b", said) == [], rule.name


def changes(book):
    """The rules that begin a section."""
    firsts = {}
    for rule in book.values():
        firsts.setdefault(rule.section, rule.name)
    return list(firsts.values())


@every_translation
@pytest.mark.parametrize("name", NAMES)
def test_every_action_option_and_scoring_line_can_be_told(name, language):
    game = load(name)
    text = game.text(language)

    assert all(text.action(game.decode_action(number)) for number in range(game.action_count))
    assert all(text.score_line(line) for line in game.score_lines)
    assert all(text.option(option) for option in option_choices(game.options))
    assert len({text.action(game.decode_action(number)) for number in range(game.action_count)}) == game.action_count


def told_tables() -> list[Table]:
    """Each game as it usually is, and with everything switched on."""
    tables = []
    for game in map(load, NAMES):
        last = game.options(**{name: values[-1] for name, values in option_choices(game.options).items()})
        tables += [Table(game.name, game.max_players, game.options()), Table(game.name, game.min_players, last)]
    return tables


@pytest.mark.parametrize("table", [pytest.param(table, id=table.id) for table in told_tables()])
def test_a_whole_game_can_be_told_and_drawn_in_every_language(table):
    game, before = table.game, 0
    texts = {language: game.text(language) for language in languages()}
    for number, (state, _) in enumerate(table.random_positions("language")):
        happened, before = events.since(state, before), int(state.event_count)
        seats = (*range(table.players), None)
        views = [game.view(state, seat) for seat in (*game.actors(state)[:1], seats[number % len(seats)])]
        refusals = list(refused_in(game, state, number)) if number % 20 == 0 else []
        for language, text in texts.items():
            assert all(text.event(event) for event in happened), language
            assert all(text.refusal(*refusal) for refusal in refusals), language
            assert all(text.prompt(view) for view in views), language
            if number % 50 == 0 or not game.actors(state):
                draw(game, views[number // 50 % 2 - 1], state, text)


def refused_in(game, state, first):
    """Why the seat to move may not do every seventh of the things that it may not do."""
    phase = game.phases[int(state.phase)]
    for seat in game.actors(state)[:1]:
        for action in range(first % 7, game.action_count, 7):
            rule = int(game.refusal(state, seat, action))
            if rule:
                yield game.rule_name(rule), phase, game.decode_action(action)


def draw(game, view, state, text):
    console = Console(width=100, record=True, quiet=True)
    console.print(board_of(game).draw(view, text))
    console.print(score_table(game, game.score(state), text))


@every_translation
def test_the_bonus_cards_of_the_game_itself_are_told_in_every_language(language):
    text, english = ItaliaText(language), ItaliaText(ENGLISH)
    for row in BONUS_ROWS:
        assert english.bonus_effect(row["id"]) == row["effect"]
        assert text.bonus_effect(row["id"]) != row["effect"]


def test_a_pack_with_effects_of_its_own_is_told_in_its_own_words(monkeypatch):
    monkeypatch.setitem(BONUS_ROWS[0], "effect", "Drie punten.")

    assert ItaliaText("fr").bonus_effect(BONUS_ROWS[0]["id"]) == "Drie punten."


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "nl_NL@euro"}, "nl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "nl_BE", "LANG": "fr_FR"}, "nl"),
    ],
)
def test_the_machine_says_which_language(environment, language):
    assert language_of(environment) == language


def test_articles_agree():
    """A few that went wrong, or would: gender, elision, nothing at all."""
    french = words("paris", "fr")

    assert banquet.BanquetText("fr").action(load("banquet").decode_action(0)).startswith("Poser une salade verte")
    assert french("score-majority", majority="argent", majority_id="money") == "Le plus d'argent"
    assert french("action-open", restaurant="Grill", restaurant_id="grill") == "Ouvrir un Grill"
    assert paris.ParisText("nl").score_line("majority_money") == "Meeste geld"
    assert words("italia", "fr")("action-bid", coins=0) == "Ne rien miser"
    lamb = {"ingredient": "Agneau", "ingredient_lower": "agneau", "ingredient_id": "lamb", "price": 5}
    assert words("italia", "fr")("action-buy", **lamb) == "Acheter de l'agneau pour 5"
