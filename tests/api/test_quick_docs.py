"""The examples of `docs/quick-add.md`, each made as it stands."""

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from tests.api.people import Person, new_token

PAGE = (Path(__file__).parents[2] / "docs" / "quick-add.md").read_text()
LINES = re.findall(r"^\| `(.+?)` +\| (.+?) +\|$", PAGE, re.MULTILINE)
BODIES = [json.loads(block) for block in re.findall(r"```json\n(.+?)```", PAGE, re.DOTALL)]
UNSURE = {"text": "10.01 food 11.02", "at": "2026-11-24"}


def said(entry: dict[str, Any]) -> str:
    where = [entry["categoryLabel"], entry["accountLabel"]]
    if entry["kind"] == "transfer":
        where = [f"{entry['fromAccountLabel']} to {entry['accountLabel']}"]
    note = f'"{entry["note"]}"' if entry["note"] else None
    tags = " ".join(f"#{tag}" for tag in entry["tags"])
    day = entry["localDay"] if entry["localDay"] != "2026-11-24" else None
    amount = f"{entry['kind']} {entry['value'].lstrip('-')} {entry['currencyCode']}"
    return ", ".join(part for part in (amount, *where, note, tags, day) if part)


@pytest.mark.parametrize(("line", "booked"), LINES, ids=[line for line, _ in LINES])
def test_a_line_is_booked_as_the_page_says(ann: Person, line: str, booked: str) -> None:
    body = {"text": line, "at": "2026-11-24T12:00:00+00:00"}
    assert said(ann.post(f"/history/{ann.workspace}/quick", body, 201)) == booked


def test_the_curl_command_books_with_a_token_that_can_only_add(ann: Person) -> None:
    (command,) = re.findall(r"```sh\n(.+?)```", PAGE, re.DOTALL)
    values = {"BUDGET_URL": "", "WORKSPACE": ann.workspace, "TOKEN": new_token(ann, "entry").token.split()[1]}
    for name, value in values.items():
        command = command.replace(f"${name}", value)
    words = shlex.split(command.replace("\\\n", " "))
    headers = dict(words[at + 1].split(": ", 1) for at, word in enumerate(words) if word == "-H")
    sent = words[words.index("-d") + 1]
    answer = ann.client.post(words[2], content=sent, headers=headers)
    assert (answer.status_code, list(answer.json())) == (201, ["id"])


@pytest.mark.parametrize("body", BODIES, ids=[body["text"] for body in BODIES])
def test_a_body_of_the_page_is_answered_as_it_says(ann: Person, body: dict[str, Any]) -> None:
    answer = ann.post(f"/history/{ann.workspace}/quick", body, 422 if body == UNSURE else 201)
    assert list(answer["choices"]) == ["value"] if body == UNSURE else answer["note"] in body["text"]


def test_the_page_has_all_its_examples() -> None:
    assert (len(LINES), len(BODIES)) == (8, 4)
