/** Circumstances of a change besides the state: the time, the rates, the person, new ids. */
import type { Rates } from "@/contract/budget";

/** In guest mode a local id starts with what it is an id of. */
export type IdPrefix = "acc" | "accHis" | "plan" | "cat" | "his" | "list" | "item" | "sch" | "mem";

export interface Context {
  /** The instant in UTC. */
  readonly now: string;
  /** The person's own calendar day. */
  readonly today: string;
  readonly rates: Rates;
  readonly user: { readonly id: string; readonly name: string };
  readonly isGuest: boolean;
  readonly newId: (prefix: IdPrefix) => string;
}
