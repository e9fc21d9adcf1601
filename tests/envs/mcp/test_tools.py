"""The MCP server as a client of the official SDK meets it, over standard input and output."""

import asyncio
import json
import os
import sys

from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.types import TextContent

from tests.cli.run import toque_process
from toque.games import NAMES


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
        "open_table", game="banquet", seats=["me", "random"], seed="mcp", options={"gourmet": True, "memory_aid": "yes"}
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

    assert said[0].startswith("Table 1: Player 1, Random 2. You play seat 1. It is saved as ")
    assert str(file) in said[0]
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
        "opened": await ask("open_table", game="paris", seats=["me", "me"], seed="1"),
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
    assert "no table is called '1'; there are: none" in says["no table"]
    assert "(seat 2)" in says["look"]
    assert "is refused by rule P" in says["refused"]
    assert says["refused"].endswith(says["why"])
    assert says["list"]
    assert "no game is called 'chess'" in says["no game"]
    assert "seat" in says["wrong kind"]
