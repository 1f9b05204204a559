/** Names and values of the fields of a change, as people read them. */
import { partOf } from "@/data/sync/edits";
import { currencies, type Operation, type shares } from "@/domain";
import type { Labels } from "./useLabels";

type Show = (value: unknown, labels: Labels, operation: Operation, field: string) => string;

const asText: Show = (value) => String(value);
const asAccount: Show = (value, { account }) => account(String(value)).name;
const asChoice: Show = (value, { t }) => t(value === true ? "notSaved.yes" : "notSaved.no");

const shows = {
  name: (value, { named }) => named(String(value)),
  icon: (value, { t }) => t(`icons.${String(value) as "house"}`),
  currencyCode: (value, { t, currencyCode }) =>
    value === currencies.DEFAULT_CODE
      ? t("accounts.workspaceCurrency", { code: currencyCode })
      : String(value),
  type: (value, { t }) => t(`accounts.type.${String(value) as "basic"}`),
  isShowInBalance: asChoice,
  note: asText,
  payee: asText,
  tags: (value) => (value as readonly string[]).map((tag) => `#${tag}`).join(" "),
  categoryId: (value, { category }) => category(String(value)).name,
  isPinned: asChoice,
  firstDayOfMonth: asText,
  shareRule: (value, { rule }) => rule(value as shares.Rule | null),
  budget: (value, { money }, operation, field) => money(String(value), currencyOf(operation, field)).text,
  value: (value, { money }, operation, field) => money(String(value), currencyOf(operation, field)).text,
  accountValue: asText,
  fromValue: asText,
  accountId: asAccount,
  fromAccountId: asAccount,
  frequency: (value, { t }) => t(`schedules.frequency.${String(value) as "month"}`),
  every: asText,
  startDate: asText,
  endDate: asText,
  count: asText,
  weekend: (value, { t }) => t(`schedules.shift.${String(value) as "asIs"}`),
  mode: (value, { t }) => t(`schedules.modes.${String(value) as "ask"}`),
} satisfies Readonly<Record<string, Show>>;

type Word = keyof typeof shows;

/** Return the field's own name: of several budgets each has its place before it. */
export function wordOf(field: string): Word {
  const bare = field.slice(field.lastIndexOf(".") + 1);
  return bare in shows ? (bare as Word) : "name";
}

/** Return a value as people read it. */
export function valueText(value: unknown, labels: Labels, operation: Operation, field: string): string {
  const word = wordOf(field);
  if (value === null && word === "shareRule") return labels.rule(null);
  if (value === null && word === "categoryId") return labels.t("lists.uncategorised");
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0))
    return labels.t("notSaved.none");
  return shows[word](value, labels, operation, field);
}

function currencyOf(operation: Operation, field: string): string | undefined {
  return partOf(operation, field)?.body["currencyCode"] as string | undefined;
}
