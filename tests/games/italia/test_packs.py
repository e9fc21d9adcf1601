"""Card packs: a good one is played with, everything wrong with a bad one is told, with file, line and column."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests import ROOT
from toque.cli.packs import packs
from toque.games.italia.packs import pack
from toque.games.italia.packs.sheets import FILES


@pytest.fixture
def folder(tmp_path):
    """A pack like the game's own, to spoil."""
    for name in FILES:
        shutil.copy(pack.OWN / f"{name}.csv", tmp_path / f"{name}.csv")
    return tmp_path


def edit(folder, name, old, new):
    """Change a file's text, once."""
    path = folder / f"{name}.csv"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def problems(folder):
    return [str(problem) for problem in pack.check(folder)]


def run_python(program, **environment):
    """Run a program in a fresh interpreter, plain: packs are chosen before anything is loaded."""
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "TOQUE_PLAIN": "1", **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_games_own_pack_is_in_order():
    assert problems(pack.OWN) == []
    assert pack.digest(pack.OWN) == ""


def test_a_copy_is_in_order_and_has_a_fingerprint_of_its_own(folder):
    assert problems(folder) == []
    before = pack.digest(folder)
    edit(folder, "wines", "barolo,Barolo,red,12", "barolo,Barolo,red,11")

    assert len(before) == 16
    assert pack.digest(folder) not in ("", before)


def test_a_spreadsheets_byte_order_mark_and_line_ends_do_no_harm(folder):
    for name in FILES:
        path = folder / f"{name}.csv"
        path.write_bytes(
            b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n") + b"\r\n,,\r\n".replace(b",,", b"")
        )

    assert problems(folder) == []


def test_a_missing_column_is_named(folder):
    edit(folder, "wines", "id,name,colour,cost", "id,name,colour,price")

    assert "wines.csv, line 1, column 4: no column is called 'price'; columns are separated by commas" in problems(
        folder
    )
    assert "wines.csv, line 1: the column 'cost' is missing" in problems(folder)


def test_an_unknown_ingredient_is_found_with_file_line_and_column(folder):
    edit(folder, "recipes", ",ham fig,", ",ham figg,")

    assert problems(folder) == ["recipes.csv, line 2, column 9: ingredients: no ingredient is called 'figg'"]


def test_an_unknown_wine_course_category_specialty_and_shop_are_found(folder):
    edit(folder, "recipes", ",6,4,sangiovese_di_romagna", ",6,4,sangria")
    edit(folder, "recipes", "antipasto,crostini", "starter,crostini")
    edit(folder, "recipes", "meat,family,ham sausage", "pork,rustic,ham sausage")
    edit(folder, "ingredients", "fishmonger,cod", "fish,cod")

    told = "\n".join(problems(folder))
    assert "recipes.csv, line 2, column 13: wine: no wine is called 'sangria'" in told
    assert "recipes.csv, line 3, column 1: course: 'starter' is none of antipasto, primo, secondo, dolce" in told
    assert "recipes.csv, line 4, column 7: category: 'pork' is none of" in told
    assert "recipes.csv, line 4, column 8: specialty: 'rustic' is none of" in told
    assert "column 1: shop: 'fish' is none of" in told


@pytest.mark.parametrize("value", ["", "-1", "1.5", "many", "1e3", "٣", "999999999999", "100"])
def test_a_number_is_a_whole_number_in_its_range(folder, value):
    edit(
        folder, "ingredients", "pork,Maiale,Pork,Porc,Varkensvlees,4,3", f"pork,Maiale,Pork,Porc,Varkensvlees,{value},3"
    )

    assert problems(folder) == [
        f"ingredients.csv, line 2, column 7: price: {value!r} is not a whole number from 0 to 99",
    ]


def test_wrong_counts_are_found(folder):
    edit(folder, "ingredients", "Varkensvlees,4,3", "Varkensvlees,4,4")
    edit(folder, "recipes", "dolce,tiramisu,", "secondo,tiramisu,")
    edit(folder, "wines", "soave,Soave,white,3,1,2,2", "soave,Soave,white,3,1,2,1")
    edit(folder, "bonus_1", (folder / "bonus_1.csv").read_text(encoding="utf-8").splitlines()[1] + "\n", "")
    edit(folder, "rooms", "standard,5,3,2,2,3,4,5", "standard,5,3,2,2,3,4,6")

    told = problems(folder)
    assert "ingredients.csv: 141 tokens, not 140" in told
    assert "recipes.csv: 31 recipes of the course secondo, not 30" in told
    assert "wines.csv: 39 wine cards, not 40" in told
    assert "bonus_1.csv: 13 bonus cards, not 14" in told
    assert "rooms.csv, line 2, column 8: count_5: '6' is not a whole number from 0 to 5" in told


def test_a_printing_with_more_tokens_says_so_on_its_board(folder):
    edit(folder, "ingredients", "Varkensvlees,4,3", "Varkensvlees,4,10")
    edit(folder, "board", "seasons,4", "ingredient_tokens,147\nseasons,4")

    assert problems(folder) == []


def test_ids_are_plain_and_there_once(folder):
    edit(folder, "wines", "gavi,Gavi", "Gavi!,Gavi")
    edit(folder, "wines", "prosecco,Prosecco", "soave,Prosecco")
    edit(folder, "bonus_2", "insegna,Insegna", "gatto,Insegna")

    told = "\n".join(problems(folder))
    assert "id: 'Gavi!' is not of the form a_lower_case_name" in told
    assert "id: 'soave' is there twice" in told
    assert "bonus_2.csv, line 10, column 1: id: 'gatto' is there twice" in told


def test_a_recipe_asks_for_what_a_shelf_can_hold_and_the_shops_have(folder):
    edit(folder, "recipes", ",ham fig,", ",ham ham ham ham ham fig fig,")

    told = problems(folder)
    assert "recipes.csv, line 2, column 9: ingredients: 7 ingredients, not 1 to 6" in told
    assert "recipes.csv, line 2, column 9: ingredients: 5 ham, of which there are only 4" in told


def test_a_bonus_cards_columns_go_with_its_verb(folder):
    edit(folder, "bonus_1", "standard,0,bin,,,", "single_use,0,bin,butcher,3,")
    edit(folder, "bonus_1", "single_use,0,coins,,15,", "single_use,0,coins,,,")
    edit(folder, "bonus_1", "permanent,0,crate,fruit,", "permanent,0,crate,,")
    edit(folder, "bonus_1", "standard,0,tie_owner", "standard,0,bribe")

    told = "\n".join(problems(folder))
    assert "icon: a card of the kind bin is standard, not 'single_use'" in told
    assert "shop: a card of the kind bin has no shop" in told
    assert "amount: a card of the kind bin has no amount" in told
    assert "amount: '' is not a whole number from 1 to 100" in told
    assert "shop: '' is none of butcher" in told
    assert "kind: 'bribe' is none of points, crate" in told


def test_the_board_has_every_key_once_with_values_that_work(folder):
    edit(folder, "board", "start_coins,25\n", "")
    edit(folder, "board", "shelf_spaces,6\n", "shelf_spaces,6\nshelf_spaces,7\nshelv_spaces,8\n")
    edit(folder, "board", "seasons,4", "seasons,5")
    edit(folder, "board", "critic_steps,3 2 1", "critic_steps,three two one")

    told = "\n".join(problems(folder))
    assert "board.csv: the key 'start_coins' is missing" in told
    assert "key: 'shelf_spaces' is there twice" in told
    assert "key: no key is called 'shelv_spaces'" in told
    assert "board.csv, line 3, column 2: value: seasons is '4' by the rules, not '5'" in told
    assert "value: critic_steps is 1 to 5 whole numbers" in told


@pytest.mark.parametrize("track", ["10 12 12 30", "30 20 10", "10 12 14"])
def test_the_track_rises_and_opens_every_level(folder, track):
    edit(folder, "board", "rating_track,10 12 14 16 18 20 23 26 30", f"rating_track,{track}")

    assert len(problems(folder)) >= 1
    assert all("rating_track" in problem for problem in problems(folder))


def test_all_errors_are_told_at_once(folder):
    for name in FILES:
        path = folder / f"{name}.csv"
        path.write_text(path.read_text(encoding="utf-8").replace(",", ";", 1), encoding="utf-8")

    files = {problem.split(".csv")[0] for problem in problems(folder)}
    assert files == set(FILES)


def binary(path):
    path.write_bytes(bytes(range(256)) * 40)


def latin_1(path):
    path.write_bytes(path.read_text(encoding="utf-8").replace("Barolo", "Barólo").encode("latin-1", "replace"))


def utf_16(path):
    path.write_bytes(path.read_text(encoding="utf-8").encode("utf-16"))


def empty(path):
    path.write_bytes(b"")


def only_a_header(path):
    path.write_text(path.read_text(encoding="utf-8").splitlines()[0], encoding="utf-8")


def huge(path):
    with path.open("ab") as file:
        file.truncate(3_000_000_000)  # a file with a hole: it costs no disk


def link(path):
    path.rename(path.with_suffix(".real"))
    path.symlink_to(path.with_suffix(".real"))


def folder_instead(path):
    path.unlink()
    path.mkdir()


def unfinished_quote(path):
    path.write_text(path.read_text(encoding="utf-8") + 'barolo,"never closed\n', encoding="utf-8")


def a_long_value(path):
    path.write_text(path.read_text(encoding="utf-8").replace("Barolo", "B" * 100_000, 1), encoding="utf-8")


def control_characters(path):
    path.write_text(path.read_text(encoding="utf-8").replace("Barolo", "Bar\x1b[2Jolo", 1), encoding="utf-8")


def too_few_values(path):
    path.write_text(path.read_text(encoding="utf-8").replace("barolo,Barolo,", "barolo,", 1), encoding="utf-8")


def gone(path):
    path.unlink()


HOSTILE = [
    binary,
    latin_1,
    utf_16,
    empty,
    only_a_header,
    huge,
    link,
    folder_instead,
    unfinished_quote,
    a_long_value,
    control_characters,
    too_few_values,
    gone,
]


@pytest.mark.parametrize("spoil", HOSTILE, ids=lambda function: function.__name__)
def test_a_hostile_file_is_answered_in_lines_never_with_a_traceback(folder, spoil):
    spoil(folder / "wines.csv")
    started = time.perf_counter()
    result = CliRunner().invoke(packs, ["check", str(folder)])

    assert result.exit_code == 1
    assert "wines.csv" in result.output
    assert "Traceback" not in result.output
    assert result.output.isprintable() or all(line.isprintable() for line in result.output.splitlines())
    assert max(map(len, result.output.splitlines())) < 300
    assert time.perf_counter() - started < 5


def test_the_line_of_a_wrong_byte_is_told(folder):
    latin_1(folder / "wines.csv")

    assert "wines.csv, line 2: byte 11 of the line is not UTF-8: save the file as CSV in UTF-8" in problems(folder)


def test_a_folder_that_is_not_there_lacks_every_file(tmp_path):
    assert problems(tmp_path / "nowhere") == [f"{name}.csv: is missing" for name in FILES]


def test_the_command_tells_a_good_pack_by_its_fingerprint(folder):
    result = CliRunner().invoke(packs, ["check", str(folder)])

    assert result.exit_code == 0
    assert pack.digest(folder) in result.output


def test_a_pack_is_played_with_and_its_values_hold(folder):
    edit(folder, "board", "start_coins,25", "start_coins,31")
    edit(folder, "ingredients", "Pork,Porc,Varkensvlees,4,3", "Pork,Porc,Varkensvlees,9,3")
    program = """
import json
from toque.core.kernel import record, rng
from toque.games import load
from toque.games.italia.words.cards import ingredient
from toque.games.italia.kernel.components import KIND_IDS
game = load("italia")
generator = rng.generator("pack")
s = game.new_state(generator, 4, game.options(advanced=True))
coins = int(s.coins[0])
game.play_randomly(s, generator, game.array(game.action_count), 1 << 30)
price = ingredient(KIND_IDS.index("pork")).price
print(json.dumps([coins, price, game.is_over(s), game.pack_digest]))
"""
    answer = run_python(program, TOQUE_ITALIA_PACK=str(folder))

    assert answer.stderr == ""
    assert json.loads(answer.stdout) == [31, 9, True, pack.digest(folder)]


def test_whoever_draws_a_pack_gets_its_own_names_and_boards(folder):
    edit(folder, "ingredients", "Pork,Porc,Varkensvlees,4,3", "Wild boar,Porc,Varkensvlees,4,3")
    edit(folder, "board", "unlock_2_toques,20", "unlock_2_toques,23")
    edit(folder, "bonus_1", "Aquarium,Aquarium,Aquarium,4,standard,4", "Fish tank,Aquarium,Aquarium,4,standard,5")
    program = """
import json
from toque.games import load
printed = load("italia").printed("en")
aquarium = printed.bonus_cards["acquario"]
print(json.dumps([printed.ingredients["pork"], printed.chef_levels, aquarium.name, aquarium.effect]))
"""
    answer = run_python(program, TOQUE_ITALIA_PACK=str(folder))

    assert answer.stderr == ""
    levels = [1, 1, 1, 1, 1, 1, 2, 2, 3]
    assert json.loads(answer.stdout) == ["Wild boar", levels, "Fish tank", "Worth 5 points at the end of the game."]


def test_an_ingredient_that_a_recipe_names_twice_is_needed_twice(folder):
    """I15."""
    edit(folder, "recipes", ",ham fig,", ",ham fig ham,")
    program = """
from tests.games.italia.tables import Table
answers = []
for shelf in (("ham", "fig"), ("ham", "fig", "ham")):
    table = Table(2)
    table.hand(0, "prosciutto_e_fichi", "panna_cotta")
    table.shelf(0, *shelf)
    table.cook_now()
    answers.append(table.why_not(0, "cook", "prosciutto_e_fichi") or "allowed")
table.play(0, "cook", "prosciutto_e_fichi")
print(*answers, len(table.view(0).seats[0].shelf))
"""
    answer = run_python(program, TOQUE_ITALIA_PACK=str(folder))

    assert answer.stderr == ""
    assert answer.stdout.split() == ["I15", "allowed", "0"]


def test_a_pack_that_is_not_in_order_is_refused_in_one_line(folder):
    edit(folder, "recipes", ",ham fig,", ",ham figg,")
    edit(folder, "wines", "gavi,Gavi,white,7", "gavi,Gavi,white,x")
    program = """
from toque.core.errors import ToqueError
from toque.games import load
try:
    load("italia")
except ToqueError as error:
    print(error)
"""
    answer = run_python(program, TOQUE_ITALIA_PACK=str(folder))

    assert answer.stderr == ""
    (line,) = answer.stdout.splitlines()
    assert "no ingredient is called 'figg'" in line
    assert "1 more" in line


def test_compiled_rules_serve_packs_of_the_same_values_only(folder):
    program = (
        "from toque.core.kernel import jit; import toque.games.italia; "
        "print(jit.digest('core/kernel', 'games/italia/data'))"
    )
    own = run_python(program).stdout
    copied = run_python(program, TOQUE_ITALIA_PACK=str(folder)).stdout
    edit(folder, "board", "start_coins,25", "start_coins,31")
    edited = run_python(program, TOQUE_ITALIA_PACK=str(folder)).stdout

    assert own == copied
    assert edited != own


def test_lessons_are_for_the_own_cards(folder):
    program = "from toque.games import load; print(len(load('italia').lessons))"

    assert int(run_python(program).stdout) > 1
    assert run_python(program, TOQUE_ITALIA_PACK=str(folder)).stdout == "0\n"


def test_the_rules_know_no_card_by_its_name():
    """Every id of the pack may be another: no source of the game names one, but the lessons at its own cards."""
    import ast

    from toque.games.italia.kernel.components import BONUS_IDS, KIND_IDS, RECIPE_IDS, WINE_IDS

    ids = {*BONUS_IDS, *RECIPE_IDS, *WINE_IDS, *KIND_IDS}
    folder = Path(pack.__file__).parent.parent
    for path in {*folder.rglob("*.py")} - {*(folder / "lessons").iterdir()}:
        named = {node.value for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Constant)}
        assert not named & ids, path
