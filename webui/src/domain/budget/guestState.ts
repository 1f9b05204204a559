/** Guest mode: a budget that lives on this device alone. */
import { apply, type Context } from "./apply";
import {
  DEFAULT_CURRENCY,
  DEFAULT_EXPENSES_VIEW,
  DEFAULT_MAIN_SCREEN,
  FIRST_DAY_GUEST,
} from "@/contract/limits.gen";
import type { Language, Settings, Workspace } from "@/contract/budget";
import { GUEST_USER, GUEST_WORKSPACE, type State } from "./state";
import { DEFAULT_ACCOUNTS, DEFAULT_CATEGORIES } from "../rules/people/workspaces";

/** Return a guest's first budget: the default accounts and categories, nothing planned or spent. */
export function guestState(language: Language, timeZone: string, context: Context): State {
  const accounts = DEFAULT_ACCOUNTS.reduce(
    (state, body) => apply(state, { name: "createAccount", id: context.newId("acc"), body }, context),
    emptyState(language, timeZone, context.now),
  );
  const seeded = DEFAULT_CATEGORIES.reduce(
    (state, body) => apply(state, { name: "createCategory", id: context.newId("cat"), body }, context),
    accounts,
  );
  return { ...seeded, plannings: [] };
}

export function emptyState(language: Language, timeZone: string, now: string): State {
  return {
    workspace: guestWorkspace(now),
    accounts: [],
    accountHistory: [],
    categories: [],
    plannings: [],
    daySums: [],
    carryRules: [],
    targets: [],
    expectedIncomes: [],
    history: [],
    corrections: [],
    lists: [],
    prices: [],
    schedules: [],
    settings: guestSettings(language, timeZone),
  };
}

function guestWorkspace(now: string): Workspace {
  return {
    id: GUEST_WORKSPACE,
    name: GUEST_WORKSPACE,
    creatorId: GUEST_USER,
    currencyCode: DEFAULT_CURRENCY,
    firstDayOfMonth: FIRST_DAY_GUEST,
    isPersonal: true,
    participants: [],
    previousParticipants: [],
    members: [],
    shareRule: { kind: "none" },
    revision: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

function guestSettings(language: Language, timeZone: string): Settings {
  return {
    workspace: GUEST_WORKSPACE,
    mainScreen: DEFAULT_MAIN_SCREEN,
    expensesView: DEFAULT_EXPENSES_VIEW,
    language,
    showOnboarding: false,
    timeZone,
  };
}
