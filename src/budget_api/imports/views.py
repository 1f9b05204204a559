"""Previews and reports as clients see them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from decimal import Decimal

from budget_api.imports.accepted_lines import AcceptedLine, accepted_lines
from budget_api.imports.decisions import Decisions, LineDecision
from budget_api.imports.formats.model import FileTable
from budget_api.imports.parsing import ParsedFile
from budget_core.base import currencies
from budget_core.base.errors import ErrorCode
from budget_core.base.limits import IMPORT_LINES_SHOWN
from budget_core.base.text_rules import search_key
from budget_core.contract.entries import imports as contract
from budget_core.contract.entries.imports import ImportTotal
from budget_core.contract.types import EntryKind
from budget_core.imports.lines import SkippedLine
from budget_core.imports.statements import StatementCheck

_BALANCES = frozenset({"opening", "closing", "turnover"})
_NO_TABLE = FileTable([], 0, [], {})


def preview_view(parsed: ParsedFile, decisions: Decisions, upload: contract.ImportPreview) -> contract.PreviewedFile:
    """Return the reading of the file and the requested lines."""
    everything: list[LineDecision | SkippedLine] = [*decisions.lines, *_skipped_lines(parsed).values()]
    shown = _select_lines(everything, upload.show)
    end = upload.start + IMPORT_LINES_SHOWN
    table = parsed.file.table or _NO_TABLE
    return contract.PreviewedFile(
        format=parsed.format,
        source=parsed.style.source,
        encoding=parsed.file.encoding,
        delimiter=parsed.file.delimiter,
        date_order=parsed.style.date_order,
        decimal=parsed.style.decimal,
        header=table.header,
        header_line=table.header_line,
        samples=table.samples,
        columns=[contract.ImportColumn(column=name, field=field) for name, field in table.columns.items()],
        accounts=_accounts(decisions),
        signs=parsed.style.signs,
        direction={word: direction for word, direction in parsed.style.direction.items() if direction},
        status={word: status for word, status in parsed.style.status.items() if status},
        questions=list(decisions.questions),
        line_count=len(everything),
        taken_count=sum(line.taken for line in decisions.lines),
        duplicate_count=sum(line.duplicate is not None for line in decisions.lines),
        wrong_count=sum(not each.kind for each in parsed.skipped) + sum(_is_wrong(line) for line in decisions.lines),
        pending_count=sum(each.kind == "pending" for each in parsed.skipped),
        balance_row_count=sum(each.kind in _BALANCES for each in parsed.skipped),
        statement=_statement(parsed.statement) if parsed.statement else None,
        totals=totals(accepted_lines(decisions.lines)),
        lines=[_line_view(each, decisions) for each in shown[upload.start : end]],
        next_start=end if end < len(shown) else None,
    )


def _statement(check: StatementCheck) -> contract.PreviewedStatement:
    return contract.PreviewedStatement(
        opening=check.opening,
        closing=check.closing,
        difference=check.difference,
        day=check.day.isoformat() if check.day else None,
    )


def _select_lines(
    lines: Sequence[LineDecision | SkippedLine], show: contract.LinesShown
) -> list[LineDecision | SkippedLine]:
    in_order = sorted(lines, key=_number)
    if show == "attention":
        return sorted(in_order, key=lambda each: _RANKS.get(_kind(each), len(_RANKS)))
    return in_order if show == "all" else [each for each in in_order if _kind(each) == show]


_RANKS: dict[contract.LinesShown, int] = {"wrong": 0, "seen": 1}


def _number(line: LineDecision | SkippedLine) -> int:
    return line.line if isinstance(line, SkippedLine) else line.line.line


def _kind(line: LineDecision | SkippedLine) -> contract.LinesShown:
    if isinstance(line, SkippedLine):
        return "new" if line.kind or line.code is ErrorCode.IMPORT_OTHER_SIDE else "wrong"
    if _is_wrong(line):
        return "wrong"
    return "new" if line.duplicate is None else "seen"


def left_out(parsed: ParsedFile, decided: Sequence[LineDecision]) -> Iterator[contract.LineLeftOut]:
    """Yield every line that is not booked, with the reason."""
    for each in _skipped_lines(parsed).values():
        yield contract.LineLeftOut(line=each.line, code=each.code.value, text=each.text)
    for line in decided:
        if line.code is not None:
            yield contract.LineLeftOut(line=line.line.line, code=line.code.value, text=line.text)


def _skipped_lines(parsed: ParsedFile) -> dict[int, SkippedLine]:
    other_sides = {
        line: SkippedLine(line, ErrorCode.IMPORT_OTHER_SIDE, str(first)) for line, first in parsed.second_sides.items()
    }
    return {each.line: each for each in parsed.skipped} | other_sides


def _is_wrong(decision: LineDecision) -> bool:
    return decision.code not in (None, ErrorCode.IMPORT_DUPLICATE, ErrorCode.IMPORT_SKIPPED)


def _accounts(decisions: Decisions) -> list[contract.PreviewedAccount]:
    codes: dict[str, set[str]] = {}
    for each in decisions.lines:
        codes.setdefault(each.line.account, set()).add(each.line.currency)
    return [
        contract.PreviewedAccount(
            name=name,
            account_id=account.id if account else None,
            currency_code=_known(*codes[name]),
            lines=decisions.line_counts[name],
        )
        for name, account in decisions.accounts.items()
    ]


def _line_view(decision: LineDecision | SkippedLine, decisions: Decisions) -> contract.PreviewedLine:
    if isinstance(decision, SkippedLine):
        return _skipped_view(decision)
    line, account, other = decision.line, decision.account, decision.other
    return contract.PreviewedLine(
        line=line.line,
        taken=decision.taken,
        code=decision.code.value if decision.code else None,
        text=decision.text,
        kind=decision.booking.kind if decision.booking else None,
        day=line.day.isoformat(),
        amount=line.amount,
        currency_code=_known(line.currency) if line.currency else account.currency_code if account else None,
        account_id=account.id if account else None,
        account_name=account.name if account else line.account,
        other_account_id=other.id if other else None,
        other_account_name=other.name if other else line.other_account,
        category=decision.category,
        category_id=_category_id(decisions, decision.category),
        parts=[
            contract.PreviewedPart(
                category=part.category,
                category_id=_category_id(decisions, part.category),
                amount=part.amount,
                note=part.note,
            )
            for part in decision.parts
        ],
        note=line.note,
        payee=line.payee,
        tags=list(line.tags),
        duplicate_of=decision.duplicate.entry_id if decision.duplicate else None,
    )


def _known(*codes: str) -> str | None:
    """Return the only code; None for several, and for one that is in no catalogue."""
    return codes[0] if len(codes) == 1 and currencies.is_known(codes[0]) else None


def _category_id(decisions: Decisions, name: str | None) -> str | None:
    known = decisions.budget.categories.get(search_key(name)) if name else None
    return known[0] if known else None


def _skipped_view(skipped: SkippedLine) -> contract.PreviewedLine:
    return contract.PreviewedLine(
        line=skipped.line,
        taken=False,
        code=skipped.code.value,
        text=skipped.text,
        kind=None,
        day=None,
        amount=None,
        currency_code=None,
        account_id=None,
        account_name="",
        other_account_id=None,
        other_account_name="",
        category=None,
        category_id=None,
        parts=[],
        note=skipped.note,
        payee="",
        tags=[],
        duplicate_of=None,
    )


_KINDS: tuple[EntryKind, ...] = ("income", "expense", "refund", "transfer")


def totals(lines: Iterable[AcceptedLine]) -> list[ImportTotal]:
    """Return the sums received, spent and moved, by currency of the account."""
    counts: Counter[tuple[EntryKind, str]] = Counter()
    amounts: dict[tuple[EntryKind, str], Decimal] = {}
    for each in lines:
        key = each.booking.kind, each.account.currency_code
        counts[key] += 1
        amounts[key] = amounts.get(key, Decimal(0)) + abs(each.line.amount)
    in_order = sorted(counts, key=lambda key: (_KINDS.index(key[0]), key[1]))
    return [ImportTotal(kind=key[0], currency_code=key[1], count=counts[key], amount=amounts[key]) for key in in_order]
