/** Forecast of the balances, computed on this device. */
import { atom } from "jotai";
import { forecastView, months, type ForecastChoice, type ForecastView } from "@/domain";
import { todayAtom } from "../device";
import { optimisticStateAtom } from "../view";
import { firstDayAtom, runningMonthAtom } from "./month";
import { ratesAtom } from "./rates";

/** Last day of a forecast: the end of the next budget month. */
export const forecastEndAtom = atom((get) => {
  const [, last] = months.dayRange(months.add(get(runningMonthAtom), 1), get(firstDayAtom));
  return last;
});

/** Return the forecast of a choice; null for an account that is not there. */
export const forecastOfAtom = atom((get) => {
  const [state, today, rates] = [get(optimisticStateAtom), get(todayAtom), get(ratesAtom)];
  const end = get(forecastEndAtom);
  return (choice: ForecastChoice): ForecastView | null =>
    state === null ? null : forecastView(state, choice, today, end, rates);
});

const SCHEDULED = { accountId: null, isScheduled: true, isPlanned: false };

/** Scheduled entries up to the end of the running month; null while no budget is open. */
export const monthComingAtom = atom((get) => {
  const [state, today, rates] = [get(optimisticStateAtom), get(todayAtom), get(ratesAtom)];
  const [, end] = months.dayRange(get(runningMonthAtom), get(firstDayAtom));
  return state === null ? null : forecastView(state, SCHEDULED, today, end, rates);
});

/** Return what is scheduled on the days after today, so many of them; null while no budget is open. */
export const comingWithinAtom = atom((get) => {
  const [state, today, rates] = [get(optimisticStateAtom), get(todayAtom), get(ratesAtom)];
  return (days: number): ForecastView | null => {
    if (state === null) return null;
    const view = forecastView(state, SCHEDULED, today, months.addDays(today, days), rates);
    return view && { ...view, rows: view.rows.filter(({ item }) => item.day > today) };
  };
});

/** Return what moves an account up to the end of the running month; null for an account that is not there. */
export const accountComingAtom = atom((get) => {
  const [state, today, rates] = [get(optimisticStateAtom), get(todayAtom), get(ratesAtom)];
  const [, end] = months.dayRange(get(runningMonthAtom), get(firstDayAtom));
  return (accountId: string): ForecastView | null => {
    const choice = { accountId, isScheduled: true, isPlanned: false };
    return state === null ? null : forecastView(state, choice, today, end, rates);
  };
});
