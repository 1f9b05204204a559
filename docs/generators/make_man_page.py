"""Write `docs/budget.1`, the manual page of the terminal.

python docs/generators/make_man_page.py
"""

from pathlib import Path

import typer

from budget_cli import main
from budget_cli.commands.host.man import page

OUTPUT = Path(__file__).parents[1] / "budget.1"


if __name__ == "__main__":
    OUTPUT.write_text("".join(f"{line}\n" for line in page(typer.main.get_command(main.app))))
