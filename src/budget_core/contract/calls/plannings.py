"""Calls about plannings."""

from budget_core.access import Action
from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.categories import Category, CategoryCreate
from budget_core.contract.plannings import (
    MonthsSet,
    Planning,
    PlanningCategory,
    PlanningQuery,
    PlanningSet,
    PlanningsSet,
)

CREATE_CATEGORY = BodyCall(
    "createCategory", "POST", "/category/{workspace_id}/create",
    tag="categories", module="plannings", body=CategoryCreate, answer=Category, status=201,
    right=InWorkspace(Action.WRITE),
    description="Make a category with a planning entry in the month `date`.",
)

GET_PLANNING = Call(
    "getPlanning", "GET", "/planning/{workspace_id}/list",
    tag="plannings", query=PlanningQuery, answer=Planning,
    right=InWorkspace(Action.READ),
    description="One month; the running one when `date` is left out.",
)

SET_PLANNING = BodyCall(
    "setPlanning", "POST", "/planning/{workspace_id}/planning-category",
    tag="plannings", body=PlanningSet, answer=PlanningCategory, status=201, other_status=200,
    right=InWorkspace(Action.WRITE),
    description="Set the budget of one category in one month: 201 for a new one, 200 where one is stored.",
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
    description="Set budgets of several months and take categories out of them, all or nothing: one change to undo.",
)

DELETE_PLANNING = Call(
    "deletePlanning", "DELETE", "/planning/{workspace_id}/delete/{planning_id}",
    tag="plannings", answer=PlanningCategory,
    right=InWorkspace(Action.WRITE),
    description="Take a category out of a month; its entries stay, and it can be restored.",
)

RESTORE_PLANNING = Call(
    "restorePlanning", "PUT", "/planning/{workspace_id}/{planning_id}/restore",
    tag="plannings", answer=PlanningCategory,
    right=InWorkspace(Action.WRITE),
    description="Put a removed category back into its month.",
)
