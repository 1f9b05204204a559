/** Name, currency and first day as the form holds them, all texts. */
import { limits, type Workspace, ErrorCode } from "@/domain";
import type { WorkspaceTerms } from "@/state/budget/sharing";
import type { Failure } from "@/state/outcome";

export interface TermsValues {
  readonly name: string;
  readonly currencyCode: string;
  readonly firstDayOfMonth: string;
}

export const TERMS_RULES = { name: "name", currencyCode: "currency", firstDayOfMonth: "firstDay" } as const;

/** Return what a new workspace begins with: the terms of the open one, whose months people are used to. */
export function newTerms(open: Workspace | null): TermsValues {
  return {
    name: "",
    currencyCode: open?.currencyCode ?? limits.DEFAULT_CURRENCY,
    firstDayOfMonth: String(open?.firstDayOfMonth ?? limits.FIRST_DAY_FORM),
  };
}

export function termsOf({ name, currencyCode, firstDayOfMonth }: Workspace): TermsValues {
  return { name, currencyCode, firstDayOfMonth: String(firstDayOfMonth) };
}

/** Return the changed terms; null when there are none. */
export function changedTerms(seen: Workspace, wanted: TermsValues): WorkspaceTerms | null {
  const name = wanted.name.trim();
  const firstDayOfMonth = Number(wanted.firstDayOfMonth);
  const changed: WorkspaceTerms = {
    ...(name === seen.name ? {} : { name }),
    ...(wanted.currencyCode === seen.currencyCode ? {} : { currencyCode: wanted.currencyCode }),
    ...(firstDayOfMonth === seen.firstDayOfMonth ? {} : { firstDayOfMonth }),
  };
  return Object.keys(changed).length === 0 ? null : changed;
}

const PEOPLE = "participants";

/** Return the failure with a text of its own where the general one would not help. */
export function withReason(failure: Failure): Failure {
  const fields = Object.keys(failure.fields);
  if (fields.some((field) => field.startsWith(`${PEOPLE}.`))) return failureOf("workspaces.cannotInvite");
  if (fields.includes(PEOPLE)) return failureOf("workspaces.tooMany");
  return failure.code === ErrorCode.CONFLICT_VERSION ? failureOf("workspaces.changedMeanwhile") : failure;
}

function failureOf(code: string): Failure {
  return { ok: false, code, fields: {}, params: {} };
}
