/** The fields of a change: which thing each belongs to, how it is called, and what its values say. */
import { currencies, type Operation } from "@/domain";
import type { Things } from "./useThings";

const PLACE = /^planningsCategories\.(\d+)\./;

const WORDS = [
  "name",
  "icon",
  "currencyCode",
  "type",
  "isShowInBalance",
  "note",
  "categoryId",
  "isPinned",
  "firstDayOfMonth",
  "budget",
] as const;

type Word = (typeof WORDS)[number];

/** The field's own name: of several budgets each has its place before it. */
export function wordOf(field: string): Word {
  const bare = field.replace(PLACE, "");
  return WORDS.find((word) => word === bare) ?? "name";
}

/** The budget a field belongs to, where a change sets several. */
export function itemOf(operation: Operation, field: string) {
  if (operation.name !== "setPlannings") return undefined;
  return operation.body.planningsCategories[Number(PLACE.exec(field)?.[1])];
}

/** Return whether the field is the one budget of a change, which its title names already. */
export function isBudget(operation: Operation, field: string): boolean {
  return wordOf(field) === "budget" && operation.name.startsWith("setPlanning");
}

type Show = (value: unknown, things: Things, operation: Operation, field: string) => string;

const asText: Show = (value) => String(value);
const asChoice: Show = (value, { t }) => t(value === true ? "notSaved.yes" : "notSaved.no");

const shows: Readonly<Record<Word, Show>> = {
  name: (value, { named }) => named(String(value)),
  icon: (value, { t }) => t(`icons.${String(value) as "house"}`),
  currencyCode: (value, { t, currencyCode }) =>
    value === currencies.DEFAULT_CODE
      ? t("accounts.workspaceCurrency", { code: currencyCode })
      : String(value),
  type: (value, { t }) => t(`accounts.type.${String(value) as "basic"}`),
  isShowInBalance: asChoice,
  note: asText,
  categoryId: (value, { category }) => category(String(value)).name,
  isPinned: asChoice,
  firstDayOfMonth: asText,
  budget: (value, { money }, operation, field) => money(String(value), currencyOf(operation, field)).text,
};

/** A value as people read it. */
export function valueText(value: unknown, things: Things, operation: Operation, field: string): string {
  const word = wordOf(field);
  if (value === null && word === "categoryId") return things.t("lists.uncategorised");
  if (value === null || value === "") return things.t("notSaved.none");
  return shows[word](value, things, operation, field);
}

function currencyOf(operation: Operation, field: string): string | undefined {
  if (operation.name === "setPlanning") return operation.body.currencyCode;
  return itemOf(operation, field)?.currencyCode;
}
