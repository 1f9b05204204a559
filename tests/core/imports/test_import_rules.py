"""Rules for imported entries: which text they look at, and what they give together."""

import pytest
from msgspec.structs import replace

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.decode import decode
from budget_core.contract.entries.history import HistoryUpdate
from budget_core.contract.entries.import_rules import ImportRule
from budget_core.imports.rules import EntryRule, RuleResult, RuleSet, with_tags


@pytest.mark.parametrize(
    ("rule", "note", "payee", "fits"),
    [
        (EntryRule("note", "contains", "market"), "SuperMarket", "", True),
        (EntryRule("note", "contains", "market"), "", "MARKET 5", True),
        (EntryRule("note", "contains", "silpo bread"), "bread", "Silpo", True),
        (EntryRule("note", "contains", "market"), "Bus", "", False),
        (EntryRule("payee", "contains", "market"), "market", "", False),
        (EntryRule("payee", "contains", "cafe"), "", "Café Olé", True),
        (EntryRule("note", "equals", "bread"), "Bread", "Silpo", True),
        (EntryRule("note", "equals", "silpo bread"), "Bread", "Silpo", True),
        (EntryRule("note", "equals", "bread"), "bread and milk", "", False),
        (EntryRule("payee", "equals", "СІЛЬПО"), "", "Сільпо", True),
        (EntryRule("payee", "equals", "Сільпо"), "", "Сільпо 12", False),
    ],
)
def test_a_rule_fits_whatever_case_and_accents(rule: EntryRule, note: str, payee: str, fits: bool) -> None:
    found = RuleSet([replace(rule, tags=("x",))]).apply(note, payee)
    assert found == (RuleResult(tags=("x",)) if fits else RuleResult())


def test_texts_are_folded_once_for_each_rule_and_each_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    folded: list[str] = []

    def fold(text: str) -> str:
        folded.append(text)
        return text

    monkeypatch.setattr("budget_core.entries.payees.fold_text", fold)
    rules = RuleSet([EntryRule("note", "contains", f"rule {number}", tags=("x",)) for number in range(500)])
    for number in range(100):
        rules.apply(f"note {number}", "Silpo")
    assert len(folded) == 500 + 2 * 100


def test_the_first_payee_and_category_count_and_all_tags() -> None:
    rules = [
        EntryRule("note", "contains", "market", category="Food"),
        EntryRule("note", "contains", "mar", category="Other", tags=("a", "b")),
        EntryRule("note", "contains", "super", payee="Super", tags=("b", "c")),
    ]
    assert RuleSet(rules).apply("SuperMarket", "") == RuleResult("Food", "Super", ("a", "b", "c"))
    assert RuleSet(rules).apply("Marble", "") == RuleResult("Other", "", ("a", "b"))
    assert RuleSet(rules).apply("Bus", "") == RuleResult()
    assert RuleSet([]).apply("Bus", "Kyiv") == RuleResult()


def test_a_renamed_payee_is_known_by_both_names() -> None:
    rules = [
        EntryRule("payee", "equals", "Сільпо", category="Food"),
        EntryRule("payee", "equals", "SILPO 12", payee="Сільпо"),
        EntryRule("payee", "contains", "12", tags=("old",)),
    ]
    assert RuleSet(rules).apply("", "silpo 12") == RuleResult("Food", "Сільпо", ("old",))


def test_an_entry_gets_no_more_tags_than_it_can_have() -> None:
    assert with_tags(["a"], ["b", "a"]) == ["a", "b"]
    assert with_tags("abcdefghi", "jk") == list("abcdefghij")


def test_a_list_as_a_whole_is_checked_once_its_items_are_sound() -> None:
    assert decode(HistoryUpdate, b'{"tags": ["A", "a", "b"]}').tags == ["a", "b"]
    for sent, fields in (
        (str([f"t{at}" for at in range(11)]), {"tags": ErrorCode.VALIDATION_COUNT}),
        (str(["a b", *(f"t{at}" for at in range(11))]), {"tags.0": ErrorCode.VALIDATION_TAG}),
    ):
        with pytest.raises(DomainError) as raised:
            decode(HistoryUpdate, f'{{"tags": {sent}}}'.replace("'", '"').encode())
        assert raised.value.fields == fields


def test_a_rule_gives_something() -> None:
    assert decode(ImportRule, b'{"text": "silpo", "payee": "Silpo"}').payee == "Silpo"
    with pytest.raises(DomainError) as raised:
        decode(ImportRule, b'{"text": "silpo"}')
    assert raised.value.fields == {"categoryId": ErrorCode.VALIDATION_REQUIRED}
