"""`toque backup` and `toque restore`: all that a site holds, in one file and back."""

from pathlib import Path

import click

from toque.cli.options import database_of, database_option


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@database_option
@click.option("--check", is_flag=True, help="Write nothing: read FILE, and say whether it is whole.")
def backup(file: Path, db: str | None, check: bool) -> None:
    """Write all that the site holds to FILE, while it runs.

    The file is read back and compared before it takes its name. It can be restored into SQLite and PostgreSQL alike.
    Keep it as safe as the database: hashes of passwords are in it, and the secrets of matches that are under way.
    """
    from toque.server.store.backup import check_backup, told, write_backup

    if check:
        click.echo(f"{file} is whole: {told(check_backup(file))}")
        return
    tallies = write_backup(database_of(db), file)
    click.echo(f"wrote {file}, and read it back: {told(tallies)}")


@click.command()
@click.argument("source", metavar="FILE")
@database_option
@click.option("--replace", is_flag=True, help="Delete what the database holds now.")
def restore(source: str, db: str | None, replace: bool) -> None:
    """Put a backup back: all of it, or nothing.

    FILE is a backup, or another database of Toque's: a file or a postgresql:// address. So a site moves from SQLite to
    PostgreSQL, or back. A site that runs on the database begins anew within a few seconds; browsers come back by
    themselves.
    """
    from toque.server.store.backup import restore_backup, told

    tallies = restore_backup(source, database_of(db), replace=replace)
    click.echo(f"restored and compared: {told(tallies)}")
