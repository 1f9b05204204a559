"""Every text of the terminal in both languages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import budget_cli
import budget_sdk.errors
import budget_sdk.extras
import budget_sdk.matching
from budget_api.app import doctor, health
from budget_cli.errors import UnknownTypedName
from budget_cli.language import Translatable, translate, translations
from budget_cli.output.display import Display
from budget_core.contract.people.settings import Settings
from budget_core.contract.planning.carry_over import CarryRule
from budget_core.contract.planning.schedules import Schedule
from budget_core.contract.types import AccountType, Frequency, TokenScope
from budget_sdk.extras import UNSUPPORTED

PACKAGE = Path(budget_cli.__file__).parent
TEXT_CALLS = frozenset(
    {
        "text",
        "translate",
        "CliError",
        "WrongUsage",
        "Ambiguous",
        "FileUnusable",
        "UnknownName",
        "Column",
        "Translatable",
        "find",
    }
)


def shown_texts(source: str, calls: frozenset[str] = TEXT_CALLS) -> Iterator[str]:
    """Texts of a module that people read: first arguments of the calls that translate, written out or by a name."""
    tree = ast.parse(source)
    constants = {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and node.args):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in calls:
            yield from _strings(node.args[0], constants)


def _strings(node: ast.expr, constants: dict[str, ast.expr]) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=first, orelse=second):
            yield from (*_strings(first, constants), *_strings(second, constants))
        case ast.Name(id=name) if name in constants:
            yield from _strings(constants[name], constants)
        case ast.Subscript(value=ast.Name(id=name)) if name in constants:
            holder = constants[name]
            values = holder.values if isinstance(holder, ast.Dict) else getattr(holder, "elts", [])
            for value in values:
                yield from _strings(value, constants)


WORDS = {
    *get_args(AccountType),
    *get_args(Frequency),
    *get_args(TokenScope),
    *(name.replace("_", " ") for name in Settings.__struct_fields__),
}
SDK = [Path(file) for file in (budget_sdk.errors.__file__, budget_sdk.extras.__file__, budget_sdk.matching.__file__)]
"""Where the texts of errors are that come from the SDK."""
EXAMINED = [Path(file) for file in (doctor.__file__, health.__file__)]
"""Where the texts of `budget doctor` are: beside what they tell of."""
TEXTS = WORDS | {text for file in PACKAGE.rglob("*.py") for text in shown_texts(file.read_text())} - {""}


def told_texts(source: str) -> Iterator[str]:
    """Names and texts of what the doctor finds."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id="_ok" | "_off" | "_wrong"), args=[ast.Constant(value=str(name)), text]):
                yield name
                if isinstance(text, ast.Constant):
                    yield str(text.value)


def test_every_part_that_the_doctor_looks_at_has_a_name_in_each_language() -> None:
    tuples = [node for node in ast.walk(ast.parse(EXAMINED[1].read_text())) if isinstance(node, ast.Tuple)]
    names = {node.elts[0].value for node in tuples if node.elts and isinstance(node.elts[0], ast.Constant)}
    assert {"mail", "google", "signUp"} <= names
    assert names - translations("ua").keys() == set()


def test_every_text_is_translated() -> None:
    told = set(told_texts(EXAMINED[0].read_text()))
    told |= {UNSUPPORTED, *shown_texts(SDK[0].read_text(), frozenset({"__init__"}))}
    assert len(told) > 20
    assert sorted(text for text in TEXTS | told if text not in translations("ua")) == []


def test_no_translation_is_left_over() -> None:
    fields = {name.replace("_", " ") for row in (Schedule, CarryRule) for name in row.__struct_fields__}
    sources = "".join(file.read_text() for file in (*PACKAGE.rglob("*.py"), *EXAMINED, *SDK))
    assert [text for text in translations("ua") if text not in TEXTS | fields and f'"{text}"' not in sources] == []


def test_a_translation_has_the_same_placeholders() -> None:
    def placeholders(text: str) -> list[str]:
        return sorted(re.findall(r"\{(\w+)\}", text))

    assert [
        text for text, ukrainian in translations("ua").items() if placeholders(text) != placeholders(ukrainian)
    ] == []


def test_values_are_not_read_for_placeholders_and_words_of_our_own_are_translated() -> None:
    assert translate("en", "Created {name}.", name="{x}") == "Created {x}."
    assert "рахунок" in translate(
        "ua", "No {noun} starts with {typed}. There are none.", noun=Translatable("account"), typed="x"
    )


def test_an_error_names_what_to_try_in_the_language() -> None:
    error = UnknownTypedName("There is no account yet.", hint="budget accounts add Cash")
    assert str(error) == "There is no account yet.\nTry: budget accounts add Cash"
    assert error.translated("ua") == "Рахунків ще немає.\nСпробуйте: budget accounts add Cash"


def test_months_and_days_are_written_in_the_language() -> None:
    assert Display("ua").month("2026-05") == "Травень 2026"
    assert Display("ua").day_range("2026-05-11", "2026-06-10") == "11 тра – 10 чер"
    assert Display("en").day_range("2026-05-11", "2026-06-10") == "11 May – 10 Jun"
