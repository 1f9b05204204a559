"""Calls about schedules."""

from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.history import HistoryEntry
from budget_core.contract.schedules import (
    Forecast,
    ForecastQuery,
    Schedule,
    ScheduleCreate,
    SchedulePost,
    ScheduleSkip,
    ScheduleToggle,
    ScheduleUpdate,
)
from budget_core.people.access import Action

LIST_SCHEDULES = Call(
    "listSchedules", "GET", "/schedule/{workspace_id}/list",
    tag="schedules", answer=list[Schedule],
    right=InWorkspace(Action.READ),
    description="All schedules with what is due of them, those that come up next first.",
)

CREATE_SCHEDULE = BodyCall(
    "createSchedule", "POST", "/schedule/{workspace_id}/create",
    tag="schedules", body=ScheduleCreate, answer=Schedule, status=201,
    right=InWorkspace(Action.WRITE),
    description="Make a schedule of an expense, an income or a transfer.",
)

UPDATE_SCHEDULE = BodyCall(
    "updateSchedule", "PUT", "/schedule/{schedule_id}",
    tag="schedules", body=ScheduleUpdate, answer=Schedule,
    right=InWorkspace(Action.WRITE),
    description="Change the fields the body carries; posted entries stay as they are.",
)

TOGGLE_SCHEDULE = BodyCall(
    "toggleSchedule", "PATCH", "/schedule/{schedule_id}/toggle",
    tag="schedules", body=ScheduleToggle, answer=Schedule,
    right=InWorkspace(Action.WRITE),
    description="Pause a schedule, or go on with it from today.",
)

DELETE_SCHEDULE = Call(
    "deleteSchedule", "DELETE", "/schedule/{schedule_id}",
    tag="schedules", answer=Schedule,
    right=InWorkspace(Action.WRITE),
    description="Remove a schedule; what it posted stays. A second time changes nothing.",
)

RESTORE_SCHEDULE = Call(
    "restoreSchedule", "PUT", "/schedule/{schedule_id}/restore",
    tag="schedules", answer=Schedule,
    right=InWorkspace(Action.WRITE),
    description="Bring a deleted schedule back as it was. A second time changes nothing.",
)

POST_SCHEDULE = BodyCall(
    "postSchedule", "POST", "/schedule/{schedule_id}/post",
    tag="schedules", body=SchedulePost, answer=HistoryEntry, status=201, other_status=200,
    right=InWorkspace(Action.WRITE), limit="ENTRY",
    description="Book an occurrence; 200 with the entry that stands when it is booked already.",
)

SKIP_SCHEDULE = BodyCall(
    "skipSchedule", "POST", "/schedule/{schedule_id}/skip",
    tag="schedules", body=ScheduleSkip, answer=Schedule,
    right=InWorkspace(Action.WRITE),
    description="Leave an occurrence out, or take that back; a second time changes nothing.",
)

GET_FORECAST = Call(
    "getForecast", "GET", "/schedule/{workspace_id}/forecast",
    tag="schedules", answer=Forecast, query=ForecastQuery,
    right=InWorkspace(Action.READ),
    description="Balances of the days to come, as the schedules move them.",
)
