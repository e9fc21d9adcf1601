"""The MCP server as a client of the official SDK meets it, over standard input and output."""

import asyncio
import json
import os
import sys

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.types import TextContent

from tests.cli.run import toque_process
from toque.core.errors import BadOption
from toque.core.match import matchfile
from toque.core.match.replay import replay
from toque.envs.mcp import tools as tool_module
from toque.envs.mcp.tools import Tools, make_server
from toque.games import NAMES, load


def served(folder, conversation):
    """Start `toque mcp` and talk with it."""
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "toque", "mcp", "--folder", str(folder)], env=dict(os.environ)
    )

    async def run():
        async with Client(stdio_client(server)) as client:

            async def ask(tool, **arguments):
                answer = await client.call_tool(tool, arguments)
                (content,) = answer.content
                assert isinstance(content, TextContent)
                return content.text, answer.is_error

            return await conversation(client, ask)

    return asyncio.run(run())


async def play_a_match(client, ask):
    """What a model does: look, list, act, until the match is over."""
    opened, _ = await ask(
        "open_table", game="banquet", seats=["me", "random"], options={"gourmet": True, "memory_aid": "yes"}
    )
    said = [opened]
    while "The match is over." not in said[-1]:
        listed, _ = await ask("legal_actions", table="1", seat=1)
        number = int(listed.split(":")[0])
        said.append((await ask("act", table="1", seat=1, action=number))[0])
    return said


def test_a_match_is_played_by_tools_and_its_file_is_verified(tmp_path):
    said = served(tmp_path / "matches", play_a_match)
    (file,) = (tmp_path / "matches").iterdir()
    verified = toque_process("verify", str(file))

    assert said[0] == "Table 1: Player 1, Random 2. You play seat 1."
    assert [str(file) in told for told in said] == [False] * (len(said) - 1) + [True]
    assert verified.returncode == 0
    assert b'"gourmet":true' in file.read_bytes()


async def ask_about_everything(client, ask):
    tools = {tool.name: tool for tool in (await client.list_tools()).tools}
    answers = {
        "games": await ask("list_games"),
        "rule": await ask("read_rules", game="banquet", numbers=["B9", "b10"]),
        "no rule": await ask("read_rules", game="banquet", numbers=["B99"]),
        "rulebook": await ask("read_rules", game="paris"),
        "words": await ask("action_words", game="italia"),
        "no table": await ask("look", table="1", seat=1),
        "opened": await ask("open_table", game="paris", seats=["me", "me"]),
        "look": await ask("look", table="1", seat=2),
        "refused": await ask("act", table="1", seat=1, action=0),
        "why": await ask("why_not", table="1", seat=1, action=0),
        "list": await ask("legal_actions", table="1", seat=1, containing="keep"),
        "no game": await ask("open_table", game="chess", seats=["me"]),
        "wrong kind": await ask("look", table="1", seat="first"),
    }
    return tools, answers


def test_every_tool_answers_in_words_and_every_refusal_says_why(tmp_path):
    tools, answers = served(tmp_path, ask_about_everything)

    assert set(tools) == {
        *("list_games", "read_rules", "action_words", "open_table", "look", "legal_actions", "act", "why_not"),
        "close_table",
    }
    assert all(tool.description for tool in tools.values())
    assert tools["act"].input_schema["properties"]["seat"]["description"] == "the seat, from 1"
    wrong = {name for name, (_, is_error) in answers.items() if is_error}
    assert wrong == {"no rule", "no table", "refused", "no game", "wrong kind"}
    says = {name: text for name, (text, _) in answers.items()}
    assert all(name in says["games"] for name in NAMES)
    assert says["rule"].startswith("B9 (")
    assert "\nB10 (" in says["rule"]
    assert says["rulebook"].count("\nP") > 40
    assert "$defs" in json.loads(says["words"])
    assert "has no rule 'B99'" in says["no rule"]
    assert "no table '1' is open; there are: none" in says["no table"]
    assert "(seat 2)" in says["look"]
    assert "is refused by rule P" in says["refused"]
    assert says["refused"].endswith(says["why"])
    assert says["list"]
    assert "no game is called 'chess'" in says["no game"]
    assert "seat" in says["wrong kind"]


def test_tables_are_dealt_by_a_seed_that_no_model_chooses(tmp_path):
    """Whoever knows the seed of a match knows every hidden card."""
    tools, _ = served(tmp_path, ask_about_everything)
    assert "seed" not in tools["open_table"].input_schema["properties"]

    alike, others = [Tools(None, "a word") for _ in range(2)], Tools(None, "another word")
    for each in (*alike, others):
        for _ in range(2):
            each.open_table("banquet", ["me", "random"])
    seeds = [[table.match.seed for table in each.tables.values()] for each in (*alike, others)]

    assert seeds[0] == seeds[1]
    assert len({*seeds[0], *seeds[2]}) == 4


def finish(tools, table):
    while not tools.tables[table].match.is_over:
        tools.act(table, 1, tools.tables[table].match.legal(0)[0])


def test_tools_that_are_called_at_the_same_time_do_not_mix():
    tools = Tools(None)

    async def call_together():
        async with Client(make_server(tools)) as client:
            opening = [client.call_tool("open_table", {"game": "banquet", "seats": ["me", "me"]}) for _ in range(20)]
            await asyncio.gather(*opening)
            match = tools.tables["1"].match
            act = {"table": "1", "seat": match.actors[0] + 1, "action": match.legal(match.actors[0])[0]}
            acting = [client.call_tool("act", act) for _ in range(20)]
            return await asyncio.gather(*acting)

    answers = asyncio.run(call_together())

    assert list(tools.tables) == [str(number) for number in range(1, 21)]
    assert 0 < sum(not answer.is_error for answer in answers) == tools.tables["1"].match.ply


def test_the_file_of_a_running_match_does_not_hold_its_seed(tmp_path):
    tools = Tools(tmp_path, "secret")
    tools.open_table("banquet", ["me", "random"])
    table = tools.tables["1"]
    for _ in range(6):
        tools.act("1", 1, table.match.legal(0)[0])
    (file,) = tmp_path.iterdir()
    assert table.match.seed.hex() not in file.read_text()
    assert file.read_bytes().count(b"\n") == 1 + len(table.match.entries)

    finish(tools, "1")

    assert replay(matchfile.read(file), load).score() == table.match.score()


def test_a_table_that_is_closed_leaves_a_file_that_can_be_replayed(tmp_path):
    tools = Tools(tmp_path)
    tools.open_table("banquet", ["me", "random"])
    tools.act("1", 1, tools.tables["1"].match.legal(0)[0])
    moves = list(tools.tables["1"].match.moves())
    said = tools.close_table("1")
    (file,) = tmp_path.iterdir()

    assert said == f"Table 1 is closed. Its match is saved as {file}."
    assert list(replay(matchfile.read(file), load).moves()) == moves
    with pytest.raises(BadOption, match="no table '1' is open; there are: none"):
        tools.look("1", 1)


def test_matches_that_are_over_make_room_for_others(monkeypatch):
    monkeypatch.setattr(tool_module, "MOST_TABLES", 2)
    tools = Tools(None)
    for _ in range(2):
        tools.open_table("banquet", ["me", "random"])
    with pytest.raises(BadOption, match="2 matches are going on: finish one, or close its table"):
        tools.open_table("banquet", ["me", "random"])

    finish(tools, "2")

    assert tools.open_table("banquet", ["me", "random"]).startswith("Table 3: ")
    assert list(tools.tables) == ["1", "3"]
