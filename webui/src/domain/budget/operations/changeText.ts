/** Words and icons of the present budget, and the descriptions of changes made of them. */
import type { AmountParts } from "../../rules/base/display";

export interface Named<Icon> {
  readonly name: string;
  readonly icon: Icon;
}

type KindIcon =
  | "list"
  | "income"
  | "transfer"
  | "settlement"
  | "schedule"
  | "payee"
  | "tag"
  | "order"
  | "workspace"
  | "settings";

/** Names and icons by ids, as they are called and drawn now; a deleted one says so. */
export interface Labels<Icon> {
  /** Text by its key: placeholders filled, plural form by `count`. */
  readonly text: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly icons: Readonly<Record<KindIcon, Icon>>;
  readonly accountIcon: (name: string) => Icon;
  readonly categoryIcon: (name: string) => Icon;
  readonly named: (name: string) => string;
  readonly category: (id: string | null) => Named<Icon>;
  readonly account: (id: string) => Named<Icon>;
  /** Currency that an account is kept in. */
  readonly currency: (accountId: string) => string | undefined;
  readonly list: (id: string) => string;
  readonly member: (id: string) => string;
  readonly entry: (id: string) => Named<Icon>;
  readonly schedule: (id: string) => Named<Icon>;
  /** Category and month of a stored budget. */
  readonly planned: (id: string) => Named<Icon> & { readonly month: string };
  readonly month: (date: string) => string;
  readonly workspace: string;
  readonly money: (value: string, currencyCode?: string) => AmountParts;
  /** Amount with the sign of an expense. */
  readonly spent: (value: string, currencyCode?: string) => AmountParts;
}

export interface ChangeText<Icon> {
  /** The thing: "Food, December 2026". */
  readonly title: string;
  /** The change of it: "Budget". */
  readonly what: string;
  readonly icon: Icon;
  readonly amount?: AmountParts;
}

type NamedKind = "account" | "category" | "entry" | "planned" | "schedule";

/** Describe a change of one thing: its name, and the word for the change. */
export const namedText =
  (kind: NamedKind, key: string) =>
  <Icon>({ id }: { readonly id: string }, labels: Labels<Icon>): ChangeText<Icon> => {
    const { name, icon, ...values } = labels[kind](id);
    return { title: name, what: labels.text(key, values), icon };
  };

/** Describe a change of a list. */
export function listText<Icon>(
  title: string,
  word: string,
  { text, icons }: Labels<Icon>,
  values = {},
): ChangeText<Icon> {
  return { title, what: text(`notSaved.change.${word}`, values), icon: icons.list };
}

/** Describe a booked expense or refund: the categories of its lines. */
export function expenseText<Icon>(
  word: "expense" | "correction" | "refund" | "correctedRefund",
  body: {
    readonly categoryId?: string;
    readonly lines?: readonly { readonly categoryId: string }[];
    readonly accountId: string;
    readonly value: string;
    readonly currencyCode?: string;
  },
  { text, category, account, money, spent }: Labels<Icon>,
): ChangeText<Icon> {
  const { value, currencyCode, categoryId = null, lines = [{ categoryId }] } = body;
  const categories = [...new Set(lines.map((line) => line.categoryId))].map(category);
  const title = text(`notSaved.change.${word}`, { name: categories.map(({ name }) => name).join(", ") });
  const amount = (word === "refund" || word === "correctedRefund" ? money : spent)(value, currencyCode);
  const icon = (categories[0] ?? category(categoryId)).icon;
  return { title, what: account(body.accountId).name, icon, amount };
}

/** Describe an income, or a transfer where the body names the account it leaves. */
export function transferText<Icon>(
  words: { readonly income: string; readonly transfer: string },
  accountId: string,
  body: { readonly value: string; readonly fromAccountId?: string },
  { text, account, money, currency, icons }: Labels<Icon>,
): ChangeText<Icon> {
  const to = account(accountId).name;
  const amount = money(body.value, currency(accountId));
  if (body.fromAccountId === undefined) {
    return { title: text(`notSaved.change.${words.income}`), what: to, icon: icons.income, amount };
  }
  const between = text("history.between", { from: account(body.fromAccountId).name, to });
  const title = text(`notSaved.change.${words.transfer}`, { amount: amount.text });
  return { title, what: between, icon: icons.transfer };
}

/** Describe a new schedule: what it books, and the account. */
export function scheduleText<Icon>(
  body: {
    readonly kind: "expense" | "income" | "transfer";
    readonly accountId: string;
    readonly categoryId?: string | null;
    readonly note?: string;
    readonly value: string;
    readonly currencyCode?: string;
  },
  { text, icons, category, account, money, currency }: Labels<Icon>,
): ChangeText<Icon> {
  const isExpense = body.kind === "expense";
  const named = isExpense
    ? category(body.categoryId ?? null)
    : { name: text(`history.kind.${body.kind}`), icon: icons.schedule };
  const name = body.note === undefined || body.note === "" ? named.name : body.note;
  const code = body.currencyCode ?? (isExpense ? undefined : currency(body.accountId));
  return {
    title: text("notSaved.change.newSchedule", { name }),
    what: account(body.accountId).name,
    icon: named.icon,
    amount: money(body.value, code),
  };
}
