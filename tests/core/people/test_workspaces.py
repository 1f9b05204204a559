"""Workspaces: what a new one has, what a wanted list of participants asks for, and how many there may be."""

import pytest

from budget_core.base import icons, limits
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.people.workspaces import (
    DEFAULT_ACCOUNTS,
    DEFAULT_CATEGORIES,
    ParticipantChanges,
    check_room,
    participant_changes,
    role_changes,
)


def test_a_new_workspace_has_the_accounts_and_categories_of_the_specification() -> None:
    assert [(account.name, account.is_main_account) for account in DEFAULT_ACCOUNTS] == [
        ("Credit Card", True),
        ("Cash", False),
    ]
    assert [category.name for category in DEFAULT_CATEGORIES] == ["Food", "Entertaiment", "Utilities", "Transport"]


def test_what_a_new_workspace_has_wears_icons_that_can_be_chosen() -> None:
    assert {account.icon for account in DEFAULT_ACCOUNTS} | {icons.ACCOUNT_DEFAULT} <= icons.ACCOUNT_ICONS
    assert {category.icon for category in DEFAULT_CATEGORIES} | {icons.CATEGORY_DEFAULT} <= icons.CATEGORY_ICONS


def test_who_is_new_in_the_list_is_invited_and_who_is_missing_is_removed() -> None:
    changes = participant_changes(["a", "b", "c"], ["a", "c", "d"], creator_id="a")
    assert changes == ParticipantChanges({"d": 2}, frozenset({"b"}))


def test_the_creator_stays_when_the_list_leaves_them_out() -> None:
    assert participant_changes(["a", "b"], [], creator_id="a") == ParticipantChanges({}, frozenset({"b"}))


def test_the_creator_is_not_invited_to_their_own_workspace() -> None:
    assert participant_changes([], ["a", "b"], creator_id="a").invited == {"b": 1}


def test_an_id_listed_twice_is_invited_once_at_its_first_place() -> None:
    assert participant_changes(["a"], ["c", "b", "c"], creator_id="a").invited == {"c": 0, "b": 1}


def test_the_same_list_changes_nothing() -> None:
    assert participant_changes(["a", "b"], ["b", "a"], creator_id="a") == ParticipantChanges({}, frozenset())


def test_a_full_workspace_is_allowed() -> None:
    check_room(limits.PARTICIPANTS_MAX, limits.INVITATIONS_PENDING_MAX)


@pytest.mark.parametrize("surplus", [(1, 0), (0, 1)])
def test_one_participant_or_one_pending_invitation_too_many_is_refused(surplus: tuple[int, int]) -> None:
    with pytest.raises(DomainError) as raised:
        check_room(limits.PARTICIPANTS_MAX + surplus[0], limits.INVITATIONS_PENDING_MAX + surplus[1])
    assert raised.value.fields == {"participants": ErrorCode.VALIDATION_MAX}


def test_only_roles_that_differ_change() -> None:
    present = {"a": "editor", "b": "editor", "c": "viewer"}
    assert role_changes(present, {"a": "editor", "b": "viewer", "c": "viewer"}, creator_id="a") == {"b": "viewer"}
    assert role_changes(present, {}, creator_id="a") == {}


def test_neither_strangers_nor_the_creator_become_viewers_and_each_is_named() -> None:
    with pytest.raises(DomainError) as raised:
        role_changes({"a": "editor", "b": "editor"}, {"a": "viewer", "b": "viewer", "x": "editor"}, creator_id="a")
    assert raised.value.fields == {
        "roles.a": ErrorCode.VALIDATION_CHOICE,
        "roles.x": ErrorCode.VALIDATION_REFERENCE,
    }
