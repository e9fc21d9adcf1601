"""`toque serve`: the site."""

import os
from ipaddress import ip_network
from pathlib import Path

import click

from toque.cli.options import database_of, database_option, pack_option

OWN_NAMES = ("localhost", "127.0.0.1", "::1")
IN_THE_CLEAR = (
    "warning: others on the network can read names, passwords and hidden cards, as this is plain HTTP; "
    "use --cert and --key, or a proxy with HTTPS and --proxy (docs/server.md)"
)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen at; 0.0.0.0 for everybody.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="Port; 0 for a free one.")
@database_option
@click.option(
    "--workers",
    type=click.IntRange(min=1),
    metavar="N",
    help="Bots that think at the same time (default: one for each core).",
)
@click.option(
    "--bot-pause",
    type=click.FloatRange(min=0),
    default=0.4,
    show_default=True,
    help="Shortest time in seconds that a bot takes.",
)
@click.option("--demo", is_flag=True, help="Open a public table where two bots play, and play again.")
@click.option(
    "--log", type=click.Choice(["text", "json"]), default="text", show_default=True, help="Format of the log."
)
@click.option("--origin", "origins", multiple=True, metavar="URL", help="Another site whose pages may connect.")
@click.option("--proxy", metavar="ADDRESS", help="A proxy in front whose X-Forwarded headers are believed.")
@click.option(
    "--cert",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Speak HTTPS with this certificate, with all that its chain needs (PEM); read again when it is renewed.",
)
@click.option(
    "--key", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE", help="The certificate's private key."
)
@click.option(
    "--allow-host",
    "hosts",
    multiple=True,
    metavar="NAME",
    help="A name by which browsers may ask for the site. Without it: this machine's own names if only this machine can "
    "reach the site, else any.",
)
@click.option("--trust", "trusted", multiple=True, metavar="ADDRESS", help="An address without limits.")
@click.option(
    "--metrics",
    "metrics_readers",
    multiple=True,
    metavar="ADDRESS",
    help="An address that may read /metrics, besides this machine.",
)
@click.option(
    "--notify-into",
    "notice_networks",
    multiple=True,
    metavar="NETWORK",
    help="A part of the own network, such as 10.0.0.7/32, that notices to people may be sent into.",
)
@click.option(
    "--frames-per-second",
    type=click.FloatRange(min=1),
    default=40,
    show_default=True,
    help="Messages a second that one person may send; three times as many at once.",
)
@click.option(
    "--keep-guests",
    type=click.FloatRange(min=1),
    metavar="DAYS",
    help="Forget guests who were not seen for this time; their matches stay, without their names.",
)
@click.option(
    "--keep-matches",
    type=click.FloatRange(min=1),
    metavar="DAYS",
    help="Delete matches that ended this long ago, and tables that nobody started.",
)
@click.option(
    "--keep-audit",
    type=click.FloatRange(min=1),
    metavar="DAYS",
    default=365,
    show_default=True,
    help="Delete what admins did, handled reports and bans that are over after this time.",
)
@pack_option
def serve(
    host: str,
    port: int,
    db: str | None,
    workers: int | None,
    bot_pause: float,
    demo: bool,
    log: str,
    origins: tuple[str, ...],
    hosts: tuple[str, ...],
    proxy: str | None,
    cert: Path | None,
    key: Path | None,
    trusted: tuple[str, ...],
    metrics_readers: tuple[str, ...],
    notice_networks: tuple[str, ...],
    frames_per_second: float,
    keep_guests: float | None,
    keep_matches: float | None,
    keep_audit: float,
) -> None:
    """Open the site where people play with each other and with bots.

    Every move is stored before anybody sees it. Stop the site or kill it: at the next start every table is as it was.
    """
    from toque.server.care.retention import Retention
    from toque.server.ops.logs import start_logging
    from toque.server.rooms.demo import run_demo
    from toque.server.rooms.hub import Hub
    from toque.server.run import Server, run
    from toque.server.settings import Settings
    from toque.server.transport.tls import Certificate

    if (cert is None) != (key is None):
        raise click.UsageError("--cert and --key belong together")
    certificate = Certificate(cert, key) if cert and key else None
    start_logging(log)
    settings = Settings(
        database=database_of(db),
        workers=workers or os.cpu_count() or 1,
        bot_pause=bot_pause,
        frames_per_second=frames_per_second,
        origins=origins,
        hosts=hosts or (OWN_NAMES if host in OWN_NAMES and not proxy else ()),
        trusted=trusted,
        metrics_readers=metrics_readers,
        notice_networks=checked_networks(notice_networks),
        retention=Retention(keep_guests, keep_matches, keep_audit),
    )
    hub = Hub(settings)

    if host not in OWN_NAMES and not proxy and not certificate:
        click.echo(IN_THE_CLEAR, err=True)

    def say(address: str) -> None:
        click.echo(f"Toque is open at {address} (stop it with Ctrl+C)")
        if demo:
            hub.tasks.start(run_demo(hub))

    run(Server(hub, host, port, proxy, say, certificate))


def checked_networks(names: tuple[str, ...]) -> tuple[str, ...]:
    """Networks as they were given; raise if one is none."""
    for name in names:
        try:
            ip_network(name)
        except ValueError as error:
            raise click.BadParameter(str(error), param_hint="--notify-into") from None
    return names
