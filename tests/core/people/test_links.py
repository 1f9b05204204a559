"""The code in an invitation link, however it is passed on."""

import pytest

from budget_core.people.workspaces import code_of


@pytest.mark.parametrize(
    "link",
    [
        "https://budget.example.org/join/JZ1cVhQ0mXw",
        " https://budget.example.org/join/JZ1cVhQ0mXw/ ",
        "https://budget.example.org/join/JZ1cVhQ0mXw?utm=a/b#c",
        "/join/JZ1cVhQ0mXw",
        "JZ1cVhQ0mXw",
    ],
)
def test_the_code_is_the_last_part(link: str) -> None:
    assert code_of(link) == "JZ1cVhQ0mXw"
