"""Context of a command: the client of the chosen budget, the workspace, the language and the output."""

import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import Self

import typer

from budget_cli.config import section
from budget_cli.errors import CliError, FileUnusable, UnknownTypedName, WrongUsage
from budget_cli.language import DEFAULT
from budget_cli.options import GlobalOptions
from budget_cli.output.display import Display
from budget_cli.output.writer import Output, echo
from budget_cli.terminal_changes import RecordingClient
from budget_cli.typed import parsing
from budget_cli.typed.dates import running_month
from budget_cli.typed.matching import find
from budget_core.contract.money.accounts import Account
from budget_core.contract.people.settings import Settings
from budget_core.contract.planning.categories import Category
from budget_core.contract.workspaces.workspaces import Workspace
from budget_core.people.devices import SCRIPT
from budget_sdk import AuthRequired, BudgetError, Client, Conflict, ConnectionFailed, Forbidden, Invalid, NotFound
from budget_sdk.local import has_budget, is_served
from budget_sdk.logins import StoredLogin, load_logins, save_logins
from budget_sdk.matching import Named, duplicates, short_id

_OF_WHAT_WAS_TYPED = (CliError, Conflict, Forbidden, Invalid, NotFound)
"""Errors after which the server can be asked one thing more."""


class Context:
    """Made for one command; the client is opened, and data fetched, when first used."""

    def __init__(self, options: GlobalOptions) -> None:
        self._options = options
        self._spoken: str | None = None
        self.program = SCRIPT
        """Program that the server sees in a change; one of `budget_core.people.devices`."""
        self.output = Output(options.format, lambda: self.display)

    @cached_property
    def client(self) -> Client:
        """The client of the server or local file that `chosen_server` names."""
        server = chosen_server(self._options, os.environ)
        if server is None:
            _check_folder(self._options)
            _check_database(self._options)
            user = self._options.user or os.environ.get("BUDGET_USER")
            return RecordingClient.local(self._options.data, user, program=self.program)
        return RecordingClient(
            server, os.environ.get("BUDGET_TOKEN") or load_logins().token(server), program=self.program
        )

    def renewed(self) -> "Context":
        """Return a context of the same client and workspace, whose rows are read anew."""
        fresh = type(self)(self._options)
        fresh.client, fresh.workspace = self.client, self.client.workspaces.get(self.workspace.id)
        return fresh

    @property
    def is_remote(self) -> bool:
        """Return true where a server was chosen instead of a local file."""
        return chosen_server(self._options, os.environ) is not None

    @property
    def local(self) -> tuple[Path | None, str | None]:
        """Folder and user of the local file, for administration; raises `CliError` when a server was chosen."""
        if chosen_server(self._options, os.environ):
            raise CliError("This works only with a local file. Name its folder with --data.")
        _check_folder(self._options)
        return self._options.data, self._options.user or os.environ.get("BUDGET_USER")

    @cached_property
    def settings(self) -> Settings:
        """The user's settings."""
        return self.client.settings.get()

    @property
    def language(self) -> str:
        """The settings' language where people read the answer, or where the settings are known anyway."""
        return self._spoken or (self.settings.language if self.output.is_for_people else self.known_language)

    @property
    def known_language(self) -> str:
        """The settings' language if they were fetched; asks nothing."""
        return self._spoken or (self.settings.language if "settings" in self.__dict__ else DEFAULT)

    def speak(self, language: str | None) -> None:
        """Speak a language whatever the settings are: who looks after users may be none of them."""
        self._spoken = language or DEFAULT

    def learn_language(self) -> None:
        """Fetch the settings, if they can be had, so that an error is told in their language."""
        with suppress(BudgetError, CliError, OSError):
            if self.has_budget:
                _ = self.settings

    @property
    def has_budget(self) -> bool:
        """Return true for a server or a local file that is there: asking makes one where there is none."""
        return self.is_remote or has_budget(self._options.data)

    @property
    def display(self) -> Display:
        """Form of values for this user."""
        return Display(self.language)

    def text(self, text: str, **params: object) -> str:
        """Return a text in the user's language, its `{placeholders}` filled."""
        return self.display.text(text, **params)

    @cached_property
    def workspace(self) -> Workspace:
        """The one named by `--workspace`, else the default of the configuration, else the one in use."""
        rows = self.client.workspaces.list()
        current = self.settings.workspace
        if typed := self._options.workspace or section("defaults").get("workspace"):
            return find("workspace", typed, rows)
        found = [row for row in rows if row.id == current] or rows
        if not found:
            raise UnknownTypedName("You have no workspace.", hint="budget workspaces add Home")
        return found[0]

    def is_current(self, workspace: Workspace) -> bool:
        """Return true for the workspace that the settings say is in use."""
        return workspace.id == self.settings.workspace

    @cached_property
    def accounts(self) -> list[Account]:
        """The accounts of the workspace that are not deleted."""
        return self.client.accounts.list(self.workspace.id)

    @cached_property
    def categories(self) -> list[Category]:
        """The categories of the workspace that are not archived."""
        return self.client.categories.list(self.workspace.id)

    @property
    def category_names(self) -> dict[str, str]:
        """Names of the categories by id."""
        return {category.id: category.name for category in self.categories}

    def account(self, typed: str | None) -> Account:
        """Return the account of that name or id, as `find` understands it; for None the default or main one."""
        typed = typed or section("defaults").get("account")
        if typed is not None:
            return find("account", typed, self.accounts, f"budget accounts add {shlex.quote(typed)}")
        main = [row for row in self.accounts if row.is_main_account]
        if not main:
            raise UnknownTypedName("There is no account yet.", hint="budget accounts add Cash")
        return main[0]

    def category(self, typed: str) -> Category:
        """Return the category of that name or id, as `find` understands it."""
        return find("category", typed, self.categories, f"budget categories add {shlex.quote(typed)}")

    def account_id(self, typed: str | None) -> str | None:
        """Return the id of a named account; None for None."""
        return None if typed is None else self.account(typed).id

    def category_id(self, typed: str | None) -> str | None:
        """Return the id of a named category; None for None."""
        return None if typed is None else self.category(typed).id

    def currency_of(self, account: Account) -> str:
        """Return the code of an account's currency, also of one that follows the workspace."""
        return self.workspace.currency_code if account.currency_code == "default" else account.currency_code

    def month(self, typed: str | None) -> str:
        """Return the typed budget month (`yyyy-MM`), as `parsing.month` reads it.

        The running one for None.
        """
        running = running_month(self.workspace)
        return running if typed is None else parsing.month(typed, running)

    def warn_of_duplicates(self, name: str, rows: Sequence[Named]) -> None:
        """Say that something new gets a name that is taken, and how the two are told apart."""
        namesakes = duplicates(name, rows)
        if namesakes and self.output.is_for_people:
            ids = ", ".join(short_id(row.id) for row in namesakes)
            echo(
                self.text(
                    "{name} already exists ({ids}). Use the ids to tell them apart.", name=namesakes[0].name, ids=ids
                )
            )

    def confirm(self, question: str, is_confirmed: bool) -> None:
        """Ask before something that cannot be taken back; without a terminal to ask at, `--yes` is needed."""
        if not is_confirmed:
            self.ask(question, WrongUsage("This can't be undone. Confirm with --yes."))

    def agree(self, question: str, is_agreed: bool) -> None:
        """Ask before a change that reaches far, though it can be undone.

        Without a terminal `--yes` is needed.
        """
        if not is_agreed:
            self.ask(question, WrongUsage("{question} Confirm with --yes.", question=question))

    def ask(self, question: str, refusal: CliError) -> None:
        """Ask at the terminal and end the command at a no; raise `refusal` where nobody can answer."""
        if not can_ask():
            raise refusal
        typer.confirm(question, abort=True, err=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if isinstance(error, FileUnusable):  # read before anything is asked
            self.learn_language()
        if "client" not in self.__dict__:
            return
        if isinstance(error, _OF_WHAT_WAS_TYPED):
            self.learn_language()
        if isinstance(error, AuthRequired):
            error.add_note(f"Sign in: budget login {self.client.url}")
        if isinstance(error, ConnectionFailed):
            error.add_note("Is the server running? For a local file: --data FOLDER, or budget logout")
        _keep_token(self.client)
        self.client.close()


def can_ask() -> bool:
    """Return true where somebody at a terminal can answer."""
    return sys.stdin.isatty()


def chosen_server(options: GlobalOptions, env: Mapping[str, str]) -> str | None:
    """Return the server to talk to, None for a local file.

    Options come first, then the environment, then the last `budget login`.
    """
    if options.server and options.data:
        raise WrongUsage("Use either --server or --data: a budget is on a server or in a folder.")
    if options.server or options.data:
        return options.server
    if env.get("BUDGET_SERVER") or env.get("BUDGET_DATA"):
        return env.get("BUDGET_SERVER") or None
    return load_logins().server


def _check_folder(options: GlobalOptions) -> None:
    """Ask before a new folder is made: a mistyped `--data` must not begin another budget."""
    if options.data is None or options.create or has_budget(options.data):
        return
    if not (can_ask() and typer.confirm(f"There is no budget in {options.data}. Make one?", err=True)):
        raise UnknownTypedName("There is no budget in {folder}. To create one, add --create.", folder=options.data)


def _check_database(options: GlobalOptions) -> None:
    """Refuse a local file beside a server's database that the settings name: it would be another budget."""
    if os.environ.get("BUDGET_DATABASE_URL") and not is_served(options.data):
        raise WrongUsage(
            "Commands reach the database of BUDGET_DATABASE_URL only through a server.", hint="budget serve"
        )


def _keep_token(client: Client) -> None:
    """Store the token an answer brought in exchange for the one it ended."""
    logins = load_logins()
    stored = logins.stored.get(client.url)
    if stored and client.token and client.token != stored.token and not os.environ.get("BUDGET_TOKEN"):
        save_logins(logins.with_login(client.url, StoredLogin(client.token, stored.email)))
