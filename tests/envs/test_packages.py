"""A door needs its own package only, and says how to install it if it is missing."""

import subprocess
import sys

import pytest

OTHERS = ("gymnasium", "mcp", "pettingzoo", "PIL", "pyarrow", "pyspiel", "torch")


def run(program):
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("gymnasium", "gymnasium", "gymnasium"),
        ("gymnasium", "pettingzoo", "gymnasium"),
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pyspiel", "openspiel", "openspiel"),
        ("pyarrow", "datasets", "datasets"),
        ("mcp", "mcp.tools", "mcp"),
    ],
)
def test_a_missing_package_is_named_with_what_brings_it(package, module, extra):
    told = run(f"import sys; sys.modules[{package!r}] = None; import toque.envs.{module}")

    assert f"is not installed: pip install 'toque[{extra}]' brings it" in told.stderr.splitlines()[-1]


def test_pictures_in_pixels_say_what_they_need():
    told = run(
        "import sys; sys.modules['PIL'] = None; from toque.envs.episode import Episode; "
        "from toque.envs.drawing import draw; e = Episode('banquet'); draw(e.game, e.state, 0, 'rgb_array')"
    )

    assert "pip install 'toque[render]'" in told.stderr.splitlines()[-1]


@pytest.mark.parametrize("module", ["episode", "opponents", "drawing", "buffers", "mcp.tables"])
def test_what_needs_no_other_package_imports_none(module):
    told = run(f"import sys, toque.envs.{module}; print(sorted(set({OTHERS}) & set(sys.modules)))")

    assert told.stdout.strip() == "[]", told.stderr


def test_the_commands_import_no_door():
    told = run(f"import sys, toque.cli; print(sorted(set({OTHERS}) & set(sys.modules)))")

    assert told.stdout.strip() == "[]"
