/** Explanations of the chosen month's numbers. */
import { atom } from "jotai";
import { explanationView, type Explained, type Explanation } from "@/domain";
import { todayAtom } from "../device";
import { optimisticStateAtom } from "../view";
import { cutoffAtom } from "./history";
import { monthAtom } from "./month";
import { ratesAtom } from "./rates";

/** Return the parts of a number of the chosen month; null where there is no such number. */
export const explanationAtom = atom((get) => {
  const [state, month, today] = [get(optimisticStateAtom), get(monthAtom), get(todayAtom)];
  const [rates, cutoff] = [get(ratesAtom), get(cutoffAtom)];
  return (about: Explained): Explanation | null =>
    state && explanationView(state, month, today, rates, about, cutoff?.localDay ?? null);
});
