/** Spending of all members, or what the person bears of it. */
import { atom } from "jotai";
import { minePlans, months, planningView, type Planning } from "@/domain";
import { todayAtom } from "../device";
import { remoteOf } from "../remote";
import { optimisticStateAtom, viewAtom } from "../view";
import { categoryByIdAtom } from "./categories";
import { monthAtom, monthViewAtom } from "./month";
import { isSharedAtom, personIdAtom } from "./people";
import { rowsOf, type PlanningRow } from "./planning";
import { ratesAtom } from "./rates";

export type Whose = "all" | "mine";

const whoseCell = atom<Whose>("all");

/** Whose spending is shown; of a budget of one person all is theirs. */
export const whoseAtom = atom(
  (get): Whose => (get(isSharedAtom) ? get(whoseCell) : "all"),
  (_get, set, whose: Whose) => set(whoseCell, whose),
);

const SEPARATOR = " ";

/** Months as the server has them for the person, by workspace and month. */
const remote = remoteOf<Planning>(
  (key) => {
    const [workspaceId = "", date = ""] = key.split(SEPARATOR);
    const params = { path: { workspace_id: workspaceId }, query: { date, share: "mine" as const } };
    return (client) => client.GET("/api/planning/{workspace_id}/list", { params });
  },
  { keptAs: (key) => `mine ${key}` },
);

export const readMineAtom = remote.readAtom;

/** Key of the chosen month where not all of its entries are held here; null where they are. */
const mineKeyAtom = atom((get): string | null => {
  const { snapshot, cutoff } = get(viewAtom);
  const isHeld = cutoff === null || get(monthViewAtom).firstDay > cutoff.localDay;
  return isHeld || snapshot === null
    ? null
    : [snapshot.workspace.id, months.firstDate(get(monthAtom))].join(SEPARATOR);
});

/** Key to ask the server for, and the revision at which it is asked anew; null where nothing is asked. */
export const mineRunAtom = atom((get) => {
  const key = get(mineKeyAtom);
  return key === null ? null : { key, revision: get(viewAtom).snapshot?.workspace.revision };
});

/** The chosen month with what the person bears of its spending; null while it is not known. */
export const minePlanningAtom = atom((get): Planning | null => {
  const [state, me, key] = [get(optimisticStateAtom), get(personIdAtom), get(mineKeyAtom)];
  if (state === null || me === undefined) return null;
  if (key !== null) {
    const reading = get(remote.valueOfAtom)(key);
    return reading?.ok === true ? reading.data : null;
  }
  const month = get(monthAtom);
  return planningView(minePlans(state, month, me), month, get(todayAtom), get(ratesAtom));
});

/** True once the month could not be read. */
export const isMineMissingAtom = atom((get) => {
  const key = get(mineKeyAtom);
  return key !== null && get(remote.valueOfAtom)(key)?.ok === false;
});

/** Categories of that month. */
export const mineRowsAtom = atom((get): readonly PlanningRow[] =>
  rowsOf(get(minePlanningAtom)?.planningsCategories ?? [], get(categoryByIdAtom)),
);
