/** Name, currency and first day as the form holds them, all texts. */
import { limits, type Workspace } from "@/domain";
import type { WorkspaceTerms } from "@/state/budget/sharing";

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
