"""`toque admin`: who looks after the site."""

import click

from toque.cli.options import database_of, database_option

login_argument = click.argument("login")


@click.group()
def admin() -> None:
    """Say who looks after the site, at /admin. It works while the site runs."""


@admin.command("make")
@login_argument
@database_option
def make_admin(login: str, db: str | None) -> None:
    """Let the account LOGIN look after the site."""
    from toque.server.care.admins import set_role

    set_role(database_of(db), login, is_admin=True)
    click.echo(f"{login} looks after the site now, at /admin")


@admin.command("remove")
@login_argument
@database_option
def remove_admin(login: str, db: str | None) -> None:
    """Let the account LOGIN do no more than others."""
    from toque.server.care.admins import set_role

    set_role(database_of(db), login, is_admin=False)
    click.echo(f"{login} looks after the site no longer")


@admin.command("list")
@database_option
def list_admins(db: str | None) -> None:
    """Print the logins of all who look after the site."""
    from toque.server.care.admins import admins

    for login in admins(database_of(db)):
        click.echo(login)


@admin.command("password")
@login_argument
@database_option
def new_password(login: str, db: str | None) -> None:
    """Give the account LOGIN a new password, for somebody who forgot it; all their sessions end."""
    from toque.server.care.admins import reset_password

    click.echo(reset_password(database_of(db), login))
