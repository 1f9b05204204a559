"""Names of people without an account: added, renamed, removed, and claimed by those whose names they are."""

from msgspec import UNSET, UnsetType
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.access.tokens import is_id
from budget_api.db.models import NamedMemberRow, ParticipantRow, UserRow
from budget_api.ids import new_id
from budget_api.journal.edits import edit, sent_fields
from budget_api.journal.idempotency import check_repeat, create_hash
from budget_api.journal.writes import Write, begin_write, record_change
from budget_api.ledger.sharing import balances_of, present_members
from budget_api.workspaces.queries import live_workspace
from budget_api.workspaces.views import name_view, user_view
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract.workspaces.members import Member, MemberCreate, MemberUpdate
from budget_core.people import names as rules

MEMBER = "member"


def add_member(db: Session, caller: Caller, body: MemberCreate) -> Member:
    """Add a name; a repeat of the id is the same one."""
    write = begin_write(db, caller)
    sent = create_hash(caller.user.id, body, caller.workspace_id)
    member_id = new_id() if isinstance(body.id, UnsetType) else body.id
    if (existing := db.get(NamedMemberRow, (caller.workspace_id, member_id))) is not None:
        check_repeat(existing, sent)
        return name_view(existing)
    if db.get(ParticipantRow, (caller.workspace_id, member_id)) is not None:
        raise DomainError(ErrorCode.CONFLICT_ID)
    row = NamedMemberRow(
        workspace_id=caller.workspace_id,
        id=member_id,
        name=body.name,
        is_sharing=body.is_sharing,
        user_id=None,
        create_hash=sent,
        created_at=caller.now,
        updated_at=caller.now,
    )
    db.add(row)
    db.flush()
    check_count(db, caller.workspace_id)
    view = name_view(row)
    record_change(db, write, MEMBER, row.id, "created", after=view)
    return view


def update_member(db: Session, caller: Caller, member_id: str, body: MemberUpdate) -> Member:
    """Change the fields in the body: of a user `is_sharing` alone."""
    write = begin_write(db, caller)
    member = _participant(db, write, member_id)
    if member is not None:
        return _set_sharing(db, write, member, body)
    row = _name(db, write, member_id)
    if row.deleted_at is not None:
        raise DomainError(ErrorCode.CONFLICT_DELETED)
    before = name_view(row)
    if not isinstance(body.user_id, UnsetType):
        check_claim(db, write, row, body.user_id)
    if edit(db, row, sent_fields(body), UNSET, caller.now):
        record_change(db, write, MEMBER, row.id, "updated", before=before, after=name_view(row))
    return name_view(row)


def remove_member(db: Session, caller: Caller, member_id: str) -> Member:
    """Remove a name that owes nothing and is owed nothing; a second time changes nothing."""
    write = begin_write(db, caller)
    row = _name(db, write, member_id)
    if row.deleted_at is None:
        rules.check_removal(row.id, owing_ids(db, write.workspace_id))
        before = name_view(row)
        row.deleted_at = row.updated_at = caller.now
        row.version += 1
        db.flush()
        record_change(db, write, MEMBER, row.id, "deleted", before=before)
    return name_view(row)


def claim_name(db: Session, write: Write, member_id: str) -> None:
    """Tie a free name to the caller, who joins with it.

    Raises: VALIDATION_REFERENCE of `memberId` where there is no such name, CONFLICT_CLAIMED for another's.
    """
    row = db.get(NamedMemberRow, (write.workspace_id, member_id), populate_existing=True)
    if row is None or row.deleted_at is not None:
        raise field_error("memberId", ErrorCode.VALIDATION_REFERENCE)
    before = name_view(row)
    user_id = write.caller.user.id
    if rules.check_claim(row.user_id, user_id, user_id, False, [user_id]):
        edit(db, row, {"user_id": user_id}, UNSET, write.caller.now)
        record_change(db, write, MEMBER, row.id, "updated", before=before, after=name_view(row))


def claim_own_name(db: Session, write: Write) -> None:
    """Tie the name that has the caller's own id, as that of a workspace made of a file has, to who joins."""
    user_id = write.caller.user.id
    row = db.get(NamedMemberRow, (write.workspace_id, user_id))
    if row is None or row.user_id == user_id:
        return
    before = name_view(row)
    edit(db, row, {"user_id": user_id}, UNSET, write.caller.now)
    record_change(db, write, MEMBER, row.id, "updated", before=before, after=name_view(row))


def _set_sharing(db: Session, write: Write, member: ParticipantRow, body: MemberUpdate) -> Member:
    """Say whether a user bears a part where all bear the same; their name is their own."""
    wrong = {
        field: ErrorCode.VALIDATION_REFERENCE
        for field, value in (("name", body.name), ("userId", body.user_id))
        if not isinstance(value, UnsetType)
    }
    if wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)
    user = db.get_one(UserRow, member.user_id)
    before = user_view(member, user)
    if not isinstance(body.is_sharing, UnsetType) and body.is_sharing != member.is_sharing:
        member.is_sharing = body.is_sharing
        db.flush()
        record_change(db, write, MEMBER, member.user_id, "updated", before=before, after=user_view(member, user))
    return user_view(member, user)


def check_claim(db: Session, write: Write, row: NamedMemberRow, user_id: str | None) -> None:
    """Raise the error of a name that can't become, or cease to be, this user's. See `rules.check_claim`."""
    caller_id, is_creator = write.caller.user.id, live_workspace(db, write.workspace_id).creator_id
    users = [member.user_id for member in present_members(db, write.workspace_id) if member.user_id]
    rules.check_claim(row.user_id, user_id, caller_id, is_creator == caller_id, users)


def check_count(db: Session, workspace_id: str) -> None:
    """Raise VALIDATION_COUNT when a workspace has too many names."""
    count = select(func.count()).where(NamedMemberRow.workspace_id == workspace_id, NamedMemberRow.deleted_at.is_(None))
    rules.check_count(db.scalars(count).one())


def owing_ids(db: Session, workspace_id: str) -> set[str]:
    """Return the people who owe something by the entries of a workspace, or are owed it."""
    return {balance.member_id for balance in balances_of(db, workspace_id)}


def _participant(db: Session, write: Write, member_id: str) -> ParticipantRow | None:
    """Return the confirmed participant with this id."""
    row = db.get(ParticipantRow, (write.workspace_id, member_id)) if is_id(member_id) else None
    return row if row is not None and row.is_verified and row.left_at is None else None


def _name(db: Session, write: Write, member_id: str) -> NamedMemberRow:
    row = db.get(NamedMemberRow, (write.workspace_id, member_id)) if is_id(member_id) else None
    if row is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return row
