/**
 * Every address of the app, and every sheet and dialog with what opens it: the router and the features are read to
 * see that none is missing (every-place.spec.ts).
 */
export type Who = "nobody" | "guest" | "member" | "viewer" | "subscriber" | "owner";

export interface Place {
  /** As the router has it; what is searched for stands behind. */
  readonly at: string;
  /** Sheets and dialogs, by the component that has them, in its folder: what is pressed one after the other, a key of a text or a name; `held:` goes before what is held down. */
  readonly over?: Readonly<Record<string, readonly string[]>>;
}

const CATEGORY = "Health";
const ENTRY = "Pharmacy";
/** Of the gift in `furnished`. */
const PAYEE = "Allo";
const TAG = "birthday";

export const PLACES: Readonly<Record<Who, readonly Place[]>> = {
  nobody: [
    { at: "/" },
    { at: "/login" },
    { at: "/sign-up" },
    { at: "/join/no-such-link" },
    { at: "/forgot-password" },
    { at: "/reset-password" },
    { at: "/google?error=access_denied" },
    { at: "/apple#error=access_denied" },
    { at: "/no-such-page" },
  ],
  guest: [
    { at: "/expenses" },
    {
      at: "/planning",
      over: { "features/planning/RemoveDialog": ["Food", "planning.editLabel", "planning.remove"] },
    },
    { at: "/planning/lists" },
    { at: "/categories/:categoryId" },
    { at: "/accounts" },
    { at: "/expenses/review" },
    {
      at: "/add",
      over: {
        "features/add/split/SplitSheet": ["5", "add.split.chip"],
        "parts/payees/PayeeSheet": ["add.more", "payees.payee"],
        "parts/tags/TagsSheet": ["tags.add"],
      },
    },
    {
      at: "/history",
      over: {
        "features/history/entry/EntrySheet": ["Food"],
        "features/history/filter/FiltersSheet": ["history.filters"],
      },
    },
    { at: "/payees" },
    { at: "/tags" },
    { at: "/schedules", over: { "features/schedules/form/ScheduleSheet": ["schedules.new"] } },
    { at: "/statistics" },
    { at: "/names", over: { "parts/names/AddNameSheet": ["names.add"] } },
    { at: "/history/settle" },
    { at: "/forecast" },
    { at: "/alerts" },
    { at: "/settings" },
    { at: "/subscription" },
    { at: "/stocks" },
    { at: "/data" },
    { at: "/data/import" },
    { at: "/data/come-from" },
    {
      at: "/profile",
      over: {
        "parts/LeaveRow": ["more.erase"],
        "features/sign-in/guest/GuestDialog": ["guest.signUp"],
      },
    },
  ],
  member: [
    {
      at: "/expenses",
      over: {
        "features/add/keypad/EntrySheet": [CATEGORY],
        "parts/schedules/DueSheet": ["schedules.dueTitle"],
        "features/workspaces/Switcher": ["bar.workspace"],
        "parts/MonthSheet": ["month.label"],
        "parts/why/WhySheet": ["month.why"],
      },
    },
    {
      at: "/add",
      over: {
        "parts/forms/GuardedPage": ["5", "actions.close"],
        "features/add/direction/AccountPicker": ["add.from"],
        "features/add/direction/CategoryPicker": ["add.to"],
        "parts/meta/DaySheet": ["add.dateChange"],
        "parts/meta/NoteSheet": ["add.more", "add.note"],
        "features/add/shares/SharesSheet": ["5", "sharing.change"],
        "features/add/shares/PayerChip": ["sharing.payerChange"],
        "features/add/details/RepeatSheet": ["schedules.repeatChange", "add.repeat.custom"],
        "features/add/split/SplitSheet": ["5", "add.split.chip"],
        "features/add/split/LineSheet": ["5", "add.split.chip", "add.split.lineChange"],
        "parts/payees/PayeeSheet": ["add.more", "payees.payee"],
        "parts/tags/TagsSheet": ["tags.add"],
      },
    },
    { at: "/expenses/review" },
    { at: "/add?kind=income" },
    { at: "/add?kind=transfer" },
    { at: "/add?refund=:entryId" },
    { at: "/add?replace=:entryId" },
    {
      at: "/accounts",
      over: {
        "features/accounts/ActionsSheet": ["held:Rainy day"],
        "features/accounts/AddSheet": ["accounts.add"],
        "features/accounts/DeletedSheet": ["accounts.deleted"],
        "parts/order/OrderSheet": ["order.change"],
      },
    },
    {
      at: "/accounts/:accountId",
      over: {
        "features/accounts/form/EditSheet": ["actions.edit"],
        "features/accounts/balance/BalanceSheet": ["accounts.setBalance"],
      },
    },
    { at: "/accounts?tab=debt" },
    { at: "/accounts?tab=total" },
    {
      at: "/planning",
      over: {
        "features/planning/AddSheet": ["planning.addCategory"],
        "features/planning/month/IncomeSheet": ["planning.incomeExpected"],
        "features/planning/restore/RestoreSheet": ["planning.restoreOpen"],
      },
    },
    {
      at: "/planning/lists",
      over: {
        "features/lists/form/AddSheet": ["lists.add"],
        "features/lists/form/CategoryField": ["lists.add", "lists.category"],
        "features/lists/actions/ActionsSheet": ["lists.menu"],
        "parts/QuestionDialog": ["lists.menu", "actions.delete"],
        "features/lists/actions/ShareSheet": ["lists.menu", "actions.share"],
        "features/lists/actions/EditSheet": ["lists.menu", "actions.edit"],
      },
    },
    {
      at: "/categories/:categoryId",
      over: {
        "features/planning/category/EditSheet": ["planning.editLabel"],
        "features/planning/move/TakeFromSheet": ["planning.editLabel", "planning.takeFrom"],
      },
    },
    {
      at: "/planning/lists/:listId",
      over: {
        "features/lists/list/ItemSheet": ["lists.itemMenu"],
        "features/lists/list/PriceSheet": ["lists.itemMenu", "lists.priceAndQuantity"],
        "features/add/basket/BasketSheet": ["lists.book"],
      },
    },
    {
      at: "/history",
      over: {
        "features/history/entry/EntrySheet": [ENTRY],
        "parts/FilterChip": ["history.category"],
        "features/history/filter/FiltersSheet": ["history.filters"],
        "features/history/filter/ChoiceRow": ["history.filters", "history.category"],
        "features/history/filter/PayeesSheet": ["history.filters", "historyFilters.named"],
      },
    },
    { at: "/history?entry=:entryId" },
    { at: "/history/activity" },
    {
      at: "/history/settle",
      over: {
        "features/settle/RecordSheet": ["settle.recordLabel"],
        "features/settle/AccountRow": ["settle.recordLabel", "settle.accountChange"],
      },
    },
    { at: "/payees" },
    { at: `/payees?name=${PAYEE}`, over: { "features/payees/RenameSheet": ["payees.rename"] } },
    { at: "/tags" },
    { at: `/tags?name=${TAG}`, over: { "features/payees/RenameSheet": ["payees.rename"] } },
    { at: "/statistics" },
    { at: "/forecast", over: { "features/statistics/forecast/Forecast": ["forecast.all"] } },
    { at: "/schedules", over: { "features/schedules/form/ScheduleSheet": ["schedules.new"] } },
    {
      at: "/alerts",
      over: {
        "features/notifications/OthersRow": ["alerts.others"],
        "features/notifications/AboveRow": ["alerts.above"],
      },
    },
    { at: "/profile" },
    { at: "/settings", over: { "features/settings/ChoiceRow": ["theme.label"] } },
    { at: "/profile/me" },
    { at: "/profile/delete" },
    { at: "/profile/email" },
    { at: "/profile/name" },
    { at: "/profile/password" },
    { at: "/profile/picture" },
    { at: "/profile/security", over: { "features/profile/security/Security": ["security.codes"] } },
    {
      at: "/profile/sessions",
      over: { "features/profile/sessions/SignOutEverywhere": ["profile.everywhere"] },
    },
    { at: "/profile/tokens", over: { "features/profile/tokens/RevokeButton": ["tokens.revokeNamed"] } },
    { at: "/profile/tokens/new" },
    { at: "/profile/verify-email" },
    { at: "/profile/workspace" },
    { at: "/workspace" },
    { at: "/workspace/new" },
    {
      at: "/workspace/:workspaceId",
      over: {
        "features/workspaces/people/ManagedPerson": ["workspaces.changeRole"],
        "features/workspaces/people/InviteSheet": ["workspaces.invite"],
        "features/workspaces/names/NameSheet": ["names.change"],
        "parts/names/AddNameSheet": ["names.add"],
        "features/workspaces/links/LinkSheet": ["links.invite"],
        "parts/shares/RuleSheet": ["sharing.rule"],
      },
    },
    { at: "/workspace/:tripId", over: { "features/workspaces/ending/Ending": ["workspaces.delete"] } },
    { at: "/workspace/invitation/:invitationId" },
    { at: "/currencies", over: { "features/currencies/BaseCard": ["currencies.change"] } },
    { at: "/stocks" },
    { at: "/stocks/VOD%3ALSE" },
    { at: "/data" },
    { at: "/data/come-from" },
    {
      at: "/data/import",
      over: { "features/imports/settings/RuledSheet": ["imports.ruled.look"] },
    },
    { at: "/subscription" },
    {
      at: "/reminder",
      over: { "features/notifications/reminders/form/ReminderSheet": ["reminders.editNamed"] },
    },
    { at: "/profile/not-saved" },
    { at: "/profile/not-saved/:sequence" },
  ],
  viewer: [
    { at: "/expenses", over: { "parts/why/WhySheet": ["month.why"] } },
    { at: "/add" },
    { at: "/accounts" },
    { at: "/accounts/:accountId" },
    { at: "/planning" },
    { at: "/planning/lists" },
    { at: "/planning/lists/:listId" },
    { at: "/categories/:categoryId" },
    { at: "/expenses/review" },
    { at: "/history", over: { "features/history/entry/EntrySheet": [ENTRY] } },
    { at: "/history/settle" },
    { at: "/payees" },
    { at: "/tags" },
    { at: "/schedules", over: { "features/schedules/ScheduleDetails": ["Internet"] } },
    { at: "/forecast" },
    { at: "/data" },
    { at: "/data/import" },
    { at: "/data/come-from" },
    { at: "/workspace/:workspaceId" },
  ],
  subscriber: [
    { at: "/subscription", over: { "features/subscription/Ending": ["subscribe.cancel"] } },
    { at: "/reminder" },
  ],
  owner: [
    { at: "/server", over: { "features/server/RevokeButton": ["hosting.revokeNamed"] } },
    { at: "/server/invite" },
    { at: "/server/users/:userId", over: { "features/server/DisableButton": ["hosting.disable"] } },
  ],
};
