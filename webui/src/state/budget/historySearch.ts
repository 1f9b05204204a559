/** Server's hits beyond the part of the history that is held here. */
import { atom } from "jotai";
import type { HistorySearch } from "@/data/server/budgetServer";
import type { HistoryCutoff } from "@/data/sync/historyCutoff";
import { gatewayAtom, viewAtom } from "../view";

interface Run {
  /** Query. */
  readonly of: string;
  /** Where what is held ended when it began: held anew, it begins anew. */
  readonly from: HistoryCutoff;
  /** Month down to which it has searched; null: to the end. */
  readonly cutoff: HistoryCutoff | null;
  /** The filter with a name that nothing has, and the parameters of that error; null for none. */
  readonly wrong: WrongName | null;
}

interface WrongName {
  readonly text: string;
  readonly params: Readonly<Record<string, string>>;
}

const runCell = atom<Run | null>(null);

/** Down to where all is here that is looked for; null: to the end. */
export const searchCutoffAtom = atom((get) => {
  const [run, held] = [get(runCell), get(viewAtom).cutoff];
  return (wanted: HistorySearch): HistoryCutoff | null =>
    run !== null && run.from === held && run.of === nameOf(wanted) ? run.cutoff : held;
});

/** The last filter of which the server alone could tell that nothing has a name of it. */
export const wrongNameAtom = atom((get): WrongName | null => {
  const run = get(runCell);
  return run !== null && run.from === get(viewAtom).cutoff ? run.wrong : null;
});

/** Takes in what the server finds next. */
export const searchMoreAtom = atom(null, async (get, set, wanted: HistorySearch): Promise<void> => {
  const [from, after] = [get(viewAtom).cutoff, get(searchCutoffAtom)(wanted)];
  if (from === null || after === null) return;
  const result = await get(gatewayAtom)?.shared?.searchHistory(wanted, after);
  if (result == null) return;
  const wrong = result.wrong && { text: wanted.where ?? "", params: result.wrong };
  set(runCell, { of: nameOf(wanted), from, cutoff: result.cutoff, wrong });
});

function nameOf(wanted: HistorySearch): string {
  return JSON.stringify(wanted);
}
