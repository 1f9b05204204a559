/** Draft that a line makes, and the doubts that keep it from being booked. */
import { ErrorCode } from "../base/errors";
import type { Money } from "../base/money";
import type { Named } from "./names";

export type QuickKind = "expense" | "income" | "transfer" | "refund";

/** Field that a doubt is about, by its name in the call. */
export type Field = "text" | "value" | "currencyCode" | "accountId" | "fromAccountId" | "categoryId" | "date";

/** Value that answers a doubt, and its name for people. */
export interface Choice {
  readonly id: string;
  readonly name: string;
}

/** Field that a line leaves open; without choices it has to be typed anew. */
export interface Doubt {
  readonly code: ErrorCode;
  readonly choices: readonly Choice[];
}

export type Doubts = ReadonlyMap<Field, Doubt>;

/** Fields that were chosen; the line is not read for them. */
export interface Answers {
  readonly value?: Money;
  readonly currencyCode?: string;
  readonly accountId?: string;
  readonly fromAccountId?: string;
  readonly categoryId?: string;
  readonly day?: string;
}

/** Entry that a line describes. A field in doubt is null. */
export interface Draft {
  readonly kind: QuickKind;
  readonly value: Money | null;
  /** Currency of the value; of a transfer, that of the side that was typed. */
  readonly currencyCode: string | null;
  /** Account that pays; of an income or a transfer, where it arrives. */
  readonly accountId: string | null;
  readonly fromAccountId: string | null;
  readonly categoryId: string | null;
  /** Day that was named; null for now. */
  readonly day: string | null;
  readonly note: string;
  /** A known one, as it was typed before. */
  readonly payee: string;
  readonly tags: readonly string[];
  readonly doubts: Doubts;
}

/** A draft that is being read. */
export class OpenDraft {
  kind: QuickKind = "expense";
  value: Money | null = null;
  currencyCode: string | null = null;
  accountId: string | null = null;
  /** Account of the earlier entry that the line repeats; it counts where none is named. Null once it was settled. */
  recalledAccountId: string | null = null;
  fromAccountId: string | null = null;
  categoryId: string | null = null;
  day: string | null = null;
  note = "";
  payee = "";
  tags: readonly string[] = [];
  readonly doubts = new Map<Field, Doubt>();

  /** Leave a field open, with its choices. */
  ask(field: Field, choices: readonly Choice[]): void {
    const code = choices.length > 0 ? ErrorCode.QUICK_CHOOSE : ErrorCode.VALIDATION_REQUIRED;
    this.doubts.set(field, { code, choices });
  }

  /** Leave a field open that has to be typed anew. */
  refuse(field: Field, code: ErrorCode): void {
    this.doubts.set(field, { code, choices: [] });
  }
}

/** Rows as choices, in their order. */
export function choicesOf(ids: readonly string[], rows: readonly Named[]): Choice[] {
  return rows.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }));
}
