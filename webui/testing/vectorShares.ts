/** For tests: the rules of names, shares and settling up, as the vectors call them. */
import * as expenses from "@/domain/rules/entries/expenses";
import * as names from "@/domain/rules/people/names";
import * as shares from "@/domain/rules/entries/shares";
import {
  all,
  amount,
  flag,
  optional,
  table,
  text,
  textOrNull,
  whole,
  type Args,
  type Json,
} from "./vectorValues";

const pairs = (value: Json | undefined) => Object.entries(value as Args);
const moneyOf = (value: Json | undefined) =>
  Object.fromEntries(pairs(value).map(([id, each]) => [id, amount(each)]));

function ruleOf(value: Json | undefined): shares.Rule {
  const { kind, parts, userId } = value as Args;
  return {
    kind: text(kind) as shares.Rule["kind"],
    parts:
      parts === undefined ? null : Object.fromEntries(pairs(parts).map(([id, each]) => [id, whole(each)])),
    userId: textOrNull(userId),
  };
}

const membersOf = (value: Json | undefined) =>
  all(value).map(({ isSharing, ...member }) => ({
    ...(member as unknown as Omit<shares.Member, "isSharing">),
    isSharing: flag(isSharing),
  }));
const peopleOf = (value: Json | undefined) => (value ?? {}) as unknown as shares.People;
const linesOf = (value: Json | undefined) =>
  all(value).map(({ value: part, rule }) => ({ value: amount(part), rule: ruleOf(rule) }));
const idsOf = (value: Json | undefined) => value as readonly string[];

function entryOf({ kind, paidBy, shares: borne, currencyCode }: Args): shares.SharedEntry {
  return {
    kind: text(kind),
    paidBy: textOrNull(paidBy),
    shares: moneyOf(borne),
    currencyCode: text(currencyCode),
  };
}

function balanceOf({ memberId, currencyCode, amount: owed }: Args): shares.Balance {
  return { memberId: text(memberId), currencyCode: text(currencyCode), amount: amount(owed) };
}

function sideOf(currencyCode: Json | undefined, value: Json | undefined): expenses.SettledSide | null {
  return currencyCode === undefined ? null : { currencyCode: text(currencyCode), value: optional(value) };
}

export const SHARE_RULES: Readonly<Record<string, (args: Args) => unknown>> = {
  "names.checkCount": (a) => {
    names.checkCount(whole(a["names"]));
  },
  "names.checkRemoval": (a) => {
    names.checkRemoval(text(a["memberId"]), idsOf(a["owingIds"]));
  },
  "names.checkClaim": (a) =>
    names.checkClaim({
      claimant: text(a["claimant"]) || null,
      successor: text(a["successor"]) || null,
      callerId: text(a["callerId"]),
      isCreator: flag(a["isCreator"]),
      memberIds: idsOf(a["memberIds"]),
    }),
  "expenses.settlement": (a) =>
    expenses.settlement(
      amount(a["value"]),
      text(a["currency"]),
      table(a["rates"]),
      sideOf(a["accountCurrency"], a["accountValue"]),
      sideOf(a["fromCurrency"], a["fromValue"]),
    ),
  "shares.checkRule": (a) => {
    shares.checkRule(ruleOf(a["rule"]), idsOf(a["memberIds"]));
  },
  "shares.partsOf": (a) => shares.partsOf(ruleOf(a["rule"]), membersOf(a["members"])),
  "shares.peopleOf": (a) => shares.peopleOf(membersOf(a["members"])),
  "shares.byPerson": (a) => shares.byPerson(moneyOf(a["shares"]), peopleOf(a["people"])),
  "shares.split": (a) =>
    shares.split(
      text(a["entryId"]),
      text(a["currencyCode"]),
      linesOf(a["lines"]),
      membersOf(a["members"]),
      text(a["paidBy"]),
    ),
  "shares.mirror": (a) =>
    shares.mirror(text(a["entryId"]), text(a["currencyCode"]), amount(a["value"]), moneyOf(a["shares"])),
  "shares.checkShares": (a) => {
    shares.checkShares(
      amount(a["value"]),
      text(a["currencyCode"]),
      moneyOf(a["shares"]),
      idsOf(a["memberIds"]),
    );
  },
  "shares.borne": (a) =>
    shares.borne(
      text(a["memberId"]),
      textOrNull(a["paidBy"]),
      text(a["currencyCode"]),
      all(a["lines"]).map(({ categoryId, value }) => ({
        categoryId: text(categoryId),
        value: amount(value),
      })),
      moneyOf(a["shares"]),
    ),
  "shares.balances": (a) => shares.balances(all(a["entries"]).map(entryOf), peopleOf(a["people"])),
  "shares.payments": (a) => shares.payments(all(a["balances"]).map(balanceOf)),
};
