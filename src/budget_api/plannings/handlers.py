"""Handlers of the calls about plannings."""

from dataclasses import replace
from http import HTTPStatus

from budget_api.calls.answers import Answer
from budget_api.calls.handler import CallContext, Handlers, look_up, write
from budget_api.calls.request import Request
from budget_api.plannings import carry_over, explanation, queries, service, suggestions
from budget_core.contract.planning import plannings as calls
from budget_core.contract.planning.plannings import Planning, PlanningCategory


async def set_planning(context: CallContext, request: Request) -> Answer[PlanningCategory]:
    """Set one budget: 201 for a new one, 200 where one is stored."""
    planning, is_new = await context.database.write(service.set_planning, request.caller, request.body)
    return Answer(planning, status=HTTPStatus.CREATED if is_new else HTTPStatus.OK)


async def set_months(context: CallContext, request: Request) -> list[Planning]:
    """Set budgets of several months."""
    await context.database.write(service.set_months, request.caller, request.body)
    caller = replace(request.caller, as_of=None)  # no replica, which may not have the write yet
    return await context.database.read(service.months_view, caller, request.body)


HANDLERS: Handlers[CallContext] = {
    calls.GET_PLANNING: look_up(queries.get_planning),
    calls.SET_PLANNING: set_planning,
    calls.SET_PLANNINGS: write(service.set_plannings),
    calls.MOVE_BUDGET: write(service.move_budget),
    calls.SET_MONTHS: set_months,
    calls.DELETE_PLANNING: write(service.delete_planning),
    calls.RESTORE_PLANNING: write(service.restore_planning),
    calls.SET_CARRY_OVER: write(carry_over.set_carry_over),
    calls.SET_TARGET: write(carry_over.set_target),
    calls.SET_EXPECTED_INCOME: write(carry_over.set_expected_income),
    calls.EXPLAIN_PLANNING: look_up(explanation.explain),
    calls.LIST_SUGGESTIONS: look_up(suggestions.list_suggestions),
    calls.CREATE_CATEGORY: write(service.create_category),
}
