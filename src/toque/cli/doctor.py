"""`toque doctor`: what is unsafe or slow about a running site."""

import sys
from collections import Counter
from typing import TYPE_CHECKING

import click

from toque.cli.options import database_of, database_option

if TYPE_CHECKING:
    from toque.server.doctor.finding import Finding


@click.command()
@click.argument("url", default="http://127.0.0.1:8000")
@database_option
@click.option("--no-machine", is_flag=True, help="Look at the site only, such as one on another machine.")
@click.option("--quiet", is_flag=True, help="Print nothing but what is unsafe or slow.")
def doctor(url: str, db: str | None, no_machine: bool, quiet: bool) -> None:
    """Look at a running site, and say what is unsafe or slow, and what helps.

    URL is where browsers find it, such as https://games.example.org. The exit status is 1 if anything is unsafe.
    """
    from toque.server.doctor.machine import database_findings, machine_findings
    from toque.server.doctor.site import Visitor, site_findings

    counts: Counter[str] = Counter()

    def tell(finding: "Finding") -> None:
        counts[finding.level] += 1
        if finding.level != "ok" or not quiet:
            click.echo(finding)

    for finding in site_findings(Visitor(url)):
        tell(finding)
    if not no_machine:
        for finding in [*machine_findings(), *database_findings(database_of(db))]:
            tell(finding)
    click.echo(f"{counts['ok']} well, {counts['slow']} slow, {counts['unsafe']} unsafe")
    sys.exit(1 if counts["unsafe"] else 0)
