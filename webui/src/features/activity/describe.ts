/** Change sets described in the words of a row: the subject, the old value, the new value. */
import { displayMoney, type AmountParts, type Carry, type shares } from "@/domain";
import { monthInWords, monthName } from "@/i18n/dates";
import { tagsText } from "@/parts/tags/tagsText";
import type { Change, ChangeSet, Fields } from "@/state/budget/activity";
import { itemsOf, itemsTell, peopleOf, peopleTell, type Described, type Words } from "./describeRows";

/**
 * Rank of entities as the subject of a change set: an entry, not the account it moved; a category, not its first budget
 */
const ORDER: readonly Change["entity"][] = [
  "history",
  "list",
  "category",
  "workspace",
  "planning",
  "target",
  "carryRule",
  "expectedIncome",
  "account",
];

/** Fields that people read, the most telling first. */
const TELLING = [
  "name",
  "budget",
  "value",
  "amount",
  "by",
  "carry",
  "cap",
  "note",
  "payee",
  "tags",
  "currencyCode",
  "firstDayOfMonth",
  "type",
  "isMainAccount",
  "isShowInBalance",
  "isPinned",
  "shareRule",
  "isSharing",
  "userId",
  "paidBy",
  "icon",
] as const;

type Telling = (typeof TELLING)[number];

export function mainChange({ changes }: ChangeSet): Change | undefined {
  const rank = ({ entity, kind }: Change) => ORDER.indexOf(entity) * 2 + (kind === "deleted" ? 1 : 0);
  return [...changes].sort((one, other) => rank(one) - rank(other))[0];
}

export function describe(changeSet: ChangeSet, words: Words): Described {
  const change = mainChange(changeSet);
  if (change === undefined) return { title: "", before: null, after: "", more: 0 };
  if (isOrder(changeSet) && (change.entity === "account" || change.entity === "category")) {
    const { t } = words;
    return {
      title: t(`order.${change.entity}`),
      before: null,
      after: t("activity.changed"),
      more: 0,
    };
  }
  const before = changeSet.changes.find((each) => each !== change && replaces(each, change));
  const rest = changeSet.changeCount - (before === undefined ? 1 : 2);
  const texts = before === undefined ? tellOf(change, words) : replacedTell(before, change, words);
  return { title: titleOf(change, words), ...texts, more: rest };
}

/** Return whether rows changed places and nothing else. */
function isOrder({ changes }: ChangeSet): boolean {
  return changes.every(({ after }) => after !== null && Object.keys(after).join() === "position");
}

/** Correct deletes an entry and books another in its place. */
function replaces(old: Change, replacement: Change): boolean {
  return (
    old.entity === "history" &&
    old.kind === "deleted" &&
    replacement.entity === "history" &&
    replacement.kind === "created"
  );
}

function replacedTell(old: Change, replacement: Change, words: Words): Pick<Described, "before" | "after"> {
  return { before: entryAmount(old.before, words), after: entryAmount(replacement.after, words) };
}

function titleOf({ entity, label, date, before, after }: Change, { t, names, language }: Words): string {
  const name = names(label);
  const month = monthName((date ?? "").slice(0, 7), language);
  if (entity === "planning" && date !== null) return t("activity.plan", { name, month });
  if (entity === "target") return t("activity.target", { name });
  if (entity === "carryRule" || entity === "expectedIncome") return t(`activity.${entity}`, { name, month });
  if (entity === "importRules") return t("activity.entity.importRules");
  if (entity === "link") return t("activity.link");
  if (entity === "member") return t("activity.member", { name });
  if (entity !== "history") return entity === "workspace" ? t("activity.workspace", { name }) : name;
  const kind = entryKind({ before, after });
  if (kind === "expense" || kind === "refund") return t(`activity.${kind}`, { name });
  return kind === null
    ? t("activity.entry", { name })
    : t(`history.kind.${kind as "income" | "transfer" | "settlement"}`);
}

/** Kind of the entry; null where only something else of the entry was changed. */
export function entryKind({ before, after }: Pick<Change, "before" | "after">): string | null {
  return textOf(after, "kind") ?? textOf(before, "kind");
}

function tellOf(change: Change, words: Words): Pick<Described, "before" | "after"> {
  const { t } = words;
  const { kind, before, after } = change;
  if (kind === "deleted") return { before: rowText(change, before, words), after: t("activity.deleted") };
  if (kind === "created") {
    return { before: null, after: rowText(change, after, words) ?? t("activity.created") };
  }
  if (kind === "restored") return { before: null, after: t("activity.restored") };
  if (kind === "corrected") return corrected(change, words);
  return changed(change, words);
}

/** A row that was made or deleted, in a few words. */
function rowText({ entity }: Change, fields: Fields | null, words: Words): string | null {
  switch (entity) {
    case "history":
      return entryText(fields, words);
    case "list":
      return words.t("activity.items", { count: itemsOf(fields).length });
    case "planning":
    case "account":
      return moneyOf(fields, "budget", words);
    case "expectedIncome":
      return moneyOf(fields, "amount", words);
    case "carryRule":
      return carryText(fields, words);
    case "target":
      return targetText(fields, words);
    case "category":
    case "importRules":
    case "link":
    case "member":
    case "schedule":
    case "workspace":
      return null;
  }
}

/** An entry in whose place another one stands: its amounts, else the first thing that people read of it. */
function corrected(change: Change, words: Words): Pick<Described, "before" | "after"> {
  const { before, after } = change;
  if (after !== null && "value" in after) return replacedTell(change, change, words);
  const field = TELLING.find((name) => after !== null && name in after && name !== "currencyCode");
  if (field === undefined) return { before: null, after: words.t("activity.corrected") };
  return { before: fieldText(field, before, words), after: fieldText(field, after, words) ?? "–" };
}

function changed({ entity, before, after }: Change, words: Words): Pick<Described, "before" | "after"> {
  if (entity === "list" && after !== null && "listItems" in after) return itemsTell(before, after, words);
  if (after !== null && "participants" in after) {
    return { before: null, after: peopleTell(peopleOf(before), peopleOf(after), words) };
  }
  const name = TELLING.find(
    (each) => (after !== null && each in after) || (before !== null && each in before),
  );
  if (name === undefined) return { before: null, after: words.t("activity.changed") };
  return { before: fieldText(name, before, words), after: fieldText(name, after, words) ?? "–" };
}

function fieldText(name: Telling, fields: Fields | null, words: Words): string | null {
  if (fields === null || !(name in fields)) return null;
  const value = fields[name];
  if (name === "budget" || name === "value" || name === "amount") return moneyOf(fields, name, words);
  if (name === "cap") return moneyOf(fields, name, words) ?? words.t("activity.uncapped");
  if (name === "carry") return words.t(`activity.carry.${value as Carry}`);
  if (name === "by") return byText(fields, words);
  if (name === "isMainAccount" || name === "isShowInBalance" || name === "isPinned") {
    return words.t(`activity.${name}.${value === true ? "yes" : "no"}`);
  }
  if (name === "shareRule") return words.rule(value as shares.Rule | null);
  if (name === "isSharing") return words.t(`activity.isSharing.${value === true ? "yes" : "no"}`);
  if (name === "userId") {
    return typeof value === "string" ? words.member(value) : words.t("activity.unclaimed");
  }
  if (name === "paidBy") return typeof value === "string" ? words.member(value) : null;
  if (name === "tags") return tagsText((value ?? []) as readonly string[]) || "–";
  if (name === "icon") return words.t("activity.icon");
  if (name === "type")
    return words.t(`accounts.type.${String(value) as "basic" | "savings" | "debt" | "investment"}`);
  if (name === "currencyCode" && value === "default") return words.currencyCode;
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return text === "" ? "–" : name === "name" ? words.names(text) : text;
}

function carryText(fields: Fields | null, words: Words): string | null {
  if (fields === null) return null;
  const carry = words.t(`activity.carry.${fields["carry"] as Carry}`);
  const amount = moneyOf(fields, "cap", words);
  return amount === null ? carry : words.t("activity.upTo", { carry, amount });
}

function targetText(fields: Fields | null, words: Words): string | null {
  const [amount, by] = [moneyOf(fields, "amount", words), textOf(fields, "by")];
  if (amount === null) return null;
  if (by === null) return words.t("activity.amountEveryMonth", { amount });
  const month = `${monthInWords(by, words.language)} ${by.slice(0, 4)}`;
  return words.t("activity.amountBy", { amount, month });
}

/** The month a target is to be reached in; none is every month. */
function byText(fields: Fields, { t, language }: Words): string {
  const by = textOf(fields, "by");
  return by === null ? t("activity.everyMonth") : monthName(by.slice(0, 7), language);
}

function entryText(fields: Fields | null, words: Words): string | null {
  const account = textOf(fields, "accountLabel");
  const amount = entryAmount(fields, words);
  if (textOf(fields, "kind") === "settlement") return `${amount} · ${settledText(fields, words)}`;
  return account === null ? amount : `${amount} · ${words.names(account)}`;
}

/** Return who paid whom. */
function settledText(fields: Fields | null, { t, member }: Words): string {
  const to = Object.keys(fields?.["shares"] ?? {})[0] ?? "";
  return t("history.between", { from: member(textOf(fields, "paidBy") ?? ""), to: member(to) });
}

function entryAmount(fields: Fields | null, words: Words): string {
  const kind = textOf(fields, "kind");
  return moneyOf(fields, "value", words, kind === "income" || kind === "refund") ?? "";
}

function moneyOf(fields: Fields | null, name: string, words: Words, signed = false): string | null {
  const value = textOf(fields, name);
  if (value === null) return null;
  const code = textOf(fields, "currencyCode") ?? words.currencyCode;
  const parts: AmountParts = displayMoney(
    value,
    code === "default" ? words.currencyCode : code,
    words.language,
    {
      signed,
    },
  );
  return parts.text;
}

function textOf(fields: Fields | null, name: string): string | null {
  const value = fields?.[name];
  return typeof value === "string" ? value : null;
}
