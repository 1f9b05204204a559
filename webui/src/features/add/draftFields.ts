/**
 * Fields of an entry as entered so far, each with all that its form has to know: how it begins, what of it is typed, and how
 * it comes from an entry and into a body. Null: not chosen by hand, so the default counts.
 */
import {
  currencies,
  linesOf,
  type AddExpense,
  type AddRefund,
  type HistoryEntry,
  type KeptSchedule,
  type schedules,
} from "@/domain";
import { totalOf } from "@/ui/keypad/terms";
import { EMPTY } from "@/ui/keypad/typedAmount";
import type { EntryView } from "@/state/budget/history";
import { KINDS, type KeypadKind } from "./kinds";
import { SHARE_MODES, sharesAsTyped, type DraftShares } from "./shares/draftShares";
import { linesOfAmounts, type DraftLine } from "./split/draftLines";

/** Rhythm of an entry that comes again, and whether it is posted by itself. */
export type Repeat = Omit<schedules.Rhythm, "startDate"> & Pick<KeptSchedule, "mode">;

/** Answers to what typed words left open, as texts. */
export type LineAnswers = Readonly<
  Partial<Record<"value" | "currencyCode" | "accountId" | "fromAccountId" | "categoryId" | "day", string>>
>;

export interface Draft {
  readonly kind: KeypadKind;
  /** The kind was chosen by hand: typed words ask before they change it. */
  readonly isKindChosen: boolean;
  /** As typed on the keypad: see `Booking.currency`. */
  readonly text: string;
  /** Currency that was typed with the amount of an expense; null: the workspace's. */
  readonly typedCurrency: string | null;
  /** Amount on the side of an account of another currency, as typed; null: converted by the rate. */
  readonly accountText: string | null;
  /** The amount it was typed for: once that is another, the person is asked. */
  readonly accountTextFor: string | null;
  /** Account an expense or a transfer leaves. */
  readonly fromId: string | null;
  /** Account an income or a transfer arrives in. */
  readonly toId: string | null;
  /** An id, or a name as links give it. */
  readonly category: string | null;
  /** Two or more, where it is split: the last gets the rest. */
  readonly lines: readonly DraftLine[];
  /** Expense that a refund gives back. */
  readonly refundOf: string | null;
  /** `yyyy-MM-dd`; null: now. */
  readonly day: string | null;
  readonly note: string;
  /** Member who paid, or received a refund; null: whoever books it. */
  readonly paidBy: string | null;
  /** Null: as before while the amount stays the same, else by the rule. */
  readonly shares: DraftShares | null;
  /** Whom it pays, or who pays it. */
  readonly payee: string;
  readonly tags: readonly string[];
  readonly repeat: Repeat;
  /** Words of the field that are not settled yet; null: payee and note say all. */
  readonly line: string | null;
  readonly answers: LineAnswers;
  /** Words that mean nothing but themselves. */
  readonly plain: readonly string[];
  /** Fields that words filled in, not a hand: other words may fill them in anew. */
  readonly fromWords: readonly string[];
}

export const ONCE: Repeat = {
  frequency: "once",
  every: 1,
  endDate: null,
  count: null,
  weekend: "asIs",
  mode: "ask",
};

type Check = (value: unknown) => boolean;

const isText = (value: unknown): value is string => typeof value === "string";
const isAmount: Check = (value) => isText(value) && /^\d+\.?\d*([+-]\d+\.?\d*)*[+-]?$/.test(value);
const isLineAmount: Check = (value) => isAmount(value) || (isText(value) && /^\d+\.?\d*%$/.test(value));
const isDay: Check = (value) => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isCount: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const orNull =
  (isValid: Check): Check =>
  (value) =>
    value === null || isValid(value);
const listOf =
  (isValid: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isValid);
const oneOf =
  (choices: readonly unknown[]): Check =>
  (value) =>
    choices.includes(value);
const valuesOf =
  (isValid: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(isValid);
const recordOf =
  <T>(fields: Readonly<Record<keyof T, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries<Check>(fields).every(([name, isValid]) => isValid(value[name]));

const isRepeat = recordOf<Repeat>({
  frequency: oneOf(["once", "day", "week", "month", "year"] satisfies Repeat["frequency"][]),
  every: isCount,
  endDate: orNull(isDay),
  count: orNull(isCount),
  weekend: oneOf(["asIs", "before", "after"] satisfies Repeat["weekend"][]),
  mode: oneOf(["ask", "post"] satisfies Repeat["mode"][]),
});

/** Amount of an expense or a refund as the keypad shows it, in the currency the workspace has now. */
interface TypedAmount {
  readonly text: string;
  readonly currencyCode: string;
  /** Amount on the account's side; null: converted by the rate. */
  readonly accountText: string | null;
}

type SpendingBody = Partial<AddExpense & AddRefund>;

interface Field<Value> {
  readonly empty: Value;
  /** Check a value that this device kept. */
  isStored(value: unknown): boolean;
  /** Return what closing the form would lose; left out where a value is chosen instead of typed. */
  typed?(value: Value): unknown;
  /** It carries no rule of money: a correction of it alone books nothing anew. */
  readonly isDetail?: boolean;
  /** Return its value for what a stored expense or refund booked. */
  ofEntry?(entry: EntryView, amount: TypedAmount): Value;
  /** Return its value for what an expense or a refund was to book. */
  ofBody?(body: SpendingBody, amount: TypedAmount): Value;
  /** Return what is sent of it with an entry of any kind. */
  toBody?(value: Value): Details;
}

type Details = Pick<AddExpense, "note" | "payee" | "tags">;

const asTyped = (value: unknown) => value;

/** All that a form knows of each field of an entry: a new one is an entry here, and a row of the form. */
const FIELDS: { readonly [Name in keyof Draft]: Field<Draft[Name]> } = {
  kind: {
    empty: "expense",
    isStored: oneOf([...KINDS, "refund"]),
    ofEntry: ({ kind }) => spendingKind(kind),
  },
  isKindChosen: { empty: false, isStored: oneOf([true, false]) },
  text: {
    empty: EMPTY,
    isStored: isAmount,
    typed: asTyped,
    ofEntry: (_, { text }) => text,
    ofBody: (_, { text }) => text,
  },
  typedCurrency: { empty: null, isStored: orNull(isText) },
  accountText: {
    empty: null,
    isStored: orNull(isAmount),
    typed: asTyped,
    ofEntry: (_, { accountText }) => accountText,
    ofBody: (_, { accountText }) => accountText,
  },
  accountTextFor: {
    empty: null,
    isStored: orNull(isAmount),
    ofEntry: (_, { text, accountText }) => (accountText === null ? null : text),
    ofBody: (_, { text, accountText }) => (accountText === null ? null : text),
  },
  fromId: {
    empty: null,
    isStored: orNull(isText),
    ofEntry: ({ accountId }) => accountId,
    ofBody: ({ accountId = null }) => accountId,
  },
  toId: { empty: null, isStored: orNull(isText) },
  category: {
    empty: null,
    isStored: orNull(isText),
    ofEntry: ({ categoryId }) => categoryId,
    ofBody: ({ categoryId, lines = [] }) => categoryId ?? lines[0]?.categoryId ?? null,
  },
  lines: {
    empty: [],
    isStored: listOf(recordOf<DraftLine>({ category: orNull(isText), text: isLineAmount, note: isText })),
    typed: asTyped,
    ofEntry: (entry, { text, currencyCode }) => severalLines(linesOf(entry), text, currencyCode),
    ofBody: ({ lines = [] }, { text, currencyCode }) => severalLines(lines, text, currencyCode),
  },
  refundOf: {
    empty: null,
    isStored: oneOf([null]),
    ofEntry: ({ refundOf }) => refundOf ?? null,
    ofBody: ({ refundOf }) => refundOf ?? null,
  },
  day: {
    empty: null,
    isStored: orNull(isDay),
    ofEntry: ({ localDay }) => localDay,
    ofBody: ({ date }) => date?.slice(0, 10) ?? null,
  },
  note: {
    empty: "",
    isStored: isText,
    typed: asTyped,
    isDetail: true,
    ofEntry: ({ note }) => note,
    ofBody: ({ note = "" }) => note,
    toBody: (note) => ({ note }),
  },
  paidBy: {
    empty: null,
    isStored: orNull(isText),
    typed: asTyped,
    ofEntry: ({ paidBy }) => paidBy,
    ofBody: ({ paidBy }) => paidBy ?? null,
  },
  shares: {
    empty: null,
    isStored: orNull(
      recordOf<DraftShares>({
        mode: oneOf(SHARE_MODES),
        parts: valuesOf((value) => typeof value === "number"),
        amounts: valuesOf(isAmount),
        userId: isText,
        turn: isText,
      }),
    ),
    typed: asTyped,
    ofBody: ({ shares }) => (shares == null ? null : sharesAsTyped(shares)),
  },
  payee: {
    empty: "",
    isStored: isText,
    typed: asTyped,
    isDetail: true,
    ofEntry: ({ payee }) => payee,
    ofBody: ({ payee = "" }) => payee,
    toBody: (payee) => ({ payee }),
  },
  tags: {
    empty: [],
    isStored: listOf(isText),
    typed: asTyped,
    isDetail: true,
    ofEntry: ({ tags }) => tags,
    ofBody: ({ tags = [] }) => tags,
    toBody: (tags) => ({ tags }),
  },
  repeat: { empty: ONCE, isStored: isRepeat },
  line: { empty: null, isStored: orNull(isText), typed: (line) => line ?? "", isDetail: true },
  answers: { empty: {}, isStored: valuesOf(isText) },
  plain: { empty: [], isStored: listOf(isText), isDetail: true },
  fromWords: { empty: [], isStored: listOf(isText), isDetail: true },
};

type AnyField = Field<Draft[keyof Draft]>;

/** Return a value of each field by its name; of none where there is none. */
export function valuesBy(valueOf: (field: AnyField, name: keyof Draft) => unknown): Partial<Draft> {
  const fields = Object.entries(FIELDS) as [keyof Draft, AnyField][];
  const values = fields.map(([name, field]) => [name, valueOf(field, name)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

export const EMPTY_DRAFT = valuesBy(({ empty }) => empty) as Draft;

/** Return the draft of a stored expense or refund. */
export function draftOfSpending(entry: EntryView, amount: TypedAmount): Draft {
  return { ...EMPTY_DRAFT, ...valuesBy((field) => field.ofEntry?.(entry, amount)) };
}

/** Return the draft of what an expense or a refund was to book. */
export function draftOfSpendingBody(body: SpendingBody, amount: TypedAmount): Draft {
  return { ...EMPTY_DRAFT, ...valuesBy((field) => field.ofBody?.(body, amount)) };
}

/** Return the details of an entry or a body. */
export function detailsOf(body: Details): Partial<Draft> {
  const amount = { text: EMPTY, currencyCode: "", accountText: null };
  return valuesBy((field) => (field.isDetail ? field.ofBody?.(body, amount) : undefined));
}

/** Return the details that are sent with an entry of any kind. */
export function detailsBody(draft: Draft): Details {
  return Object.assign(
    {},
    ...Object.values(valuesBy((field, name) => field.toBody?.(draft[name]))),
  ) as Details;
}

function spendingKind(kind: HistoryEntry["kind"]): "expense" | "refund" {
  return kind === "refund" ? kind : "expense";
}

/** Return the lines of an entry that is split; none where it has one. */
export function severalLines(
  parts: Parameters<typeof linesOfAmounts>[0],
  text: string,
  currencyCode: string,
): readonly DraftLine[] {
  return parts.length < 2 ? [] : linesOfAmounts(parts, totalOf(text), currencies.moneyDigits(currencyCode));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
