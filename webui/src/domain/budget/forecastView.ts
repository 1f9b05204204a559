/** The forecast as the screen shows it: a balance for each day, and what comes with the balance after it. */
import { currencyOf } from "../rules/accounts/accounts";
import { total } from "../rules/base/conversions";
import * as forecasts from "../rules/recurring/forecasts";
import { formatText, fromText, sum, ZERO, type Money } from "../rules/base/money";
import { between, monthOf } from "../rules/base/months";
import type { NotConverted, Rates } from "@/contract/budget";
import { plansOf, type ComingItem } from "./comingItems";
import { notConvertedOf, planningView } from "./planningView";
import type { State } from "./state";

export interface ForecastChoice {
  /** Null: all accounts that are shown in the balance. */
  readonly accountId: string | null;
  readonly isScheduled: boolean;
  /** Free money of the plans is spent too; plans are of no account. */
  readonly isPlanned: boolean;
}

export interface ForecastDay {
  readonly day: string;
  /** Balance at its end. */
  readonly amount: string;
  /** Balance before what is scheduled on it. */
  readonly before: string;
}

export interface ForecastRow {
  readonly item: ComingItem;
  /** Amount that it adds to the balance or takes off; null where that has no rate, and nothing moves. */
  readonly moved: string | null;
  readonly after: string | null;
}

export interface ForecastView {
  readonly currencyCode: string;
  /** Every day from today on. */
  readonly days: readonly ForecastDay[];
  readonly lowest: ForecastDay;
  /** First day that ends below zero. */
  readonly belowZero: string | null;
  readonly rows: readonly ForecastRow[];
  readonly notConverted: readonly NotConverted[];
}

type Line = Pick<forecasts.Line, "currencyCode" | "days">;

/** Return the forecast up to a day; null for an account that is not there. */
export function forecastView(
  state: State,
  choice: ForecastChoice,
  today: string,
  until: string,
  rates: Rates,
): ForecastView | null {
  const lineOf = (schedules: State["schedules"]) => {
    const seen = forecastOf({ ...state, schedules }, today, until, rates);
    return { ...seen, line: choice.accountId === null ? seen.total : seen.accounts.get(choice.accountId) };
  };
  const [now, seen] = [lineOf([]), lineOf(choice.isScheduled ? state.schedules : [])];
  if (now.line === undefined || seen.line === undefined) return null;
  const days = daysOf(now.line, seen.line, allowances(state, choice, today, until, rates), until);
  const isMoved = ({ schedule }: ComingItem) =>
    choice.accountId === null || [schedule.accountId, schedule.fromAccountId].includes(choice.accountId);
  const items = forecasts.expected(seen.planned, today, until).filter(isMoved);
  return {
    currencyCode: seen.line.currencyCode,
    days,
    lowest: days.reduce((least, day) => (fromText(day.amount) < fromText(least.amount) ? day : least)),
    belowZero: days.find(({ amount }) => fromText(amount) < ZERO)?.day ?? null,
    rows: rowsOf(state, choice.accountId, items, days, rates),
    notConverted:
      choice.accountId === null
        ? notConvertedOf(seen.notConverted.filter(({ amount }) => amount !== ZERO))
        : [],
  };
}

/** Return the balances of all accounts as the schedules move them. */
function forecastOf(state: State, today: string, until: string, rates: Rates) {
  const live = state.accounts.filter(({ deleted }) => !deleted);
  return forecasts.forecast(live, plansOf(state), state.workspace.currencyCode, rates, today, until);
}

function allowances(
  state: State,
  { accountId, isScheduled, isPlanned }: ForecastChoice,
  today: string,
  until: string,
  rates: Rates,
): forecasts.Allowance[] {
  if (accountId !== null || !isPlanned) return [];
  const { firstDayOfMonth } = state.workspace;
  return between(monthOf(today, firstDayOfMonth), monthOf(until, firstDayOfMonth)).flatMap((key) => {
    const { firstDay, lastDay, free, upcoming } = planningView(state, key, today, rates);
    const amount = fromText(free) + (isScheduled ? ZERO : fromText(upcoming));
    return forecasts.allowance(firstDay, lastDay, today, amount) ?? [];
  });
}

function daysOf(
  now: Line,
  line: Line,
  planned: readonly forecasts.Allowance[],
  until: string,
): [ForecastDay, ...ForecastDay[]] {
  const scheduled = forecasts.spend(line, [], until).days;
  let last = now.days[0]?.amount ?? ZERO;
  const days = forecasts.spend(line, planned, until).days.map(({ day, amount }, index) => {
    const standing = scheduled[index]?.amount ?? last;
    const before = amount - (standing - last);
    last = standing;
    return { day, amount: formatText(amount), before: formatText(before) };
  });
  return days as [ForecastDay, ...ForecastDay[]];
}

function rowsOf(
  state: State,
  accountId: string | null,
  items: readonly ComingItem[],
  days: readonly ForecastDay[],
  rates: Rates,
): ForecastRow[] {
  const after = new Map(days.map(({ day, amount }) => [day, fromText(amount)]));
  const movedBy = mover(state, accountId, rates);
  const rows = items.toReversed().map((item): ForecastRow => {
    const [moved, balance] = [movedBy(item), after.get(item.day) ?? ZERO];
    if (moved === null) return { item, moved: null, after: null };
    after.set(item.day, balance - moved);
    return { item, moved: formatText(moved), after: formatText(balance) };
  });
  return rows.reverse();
}

/** Return a function that gives the amount by which an occurrence moves the line; null without a rate. */
function mover({ accounts, workspace }: State, accountId: string | null, rates: Rates) {
  const live = accounts.filter(({ deleted }) => !deleted);
  const codes = new Map(
    live.map(({ id, currencyCode }) => [id, currencyOf(currencyCode, workspace.currencyCode)]),
  );
  const shown = new Set(live.filter(({ isShowInBalance }) => isShowInBalance).map(({ id }) => id));
  return ({ schedule }: ComingItem): Money | null => {
    const moves = forecasts.movesOf(schedule, codes, rates);
    if (moves === null) return null;
    if (accountId !== null) return sum(moves.filter(([id]) => id === accountId).map(([, delta]) => delta));
    const amounts = moves
      .filter(([id]) => shown.has(id))
      .map(([id, amount]) => ({ currencyCode: codes.get(id) ?? workspace.currencyCode, amount }));
    return total(amounts, workspace.currencyCode, rates).amount;
  };
}
