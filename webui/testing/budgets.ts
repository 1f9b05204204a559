/** For tests: a guest's budget, operations on it, and the error of a broken rule. */
import { apply, type Context } from "@/domain/budget/apply";
import { DomainError } from "@/domain/rules/base/errors";
import { allMembers } from "@/domain/budget/entryShares";
import { guestState } from "@/domain/budget/guestState";
import type { Operation } from "@/domain/budget/operations";
import type { Account, Category, Workspace } from "@/contract/budget";
import type { State } from "@/domain/budget/state";

let made = 0;

export const guest: Context = {
  now: "2026-11-21T10:00:00.000Z",
  today: "2026-11-21",
  rates: { base: "USD", date: "2026-11-20", data: { USD: "1", EUR: "0.8" } },
  user: { id: "u", name: "Ann" },
  isGuest: true,
  newId: (prefix) => `${prefix}-${(made += 1)}`,
};
export const member: Context = { ...guest, isGuest: false };

export function start(): State {
  return guestState("en", "Europe/Kyiv", guest);
}

export function account(state: State, name: string): Account {
  const found = state.accounts.find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}

export function category(state: State, name: string): Category {
  const found = state.categories.find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}

export function run(state: State, operations: readonly Operation[], context = guest): State {
  return operations.reduce((before, operation) => apply(before, operation, context), state);
}

export function lunch(state: State, id: string, date = "2026-11-12", value = "12.50"): Operation {
  const accountId = account(state, "Cash").id;
  return {
    name: "addExpenses",
    id,
    body: { value, accountId, categoryId: category(state, "Food").id, date },
  };
}

export function failure(state: State, operation: Operation, context = guest): unknown {
  try {
    apply(state, operation, context);
  } catch (error) {
    if (error instanceof DomainError) return [error.code, error.fields];
    throw error;
  }
  return "applied";
}

/** Users who take part, with their ids as names; the first one made the workspace. */
export function people(...ids: readonly string[]): Pick<Workspace, "creatorId" | "participants" | "members"> {
  const participants = ids.map((userId) => ({
    ...{ userId, name: userId, email: null, avatar: null },
    ...{ isVerified: true, role: "editor" as const },
  }));
  const members = allMembers({ participants, previousParticipants: [] });
  return { creatorId: ids[0] ?? "", participants, members };
}
