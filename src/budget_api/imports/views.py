"""Previews and reports as clients see them."""

from collections.abc import Iterator, Sequence

from budget_api.imports.accepted_lines import taken_lines
from budget_api.imports.decisions import Decided, Decisions
from budget_api.imports.formats.model import Table
from budget_api.imports.parsing import Understood
from budget_api.imports.totals import totals
from budget_core.contract import imports as contract
from budget_core.errors import ErrorCode
from budget_core.imports.lines import NotTaken
from budget_core.limits import IMPORT_LINES_SHOWN
from budget_core.text_rules import search_key

_NO_TABLE = Table([], 0, [], {})


def preview_view(found: Understood, decided: Decisions, asked: contract.ImportPreview) -> contract.PreviewedFile:
    """Return the reading of the file, and those of its lines that are asked for."""
    everything: list[Decided | NotTaken] = [*decided.lines, *_left(found).values()]
    shown = _shown(everything, asked.show)
    end = asked.start + IMPORT_LINES_SHOWN
    table = found.file.table or _NO_TABLE
    return contract.PreviewedFile(
        format=found.format,
        source=found.style.source,
        encoding=found.file.encoding,
        delimiter=found.file.delimiter,  # type: ignore[arg-type] # one of those
        date_order=found.style.date_order,
        decimal=found.style.decimal,
        header=table.header,
        header_line=table.header_line,
        samples=table.samples,
        columns=[contract.ImportColumn(column=name, field=field) for name, field in table.columns.items()],
        accounts=_accounts(decided),
        questions=list(decided.questions),
        line_count=len(everything),
        taken_count=sum(each.taken for each in decided.lines),
        duplicate_count=sum(each.duplicate is not None for each in decided.lines),
        wrong_count=len(found.left) + sum(_is_wrong(each) for each in decided.lines),
        totals=totals(taken_lines(decided.lines)),
        lines=[_line(each, decided) for each in shown[asked.start : end]],
        next_start=end if end < len(shown) else None,
    )


def _shown(lines: Sequence[Decided | NotTaken], show: contract.LinesShown) -> list[Decided | NotTaken]:
    in_order = sorted(lines, key=_number)
    if show == "attention":
        return sorted(in_order, key=lambda each: _RANKS.get(_kind(each), len(_RANKS)))
    return in_order if show == "all" else [each for each in in_order if _kind(each) == show]


_RANKS: dict[contract.LinesShown, int] = {"wrong": 0, "seen": 1}


def _number(found: Decided | NotTaken) -> int:
    return found.line if isinstance(found, NotTaken) else found.line.line


def _kind(found: Decided | NotTaken) -> contract.LinesShown:
    if isinstance(found, NotTaken):
        return "new" if found.code is ErrorCode.IMPORT_OTHER_SIDE else "wrong"
    if _is_wrong(found):
        return "wrong"
    return "new" if found.duplicate is None else "seen"


def left_out(found: Understood, decided: Sequence[Decided]) -> Iterator[contract.LineLeftOut]:
    """Every line that is not booked, and why."""
    for each in _left(found).values():
        yield contract.LineLeftOut(line=each.line, code=each.code.value, text=each.text)
    for line in decided:
        if line.code is not None:
            yield contract.LineLeftOut(line=line.line.line, code=line.code.value, text=line.text)


def _left(found: Understood) -> dict[int, NotTaken]:
    other_sides = {
        line: NotTaken(line, ErrorCode.IMPORT_OTHER_SIDE, str(first)) for line, first in found.second_sides.items()
    }
    return {each.line: each for each in found.left} | other_sides


def _is_wrong(found: Decided) -> bool:
    return found.code not in (None, ErrorCode.IMPORT_DUPLICATE, ErrorCode.IMPORT_SKIPPED)


def _accounts(decided: Decisions) -> list[contract.PreviewedAccount]:
    return [
        contract.PreviewedAccount(
            name=name, account_id=account.id if account else None, lines=decided.line_counts[name]
        )
        for name, account in decided.accounts.items()
    ]


def _line(found: Decided | NotTaken, decided: Decisions) -> contract.PreviewedLine:
    if isinstance(found, NotTaken):
        return _nothing(found)
    line, account, other = found.line, found.account, found.other
    category = decided.budget.categories.get(search_key(found.category)) if found.category else None
    return contract.PreviewedLine(
        line=line.line,
        taken=found.taken,
        code=found.code.value if found.code else None,
        text=found.text,
        kind=found.booking.kind if found.booking else None,
        day=line.day.isoformat(),
        amount=line.amount,
        currency_code=account.currency_code if account else line.currency or None,
        account_id=account.id if account else None,
        account_name=account.name if account else line.account,
        other_account_id=other.id if other else None,
        other_account_name=other.name if other else line.other_account,
        category=found.category,
        category_id=category[0] if category else None,
        note=line.note,
        duplicate_of=found.duplicate.entry_id if found.duplicate else None,
    )


def _nothing(found: NotTaken) -> contract.PreviewedLine:
    return contract.PreviewedLine(
        line=found.line,
        taken=False,
        code=found.code.value,
        text=found.text,
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
        note=found.note,
        duplicate_of=None,
    )
