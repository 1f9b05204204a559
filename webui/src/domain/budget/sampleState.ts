/** The sample household as a guest's budget: made by the same changes as a real one, each on its own day. */
import type { Language } from "@/contract/budget";
import {
  carryRules,
  household,
  schedules,
  targets,
  type Household,
  type SampleAccount,
  type SampleEntry,
  type SampleSchedule,
} from "../rules/guests/sample";
import { SAMPLE } from "../rules/guests/sampleData";
import { apply, type Context } from "./apply";
import { withMemberIds } from "./entryShares";
import { emptyState } from "./guestState";
import type { Operation } from "./operations";
import { GUEST_USER, SAMPLE_WORKSPACE, type State } from "./state";

interface Step {
  readonly day: string;
  readonly by: string;
  readonly operation: Operation;
}

export function sampleState(language: Language, timeZone: string, context: Context): State {
  const home = household(context.today, language);
  const first = `${home.months[0] ?? context.today.slice(0, 7)}-01`;
  const empty = emptyState(language, timeZone, noon(first));
  const start: State = {
    ...empty,
    workspace: { ...empty.workspace, name: SAMPLE_WORKSPACE },
    settings: { ...empty.settings, showOnboarding: true },
  };
  const scheduled = schedules(context.today, language).map((row): Step => ({
    day: context.today,
    by: "",
    operation: scheduledOperation(row),
  }));
  const decided = decisions(first, context.today).map((operation): Step => ({
    day: context.today,
    by: "",
    operation,
  }));
  return [...steps(home, first, context.today), ...decided, ...scheduled].reduce(
    (state, { day, by, operation }) =>
      apply(state, operation, {
        ...context,
        now: noon(day),
        today: day,
        user: { ...context.user, name: by },
      }),
    start,
  );
}

function steps(home: Household, first: string, today: string): Step[] {
  const at = (day: string, by: string, operation: Operation): Step => ({ day, by, operation });
  return [
    ...home.accounts.map((account) => at(first, "", opened(account))),
    ...home.names.map(({ id, name }) => at(first, "", { name: "addMember", id, body: { name } })),
    ...home.categories.map(({ id, name, icon, budget }) =>
      at(first, "", { name: "createCategory", id, body: { name, icon, budget, date: first } }),
    ),
    ...home.months
      .slice(1)
      .map((month) => at(`${month}-01`, "", { name: "setPlannings", body: planned(home, month) })),
    ...home.entries.map((entry) => at(entry.day, entry.by, booked(entry))),
    ...home.lists
      .toReversed()
      .map(({ id, items, ...body }) =>
        at(today, "", { name: "createList", id, body: { ...body, listItems: items } }),
      ),
  ];
}

/** Return what is carried from the first month on, and saved for from the running one on. */
function decisions(first: string, today: string): Operation[] {
  const running = `${today.slice(0, 7)}-01`;
  return [
    ...carryRules().map((rule): Operation => ({ name: "setCarryOver", body: { ...rule, from: first } })),
    ...targets(today).map(({ by, ...target }): Operation => ({
      name: "setTarget",
      body: { ...target, by: `${by}-01`, from: running },
    })),
  ];
}

function planned({ categories }: Household, month: string) {
  const planningsCategories = categories.map(({ id, budget }) => ({ categoryId: id, budget }));
  return { date: `${month}-01`, planningsCategories };
}

function opened({ id, name, icon, opening, currencyCode, type, ...flags }: SampleAccount): Operation {
  const { isMainAccount, isShowInBalance } = flags;
  const body = { name, icon, budget: opening, currencyCode, type, isMainAccount, isShowInBalance };
  return { name: "createAccount", id, body };
}

function booked({ id, kind, day, accountId, categoryId = "", ...rest }: SampleEntry): Operation {
  const { value, accountValue, fromAccountId, fromValue, note, payee, tags, lines, refundOf } = rest;
  const { paidBy, shares } = withMemberIds(rest, (id) => (id === SAMPLE.me ? GUEST_USER : id));
  const body = { value, note, payee, tags, date: day };
  const spent = { ...body, accountId, categoryId, ...(accountValue !== undefined && { accountValue }) };
  if (kind === "expense") {
    const shared = paidBy !== undefined && { paidBy, shares };
    return { name: "addExpenses", id, body: { ...spent, ...shared, ...(lines.length > 0 && { lines }) } };
  }
  if (kind === "refund")
    return { name: "addRefund", id, body: { ...spent, ...(refundOf !== undefined && { refundOf }) } };
  const from = fromAccountId !== undefined && fromValue !== undefined && { fromAccountId, fromValue };
  return { name: "transfer", id, accountId, body: { ...body, ...from } };
}

function scheduledOperation({ id, ...body }: SampleSchedule): Operation {
  return { name: "createSchedule", id, body: { ...body, frequency: "month" } };
}

function noon(day: string): string {
  return `${day}T12:00:00.000Z`;
}
