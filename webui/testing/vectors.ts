/** For tests: the rules as the vectors call them. All values are texts there; nothing is "" and never null. */
import * as access from "@/domain/rules/people/access";
import * as accountHistory from "@/domain/rules/accounts/accountHistory";
import * as accounts from "@/domain/rules/accounts/accounts";
import * as alerts from "@/domain/rules/alerts/alerts";
import * as balances from "@/domain/rules/accounts/balances";
import * as changes from "@/domain/rules/statistics/changes";
import * as cells from "@/domain/rules/exports/cells";
import * as conversions from "@/domain/rules/base/conversions";
import * as currencies from "@/domain/rules/base/currencies";
import * as devices from "@/domain/rules/people/devices";
import { display, displaySigned } from "@/domain/rules/base/display";
import * as expenses from "@/domain/rules/entries/expenses";
import * as forecasts from "@/domain/rules/recurring/forecasts";
import * as money from "@/domain/rules/base/money";
import * as months from "@/domain/rules/base/months";
import * as ordering from "@/domain/rules/base/ordering";
import * as passwords from "@/domain/rules/base/passwords";
import * as percent from "@/domain/rules/base/percent";
import * as plannings from "@/domain/rules/planning/plannings";
import * as rates from "@/domain/rules/base/rates";
import * as reminders from "@/domain/rules/recurring/reminders";
import * as reports from "@/domain/rules/statistics/reports";
import { household } from "@/domain/rules/guests/sample";
import { occurrenceEntryId } from "@/domain/rules/base/namedIds";
import * as schedules from "@/domain/rules/recurring/schedules";
import * as search from "@/domain/rules/entries/search";
import * as statistics from "@/domain/rules/statistics/statistics";
import * as stocks from "@/domain/rules/stocks";
import * as suggestions from "@/domain/rules/planning/suggestions";
import type { EntryKind, Language, Rates } from "@/contract/budget";
import * as validation from "@/domain/rules/contract/validation";
import * as wholeUnits from "@/domain/rules/base/wholeUnits";
import * as workspaces from "@/domain/rules/people/workspaces";
import { CARRY_MONTHS, CARRY_RULES } from "./vectorCarry";
import { FILTER_RULES } from "./vectorFilters";
import { LINE_RULES } from "./vectorLines";
import { LIST_RULES } from "./vectorLists";
import { PAYEE_RULES } from "./vectorPayees";
import { readLine } from "./vectorQuick";
import { SHARE_RULES } from "./vectorShares";
import {
  expectedIncomes,
  expectedItems,
  forecastView,
  monthView,
  paceRow,
  spentLine,
  upcomingSums,
  movedBudgets,
} from "./vectorMonths";
import {
  all,
  amount,
  booking,
  byMonth,
  byPlace,
  decimal,
  digits,
  flag,
  moneyBy,
  month,
  optional,
  pasts,
  period,
  rows,
  rowsWithPosition,
  schedule,
  settled,
  table,
  text,
  textOrNull,
  texts,
  type Args,
  type Json,
  whole,
  words,
} from "./vectorValues";

export type { Args } from "./vectorValues";

type Rule = (args: Args) => unknown;

const validators = Object.fromEntries(
  Object.keys(validation.RULES).map((name): [string, Rule] => [
    `validation.${name}`,
    (args) => validation.check(name as validation.RuleName, text(args["text"])),
  ]),
);

const RULES: Readonly<Record<string, Rule>> = {
  ...validators,
  ...CARRY_RULES,
  ...FILTER_RULES,
  ...LINE_RULES,
  ...LIST_RULES,
  ...SHARE_RULES,
  ...PAYEE_RULES,
  "account_history.moves": (a) => {
    const unsaid = { accountId: null, fromAccountId: null, fromValue: null, categoryId: null, note: "" };
    const entry = { ...unsaid, ...(a["entry"] as Args) };
    return accountHistory.moves(
      entry as unknown as accountHistory.Entry,
      text(a["kind"]) as accountHistory.Kind,
    );
  },
  "account_history.history": (a) =>
    accountHistory.history(
      moneyBy(a["balances"]),
      all(a["made"]).map((move) => ({ ...move, delta: amount(move["delta"]) }) as accountHistory.Move),
    ),
  "ordering.positions": (a) =>
    texts(Object.fromEntries(ordering.positions(rowsWithPosition(a["rows"]), a["ids"] as readonly string[]))),
  "ordering.nextPosition": (a) => text(String(ordering.nextPosition((a["taken"] as string[]).map(Number)))),
  "accounts.currencyOf": (a) => accounts.currencyOf(text(a["currencyCode"]), text(a["workspaceCurrency"])),
  "accounts.countsByDefault": (a) => accounts.countsByDefault(text(a["kind"])),
  "accounts.checkRemoval": (a) => {
    accounts.checkRemoval(flag(a["isMain"]), all(a["others"]));
  },
  "accounts.checkUnsetMain": (a) => {
    accounts.checkUnsetMain(all(a["others"]));
  },
  "accounts.successor": (a) => accounts.successor<{ id: string; createdAt: string }>(rows(a["others"]))?.id,
  "accounts.checkCurrency": (a) => {
    accounts.checkCurrency(text(a["old"]), text(a["new"]), text(a["workspaceCurrency"]), flag(a["isUsed"]));
  },
  "accounts.checkType": (a) => {
    accounts.checkType(text(a["old"]), text(a["new"]));
  },
  "accounts.currencyAfterChange": (a) =>
    accounts.currencyAfterChange(text(a["currencyCode"]), text(a["workspaceCurrency"]), flag(a["isUsed"])),
  "accounts.opening": (a) => accounts.opening(amount(a["budget"])),
  "accounts.setBalance": (a) =>
    accounts.setBalance(amount(a["current"]), amount(a["wanted"]), optional(a["seen"])),
  "balances.balance": (a) =>
    balances.balance(rows(a["accounts"]), text(a["workspaceCurrency"]), table(a["rates"])),
  "balances.subtotals": (a) => balances.subtotals(rows(a["accounts"]), text(a["workspaceCurrency"])),
  "conversions.convert": (a) =>
    conversions.convert(amount(a["amount"]), text(a["source"]), text(a["target"]), table(a["rates"])),
  "conversions.total": (a) =>
    conversions.total(
      all(a["amounts"]).map((part) => ({
        currencyCode: text(part["currencyCode"]),
        amount: amount(part["amount"]),
      })),
      text(a["target"]),
      table(a["rates"]),
    ),
  "currencies.symbol": (a) => currencies.symbol(text(a["code"])),
  "currencies.digits": (a) => currencies.digits(text(a["code"])),
  "currencies.moneyDigits": (a) => currencies.moneyDigits(text(a["code"])),
  "currencies.isKnown": (a) => currencies.isKnown(text(a["code"])),
  "currencies.normalize": (a) => currencies.normalize(text(a["label"])),
  "expenses.expense": (a) =>
    expenses.expense(
      amount(a["value"]),
      text(a["currency"]),
      text(a["accountCurrency"]),
      table(a["rates"]),
      optional(a["accountValue"]),
    ),
  "expenses.income": (a) =>
    expenses.income(
      amount(a["value"]),
      text(a["accountCurrency"]),
      text(a["workspaceCurrency"]),
      table(a["rates"]),
    ),
  "expenses.transfer": (a) =>
    expenses.transfer(
      amount(a["value"]),
      text(a["currency"]),
      text(a["fromCurrency"]),
      table(a["rates"]),
      optional(a["fromValue"]),
    ),
  "expenses.checkAccounts": (a) => {
    expenses.checkAccounts(text(a["accountId"]), text(a["fromAccountId"]));
  },
  "expenses.checkReplacement": (a) => {
    expenses.checkReplacement(text(a["kind"]) as EntryKind, text(a["newKind"]) as EntryKind);
  },
  "expenses.effect": (a) => expenses.effect(booking(a["booking"])),
  "expenses.reverse": (a) => expenses.reverse(booking(a["booking"])),
  "forecasts.allowance": (a) =>
    forecasts.allowance(text(a["first"]), text(a["last"]), text(a["today"]), amount(a["amount"])),
  "forecasts.expected": (a) => expectedItems(a),
  "forecasts.forecast": (a) => forecastView(a),
  "forecasts.incomes": (a) => expectedIncomes(a),
  "forecasts.spend": (a) => spentLine(a),
  "forecasts.upcoming": (a) => upcomingSums(a),
  "sample.household": (a) => texts(household(text(a["today"]), text(a["language"]) as Language)),
  "money.parse": (a) => money.parse(text(a["text"])),
  "money.quantize": (a) => money.quantize(decimal(a["value"]), digits(a["digits"])),
  "money.checkDigits": (a) => money.checkDigits(amount(a["value"]), digits(a["digits"])),
  "money.convert": (a) =>
    money.convert(amount(a["amount"]), decimal(a["rateFrom"]), decimal(a["rateTo"]), digits(a["digits"])),
  "money.toHundredths": (a) => String(amount(a["value"])),
  "money.fromHundredths": (a) => BigInt(text(a["hundredths"])),
  "money.formatText": (a) => money.formatText(amount(a["value"])),
  "money.display": (a) =>
    display(amount(a["value"]), text(a["symbol"]), digits(a["digits"]), text(a["language"]) as Language),
  "money.displaySigned": (a) =>
    displaySigned(
      amount(a["value"]),
      text(a["symbol"]),
      digits(a["digits"]),
      text(a["language"]) as Language,
    ),
  "passwords.isOwn": (a) => String(passwords.isOwn(text(a["password"]), text(a["email"]), text(a["name"]))),
  "stocks.displayPrice": (a) =>
    stocks.displayPrice(text(a["text"]), text(a["currencyCode"]), text(a["language"]) as Language).text,
  "stocks.displayChange": (a) =>
    stocks.displayChange(text(a["text"]), text(a["currencyCode"]), text(a["language"]) as Language),
  "stocks.displayPercent": (a) => stocks.displayPercent(text(a["text"]), text(a["language"]) as Language),
  "stocks.direction": (a) => String(stocks.direction(text(a["text"]))),
  "devices.device": (a) => texts(devices.device(text(a["agent"]))),
  "months.monthOf": (a) => months.monthOf(text(a["day"]), whole(a["firstDay"])),
  "months.add": (a) => months.add(text(a["month"]), whole(a["count"])),
  "months.between": (a) => months.between(text(a["first"]), text(a["last"])),
  "months.firstDate": (a) => months.firstDate(text(a["month"])),
  "months.dayRange": (a) => months.dayRange(text(a["month"]), whole(a["firstDay"])),
  "months.daysLeft": (a) => months.daysLeft(text(a["today"]), text(a["month"]), whole(a["firstDay"])),
  "months.dayNumber": (a) => months.dayNumber(text(a["today"]), text(a["month"]), whole(a["firstDay"])),
  "months.parseMonth": (a) => months.parseMonth(text(a["text"])),
  "months.parseMonthDate": (a) => months.parseMonthDate(text(a["text"])),
  "months.parseDay": (a) => months.parseDay(text(a["text"])),
  "months.parseMoment": (a) => months.parseMoment(text(a["text"])),
  "months.momentText": (a) =>
    months.momentText({ instant: text(a["instant"]), localDay: text(a["localDay"]) }),
  "reminders.nextAt": (a) =>
    reminders.nextAt(
      text(a["start"]),
      text(a["frequency"]) as reminders.Frequency,
      text(a["zone"]),
      text(a["after"]),
    ),
  "cells.cellText": (a) => cells.cellText(text(a["text"])),
  "cells.csvText": (a) => cells.csvText(a["rows"] as readonly (readonly string[])[]),
  "cells.historyHeader": () => cells.historyHeader(),
  "alerts.level": (a) => texts(alerts.level(amount(a["spent"]), amount(a["base"]))),
  "alerts.crossed": (a) =>
    texts(
      alerts.crossed(
        whole(a["oldLevel"]),
        whole(a["newLevel"]),
        (a["levels"] as readonly string[]).map(Number),
      ),
    ),
  "whole_units.spent": (a) => wholeUnits.spent(amount(a["amount"])),
  "whole_units.left": (a) => wholeUnits.left(amount(a["amount"])),
  "whole_units.over": (a) => wholeUnits.over(amount(a["amount"])),
  "percent.percent": (a) => percent.percent(amount(a["spent"]), amount(a["budget"])),
  "percent.ratio": (a) => percent.ratio(amount(a["spent"]), amount(a["budget"])),
  "percent.overflow": (a) => percent.overflow(amount(a["spent"]), amount(a["budget"])),
  "percent.left": (a) => percent.left(amount(a["spent"]), amount(a["budget"])),
  "percent.display": (a) => percent.display(text(a["number"]), text(a["language"]) as Language),
  "percent.whole": (a) => percent.whole(amount(a["spent"]), amount(a["budget"])),
  "percent.leftPerDay": (a) =>
    percent.leftPerDay(amount(a["leftAmount"]), whole(a["days"]), digits(a["digits"])),
  "plannings.copyBudgets": (a) =>
    plannings.copyBudgets<plannings.StoredBudget>(
      rows(a["previous"]),
      rows(a["current"]),
      rows(a["categories"]),
    ),
  "plannings.move": movedBudgets,
  "plannings.pace": (a) => plannings.pace(month(a["month"]), paceRow(a["row"]), textOrNull(a["plannedOn"])),
  "rates.rebase": (a) => {
    const data = a["rates"] as unknown as Rates["data"];
    return rates.rebase({ base: text(a["base"]), date: "2026-11-20", data }, text(a["to"])).data;
  },
  "rates.ageDays": (a) => rates.ageDays(text(a["date"]), text(a["today"])),
  "rates.isStale": (a) => rates.isStale(text(a["date"]), text(a["today"])),
  "rates.needsRefresh": (a) => rates.needsRefresh(text(a["date"]), text(a["today"])),
  "rates.quotient": (a) => rates.quotient(decimal(a["value"]), decimal(a["divisor"])),
  "reports.monthFigures": (a) =>
    reports.monthFigures(
      period(a["period"]),
      byMonth(a["incomes"]),
      byMonth(a["spent"]),
      byMonth(a["budgets"]),
      pasts(a["accounts"]),
    ),
  "reports.monthlyAverage": (a) => {
    const months = all(a["figures"]).map((row) => ({
      month: text(row["month"]),
      income: { amount: amount(row["income"]), notConverted: [] },
      spent: { amount: amount(row["spent"]), notConverted: [] },
    }));
    return reports.monthlyAverage(period(a["period"]), months, textOrNull(a["first"]));
  },
  "reports.accountSeries": (a) => reports.accountSeries(period(a["period"]), pasts(a["accounts"])),
  "reports.categorySeries": (a) =>
    reports.categorySeries(
      period(a["period"]),
      new Map(Object.entries(a["archived"] as Args).map(([id, each]) => [id, flag(each)])),
      byPlace(a["spent"]),
      byPlace(a["budgets"]),
    ),
  "reports.categoryShares": (a) =>
    reports.categoryShares(
      period(a["period"]),
      a["categories"] as readonly string[],
      byPlace(a["spent"]),
      byPlace(a["budgets"]),
    ),
  "schedules.checkRhythm": (a) => {
    schedules.checkRhythm(schedule(a["rhythm"]));
  },
  "schedules.occurrences": (a) =>
    schedules.occurrences(schedule(a["rhythm"]), text(a["first"]), text(a["last"])),
  "schedules.isOccurrence": (a) => schedules.isOccurrence(schedule(a["rhythm"]), text(a["day"])),
  "schedules.bookedDay": (a) =>
    schedules.bookedDay(text(a["occurrence"]), text(a["weekend"]) as schedules.Rhythm["weekend"]),
  "schedules.openOccurrences": (a) => [
    ...schedules.openOccurrences(schedule(a["schedule"]), settled(a["settled"]), text(a["last"])),
  ],
  "schedules.bookedDays": (a) =>
    schedules.bookedDays(schedule(a["schedule"]), settled(a["skipped"]), text(a["first"]), text(a["last"])),
  "schedules.countBooked": (a) =>
    schedules.countBooked(
      schedule(a["schedule"]),
      settled(a["leftOut"]),
      a["first"] === undefined ? null : text(a["first"]),
      text(a["last"]),
    ),
  "schedules.nextDay": (a) =>
    schedules.nextDay(schedule(a["schedule"]), settled(a["settled"]), text(a["today"])),
  "schedules.activeFrom": (a) =>
    schedules.activeFrom(text(a["startDate"]), text(a["today"]), flag(a["hasBackfill"])),
  "schedules.entryId": (a) =>
    occurrenceEntryId(text(a["scheduleId"]), text(a["occurrence"]), whole(a["attempt"] ?? "1")),
  "search.fold": (a) => search.fold(text(a["text"])),
  "quick_add.parse": readLine,
  "search.typed_words": (a) => search.typedWords(text(a["text"])),
  "search.words": (a) => search.words(text(a["text"])),
  "search.names": (a) => search.names(text(a["name"])),
  "search.amounts": (a) => search.amounts(text(a["typed"])),
  "search.matches": (a) =>
    search.matches(
      text(a["typed"]),
      a["texts"] as readonly string[],
      a["tags"] as readonly string[] | undefined,
    ),
  "changes.comparedSpans": (a) =>
    changes.comparedSpans(
      a["keys"] as readonly string[],
      whole(a["firstDay"]),
      text(a["today"]),
      text(a["first"]),
    ),
  "changes.largestChanges": (a) =>
    changes
      .largestChanges(moneyBy(a["spent"]), moneyBy(a["before"]), whole(a["count"]), text(a["currencyCode"]))
      .map((row) => words(row)),
  "statistics.averagedMonths": (a) =>
    statistics.averagedMonths(a["keys"] as readonly string[], text(a["first"]) || null, text(a["running"])),
  "statistics.closings": (a) => {
    const keys = a["keys"] as readonly string[];
    return statistics.closings(amount(a["balance"]), moneyBy(a["moved"]), keys, text(a["running"]));
  },
  "statistics.shares": (a) => statistics.shares((a["amounts"] as readonly Json[]).map(amount)),
  "statistics.totals": (a) =>
    statistics.totals(
      all(a["parts"]).map(
        (part) =>
          [text(part["key"]), statistics.amountOf(text(part["currencyCode"]), text(part["amount"]))] as const,
      ),
      text(a["currencyCode"]),
      table(a["rates"]),
    ),
  "statistics.wasCounted": (a) =>
    statistics.wasCounted(flag(a["isShowInBalance"]), textOrNull(a["deletedOn"]), text(a["day"])),
  "suggestions.average": (a) =>
    suggestions.average((a["amounts"] as readonly Json[]).map(amount), digits(a["digits"])),
  "suggestions.fullMonths": (a) =>
    suggestions.fullMonths(text(a["month"]), text(a["running"]), text(a["first"]), whole(a["count"])),
  "access.refusal": (a) => access.refusal(text(a["role"]) as access.Role, text(a["action"]) as access.Action),
  "access.memberRole": (a) => {
    const member = { userId: text(a["userId"]), isVerified: flag(a["isVerified"]), role: text(a["role"]) };
    return access.memberRole(member as access.RoleMember, text(a["creatorId"]));
  },
  "workspaces.heir": (a) =>
    workspaces.heir<workspaces.Member>(rows(a["members"]), text(a["creatorId"]))?.userId,
  "workspaces.checkRemoval": (a) => {
    workspaces.checkRemoval(flag(a["isPersonal"]), whole(a["others"]));
  },
};

/** Rule by `family.name`; each gives its result in the words of the vectors. */
export const FUNCTIONS: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(
    Object.entries(RULES).map(([name, rule]) => [name, (args: Args) => words(rule(args))]),
  ),
  "plannings.view": (args) => words(monthView(args), true),
  ...Object.fromEntries(
    Object.entries(CARRY_MONTHS).map(([name, rule]) => [name, (args: Args) => words(rule(args), true)]),
  ),
};
