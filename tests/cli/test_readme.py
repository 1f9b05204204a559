"""What the README shows, typed as it stands."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from typer.testing import Result

README = (Path(__file__).parents[2] / "README.md").read_text()
COMMANDS = [line.partition(" #")[0].partition(" |")[0] for line in re.findall(r"^budget (.+)$", README, re.MULTILINE)]
NOTEBOOK = next(iter(re.findall(r"```python\n(.+?)```", README, re.DOTALL)))


def test_the_commands_and_the_notebook_agree_on_what_is_left(budget: Callable[..., Result]) -> None:
    for command in COMMANDS:
        result = budget(*(word.strip('"') for word in command.split()))
        assert result.exit_code == 0, (command, result.output)
    seen: dict[str, Any] = {}
    exec(
        NOTEBOOK.replace("    client.month", "    left = client.month").replace("    Table", "    rows = Table", 1),
        seen,
    )
    assert str(seen["left"]) == "275.00"
    assert [row.note for row in seen["rows"]] == ["apples", "lunch"]
