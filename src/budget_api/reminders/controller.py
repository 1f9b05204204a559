"""Calls about reminders."""

from budget_api.access.dependencies import Database, User
from budget_api.access.guards import OwnsReminder, authenticate
from budget_api.http.routes import Controller, FromPath, JSONBody, delete, get, patch, post, put
from budget_api.reminders import queries, service
from budget_core.contract.reminders import Reminder, ReminderCreate, ReminderToggle, ReminderUpdate
from budget_core.contract.types import Done
from budget_core.grants import Reach

OWN = [authenticate(Reach.WORKSPACES)]
THIS_ONE = [OwnsReminder(Reach.WORKSPACES)]


class ReminderController(Controller):
    """What rings when."""

    path = "/reminder"
    tags = ("reminders",)

    @get("/", operation_id="listReminders", guards=OWN)
    async def list_reminders(self, user: User, database: Database) -> list[Reminder]:
        """Those that ring next first, then those that are off."""
        return await database.read(queries.list_reminders, user)

    @post("/create", operation_id="createReminder", guards=OWN)
    async def create_reminder(self, user: User, database: Database, data: JSONBody[ReminderCreate]) -> Reminder:
        """Make a reminder; needs a subscription."""
        return await database.write(service.create_reminder, user, data)

    @put("/update/{reminder_id:str}", operation_id="updateReminder", guards=THIS_ONE)
    async def update_reminder(
        self, user: User, database: Database, reminder_id: FromPath[str], data: JSONBody[ReminderUpdate]
    ) -> Reminder:
        """Change the fields the body carries; needs a subscription."""
        return await database.write(service.update_reminder, user, reminder_id, data)

    @patch("/toggle/{reminder_id:str}", operation_id="toggleReminder", guards=THIS_ONE)
    async def toggle_reminder(
        self, user: User, database: Database, reminder_id: FromPath[str], data: JSONBody[ReminderToggle]
    ) -> Reminder:
        """Switch a reminder on, which needs a subscription, or off."""
        return await database.write(service.toggle_reminder, user, reminder_id, data)

    @patch("/dismiss/{reminder_id:str}", operation_id="dismissReminder", guards=THIS_ONE)
    async def dismiss_reminder(self, user: User, database: Database, reminder_id: FromPath[str]) -> Reminder:
        """Forget that a reminder was missed."""
        return await database.write(service.dismiss_reminder, user, reminder_id)

    @delete("/delete/{reminder_id:str}", operation_id="deleteReminder", guards=THIS_ONE)
    async def delete_reminder(self, user: User, database: Database, reminder_id: FromPath[str]) -> Done:
        """Remove a reminder; a second time changes nothing."""
        return await database.write(service.delete_reminder, user, reminder_id)
