"""Calls about plannings."""

from http import HTTPStatus
from typing import Annotated

from budget_api.access.dependencies import Caller, Database
from budget_api.access.guards import require
from budget_api.http.routes import Answer, Controller, FromPath, JSONBody, QueryParameter, delete, get, post, put
from budget_api.plannings import queries, service, several
from budget_core.access import Action
from budget_core.contract.categories import Category, CategoryCreate
from budget_core.contract.plannings import MonthsSet, Planning, PlanningCategory, PlanningSet, PlanningsSet

WRITE = [require(Action.WRITE)]
Date = Annotated[str | None, QueryParameter(name="date", description="First of the month: yyyy-MM-01")]


class PlanningController(Controller):
    """What a month is meant to cost, and how it goes."""

    path = "/planning/{workspace_id:str}"
    tags = ("plannings",)

    @get("/list", operation_id="getPlanning", guards=[require(Action.READ)])
    async def get_planning(self, caller: Caller, database: Database, date: Date = None) -> Planning:
        """One month; the running one when `date` is left out."""
        return await database.look_up(queries.get_planning, caller, date)

    @post("/planning-category", operation_id="setPlanning", guards=WRITE, opt={"also": HTTPStatus.OK})
    async def set_planning(
        self, caller: Caller, database: Database, data: JSONBody[PlanningSet]
    ) -> Answer[PlanningCategory]:
        """Set the budget of one category in one month: 201 for a new one, 200 where one is stored."""
        planning, is_new = await database.write(service.set_planning, caller, data)
        return Answer(planning, status_code=HTTPStatus.CREATED if is_new else HTTPStatus.OK)

    @put("/{planning_id:str}/planning", operation_id="setPlannings", guards=WRITE)
    async def set_plannings(
        self, caller: Caller, database: Database, planning_id: FromPath[str], data: JSONBody[PlanningsSet]
    ) -> Planning:
        """Set several budgets of one month, all or none."""
        return await database.write(several.set_plannings, caller, planning_id, data)

    @put("/months", operation_id="setMonths", guards=WRITE)
    async def set_months(self, caller: Caller, database: Database, data: JSONBody[MonthsSet]) -> list[Planning]:
        """Set budgets of several months and take categories out of them, all or nothing: one change to undo."""
        return await database.write(several.set_months, caller, data)

    @delete("/delete/{planning_id:str}", operation_id="deletePlanning", guards=WRITE)
    async def delete_planning(self, caller: Caller, database: Database, planning_id: FromPath[str]) -> PlanningCategory:
        """Take a category out of a month; its entries stay, and it can be restored."""
        return await database.write(service.delete_planning, caller, planning_id)

    @put("/{planning_id:str}/restore", operation_id="restorePlanning", guards=WRITE)
    async def restore_planning(
        self, caller: Caller, database: Database, planning_id: FromPath[str]
    ) -> PlanningCategory:
        """Put a removed category back into its month."""
        return await database.write(service.restore_planning, caller, planning_id)


class NewCategoryController(Controller):
    """A category begins with a budget: the call lives where budgets do."""

    path = "/category"
    tags = ("categories",)

    @post("/{workspace_id:str}/create", operation_id="createCategory", guards=WRITE)
    async def create_category(self, caller: Caller, database: Database, data: JSONBody[CategoryCreate]) -> Category:
        """Make a category with a planning entry in the month `date`."""
        return await database.write(service.create_category, caller, data)
