"""Calls about plannings."""

from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.carry_over import (
    CarryOverSet,
    ExpectedIncomeSet,
    Suggestion,
    SuggestionsQuery,
    TargetSet,
)
from budget_core.contract.categories import Category, CategoryCreate
from budget_core.contract.explanations import ExplainQuery, Explanation
from budget_core.contract.plannings import (
    MonthsSet,
    Planning,
    PlanningCategory,
    PlanningQuery,
    PlanningSet,
    PlanningsSet,
)
from budget_core.people.access import Action

CREATE_CATEGORY = BodyCall(
    "createCategory", "POST", "/category/{workspace_id}/create",
    tag="categories", module="plannings", body=CategoryCreate, answer=Category, status=201,
    right=InWorkspace(Action.WRITE),
    description="Create a category with a planning entry in the month `date`.",
)

GET_PLANNING = Call(
    "getPlanning", "GET", "/planning/{workspace_id}/list",
    tag="plannings", query=PlanningQuery, answer=Planning,
    right=InWorkspace(Action.READ),
    description="Return a month's plan; by default the running one.",
)

SET_PLANNING = BodyCall(
    "setPlanning", "POST", "/planning/{workspace_id}/planning-category",
    tag="plannings", body=PlanningSet, answer=PlanningCategory, status=201, other_status=200,
    right=InWorkspace(Action.WRITE),
    description="Set the budget of a category in a month: 201 for a new one, 200 for a change.",
)

SET_PLANNINGS = BodyCall(
    "setPlannings", "PUT", "/planning/{workspace_id}/{planning_id}/planning",
    tag="plannings", body=PlanningsSet, answer=Planning,
    right=InWorkspace(Action.WRITE),
    description="Set several budgets of one month, all or none.",
)

SET_MONTHS = BodyCall(
    "setMonths", "PUT", "/planning/{workspace_id}/months",
    tag="plannings", body=MonthsSet, answer=list[Planning],
    right=InWorkspace(Action.WRITE),
    description="Set budgets of several months and remove categories, all or none, as one change set.",
)

DELETE_PLANNING = Call(
    "deletePlanning", "DELETE", "/planning/{workspace_id}/delete/{planning_id}",
    tag="plannings", answer=PlanningCategory,
    right=InWorkspace(Action.WRITE),
    description="Remove a category from a month; its entries stay, and it can be restored.",
)

RESTORE_PLANNING = Call(
    "restorePlanning", "PUT", "/planning/{workspace_id}/{planning_id}/restore",
    tag="plannings", answer=PlanningCategory,
    right=InWorkspace(Action.WRITE),
    description="Restore a removed category in its month.",
)

SET_CARRY_OVER = BodyCall(
    "setCarryOver", "PUT", "/planning/{workspace_id}/carry-over",
    tag="plannings", body=CarryOverSet, answer=PlanningCategory,
    right=InWorkspace(Action.WRITE),
    description="Set what a category's month hands to the next one, from a month on; the last write wins.",
)

SET_TARGET = BodyCall(
    "setTarget", "PUT", "/planning/{workspace_id}/target",
    tag="plannings", body=TargetSet, answer=PlanningCategory,
    right=InWorkspace(Action.WRITE),
    description="Set or remove the target of a category; the last write wins.",
)

SET_EXPECTED_INCOME = BodyCall(
    "setExpectedIncome", "PUT", "/planning/{workspace_id}/expected-income",
    tag="plannings", body=ExpectedIncomeSet, answer=Planning,
    right=InWorkspace(Action.WRITE),
    description="Set or remove the income expected in a month; the last write wins.",
)

LIST_SUGGESTIONS = Call(
    "listSuggestions", "GET", "/planning/{workspace_id}/suggestions",
    tag="plannings", query=SuggestionsQuery, answer=list[Suggestion],
    right=InWorkspace(Action.READ),
    description="Return what each category usually costs, for a month's plan; by default the running one's.",
)

EXPLAIN_PLANNING = Call(
    "explainPlanning", "GET", "/planning/{workspace_id}/explain",
    tag="plannings", query=ExplainQuery, answer=Explanation,
    right=InWorkspace(Action.READ),
    description="Explain a number of a month or of one of its categories, as a tree.",
)
